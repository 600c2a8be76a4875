// The RP2040 from the boot ROM to the next reset: our own core, bus and ROM with rp2040js' peripherals, as far as they
// are listed here; what these lack is added.
import { GPIOPinState, RP2040 } from 'rp2040js';
import { Bus, FLASH_BASE, SRAM_BASE } from './bus.mjs';
import { CachedBus } from './cache.mjs';
import { Core } from './core.mjs';
import { Failure, Fault, hex } from '../common/failure.mjs';
import { Pwm } from '../peripherals/pwm.mjs';
import { Registers } from '../peripherals/registers.mjs';
import { buildRom, call } from './rom.mjs';
import { Rosc } from '../peripherals/rosc.mjs';
import { Sleep } from '../peripherals/sleep.mjs';
import { exactAlarms } from '../peripherals/timer.mjs';
import { Usb } from '../peripherals/usb.mjs';
import { Xosc } from '../peripherals/xosc.mjs';

const BOOT2_SIZE = 256;
const BOOT2_AT = 0x20041f00;
const PAD_RESET = 0x56;
const FUNCTION_PWM = 4;
const SSI_ENABLE = 0x08;
const SSI_DATA = 0x60;
/** The flash's command that reads its number, and the bytes before the answer. */
const READ_NUMBER = 0x4b;
const DUMMIES = 4;
const DMA_ABORT = 0x444;

/** The peripherals of rp2040js that are kept: bits 12 and up of their addresses, as rp2040js numbers them. */
const KEPT = {
  SSI: 0x18000,
  CLOCKS: 0x40008,
  RESETS: 0x4000c,
  PSM: 0x40010,
  IO_BANK0: 0x40014,
  PADS_BANK0: 0x4001c,
  PADS_QSPI: 0x40020,
  PLL_SYS: 0x40028,
  PLL_USB: 0x4002c,
  SPI0: 0x4003c,
  SPI1: 0x40040,
  ADC: 0x4004c,
  TIMER: 0x40054,
  WATCHDOG: 0x40058,
  DMA: 0x50000,
};
const XIP_CTRL = 0x14000;
const SYSCFG = 0x40004;
const XOSC = 0x40024;
const PWM = 0x40050;
const ROSC = 0x40060;
const CHIP_RESET = 0x40064;
const USB_MEMORY = 0x50100;
const USB = 0x50110;

export class Chip {
  /** The core stands still until then: the flash is busy. */
  busyUntil = 0;
  resetRequested = false;
  flashConnected = false;
  /** Whether it has restarted in its boot loader: nothing of that is modelled. */
  inBootLoader = false;
  /** The core's run under way: `start` and planned `end` in nanoseconds, and the clock it runs at. */
  run = null;

  /**
   * `flash` is the chip beside it; `sram` what the memory holds; `epoch` the time at which it starts; `scratch` and
   * `reason` what a watchdog reset leaves in its registers. With `cache`, reads of the flash that miss it take time.
   */
  constructor({ flash, sram, epoch, rosc, seed, scratch, reason, cache = false }) {
    this.flash = flash;
    this.epoch = epoch;
    const rp = (this.rp = new RP2040());
    rp.sram = sram;
    rp.flash = flash.bytes;
    rp.logger = this.logger();
    this.bus = new (cache ? CachedBus : Bus)(rp, this, { rom: buildRom(), flash: flash.bytes, sram });
    this.core = rp.core = new Core(this.bus, (number, pc) => this.breakpoint(number, pc));
    for (const [width, bits] of [['8', 'Uint8'], ['16', 'Uint16'], ['32', 'Uint32']]) {
      rp[`read${bits}`] = (address) => this.bus[`read${width}`](address) >>> 0;
      rp[`write${bits}`] = (address, value) => this.bus[`write${width}`](address, value);
    }
    this.installBlocks({ rosc, seed });
    this.watchdog.scratchData.set(scratch ?? []);
    this.watchdog.reason = reason ?? 0;
    this.watchdog.tickEnable = false;
    this.watchdog.onWatchdogTrigger = () => this.requestReset();
    for (const pin of rp.gpio) pin.padValue = PAD_RESET;
    rp.updateClocks();
    this.boot();
  }

