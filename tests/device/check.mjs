// npm run board --prefix tests/device -- --port PORT [--out DIR]
//
// Plays a dozen scripts on the real device at a port, compares their pictures, and writes a report to send in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playAttached } from './script/attached.mjs';
import { Port } from './script/port.mjs';
import { commands } from './script/scripts.mjs';

/** Each game, a lesson, computers, the screens around them, and a power cycle. */
const SCRIPTS = ['screens', 'service', 'first-natick', 'castles-solo', 'castles-2p-2011', 'castles-computer', 'dice-solo', 'dice-3p', 'natick', 'orleans-complete', 'orleans-duel', 'cut-dice'];

const string = { type: 'string' };
const { values } = parseArgs({ options: { port: string, out: { ...string, default: 'board-report' } } });
if (!values.port) {
  console.error('usage: npm run board --prefix tests/device -- --port PORT [--out DIR]');
  process.exit(2);
}
const scripts = SCRIPTS.map((name) => ({ name, commands: commands(`${name}.txt`) }));
const reports = playAttached(new Port(values.port), scripts, { out: values.out, tell: (words) => console.error(words) });
const file = join(values.out, 'report.json');
writeFileSync(file, `${JSON.stringify({ date: new Date().toISOString(), computer: `${process.platform} ${process.arch}`, reports }, null, 2)}\n`);
const wrong = reports.flatMap(({ differences }) => differences);
console.log(wrong.length ? wrong.join('\n') : 'all pictures are the same');
console.log(`${file}: please send it in, with a photo of the screen`);
process.exitCode = wrong.length ? 1 : 0;
