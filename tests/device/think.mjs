// node tests/device/think.mjs --game G --level L [--table NAME] [--decisions N] [--board NAME] [--elf FILE]
//
// Lets computers of one level play each other on the emulated device, with a model of the flash cache, and prints one line of
// JSON: how long their decisions take, the longest slice of thinking, and the deepest stack. Decisions without a choice count too.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Board } from './board/board.mjs';
import { BOARDS, DEFAULT_BOARD } from './board/boards.mjs';
import { ROOT, build } from './image/build.mjs';
import { Elf } from './image/elf.mjs';
import { decode } from './image/log.mjs';
import { Player } from './script/player.mjs';

/** The games in the order of the title. */
const GAMES = JSON.parse(execFileSync('cargo', 'run -q --release -p rules-core --example playouts -- list'.split(' '), { cwd: ROOT }));
/** The tables of games that have several: how many seats, and the presses after them. */
const BASE = { base: { seats: 2, after: [] }, solo: { seats: 1, after: [] } };
const TABLES = {
  castles: { ...BASE, expanded: { seats: 2, after: ['DOWN', 'DOWN', 'RIGHT'] }, team: { seats: 4, after: ['DOWN', 'RIGHT'] } },
  orleans: {
    ...BASE,
    prosperity: { seats: 2, after: ['DOWN', 'RIGHT'] },
    invasion: { seats: 2, after: ['DOWN', 'RIGHT', 'RIGHT'] },
    duel: { seats: 2, after: ['DOWN', 'RIGHT', 'RIGHT', 'RIGHT'] },
    vierzon: { seats: 1, after: ['DOWN', 'RIGHT'] },
    salesman: { seats: 1, after: ['DOWN', 'RIGHT', 'RIGHT'] },
  },
};
const LEVELS = ['easy', 'medium', 'hard'];
const THOUGHT = /thought for (\d+) us, (\d+) us at a time$/;
/** Emulated milliseconds between looks at the log. */
const STEP = 2000;
const LONGEST = 1_200_000;

function options() {
  const string = { type: 'string' };
  const names = { game: string, level: string, table: { ...string, default: 'base' }, decisions: { ...string, default: '100' }, board: { ...string, default: DEFAULT_BOARD }, elf: string };
  const { values } = parseArgs({ options: names });
  const keys = GAMES.map(({ game }) => game);
  if (!keys.includes(values.game)) throw new Error(`--game is one of ${keys.join(', ')}`);
  const tables = TABLES[values.game] ?? BASE;
  if (!Object.hasOwn(tables, values.table)) throw new Error(`--table is one of ${Object.keys(tables).join(', ')}`);
  if (!LEVELS.includes(values.level)) throw new Error(`--level is one of ${LEVELS.join(', ')}`);
  return values;
}

/** Starts a game of computers from the title, their actions shown at once. */
function begin(player, game, level, table) {
  const row = GAMES.findIndex((one) => one.game === game);
  const { least, most, form } = GAMES[row];
  const { seats, after } = (TABLES[game] ?? BASE)[table];
  const steps = (seats - form + most - least + 1) % (most - least + 1);
  player.press('UP').press('A').press('DOWN', 5).press('RIGHT').press('B');
  player.press('DOWN', row + 1).press('X');
  if (steps) player.press('RIGHT', steps);
  for (let seat = 0; seat < seats; seat++) player.press('DOWN').press('A', LEVELS.indexOf(level) + 1);
  after.forEach((button) => player.press(button));
  player.board.buttons.press('X');
  player.board.run(60);
  player.board.buttons.release('X');
}

const { game, level, table, decisions, board: name, elf } = options();
const board = new Board({ elf: Elf.read(elf ?? build(name)), board: BOARDS[name], cache: true });
const player = new Player(board);
player.start();
begin(player, game, level, table);
let thoughts = [];
for (let ms = 0; ms < LONGEST && thoughts.length < Number(decisions); ms += STEP) {
  const before = thoughts.length;
  board.run(STEP);
  thoughts = decode(board.elf, board.rtt.bytes).flatMap((line) => THOUGHT.exec(line)?.slice(1, 3).map(Number) ?? []);
  thoughts = Array.from({ length: thoughts.length / 2 }, (_, i) => thoughts.slice(2 * i, 2 * i + 2));
  if (thoughts.length === before && board.idle) break;
}
if (!thoughts.length) throw new Error('nobody thought');
const sorted = thoughts.map(([us]) => us / 1000).sort((a, b) => a - b);
const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
const longest = Math.max(...thoughts.map(([, slice]) => slice)) / 1000;
console.log(JSON.stringify({ game, level, table, board: name, decisions: sorted.length, median_ms: part(0.5), p95_ms: part(0.95), max_ms: sorted.at(-1), slice_max_ms: longest, stack_used_bytes: board.stackUsed }));
