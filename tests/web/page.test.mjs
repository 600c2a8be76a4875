// The page itself: one file that needs no network, fits every window, and can be read out.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { FILE, Handheld, launch, path, serve } from './browser/browser.mjs';
import { difference, parse, part, read } from '../device/script/picture.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

test('one file, without anything from elsewhere', async (t) => {
  const { size } = statSync(FILE);
  t.diagnostic(`${Math.ceil(size / 1024)} KiB`);
  assert.ok(size <= 1.2e6);
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

test('the program that makes it says which version it is', () => {
  const [, version] = readFileSync(path('../Cargo.toml'), 'utf8').match(/^version = "(.*)"$/m);
  const { stdout } = spawnSync('cargo', ['web', '--', '--version'], { cwd: path('..'), encoding: 'utf8' });
  assert.equal(stdout, `Loire ${version}\n`);
});

test('docs show it as it is: LOIRE_BLESS=1 keeps a new picture', async () => {
  const context = await browser.newContext({ viewport: { width: 1020, height: 600 } });
  const { page } = await Handheld.open(context);
  const [kept, shown] = [path('../docs/pictures/page.png'), await page.screenshot()];
  if (process.env.LOIRE_BLESS) writeFileSync(kept, shown);
  // The words beside the screen are in a font of the machine.
  const screen = await page.locator('#glass').boundingBox();
  assert.equal(difference(part(parse(shown), screen), part(read(kept), screen)), null);
  await context.close();
});

test('how long it takes to start, against the simulator', async (t) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const times = [];
  for (let i = 0; i < 5; i++) {
    await page.goto(FILE.href);
    await page.waitForSelector('[data-state=idle]', { state: 'attached' });
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

/** How wide, high and dense it is, and whether whole steps fill nine tenths of the room there. */
const WINDOWS = [
  [844, 390, 3, false],
  [667, 375, 2, true],
  [740, 360, 3, false],
  [390, 844, 3, false],
  [360, 640, 3, false],
  [320, 568, 2, false],
  [768, 1024, 2, true],
  [1280, 720, 1, true],
  [1280, 800, 1, true],
  [1920, 1080, 1, false],
  [1920, 1080, 1.25, false],
];
for (const [width, height, density, whole] of WINDOWS)
  test(`${width}x${height} at density ${density}: the picture fills it, all buttons are there, nothing scrolls`, async () => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density, hasTouch: true });
    const { page } = await Handheld.open(context);
    const picture = await page.locator('#picture').boundingBox();
    assert.ok(picture.width >= 0.9 * Math.min(width, height), `${picture.width} of ${Math.min(width, height)}`);
    assert.ok(Math.abs(picture.width - picture.height) < 0.01);
    const steps = (picture.width * density) / 240;
    assert.equal(Math.abs(steps - Math.round(steps)) < 0.01, whole, `${steps} pixels for one`);
    // Nothing between two pixels of the display; each of the console's as wide as the next before the browser scales.
    for (const edge of [picture.x, picture.y]) assert.ok(Math.abs(edge * density - Math.round(edge * density)) < 0.01, `${edge}`);
    const drawn = await page.locator('#picture').evaluate((canvas) => canvas.width);
    assert.equal(drawn % 240, 0);
    assert.ok(drawn / (picture.width * density) < 2, 'never made smaller by more than half');
    const boxes = await Promise.all((await page.locator('[data-button], #tools button:visible').all()).map((button) => button.boundingBox()));
    assert.ok(boxes.length >= 9);
    for (const box of [picture, ...boxes])
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01, JSON.stringify(box));
    const words = await page.evaluate(() => {
      document.getElementById('warning').textContent = 'The browser has no room left: the game is not saved. Make room on the disk, or save to a file.';
      const { x, y, width, height } = document.getElementById('words').getBoundingClientRect();
      return { x, y, width, height };
    });
    for (const box of boxes) assert.ok(box.width >= 44 && box.height >= 44, JSON.stringify(box));
    for (const box of [words, ...boxes]) {
      const apart = box.x >= picture.x + picture.width - 0.01 || box.x + box.width <= picture.x + 0.01 || box.y >= picture.y + picture.height - 0.01;
      assert.ok(apart, `it lies on the picture: ${JSON.stringify(box)}`);
    }
    await page.mouse.wheel(0, 500);
    const moved = await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollHeight > innerHeight]);
    assert.deepEqual(moved, [0, 0, false]);
    await context.close();
  });

