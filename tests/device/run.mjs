// node tests/device/run.mjs --script FILE --out DIR [--flash FILE] [--board NAME] [--elf FILE] [--cache]
// node tests/device/run.mjs --port PORT --script FILE --out DIR
//
// Plays a script on the emulated device, or on the real one at a port, writes its pictures, and prints one line of JSON with
// what was measured.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Board } from './board/board.mjs';
import { BOARDS, DEFAULT_BOARD } from './board/boards.mjs';
import { build } from './image/build.mjs';
import { Elf } from './image/elf.mjs';
import { Failure } from './common/failure.mjs';
import { Flash } from './board/flash.mjs';
import { decode } from './image/log.mjs';
import { playAttached } from './script/attached.mjs';
import { write } from './script/picture.mjs';
import { Player } from './script/player.mjs';
import { Port } from './script/port.mjs';
import { parse } from './script/script.mjs';

const USAGE = 'usage: node tests/device/run.mjs --script FILE --out DIR [--flash FILE] [--board NAME] [--elf FILE] [--cache]\n       node tests/device/run.mjs --port PORT --script FILE --out DIR';
const LOG_TAIL = 20;
/** Bounce of a worn contact, in milliseconds. */
const BOUNCE = 2;

function options() {
  const string = { type: 'string' };
  const names = { port: string, script: string, out: string, flash: string, board: { ...string, default: DEFAULT_BOARD }, elf: string, cache: { type: 'boolean' } };
  const { values } = parseArgs({ options: names });
  if (!values.script || !values.out) throw new Error(USAGE);
  if (!Object.hasOwn(BOARDS, values.board)) throw new Error(`no board '${values.board}'; there are ${Object.keys(BOARDS).join(', ')}`);
  return values;
}

function prepare() {
  const { port, script, out, flash: file, board, elf, cache } = options();
  const commands = parse(readFileSync(script, 'utf8'), script);
  if (port) return { port: new Port(port), name: script, commands, out };
  const flash = new Flash({ saves: file && existsSync(file) ? readFileSync(file) : undefined });
  mkdirSync(out, { recursive: true });
  return { commands, flash, file, out, board, cache, elf: elf && Elf.read(elf) };
}

function explain(failure, board) {
  const lines = decode(board.elf, board.rtt.bytes).slice(-LOG_TAIL);
  console.error(`the firmware failed at ${failure.at?.toFixed(3)} ms: ${failure.message}`);
  console.error(failure.registers?.join(' '));
  console.error(lines.length ? `its log ended with\n  ${lines.join('\n  ')}` : 'it logged nothing');
}

let job;
try {
  job = prepare();
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
if (job.port) {
  const [report] = playAttached(job.port, [job], { out: job.out, tell: (words) => console.error(words) });
  console.log(JSON.stringify(report));
  process.exit(report.differences.length ? 1 : 0);
}
const elf = job.elf ?? Elf.read(build(job.board));
const board = new Board({ elf, board: BOARDS[job.board], flash: job.flash, bounce: BOUNCE, cache: job.cache });
const player = new Player(board, (name, picture) => write(join(job.out, `${name}.png`), picture));
try {
  player.start().play(job.commands);
  console.log(JSON.stringify(player.finish()));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  explain(error, board);
  process.exitCode = 1;
} finally {
  if (job.file) writeFileSync(job.file, job.flash.saves);
}
