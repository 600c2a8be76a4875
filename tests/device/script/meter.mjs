// Measures what the budgets are about, at the pins: time to the picture, time to the save, share of sleep.
import { decode } from '../image/log.mjs';
import { HEIGHT, WIDTH } from '../board/panel.mjs';

const MS = 1e6;
/** The log line of an action that is in flash, with its time. */
const APPENDED = /append: (\d+) us$/;
const A_THIRD = (WIDTH * HEIGHT) / 3;

export class Meter {
  boots = [];
  cursors = [];
  screens = [];
  saves = [];
  asleep = 0;
  waited = 0;
  stack = 0;
  press = null;
  /** When the console first was idle after its last pixel, the sleep since then, and the flash's work until then. */
  idleSince = null;
  slept = 0;
  worked = 0;
  lastPixelAt = 0;

  constructor(board) {
    this.board = board;
    board.onRest = () => this.rest();
    board.onSlept = (from, to) => this.sleep(from, to);
  }

  poweredOn() {
    this.booting = true;
    this.idleSince = null;
    this.press = null;
  }

  /** Notes that a button does what a picture has to answer. */
  pressed() {
    const { board } = this;
    this.close();
    this.press = { edge: board.now, pixels: board.panel.pixels, cells: board.panel.cells.slice(), writes: this.writes() };
  }

  /** Forgets the waiting since the last press: a button was held, which takes time without a picture. */
  skip() {
    this.idleSince = null;
  }

  /** Looks, while the chip sleeps, whether the console is idle and the awaited picture has been sent. */
  rest() {
    const { board, press } = this;
    const { panel } = board;
    // Only what is written up to the first rest belongs to the press; later writes are tidying.
    if (press && !press.saved && this.writes() > press.writes) {
      press.saved = true;
      this.saves.push(board.flash.last.end - press.edge);
    }
    if (!board.resting) return;
    if (panel.lastPixelAt !== this.lastPixelAt) {
      this.lastPixelAt = panel.lastPixelAt;
      this.idleSince = null;
    }
    if (this.idleSince === null && board.idle) {
      this.idleSince = board.now;
      this.slept = 0;
      this.worked = board.flash.worked;
    }
    if (this.booting && panel.lit && board.backlight > 0 && panel.complete) {
      this.booting = false;
      this.boots.push(board.now - board.poweredAt);
    }
    if (press && !press.answered && panel.pixels > press.pixels) {
      press.answered = true;
      const changed = panel.glass.reduce((sum, at) => sum + (panel.cells[at] !== press.cells[at] ? 1 : 0), 0);
      (changed > A_THIRD ? this.screens : this.cursors).push(panel.lastPixelAt - press.edge);
    }
  }

  sleep(from, to) {
    if (this.idleSince !== null) this.slept += to - from;
  }

  /** Ends the measurement of the last press, at another press, a power cut or the end of the script. */
  close() {
    const { board } = this;
    if (this.idleSince !== null && board.panel.lastPixelAt === this.lastPixelAt) {
      this.asleep += this.slept;
      // Tidying behind a picture is work of the flash, and no waiting.
      this.waited += board.now - this.idleSince - (board.flash.worked - this.worked);
    }
    this.idleSince = null;
    this.stack = Math.max(this.stack, board.stackUsed);
    this.press = null;
  }

  writes() {
    return this.board.flash.programs + this.board.flash.erases;
  }

  /** Returns how long each append took, from the request to its answer, in nanoseconds. */
  appends() {
    const { elf, log } = this.board;
    return decode(elf, log).flatMap((line) => (APPENDED.exec(line) ?? []).slice(1).map((us) => us * 1e3));
  }

  report() {
    const { elf, flash, charge } = this.board;
    const share = (nanos) => round((100 * nanos) / charge.total);
    return {
      boot_ms: this.boots.length ? round(Math.max(...this.boots) / MS) : null,
      cursor_ms: spread(this.cursors),
      screen_ms: spread(this.screens),
      save_ms: spread(this.saves),
      append_ms: spread(this.appends()),
      stack_used_bytes: this.stack,
      static_ram_bytes: elf.staticRam,
      flash_bytes: elf.flashBytes,
      asleep_percent: this.waited ? round((100 * this.asleep) / this.waited) : null,
      charge_mah_per_hour: round(charge.perHour),
      state_percent: Object.fromEntries(Object.entries(charge.time).map(([state, nanos]) => [state, share(nanos)])),
      sounds: this.board.piezo.tones.length,
      flash_writes: flash.programs,
      flash_erases: flash.erases,
    };
  }
}

const round = (value) => Math.round(value * 100) / 100;

/** Returns the median, what 95 of 100 keep to, and the worst of times in nanoseconds, in milliseconds. */
export function spread(nanos) {
  if (!nanos.length) return { median: null, p95: null, worst: null };
  const sorted = nanos.map((time) => time / MS).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median: round(median), p95: round(sorted[Math.ceil(sorted.length * 0.95) - 1]), worst: round(sorted.at(-1)) };
}
