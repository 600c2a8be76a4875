// node tests/device/compare.mjs DIR1 DIR2: are the pictures of two runs the same?
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { difference, read } from './script/picture.mjs';

const dirs = process.argv.slice(2);
if (dirs.length !== 2) {
  console.error('usage: node tests/device/compare.mjs DIR1 DIR2');
  process.exit(2);
}

let sets;
try {
  sets = dirs.map((dir) => new Set(readdirSync(dir).filter((name) => name.endsWith('.png'))));
} catch (error) {
  console.error(error.message);
  process.exit(2);
}

const names = [...new Set(sets.flatMap((set) => [...set]))].sort();
const faults = names.flatMap((name) => {
  const absent = sets.findIndex((set) => !set.has(name));
  const fault = absent >= 0 ? `not in ${dirs[absent]}` : difference(...dirs.map((dir) => read(join(dir, name))));
  return fault ? [`${name}: ${fault}`] : [];
});
if (!names.length) faults.push(`no pictures in ${dirs.join(' and ')}`);
for (const fault of faults) console.error(fault);
if (!faults.length) console.log(`${names.length} pictures are equal`);
process.exitCode = faults.length ? 1 : 0;
