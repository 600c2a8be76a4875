// The ring oscillator: its random bit, its divider, and the dormant state. The healthy source is a ring of 4 to 8 MHz whose
// periods vary by 0.3 %: sampled at a fixed rate it beats with the sampling. The faulty ones are what a broken source looks
// like.
import { Registers } from './registers.mjs';
import { word } from '../common/random.mjs';

const CTRL = 0x00;
const DORMANT = 0x0c;
const COMA = 0x636f6d61;
const DIV = 0x10;
const DIV_PASS = 0xaa0;
const RANDOM_BIT = 0x1c;
const STATUS = 0x18;
const STABLE_ENABLED = 0x80001000;
/** Standard deviation of a period, as a share of it. */
const JITTER = 0.003;

/** A ring whose phase wanders: the deviations of its periods add up. */
class Ring {
  reads = 0;
  at = 0;

  constructor(seed) {
    this.seed = seed;
    this.megahertz = 4 + 4 * this.even();
    this.phase = this.even();
  }

  /** Returns a pseudo-random number from 0 to 1. */
  even() {
    return word(this.seed, this.reads++) / 2 ** 32;
  }

  bit(now) {
    const periods = ((now - this.at) * this.megahertz) / 1000;
    const normal = Math.sqrt(-2 * Math.log(1 - this.even())) * Math.cos(2 * Math.PI * this.even());
    this.phase += periods + normal * JITTER * Math.sqrt(periods);
    this.at = now;
    return this.phase % 1 < 0.5 ? 1 : 0;
  }
}

/** Sources by name, each made from a seed: a function from the time in nanoseconds to the bit. */
export const SOURCES = {
  healthy: (seed) => {
    const ring = new Ring(seed);
    return (now) => ring.bit(now);
  },
  'stuck-0': () => () => 0,
  'stuck-1': () => () => 1,
  alternating: () => {
    let reads = 0;
    return () => reads++ & 1;
  },
};

export class Rosc extends Registers {
  /** `onDormant` is called when it is told to stop. */
  constructor(rp, { source = 'healthy', seed, onDormant }) {
    super(rp, 'ROSC', { [CTRL]: 0xfabaa0, 0x04: 0, 0x08: 0, [DORMANT]: 0, [DIV]: DIV_PASS + 16, 0x14: 8, [STATUS]: STABLE_ENABLED });
    if (!Object.hasOwn(SOURCES, source)) throw new RangeError(`no ROSC source '${source}'`);
    this.bit = SOURCES[source](seed);
    this.onDormant = onDormant;
    this.ringFreq = rp.roscFreq * 16;
  }

  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset === DORMANT && value === COMA) this.onDormant();
    if (offset !== DIV) return;
    this.rp2040.roscFreq = this.ringFreq / (value - DIV_PASS || 32);
    this.rp2040.updateClocks();
  }

  readUint32(offset) {
    return offset === RANDOM_BIT ? this.bit(this.rp2040.clock.nanos) : super.readUint32(offset);
  }
}
