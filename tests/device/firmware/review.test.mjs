// A review on the chip, with the cache between processor and flash: it ends in time though it is left again and again,
// no press waits for it or for the search for a better turn, and it finds what the simulator finds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ends } from '../script/ends.mjs';
import { difference, read, toPng } from '../script/picture.mjs';
import { says } from '../script/reader.mjs';
import { isLong } from '../script/scripts.mjs';
import { Measured } from './measured.mjs';

const MS = 1e6;
/** Seconds that the review of a game may take. */
const LIMITS = { 'castles-2p-2011': 90, 'dice-3p': 90, natick: 90, 'orleans-2p': 150 };
/** By day the shortest. */
const BY_DAY = 'natick';
/** Emulated milliseconds from press to press: no multiple of a tick or a slice. */
const PAUSES = [3137, 5501, 797, 7919];

for (const { name, saves, down } of ends().filter(({ name }) => name in LIMITS && (isLong() || name === BY_DAY)))
  test(`a review of ${name}`, (t) => {
    const at = new Measured(saves);
    const { device } = at;
    const { board } = device;
    const shows = (phrase) => says(board.panel.picture(), phrase);
    at.press('title', 'DOWN', down).press('show', 'A').press('what now', 'Y');

    let [ms, left] = [0, 0];
    for (;;) {
      const from = board.now;
      at.press('review', 'A');
      board.run(PAUSES[left % PAUSES.length]);
      // What does nothing holds nothing up: the bar moves on alone.
      for (const button of ['LEFT', 'DOWN']) device.press(button);
      ms += (board.now - from) / MS;
      if (shows('even luck')) break;
      at.press('leave', 'B').press('what now', 'Y');
      left++;
    }
    assert.ok(left > 1, `it was left ${left} times`);
    t.diagnostic(`${(ms / 1000).toFixed(1)} s, left ${left} times`);
    assert.ok(ms <= LIMITS[name] * 1000, `a review takes ${ms} ms`);
    const differs = (picture) => difference(read(new URL(`../../golden/${picture}.png`, import.meta.url)), toPng(device.screen));
    assert.equal(differs(`review-${name}`), null);
    at.press('list', 'A');
    assert.equal(differs(`review-${name}-list`), null);

    // While it looks for a better turn: none of the last, which is found at once.
    at.press('next', 'DOWN').interrupt('turn', 'A');
    assert.ok(shows('Looking for a better turn'));
    board.run(97);
    at.interrupt('taken', 'X').interrupt('better', 'X');
    board.run(97);
    at.interrupt('back', 'B');
    t.diagnostic(JSON.stringify(at.worst));
    assert.deepEqual(at.slow, []);
  });
