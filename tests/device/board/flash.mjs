// The flash chip beside the RP2040 (W25Q16JV): NOR cells, whole sectors and pages, typical times or the longest. A power cut
// in the middle of an operation leaves a torn page or a spoilt sector.
import { FLASH_SIZE } from '../chip/bus.mjs';
import { Failure, hex } from '../common/failure.mjs';
import { noise, word } from '../common/random.mjs';

export const SECTOR = 4096;
export const PAGE = 256;
export const SAVE_SIZE = 128 * 1024;
export const SAVE_START = FLASH_SIZE - SAVE_SIZE;
/** Where other saves are taken in: a sector for a mark, and as much as a save region has. */
export const STAGING_START = SAVE_START - SAVE_SIZE - SECTOR;
/** What it takes to program a page and to erase a sector, in nanoseconds, as the data sheet has it. */
const TYPICAL = { program: 0.4e6, erase: 45e6 };
const LONGEST = { program: 3e6, erase: 400e6 };

/** What a cut erase may leave of a sector, from its old bytes and noise. Some chips program all bits to 0 first. */
const REMAINS = [
  (_, noise) => noise,
  (before) => before,
  (before, noise) => before.map((byte, i) => byte | noise[i]),
  (before, noise) => before.map((byte, i) => byte & noise[i]),
  (before) => before.map(() => 0xff),
];

export class Flash {
  bytes = new Uint8Array(FLASH_SIZE).fill(0xff);
  /** The number that it was made with. */
  number = [0xe6, 0x61, 0xa4, 0xd1, 0x17, 0x2c, 0x8b, 0x2f];
  /** Pages programmed and sectors erased, since the start. */
  programs = 0;
  erases = 0;
  /** How long it has worked, in nanoseconds. */
  worked = 0;
  /** So many operations from now on change nothing, as at a low voltage. */
  failing = 0;
  /** The last operation: `{ kind, from, length, start, end, before, data }`, times in nanoseconds. */
  last = null;

  /** With `slow` every operation takes the longest time. */
  constructor({ seed = 1, saves, slow = false } = {}) {
    this.seed = seed;
    this.times = slow ? LONGEST : TYPICAL;
    if (saves) this.saves = saves;
  }

  /** The region that holds what is saved. */
  get saves() {
    return this.bytes.subarray(SAVE_START);
  }

  set saves(bytes) {
    if (bytes.length !== SAVE_SIZE) throw new RangeError(`a save region has ${SAVE_SIZE} bytes, not ${bytes.length}`);
    this.bytes.set(bytes, SAVE_START);
  }

  /** Erases whole sectors. Returns the time at which it ends. */
  erase(from, length, now) {
    this.check('erase', from, length, SECTOR);
    this.erases += length / SECTOR;
    return this.begin({ kind: 'erase', from, length, start: now, end: now + (length / SECTOR) * this.times.erase });
  }

  /** Programs whole pages; bits only go from 1 to 0. Returns the time at which it ends. */
  program(from, data, now) {
    this.check('program', from, data.length, PAGE);
    this.programs += data.length / PAGE;
    const end = now + (data.length / PAGE) * this.times.program;
    return this.begin({ kind: 'program', from, length: data.length, data, start: now, end });
  }

  check(verb, from, length, unit) {
    const what = `${verb} of ${length} bytes at ${hex(from)}`;
    if (from % unit || length % unit || length === 0) throw new Failure(`${what}: not whole units of ${unit}`);
    if (from < STAGING_START || from + length > FLASH_SIZE) throw new Failure(`${what}: outside the save region`);
  }

  begin(operation) {
    const { from, length, kind, data } = operation;
    operation.before = this.bytes.slice(from, from + length);
    this.last = operation;
    this.worked += operation.end - operation.start;
    if (this.failing > 0) this.failing--;
    else if (kind === 'erase') this.bytes.fill(0xff, from, from + length);
    else data.forEach((byte, i) => (this.bytes[from + i] &= byte));
    this.onBegin?.(operation);
    return operation.end;
  }

  /**
   * Cuts the power at `now`. Of an operation under way, finished pages or sectors stay and later ones are untouched.
   * The page under way has some of its bits; the sector under way may hold anything, also its old bytes, or look erased.
   */
  cut(now) {
    const { last } = this;
    this.last = null;
    if (!last || now >= last.end) return;
    const unit = last.kind === 'erase' ? SECTOR : PAGE;
    const progress = ((now - last.start) / (last.end - last.start)) * (last.length / unit);
    const done = Math.floor(progress) * unit;
    const seed = word(this.seed, this.programs + this.erases);
    const torn = last.before.subarray(done, done + unit);
    if (last.kind === 'erase') torn.set(REMAINS[seed % REMAINS.length](torn, noise(seed, unit)));
    else torn.forEach((byte, i) => (torn[i] = byte & (last.data[done + i] | this.unfinished(seed, i, progress % 1))));
    this.bytes.set(last.before.subarray(done), last.from + done);
  }

  /** Returns the bits of one byte that a cut page program has not cleared yet; each is cleared with probability `share`. */
  unfinished(seed, index, share) {
    let bits = 0;
    for (let bit = 0; bit < 8; bit++) if (word(seed, index * 8 + bit) / 2 ** 32 >= share) bits |= 1 << bit;
    return bits;
  }
}
