// The buttons: contacts to ground with a pull-up that the firmware must switch on, and contacts that bounce.
import { word } from '../common/random.mjs';

const MS = 1e6;
const BOUNCES = 4;

export class Buttons {
  down = new Set();
  edges = 0;

  constructor(board, pins, bounce, seed) {
    Object.assign(this, { board, pins, bounce, seed });
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

  /** Sets the chip's pin to the level that contact and pull-up give it. */
  level(chip, name) {
    const pin = chip.rp.gpio[this.pins[name]];
    const high = !this.down.has(name) && pin.pullupEnabled;
    if (pin.rawInputValue !== high) pin.setInputValue(high);
  }

  /** Sets all pins again after a pad was changed: its pull-up may be on or off now. */
  refresh(chip) {
    for (const name of Object.keys(this.pins)) this.level(chip, name);
  }
}
