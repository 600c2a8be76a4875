// A link to a game: copied, shared, watched, and taken up elsewhere.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { crc32 } from 'node:zlib';
import { Handheld, launch, path, serve } from './browser/browser.mjs';
import { parse } from '../device/script/script.mjs';

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve()])));
after(async () => {
  await browser.close();
  server.stop();
});

const script = (name) => parse(readFileSync(path(`scripts/${name}.txt`), 'utf8'));
const OPENING = script('dice-solo').filter(({ verb }) => verb !== 'shot').slice(0, 40);

/** Opens the page for somebody else, whose clipboard can be read. */
async function visitor(address = server.address) {
  const context = await browser.newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address });
  const handheld = await Handheld.open(context, address);
  return handheld;
}

/** Clicks one of the page's controls that copy, and returns what was copied. */
async function copied(handheld) {
  await handheld.page.evaluate(() => (document.getElementById('notice').textContent = ''));
  await handheld.tool('copy');
  await handheld.page.waitForSelector('#notice:not(:empty)');
  return handheld.page.evaluate(() => navigator.clipboard.readText());
}

/** Goes on with the game that is watched. */
async function goOn(handheld) {
  await handheld.page.getByRole('button', { name: 'Go on with this game' }).click();
  await handheld.page.waitForFunction(() => document.getElementById('notice').textContent.includes('among yours'));
  await handheld.settle();
}

const actions = async (handheld) => Number(/after (\d+) actions/.exec(await handheld.text('notice'))[1]);

test('two play by links: the game goes back and forth, and stays one', async () => {
  const here = await visitor();
  await here.play(OPENING);
  const link = await copied(here);
  assert.ok(link.startsWith(`${server.address}/#LOIRE1-`), link);
  assert.match(await here.text('notice'), /Copied: a link to .*The Dice Game.*running after \d+ actions.*can read what is still hidden/);

  const there = await visitor(link);
  assert.match(await there.text('notice'), /The Dice Game.*running/);
  const began = await actions(there);
  await goOn(there);
  assert.equal(await copied(there), link, 'it goes on where it was');
  assert.equal(await there.page.evaluate(() => location.hash), '');
  assert.equal(await there.page.locator('#back').isVisible(), false);
  for (let i = 0; i < 6; i++) {
    await there.pass(500);
    await there.press('A');
  }
  const answer = await copied(there);
  assert.ok((await actions(there)) > began);
  // It is kept there.
  await there.reload();
  await there.press('A', 2);
  assert.equal(await copied(there), answer);

  // Back where it began it goes on in its own place.
  const again = await Handheld.open(here.page.context(), answer);
  assert.match(await again.text('notice'), /running/);
  await here.page.close();
  await goOn(again);
  assert.equal(await copied(again), answer);
  await again.reload();
  const [download] = await Promise.all([again.page.waitForEvent('download'), again.tool('export')]);
  const other = await visitor();
  assert.match(await other.load(readFileSync(await download.path()), ''), /file has 1 game in progress\./);
  for (const { page, errors } of [here, there, again, other]) {
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});

test('a game that was pasted is taken up beside the own ones', async () => {
  const handheld = await visitor();
  await handheld.play(OPENING);
  const text = await copied(handheld);
  const other = await visitor();
  await other.press('X', 2);
  await other.settle();
  await other.page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  }, text);
  await other.settle();
  await goOn(other);
  await other.reload();
  const [download] = await Promise.all([other.page.waitForEvent('download'), other.tool('export')]);
  const third = await visitor();
  assert.match(await third.load(readFileSync(await download.path()), ''), /file has 2 games in progress\./);
  for (const { page } of [handheld, other, third]) await page.context().close();
});

