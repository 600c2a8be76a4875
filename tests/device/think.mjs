// node tests/device/think.mjs [--game G] [--table NAME] [--level L] [--decisions N] [--seed N] [--board NAME] [--elf FILE]
//
// Lets computers of one level play each other on the emulated device, with a model of the flash cache, and prints a line of
// JSON for each table of each game: how long their decisions take, the longest slice of thinking, and the deepest stack.
// Decisions without a choice count too. Another seed of the ROSC gives another game.
import { parseArgs } from 'node:util';
import { DEFAULT_BOARD } from './board/boards.mjs';
import { build } from './image/build.mjs';
import { LEVELS, TABLES, think } from './script/think.mjs';

const string = { type: 'string' };
const named = { game: string, table: string, level: { ...string, default: 'hard' }, decisions: { ...string, default: '100' }, seed: { ...string, default: '1' }, board: { ...string, default: DEFAULT_BOARD }, elf: string };
const { values } = parseArgs({ options: named });
const check = (name, value, known) => {
  if (value !== undefined && !known.includes(value)) throw new Error(`--${name} is one of ${known.join(', ')}`);
};
check('game', values.game, Object.keys(TABLES));
check('level', values.level, LEVELS);
check('table', values.table, [...new Set(Object.values(TABLES).flatMap(Object.keys))]);
const elf = values.elf ?? build(values.board);
for (const [game, tables] of Object.entries(TABLES))
  for (const table of Object.keys(tables))
    if ((values.game ?? game) === game && (values.table ?? table) === table)
      console.log(JSON.stringify(think({ elf, board: values.board, game, table, level: values.level, decisions: Number(values.decisions), seed: Number(values.seed) })));
