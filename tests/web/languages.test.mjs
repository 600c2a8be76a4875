// The page speaks as the console does: its labels, its dialogs and what it tells.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { FILE, Handheld, launch, path, serve } from './browser/browser.mjs';
import { Pretender, plug } from './browser/serial.mjs';

let browser, server, other;
before(async () => {
  [browser, server] = await Promise.all([launch(), serve()]);
  other = await exported();
});
after(async () => {
  await browser.close();
  server.stop();
});

/** Saves with games, and a game as text. */
const SAVES = readFileSync(path('flash/v3-worn.bin'));
const GAME = readFileSync(path('fuzz/seeds/text/dice-game.txt'), 'utf8').trim();

/** Returns another game as text: one that just began. */
async function exported() {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  const lines = [];
  handheld.page.on('console', (message) => lines.push(message.text()));
  await handheld.press('X', 2);
  while (['Interlude', 'Hand-over'].includes(await handheld.text('strip'))) await handheld.press('A');
  await handheld.press('Y');
  await handheld.press('DOWN', 7);
  await handheld.press('A', 2);
  await context.close();
  return lines.find((line) => line.startsWith('LOIRE1-'));
}

/** Hands a file to the page, and waits for what it says of it. */
async function bring(context, bytes) {
  const handheld = await Handheld.open(context);
  await handheld.load(Buffer.from(bytes), undefined, 'x.bin');
  await handheld.page.waitForSelector('#notice:not(:empty), #replace[open]');
  return handheld;
}

/** Opens the page where its WebAssembly does not start. */
async function stuck(context, change) {
  await context.addInitScript(change);
  const page = await context.newPage();
  await page.goto(FILE.href);
  await page.waitForSelector('#warning:not(:empty)');
  return { page };
}

/** Asks a handheld at the cable for its saves, and waits for what the page says of its answer. */
async function attached(context, answer) {
  await plug(context, new Pretender((line) => (line === 'version' ? 'ok Loire 1.0.0 - protocol 1\n' : answer)));
  const handheld = await Handheld.open(context);
  await handheld.tool('cable');
  await handheld.page.click('#connect');
  await handheld.page.click('#backup');
  await handheld.page.waitForSelector('#progress', { state: 'hidden' });
  return handheld;
}

/** What a page can come to. */
const CASES = {
  'as it stands there': (context) => Handheld.open(context),
  'dim': async (context) => {
    const handheld = await Handheld.open(context);
    await handheld.press('X');
    await handheld.pass(20 * 60e3);
    return handheld;
  },
  'asked to replace its saves': (context) => bring(context, SAVES),
  'with other saves': async (context) => {
    const handheld = await Handheld.open(context);
    await handheld.load(SAVES, 'replace');
    return handheld;
  },
  'with its saves brought back': async (context) => {
    const handheld = await CASES['with other saves'](context);
    await handheld.page.click('#choices button');
    return handheld;
  },
  'with a foreign file': (context) => bring(context, Buffer.alloc(128 * 1024)),
  'with a file too long': (context) => bring(context, Buffer.alloc(5e6)),
  'with a text without a game': (context) => bring(context, '?'),
  'with a text of a later version': (context) => bring(context, 'LOIRE2-1-1-ABC'),
  'with a damaged text': (context) => bring(context, GAME.slice(0, -3)),
  'with games to choose from': (context) => bring(context, `${GAME}, ${other}`),
  'with a game to watch': (context) => Handheld.open(context, `${FILE.href}#${GAME}`),
  'open in another tab': async (context) => {
    await Handheld.open(context, server.address);
    return Handheld.open(context, server.address);
  },
  'that may not keep anything': async (context) => {
    await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: null }));
    return Handheld.open(context);
  },
  'on a full disk': async (context) => {
    const handheld = await Handheld.open(context);
    await handheld.page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await handheld.press('X', 2);
    await handheld.page.waitForSelector('#warning:not(:empty)');
    return handheld;
  },
  'with a handheld that is asked': (context) => attached(context, 'error refused on the device\n'),
  'with a handheld that has its reasons': (context) => attached(context, 'error 12\n'),
  'with a handheld that makes no sense': (context) => attached(context, '?\n'),
  'without a handheld': async (context) => {
    await plug(context, new Pretender(() => '', { choosing: 'NotFoundError' }));
    const handheld = await Handheld.open(context);
    await handheld.tool('cable');
    await handheld.page.click('#connect');
    await handheld.page.waitForSelector('#device-says:not(:empty)');
    return handheld;
  },
  'in an old browser': (context) => stuck(context, () => delete window.DecompressionStream),
  'that does not start': (context) => stuck(context, () => (WebAssembly.instantiateStreaming = WebAssembly.instantiate = () => Promise.reject('?'))),
  'that broke': async (context) => {
    const handheld = await Handheld.open(context);
    await handheld.page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: '?' })));
    return handheld;
  },
};

/** Returns what a page says beside the console, hidden parts too: texts, and names for screen readers. */
function said(page) {
  return page.evaluate(() => {
    const elements = [...document.body.querySelectorAll(':not(script, noscript, #text, #strip, #reading, #news)')];
    const all = elements.flatMap((element) => [element.children.length ? '' : element.textContent, element.ariaLabel ?? '']);
    return all.map((text) => text.trim());
  });
}

