// A handheld at the cable of the computer that shows the page: the firmware itself, on the emulated device.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { FILE, Handheld, launch, path } from './browser/browser.mjs';
import { Pretender, Wire, plug, unfit } from './browser/serial.mjs';

const SAVES = readFileSync(path('flash/v3-worn.bin'));
/** How long the emulated device may take on a busy machine, in milliseconds. */
const PATIENCE = 120_000;
const GREETING = 'ok Loire 1.0.0 test protocol 1\n';

let browser, context, handheld;
before(async () => (browser = await launch()));
after(() => browser.close());
beforeEach(async () => (context = await browser.newContext()));
afterEach(() => context.close());

/** Opens the page with this at the port, and its dialog. */
async function open(wire) {
  await plug(context, wire);
  handheld = await Handheld.open(context);
  await handheld.tool('cable');
  assert.deepEqual([await offered(), await focused()], [['connect'], 'connect']);
  return wire;
}

/** The same, and connects. */
async function connect(wire) {
  await open(wire);
  await handheld.page.click('#connect');
  await said(/^Connected: Loire/);
  return wire;
}

/** Waits until the page says something. Its own time stands still. */
async function said(words) {
  for (const end = Date.now() + PATIENCE; Date.now() < end && !words.test(await handheld.text('device-says')); ) await setTimeout(5);
  assert.match(await handheld.text('device-says'), words);
}

