#!/usr/bin/env node
// Holds what `run.mjs` measured to the budgets: `node tests/device/budgets.mjs FILE...`, each with its line of JSON.
import fs from 'node:fs';

/** The most that each field may be; `asleep_percent` is the least. */
const BUDGETS = {
  'boot_ms': 400,
  'cursor_ms.worst': 30,
  'screen_ms.worst': 60,
  'stack_used_bytes': 32 * 1024,
  'static_ram_bytes': 190 * 1024,
  'flash_bytes': 1024 * 1024,
};
const ASLEEP_PERCENT = 99;

const files = process.argv.slice(2);
if (!files.length) {
  console.error('budgets: which measurements?');
  process.exit(2);
}
for (const file of files) {
  const line = fs.readFileSync(file, 'utf8').trim();
  const measured = JSON.parse(line);
  console.log(`${file}: ${line}`);
  for (const [field, most] of Object.entries(BUDGETS)) {
    const value = field.split('.').reduce((object, key) => object?.[key], measured);
    // A script that only moves a cursor has no new screen, and the other way round.
    if (value === null || (value === undefined && field.includes('.'))) continue;
    if (!(value <= most)) fail(`${file}: ${field} is ${value}, more than ${most}`);
  }
  if (!(measured.asleep_percent >= ASLEEP_PERCENT)) fail(`${file}: asleep only ${measured.asleep_percent} %`);
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
