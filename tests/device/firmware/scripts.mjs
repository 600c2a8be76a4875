// Scripts on a board: the pictures are the simulator's, pixel for pixel, and the budgets hold.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device } from './device.mjs';
import { spread } from '../script/meter.mjs';
import { difference, read, toPng } from '../script/picture.mjs';
import { commands } from '../script/scripts.mjs';

/** Pictures of the simulator; `cargo test` holds it to them. */
const GOLDEN = new URL('../../golden/', import.meta.url);
/** Pictures that show the build, which differs between devices. */
const OF_THE_BUILD = /^service/;

const BUDGETS = {
  boot_ms: 250,
  'cursor_ms.worst': 30,
  'screen_ms.worst': 60,
  'append_ms.median': 10,
  'append_ms.p95': 10,
  stack_used_bytes: 32 * 1024,
  static_ram_bytes: 190 * 1024,
  flash_bytes: 1.7 * 1024 * 1024,
};
const LEAST_SLEEP = 99;

/** Declares the tests of one board, with a cache or without. */
export function testScripts(board, { cache = false, only }) {
  const times = { cursors: [], screens: [] };
  for (const name of only)
    test(name, async (t) => {
      const device = new Device({ board, cache, bounce: 2 }).start();
      const differences = play(device, commands(name));
      const report = device.finish();
      for (const kind of Object.keys(times)) times[kind].push(...device.meter[kind]);
      t.diagnostic(JSON.stringify(report));
      await t.test("gives the simulator's pictures", () => assert.deepEqual(differences, []));
      await t.test('keeps within the budgets', () => assert.deepEqual(excess(report), []));
    });
  test('presses of all scripts together: nineteen of twenty pictures are there well before the budget', (t) => {
    const all = { cursor_ms: spread(times.cursors), screen_ms: spread(times.screens) };
    t.diagnostic(JSON.stringify(all));
    assert.ok(all.cursor_ms.p95 < 28 && all.screen_ms.p95 < 40, JSON.stringify(all));
  });
}

/** Plays a script from the title on, or a part of it. Returns how its pictures differ from the simulator's, in words. */
export function play(device, part) {
  const differences = [];
  device.onShot = (shot, picture) => {
    if (OF_THE_BUILD.test(shot)) return;
    const problem = difference(read(new URL(`${shot}.png`, GOLDEN)), toPng(picture));
    if (problem) differences.push(`${shot}: ${problem}`);
  };
  device.play(part);
  return differences;
}

/** Returns what is over its budget, in words. */
export function excess(report) {
  const over = Object.entries(BUDGETS).flatMap(([path, most]) => {
    const value = path.split('.').reduce((part, key) => part[key], report);
    return value > most ? [`${path}: ${value}, at most ${most}`] : [];
  });
  if (report.boot_ms === null) over.push('boot_ms: no complete picture');
  if (!(report.asleep_percent >= LEAST_SLEEP)) over.push(`asleep_percent: ${report.asleep_percent}, at least ${LEAST_SLEEP}`);
  return over;
}
