// The handheld: a chip, its flash, the panel, the buttons and a battery. It outlives power cycles and resets of the chip.
import { Buttons } from './buttons.mjs';
import { SRAM_SIZE } from '../chip/bus.mjs';
import { Chip } from '../chip/chip.mjs';
import { Charge } from './charge.mjs';
import { Computer } from './computer.mjs';
import { Failure, Fault, hex } from '../common/failure.mjs';
import { Flash } from './flash.mjs';
import { Panel } from './panel.mjs';
import { Piezo } from './piezo.mjs';
import { noise, word } from '../common/random.mjs';
import { Rtt } from '../image/rtt.mjs';
import { Wire } from './wire.mjs';

const MS = 1e6;
/** How often the log of a running firmware is drained. */
const LOOK = 1 * MS;
const ADC_FULL_SCALE = 3.3;

export class Board {
  /** Time in nanoseconds; it never goes back. */
  epoch = 0;
  events = [];
  /** Power cycles, and restarts by the watchdog. */
  lives = 0;
  restarts = 0;
  /** What was logged before the last power-on. */
  logged = Buffer.alloc(0);
  chip = null;

  /**
   * `elf` is the firmware; `board` a row of the table of boards. `rosc` names the source of random bits, `seed` all
   * that chance decides, `bounce` the milliseconds that a contact bounces, `capacitor` the nanofarads beside it, `volts` the battery (0: none, it
   * runs on USB). With `faults` the firmware's own handler gets what would be a HardFault; otherwise that ends the run. With
   * `cache` the cache of the flash is modelled.
   */
  constructor({ elf, board, flash = new Flash(), rosc = 'healthy', seed = 1, bounce = 0, capacitor = 0, volts = 0, faults = false, cache = false }) {
    Object.assign(this, { elf, board, flash, rosc, seed, volts, faults, cache });
    for (const { address, data } of elf.segments) flash.bytes.set(data, address & 0xffffff);
    this.idleAt = elf.symbols.get('LOIRE_IDLE')?.address;
    this.stackEnd = elf.symbols.get('_stack_end')?.address ?? elf.address('__euninit');
    this.buttons = new Buttons(this, board.buttons, { bounce, capacitor, seed });
    this.charge = new Charge(this);
    this.piezo = new Piezo();
    this.computer = new Computer(this);
  }

  get now() {
    return this.chip?.now ?? this.epoch;
  }

  get ms() {
    return this.now / MS;
  }

  // Power.

  powerOn() {
    this.lives++;
    this.poweredAt = this.now;
    this.logged = this.log;
    const chance = word(this.seed, this.lives);
    this.sram = noise(chance, SRAM_SIZE);
    this.painted = this.sram.slice();
    this.panel = new Panel({ upright: this.board.display.upright, seed: chance });
    this.rtt = new Rtt(this.elf);
    this.start({ chance });
    return this;
  }

  /** Cuts the power at once. */
  powerOff() {
    this.flash.cut(this.now);
    this.epoch = this.now;
    this.chip = null;
    return this;
  }

  /** Puts power on the cable, or takes it away. */
  power(on) {
    this.chip?.rp.gpio[this.board.vbus].setInputValue(on);
  }

  /** Restarts the chip after a watchdog reset. */
  restart() {
    this.restarts++;
    this.reset();
  }

  /** Resets the chip as a probe does: memory, the watchdog's scratch registers and reason, and the rest of the board keep their state. */
  reset() {
    const { watchdog } = this.chip;
    this.rtt.drain(this.chip);
    this.flash.cut(this.now);
    this.epoch = this.now;
    this.start({ chance: word(this.seed, this.now), scratch: watchdog.scratchData, reason: watchdog.reason });
  }

  start({ chance, scratch, reason }) {
    const { flash, sram, epoch, rosc, board, cache } = this;
    const chip = new Chip({ flash, sram, epoch, rosc, seed: chance, scratch, reason, cache });
    this.chip = chip;
    this.wire = new Wire(chip, this.panel, board.display);
    if (board.piezo !== undefined) this.piezo.connect(chip, board.piezo);
    chip.onPads = () => this.buttons.refresh(chip);
    this.power(this.computer.plugged);
    this.computer.restarted();
    if (board.battery) chip.rp.adc.channelValues[board.battery.channel] = Math.round((this.volts / board.battery.divider / ADC_FULL_SCALE) * 4095);
  }

  // Time.

  /** Plans a call of `happen` at a moment. */
  at(moment, happen) {
    this.events.push({ moment, happen });
    this.events.sort((a, b) => a.moment - b.moment);
  }

  /** Runs for `ms` milliseconds, or until `done()` holds while the chip sleeps. Returns whether `done()` held. */
  run(ms, done = () => false) {
    const end = this.now + ms * MS;
    try {
      while (this.now < end) {
        while (this.events[0]?.moment <= this.now) this.events.shift().happen();
        const { chip } = this;
        const asleep = chip.asleep;
        this.rtt.drain(chip);
        if (asleep) {
          this.onRest?.();
          if (done()) return true;
        }
        const from = this.now;
        const { state } = chip;
        const { current } = this.charge;
        this.step(Math.min(end, this.events[0]?.moment ?? Infinity, asleep ? Infinity : from + LOOK));
        this.charge.count(state, current, this.now - from);
        if (asleep) this.onSlept?.(from, this.now);
        if (chip.resetRequested) this.restart();
      }
    } catch (error) {
      if (error instanceof Failure) this.describe(error);
      throw error;
    }
    return false;
  }

  step(target) {
    try {
      this.chip.step(target);
    } catch (error) {
      if (!this.faults || !(error instanceof Fault)) throw error;
      this.chip.core.fault(error.message);
    }
  }

  /** Adds time and registers to a failure. */
  describe(failure) {
    if (failure.registers) return;
    const { core } = this.chip;
    const names = [...Array.from({ length: 13 }, (_, i) => `r${i}`), 'sp', 'lr', 'pc'];
    failure.registers = names.map((name, i) => `${name}=${hex(core.registers[i])}`);
    failure.at = this.ms;
    if (core.registers[13] < this.stackEnd) failure.message += '; the stack has overflowed';
    this.rtt.drain(this.chip);
  }

  // Observation.

  /** All that the firmware has logged. A zero ends the frame that a power cut left unfinished. */
  get log() {
    return this.rtt ? Buffer.concat([this.logged, this.rtt.bytes, Buffer.of(0)]) : this.logged;
  }

  /** Whether the chip sleeps and nothing is on its way to the panel or the flash. */
  get resting() {
    return this.chip.asleep && !this.chip.busy && !this.wire.busy && !this.chip.dmaActive;
  }

  /** Whether the firmware reports an idle console whose picture is sent. */
  get idle() {
    if (this.idleAt === undefined) throw new Failure('the image has no symbol LOIRE_IDLE');
    return this.resting && this.chip.memory(this.idleAt, 1)[0] === 1;
  }

  /** Brightness of the backlight, 0 to 1. */
  get backlight() {
    return this.chip.duty(this.board.display.backlight);
  }

  /** Deepest stack since power-on, in bytes. */
  get stackUsed() {
    const top = this.elf.address('_stack_start') - 0x20000000;
    let at = this.stackEnd - 0x20000000;
    while (at < top && this.sram[at] === this.painted[at]) at++;
    return top - at;
  }
}
