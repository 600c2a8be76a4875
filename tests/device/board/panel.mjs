// The ST7789 in its serial mode: 240x320 cells of 16 bits behind a glass of 240x240. It takes only the commands that are
// listed, with their numbers of parameters, and it holds the firmware to the waiting times of its data sheet.
import { Failure, hex } from '../common/failure.mjs';
import { noise } from '../common/random.mjs';

export const WIDTH = 240;
export const HEIGHT = 240;
const COLUMNS = 240;
const ROWS = 320;

const MS = 1e6;
const RESET_PULSE = 0.01 * MS;
const SETTLE = 5 * MS;
const SLEEP = 120 * MS;

// MADCTL
export const MY = 0x80;
export const MX = 0x40;
export const MV = 0x20;
const BGR = 0x08;

const SWRESET = 0x01;
const SLPIN = 0x10;
const SLPOUT = 0x11;
const INVOFF = 0x20;
const INVON = 0x21;
const DISPOFF = 0x28;
const DISPON = 0x29;
const CASET = 0x2a;
const RASET = 0x2b;
const RAMWR = 0x2c;
const MADCTL = 0x36;
const COLMOD = 0x3a;

/** Bytes of parameters that follow each command. */
const PARAMETERS = new Map([
  [0x00, 0], [SWRESET, 0], [SLPIN, 0], [SLPOUT, 0], [0x13, 0], [INVOFF, 0], [INVON, 0], [DISPOFF, 0], [DISPON, 0],
  [CASET, 4], [RASET, 4], [RAMWR, Infinity], [MADCTL, 1], [COLMOD, 1],
  // Tearing line, gamma curve and idle mode; then porch, gate, voltages, frame rate, power and gamma tables.
  // They tune the glass and change no pixel.
  [0x34, 0], [0x35, 1], [0x26, 1], [0x38, 0],
  [0xb0, 2], [0xb2, 5], [0xb7, 1], [0xbb, 1], [0xc0, 1], [0xc2, 1], [0xc3, 1], [0xc4, 1], [0xc6, 1], [0xd0, 2], [0xe0, 14], [0xe1, 14],
]);

/** Returns the memory cell behind the panel's address (x, y) with these bits of MADCTL. */
function cell(x, y, madctl) {
  let column = madctl & MV ? y : x;
  let row = madctl & MV ? x : y;
  if (madctl & MX) column = COLUMNS - 1 - column;
  if (madctl & MY) row = ROWS - 1 - row;
  return row * COLUMNS + column;
}

export class Panel {
  /** Pixels received since power-on, and the time of the last one. */
  pixels = 0;
  lastPixelAt = 0;
  inReset = false;
  pulseStart = 0;
  /** Nothing may be sent before this time, and nothing at all before the first reset. */
  readyAt = Infinity;
  sleepOutFrom = 0;
  sleepInFrom = 0;
  asleep = true;

