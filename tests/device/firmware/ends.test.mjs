// The end of every script's game, with the cache between processor and flash: what grows with a game does not make a press
// slow. It is taken up, played on, shown as finished, exported, and replayed backwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ends } from '../script/ends.mjs';
import { Measured } from './measured.mjs';

/** Actions that DOWN goes in a replay. */
const STRIDE = 10;

const only = process.env.LOIRE_ENDS?.split(' ');

for (const { name, length, saves, down } of ends().filter(({ name }) => !only || only.includes(name)))
  test(`${name}, after ${length} actions`, (t) => {
    const at = new Measured(saves);
    at.press('take up', 'A').pause().press('play', 'A').pause();
    for (const button of ['RIGHT', 'DOWN', 'X', 'LEFT', 'UP', 'X', 'Y', 'B']) at.press('play', button).pause();
    at.device.powerCycle();
    at.press('title', 'DOWN', down).press('show', 'A').press('export', 'X').press('code', 'A').press('back', 'B').pause();
    at.press('watch', 'A').press('on', 'DOWN', Math.ceil(length / STRIDE)).press('left', 'LEFT', 3).press('up', 'UP').press('right', 'RIGHT');
    at.press('back', 'B').pause().press('back', 'B');
    t.diagnostic(JSON.stringify(at.worst));
    assert.deepEqual(at.slow, []);
  });