  /** Turns warnings of rp2040js into failures: an unknown register, a mode that it does not emulate. */
  logger() {
    const fail = (block, message) => {
      throw new Failure(`${block}: ${message}`);
    };
    return { debug() {}, info() {}, warn: fail, error: fail };
  }

  installBlocks({ rosc, seed }) {
    const { rp } = this;
    const kept = Object.values(KEPT).map((at) => [at, rp.peripherals[at]]);
    rp.peripherals = Object.fromEntries(kept);
    Object.assign(rp.peripherals, {
      [ROSC]: new Rosc(rp, { source: rosc, seed, onDormant: () => this.sleep.stop() }),
      // MEMPOWERDOWN alone.
      [SYSCFG]: new Registers(rp, 'SYSCFG', { 0x18: 0 }),
      [XOSC]: new Xosc(rp),
      [PWM]: (rp.pwm = new Pwm(rp)),
      // CTRL, FLUSH, STAT (FIFO empty, flush ready) and STREAM_CTR, always done.
      [XIP_CTRL]: new Registers(rp, 'XIP_CTRL', { 0x00: 3, 0x04: 0, 0x08: 3, 0x18: 0 }),
      [CHIP_RESET]: new Registers(rp, 'VREG_AND_CHIP_RESET', { 0x00: 0xb1, 0x04: 0x91, 0x08: 0x100 }),
    });
    this.sleep = new Sleep(rp);
    this.usb = new Usb(rp, () => this.sleep.usbRuns);
    Object.assign(rp.peripherals, { [USB]: this.usb, [USB_MEMORY]: this.usb.memory });
    exactAlarms(rp.peripherals[KEPT.TIMER]);
    this.pwm = rp.pwm;
    this.watchdog = rp.peripherals[KEPT.WATCHDOG];

    // rp2040js reads CHAN_ABORT as all ones, so that setting one bit would abort every channel.
    const { dma } = rp;
    const readDma = dma.readUint32.bind(dma);
    dma.readUint32 = (offset) => (offset === DMA_ABORT ? 0 : readDma(offset));

    // The second boot stage ends by enabling the SSI: from then on the flash can be read.
    const ssi = rp.peripherals[KEPT.SSI];
    const writeSsi = ssi.writeUint32.bind(ssi);
    ssi.writeUint32 = (offset, value) => {
      writeSsi(offset, value);
      if (offset === SSI_ENABLE) this.bus.xip = Boolean(value);
      if (offset === SSI_DATA && (value & 0xff) === READ_NUMBER) answer.push(...Array(DUMMIES).fill(0), ...this.flash.number);
    };
    const answer = [];
    const readSsi = ssi.readUint32.bind(ssi);
    ssi.readUint32 = (offset) => (offset === SSI_DATA && answer.length ? answer.shift() : readSsi(offset));

    const pads = rp.peripherals[KEPT.PADS_BANK0];
    const writePads = pads.writeUint32.bind(pads);
    pads.writeUint32 = (offset, value) => {
      writePads(offset, value);
      this.onPads?.();
    };
  }

  /** Copies the second boot stage to the top of the memory and starts it, as the ROM does. */
  boot() {
    this.memory(BOOT2_AT, BOOT2_SIZE).set(this.flash.bytes.subarray(0, BOOT2_SIZE));
    this.core.start(BOOT2_AT, BOOT2_AT);
  }

  get now() {
    return this.epoch + this.rp.clock.nanosCounter;
  }

  get busy() {
    return this.busyUntil > this.now;
  }

  get asleep() {
    return this.core.waiting || this.sleep.dormant;
  }

  /** What it is doing: 'run', 'wait' (the processor alone), 'sleep' (its clocks gated) or 'dormant' (its clocks stopped). */
  get state() {
    if (this.sleep.dormant) return 'dormant';
    if (!this.core.waiting) return 'run';
    return this.sleep.deep && !this.dmaActive ? 'sleep' : 'wait';
  }

  get dmaActive() {
    return this.rp.dma.channels.some((channel) => channel.active);
  }

