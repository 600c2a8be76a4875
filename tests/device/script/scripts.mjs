// The scripts of the repository.
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from './script.mjs';

const FOLDER = new URL('../../scripts/', import.meta.url);

/** The names of all scripts. */
export const all = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

/**
 * What another shell than the first board plays: each game, a lesson, computers, and the screens around them. That the
 * pictures are right is seen there; these show that they arrive. At night (`LOIRE_LONG`) it plays all.
 */
export const few = isLong()
  ? all
  : ['screens.txt', 'service.txt', 'first-natick.txt', 'castles-solo.txt', 'castles-computer.txt', 'dice-3p.txt', 'natick.txt', 'orleans-complete.txt', 'orleans-duel.txt'];

/** Returns whether the long runs are wanted: `LOIRE_LONG` is set, and not to 0. */
function isLong() {
  return (process.env.LOIRE_LONG ?? '0') !== '0';
}

/** Returns the commands of a script. */
export function commands(name) {
  return parse(readFileSync(new URL(name, FOLDER), 'utf8'), name);
}
