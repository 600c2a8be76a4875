// The parts of an ELF file that a chip and its tests need: what is loaded where, the symbols, the sections.
import { readFileSync } from 'node:fs';

const LOADED = 1;
const SYMBOL_TABLE = 2;
const NO_BITS = 8;
const ALLOCATED = 2;

export class Elf {
  constructor(bytes) {
    if (bytes.length < 52 || bytes.readUInt32BE(0) !== 0x7f454c46 || bytes[4] !== 1 || bytes[5] !== 1)
      throw new Error('not an ELF file of 32 bits, little endian');
    this.bytes = bytes;
    this.segments = this.table(28, 42, 44).map((at) => this.segment(at)).filter(({ type, data }) => type === LOADED && data.length);
    this.sections = this.table(32, 46, 48).map((at) => this.section(at));
    const names = this.sections[bytes.readUInt16LE(50)];
    for (const section of this.sections) section.name = this.string(names.offset + section.nameAt);
    this.symbols = new Map(this.sections.filter(({ type }) => type === SYMBOL_TABLE).flatMap((section) => this.readSymbols(section)));
  }

  static read(path) {
    return new Elf(readFileSync(path));
  }

  table(offsetAt, sizeAt, countAt) {
    const start = this.bytes.readUInt32LE(offsetAt);
    const size = this.bytes.readUInt16LE(sizeAt);
    return Array.from({ length: this.bytes.readUInt16LE(countAt) }, (_, i) => start + i * size);
  }

  words(at, count) {
    return Array.from({ length: count }, (_, i) => this.bytes.readUInt32LE(at + 4 * i));
  }

  segment(at) {
    const [type, offset, , address, size] = this.words(at, 5);
    return { type, address, data: this.bytes.subarray(offset, offset + size) };
  }

  section(at) {
    const [nameAt, type, flags, address, offset, size, link] = this.words(at, 7);
    return { nameAt, type, flags, address, offset, size, link, allocated: Boolean(flags & ALLOCATED), loaded: type !== NO_BITS };
  }

  readSymbols({ offset, size, link }) {
    const symbols = [];
    for (let at = offset; at < offset + size; at += 16) {
      const [nameAt, address, length] = this.words(at, 3);
      const section = this.bytes.readUInt16LE(at + 14);
      if (nameAt) symbols.push([this.string(this.sections[link].offset + nameAt), { address, size: length, section }]);
    }
    return symbols;
  }

  string(at) {
    return this.bytes.toString('utf8', at, this.bytes.indexOf(0, at));
  }

  /** Returns the address of a symbol; throws if there is none. */
  address(name) {
    const symbol = this.symbols.get(name);
    if (!symbol) throw new Error(`the image has no symbol ${name}`);
    return symbol.address;
  }

  /** Bytes of flash that the image takes. */
  get flashBytes() {
    return this.segments.reduce((sum, { data }) => sum + data.length, 0);
  }

  /** Bytes of RAM that the image takes for its static data. */
  get staticRam() {
    const inRam = ({ allocated, address }) => allocated && address >>> 24 === 0x20;
    return this.sections.filter(inRam).reduce((sum, { size }) => sum + size, 0);
  }
}
