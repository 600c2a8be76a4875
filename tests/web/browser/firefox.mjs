// The page in Firefox, with as much of a page of Playwright as `Handheld` needs: Playwright itself drives a Firefox of its
// own only.
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';

const EXECUTABLE = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
/** Why there is no Firefox, if there is none. */
export const MISSING = existsSync(EXECUTABLE) ? false : `no ${EXECUTABLE}`;

/** Starts a Firefox that remembers nothing. */
export async function launchFirefox() {
  // As root it refuses a home that is somebody else's, as the forge's containers have.
  const env = { ...process.env, HOME: userInfo().homedir };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: EXECUTABLE, headless: true, env });
  return {
    async newContext({ viewport } = {}) {
      const context = await browser.createBrowserContext();
      const inits = [];
      const wrapped = {
        addInitScript: async (init) => void inits.push(init),
        newPage: async () => {
          const page = new Page(await context.newPage(), wrapped);
          if (viewport) await page.page.setViewport(viewport);
          for (const init of inits) await page.addInitScript(init);
          return page;
        },
        close: () => context.close(),
      };
      return wrapped;
    },
    close: () => browser.close(),
  };
}

class Page {
  constructor(page, context) {
    this.page = page;
    this.keyboard = page.keyboard;
    this.context = () => context;
  }

  on(kind, call) {
    this.page.on(kind, call);
  }

  addInitScript(init) {
    return typeof init === 'string' ? this.page.evaluateOnNewDocument((text) => (0, eval)(text), init) : this.page.evaluateOnNewDocument(init);
  }

  goto(address) {
    return this.page.goto(address);
  }

  reload() {
    return this.page.reload();
  }

  close() {
    return this.page.close();
  }

  evaluate(...args) {
    return this.page.evaluate(...args);
  }

  click(selector) {
    return this.page.$eval(selector, (element) => element.click());
  }

  waitForSelector(selector) {
    return this.page.waitForSelector(selector);
  }

  waitForFunction(call, argument) {
    return this.page.waitForFunction(call, {}, argument);
  }

  locator(selector) {
    return { textContent: () => this.page.$eval(selector, ({ textContent }) => textContent) };
  }

  async setInputFiles(selector, { name, buffer }) {
    const file = join(tmpdir(), name);
    writeFileSync(file, buffer);
    await (await this.page.$(selector)).uploadFile(file);
  }
}
