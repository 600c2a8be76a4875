// Plays a script on a device at a cable: a real one, or the emulated one in tests. Pictures and times are what the device
// says of itself.
import { HEIGHT, WIDTH } from '../board/panel.mjs';
import { backup, picture, restoring } from './cable.mjs';
import { spread } from './meter.mjs';
import { says } from './reader.mjs';
import { PRESS_MS } from './script.mjs';

const A_THIRD = (WIDTH * HEIGHT) / 3;
const SAVE_SIZE = 128 * 1024;
/** The button that opens the menu only when it goes up: its times say nothing. */
const MENU = 'Y';
/** Longer than the owner is asked, and than the console takes to come to rest. */
const PATIENCE_MS = 130_000;

export class Remote {
  cursors = [];
  screens = [];
  pictures = 0;
  /** Whether the owner let it press buttons since the device was plugged in. */
  allowed = false;
  rgb = new Uint8Array(3 * WIDTH * HEIGHT);

  /**
   * `port` says a line and returns the lines of the answer, sleeps, and finds the device again after a restart; `tell` tells
   * the owner what to do; `onShot(name, picture)` receives the pictures.
   */
  constructor(port, { tell, onShot = () => {} }) {
    Object.assign(this, { port, tell, onShot });
  }

  /** Says a line. Returns the answer; throws if it is an error. */
  say(line, ms = PATIENCE_MS) {
    const lines = this.port.say(line, ms);
    if (!lines.at(-1).startsWith('ok')) throw new Error(`${line.slice(0, 40)}: ${lines.at(-1)}`);
    return lines;
  }

  /** Returns version and board. */
  get build() {
    return this.say('version').at(-1).replace(/^ok Loire | protocol \d+$/g, '');
  }

  backup() {
    return backup(this.say('backup'));
  }

  /** Replaces the saves, which the owner allows, and waits for the restart. */
  restore(saves) {
    const lines = restoring(saves);
    for (const line of lines.slice(0, -1)) this.say(line);
    this.tell('Hold A on the device to replace its saves.');
    this.say(lines.at(-1));
    this.reconnect();
  }

  /** Waits until the device is back; `gone` if it is yet to go. */
  reconnect(gone = false) {
    this.port.reconnect(gone);
    this.allowed = false;
    this.say('wait');
  }

  /** Begins on blank saves, in English. */
  start() {
    this.restore(Buffer.alloc(SAVE_SIZE, 0xff));
    this.look('screen');
    if (says(this.rgb, 'Deutsch')) this.press('A');
    return this;
  }

  look(command) {
    picture(this.say(command), this.rgb);
  }

  play(commands) {
    for (const command of commands) {
      this.do(command);
      this.say('wait');
    }
    return this;
  }

  do({ verb, button, times, ms, name }) {
    switch (verb) {
      case 'press':
        for (let i = 0; i < times; i++) this.press(button);
        return;
      case 'hold':
        return this.press(button, ms);
      case 'wait':
        return this.port.sleep(ms);
      case 'shot':
        return this.shot(name);
      case 'sound':
        return; // Nobody hears it here.
      case 'power-cycle':
        return this.powerCycle(button);
      default:
        throw new RangeError(`no command ${verb}`);
    }
  }

  press(button, ms = PRESS_MS) {
    const before = this.rgb.slice();
    if (!this.allowed) this.tell('Hold A on the device to let the script press its buttons.');
    this.allowed = true;
    this.say(`press ${button} ${ms}`);
    const us = /^ok (\d+) us$/.exec(this.say('time').at(-1))[1];
    this.look('changes');
    if (button === MENU || ms !== PRESS_MS) return;
    let changed = 0;
    for (let at = 0; at < before.length; at += 3) if (before[at] !== this.rgb[at] || before[at + 1] !== this.rgb[at + 1] || before[at + 2] !== this.rgb[at + 2]) changed++;
    if (changed) (changed > A_THIRD ? this.screens : this.cursors).push(us * 1000);
  }

  shot(name) {
    const dark = this.say('wait').at(-1) === 'ok dark';
    this.look('screen');
    this.pictures++;
    this.onShot(name, dark ? new Uint8Array(this.rgb.length) : this.rgb);
  }

  /** Has the owner cut the power, perhaps with a button held when it comes back. */
  powerCycle(held) {
    this.tell(`Switch the device off, or pull out the cable if it has no battery; then on again${held ? ` with ${held} held until it shows a picture` : ''}, with the cable in.`);
    this.reconnect(true);
    if (held) this.press(held);
  }

  /** Returns what was measured. */
  finish() {
    return { build: this.build, pictures: this.pictures, cursor_ms: spread(this.cursors), screen_ms: spread(this.screens) };
  }
}
