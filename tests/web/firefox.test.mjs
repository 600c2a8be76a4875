// The page in Firefox: the same pictures, saves, links and words.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Handheld, path, serve, stored } from './browser/browser.mjs';
import { MISSING, launchFirefox } from './browser/firefox.mjs';
import { difference, read } from '../device/script/picture.mjs';
import { parse } from '../device/script/script.mjs';

let browser, server;
before(async () => {
  if (!MISSING) [browser, server] = await Promise.all([launchFirefox(), serve()]);
});
after(async () => {
  await browser?.close();
  server?.stop();
});

const skip = MISSING;
const commands = parse(readFileSync(path('scripts/dice-solo.txt'), 'utf8'));
const OPENING = commands.slice(0, 60).filter(({ verb }) => verb !== 'shot');
const GAME = readFileSync(path('fuzz/seeds/text/dice-game.txt'), 'utf8').trim();

test('a whole game by keys: the golden pictures', { skip }, async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  const differences = [];
  let pictures = 0;
  await handheld.play(commands, (shot, picture) => {
    pictures++;
    const found = difference(read(path(`golden/${shot}.png`)), picture);
    if (found) differences.push(`${shot}: ${found}`);
  });
  assert.ok(pictures > 3);
  assert.deepEqual([differences, handheld.errors], [[], []]);
  await context.close();
});

test('a game goes on after a reload; a second tab says that it does not write', { skip }, async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context, server.address);
  await handheld.play(OPENING);
  await handheld.reload();
  await handheld.press('A', 2);
  assert.equal(await handheld.text('strip'), 'Table');
  const kept = await stored(handheld.page);
  const other = await Handheld.open(context, server.address);
  assert.match(await other.text('warning'), /open in another tab/);
  await other.press('A', 2);
  assert.equal(await stored(handheld.page), kept);
  await context.close();
});

test('blocked storage and a full disk are told, and the game goes on', { skip }, async () => {
  const blocked = await browser.newContext();
  await blocked.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('not here', 'SecurityError');
      },
    }),
  );
  const without = await Handheld.open(blocked, server.address);
  assert.match(await without.text('warning'), /keeps nothing here/);
  await without.press('DOWN');
  assert.match(await without.text('news'), /The Dice Game/);
  await blocked.close();

  const full = await browser.newContext();
  const handheld = await Handheld.open(full, server.address);
  await handheld.page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await handheld.press('X', 2);
  assert.match(await handheld.text('warning'), /no room left/);
  await full.close();
});

test('a link is watched', { skip }, async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context, `${server.address}/#${GAME}`);
  assert.match(await handheld.text('notice'), /The Dice Game/);
  assert.equal(await handheld.text('strip'), 'Replay');
  await context.close();
});

test('saves of an earlier version come in as a file', { skip }, async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  const buffer = Buffer.alloc(128 * 1024, 0xff);
  readFileSync(path('flash/v1-running.bin')).copy(buffer);
  await handheld.load(buffer, 'replace');
  await handheld.reload();
  assert.equal(difference(read(path('golden/v1-title.png')), await handheld.picture()), null);
  await context.close();
});

for (const [width, height] of [[844, 390], [390, 844], [1280, 800]])
  test(`${width}x${height}: the picture fills it`, { skip }, async () => {
    const context = await browser.newContext({ viewport: { width, height } });
    const { page } = await Handheld.open(context);
    const { picture, boxes } = await page.evaluate(() => {
      const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      return { picture: box(document.getElementById('picture')), boxes: [...document.querySelectorAll('[data-button]')].map(box) };
    });
    assert.ok(picture.width >= 0.9 * Math.min(width, height), `${picture.width}`);
    for (const box of boxes) assert.ok(box.width >= 44 && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
    await context.close();
  });

test('a finger presses', { skip }, async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  await handheld.page.evaluate(async () => {
    const button = document.querySelector('[data-button=DOWN]');
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = { pointerId: 7, pointerType: 'touch', buttons: 1, bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2 };
    button.dispatchEvent(new PointerEvent('pointerdown', at));
    await testClock.pass(60);
    button.dispatchEvent(new PointerEvent('pointerup', at));
  });
  await handheld.settle();
  assert.match(await handheld.text('news'), /The Dice Game/);
  await context.close();
});

test('served, it opens without a network', { skip }, async () => {
  const alone = await serve();
  const context = await browser.newContext();
  const handheld = await Handheld.open(context, `${alone.address}/loire.html`);
  await handheld.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  alone.stop();
  const again = await Handheld.open(context, `${alone.address}/loire.html`);
  assert.equal(difference(read(path('golden/title.png')), await again.picture()), null);
  await context.close();
});
