// node tests/device/tutor.mjs [--turns N] [--board NAME] [--elf FILE]
//
// Plays a game of each kind against a computer on the emulated device, with the tutor and a model of the flash cache, and
// prints a line of JSON for each: how long it holds up the end of a turn, and how soon presses are answered.
import { parseArgs } from 'node:util';
import { DEFAULT_BOARD } from './board/boards.mjs';
import { build } from './image/build.mjs';
import { SCRIPTS, tutored } from './script/tutor.mjs';

const string = { type: 'string' };
const { values } = parseArgs({ options: { turns: { ...string, default: '15' }, board: { ...string, default: DEFAULT_BOARD }, elf: string } });
const elf = values.elf ?? build(values.board);
for (const script of SCRIPTS) console.log(JSON.stringify(tutored({ elf, board: values.board, script, turns: Number(values.turns) })));
