// The scripts of whole games through the page's keyboard: the canvas shows the golden pictures, pixel for pixel.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Handheld, launch, path } from './browser/browser.mjs';
import { difference, read } from '../device/script/picture.mjs';
import { commands, few } from '../device/script/scripts.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** Pictures that show the build, which differs between devices. */
const OF_THE_BUILD = /^service/;

for (const name of new Set([...few, 'review.txt']))
  test(name, async (t) => {
    const context = await browser.newContext();
    const handheld = await Handheld.open(context);
    const differences = [];
    let pictures = 0;
    await handheld.play(commands(name), (shot, picture) => {
      pictures++;
      if (OF_THE_BUILD.test(shot)) return;
      const found = difference(read(path(`golden/${shot}.png`)), picture);
      if (found) differences.push(`${shot}: ${found}`);
    });
    assert.ok(pictures > 0);
    assert.deepEqual(differences, []);
    assert.deepEqual(handheld.errors, []);
    const cdp = await context.newCDPSession(handheld.page);
    await cdp.send('Performance.enable');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
    t.diagnostic(`${pictures} pictures; ${(metric('JSHeapUsedSize') / 2 ** 20).toFixed(1)} MiB of JavaScript`);
    await context.close();
  });
