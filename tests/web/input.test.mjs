// Fingers and gamepads do what keys do.
import assert from 'node:assert/strict';
import { after, before, beforeEach, afterEach, test } from 'node:test';
import { Handheld, launch } from './browser/browser.mjs';

let browser, context, handheld, cdp;
before(async () => (browser = await launch()));
after(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  handheld = await Handheld.open(context);
  cdp = await context.newCDPSession(handheld.page);
});
afterEach(async () => {
  assert.deepEqual(handheld.errors, []);
  await context.close();
});

/** Returns the middle of a button. */
async function middle(button) {
  const box = await handheld.page.locator(`[data-button=${button}]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const touch = (type, ...points) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
const held = () => handheld.page.locator('[data-down=true]').evaluateAll((all) => all.map((button) => button.dataset.button).sort());

/** Waits until exactly these buttons are down: a browser hands on touches and keys when it finds the time. */
async function holds(buttons, why) {
  for (let tries = 0; tries < 50 && (await held()).join() !== buttons.join(); tries++) await new Promise((done) => setTimeout(done, 20));
  assert.deepEqual(await held(), buttons, why);
}

/** Returns the picture after these presses by keys, on a page of its own. */
async function byKeys(...buttons) {
  const other = await browser.newContext();
  const page = await Handheld.open(other);
  for (const button of buttons) await page.press(button);
  const picture = await page.picture();
  await other.close();
  return picture.data;
}

test('a tap', async () => {
  await touch('touchStart', await middle('DOWN'));
  await holds(['DOWN']);
  await handheld.pass(60);
  await touch('touchEnd');
  await holds([]);
  await handheld.settle();
  assert.ok((await handheld.picture()).data.equals(await byKeys('DOWN')));
});

test('a finger that stays repeats a direction, as a key does', async () => {
  await touch('touchStart', await middle('DOWN'));
  await handheld.pass(400 + 120);
  await touch('touchEnd');
  await handheld.settle();
  assert.ok((await handheld.picture()).data.equals(await byKeys('DOWN', 'DOWN', 'DOWN')));
});

test('a finger that slides goes from button to button', async () => {
  const [up, left, down] = [await middle('UP'), await middle('LEFT'), await middle('DOWN')];
  await touch('touchStart', up);
  await holds(['UP']);
  await touch('touchMove', { x: up.x, y: left.y });
  await holds([], 'between the buttons is none');
  await touch('touchMove', left);
  await holds(['LEFT']);
  await touch('touchMove', down);
  await holds(['DOWN']);
  await touch('touchEnd');
  await holds([]);
});

test('several fingers', async () => {
  const [down, a] = [await middle('DOWN'), await middle('A')];
  await touch('touchStart', down, a);
  await holds(['A', 'DOWN']);
  await touch('touchEnd', down);
  await holds(['A'], 'the other one stays');
  await touch('touchEnd');
  await holds([]);
});

test('a finger and a key on the same button: it is up when both are', async () => {
  await handheld.down('DOWN');
  await touch('touchStart', await middle('DOWN'));
  await handheld.up('DOWN');
  await holds(['DOWN']);
  await touch('touchEnd');
  await holds([]);
});

test('two fingers neither zoom nor scroll', async () => {
  const [up, b] = [await middle('UP'), await middle('B')];
  await touch('touchStart', up, b);
  await touch('touchMove', { x: up.x, y: up.y - 100 }, { x: b.x, y: b.y + 100 });
  await touch('touchEnd');
  assert.deepEqual(await handheld.page.evaluate(() => [scrollX, scrollY, visualViewport.scale]), [0, 0, 1]);
});

test('a page that loses the keyboard lets go', async () => {
  await handheld.down('RIGHT');
  await holds(['RIGHT']);
  await handheld.page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await holds([]);
});

test('every key of the desktop', async () => {
  const keys = { Enter: 'A', a: 'A', Backspace: 'B', b: 'B', ' ': 'X', x: 'X', m: 'Y', y: 'Y', ArrowUp: 'UP' };
  for (const [key, button] of Object.entries(keys)) {
    await handheld.page.keyboard.down(key);
    await holds([button], key);
    await handheld.page.keyboard.up(key);
    await holds([]);
  }
  await handheld.page.keyboard.press('Control+a');
  await holds([]);
});

test('Tab goes from control to control, which Enter and the space bar use', async () => {
  const before = await handheld.picture();
  const reached = [];
  for (let i = 0; i < 12; i++) {
    await handheld.page.keyboard.press('Tab');
    reached.push(await handheld.page.evaluate(() => document.activeElement.dataset?.button ?? document.activeElement.id));
  }
  for (const control of ['UP', 'DOWN', 'LEFT', 'RIGHT', 'A', 'B', 'X', 'Y', 'more']) assert.ok(reached.includes(control), control);
  assert.ok((await handheld.picture()).data.equals(before.data), 'Tab presses nothing');
  await handheld.page.focus('[data-button=DOWN]');
  await handheld.page.keyboard.press('Enter');
  await handheld.settle();
  assert.ok((await handheld.picture()).data.equals(await byKeys('DOWN')), 'Enter on DOWN is DOWN');
  await handheld.page.focus('#more');
  await handheld.page.keyboard.press(' ');
  assert.equal(await handheld.page.locator('#page[open]').count(), 1);
  await handheld.page.keyboard.press('Escape');
  assert.equal(await handheld.page.locator('#page[open]').count(), 0);
});

test('gamepads: buttons and stick', async () => {
  const set = (pressed, axes, id = 'Xbox Wireless Controller (STANDARD GAMEPAD Vendor: 045e Product: 0b12)') =>
    handheld.page.evaluate(
      async ([pressed, axes, id]) => {
        const pad = Object.create(Gamepad.prototype, {
          id: { value: id },
          index: { value: 0 },
          buttons: { value: Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) })) },
          axes: { value: axes },
        });
        navigator.getGamepads = () => [pad];
        window.dispatchEvent(new Event('gamepadconnected'));
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      },
      [pressed, axes, id],
    );
  await set([13, 0], [0, 0]);
  await holds(['A', 'DOWN']);
  await set([], [-0.9, 0.1]);
  await holds(['LEFT']);
  await set([], [0, 0]);
  await holds([]);
  await set([1, 2, 3], [0, 0]);
  await holds(['B', 'X', 'Y']);
  assert.match(await handheld.text('notice'), /^Xbox Wireless Controller is ready: A, B, X and Y are its own/);
  // The button called A is A, wherever it is.
  await set([1], [0, 0], 'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)');
  await holds(['A']);
  await set([2], [0, 0], '057e-2009-Pro Controller');
  await holds(['Y']);
  await set([2], [0, 0], 'DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)');
  await holds(['X']);
  assert.match(await handheld.text('notice'), /cross is A, circle B, square X, triangle Y/);
  await handheld.page.evaluate(async () => {
    navigator.getGamepads = () => [null];
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });
  await holds([], 'a gamepad that goes lets go');
});

test('a touch is felt, where the device can', async () => {
  await handheld.page.evaluate(() => {
    window.felt = [];
    navigator.vibrate = (ms) => window.felt.push(ms);
  });
  await touch('touchStart', await middle('A'));
  await holds(['A']);
  await touch('touchEnd');
  await holds([]);
  await handheld.press('DOWN');
  assert.equal((await handheld.page.evaluate(() => window.felt)).length, 1, 'a key is not');
});

/** Counts the tones that sound from now on. */
const listen = () =>
  handheld.page.evaluate(() => {
    window.tones = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      window.tones.push(this.type);
      return start.apply(this, when);
    };
  });
const tones = () => handheld.page.evaluate(() => window.tones.length);

test('it sounds as the device does, and the switch makes it silent until it is switched on again', async () => {
  await listen();
  await handheld.press('DOWN', 2);
  assert.equal(await tones(), 2);
  await handheld.page.click('#more');
  assert.equal(await handheld.page.getByRole('button', { name: 'Sound', pressed: true }).count(), 1);
  await handheld.page.click('#sound');
  await handheld.press('DOWN');
  assert.equal(await tones(), 2, 'silent');
  await handheld.reload();
  await listen();
  await handheld.press('DOWN');
  assert.equal(await tones(), 0, 'still silent');
  await handheld.page.click('#more');
  assert.equal(await handheld.page.getByRole('button', { name: 'Sound', pressed: false }).count(), 1);
  await handheld.page.click('#sound');
  await handheld.press('DOWN');
  assert.equal(await tones(), 1);
});

test('the console decides, too: a sound that is off in its settings is not played', async () => {
  await listen();
  // The last row of the title, and of the settings the fifth.
  await handheld.press('UP');
  await handheld.press('A');
  await handheld.press('DOWN', 4);
  assert.match(await handheld.text('news'), /^Sound low/);
  await handheld.press('A', 2);
  assert.match(await handheld.text('news'), /^Sound off/);
  const before = await tones();
  assert.ok(before > 0);
  await handheld.press('UP', 3);
  assert.equal(await tones(), before);
});

test('the full screen', async () => {
  await handheld.tool('full');
  await handheld.page.waitForFunction(() => document.fullscreenElement !== null);
  await handheld.tool('full');
  await handheld.page.waitForFunction(() => document.fullscreenElement === null);
});
