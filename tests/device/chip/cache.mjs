// The cache between processor and flash: 16 KiB, two ways, lines of 8 bytes; a miss waits for the flash. The bus with it is
// slower to emulate, so that it is an option.
import { Bus, FLASH_BASE } from './bus.mjs';

const SETS = 1024;
/** Cycles at 125 MHz for a line from the flash: command, address and data over four wires at 62.5 MHz. */
const MISS_CYCLES = 60;
const EMPTY = -1;

export class CachedBus extends Bus {
  lines = new Int32Array(2 * SETS);
  /** For each set, the way that was not used last: the next miss replaces it. */
  older = new Uint8Array(SETS);
  /** The line that code was last fetched from. */
  fetched = EMPTY;
  misses = 0;

  constructor(...args) {
    super(...args);
    this.flush();
  }

  flush() {
    this.lines.fill(EMPTY);
    this.fetched = EMPTY;
  }

  use(line) {
    const set = line & (SETS - 1);
    const first = 2 * set;
    if (this.lines[first] === line) this.older[set] = 1;
    else if (this.lines[first + 1] === line) this.older[set] = 0;
    else {
      const way = this.older[set];
      this.lines[first + way] = line;
      this.older[set] = 1 - way;
      this.misses++;
      this.wait(MISS_CYCLES);
    }
  }

  useAt(address) {
    const offset = (address - FLASH_BASE) >>> 0;
    if (offset < this.flashSize) this.use(offset >>> 3);
  }

  fetch(address) {
    const offset = (address - FLASH_BASE) >>> 0;
    if (offset < this.flashSize && offset >>> 3 !== this.fetched) this.use((this.fetched = offset >>> 3));
    return super.fetch(address);
  }

  read32(address) {
    this.useAt(address);
    return super.read32(address);
  }

  read16(address) {
    this.useAt(address);
    return super.read16(address);
  }

  read8(address) {
    this.useAt(address);
    return super.read8(address);
  }
}
