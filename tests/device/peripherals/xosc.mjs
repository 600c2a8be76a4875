// The crystal oscillator. It is stable only after the start-up delay that the firmware asked for, in units of 256 crystal
// cycles. A long delay makes the player wait for the first picture.
import { Registers } from './registers.mjs';

const CTRL = 0x00;
const STATUS = 0x04;
const STARTUP = 0x0c;
const ENABLE = 0xfab;
const ENABLED = 0x00001000;
const STABLE = 0x80000000;

export class Xosc extends Registers {
  stableAt = Infinity;

  constructor(rp) {
    super(rp, 'XOSC', { [CTRL]: 0, [STATUS]: 0, [STARTUP]: 0xc4 });
  }

  readUint32(offset) {
    if (offset !== STATUS) return super.readUint32(offset);
    if (this.stableAt === Infinity) return 0;
    return (this.rp2040.clock.nanos >= this.stableAt ? STABLE | ENABLED : ENABLED) >>> 0;
  }

  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset !== CTRL) return;
    const enabled = ((value >>> 12) & 0xfff) === ENABLE;
    if (!enabled) this.stableAt = Infinity;
    else if (this.stableAt === Infinity) {
      const cycles = (this.values.get(STARTUP) & 0x3fff) * 256;
      this.stableAt = this.rp2040.clock.nanos + (cycles * 1e9) / this.rp2040.xoscFreq;
    }
  }
}
