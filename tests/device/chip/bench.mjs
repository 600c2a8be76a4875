// A test bench for the models: a board that runs a few hand-made instructions instead of the firmware.
import { Board } from '../board/board.mjs';
import { BOARDS, DEFAULT_BOARD } from '../board/boards.mjs';

/** Instructions as words of 16 bits; the constants that they load follow them. */
export class Program {
  words = [];
  literals = [];

  /** LDR register, =constant. */
  load(register, constant) {
    this.literals.push({ at: this.words.length, constant });
    return this.put(0x4800 | (register << 8));
  }

  put(...words) {
    this.words.push(...words);
    return this;
  }

  read(address, register = 0) {
    return this.load(7, address).put(0x6838 | register); // LDR register, [r7]
  }

  write(address, value) {
    return this.load(7, address).load(6, value).put(0x603e); // STR r6, [r7]
  }

  /** Runs `rest` only if the register is zero. */
  ifZero(register, rest) {
    const branch = this.words.length + 1;
    this.put(0x2800 | (register << 8), 0); // CMP register, #0; then BNE
    rest(this);
    this.words[branch] = 0xd100 | (this.words.length - branch - 2);
    return this;
  }

  /** Sleeps for good. */
  stop() {
    return this.put(0xbf30, 0xe7fd); // WFI; B back to it
  }

  bytes() {
    const code = [...this.words];
    if (code.length % 2) code.push(0xbf00);
    for (const { at, constant } of this.literals) {
      code[at] |= (code.length - (at & ~1) - 2) / 2;
      code.push(constant & 0xffff, (constant >>> 16) & 0xffff);
    }
    return new Uint8Array(Uint16Array.from(code).buffer);
  }
}

/** Returns a board, switched on, whose chip runs the program in place of the second boot stage. */
export function bench(program, options = {}) {
  const symbols = new Map([['_stack_start', { address: 0x20041f00 }], ['_stack_end', { address: 0x20030000 }]]);
  const elf = { segments: [{ address: 0x10000000, data: program.bytes() }], symbols, address: (name) => symbols.get(name).address };
  return new Board({ elf, board: BOARDS[DEFAULT_BOARD], ...options }).powerOn();
}
