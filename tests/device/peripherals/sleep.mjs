// Sleep: clocks that are gated while the chip sleeps (SLEEP_EN), the dormant state (all clocks stopped), and the pins that
// wake from it. Whatever would stand still although somebody needs it is a failure.
import { Failure } from '../common/failure.mjs';
import { Registers } from './registers.mjs';

// Registers of CLOCKS.
const WAKE_EN0 = 0xa0;
const WAKE_EN1 = 0xa4;
const SLEEP_EN0 = 0xa8;
const SLEEP_EN1 = 0xac;
const ENABLED1 = 0xb4;
const ALL0 = 0xffffffff;
const ALL1 = 0x7fff;

// Their bits: those of SLEEP_EN0, then those of SLEEP_EN1.
const IO = 8;
const PWM = 17;
const SPI = [[24, 25], [26, 27]];
const TIMER = 32 + 5;
const WATCHDOG = 32 + 12;
const USB = [32 + 10, 32 + 11];

// Registers of IO_BANK0: eight pins in each word, four bits a pin.
const WAKE_INTE0 = 0x160;
const LEVEL_LOW = 1;
const LEVEL_HIGH = 2;

const SCR = 0xd10;
const SLEEPDEEP = 1 << 2;

const PLL_OFF = 0x21;

/** Lets a peripheral of rp2040js answer more registers: those that `extra` lists. */
function extend(block, extra) {
  const read = block.readUint32.bind(block);
  const write = block.writeUint32.bind(block);
  block.readUint32 = (offset) => (extra.values.has(offset) ? extra.readUint32(offset) : read(offset));
  block.writeUint32 = (offset, value) => (extra.values.has(offset) ? extra.writeUint32(offset, value) : write(offset, value));
}

export class Sleep {
  dormant = false;

  constructor(rp) {
    this.rp = rp;
    this.gates = new Registers(rp, 'CLOCKS', { [WAKE_EN0]: ALL0, [WAKE_EN1]: ALL1, [SLEEP_EN0]: ALL0, [SLEEP_EN1]: ALL1, 0xb0: ALL0, [ENABLED1]: ALL1 });
    this.pins = new Registers(rp, 'IO_BANK0', Object.fromEntries([0, 4, 8, 12].map((step) => [WAKE_INTE0 + step, 0])));
    this.control = new Registers(rp, 'PPB', { [SCR]: 0 });
    extend(rp.clocks, this.gates);
    extend(rp.peripherals[0x40014], this.pins);
    extend(rp.ppb, this.control);
  }

  /** Whether WFE and WFI put the whole chip to sleep, and not only the processor. */
  get deep() {
    return Boolean(this.control.values.get(SCR) & SLEEPDEEP);
  }

  /** Returns whether a clock runs while the chip sleeps. */
  runs(bit) {
    return Boolean((this.gates.values.get(bit < 32 ? SLEEP_EN0 : SLEEP_EN1) >>> (bit & 31)) & 1);
  }

  /** Whether the clocks of the USB controller run while the chip is awake. */
  get usbRuns() {
    return USB.every((bit) => (this.gates.values.get(WAKE_EN1) >>> (bit - 32)) & 1);
  }

  /** How many of the 47 clocks run while the chip sleeps, as a share. */
  get share() {
    const ones = (word) => word.toString(2).replaceAll('0', '').length;
    return (ones(this.gates.values.get(SLEEP_EN0)) + ones(this.gates.values.get(SLEEP_EN1))) / 47;
  }

  /** Refuses a sleep in which something that is in use would stand still. */
  check({ dimmed, watchdog, usb }) {
    const { rp } = this;
    const need = (bit, what) => {
      if (!this.runs(bit)) throw new Failure(`asleep with the clock of ${what} gated`);
    };
    if (rp.peripherals[0x40054].alarms.some(({ armed }) => armed)) need(TIMER, 'the timer, which has an alarm set');
    if (rp.gpio.some(({ irqEnableMask }) => irqEnableMask)) need(IO, 'the pins, one of which shall interrupt');
    if (dimmed) need(PWM, 'the PWM, which dims the light');
    if (watchdog) need(WATCHDOG, 'the watchdog');
    if (usb) for (const bit of USB) need(bit, 'the USB controller, which is on a bus');
    rp.spi.forEach((spi, i) => {
      if (spi.busy || !spi.txFIFO.empty) for (const bit of SPI[i]) need(bit, 'an SPI that is sending');
    });
  }

  /** Stops all clocks. The oscillator that stops must be the one that everything runs from. */
  stop() {
    const { clocks, pllSys, pllUsb } = this.rp;
    if (clocks.sysCtrl & 1 || clocks.refCtrl & 3) throw new Failure('dormant while the clocks come from elsewhere');
    if ([pllSys, pllUsb].some(({ pwr }) => (pwr & PLL_OFF) !== PLL_OFF)) throw new Failure('dormant with a PLL on');
    if (![...this.pins.values.values()].some(Boolean)) throw new Failure('dormant, and no pin can wake it');
    this.dormant = true;
  }

  /** Wakes if a pin has the level that it is set up for. */
  look() {
    for (const [offset, word] of this.pins.values)
      for (let pin = 0; pin < 8; pin++) {
        const events = (word >>> (4 * pin)) & 15;
        if (events & ~(LEVEL_LOW | LEVEL_HIGH)) throw new Failure('waking by anything but a level is not modelled');
        if (!events) continue;
        const level = this.rp.gpio[2 * (offset - WAKE_INTE0) + pin].inputValue ? LEVEL_HIGH : LEVEL_LOW;
        if (events & level) this.dormant = false;
      }
  }
}
