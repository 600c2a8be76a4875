// The page itself: one file that needs no network, fits every window, and can be read out.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { FILE, Handheld, launch, path } from './browser/browser.mjs';
import { difference, read } from '../device/script/picture.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

test('one file, without anything from elsewhere', async (t) => {
  const { size } = statSync(FILE);
  t.diagnostic(`${Math.ceil(size / 1024)} KiB`);
  assert.ok(size <= 1024 * 1024);
  assert.doesNotMatch(readFileSync(FILE, 'utf8').replace(/<script id="wasm".*/, ''), /(src|href)="?(https?:)?\/\//);
  const context = await browser.newContext({ offline: true });
  const asked = [];
  context.on('request', (request) => request.url().startsWith('data:') || asked.push(request.url()));
  const handheld = await Handheld.open(context);
  assert.deepEqual(asked, [FILE.href]);
  assert.equal(difference(read(path('golden/title.png')), await handheld.picture()), null);
  assert.deepEqual(handheld.errors, []);
  await context.close();
});

test('how long it takes to start, against the simulator', async (t) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const times = [];
  for (let i = 0; i < 5; i++) {
    await page.goto(FILE.href);
    await page.waitForSelector('[data-state=idle]');
    times.push(await page.evaluate(() => performance.getEntriesByName('title')[0].startTime));
  }
  await context.close();
  const folder = mkdtempSync(join(tmpdir(), 'loire-'));
  writeFileSync(join(folder, 'title.txt'), 'shot title\n');
  const simulator = path('../target/debug/simulator');
  const began = performance.now();
  const { status } = spawnSync(simulator, ['--script', join(folder, 'title.txt'), '--out', folder]);
  const native = performance.now() - began;
  rmSync(folder, { recursive: true });
  const median = times.sort((one, other) => one - other)[2];
  const ratio = status === 0 ? `${(median / native).toFixed(1)} times the simulator's start` : 'no simulator to compare with';
  t.diagnostic(`${median.toFixed(0)} ms from opening the file to the title picture, ${ratio}`);
});

test('a press takes no longer than a frame', async (t) => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  const times = await handheld.page.evaluate(() => {
    const key = (type) => window.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowDown', code: 'ArrowDown' }));
    return Array.from({ length: 50 }, () => {
      const began = testClock.now();
      key('keydown');
      const took = testClock.now() - began;
      key('keyup');
      return took;
    });
  });
  times.sort((one, other) => one - other);
  t.diagnostic(`${times[25].toFixed(2)} ms from a key to the canvas, ${times[49].toFixed(2)} at worst`);
  const memory = await handheld.page.evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
  t.diagnostic(`${(memory / 2 ** 20).toFixed(1)} MiB of memory`);
  await context.close();
});

const WINDOWS = [
  { width: 1280, height: 720, density: 1, step: 2 },
  { width: 1920, height: 1080, density: 1.25, step: 5 },
  { width: 390, height: 844, density: 3, step: 4 },
  { width: 844, height: 390, density: 3, step: 3 },
  { width: 320, height: 568, density: 2, step: 2 },
];
for (const { width, height, density, step } of WINDOWS)
  test(`${width}x${height} at density ${density}: whole pixels, all buttons, nothing scrolls`, async () => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density, hasTouch: true });
    const { page } = await Handheld.open(context);
    const screen = await page.locator('#screen').boundingBox();
    const steps = (screen.width * density) / 240;
    assert.ok(Math.abs(steps - Math.round(steps)) < 0.01, `${steps} pixels for one`);
    assert.equal(Math.round(steps), step);
    const boxes = await Promise.all((await page.locator('[data-button]').all()).map((button) => button.boundingBox()));
    assert.equal(boxes.length, 8);
    for (const box of [screen, ...boxes]) {
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
      assert.ok(box.width >= 36 && box.height >= 36);
    }
    for (const box of boxes) {
      const apart = box.x >= screen.x + screen.width || box.x + box.width <= screen.x || box.y >= screen.y + screen.height;
      assert.ok(apart, 'a button lies on the picture');
    }
    await page.mouse.wheel(0, 500);
    const moved = await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollHeight > innerHeight]);
    assert.deepEqual(moved, [0, 0, false]);
    await context.close();
  });

test('buttons have names, and the strip is read out', async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  for (const name of ['Up', 'Down', 'Left', 'Right', 'A: do', 'B: back', 'X: look elsewhere', 'Y: menu'])
    assert.equal(await handheld.page.getByRole('button', { name, exact: true }).count(), 1, name);
  // A screen reader clicks where there is no pointer.
  await handheld.page.getByRole('button', { name: 'X: look elsewhere' }).evaluate((button) => button.click());
  await handheld.settle();
  assert.equal(await handheld.text('strip'), 'Setup');
  // Start as the form says.
  await handheld.press('X');
  while (['Interlude', 'HandOver'].includes(await handheld.text('strip'))) await handheld.press('A');
  assert.match(await handheld.text('strip'), /\w+.*\. /);
  assert.equal(await handheld.page.locator('#strip').getAttribute('aria-live'), 'polite');
  await context.close();
});
