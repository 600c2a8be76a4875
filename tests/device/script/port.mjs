// A serial port of this computer, with a device behind it. Linux and macOS: elsewhere a terminal program has to do.
import { spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readSync, writeSync } from 'node:fs';

const { O_NOCTTY, O_NONBLOCK, O_RDWR } = constants;
/** How long a device may take to come back. */
const RESTART_MS = 60_000;
const HELLO_MS = 3000;

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

export class Port {
  received = Buffer.alloc(0);

  constructor(path) {
    this.path = path;
    this.open();
  }

  open() {
    const flag = process.platform === 'darwin' ? '-f' : '-F';
    const { status, error, stderr } = spawnSync('stty', [flag, this.path, 'raw', '-echo'], { encoding: 'utf8' });
    if (error || status !== 0) throw new Error(`${this.path}: ${error?.message ?? stderr.trim()}`);
    this.file = openSync(this.path, O_RDWR | O_NOCTTY | O_NONBLOCK);
    this.received = Buffer.alloc(0);
    // Behind whatever was left of before.
    this.send('\nversion\n');
    const end = Date.now() + HELLO_MS;
    while (!this.line(end - Date.now()).startsWith('ok Loire'));
  }

  close() {
    closeSync(this.file);
  }

  sleep(ms) {
    sleep(ms);
  }

  /** Waits until the device is back after a restart; with `gone` it is yet to go. */
  reconnect(gone = false) {
    const end = Date.now() + (gone ? 10 : 1) * RESTART_MS;
    const wait = (what, holds) => {
      while (!holds()) {
        if (Date.now() > end) throw new Error(`${this.path}: ${what}`);
        sleep(100);
      }
    };
    wait('the device does not restart', () => !existsSync(this.path) || !this.answers());
    this.close();
    wait('the device does not come back', () => {
      try {
        if (!existsSync(this.path)) return false;
        this.open();
        return true;
      } catch {
        return false;
      }
    });
  }

  answers() {
    try {
      this.say('version', 500);
      return true;
    } catch {
      return false;
    }
  }

  send(text) {
    let rest = Buffer.from(text);
    while (rest.length) rest = rest.subarray(this.attempt(() => writeSync(this.file, rest)));
  }

  /** Returns what `act` does, or 0 if the port is not ready. */
  attempt(act) {
    try {
      return act();
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
      sleep(1);
      return 0;
    }
  }

  line(ms) {
    const end = Date.now() + ms;
    const bytes = Buffer.alloc(4096);
    while (!this.received.includes(10)) {
      if (Date.now() > end) throw new Error(`${this.path}: the device does not answer`);
      const length = this.attempt(() => readSync(this.file, bytes));
      this.received = Buffer.concat([this.received, bytes.subarray(0, length)]);
    }
    const at = this.received.indexOf(10);
    const line = this.received.toString('latin1', 0, at).trimEnd();
    this.received = this.received.subarray(at + 1);
    return line;
  }

  /** Says a line. Returns the lines of the answer, the last of which begins with `ok` or `error`. */
  say(text, ms) {
    this.send(`${text}\n`);
    const lines = [];
    do lines.push(this.line(ms));
    while (!/^(ok|error)\b/.test(lines.at(-1)));
    return lines;
  }
}
