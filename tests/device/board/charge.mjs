// What the battery gives: the time in each state times its current. Where a data sheet gives a figure it is that one; the
// others are estimates, and marked so in the README.

/** Milliamperes of the chip by state. `sleep` is what stays with all clocks gated; each clock that runs adds to it. */
const CHIP = { run: 25, wait: 14, sleep: 5, dormant: 0.18 };
/** Milliamperes that gating all clocks saves, at 125 MHz. */
const GATED = CHIP.wait - CHIP.sleep;
/** The panel's controller with its glass, awake and asleep. */
const PANEL = { awake: 6, asleep: 0.03 };
/** The lamp at full duty. */
const LAMP = 40;
/** The flash chip at rest, and while it erases or programs. */
const FLASH = { rest: 0.025, busy: 20 };
/** Regulator and battery divider. */
const BOARD = 0.15;

export const STATES = Object.keys(CHIP);

export class Charge {
  /** Nanoseconds in each state, and milliamperes times nanoseconds altogether. */
  time = Object.fromEntries(STATES.map((state) => [state, 0]));
  drawn = 0;

  constructor(board) {
    this.board = board;
  }

  /** The current in milliamperes now. */
  get current() {
    const { chip, panel, backlight } = this.board;
    const gates = chip.state === 'sleep' ? GATED * chip.sleep.share : 0;
    return CHIP[chip.state] + gates + PANEL[panel.asleep ? 'asleep' : 'awake'] + LAMP * backlight + FLASH[chip.busy ? 'busy' : 'rest'] + BOARD;
  }

  /** Counts `nanos` in this state at this current. */
  count(state, current, nanos) {
    this.time[state] += nanos;
    this.drawn += current * nanos;
  }

  /** Milliampere-hours per hour: the mean current so far. */
  get perHour() {
    const total = this.total;
    return total ? this.drawn / total : null;
  }

  get total() {
    return Object.values(this.time).reduce((sum, nanos) => sum + nanos, 0);
  }
}
