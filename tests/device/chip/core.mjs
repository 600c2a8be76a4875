// A Cortex-M0+: its registers, exceptions and sleep; the instructions are in thumb.mjs. It replaces rp2040js'
// own core, which runs a quarter of the instructions per second and has no events (SEV), no faults, and wrong flags in a
// few cases. The peripherals of rp2040js use its fields (`pendingInterrupts`, `interruptPriorities`, ...) by name.
import { Failure, Fault, hex } from '../common/failure.mjs';
import { run } from './thumb.mjs';

const HARD_FAULT = 3;
const SVCALL = 11;
const PENDSV = 14;
const SYSTICK = 15;
const THREAD_PRIORITY = 4;
const ENTRY_CYCLES = 16;
/** Interrupt lines above this one are wired to nothing: only software sets them, and taking one clears it. */
const LAST_WIRED_IRQ = 25;

const PRIMASK = 16;
const MSP = 8;
const CONTROL = 20;

export class Core {
  registers = new Int32Array(16);
  // Condition flags: `nz` is the last result (its sign is N, zero is Z), the sign of `v` is the overflow.
  nz = 1;
  c = 0;
  v = 0;
  PM = false;
  IPSR = 0;
  VTOR = 0;
  SHPR2 = 0;
  SHPR3 = 0;
  interruptNMIMask = 0;
  pendingInterrupts = 0;
  enabledInterrupts = 0;
  interruptPriorities = [-1, 0, 0, 0];
  pendingNMI = false;
  pendingSVCall = false;
  pendingPendSV = false;
  pendingSystick = false;
  interruptsUpdated = false;
  /** Whether it is asleep in WFE or WFI. */
  waiting = false;
  waitingForEvent = false;
  eventRegistered = false;
  /** rp2040js' divider adds its cycles here. Not used: the firmware waits for the divider by instructions. */
  cycles = 0;
  limit = 0;

  /** `onBreak(number, address)` serves BKPT, and throws a Failure if it can't. */
  constructor(bus, onBreak) {
    this.bus = bus;
    this.onBreak = onBreak;
  }

  get PC() {
    return this.registers[15] >>> 0;
  }

  /** Called once by rp2040js when it is built. */
  reset() {}

  start(pc, sp) {
    this.registers[13] = sp;
    this.registers[14] = 0;
    this.registers[15] = pc & ~1;
  }

  setInterrupt(irq, level) {
    const before = this.pendingInterrupts;
    this.pendingInterrupts = level ? before | (1 << irq) : before & ~(1 << irq);
    if (level) this.interruptsUpdated = true;
  }

  priorityOf(exception) {
    if (exception === 0) return THREAD_PRIORITY;
    if (exception === HARD_FAULT) return -1;
    if (exception === SVCALL) return this.SHPR2 >>> 30;
    if (exception === PENDSV) return (this.SHPR3 >>> 22) & 3;
    if (exception === SYSTICK) return this.SHPR3 >>> 30;
    return this.interruptPriorities.findIndex((mask) => mask & (1 << (exception - 16)));
  }

  /** Returns the most urgent pending exception with a priority better than `than`, or 0. */
  pendingBelow(than) {
    for (let priority = 0; priority < than; priority++) {
      if (this.pendingSVCall && priority === this.priorityOf(SVCALL)) return SVCALL;
      if (this.pendingPendSV && priority === this.priorityOf(PENDSV)) return PENDSV;
      if (this.pendingSystick && priority === this.priorityOf(SYSTICK)) return SYSTICK;
      const lines = this.pendingInterrupts & this.enabledInterrupts & this.interruptPriorities[priority];
      if (lines) return 16 + 31 - Math.clz32(lines & -lines);
    }
    return 0;
  }

  get vectPending() {
    return this.pendingBelow(THREAD_PRIORITY);
  }

  /** Takes the most urgent pending exception, if any may be taken now, and wakes from sleep. */
  service() {
    this.interruptsUpdated = false;
    if (this.pendingNMI) throw new Failure('NMI is not modelled');
    const exception = this.pendingBelow(this.priorityOf(this.IPSR));
    if (!exception) return;
    if (!this.PM) this.enter(exception);
    else if (this.waiting && !this.waitingForEvent) this.waiting = false;
  }

  /** Enters the HardFault handler; a fault inside that handler is a lock-up. */
  fault(reason) {
    if (this.IPSR === HARD_FAULT) throw new Failure(`lock-up: a fault in the handler of faults, ${reason}`);
    this.enter(HARD_FAULT);
  }

