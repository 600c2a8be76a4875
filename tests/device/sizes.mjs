// node tests/device/sizes.mjs [--board NAME] [--elf FILE]
//
// Prints what takes how much of the image: code by crate and by game, and what has no name, which is texts and tables.
import { parseArgs } from 'node:util';
import { BOARDS, DEFAULT_BOARD } from './board/boards.mjs';
import { build } from './image/build.mjs';
import { Elf } from './image/elf.mjs';

const FLASH = 0x10000000;
const RAM = 0x20000000;
const OWN = ['draw', 'texts', 'console', 'players', 'orleans_value', 'rules_core', 'store', 'saves', 'cable', 'firmware'];
const GAMES = ['castles', 'dice_game', 'natick', 'orleans'];

const string = { type: 'string' };
const { values } = parseArgs({ options: { board: { ...string, default: DEFAULT_BOARD }, elf: string } });
if (!Object.hasOwn(BOARDS, values.board)) throw new Error(`no board '${values.board}'; there are ${Object.keys(BOARDS).join(', ')}`);
const elf = Elf.read(values.elf ?? build(values.board));

/** Returns the crate of ours that a name stands in first, and the game that it names. */
function place(name) {
  const at = OWN.map((crate) => [name.search(new RegExp(`(?<![a-z_:.])${crate}(?![a-z_])`)), crate]).filter(([at]) => at >= 0);
  const game = GAMES.find((game) => name.includes(game));
  return [at.sort(([a], [b]) => a - b)[0]?.[1] ?? 'others', game ?? 'all games'];
}

const table = {};
let named = 0;
for (const [name, { address, size }] of elf.symbols) {
  if (address < FLASH || address >= RAM || !size) continue;
  const [crate, game] = place(name);
  const row = (table[crate] ??= {});
  row[game] = (row[game] ?? 0) + size;
  named += size;
}
const columns = ['all games', ...GAMES];
const line = (name, cells) => console.log([name.padEnd(14), ...cells.map((cell) => String(cell).padStart(10))].join(''));
const kib = (bytes) => (bytes / 1024).toFixed(1);
line('KiB', [...columns, 'sum']);
for (const crate of [...OWN, 'others'].filter((crate) => table[crate])) {
  const cells = columns.map((column) => table[crate][column] ?? 0);
  line(crate, [...cells, cells.reduce((a, b) => a + b, 0)].map(kib));
}
line('no name', [kib(elf.flashBytes - named)]);
line('image', [kib(elf.flashBytes)]);
