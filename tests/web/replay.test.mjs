// A game that left a device as text is watched step by step.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { FILE, Handheld, launch, path, stored } from './browser/browser.mjs';
import { parse } from '../device/script/script.mjs';

let browser, context, lines, steps;
before(async () => {
  browser = await launch();
  // The page exports a game: its log has the lines.
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  const commands = parse(readFileSync(path('scripts/dice-solo.txt'), 'utf8')).filter(({ verb }) => verb !== 'shot');
  await handheld.play(commands.slice(0, 40));
  lines = [];
  handheld.page.on('console', (message) => lines.push(message.text()));
  await handheld.press('Y');
  await handheld.press('DOWN', 7);
  await handheld.press('A');
  await handheld.press('A');
  assert.ok(lines.length > 0 && lines.every((line) => line.startsWith('LOIRE1-')), lines.join());
  await context.close();
  // What the steps look like, told apart by what the page does with them elsewhere.
  const watching = await browser.newContext();
  steps = await walk(await Handheld.open(watching, `${FILE.href}#${lines.join(',')}`));
  await watching.close();
});
after(() => browser.close());
beforeEach(async () => (context = await browser.newContext()));
afterEach(() => context.close());

/** Returns the pictures of the first steps. */
async function walk(handheld) {
  const pictures = [];
  for (let step = 0; step < 4; step++) {
    pictures.push(createHash('sha256').update((await handheld.picture()).data).digest('hex'));
    await handheld.press('RIGHT');
  }
  assert.equal(new Set(pictures).size, 4, 'every step shows something else');
  return pictures;
}

test('behind the # of the address', async () => {
  const handheld = await Handheld.open(context, `${FILE.href}#${encodeURIComponent(lines.join('\n'))}`);
  assert.match(await handheld.text('notice'), /The Dice Game, players: 1, running after \d+ actions/);
  assert.deepEqual(await walk(handheld), steps);
  assert.deepEqual(handheld.errors, []);
});

test('pasted, with anything around it', async () => {
  const handheld = await Handheld.open(context);
  const kept = await stored(handheld.page);
  await handheld.page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  }, `look at this: ${lines.join(' and ')}!`);
  await handheld.settle();
  assert.deepEqual(await walk(handheld), steps);
  assert.equal(await stored(handheld.page), kept, 'what is watched is not saved');
});

test('typed into the dialog, whose keys are its own', async () => {
  const handheld = await Handheld.open(context);
  const before = await handheld.picture();
  await handheld.tool('watch');
  await handheld.page.locator('#text').fill(lines.join('\n'));
  await handheld.page.locator('#text').press('Enter');
  assert.ok((await handheld.picture()).data.equals(before.data));
  await handheld.page.getByRole('button', { name: 'Watch it' }).click();
  await handheld.page.waitForFunction(() => document.getElementById('notice').textContent !== '');
  await handheld.settle();
  assert.deepEqual(await walk(handheld), steps);
});

test('dropped as a file', async () => {
  const handheld = await Handheld.open(context);
  await handheld.page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  }, lines.join('\n'));
  await handheld.page.waitForFunction(() => document.getElementById('notice').textContent !== '');
  await handheld.settle();
  assert.deepEqual(await walk(handheld), steps);
});

test('of several games in a text one is chosen', async () => {
  const handheld = await Handheld.open(context);
  await handheld.press('DOWN');
  const others = [];
  handheld.page.on('console', (message) => others.push(message.text()));
  await handheld.press('DOWN');
  await handheld.press('A', 2);
  await handheld.press('X');
  await handheld.press('A');
  await handheld.press('Y');
  await handheld.press('DOWN', 7);
  await handheld.press('A');
  await handheld.press('A');
  assert.ok(others.length > 0 && others.every((line) => line.startsWith('LOIRE1-')), others.join());
  const again = await Handheld.open(context, `${FILE.href}#${[...others, ...lines].join(',')}`);
  assert.match(await again.text('notice'), /2 games: which one\?/);
  await again.page.locator('#choices button', { hasText: 'The Dice Game' }).click();
  await again.settle();
  assert.deepEqual(await again.page.locator('#choices button').allTextContents(), ['Go on with this game']);
  assert.deepEqual(await walk(again), steps);
});

test('a damaged text says what is wrong, and the own games stay', async () => {
  const handheld = await Handheld.open(context, `${FILE.href}#${lines[0].slice(0, -3)}`);
  assert.match(await handheld.text('notice'), /damaged|missing/);
  await handheld.press('DOWN');
  assert.equal(await handheld.text('strip'), 'Title');
});

test('and there is a way back to the own games', async () => {
  const handheld = await Handheld.open(context, `${FILE.href}#${lines.join(',')}`);
  assert.equal(await handheld.text('strip'), 'Replay');
  await Promise.all([handheld.page.waitForNavigation(), handheld.page.click('#back')]);
  await handheld.settle();
  assert.equal(await handheld.text('strip'), 'Title');
  assert.equal(await handheld.page.locator('#back').isVisible(), false);
});
