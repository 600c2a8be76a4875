// The Thumb instructions of ARMv6-M, as one switch on the top five bits. Nearly all of the emulator's time is spent in
// this loop, so it keeps the flags in local variables and makes no calls for plain arithmetic.
import { Fault, hex } from '../common/failure.mjs';

/** Runs about `limit` cycles, fewer if an event needs the rest of the chip. Returns the cycles spent. */
export function run(core, limit) {
  const { bus, registers: r } = core;
  core.limit = limit;
  let cycles = 0;
  let pc = r[15];
  let { nz, c, v } = core;
  while (cycles < core.limit) {
    const op = bus.fetch(pc);
    r[15] = pc;
    let next = (pc + 2) | 0;
    cycles++;
    switch (op >>> 11) {
      case 0b00000: { // LSLS immediate
        const n = (op >>> 6) & 31;
        const x = r[(op >>> 3) & 7];
        if (n) c = (x >>> (32 - n)) & 1;
        nz = r[op & 7] = x << n;
        break;
      }
      case 0b00001: { // LSRS immediate
        const n = (op >>> 6) & 31 || 32;
        const x = r[(op >>> 3) & 7];
        c = (x >>> (n - 1)) & 1;
        nz = r[op & 7] = n === 32 ? 0 : x >>> n;
        break;
      }
      case 0b00010: { // ASRS immediate
        const n = (op >>> 6) & 31 || 32;
        const x = r[(op >>> 3) & 7];
        c = (x >> (n - 1)) & 1;
        nz = r[op & 7] = x >> (n === 32 ? 31 : n);
        break;
      }
      case 0b00011: { // ADDS and SUBS, register or small immediate
        const a = r[(op >>> 3) & 7];
        const b = op & 0x400 ? (op >>> 6) & 7 : r[(op >>> 6) & 7];
        if (op & 0x200) {
          nz = (a - b) | 0;
          c = a >>> 0 >= b >>> 0 ? 1 : 0;
          v = (a ^ b) & (a ^ nz);
        } else {
          nz = (a + b) | 0;
          c = nz >>> 0 < a >>> 0 ? 1 : 0;
          v = (a ^ nz) & (b ^ nz);
        }
        r[op & 7] = nz;
        break;
      }
      case 0b00100: // MOVS
        nz = r[(op >>> 8) & 7] = op & 0xff;
        break;
      case 0b00101: { // CMP immediate
        const a = r[(op >>> 8) & 7];
        const b = op & 0xff;
        nz = (a - b) | 0;
        c = a >>> 0 >= b ? 1 : 0;
        v = (a ^ b) & (a ^ nz);
        break;
      }
      case 0b00110: { // ADDS immediate
        const d = (op >>> 8) & 7;
        const a = r[d];
        const b = op & 0xff;
        nz = (a + b) | 0;
        c = nz >>> 0 < a >>> 0 ? 1 : 0;
        v = (a ^ nz) & (b ^ nz);
        r[d] = nz;
        break;
      }
      case 0b00111: { // SUBS immediate
        const d = (op >>> 8) & 7;
        const a = r[d];
        const b = op & 0xff;
        nz = (a - b) | 0;
        c = a >>> 0 >= b ? 1 : 0;
        v = (a ^ b) & (a ^ nz);
        r[d] = nz;
        break;
      }
      case 0b01000: {
        if (op & 0x400) { // the high registers, BX and BLX
          const m = (op >>> 3) & 15;
          const d = ((op >>> 4) & 8) | (op & 7);
          const b = m === 15 ? (pc + 4) | 0 : r[m];
          switch ((op >>> 8) & 3) {
            case 0: { // ADD
              const sum = ((d === 15 ? pc + 4 : r[d]) + b) | 0;
              if (d === 15) (next = sum & ~1), cycles++;
              else r[d] = d === 13 ? sum & ~3 : sum;
              break;
            }
            case 1: { // CMP
              const a = r[d];
              nz = (a - b) | 0;
              c = a >>> 0 >= b >>> 0 ? 1 : 0;
              v = (a ^ b) & (a ^ nz);
              break;
            }
            case 2: // MOV
              if (d === 15) (next = b & ~1), cycles++;
              else r[d] = d === 13 ? b & ~3 : b;
              break;
            default: { // BX, BLX
              cycles++;
              if (op & 0x80) r[14] = next | 1;
              next = b & ~1;
              if (b >>> 28 === 15) {
                bus.spent = cycles;
                core.leave(b);
                ({ nz, c, v } = core);
                next = r[15];
              } else if (!(b & 1)) throw new Fault(`branch to ${hex(b)}: not Thumb code`);
            }
          }
          break;
        }
        const d = op & 7;
        const a = r[d];
        const b = r[(op >>> 3) & 7];
        switch ((op >>> 6) & 15) {
          case 0: // ANDS
            nz = r[d] = a & b;
            break;
          case 1: // EORS
            nz = r[d] = a ^ b;
            break;
          case 2: { // LSLS
            const n = b & 0xff;
            if (n) c = n > 32 ? 0 : (a >>> (32 - n)) & 1;
            nz = r[d] = n > 31 ? 0 : a << n;
            break;
          }
          case 3: { // LSRS
            const n = b & 0xff;
            if (n) c = n > 32 ? 0 : (a >>> (n - 1)) & 1;
            nz = r[d] = n > 31 ? 0 : (a >>> n) | 0;
            break;
          }
          case 4: { // ASRS
            const n = Math.min(b & 0xff, 32);
            if (n) c = (a >> (n - 1)) & 1;
            nz = r[d] = a >> (n > 31 ? 31 : n);
            break;
          }
          case 5: { // ADCS
            const sum = (a >>> 0) + (b >>> 0) + c;
            nz = sum | 0;
            c = sum > 0xffffffff ? 1 : 0;
            v = (a ^ nz) & (b ^ nz);
            r[d] = nz;
            break;
          }
          case 6: { // SBCS
            const sum = (a >>> 0) + (~b >>> 0) + c;
            nz = sum | 0;
            c = sum > 0xffffffff ? 1 : 0;
            v = (a ^ b) & (a ^ nz);
            r[d] = nz;
            break;
          }
          case 7: { // RORS
            const n = b & 31;
            nz = n ? (a >>> n) | (a << (32 - n)) : a;
            if (b & 0xff) c = nz >>> 31;
            r[d] = nz;
            break;
          }
          case 8: // TST
            nz = a & b;
            break;
          case 9: // RSBS
            nz = -b | 0;
            c = b === 0 ? 1 : 0;
            v = b & nz;
            r[d] = nz;
            break;
          case 10: // CMP
            nz = (a - b) | 0;
            c = a >>> 0 >= b >>> 0 ? 1 : 0;
            v = (a ^ b) & (a ^ nz);
            break;
          case 11: // CMN
            nz = (a + b) | 0;
            c = nz >>> 0 < a >>> 0 ? 1 : 0;
            v = (a ^ nz) & (b ^ nz);
            break;
          case 12: // ORRS
            nz = r[d] = a | b;
            break;
          case 13: // MULS
            nz = r[d] = Math.imul(a, b);
            break;
          case 14: // BICS
            nz = r[d] = a & ~b;
            break;
          default: // MVNS
            nz = r[d] = ~b;
        }
        break;
      }
      case 0b01001: // LDR literal
        bus.spent = cycles++;
        r[(op >>> 8) & 7] = bus.read32(((pc & ~3) + 4 + ((op & 0xff) << 2)) | 0);
        break;
      case 0b01010:
      case 0b01011: { // loads and stores at register plus register
        const address = (r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0;
        const t = op & 7;
        bus.spent = cycles++;
        switch ((op >>> 9) & 7) {
          case 0:
            bus.write32(address, r[t]);
            break;
          case 1:
            bus.write16(address, r[t]);
            break;
          case 2:
            bus.write8(address, r[t]);
            break;
          case 3:
            r[t] = (bus.read8(address) << 24) >> 24;
            break;
          case 4:
            r[t] = bus.read32(address);
            break;
          case 5:
            r[t] = bus.read16(address);
            break;
          case 6:
            r[t] = bus.read8(address);
            break;
          default:
            r[t] = (bus.read16(address) << 16) >> 16;
        }
        break;
      }
      case 0b01100: // STR
        bus.spent = cycles++;
        bus.write32((r[(op >>> 3) & 7] + ((op >>> 4) & 0x7c)) | 0, r[op & 7]);
        break;
      case 0b01101: // LDR
        bus.spent = cycles++;
        r[op & 7] = bus.read32((r[(op >>> 3) & 7] + ((op >>> 4) & 0x7c)) | 0);
        break;
      case 0b01110: // STRB
        bus.spent = cycles++;
        bus.write8((r[(op >>> 3) & 7] + ((op >>> 6) & 31)) | 0, r[op & 7]);
        break;
      case 0b01111: // LDRB
        bus.spent = cycles++;
        r[op & 7] = bus.read8((r[(op >>> 3) & 7] + ((op >>> 6) & 31)) | 0);
        break;
      case 0b10000: // STRH
        bus.spent = cycles++;
        bus.write16((r[(op >>> 3) & 7] + ((op >>> 5) & 0x3e)) | 0, r[op & 7]);
        break;
      case 0b10001: // LDRH
        bus.spent = cycles++;
        r[op & 7] = bus.read16((r[(op >>> 3) & 7] + ((op >>> 5) & 0x3e)) | 0);
        break;
      case 0b10010: // STR on the stack
        bus.spent = cycles++;
        bus.write32((r[13] + ((op & 0xff) << 2)) | 0, r[(op >>> 8) & 7]);
        break;
      case 0b10011: // LDR from the stack
        bus.spent = cycles++;
        r[(op >>> 8) & 7] = bus.read32((r[13] + ((op & 0xff) << 2)) | 0);
        break;
      case 0b10100: // ADR
        r[(op >>> 8) & 7] = (pc & ~3) + 4 + ((op & 0xff) << 2);
        break;
      case 0b10101: // ADD to a stack address
        r[(op >>> 8) & 7] = r[13] + ((op & 0xff) << 2);
        break;
      case 0b10110:
        switch ((op >>> 8) & 7) {
          case 0: // ADD SP, SUB SP
            r[13] += op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2;
            break;
          case 2: { // SXTH, SXTB, UXTH, UXTB
            const x = r[(op >>> 3) & 7];
            const kind = (op >>> 6) & 3;
            r[op & 7] = kind === 0 ? (x << 16) >> 16 : kind === 1 ? (x << 24) >> 24 : kind === 2 ? x & 0xffff : x & 0xff;
            break;
          }
          case 4:
          case 5: { // PUSH
            let address = r[13];
            bus.spent = cycles;
            if (op & 0x100) bus.write32((address -= 4), r[14]), cycles++;
            for (let i = 7; i >= 0; i--) if (op & (1 << i)) bus.write32((address -= 4), r[i]), cycles++;
            r[13] = address;
            break;
          }
          case 6: // CPSIE, CPSID
            if ((op & 0xffef) !== 0xb662) throw new Fault(`undefined instruction ${hex(op, 4)}`);
            core.setPrimask(op & 0x10);
            break;
          default:
            throw new Fault(`undefined instruction ${hex(op, 4)}`);
        }
        break;
      case 0b10111:
        switch ((op >>> 8) & 7) {
          case 2: { // REV, REV16, REVSH
            const x = r[(op >>> 3) & 7];
            const swapped = ((x << 8) & 0xff00ff00) | ((x >>> 8) & 0x00ff00ff);
            const kind = (op >>> 6) & 3;
            if (kind === 2) throw new Fault(`undefined instruction ${hex(op, 4)}`);
            r[op & 7] = kind === 0 ? (swapped << 16) | (swapped >>> 16) : kind === 1 ? swapped : (swapped << 16) >> 16;
            break;
          }
          case 4:
          case 5: { // POP
            let address = r[13];
            bus.spent = cycles;
            for (let i = 0; i < 8; i++) if (op & (1 << i)) (r[i] = bus.read32(address)), (address += 4), cycles++;
            if (!(op & 0x100)) {
              r[13] = address;
              break;
            }
            const to = bus.read32(address);
            r[13] = address + 4;
            cycles += 3;
            next = to & ~1;
            if (to >>> 28 === 15) {
              core.leave(to);
              ({ nz, c, v } = core);
              next = r[15];
            } else if (!(to & 1)) throw new Fault(`return to ${hex(to)}: not Thumb code`);
            break;
          }
          case 6: // BKPT
            bus.spent = cycles;
            core.onBreak(op & 0xff, pc);
            break;
          case 7:
            core.hint(op);
            break;
          default:
            throw new Fault(`undefined instruction ${hex(op, 4)}`);
        }
        break;
      case 0b11000: { // STM
        const n = (op >>> 8) & 7;
        let address = r[n];
        bus.spent = cycles;
        for (let i = 0; i < 8; i++) if (op & (1 << i)) bus.write32(address, r[i]), (address += 4), cycles++;
        r[n] = address;
        break;
      }
      case 0b11001: { // LDM
        const n = (op >>> 8) & 7;
        let address = r[n];
        bus.spent = cycles;
        for (let i = 0; i < 8; i++) if (op & (1 << i)) (r[i] = bus.read32(address)), (address += 4), cycles++;
        if (!(op & (1 << n))) r[n] = address;
        break;
      }
      case 0b11010:
      case 0b11011: { // B on a condition, UDF, SVC
        let taken;
        switch ((op >>> 8) & 15) {
          case 0:
            taken = nz === 0;
            break;
          case 1:
            taken = nz !== 0;
            break;
          case 2:
            taken = c === 1;
            break;
          case 3:
            taken = c === 0;
            break;
          case 4:
            taken = nz < 0;
            break;
          case 5:
            taken = nz >= 0;
            break;
          case 6:
            taken = v < 0;
            break;
          case 7:
            taken = v >= 0;
            break;
          case 8:
            taken = c === 1 && nz !== 0;
            break;
          case 9:
            taken = c === 0 || nz === 0;
            break;
          case 10:
            taken = nz < 0 === v < 0;
            break;
          case 11:
            taken = nz < 0 !== v < 0;
            break;
          case 12:
            taken = nz !== 0 && nz < 0 === v < 0;
            break;
          case 13:
            taken = nz === 0 || nz < 0 !== v < 0;
            break;
          case 14:
            throw new Fault(`UDF ${op & 0xff}: the firmware aborted`);
          default:
            core.pendingSVCall = core.interruptsUpdated = true;
            core.limit = 0;
            taken = false;
        }
        if (taken) {
          next = (pc + 4 + ((op << 24) >> 23)) | 0;
          cycles++;
        }
        break;
      }
      case 0b11100: // B
        next = (pc + 4 + ((op << 21) >> 20)) | 0;
        cycles++;
        break;
      case 0b11110: { // BL and the other instructions of 32 bits
        const op2 = bus.fetch(pc + 2);
        next = (pc + 4) | 0;
        cycles += 2;
        if ((op2 & 0xd000) === 0xd000) {
          const s = (op << 21) >> 31;
          const j1 = ~((op2 >>> 13) ^ s) & 1;
          const j2 = ~((op2 >>> 11) ^ s) & 1;
          const offset = (s << 24) | (j1 << 23) | (j2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1);
          r[14] = next | 1;
          next = (next + offset) | 0;
        } else core.wide(op, op2);
        break;
      }
      default:
        throw new Fault(`undefined instruction ${hex(op, 4)}`);
    }
    pc = next;
  }
  r[15] = pc;
  core.nz = nz;
  core.c = c;
  core.v = v;
  const spent = cycles + bus.waits;
  bus.waits = 0;
  return spent;
}