test('where no game shows, one is chosen; where there is none, it says so', async () => {
  const handheld = await visitor();
  await handheld.tool('copy');
  assert.match(await handheld.text('notice'), /no game to share/);
  await handheld.play(OPENING);
  await handheld.reload();
  await handheld.tool('copy');
  assert.match(await handheld.text('notice'), /which one\?/);
  await handheld.page.locator('#choices button', { hasText: 'The Dice Game' }).click();
  await handheld.page.waitForFunction(() => document.getElementById('notice').textContent.includes('Copied'));
  assert.match(await handheld.page.evaluate(() => navigator.clipboard.readText()), /#LOIRE1-/);
  await handheld.page.context().close();
});

test('a secret round is not shown, and goes on', async () => {
  const handheld = await visitor();
  // The first one has chosen, the others have not.
  const commands = script('dice-3p');
  const done = commands.findIndex(({ name }) => name === 'three-done');
  await handheld.play(commands.slice(0, done + 7).filter(({ verb }) => verb !== 'shot'));
  const link = await copied(handheld);
  const other = await visitor(link);
  assert.match(await other.text('notice'), /left out as long as it is secret/);
  await goOn(other);
  assert.equal(await copied(other), link, 'all of it goes on');
  for (const { page } of [handheld, other]) await page.context().close();
});

test('shared where the browser can, with what it is', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    navigator.share = async (data) => void (window.shared = data);
  });
  const handheld = await Handheld.open(context, server.address);
  await handheld.play(OPENING);
  await handheld.tool('share');
  await handheld.page.waitForFunction(() => document.getElementById('notice').textContent.includes('Shared'));
  const { url, text } = await handheld.page.evaluate(() => window.shared);
  assert.match(url, /#LOIRE1-/);
  assert.match(text, /The Dice Game.*can read what is still hidden/);
  await context.close();
});

test('without a clipboard the link is shown; from a disk it says who can open it', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  const handheld = await Handheld.open(context);
  await handheld.play(OPENING);
  await handheld.tool('copy');
  await handheld.page.waitForSelector('#notice:not(:empty)');
  assert.match(await handheld.text('notice'), /The link is: .*#LOIRE1-.*only this machine can open it/);
  assert.equal(await handheld.page.locator('#share').isVisible(), false);
  await context.close();
});

/** Cuts the only part of a journal in two, as the format says: the codes of a longer game come so. */
function cutInTwo(line) {
  const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const base32 = (bytes) => {
    const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    return bits.match(/.{1,5}/g).map((five) => LETTERS[parseInt(five.padEnd(5, '0'), 2)]).join('');
  };
  const bytesOf = (text) => {
    const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
    return Buffer.from(bits.match(/.{8}/g).map((eight) => parseInt(eight, 2)));
  };
  const [, , , tag, data] = line.split('-');
  const [marks, bytes] = [bytesOf(tag), bytesOf(data)];
  return [bytes.subarray(0, 20), bytes.subarray(20)].map((piece, at) => {
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from([at + 1, 2]), Buffer.from(marks).reverse(), piece])));
    return ['LOIRE1', at + 1, 2, tag, base32(piece), base32(sum)].join('-');
  });
}

test('codes of a long game that are opened one by one are joined', async () => {
  const [first, second] = cutInTwo(readFileSync(path('fuzz/seeds/text/dice-game.txt'), 'utf8').trim());
  const context = await browser.newContext();
  const one = await Handheld.open(context, `${server.address}/#${first}`);
  assert.match(await one.text('notice'), /part 2 of 2 is missing\. Read the next code: this part is kept/);
  assert.equal(await one.text('strip'), 'Title');
  const two = await Handheld.open(context, `${server.address}/#${second}`);
  assert.match(await two.text('notice'), /The Dice Game/);
  assert.equal(await two.text('strip'), 'Replay');
  assert.deepEqual([...one.errors, ...two.errors], []);
  // Nothing is left of them.
  const three = await Handheld.open(context, `${server.address}/#${second}`);
  assert.match(await three.text('notice'), /part 1 of 2 is missing/);
  await context.close();
});
