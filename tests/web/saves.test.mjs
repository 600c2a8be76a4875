// What is played stays: through reloads, kills, full disks and other tabs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { chromium } from 'playwright-core';
import { EXECUTABLE, FILE, FLAGS, Handheld, launch, path, serve, stored } from './browser/browser.mjs';
import { difference, read } from '../device/script/picture.mjs';
import { parse } from '../device/script/script.mjs';
import { isLong } from '../device/script/scripts.mjs';

let browser, server, context;
before(async () => ([browser, server] = await Promise.all([launch(), serve()])));
after(async () => {
  await browser.close();
  server.stop();
});
beforeEach(async () => (context = await browser.newContext()));
afterEach(() => context.close());

/** A solo game of the Dice Game up to its first decisions. */
const commands = parse(readFileSync(path('scripts/dice-solo.txt'), 'utf8'));
const at = (name) => commands.findIndex((command) => command.name === name);
const OPENING = commands.slice(0, at('solo-middle')).filter(({ verb }) => verb !== 'shot');

/** Plays a game into its middle. */
async function begin(handheld) {
  await handheld.play(OPENING);
  return handheld.picture();
}

/** Goes from the title back into the game that is stored. */
async function resume(handheld) {
  await handheld.press('A', 2);
  return handheld.picture();
}

test('a game goes on after a reload, and after the tab was closed', async () => {
  const handheld = await Handheld.open(context);
  await begin(handheld);
  await handheld.reload();
  assert.notEqual(await handheld.text('strip'), 'Table');
  const picture = await resume(handheld);
  await handheld.page.close();
  const again = await Handheld.open(context);
  assert.ok((await resume(again)).data.equals(picture.data));
  assert.deepEqual([...handheld.errors, ...again.errors], []);
});

/** Presses A so slowly that none is taken for a slip. */
async function pressSlowly(handheld, times) {
  for (let i = 0; i < times; i++) {
    await handheld.pass(500);
    await handheld.press('A');
  }
}

test('what is written comes before the picture that shows it', async () => {
  const handheld = await Handheld.open(context);
  await begin(handheld);
  // Whenever the canvas is painted, everything that the handheld wrote is in the database.
  await handheld.page.evaluate(() => {
    window.order = [];
    const put = CanvasRenderingContext2D.prototype.putImageData;
    CanvasRenderingContext2D.prototype.putImageData = function (...args) {
      window.order.push('picture');
      return put.apply(this, args);
    };
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args) {
      const transaction = begin.apply(this, args);
      window.order.push('write');
      transaction.addEventListener('complete', () => window.order.push('written'));
      return transaction;
    };
  });
  const before = await stored(handheld.page);
  await handheld.page.evaluate(() => (window.order.length = 0));
  await pressSlowly(handheld, 3);
  const order = await handheld.page.evaluate(() => window.order.join(' '));
  assert.match(order, /write written picture/);
  assert.doesNotMatch(order, /write picture/);
  assert.notEqual(await stored(handheld.page), before);
});

for (const [where, address] of [['from a disk', () => FILE.href], ['from a server', () => server.address]])
  test(`another tab says that it does not write: ${where}`, async () => {
    const first = await Handheld.open(context, address());
    await begin(first);
    const kept = await stored(first.page);
    const second = await Handheld.open(context, address());
    assert.match(await second.text('warning'), /open in another tab/);
    await resume(second);
    await second.press('A', 4);
    assert.equal(await stored(first.page), kept, 'the second tab changes nothing');
    // The first one plays on, and the second gets the saves when it is gone.
    await first.press('A', 3);
    assert.equal(await first.text('warning'), '');
    const picture = await first.picture();
    await first.page.close();
    await second.reload();
    assert.equal(await second.text('warning'), '');
    assert.ok((await resume(second)).data.equals(picture.data));
  });

test('without locks the tab that was overtaken stops writing', async () => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  const first = await Handheld.open(context);
  const second = await Handheld.open(context);
  await begin(second);
  const kept = await stored(second.page);
  await begin(first);
  assert.match(await first.text('warning'), /open in another tab/);
  assert.equal(await stored(second.page), kept);
  assert.equal(await second.text('warning'), '');
});

test('a page that is killed in mid-write leaves what was before, or what came after', async (t) => {
  const outcomes = { before: 0, after: 0 };
  // What a write of this press comes to.
  const reference = await Handheld.open(context, server.address);
  await begin(reference);
  const before = await stored(reference.page);
  let presses = 0;
  while ((await stored(reference.page)) === before) {
    await reference.press('A');
    presses++;
  }
  const after = await stored(reference.page);
  for (const delay of isLong() ? [0, 0, 1, 2, 3, 5, 8, 13, 21, 34] : [0, 3, 8, 21]) {
    const trial = await browser.newContext();
    const handheld = await Handheld.open(trial, server.address);
    await begin(handheld);
    await handheld.press('A', presses - 1);
    const cdp = await trial.newCDPSession(handheld.page);
    const crashed = handheld.page.waitForEvent('crash');
    handheld.down('A').catch(() => {});
    await new Promise((done) => setTimeout(done, delay));
    cdp.send('Page.crash').catch(() => {});
    await crashed;
    const witness = await trial.newPage();
    await witness.goto(`${server.address}/blank`);
    const found = await stored(witness);
    assert.ok([before, after].includes(found), `${delay} ms: neither before nor after`);
    outcomes[found === before ? 'before' : 'after']++;
    const again = await Handheld.open(trial, server.address);
    await resume(again);
    assert.deepEqual([await again.text('warning'), again.errors], ['', []]);
    assert.equal(await again.text('strip'), 'Table');
    await trial.close();
  }
  t.diagnostic(JSON.stringify(outcomes));
});

