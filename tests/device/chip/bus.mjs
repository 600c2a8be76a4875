// The memory map for processor and DMA. An address that is not listed here, or not aligned, ends the run: on the chip it
// would be a HardFault or read as nothing.
import { Fault, hex } from '../common/failure.mjs';

export const ROM_SIZE = 0x4000;
export const FLASH_BASE = 0x10000000;
export const FLASH_SIZE = 2 * 1024 * 1024;
export const SRAM_BASE = 0x20000000;
export const SRAM_SIZE = 264 * 1024;
const SIO_BASE = 0xd0000000;
const PPB_BASE = 0xe000e000;

/** Offsets in SIO, first and last: CPUID and GPIO, spinlock state, divider, interpolators, spinlocks. */
const SIO_RANGES = [[0x000, 0x02c], [0x05c, 0x05c], [0x060, 0x078], [0x080, 0x0fc], [0x100, 0x17c]];
const SIO_LISTED = new Set(SIO_RANGES.flatMap(([first, last]) => Array.from({ length: (last - first) / 4 + 1 }, (_, i) => first + 4 * i)));

export class Bus {
  /** The cycle, within the core's current run, of the access under way. */
  spent = 0;
  /** Cycles that slow accesses added to the run. */
  waits = 0;
  offset = 0;

  /** `rp` has the peripherals; `chip` keeps the time, and is told of every use of a register. */
  constructor(rp, chip, { rom, flash, sram }) {
    this.rp = rp;
    this.chip = chip;
    this.rom16 = new Uint16Array(rom.buffer);
    this.sram8 = sram;
    this.sram16 = new Uint16Array(sram.buffer);
    this.sram32 = new Int32Array(sram.buffer);
    this.flash8 = flash;
    this.flash16 = new Uint16Array(flash.buffer);
    this.flash32 = new Int32Array(flash.buffer);
    this.xip = false;
  }

  /** Whether the flash answers reads: not before the second boot stage has run, nor while it erases or programs. */
  set xip(on) {
    this.flashSize = on ? FLASH_SIZE : 0;
  }

  /** Empties the cache, if this bus has one. */
  flush() {}

  fetch(address) {
    const offset = (address - FLASH_BASE) >>> 0;
    if (offset < this.flashSize) return this.flash16[offset >>> 1];
    const ram = (address - SRAM_BASE) >>> 0;
    if (ram < SRAM_SIZE) return this.sram16[ram >>> 1];
    if (address >>> 0 < ROM_SIZE) return this.rom16[address >>> 1];
    throw new Fault(`no code at ${this.name(address)}`);
  }

  read32(address) {
    const offset = (address - SRAM_BASE) >>> 0;
    if (offset < SRAM_SIZE && !(offset & 3)) return this.sram32[offset >>> 2];
    const code = (address - FLASH_BASE) >>> 0;
    if (code < this.flashSize && !(code & 3)) return this.flash32[code >>> 2];
    return this.readElsewhere(address, 4) | 0;
  }

  read16(address) {
    const offset = (address - SRAM_BASE) >>> 0;
    if (offset < SRAM_SIZE && !(offset & 1)) return this.sram16[offset >>> 1];
    const code = (address - FLASH_BASE) >>> 0;
    if (code < this.flashSize && !(code & 1)) return this.flash16[code >>> 1];
    const word = this.readElsewhere(address, 2);
    return (word >>> ((address & 2) * 8)) & 0xffff;
  }

  read8(address) {
    const offset = (address - SRAM_BASE) >>> 0;
    if (offset < SRAM_SIZE) return this.sram8[offset];
    const code = (address - FLASH_BASE) >>> 0;
    if (code < this.flashSize) return this.flash8[code];
    const word = this.readElsewhere(address, 1);
    return (word >>> ((address & 3) * 8)) & 0xff;
  }

  write32(address, value) {
    const offset = (address - SRAM_BASE) >>> 0;
    if (offset < SRAM_SIZE && !(offset & 3)) this.sram32[offset >>> 2] = value;
    else this.writeElsewhere(address, 4, value);
  }

  write16(address, value) {
    const offset = (address - SRAM_BASE) >>> 0;
    if (offset < SRAM_SIZE && !(offset & 1)) this.sram16[offset >>> 1] = value;
    else this.writeElsewhere(address, 2, (value & 0xffff) * 0x10001);
  }

  write8(address, value) {
    const offset = (address - SRAM_BASE) >>> 0;
    if (offset < SRAM_SIZE) this.sram8[offset] = value;
    else this.writeElsewhere(address, 1, (value & 0xff) * 0x01010101);
  }

  /** Returns the word that holds `address`, from ROM, an alias of the flash, or a register. */
  readElsewhere(address, size) {
    address >>>= 0;
    if (address & (size - 1)) throw new Fault(`unaligned read of ${size} bytes at ${hex(address)}`);
    const at = (address & ~3) >>> 0;
    if (at < ROM_SIZE) return this.rom16[at >>> 1] | (this.rom16[(at >>> 1) + 1] << 16);
    const region = at >>> 24;
    if (region >= 0x11 && region <= 0x13 && (at & 0xffffff) < this.flashSize) return this.flash32[(at & 0xffffff) >>> 2];
    this.before(address);
    const block = this.find(at, 'read from');
    const value = block.readUint32(this.offset);
    this.chip.settle();
    return value;
  }

  writeElsewhere(address, size, value) {
    address >>>= 0;
    if (address & (size - 1)) throw new Fault(`unaligned write of ${size} bytes at ${hex(address)}`);
    const at = (address & ~3) >>> 0;
    this.before(address);
    const block = this.find(at, 'write to');
    if (at >= SIO_BASE) block.writeUint32(this.offset, value >>> 0);
    else if (block.store) block.store(this.offset | (address & 3), size, value >>> 0);
    else block.writeUint32Atomic(this.offset & 0xfff, value >>> 0, this.offset >>> 12);
    this.chip.settle();
  }

  /** Brings the clock up to date before a register is used. All but SIO take longer than memory. */
  before(address) {
    if (address >>> 28 !== 0xd) this.wait(2);
    this.chip.catchUp(this.spent + this.waits);
  }

  wait(cycles) {
    this.waits += cycles;
    this.chip.core.limit -= cycles;
  }

  /** Returns the peripheral at an address, and sets `offset` to the register in it. */
  find(at, verb) {
    let block;
    if (at >= PPB_BASE) {
      this.offset = at - PPB_BASE;
      block = this.offset < 0x1000 && this.rp.ppb;
    } else if (at >= SIO_BASE) {
      this.offset = at - SIO_BASE;
      block = SIO_LISTED.has(this.offset) && this.rp.sio;
    } else {
      this.offset = at & 0x3fff;
      block = this.rp.peripherals[(at >>> 14) << 2];
    }
    if (!block) throw new Fault(`${verb} ${this.name(at)}`);
    return block;
  }

  name(address) {
    const flash = address >>> 24 >= 0x10 && address >>> 24 <= 0x13;
    if (flash && !this.flashSize) return `${hex(address)} in the flash while it can't be read`;
    return `${hex(address)}, which the model does not list`;
  }
}
