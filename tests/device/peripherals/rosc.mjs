// The ring oscillator, for its random bit. A healthy source gives a bit that depends on the time: two reads within a
// microsecond see the same bit, as a ring sampled too fast does. The faulty ones are what a broken source looks like.
import { Registers } from './registers.mjs';
import { word } from '../common/random.mjs';

const RANDOM_BIT = 0x1c;
const STATUS = 0x18;
const STABLE_ENABLED = 0x80001000;

export const SOURCES = {
  healthy: ({ seed, now }) => word(seed, Math.floor(now / 1000)) & 1,
  'stuck-0': () => 0,
  'stuck-1': () => 1,
  alternating: ({ reads }) => reads & 1,
};

export class Rosc extends Registers {
  reads = 0;

  constructor(rp, { source = 'healthy', seed }) {
    super(rp, 'ROSC', { 0x00: 0xfabaa0, 0x04: 0, 0x08: 0, 0x10: 0xaa0, 0x14: 8, [STATUS]: STABLE_ENABLED });
    this.source = SOURCES[source];
    if (!this.source) throw new RangeError(`no ROSC source '${source}'`);
    this.seed = seed;
  }

  readUint32(offset) {
    if (offset !== RANDOM_BIT) return super.readUint32(offset);
    return this.source({ seed: this.seed, now: this.rp2040.clock.nanos, reads: this.reads++ });
  }
}
