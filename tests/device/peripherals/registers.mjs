// Peripherals that only keep what is written to them.
import { BasePeripheral } from 'rp2040js';

/** A peripheral of plain registers: each listed offset keeps what is written; any other is refused by the base class. */
export class Registers extends BasePeripheral {
  constructor(rp, name, initial) {
    super(rp, name);
    this.values = new Map(Object.entries(initial).map(([offset, value]) => [Number(offset), value]));
  }

  readUint32(offset) {
    return this.values.has(offset) ? this.values.get(offset) : super.readUint32(offset);
  }

  writeUint32(offset, value) {
    if (this.values.has(offset)) this.values.set(offset, value >>> 0);
    else super.writeUint32(offset, value);
  }
}
