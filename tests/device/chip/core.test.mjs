// The core against rp2040js' own, on random instructions and operands. Where rp2040js is known to be loose, against the
// manual: the carry of shifts by a register, and the overflow of ADCS and SBCS.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RP2040 } from 'rp2040js';
import { Core } from './core.mjs';
import { hex } from '../common/failure.mjs';
import { word } from '../common/random.mjs';

const AT = 0x20000000;
const CORNERS = [0, 1, 2, 31, 32, 33, 0x7f, 0x80, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff];

/** A bus with one instruction. */
class OneInstruction {
  waits = 0;
  constructor(op) {
    this.op = op;
  }
  fetch() {
    return this.op;
  }
}

function ours(op, operands, flags) {
  const core = new Core(new OneInstruction(op), () => {});
  core.registers.set(operands);
  core.registers[15] = AT;
  core.nz = flags.n ? -1 : flags.z ? 0 : 1;
  core.c = flags.c;
  core.v = flags.v ? -1 : 0;
  core.run(1);
  return { registers: [...new Uint32Array(core.registers.buffer)], n: core.nz < 0, z: core.nz === 0, c: core.c === 1, v: core.v < 0 };
}

const rp = new RP2040();

function theirs(op, operands, flags) {
  const { core } = rp;
  rp.writeUint16(AT, op);
  core.registers.set(operands);
  core.PC = AT;
  Object.assign(core, { N: Boolean(flags.n), Z: Boolean(flags.z), C: Boolean(flags.c), V: Boolean(flags.v) });
  core.executeInstruction();
  return { registers: [...core.registers], n: core.N, z: core.Z, c: core.C, v: core.V };
}

/** Returns random operands for r0 to r12, many of them corner cases, and a stack pointer. */
function operands(seed) {
  const some = Array.from({ length: 13 }, (_, i) => (word(seed, i) % 3 ? CORNERS[word(seed, 20 + i) % CORNERS.length] : word(seed, 40 + i)));
  return [...some, 0x20001000, 0x10000001, 0];
}

const INSTRUCTIONS = [
  [0x0000, 0x3fff], // shifts, add, subtract, move and compare with immediates
  [0x4000, 0x43ff], // the register arithmetic
  [0x4400, 0x46ff], // the high registers
  [0xa000, 0xafff], // addresses
  [0xb000, 0xb0ff], // the stack pointer
  [0xb200, 0xb2ff], // extension
  [0xba00, 0xba7f], // byte order
  [0xbac0, 0xbaff],
  [0xd000, 0xddff], // branches
  [0xe000, 0xe7ff],
];

/** Returns whether this is CMP with the program counter, which the manual leaves open. */
const comparesPc = (op) => op >>> 8 === 0x45 && (((op >>> 3) & 15) === 15 || (((op >>> 4) & 8) | (op & 7)) === 15);

test('plain instructions do what rp2040js does', () => {
  for (const [first, last] of INSTRUCTIONS) {
    const count = Math.min(6000, 40 * (last - first + 1));
    for (let i = 0; i < count; i++) {
      const op = first + (word(first, i) % (last - first + 1));
      if (comparesPc(op)) continue;
      const regs = operands(first * 65536 + i);
      const bits = word(last, i);
      const flags = { n: bits & 1, z: bits & 1 ? 0 : (bits >> 1) & 1, c: (bits >> 2) & 1, v: (bits >> 3) & 1 };
      const kind = op >>> 10 === 0b010000 ? (op >>> 6) & 15 : -1;
      const one = ours(op, regs, flags);
      const other = theirs(op, regs, flags);
      if (kind >= 2 && kind <= 7) one.c = other.c;
      if (kind === 5 || kind === 6) one.v = other.v;
      assert.deepEqual(one, other, `${hex(op, 4)} with ${regs.map((x) => hex(x))}`);
    }
  }
});

test('ADCS and SBCS set carry and overflow by the manual', () => {
  for (const a of CORNERS)
    for (const b of CORNERS)
      for (const c of [0, 1])
        for (const [op, y] of [[0x4148, b], [0x4188, ~b >>> 0]]) {
          const result = ours(op, [a, b, ...operands(1).slice(2)], { n: 0, z: 0, c, v: 0 });
          const sum = a + y + c;
          const signed = (a | 0) + (y | 0) + c;
          assert.deepEqual(
            [result.registers[0], result.n, result.z, result.c, result.v],
            [sum >>> 0, sum >> 31 < 0, sum >>> 0 === 0, sum > 0xffffffff, signed !== (signed | 0)],
            `${hex(op, 4)} ${hex(a)} ${hex(b)} carry ${c}`,
          );
        }
});

test('shifts by a register set the carry by the manual', () => {
  const carry = (op, value, by, before) => ours(op, [value, by, ...operands(1).slice(2)], { n: 0, z: 0, c: before, v: 0 }).c;
  for (const value of CORNERS)
    for (const by of [0, 1, 31, 32, 33, 255, 256]) {
      const n = by & 0xff;
      const bits = BigInt(value);
      const signed = BigInt(value | 0);
      for (const before of [0, 1]) {
        const unchanged = Boolean(before);
        const at = (x, bit) => Boolean((x >> BigInt(bit)) & 1n);
        assert.equal(carry(0x4088, value, by, before), n ? n <= 32 && at(bits, 32 - n) : unchanged, `LSLS ${hex(value)} by ${by}`);
        assert.equal(carry(0x40c8, value, by, before), n ? at(bits, n - 1) : unchanged, `LSRS ${hex(value)} by ${by}`);
        assert.equal(carry(0x4108, value, by, before), n ? at(signed, n - 1) : unchanged, `ASRS ${hex(value)} by ${by}`);
        assert.equal(carry(0x41c8, value, by, before), n ? at(bits, (n + 31) % 32) : unchanged, `RORS ${hex(value)} by ${by}`);
      }
    }
});