  enter(exception) {
    const { registers: r, bus } = this;
    const misaligned = r[13] & 4;
    const frame = (r[13] - 32) & ~7;
    const status = (this.nz < 0 ? 1 << 31 : 0) | (this.nz === 0 ? 1 << 30 : 0) | (this.c << 29) | (this.v < 0 ? 1 << 28 : 0);
    const saved = [r[0], r[1], r[2], r[3], r[12], r[14], r[15], status | this.IPSR | (1 << 24) | (misaligned << 7)];
    if (!this.stack(frame, saved)) exception = HARD_FAULT;
    r[13] = frame;
    r[14] = this.IPSR ? 0xfffffff1 : 0xfffffff9;
    this.IPSR = exception;
    if (exception === SVCALL) this.pendingSVCall = false;
    if (exception === PENDSV) this.pendingPendSV = false;
    if (exception === SYSTICK) this.pendingSystick = false;
    if (exception > 16 + LAST_WIRED_IRQ) this.pendingInterrupts &= ~(1 << (exception - 16));
    r[15] = bus.read32(this.VTOR + 4 * exception) & ~1;
    bus.wait(ENTRY_CYCLES);
    this.waiting = false;
    this.eventRegistered = true;
  }

  /** Writes an exception frame. Returns false if there is no memory: nothing is saved then, and a HardFault is taken. */
  stack(frame, words) {
    try {
      words.forEach((word, i) => this.bus.write32(frame + 4 * i, word));
      return true;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return false;
    }
  }

  leave(how) {
    const { registers: r, bus } = this;
    if (!this.IPSR || ((how & 15) !== 1 && (how & 15) !== 9)) throw new Failure(`exception return ${hex(how)} is not modelled`);
    const frame = r[13];
    for (const [register, slot] of [[0, 0], [1, 1], [2, 2], [3, 3], [12, 4], [14, 5], [15, 6]]) r[register] = bus.read32(frame + 4 * slot);
    const status = bus.read32(frame + 28);
    r[13] = (frame + 32) | ((status >>> 7) & 4);
    this.nz = status < 0 ? -1 : status & (1 << 30) ? 0 : 1;
    this.c = (status >>> 29) & 1;
    this.v = status << 3;
    this.IPSR = status & 0x3f;
    this.eventRegistered = true;
    this.interruptsUpdated = true;
    bus.wait(ENTRY_CYCLES);
    this.limit = 0;
  }

  readSpecial(number) {
    if (number === 5) return this.IPSR;
    if (number === MSP) return this.registers[13];
    if (number === PRIMASK) return this.PM ? 1 : 0;
    if (number === CONTROL) return 0;
    throw new Failure(`MRS of special register ${number} is not modelled`);
  }

  writeSpecial(number, value) {
    if (number === MSP) this.registers[13] = value & ~3;
    else if (number === PRIMASK) this.setPrimask(value & 1);
    else if (number === CONTROL && value === 0) return;
    else throw new Failure(`MSR of special register ${number} with ${hex(value)} is not modelled`);
  }

  setPrimask(on) {
    this.PM = Boolean(on);
    if (!on) {
      this.interruptsUpdated = true;
      this.limit = 0;
    }
  }

  /** Executes WFE, WFI, SEV, NOP or YIELD. */
  hint(op) {
    switch (op & 0xff) {
      case 0x00:
      case 0x10:
        return;
      case 0x20:
        if (this.eventRegistered) this.eventRegistered = false;
        else this.sleep(true);
        return;
      case 0x30:
        this.sleep(false);
        return;
      case 0x40:
        this.eventRegistered = true;
        return;
      default:
        throw new Failure(`hint ${hex(op, 4)} is not modelled`);
    }
  }

  sleep(forEvent) {
    this.waiting = true;
    this.waitingForEvent = forEvent;
    this.limit = 0;
  }

  /** Executes an instruction of 32 bits other than BL. */
  wide(op, op2) {
    if (op === 0xf3bf && [0x8f40, 0x8f50, 0x8f60].includes(op2 & 0xfff0)) return; // DSB, DMB, ISB
    if (op === 0xf3ef && op2 >>> 12 === 8) this.registers[(op2 >>> 8) & 15] = this.readSpecial(op2 & 0xff);
    else if (op >>> 4 === 0xf38 && op2 >>> 8 === 0x88) this.writeSpecial(op2 & 0xff, this.registers[op & 15]);
    else if (op >>> 4 === 0xf7f && op2 >>> 12 === 0xa) throw new Fault('UDF: the firmware aborted');
    else throw new Fault(`undefined instruction ${hex(op, 4)} ${hex(op2, 4)}`);
  }

  /** Runs about `limit` cycles: see `run` of thumb.mjs. */
  run(limit) {
    return run(this, limit);
  }
}