test('a browser that is killed keeps what was shown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loire-'));
  const start = async () => {
    const args = ['--headless', ...FLAGS, `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'];
    // A group of its own, so that its children die with it.
    const browser = spawn(EXECUTABLE, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    const address = await new Promise((done) => {
      let text = '';
      browser.stderr.on('data', (bytes) => {
        text += bytes;
        const found = /listening on (ws:\S+)/.exec(text);
        if (found) done(found[1]);
      });
    });
    const connected = await chromium.connectOverCDP(address);
    const kill = () => {
      const ended = new Promise((done) => browser.once('exit', done));
      process.kill(-browser.pid, 'SIGKILL');
      return ended;
    };
    return { kill, context: connected.contexts()[0] };
  };
  const first = await start();
  const handheld = await Handheld.open(first.context);
  const picture = await begin(handheld);
  await first.kill();
  const second = await start();
  const again = await Handheld.open(second.context);
  assert.ok((await resume(again)).data.equals(picture.data));
  await second.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('a browser that keeps nothing says so, and the game goes on', async () => {
  await context.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('not here', 'SecurityError');
      },
    }),
  );
  const handheld = await Handheld.open(context);
  assert.match(await handheld.text('warning'), /keeps nothing here \(SecurityError\)/);
  const picture = await begin(handheld);
  const other = await Handheld.open(await browser.newContext());
  assert.ok((await begin(other)).data.equals(picture.data));
  await other.page.context().close();
});

test('a full disk is told, the game goes on, and is saved when there is room again', async () => {
  const handheld = await Handheld.open(context, server.address);
  await begin(handheld);
  const kept = await stored(handheld.page);
  // The browser refuses the next write as it does when the disk is full.
  await handheld.page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const before = await handheld.picture();
  await pressSlowly(handheld, 3);
  assert.match(await handheld.text('warning'), /no room left/);
  assert.ok(!(await handheld.picture()).data.equals(before.data), 'the game goes on');
  assert.equal(await stored(handheld.page), kept);
  await handheld.page.evaluate(() => (IDBObjectStore.prototype.put = window.put));
  await pressSlowly(handheld, 4);
  assert.equal(await handheld.text('warning'), '');
  assert.notEqual(await stored(handheld.page), kept);
  await handheld.reload();
  await resume(handheld);
  assert.equal(await handheld.text('strip'), 'Table');
});

test('saves leave as a file that the simulator opens, and come back', async () => {
  const handheld = await Handheld.open(context);
  const picture = await begin(handheld);
  const [download] = await Promise.all([handheld.page.waitForEvent('download'), handheld.tool('export')]);
  const bytes = readFileSync(await download.path());
  assert.equal(download.suggestedFilename(), 'loire-flash.bin');
  assert.equal(bytes.length, 128 * 1024);

  const elsewhere = await browser.newContext();
  const other = await Handheld.open(elsewhere);
  assert.match(await other.load(bytes, 'replace'), /file has 1 game in progress\.\nThis page has no games/);
  assert.match(await other.text('notice'), /saves of the file/);
  assert.ok((await resume(other)).data.equals(picture.data));
  await other.reload();
  assert.ok((await resume(other)).data.equals(picture.data), 'it is kept');
  await elsewhere.close();
});

test('saves of an earlier version', async () => {
  const handheld = await Handheld.open(context);
  const buffer = Buffer.alloc(128 * 1024, 0xff);
  readFileSync(path('flash/v1-running.bin')).copy(buffer);
  await handheld.load(buffer, 'replace');
  await handheld.reload();
  assert.equal(difference(read(path('golden/v1-title.png')), await handheld.picture()), null);
});

test('a file replaces nothing before it was asked, and what was there can be brought back', async () => {
  const handheld = await Handheld.open(context);
  const picture = await begin(handheld);
  const mine = await stored(handheld.page);
  const theirs = readFileSync(path('flash/v3-worn.bin'));
  assert.match(await handheld.load(theirs, ''), /This page has 1 game in progress\.\nReplace/);
  assert.equal(await stored(handheld.page), mine, 'nothing happened');
  await handheld.load(theirs, 'replace');
  assert.notEqual(await stored(handheld.page), mine);
  await handheld.page.getByRole('button', { name: 'Bring back what was here' }).click();
  await handheld.settle();
  assert.ok((await resume(handheld)).data.equals(picture.data));
  await handheld.reload();
  assert.ok((await resume(handheld)).data.equals(picture.data), 'it is kept');
});

const SIZE = 128 * 1024;
const noise = Buffer.from(Array.from({ length: SIZE }, (_, at) => (at * 7919) >> 3));
const FOREIGN = [
  ['a text without a game', Buffer.from('no game'), /no game in it/],
  ['a file of the right size', noise, /no save file of this console\. Nothing was changed/],
  ['zeros of the right size', Buffer.alloc(SIZE), /no save file of this console/],
  ['an erased chip', Buffer.alloc(SIZE, 0xff), /no save file of this console/],
  ['a picture', readFileSync(path('golden/title.png')), /no game in it/],
  ['5 MB of text', Buffer.alloc(5e6, 'LOIRE1-'), /That is 5 MB/],
  ['40 MB of text', Buffer.alloc(40e6, 'a'), /That is 40 MB/],
];
for (const [what, buffer, answer] of FOREIGN)
  test(`${what} is refused with a word, and nothing changes`, async () => {
    const handheld = await Handheld.open(context);
    await begin(handheld);
    const mine = await stored(handheld.page);
    await handheld.load(buffer, undefined, 'x.bin');
    await handheld.page.waitForFunction(() => document.getElementById('notice').textContent !== '');
    assert.match(await handheld.text('notice'), answer);
    assert.equal(await stored(handheld.page), mine);
    assert.deepEqual(handheld.errors, []);
  });