/** Returns the longer words of texts: the shorter ones of one language are often those of another. */
const words = (texts) => texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
/** Names, also of players, and what one language has from another. */
const NAMES = ['loire', 'chrome', 'edge', 'firefox', 'https', 'opera', 'safari', 'indexeddb', 'blue'];
const SHARED = {
  de: [...NAMES, 'browser', 'codes', 'link', 'text', 'version'],
  fr: [...NAMES, 'actions', 'codes', 'console', 'menu', 'minutes', 'page', 'version'],
};

/** Holds what a page says in a language against the same in English. */
function compare(code, texts, english) {
  const [known, shared] = [new Set(words(english)), SHARED[code]];
  assert.ok(known.size > 50, `${known.size} words`);
  assert.deepEqual(words(texts).filter((word) => known.has(word) && !shared.includes(word)), [], code);
  // And everything is said.
  assert.deepEqual(texts.map((text) => text === ''), english.map((text) => text === ''), code);
}

for (const [name, come] of Object.entries(CASES))
  test(`a page ${name}: no word of it stays English`, async () => {
    const context = await browser.newContext();
    const { page } = await come(context);
    const told = await page.locator('#warning:not(:empty), #notice:not(:empty), #question:not(:empty), #device-says:not(:empty)').count();
    assert.equal(told > 0, come !== CASES['as it stands there']);
    const english = await said(page);
    for (const code of ['de', 'fr']) {
      await page.evaluate((code) => speak(code), code);
      compare(code, await said(page), english);
    }
    await page.evaluate(() => speak('en'));
    assert.deepEqual(await said(page), english);
    await context.close();
  });

/** What a browser wants, what it gets, and the first screen: one that wants nothing we speak is asked. */
const LOCALES = [['nl-NL', 'en', 'Language'], ['en-GB', 'en', 'Title'], ['de-CH', 'de', 'Titelbild'], ['fr-CA', 'fr', 'Accueil']];
const SETTINGS = { en: 'Settings', de: 'Einstellungen', fr: 'Réglages' };

test('it begins in the language of the browser, and follows the one of the console', async () => {
  const texts = {};
  for (const [locale, spoken, screen] of LOCALES) {
    const context = await browser.newContext({ locale });
    const handheld = await Handheld.open(context);
    const code = await handheld.page.evaluate(() => document.documentElement.lang);
    assert.deepEqual([code, await handheld.text('strip')], [spoken, screen]);
    texts[code] = await said(handheld.page);
    await context.close();
  }
  compare('de', texts.de, texts.en);
  compare('fr', texts.fr, texts.en);

  const context = await browser.newContext();
  const handheld = await bring(context, '?');
  // The last row of the settings, which are the last row of the title.
  await handheld.press('UP');
  await handheld.press('A');
  await handheld.press('UP');
  for (const [code, settings] of Object.entries(SETTINGS).slice(1)) {
    await handheld.press('A');
    const before = await said(handheld.page);
    await handheld.press('DOWN');
    assert.deepEqual(await said(handheld.page), before, 'a language that is only pointed at');
    await handheld.press('A');
    assert.deepEqual([await handheld.page.evaluate(() => document.documentElement.lang), await handheld.text('strip')], [code, settings]);
    const now = await said(handheld.page);
    assert.deepEqual(now.filter((_, at) => texts[code][at] !== ''), texts[code].filter((text) => text !== ''));
  }
  assert.match(await handheld.text('notice'), /aucune partie/, 'what was told before is told anew');
  // It stays so, and the page that loads knows by then.
  await handheld.reload();
  assert.deepEqual([await handheld.page.evaluate(() => document.documentElement.lang), await handheld.text('strip')], ['fr', 'Accueil']);
  assert.deepEqual(await said(handheld.page), texts.fr);
  assert.deepEqual(handheld.errors, []);
  await context.close();
});

for (const [width, height] of [[390, 844], [320, 568], [844, 390], [667, 375], [1280, 800]])
  for (const locale of ['de-DE', 'fr-FR'])
    test(`${locale}, ${width}x${height}: all words have room`, async () => {
      const context = await browser.newContext({ locale, viewport: { width, height }, hasTouch: true });
      const { page } = await Handheld.open(context, `${FILE.href}#${GAME}`);
      const inside = async (selector) => {
        const boxes = await Promise.all((await page.locator(selector).all()).map((button) => button.boundingBox()));
        assert.ok(boxes.length > 1);
        for (const box of boxes) assert.ok(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height, JSON.stringify(box));
      };
      await inside('#tools button:visible');
      // What can be done is in sight, whatever else is told.
      await page.evaluate(() => warn('broken', '(?)'));
      const [choice, words] = await Promise.all(['#choices button', '#words'].map((one) => page.locator(one).boundingBox()));
      assert.ok(choice.y >= words.y && choice.y + choice.height <= words.y + words.height + 1, JSON.stringify([choice, words]));
      await page.click('#more');
      await inside('#page button:visible');
      await page.click('#watch');
      await inside('#paste button');
      await context.close();
    });