  memory(address, length) {
    const flash = address >>> 24 === 0x10;
    const offset = address - (flash ? FLASH_BASE : SRAM_BASE);
    return (flash ? this.flash.bytes : this.rp.sram).subarray(offset, offset + length);
  }

  drivenHigh(pin) {
    return this.rp.gpio[pin].value === GPIOPinState.High;
  }

  /** Returns the share of the time that a pin is driven high. */
  duty(pin) {
    const { functionSelect, outputEnable } = this.rp.gpio[pin];
    if (functionSelect === FUNCTION_PWM) return outputEnable ? this.pwm.duty(pin) : 0;
    return this.drivenHigh(pin) ? 1 : 0;
  }

  /** Lets time pass until `target`, or until the next alarm. */
  step(target) {
    const { core, rp } = this;
    const { clock } = rp;
    if (this.sleep.dormant) this.sleep.look();
    if (this.sleep.dormant) {
      // Its own time stands still.
      this.epoch += target - this.now;
      return;
    }
    const end = target - this.epoch;
    if (this.inBootLoader) return this.advance(end);
    const next = clock.nextAlarm ? Math.min(end, clock.nextAlarm.nanos) : end;
    if (this.busy) return this.advance(Math.min(next, this.busyUntil - this.epoch));
    if (core.interruptsUpdated) core.service();
    if (core.waiting) {
      if (this.state === 'sleep') this.sleep.check({ dimmed: this.pwm.dims, watchdog: this.watchdog.alarm.enable, usb: this.usb.connected });
      return this.advance(next);
    }
    this.run = { start: clock.nanosCounter, end: next, frequency: rp.clkSys };
    const spent = core.run(Math.max(1, Math.ceil(((next - this.run.start) * rp.clkSys) / 1e9)));
    this.advance(this.run.start + (spent * 1e9) / this.run.frequency);
  }

  advance(nanos) {
    const { clock } = this.rp;
    clock.tick(Math.max(0, nanos - clock.nanosCounter));
  }

  /** Sets the clock to `cycles` after the start of the core's run, for something that depends on the time. */
  catchUp(cycles) {
    const { start, frequency } = this.run;
    this.rp.clock.nanosCounter = start + (cycles * 1e9) / frequency;
  }

  /** Stops the core's run after a register was used, if an interrupt or an earlier alarm came of it. */
  settle() {
    const { rp, core, run } = this;
    if (core.interruptsUpdated || rp.clock.nextAlarm?.nanos < run.end || rp.clkSys !== run.frequency || this.busy || this.sleep.dormant) core.limit = 0;
  }

  /** Asks for a reset when the watchdog fires. rp2040js would fire it again and again without letting time pass. */
  requestReset() {
    this.watchdog.alarm.enable = false;
    this.resetRequested = true;
    this.core.limit = 0;
  }

  breakpoint(number, pc) {
    if (pc >>> 0 >= 0x4000) throw new Fault(`BKPT ${number}: the firmware stopped at ${hex(pc)}`);
    this.catchUp(this.bus.spent + this.bus.waits);
    call(number, this.bus, this.core.registers, this);
    this.settle();
  }

  enterBootLoader() {
    this.inBootLoader = true;
    this.watchdog.alarm.enable = false;
    this.core.limit = 0;
  }

  // Flash commands of the ROM.

  connectFlash() {
    this.flashConnected = true;
  }

  leaveXip() {
    if (!this.flashConnected) throw new Failure('ROM: the flash was not connected before leaving XIP');
    this.bus.xip = false;
  }

  enterXip() {
    this.bus.flush();
    this.bus.xip = true;
  }

  erase(from, length) {
    this.requireCommands();
    this.busyUntil = this.flash.erase(from, length, this.now);
  }

  program(to, source, length) {
    this.requireCommands();
    const data = Uint8Array.from({ length }, (_, i) => this.bus.read8(source + i));
    this.busyUntil = this.flash.program(to, data, this.now);
  }

  requireCommands() {
    if (this.bus.flashSize) throw new Failure('ROM: the flash is still mapped for reading');
    if (!this.core.PM) throw new Failure('ROM: erase or program with interrupts on');
  }
}
