// The page in Chromium: its buttons pressed, its canvas read. By day that is Chromium's headless shell, the same engine without
// windows, which opens a page in a third of the time; `CHROMIUM` names another one.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { PRESS_MS, GAP_MS, SETTLE_MS } from '../../device/script/script.mjs';

/** The file that `cargo web` makes. */
export const FILE = new URL('../../../target/web/loire.html', import.meta.url);
if (!existsSync(FILE)) throw new Error('no target/web/loire.html: run cargo web');

export const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser that remembers nothing. */
export function launch() {
  return chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
}

const CLOCK = readFileSync(new URL('clock.js', import.meta.url), 'utf8');

/** The keys of the desktop. */
const KEYS = { UP: 'ArrowUp', DOWN: 'ArrowDown', LEFT: 'ArrowLeft', RIGHT: 'ArrowRight', A: 'a', B: 'b', X: 'x', Y: 'y' };

/** The handheld on a page, in time that passes only when it is told to. */
export class Handheld {
  /** Opens the page in a browser context, at this address. */
  static async open(context, address = FILE.href) {
    const page = await context.newPage();
    const handheld = new Handheld(page);
    page.on('pageerror', (error) => handheld.errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && handheld.errors.push(message.text()));
    await page.addInitScript(CLOCK);
    await page.goto(address);
    await handheld.settle();
    return handheld;
  }

  constructor(page) {
    this.page = page;
    this.errors = [];
  }

  pass(ms) {
    return this.page.evaluate((ms) => testClock.pass(ms), ms);
  }

  /** Lets time pass, and then until nothing moves any more: one way to the browser and back. */
  settle(ms = 0) {
    return this.page.evaluate(([ms, patience]) => testClock.pass(ms).then(() => testClock.settle(patience)), [ms, SETTLE_MS]);
  }

  down(button) {
    return this.page.keyboard.down(KEYS[button]);
  }

  up(button) {
    return this.page.keyboard.up(KEYS[button]);
  }

  async hold(button, ms) {
    await this.down(button);
    await this.pass(ms);
    await this.up(button);
    await this.settle(GAP_MS);
  }

  async press(button, times = 1) {
    for (let i = 0; i < times; i++) await this.hold(button, PRESS_MS);
  }

  /** Clicks one of the page's own controls. */
  async tool(id) {
    await this.page.click('#more');
    await this.page.click(`#${id}`);
  }

  /** Hands a file to the page, and answers what it asks, if it asks: `replace`, or nothing. */
  async load(buffer, answer, name = 'loire-flash.bin') {
    await this.page.setInputFiles('#file', { name, mimeType: 'application/octet-stream', buffer });
    if (answer === undefined) return;
    await this.page.waitForSelector('#replace[open]');
    const question = await this.text('question');
    const told = await this.text('notice');
    await this.page.click(`#replace button[value="${answer}"]`);
    // The dialog is closed before the page hears the answer.
    if (answer) await this.page.waitForFunction((told) => document.getElementById('notice').textContent !== told, told);
    await this.settle();
    return question;
  }

  /** Cuts the power with a button held until the console is there. */
  async restart(held) {
    await this.down(held);
    await this.tool('restart');
    await this.settle();
    await this.pass(PRESS_MS);
    await this.up(held);
    await this.settle(GAP_MS);
  }

  /** Loads the page again: on the page that is what cutting the power is. */
  async reload() {
    await this.page.reload();
    await this.settle();
  }

  /** Returns what the canvas shows. */
  async picture() {
    const data = await this.page.evaluate(() => {
      const { data } = document.getElementById('screen').getContext('2d').getImageData(0, 0, 240, 240);
      let text = '';
      for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
      return btoa(text);
    });
    return { width: 240, height: 240, data: Buffer.from(data, 'base64') };
  }

  /** Returns the text of an element. */
  text(id) {
    return this.page.locator(`#${id}`).textContent();
  }

  /** Plays the commands of a script; hands each picture with its name to `keep`. */
  async play(commands, keep) {
    for (const command of commands) {
      if (command.verb === 'press') await this.press(command.button, command.times);
      else if (command.verb === 'hold') await this.hold(command.button, command.ms);
      else if (command.verb === 'wait') await this.settle(command.ms);
      else if (command.verb === 'power-cycle') await (command.button ? this.restart(command.button) : this.reload());
      if (command.verb === 'shot') keep(command.name, await this.picture());
    }
  }
}

/** Returns where a file of the tests is. */
export function path(name) {
  return fileURLToPath(new URL(`../../${name}`, import.meta.url));
}

/** Serves the page with what lies beside it, and a blank one of the same origin, on this machine. Returns the address and how
 * to stop. */
export async function serve(page = FILE) {
  const types = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml', png: 'image/png', webmanifest: 'application/manifest+json' };
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'loire.html' : request.url.slice(1).replace(/[?#].*/, '');
    const file = new URL(name, page);
    const found = name === 'blank' || existsSync(file);
    response.writeHead(found ? 200 : 404, { 'content-type': types[name.split('.')[1]] ?? 'text/html' });
    response.end(name === 'blank' || !found ? '' : readFileSync(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${server.address().port}`;
  return { address, stop: () => server.close() };
}

/** Returns what a page of our origin finds in the database, in a line. */
export function stored(page) {
  return page.evaluate(async () => {
    const answer = (request) => new Promise((done, fail) => ((request.onsuccess = () => done(request.result)), (request.onerror = fail)));
    const database = await answer(indexedDB.open('loire', 1));
    const store = database.transaction('loire').objectStore('loire');
    const [keys, values] = [await answer(store.getAllKeys()), await answer(store.getAll())];
    database.close();
    return JSON.stringify(keys.map((key, i) => [key, typeof values[i] === 'number' ? values[i] : [...values[i]].join(' ')]));
  });
}
