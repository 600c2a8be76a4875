// The PWM slices as registers and counters. rp2040js emulates every edge of every period, thousands of wake-ups a second for
// a backlight; here the duty can be read, and the counter is brought up to date when a register is used.
import { Registers } from './registers.mjs';

const SLICES = 8;
const SLICE_SIZE = 0x14;
const CSR = 0x00;
const DIV = 0x04;
const CTR = 0x08;
const CC = 0x0c;
const TOP = 0x10;
const ENABLE_ALL = 0xa0;

/** One slice: what it counts with now, and the pins' levels while it stands still. */
class Slice {
  counter = 0;
  /** When the counter was brought up to date. */
  at = 0;
  // What was written to TOP and CC is taken over when the counter wraps, or at once while it stands still.
  top = 0xffff;
  cc = 0;
  running = false;
  held = [false, false];

  /** Whether the pin of a channel is high, but for its inversion. */
  level(channel) {
    return this.running ? Math.floor(this.counter) < ((this.cc >>> (16 * channel)) & 0xffff) : this.held[channel];
  }
}

export class Pwm extends Registers {
  // Fields that rp2040js uses.
  channels = [];
  gpioDirection = -1;
  gpioValue = 0;

  constructor(rp) {
    const slice = (n) => [[CSR, 0], [DIV, 0x10], [CTR, 0], [CC, 0], [TOP, 0xffff]].map(([at, value]) => [n * SLICE_SIZE + at, value]);
    const slices = Array.from({ length: SLICES }, (_, n) => slice(n)).flat();
    super(rp, 'PWM', { ...Object.fromEntries(slices), [ENABLE_ALL]: 0 });
    this.slices = Array.from({ length: SLICES }, () => new Slice());
  }

  writeUint32(offset, value) {
    for (let n = 0; n < SLICES; n++) this.count(n);
    super.writeUint32(offset, value);
    if (offset === ENABLE_ALL) {
      for (let n = 0; n < SLICES; n++) this.setEnabled(n, (value >>> n) & 1);
    } else if (offset % SLICE_SIZE === CSR) {
      const n = offset / SLICE_SIZE;
      this.values.set(ENABLE_ALL, (this.values.get(ENABLE_ALL) & ~(1 << n)) | ((value & 1) << n));
    } else if (offset % SLICE_SIZE === CTR) this.slices[(offset - CTR) / SLICE_SIZE].counter = value & 0xffff;
    for (let n = 0; n < SLICES; n++) this.settle(n);
    this.onChange?.();
  }

  setEnabled(n, on) {
    const at = n * SLICE_SIZE + CSR;
    this.values.set(at, (this.values.get(at) & ~1) | on);
  }

  get(n, register) {
    return this.values.get(n * SLICE_SIZE + register);
  }

  /** Counts per second of a slice that runs. */
  rate(n) {
    return this.rp2040.clkSys / (this.get(n, DIV) / 16 || 256);
  }

  /** Brings the counter of a slice up to date. */
  count(n) {
    const slice = this.slices[n];
    const now = this.rp2040.clock.nanosCounter;
    if (slice.running) {
      slice.counter += ((now - slice.at) / 1e9) * this.rate(n);
      if (slice.counter > slice.top) {
        slice.counter -= slice.top + 1;
        this.takeOver(n);
        slice.counter = Math.max(0, slice.counter) % (slice.top + 1);
      }
    }
    slice.at = now;
  }

  takeOver(n) {
    Object.assign(this.slices[n], { top: this.get(n, TOP), cc: this.get(n, CC) });
  }

  /** Starts or stops a slice as its register says. One that stops leaves its pins as they are. */
  settle(n) {
    const slice = this.slices[n];
    const running = Boolean(this.get(n, CSR) & 1);
    if (!running) {
      slice.held = [slice.level(0), slice.level(1)];
      this.takeOver(n);
    }
    slice.running = running;
  }

  /** Returns the share of the time that a pin is high, 0 to 1, from when the slice has taken over what was written. */
  duty(pin) {
    const n = (pin >>> 1) & 7;
    const channel = pin & 1;
    const level = (this.get(n, CC) >>> (16 * channel)) & 0xffff;
    const high = this.slices[n].running ? Math.min(1, level / (this.get(n, TOP) + 1)) : Number(this.slices[n].held[channel]);
    return this.get(n, CSR) & (channel ? 8 : 4) ? 1 - high : high;
  }

  /** Returns in how many nanoseconds the slice of a pin takes over what was written. */
  delay(pin) {
    const n = (pin >>> 1) & 7;
    const { running, top, counter } = this.slices[n];
    return running ? ((top + 1 - counter) * 1e9) / this.rate(n) : 0;
  }

  /** Returns the periods per second of a pin that is switched on and off, or 0. */
  frequency(pin) {
    const n = (pin >>> 1) & 7;
    return this.duty(pin) % 1 ? this.rate(n) / (this.get(n, TOP) + 1) : 0;
  }

  /** Whether a slice runs and is neither always low nor always high. */
  get dims() {
    return Array.from({ length: SLICES }, (_, n) => [2 * n, 2 * n + 1]).flat().some((pin) => this.duty(pin) % 1 !== 0);
  }

  gpioOnInput() {}
  reset() {}
}
