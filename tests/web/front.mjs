// The front page that docs/front/make.mjs makes, in target/site: `.ci/run release` looks at it, for the others do not make it.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { LANGUAGES } from '../../docs/front/words.mjs';
import { launch, serve } from './browser/browser.mjs';

const SITE = new URL('../../target/site/index.html', import.meta.url);
if (!existsSync(SITE)) throw new Error('no target/site/index.html: run node docs/front/make.mjs');
const CODES = Object.keys(LANGUAGES);

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve(SITE)])));
after(async () => {
  await browser.close();
  server.stop();
});

/** Opens the front page in a browser of this language; says what went wrong on it. */
async function open(locale, hash = '') {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('response', (response) => response.ok() || errors.push(`${response.status()} ${response.url()}`));
  await page.goto(`${server.address}/index.html${hash}`);
  return { page, errors };
}

/** Returns the language that shows: of the only section, of the page, and of its title. */
async function shown(page) {
  const [sections, lang] = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('section')].filter((section) => !section.hidden);
    return [shown.map((section) => section.lang), document.documentElement.lang];
  });
  assert.deepEqual(sections, [lang]);
  assert.equal(await page.title(), LANGUAGES[lang].title);
  return lang;
}

test('it speaks the language of the browser, or else English', async () => {
  for (const [locale, lang] of [['en-GB', 'en'], ['de-AT', 'de'], ['fr-CA', 'fr'], ['is-IS', 'en']]) {
    const { page, errors } = await open(locale);
    assert.equal(await shown(page), lang);
    assert.deepEqual(errors, []);
  }
  const { page } = await open('de-DE', '#fr');
  assert.equal(await shown(page), 'fr', 'a link may ask for another one');
});

test('the other languages are offered by their names', async () => {
  const { page, errors } = await open('en-US');
  for (const lang of ['de', 'fr', 'en']) {
    await page.locator('section:visible').getByRole('link', { name: LANGUAGES[lang].name, exact: true }).click();
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    assert.equal(await shown(page), lang);
  }
  assert.deepEqual(errors, []);
});

test('every picture is there, and told in words', async () => {
  for (const code of CODES) {
    const { page, errors } = await open(code);
    const pictures = await page.$$eval('section:not([hidden]) img', async (all) => {
      await Promise.all(all.map((picture) => picture.decode()));
      return all.map(({ alt, naturalWidth }) => [alt, naturalWidth]);
    });
    assert.equal(pictures.length, 4);
    assert.equal(new Set(pictures.map(([alt]) => alt)).size, 4);
    for (const [alt, width] of pictures) assert.ok(alt && width > 0, `${code}: ${alt}, ${width} pixels`);
    assert.deepEqual(errors, []);
  }
});

test('every link leads somewhere', async () => {
  const { page } = await open('en');
  const links = await page.$$eval('a, link[rel=icon]', (all) => all.map((link) => link.href));
  const files = new Set(links.filter((link) => link.startsWith(server.address) && !link.includes('#')));
  assert.equal(files.size, 2 + CODES.length, 'the page, a card in each language, and the icon');
  for (const file of files) assert.equal((await page.request.get(file)).status(), 200, file);
  const out = new Set(links.filter((link) => !link.startsWith(server.address)));
  assert.deepEqual([...out], [process.env.LOIRE_RELEASES].filter(Boolean), 'the downloads, where there are some');
});

test('it says what it is before scripts run, and that no board has run it', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.address}/index.html`);
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  assert.equal(await page.title(), LANGUAGES.en.title);
  assert.equal(await page.getAttribute('meta[name=description]', 'content'), LANGUAGES.en.lead);
  for (const { untried } of Object.values(LANGUAGES)) assert.ok(await page.getByText(untried).isVisible(), untried);
});
