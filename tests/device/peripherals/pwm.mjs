// The PWM slices as registers. rp2040js emulates every edge of every period, thousands of wake-ups a second for a
// backlight; here only the duty can be read.
import { Registers } from './registers.mjs';

const SLICES = 8;
const SLICE_SIZE = 0x14;
const CSR = 0x00;
const DIV = 0x04;
const CC = 0x0c;
const TOP = 0x10;
const ENABLE_ALL = 0xa0;

export class Pwm extends Registers {
  // Fields that rp2040js uses.
  channels = [];
  gpioDirection = -1;
  gpioValue = 0;

  constructor(rp) {
    const slice = (n) => [[CSR, 0], [DIV, 0x10], [0x08, 0], [CC, 0], [TOP, 0xffff]].map(([at, value]) => [n * SLICE_SIZE + at, value]);
    const slices = Array.from({ length: SLICES }, (_, n) => slice(n)).flat();
    super(rp, 'PWM', { ...Object.fromEntries(slices), [ENABLE_ALL]: 0 });
  }

  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset === ENABLE_ALL) {
      for (let n = 0; n < SLICES; n++) this.setEnabled(n, (value >>> n) & 1);
    } else if (offset % SLICE_SIZE === CSR) {
      const n = offset / SLICE_SIZE;
      this.values.set(ENABLE_ALL, (this.values.get(ENABLE_ALL) & ~(1 << n)) | ((value & 1) << n));
    }
    this.onChange?.();
  }

  setEnabled(n, on) {
    const at = n * SLICE_SIZE + CSR;
    this.values.set(at, (this.values.get(at) & ~1) | on);
  }

  /** Returns the share of the time that a pin is high, 0 to 1. */
  duty(pin) {
    const base = ((pin >>> 1) & 7) * SLICE_SIZE;
    const get = (at) => this.values.get(base + at);
    const channelB = pin & 1;
    const level = channelB ? get(CC) >>> 16 : get(CC) & 0xffff;
    const high = get(CSR) & 1 ? Math.min(1, level / (get(TOP) + 1)) : 0;
    return get(CSR) & (channelB ? 8 : 4) ? 1 - high : high;
  }

  /** Returns the periods per second of a pin that is switched on and off, or 0. */
  frequency(pin) {
    const base = ((pin >>> 1) & 7) * SLICE_SIZE;
    const divider = this.values.get(base + DIV) / 16 || 256;
    return this.duty(pin) % 1 ? this.rp2040.clkSys / divider / (this.values.get(base + TOP) + 1) : 0;
  }

  /** Whether a slice runs and is neither always low nor always high. */
  get dims() {
    return Array.from({ length: SLICES }, (_, n) => [2 * n, 2 * n + 1]).flat().some((pin) => this.duty(pin) % 1 !== 0);
  }

  gpioOnInput() {}
  reset() {}
}