  /** `upright`: the bits of MADCTL under which a picture stands upright on this board. */
  constructor({ upright, seed }) {
    this.cells = new Uint16Array(noise(seed, COLUMNS * ROWS * 2).buffer);
    this.glass = new Uint32Array(WIDTH * HEIGHT);
    for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) this.glass[y * WIDTH + x] = cell(x, y, upright);
    this.clear();
  }

  /** Sets the registers to their values after a reset; the cells keep theirs. */
  clear() {
    this.command = 0;
    this.parameters = [];
    this.on = false;
    this.inverted = false;
    this.madctl = 0;
    this.colmod = 0x66;
    this.window = { left: 0, right: COLUMNS - 1, top: 0, bottom: ROWS - 1 };
    this.x = this.y = 0;
    this.high = -1;
    this.written = new Uint8Array(COLUMNS * ROWS);
  }

  /** Whether every pixel of the glass was written since the last reset. */
  get complete() {
    return this.glass.every((at) => this.written[at]);
  }

  get lit() {
    return this.on && !this.asleep && !this.inReset;
  }

  reset(low, now) {
    if (low === this.inReset) return;
    this.inReset = low;
    if (low) this.pulseStart = now;
    else {
      if (now - this.pulseStart < RESET_PULSE) throw new Failure(`panel: reset pulse of ${now - this.pulseStart} ns, must be 10 us`);
      this.restart(now);
    }
  }

  restart(now) {
    this.disturbed = false;
    this.readyAt = now + SETTLE;
    if (!this.asleep) this.sleepOutFrom = now + SLEEP;
    this.asleep = true;
    this.clear();
  }

  /** Disturbs it by a static discharge: it is reset, and takes no command until it is reset properly. */
  disturb() {
    this.disturbed = true;
    this.asleep = true;
    this.clear();
  }

  /** Takes one byte from the SPI, complete at `now`. */
  receive(byte, isData, now) {
    if (this.inReset) throw new Failure('panel: a byte while its reset is low');
    if (this.disturbed) return;
    if (now < this.readyAt) {
      const wait = Number.isFinite(this.readyAt) ? `${((this.readyAt - now) / MS).toFixed(2)} ms too early` : 'before any reset';
      throw new Failure(`panel: ${isData ? 'data' : 'command'} ${hex(byte, 2)} ${wait}`);
    }
    if (!isData) this.begin(byte, now);
    else if (this.command === RAMWR) this.paint(byte, now);
    else this.parameter(byte);
  }

  begin(code, now) {
    const missing = PARAMETERS.get(this.command) - this.parameters.length;
    if (Number.isFinite(missing) && missing > 0) throw new Failure(`panel: command ${hex(this.command, 2)} lacks ${missing} parameters`);
    if (this.high >= 0) throw new Failure('panel: half a pixel sent');
    if (!PARAMETERS.has(code)) throw new Failure(`panel: command ${hex(code, 2)} is not listed`);
    this.command = code;
    this.parameters = [];
    switch (code) {
      case SWRESET:
        return this.restart(now);
      case SLPIN:
        if (now < this.sleepInFrom) throw new Failure('panel: sleep in within 120 ms of sleep out');
        this.asleep = true;
        this.readyAt = now + SETTLE;
        this.sleepOutFrom = now + SLEEP;
        return;
      case SLPOUT:
        if (now < this.sleepOutFrom) throw new Failure('panel: sleep out within 120 ms of sleep in, or of a reset while awake');
        this.asleep = false;
        this.readyAt = now + SETTLE;
        this.sleepInFrom = now + SLEEP;
        return;
      case INVOFF:
      case INVON:
        this.inverted = code === INVON;
        return;
      case DISPOFF:
      case DISPON:
        this.on = code === DISPON;
        return;
      case RAMWR:
        if ((this.colmod & 7) !== 5) throw new Failure(`panel: pixels with COLMOD ${hex(this.colmod, 2)}, only 16 bits are modelled`);
        this.x = this.window.left;
        this.y = this.window.top;
    }
  }

  parameter(byte) {
    const { parameters: p, command } = this;
    p.push(byte);
    if (p.length > PARAMETERS.get(command)) throw new Failure(`panel: too many parameters for command ${hex(command, 2)}`);
    if (command === MADCTL) this.madctl = byte;
    if (command === COLMOD) this.colmod = byte;
    if (p.length < 4) return;
    const first = (p[0] << 8) | p[1];
    const last = (p[2] << 8) | p[3];
    const wide = Boolean(this.madctl & MV) === (command === CASET);
    if (command === CASET) Object.assign(this.window, { left: first, right: last });
    else if (command === RASET) Object.assign(this.window, { top: first, bottom: last });
    else return;
    if (first > last || last >= (wide ? ROWS : COLUMNS)) throw new Failure(`panel: window from ${first} to ${last}`);
  }

  paint(byte, now) {
    if (this.high < 0) {
      this.high = byte;
      return;
    }
    const { window } = this;
    const at = cell(this.x, this.y, this.madctl);
    this.cells[at] = (this.high << 8) | byte;
    this.written[at] = 1;
    this.high = -1;
    this.pixels++;
    this.lastPixelAt = now;
    if (++this.x > window.right) {
      this.x = window.left;
      if (++this.y > window.bottom) this.y = window.top;
    }
  }

  /** Returns what the glass shows, as red, green and blue bytes. IPS glass needs inversion on. */
  picture() {
    const out = new Uint8Array(WIDTH * HEIGHT * 3);
    if (!this.lit) return out;
    const flip = this.inverted ? 0 : 0xffff;
    const [redAt, blueAt] = this.madctl & BGR ? [2, 0] : [0, 2];
    this.glass.forEach((at, i) => {
      const pixel = this.cells[at] ^ flip;
      const red = pixel >>> 11;
      const green = (pixel >>> 5) & 63;
      const blue = pixel & 31;
      out[3 * i + redAt] = (red << 3) | (red >>> 2);
      out[3 * i + 1] = (green << 2) | (green >>> 4);
      out[3 * i + blueAt] = (blue << 3) | (blue >>> 2);
    });
    return out;
  }
}
