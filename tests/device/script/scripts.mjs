// The scripts of the repository.
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from './script.mjs';

const FOLDER = new URL('../../scripts/', import.meta.url);

/** The names of all scripts. */
export const all = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

/** What the first board plays: by day each game and each kind of screen, at night all. Both see how the longest games end. */
export const most = byDay([
  ...['screens.txt', 'service.txt', 'leaves.txt', 'first-dice-game.txt', 'computers.txt', 'review.txt', 'tutor.txt'],
  ...['castles-setup.txt', 'castles-solo.txt'],
  ...['cut-dice.txt', 'natick.txt'],
  ...['orleans-complete.txt', 'orleans-structure.txt', 'orleans-invasion-4p.txt', 'orleans-vierzon.txt'],
]);

/**
 * What another shell than the first board plays: that the pictures are right is seen there; these show that they arrive. At
 * night it plays all, too.
 */
export const few = byDay(['screens.txt', 'service.txt', 'cut-dice.txt', 'orleans-complete.txt']);

/** Returns these scripts; at night (`LOIRE_LONG`) all. */
function byDay(some) {
  return isLong() ? all : some;
}

/** Returns whether the long runs are wanted: `LOIRE_LONG` is set, and not to 0. */
export function isLong() {
  return (process.env.LOIRE_LONG ?? '0') !== '0';
}

/** Returns the commands of a script. */
export function commands(name) {
  return parse(readFileSync(new URL(name, FOLDER), 'utf8'), name);
}
