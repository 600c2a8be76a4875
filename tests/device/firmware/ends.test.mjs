// The end of every script's game, with the cache between processor and flash: what grows with a game does not make a press
// slow. It is taken up, played on, shown as finished, exported, and replayed backwards.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Flash } from '../board/flash.mjs';
import { ROOT } from '../image/build.mjs';
import { Device } from './device.mjs';

const MS = 1e6;
/** The longest that a press may take to its last pixel, in milliseconds: a cursor's move, and a whole new screen. */
const LIMITS = { cursors: 30, screens: 60 };
/** The games in the order of the title, by how the names of their journals begin. */
const ROWS = ['castles', 'dice', 'natick', 'orleans'];
/** Actions that DOWN goes in a replay. */
const STRIDE = 10;

const folder = mkdtempSync(join(tmpdir(), 'loire-'));
after(() => rmSync(folder, { recursive: true }));

/** Makes a flash for each journal. Returns their names, and how many actions they have. */
function ends() {
  const args = ['run', '--quiet', '-p', 'tests', '--example', 'ends', '--', folder];
  const { status, stdout, stderr } = spawnSync('cargo', args, { cwd: ROOT, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const only = process.env.LOIRE_ENDS?.split(' ');
  const all = stdout.trim().split('\n').map((line) => line.split(' '));
  return all.filter(([name]) => !only || only.includes(name)).map(([name, length]) => ({ name, length: Number(length) }));
}

/** A device at the end of a game, whose presses are measured by what they do. */
class Measured {
  /** By what was done: the slowest press of each kind, in milliseconds. */
  worst = {};
  slow = [];

  constructor(name) {
    const flash = new Flash({ saves: readFileSync(join(folder, `${name}.bin`)) });
    this.device = new Device({ cache: true, bounce: 2, flash }).start();
    this.row = ROWS.findIndex((game) => name.replace('cut-', '').startsWith(game));
  }

  press(what, button, times = 1) {
    const { device } = this;
    const { meter } = device;
    for (let i = 0; i < times; i++) {
      const before = Object.keys(LIMITS).map((kind) => [kind, meter[kind].length]);
      device.press(button);
      for (const [kind, count] of before)
        for (const nanos of meter[kind].slice(count)) this.note(`${what}, ${kind}`, nanos / MS, LIMITS[kind]);
    }
    return this;
  }

  note(what, ms, limit) {
    this.worst[what] = Math.max(this.worst[what] ?? 0, Math.round(10 * ms) / 10);
    if (ms > limit) this.slow.push(`${what}: ${ms.toFixed(1)} ms, at most ${limit}`);
  }

  /** Waits long enough that the next press is no slip. */
  pause() {
    this.device.board.run(600);
    return this;
  }
}

for (const { name, length } of ends())
  test(`${name}, after ${length} actions`, (t) => {
    const at = new Measured(name);
    at.press('take up', 'A').pause().press('play', 'A').pause();
    for (const button of ['RIGHT', 'DOWN', 'X', 'LEFT', 'UP', 'X', 'Y', 'B']) at.press('play', button).pause();
    at.device.powerCycle();
    at.press('title', 'DOWN', ROWS.length - at.row).press('show', 'A').press('export', 'X').press('code', 'A').press('back', 'B').pause();
    at.press('watch', 'A').press('on', 'DOWN', Math.ceil(length / STRIDE)).press('left', 'LEFT', 3).press('up', 'UP').press('right', 'RIGHT');
    at.press('back', 'B').pause().press('back', 'B');
    t.diagnostic(JSON.stringify(at.worst));
    assert.deepEqual(at.slow, []);
  });
