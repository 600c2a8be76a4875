// The buttons: contacts to ground with a pull-up that the firmware must switch on, and contacts that bounce. A capacitor beside
// a contact lets its pin rise slowly.
import { word } from '../common/random.mjs';

const MS = 1e6;
const BOUNCES = 4;
/** The weakest pull-up, in kiloohms, and the share of the supply's voltage from which a pin reads high. */
const PULL_UP = 80;
const HIGH = 2.0 / 3.3;

export class Buttons {
  down = new Set();
  edges = 0;
  /** From when on each pin that is pulled up reads high. */
  pulled = new WeakMap();

  /** `bounce` in milliseconds, `capacitor` in nanofarads. */
  constructor(board, pins, { bounce, capacitor, seed }) {
    Object.assign(this, { board, pins, bounce, seed });
    /** Nanoseconds until a pin that is pulled up reads high. */
    this.rise = -PULL_UP * 1e3 * capacitor * Math.log(1 - HIGH);
  }

  pin(name) {
    if (!(name in this.pins)) throw new RangeError(`this board has no button '${name}'`);
    return this.pins[name];
  }

  press(name) {
    this.move(name, true);
  }

  release(name) {
    this.move(name, false);
  }

  /** Moves the contact now; it then bounces for `bounce` milliseconds. */
  move(name, down) {
    this.pin(name);
    this.touch(name, down);
    const moments = Array.from({ length: this.bounce ? 2 * BOUNCES : 0 }, () => (word(this.seed, this.edges++) / 2 ** 32) * this.bounce * MS);
    moments.sort((a, b) => a - b).forEach((after, i) => this.board.at(this.board.now + after, () => this.touch(name, i % 2 ? down : !down)));
  }

  /** Closes the contact for `micros` microseconds, as interference does. */
  spike(name, micros) {
    this.touch(name, true);
    this.board.at(this.board.now + micros * 1000, () => this.touch(name, false));
  }

  touch(name, down) {
    if (down) this.down.add(name);
    else this.down.delete(name);
    if (this.board.chip) this.level(this.board.chip, name);
  }

  /** Sets the chip's pin to the level that contact, pull-up and capacitor give it. */
  level(chip, name) {
    const pin = chip.rp.gpio[this.pins[name]];
    if (this.down.has(name) || !pin.pullupEnabled) this.pulled.delete(pin);
    else if (!this.pulled.has(pin)) {
      const high = chip.now + this.rise;
      this.pulled.set(pin, high);
      if (this.rise) this.board.at(high, () => this.level(chip, name));
    }
    const high = this.pulled.get(pin) <= chip.now;
    if (pin.rawInputValue !== high) pin.setInputValue(high);
  }

  /** Sets all pins again after a pad was changed: its pull-up may be on or off now. */
  refresh(chip) {
    for (const name of Object.keys(this.pins)) this.level(chip, name);
  }
}
