// A review on the page: done within seconds, and the same as on every other device, also of a game that came as a link.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { FILE, Handheld, launch, path } from './browser/browser.mjs';
import { ends } from '../device/script/ends.mjs';
import { difference, read } from '../device/script/picture.mjs';

/** The longest that a review takes, in milliseconds. */
const WAIT = 7000;
/** Rows of games, above that of the finished ones. */
const GAMES = 4;
const NAMES = ['castles-2p-2011', 'dice-3p', 'natick', 'orleans-2p'];

const games = ends().filter(({ name }) => NAMES.includes(name));
let browser, context;
before(async () => (browser = await launch()));
after(() => browser.close());
beforeEach(async () => (context = await browser.newContext()));
afterEach(() => context.close());

/** Opens the page with a finished game, at its card. */
async function open({ saves, down }) {
  const handheld = await Handheld.open(context);
  await handheld.load(saves, 'replace');
  return toCard(handheld, down);
}

/** Goes from the title down to the finished games, to the card of the one that there is. */
async function toCard(handheld, down) {
  await handheld.press('DOWN', down);
  await handheld.press('A');
  assert.equal(await handheld.text('strip'), 'Finished games');
  return handheld;
}

/** Goes from the card of a game to its review, and looks at that. */
async function review(handheld, name) {
  await handheld.press('Y');
  await handheld.press('A');
  assert.equal(await handheld.text('strip'), 'Review');
  await handheld.pass(WAIT);
  const differs = async (picture) => difference(read(path(`golden/${picture}.png`)), await handheld.picture());
  assert.equal(await differs(`review-${name}`), null);
  await handheld.press('A');
  assert.equal(await differs(`review-${name}-list`), null);
  assert.deepEqual(handheld.errors, []);
}

for (const game of games) test(`a review of ${game.name}`, async () => review(await open(game), game.name));

test('a review of a game that came as a link', async () => {
  const game = games.find(({ name }) => name === 'natick');
  const handheld = await open(game);
  const lines = [];
  handheld.page.on('console', (message) => lines.push(message.text()));
  await handheld.press('X');
  await handheld.press('A');
  assert.ok(lines.length > 0 && lines.every((line) => line.startsWith('LOIRE1-')), lines.join());
  const there = await Handheld.open(context, `${FILE.href}#${lines.join(',')}`);
  assert.equal(await there.text('strip'), 'Replay');
  await there.press('B');
  await review(await toCard(there, GAMES), game.name);
});
