// For everybody: names, contrasts and roles by axe; the keyboard alone; and every screen in words.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { FILE, Handheld, launch, path } from './browser/browser.mjs';
import { Pretender, plug, unfit } from './browser/serial.mjs';
import { parse } from '../device/script/script.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GAME = readFileSync(path('fuzz/seeds/text/dice-game.txt'), 'utf8').trim();

/** Returns what axe finds wrong with a page. */
async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    // It waits by timers, which stand still in a test.
    const ticking = setInterval(() => testClock.pass(1), 1);
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    clearInterval(ticking);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  return found;
}

/** Connects the page with a handheld that says nothing but its version. */
async function connect(handheld) {
  await plug(handheld.page.context(), new Pretender((line) => (line === 'version' ? 'ok Loire 1.0.0 test protocol 1\n' : '')));
  await handheld.reload();
  await handheld.tool('cable');
  await handheld.page.click('#connect');
  await handheld.page.waitForSelector('#mirror:visible');
}

/** What a page can look like. */
const STATES = {
  'as it opens': async () => {},
  'with its controls': ({ page }) => page.click('#more'),
  'asked for a text': (handheld) => handheld.tool('watch'),
  'with a message': (handheld) => handheld.load(Buffer.from('?'), undefined, 'x.bin'),
  'with a question': (handheld) => handheld.load(readFileSync(path('flash/v3-worn.bin'))),
  'with a handheld at the cable': (handheld) => connect(handheld),
  'that waits for a handheld': async (handheld) => {
    await connect(handheld);
    await handheld.page.click('#backup');
    await handheld.page.waitForSelector('#progress:visible');
  },
  'with no way to a cable': async (handheld) => {
    await unfit(handheld.page.context());
    await handheld.reload();
    await handheld.tool('cable');
  },
  'with a warning': ({ page }) => page.evaluate(() => warn('broken', '(?)')),
};
/** Longer words matter most where there is the least room. */
const SIZES = { 'en-GB': [[1280, 800], [390, 844]], 'de-DE': [[390, 844], [844, 390]] };
for (const [name, come] of Object.entries(STATES))
  test(`a page ${name}: axe finds nothing`, async () => {
    for (const [locale, sizes] of Object.entries(SIZES)) {
      const context = await browser.newContext({ locale, hasTouch: locale === 'de-DE' });
      const handheld = await Handheld.open(context, name === 'with a message' ? `${FILE.href}#${GAME}` : FILE.href);
      await come(handheld);
      for (const [width, height] of sizes) {
        await handheld.page.setViewportSize({ width, height });
        assert.deepEqual(await violations(handheld.page), [], `${width}x${height} ${locale}`);
      }
      await context.close();
    }
  });

test('axe finds what is wrong: a button without a name', async () => {
  const context = await browser.newContext();
  const { page } = await Handheld.open(context);
  await page.evaluate(() => document.querySelector('[data-button=UP]').removeAttribute('aria-label'));
  assert.match((await violations(page)).join(), /button-name/);
  await context.close();
});

test('two fingers zoom: nothing forbids it', async () => {
  const page = readFileSync(FILE, 'utf8');
  const [, viewport] = /name="viewport" content="([^"]*)"/.exec(page);
  assert.doesNotMatch(viewport, /user-scalable|maximum-scale|minimum-scale/);
});

test('letters of 200 %: nothing of the page is lost', async () => {
  // A window of half the size is what the page gets when it is zoomed to 200 %.
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  const { page } = await Handheld.open(context);
  for (const button of await page.locator('[data-button], #more').all()) {
    const box = await button.boundingBox();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 640 && box.y + box.height <= 400, JSON.stringify(box));
  }
  await context.close();
});

test('buttons have names, and a screen reader can click them', async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  for (const name of ['Up', 'Down', 'Left', 'Right', 'A: do', 'B: back', 'X: look elsewhere', 'Y: menu'])
    assert.equal(await handheld.page.getByRole('button', { name, exact: true }).count(), 1, name);
  await handheld.page.getByRole('button', { name: 'X: look elsewhere' }).evaluate((button) => button.click());
  await handheld.settle();
  assert.equal(await handheld.text('strip'), 'Setup');
  await context.close();
});

test('every screen is told: its name, what is chosen, what it does, and what the buttons do', async () => {
  const context = await browser.newContext();
  const handheld = await Handheld.open(context);
  const news = () => handheld.text('news');
  assert.match(await news(), /^Title\. .*Castles of Burgundy.*A: open, B: rules/);
  assert.equal(await handheld.page.locator('#news').getAttribute('aria-live'), 'polite');
  // Only what is new.
  await handheld.press('DOWN');
  assert.match(await news(), /^The Dice Game/);
  assert.doesNotMatch(await news(), /Castles/);
  await handheld.press('X');
  assert.match(await news(), /^Setup\. Players \d.*X: start/);
  await handheld.press('X');
  while (['Interlude', 'Hand-over', 'About the game'].includes(await handheld.text('strip'))) await handheld.press('A');
  assert.match(await news(), /^Table\. .*A: \w+/);
  // All of it can be read at any time.
  assert.match(await handheld.text('reading'), /player 1 RED/);
  assert.equal(await handheld.page.getByRole('img', { name: 'Table' }).count(), 1);
  assert.deepEqual(handheld.errors, []);
  await context.close();
});

for (const [locale, word] of [['en-GB', /workers/], ['de-DE', /Arbeiter/], ['fr-FR', /ouvriers/]])
  test(`${locale}: a game against a computer is told, icons in words`, async () => {
    const context = await browser.newContext({ locale });
    const handheld = await Handheld.open(context);
    // Everything that is told on the way.
    await handheld.page.evaluate(() => {
      window.told = [];
      const news = document.getElementById('news');
      new MutationObserver(() => window.told.push(news.textContent)).observe(news, { childList: true });
    });
    const commands = parse(readFileSync(path('scripts/castles-computer.txt'), 'utf8')).filter(({ verb }) => verb !== 'shot');
    await handheld.play(locale === 'en-GB' ? commands : commands.slice(0, 60));
    const told = await handheld.page.evaluate(() => window.told);
    const all = `${told.join('\n')}\n${await handheld.text('reading')}`;
    assert.match(all, word);
    // No sign without a word, and what the computer does is told step by step.
    assert.doesNotMatch(all, /[\u0000-\u0009\u000b-\u001f]/);
    assert.ok(told.length > 40, `${told.length}`);
    if (locale === 'en-GB') {
      assert.ok(told.filter((text) => /BLUE|hard/.test(text)).length > 20, 'what the computer did');
      assert.match(told.at(-1), /^Scores\. .*FINAL SCORE.*total \d+ \d+/s);
    }
    await context.close();
  });