/** Clicks, and returns the file that comes of it. */
async function file(button) {
  const [download] = await Promise.all([handheld.page.waitForEvent('download'), handheld.page.click(button)]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Hands a file for the handheld to the page. */
function choose(buffer, name = 'saves.bin') {
  return handheld.page.setInputFiles('#saves', { name, mimeType: 'application/octet-stream', buffer });
}

/** Hands a file for the handheld to the page, and agrees. Returns what it asked. */
async function send(buffer) {
  await choose(buffer);
  await handheld.page.waitForSelector('#replace[open]');
  const question = await handheld.text('question');
  await handheld.page.click('#replace button[value=replace]');
  return question;
}

/** Returns which buttons of the dialog can be seen. */
function offered() {
  return handheld.page.locator('#device nav button:visible').evaluateAll((buttons) => buttons.map(({ id }) => id));
}

/** Returns what has the focus. */
function focused() {
  return handheld.page.evaluate(() => document.activeElement.id);
}

const TOOLS = ['backup', 'restore', 'texts', 'mirror'];

describe('a handheld at the cable', () => {
  test('gives its saves as a file, and its games as text', async () => {
    const wire = new Wire();
    wire.device.beginSeeded().press('A', 3);
    await connect(wire);
    assert.deepEqual([await offered(), await focused()], [TOOLS, 'backup']);
    const { name, bytes } = await file('#backup');
    assert.equal(name, 'loire-handheld.bin');
    assert.deepEqual(bytes, wire.saves);
    await said(/^In loire-handheld\.bin now: 1 game in progress/);
    assert.deepEqual([await offered(), await focused()], [TOOLS, 'backup']);
    const games = await file('#texts');
    assert.equal(games.name, 'loire-handheld.txt');
    await said(/games are in loire-handheld\.txt/);
    // Closed, so that another program can have the port.
    await handheld.page.click('#hang-up');
    while (wire.isOpen) await handheld.pass(1);
    const lines = wire.computer.open().say('export all');
    assert.deepEqual(games.bytes.toString().match(/^LOIRE1-.*$/gm), lines.slice(0, -1));
    assert.match(games.bytes.toString(), /^# in progress: .*Dice Game/);
    assert.deepEqual(handheld.errors, []);
  });

  test('without games says so', async () => {
    await connect(new Wire());
    await handheld.page.click('#texts');
    await said(/It has no games/);
  });

  test('takes a file when its owner agrees, and what it had can be kept', async () => {
    const wire = new Wire();
    wire.device.beginSeeded().press('A', 3);
    await connect(wire);
    const before = wire.saves;
    assert.match(await send(SAVES), /^The file has \d+ games? in progress.*\nThe handheld has 1 game in progress.*\nReplace/);
    await said(/Hold A on the handheld/);
    assert.deepEqual([await offered(), await focused()], [[], 'hang-up']);
    assert.equal(await handheld.page.locator('#progress').evaluate(({ value }) => value), 100);
    wire.device.shows('REPLACE ALL SAVES?');
    assert.deepEqual(wire.saves, before, 'nothing is replaced before');
    wire.allow();
    await said(/restarts with the saves of the file/);
    assert.deepEqual([await offered(), await focused()], [['connect', 'before'], 'connect']);
    assert.deepEqual((await file('#before')).bytes, before);
    const { board } = wire.device;
    board.run(5000);
    assert.equal(board.restarts, 1);
    // It tidies up what came from an earlier version.
    board.run(20_000);
    // It can be read again, as it is now.
    board.computer.connect().close();
    await handheld.page.click('#connect');
    await said(/^Connected/);
    const { bytes } = await file('#backup');
    assert.deepEqual(bytes, wire.saves);
    assert.notDeepEqual(bytes, before);
    assert.deepEqual(handheld.errors, []);
  });

  test('keeps what it has when its owner refuses, or the player does', async () => {
    const wire = await connect(new Wire());
    const before = wire.saves;
    await choose(SAVES);
    await handheld.page.waitForSelector('#replace[open]');
    await handheld.page.click('#replace button[value=""]');
    assert.doesNotMatch(wire.sent, /restore/);
    await send(SAVES);
    await said(/Hold A on the handheld/);
    wire.device.press('B');
    await said(/^Refused on the handheld\. Nothing on it was changed/);
    assert.deepEqual([await offered(), await focused()], [TOOLS, 'restore']);
    assert.deepEqual(wire.saves, before);
  });

  test('is sent no file that is not its own', async () => {
    const wire = await connect(new Wire());
    const { sent } = wire;
    for (const [buffer, words] of [
      [Buffer.from('no saves'), /^saves\.bin: it is no save file of this console\. Nothing was changed/],
      [Buffer.alloc(SAVES.length, 7), /^saves\.bin: it is no save file/],
      [SAVES.subarray(1), /^saves\.bin: it is no save file/],
      [Buffer.alloc(5e6), /^That is 5 MB/],
    ]) {
      await choose(buffer);
      await said(words);
      await handheld.page.evaluate(() => (document.getElementById('device-says').textContent = ''));
      assert.deepEqual(await offered(), TOOLS);
    }
    assert.equal(wire.sent, sent, 'nothing was sent');
  });

  test('that is pulled out is gone, with what it had', async () => {
    const wire = await connect(new Wire());
    wire.device.beginSeeded();
    const before = wire.saves;
    // In the middle of the file.
    const { send: pass } = wire;
    let lines = 0;
    wire.send = (text) => {
      if (text.startsWith('save ') && ++lines === 20) wire.computer.unplug();
      else pass.call(wire, text);
    };
    await send(SAVES);
    await said(/^The handheld is gone\. .* Nothing on it was changed/);
    assert.deepEqual([await offered(), await focused()], [['connect'], 'connect']);
    assert.equal(lines, 20);
    assert.deepEqual(wire.saves, before);
    await handheld.page.click('#connect');
    await said(/^No handheld was chosen/);
    // While its owner is asked.
    wire.send = pass;
    wire.computer.connect().close();
    await handheld.page.click('#connect');
    await said(/^Connected/);
    await send(SAVES);
    await said(/Hold A on the handheld/);
    wire.computer.unplug();
    await said(/^The handheld is gone\. .* what it had before, or all of the file/);
    wire.device.board.run(500);
    wire.device.lacks('REPLACE ALL SAVES?');
    assert.deepEqual(wire.saves, before);
    assert.deepEqual(handheld.errors, []);
  });

  test('is left alone when the dialog is closed in the middle', async () => {
    const wire = await connect(new Wire());
    const before = wire.saves;
    await send(SAVES);
    await said(/Hold A on the handheld/);
    await handheld.page.keyboard.press('Escape');
    while (wire.isOpen) await handheld.pass(1);
    wire.device.board.run(500);
    wire.device.lacks('REPLACE ALL SAVES?');
    assert.deepEqual(wire.saves, before);
    await handheld.tool('cable');
    assert.deepEqual([await handheld.text('device-says'), await offered()], ['', ['connect']]);
  });
});

describe('the mirror', () => {
  /** Lets time pass until something is so. */
  async function until(check, what) {
    for (let i = 0; i < 200; i++) {
      if (await check()) return;
      await handheld.pass(20);
    }
    assert.fail(what);
  }
  const shows = async (wire) => {
    const { data } = await handheld.picture();
    const rgb = data.filter((_, at) => at % 4 < 3);
    return rgb.equals(Buffer.from(wire.device.screen));
  };

  test('shows the picture of the handheld, and presses its buttons once its owner agreed', async () => {
    const wire = await connect(new Wire());
    const own = await handheld.picture();
    wire.device.press('DOWN');
    await handheld.page.click('#mirror');
    await until(() => shows(wire), 'the picture of the handheld');
    assert.ok(!(await handheld.picture()).data.equals(own.data), 'another one than that of the page');
    assert.match(await handheld.text('notice'), /what the handheld shows/);
    assert.equal(await handheld.text('strip'), 'The screen of the handheld');
    await handheld.down('X');
    await until(async () => /Hold A/.test(await handheld.text('notice')), 'it says what to do');
    await handheld.up('X');
    // What is pressed meanwhile does not count.
    await handheld.down('DOWN');
    await handheld.up('DOWN');
    wire.device.board.run(300);
    wire.device.shows('LET THE COMPUTER PLAY?');
    wire.allow();
    await until(async () => /these are its buttons/.test(await handheld.text('notice')), 'it is allowed');
    await until(() => /up X\n/.test(wire.sent), 'the button is let go');
    assert.doesNotMatch(wire.sent, /DOWN/);
    await until(() => shows(wire), 'the picture follows');
    wire.device.shows('NEW GAME');
    await handheld.page.click('[data-button=B]');
    await until(() => /down B\nup B\n|down B\n.*up B\n/s.test(wire.sent), 'a button of the page');
    await until(() => shows(wire), 'the picture follows');
    wire.device.lacks('NEW GAME');
    await handheld.page.click('#back');
    await handheld.settle();
    assert.ok((await handheld.picture()).data.equals(own.data), 'the page goes on');
    assert.deepEqual([await handheld.text('strip'), await handheld.text('notice')], ['Title', '']);
    await until(() => !wire.isOpen, 'the port is closed');
    assert.deepEqual(handheld.errors, []);
  });

  test('goes on when its owner refuses, and ends when it is pulled out', async () => {
    const wire = await connect(new Wire());
    const own = await handheld.picture();
    await handheld.page.click('#mirror');
    await until(() => shows(wire), 'the picture of the handheld');
    await handheld.down('X');
    await until(async () => /Hold A/.test(await handheld.text('notice')), 'it says what to do');
    await handheld.up('X');
    wire.device.board.run(300);
    wire.device.press('B');
    await until(async () => /^Refused on the handheld/.test(await handheld.text('notice')), 'it says so');
    wire.device.press('DOWN');
    await until(() => shows(wire), 'the picture goes on');
    wire.computer.unplug();
    await until(async () => /^The handheld is gone/.test(await handheld.text('notice')), 'it says so');
    await handheld.settle();
    assert.ok((await handheld.picture()).data.equals(own.data), 'the page goes on');
    assert.ok(await handheld.page.locator('#back').isHidden());
    await handheld.press('X');
    assert.equal(await handheld.text('strip'), 'Setup');
    assert.deepEqual(handheld.errors, []);
  });
});

describe('what can go wrong before', () => {
  for (const [what, wire, words] of [
    ['nothing is chosen', new Pretender(() => '', { choosing: 'NotFoundError' }), /^No handheld was chosen/],
    ['another program has the port', new Pretender(() => '', { opening: 'NetworkError' }), /does not open \(NetworkError\)/],
    ['it speaks another protocol', new Pretender(() => 'ok Loire 9.0.0 test protocol 9\n'), /speaks another protocol \(9\.0\.0 test protocol 9\)/],
    ['it talks without an end', new Pretender(() => 'x'.repeat(10_000)), /^No handheld answers there/],
  ])
    test(`${what}: it is told, and can be tried again`, async () => {
      await open(wire);
      await handheld.page.click('#connect');
      await said(words);
      assert.deepEqual(await offered(), ['connect']);
      assert.ok(!wire.isOpen);
      assert.deepEqual(handheld.errors, []);
    });

  test('nothing answers: it is told after three seconds', async () => {
    const wire = await open(new Pretender(() => ''));
    await handheld.page.click('#connect');
    while (!wire.sent) await handheld.pass(1);
    await handheld.pass(3001);
    await said(/^No handheld answers there/);
    assert.ok(!wire.isOpen);
  });

  test('it stops answering: it is told after a while longer than its owner has', async () => {
    const wire = await connect(new Pretender((line) => (line === 'version' ? GREETING : `save 00000 ${'00'.repeat(64)}\n`)));
    await handheld.page.click('#backup');
    while (!/backup/.test(wire.sent)) await handheld.pass(1);
    await handheld.pass(60_000);
    assert.match(await handheld.text('device-says'), /saves are being read/);
    await handheld.pass(10_001);
    await said(/^The handheld no longer answers/);
    assert.deepEqual([await offered(), wire.isOpen], [['connect'], false]);
  });

  test('what it sends is damaged: no file comes of it', async () => {
    let files = 0;
    for (const lines of ['sum 00000000\nok\n', 'save 00001 zz\n', 'ok\n']) {
      await connect(new Pretender((line) => (line === 'version' ? GREETING : lines)));
      handheld.page.on('download', () => files++);
      await handheld.page.click('#backup');
      await said(/^Something was damaged/);
      await context.close();
      context = await browser.newContext();
    }
    assert.equal(files, 0);
  });

  test('it says why not: that is passed on, and something else can be done', async () => {
    const wire = await connect(new Pretender((line) => (line === 'version' ? GREETING : 'error something was saved meanwhile; begin again\n')));
    await handheld.page.click('#backup');
    await said(/^The handheld says: something was saved meanwhile; begin again\.$/);
    assert.equal(wire.sent.match(/backup/g).length, 5, 'it was asked again before');
    assert.deepEqual(await offered(), TOOLS);
  });

  test('a browser without Web Serial: it says which ones have it', async () => {
    await unfit(context);
    handheld = await Handheld.open(context);
    await handheld.tool('cable');
    assert.ok(await handheld.page.getByText('Chrome, Edge and Opera').isVisible());
    assert.deepEqual(await offered(), []);
  });
});

describe('the dialogs', () => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR'])
    test(`${locale}: they fit every telephone, without scrolling`, async () => {
      const context = await browser.newContext({ hasTouch: true, locale });
      await plug(context, new Pretender(() => GREETING));
      const { page } = await Handheld.open(context, FILE.href);
      const fits = async (id) => {
        for (const [width, height] of [[844, 390], [667, 375], [740, 360], [390, 844], [360, 640], [320, 568]]) {
          await page.setViewportSize({ width, height });
          const [box, room] = await page.locator(id).evaluate((dialog) => {
            const { x, y, right, bottom } = dialog.getBoundingClientRect();
            return [[x, y, right, bottom].map(Math.round), [dialog.scrollWidth - dialog.clientWidth, dialog.scrollHeight - dialog.clientHeight]];
          });
          assert.ok(box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height, `${width}x${height} ${id} ${box}`);
          assert.deepEqual(room, [0, 0], `${width}x${height} ${id} scrolls`);
        }
      };
      await page.click('#more');
      await fits('#page');
      await page.click('#cable');
      await page.click('#connect');
      await page.waitForSelector('#backup:visible');
      await page.evaluate(() => (document.getElementById('before').hidden = false));
      await fits('#device');
      await context.close();
    });
});