test('it never sleeps: after ten minutes it dims, says so, and the next press counts', async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  // Not the title, where computers begin to play.
  await handheld.press('X');
  const before = await handheld.picture();
  const light = () => handheld.page.locator('#picture').evaluate((canvas) => parseInt(canvas.style.filter.match(/\d+/)[0]));
  const bright = await light();
  await handheld.pass(9.9 * 60e3);
  assert.equal(await light(), bright);
  await handheld.pass(60 * 60e3);
  assert.ok((await light()) < bright && (await light()) >= 40);
  assert.match(await handheld.text('notice'), /Dimmed after ten minutes/);
  assert.ok((await handheld.picture()).data.equals(before.data), 'the picture stays');
  await handheld.press('DOWN');
  assert.deepEqual([await light(), await handheld.text('notice')], [bright, '']);
  assert.ok(!(await handheld.picture()).data.equals(before.data), 'the press counts');
  await context.close();
});

test('a browser that is too old is told what to do, and shows the title as one does that is still loading', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => delete window.DecompressionStream);
  const page = await context.newPage();
  await page.goto(FILE.href);
  assert.match(await page.locator('#warning').textContent(), /update it/);
  assert.match(await page.locator('#picture').evaluate((canvas) => getComputedStyle(canvas).backgroundImage), /^url\("data:image\/png/);
  await context.close();
});

test('served, it can be installed, and opens without a network', async () => {
  const server = await serve();
  const context = await browser.newContext();
  const handheld = await Handheld.open(context, `${server.address}/loire.html`);
  const manifest = await handheld.page.evaluate(() => fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json()));
  for (const { src } of manifest.icons) assert.ok(await handheld.page.evaluate((src) => fetch(src).then(({ ok }) => ok), src), src);
  assert.equal(manifest.start_url, 'loire.html');
  const described = await handheld.page.locator('meta[name=description]').getAttribute('content');
  assert.deepEqual([manifest.description, manifest.description_localized.de.split(':')[0]], [described, 'Ein Taschengerät für Würfel- und Brettspiele, im Browser']);
  await handheld.page.evaluate(() => navigator.serviceWorker.ready);
  server.stop();
  await context.setOffline(true);
  const again = await Handheld.open(context, `${server.address}/loire.html`);
  assert.equal(difference(read(path('golden/title.png')), await again.picture()), null);
  await context.close();
});

test('arrows, letters and frames of buttons stand out from what lies around, pressed ones too', async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  const contrasts = await handheld.page.evaluate(() => {
    const light = (colour) => {
      const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.05 + 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (a, b) => Math.max(light(a) / light(b), light(b) / light(a));
    const ground = (element) => {
      const { backgroundColor } = getComputedStyle(element);
      return /, 0\)$/.test(backgroundColor) ? ground(element.parentElement) : backgroundColor;
    };
    const measure = (button) => {
      const { color, borderTopColor } = getComputedStyle(button);
      return [ratio(color, ground(button)), ratio(borderTopColor, ground(button.parentElement))];
    };
    return [...document.querySelectorAll('button')].flatMap((button) => {
      const both = measure(button);
      button.dataset.down = true;
      const name = button.textContent || button.dataset.button;
      // Letters and arrows, then frames.
      return [both, measure(button)].flatMap(([ink, frame]) => [[name, ink, 4.5], [name, frame, 3]]);
    });
  });
  assert.ok(contrasts.length > 40, `${contrasts.length}`);
  for (const [button, value, least] of contrasts) assert.ok(value >= least, `${button}: ${value.toFixed(2)}`);
  await context.close();
});
