// Computers that play each other on the emulated device.
import { execFileSync } from 'node:child_process';
import { Board } from '../board/board.mjs';
import { BOARDS } from '../board/boards.mjs';
import { ROOT } from '../image/build.mjs';
import { Elf } from '../image/elf.mjs';
import { decode } from '../image/log.mjs';
import { Player } from './player.mjs';

/** The tables of each game: how many seats, and the presses after them in its form. */
const TWO = { seats: 2, after: [] };
const ONE = { seats: 1, after: [] };
export const TABLES = {
  castles: { base: TWO, three: { seats: 3, after: [] }, four: { seats: 4, after: [] }, expanded: { seats: 2, after: ['DOWN', 'DOWN', 'RIGHT'] }, team: { seats: 4, after: ['DOWN', 'RIGHT'] }, solo: ONE },
  'dice-game': { base: TWO, solo: ONE },
  natick: { base: TWO },
  orleans: {
    base: TWO,
    prosperity: { seats: 2, after: ['DOWN', 'RIGHT'] },
    invasion: { seats: 2, after: ['DOWN', 'RIGHT', 'RIGHT'] },
    duel: { seats: 2, after: ['DOWN', 'RIGHT', 'RIGHT', 'RIGHT'] },
    dignitary: ONE,
    vierzon: { seats: 1, after: ['DOWN', 'RIGHT'] },
    salesman: { seats: 1, after: ['DOWN', 'RIGHT', 'RIGHT'] },
  },
};
export const LEVELS = ['easy', 'medium', 'hard'];
const THOUGHT = /thought for (\d+) us, (\d+) us at a time$/;
/** Emulated milliseconds between looks at the log. */
const STEP = 2000;
const LONGEST = 1_200_000;

/** Returns the games in the order of the title. */
function games() {
  return JSON.parse(execFileSync('cargo', 'run -q --example playouts -- list'.split(' '), { cwd: ROOT }));
}

/** Starts a game of computers from the title, their actions shown at once. */
function begin(player, game, level, table) {
  const all = games();
  const row = all.findIndex((one) => one.game === game);
  const { least, most, form } = all[row];
  const { seats, after } = TABLES[game][table];
  const steps = (seats - form + most - least + 1) % (most - least + 1);
  player.press('UP').press('A').press('DOWN', 5).press('RIGHT').press('B');
  player.press('DOWN', row + 1).press('X');
  if (steps) player.press('RIGHT', steps);
  for (let seat = 0; seat < seats; seat++) player.press('DOWN').press('A', LEVELS.indexOf(level) + 1);
  after.forEach((button) => player.press(button));
  const { board } = player;
  const press = (button) => {
    board.buttons.press(button);
    board.run(60);
    board.buttons.release(button);
    board.run(400);
  };
  press('X');
  // Some games open with pages.
  if (board.idle) press('B');
}

/** Returns how long so many decisions took, or all until the game was over. */
export function think({ elf, board: name, game, table, level, decisions, seed = 1 }) {
  const board = new Board({ elf: Elf.read(elf), board: BOARDS[name], cache: true, seed });
  const player = new Player(board);
  player.start();
  begin(player, game, level, table);
  let thoughts = [];
  for (let ms = 0; ms < LONGEST && thoughts.length < decisions; ms += STEP) {
    const before = thoughts.length;
    board.run(STEP);
    thoughts = decode(board.elf, board.rtt.bytes).flatMap((line) => (THOUGHT.exec(line) ? [THOUGHT.exec(line).slice(1, 3).map(Number)] : []));
    if (thoughts.length === before && board.idle) break;
  }
  if (!thoughts.length) throw new Error(`nobody thought in ${game}, ${table}`);
  const sorted = thoughts.map(([us]) => us / 1000).sort((a, b) => a - b);
  const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const longest = Math.max(...thoughts.map(([, slice]) => slice)) / 1000;
  return { game, level, table, board: name, decisions: sorted.length, median_ms: part(0.5), p95_ms: part(0.95), max_ms: sorted.at(-1), slice_max_ms: longest, stack_used_bytes: board.stackUsed };
}
