// A device on a flash with a game, with the cache between processor and flash, whose presses are measured by what they do.
import { Flash } from '../board/flash.mjs';
import { GAP_MS, PRESS_MS } from '../script/script.mjs';
import { Device } from './device.mjs';

const MS = 1e6;
/** The longest that a press may take to its last pixel, in milliseconds: a cursor's move, and a whole new screen. */
const LIMITS = { cursors: 30, screens: 60 };

export class Measured {
  /** By what was done: the slowest press of each kind, in milliseconds. */
  worst = {};
  slow = [];

  constructor(saves) {
    this.device = new Device({ cache: true, bounce: 2, flash: new Flash({ saves }) }).start();
  }

  /** Presses a button, and waits until the console is idle. */
  press(what, button, times = 1) {
    for (let i = 0; i < times; i++) this.measure(what, () => this.device.press(button));
    return this;
  }

  /** Presses a button, and does not wait for what goes on. */
  interrupt(what, button) {
    const { board, meter } = this.device;
    this.measure(what, () => {
      meter.pressed();
      board.buttons.press(button);
      board.run(PRESS_MS);
      board.buttons.release(button);
      board.run(GAP_MS);
    });
    return this;
  }

  measure(what, act) {
    const { meter } = this.device;
    const before = Object.keys(LIMITS).map((kind) => [kind, meter[kind].length]);
    act();
    for (const [kind, count] of before)
      for (const nanos of meter[kind].slice(count)) this.note(`${what}, ${kind}`, nanos / MS, LIMITS[kind]);
  }

  note(what, ms, limit) {
    this.worst[what] = Math.max(this.worst[what] ?? 0, Math.round(10 * ms) / 10);
    if (ms > limit) this.slow.push(`${what}: ${ms.toFixed(1)} ms, at most ${limit}`);
  }

  /** Waits long enough that the next press is no slip. */
  pause() {
    this.device.board.run(600);
    return this;
  }
}
