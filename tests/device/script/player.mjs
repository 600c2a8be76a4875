// Plays a script on a board.
import { Failure } from '../common/failure.mjs';
import { Meter } from './meter.mjs';
import { says } from './reader.mjs';
import { GAP_MS, IDLE_MS, PRESS_MS, SETTLE_MS } from './script.mjs';

/** The button that opens the menu, or held gives a hint. */
const HINT = 'Y';
/** The longest that a sound takes. */
const SOUND_MS = 300;

export class Player {
  /** Tones before the last press. */
  silence = 0;

  /** `onShot(name, picture)` receives the pictures. */
  constructor(board, onShot = () => {}) {
    this.board = board;
    this.onShot = onShot;
    this.meter = new Meter(board);
  }

  /** Switches on, perhaps with buttons held, and waits for the console. A new one that asks is told to speak English. */
  start(...held) {
    this.powerOn(...held);
    if (says(this.board.panel.picture(), 'Deutsch')) this.press('A');
    return this;
  }

  /** Switches on, perhaps with buttons held, and waits for the console. */
  powerOn(...held) {
    const { board, meter } = this;
    for (const button of held) board.buttons.press(button);
    board.powerOn();
    meter.poweredOn();
    this.untilIdle('after power-on');
    return this;
  }

  play(commands) {
    for (const command of commands) {
      this.do(command);
      this.settle();
    }
    return this;
  }

  do({ verb, button, times, ms, name, line }) {
    switch (verb) {
      case 'press':
        return this.press(button, times);
      case 'hold':
        return this.hold(button, ms);
      case 'wait':
        return this.board.run(ms);
      case 'shot':
        return this.onShot(name, this.shot(name));
      case 'sound':
        return this.requireSound(name, line);
      case 'power-cycle':
        return this.powerCycle(button);
      default:
        throw new RangeError(`no command ${verb}`);
    }
  }

  /** Requires a sound of the last press, on a board that has a piezo. */
  requireSound(name, line) {
    const { board } = this;
    if (board.board.piezo === undefined) return;
    board.run(SOUND_MS);
    if (!board.piezo.heard(name, this.silence)) throw new Failure(`line ${line}: no sound '${name}'`);
  }

  press(button, times = 1) {
    for (let i = 0; i < times; i++) this.hold(button, PRESS_MS);
    return this;
  }

  hold(button, ms) {
    const { board, meter } = this;
    if (button === HINT) meter.close();
    else meter.pressed();
    this.silence = board.piezo.tones.length;
    board.buttons.press(button);
    return this.letGo(button, ms);
  }

  /** Releases a button after `ms` milliseconds, and waits for the console. */
  letGo(button, ms = PRESS_MS) {
    const { board } = this;
    board.run(ms);
    if (button === HINT) {
      this.meter.skip();
      // Only now the console knows that it was not held.
      if (ms === PRESS_MS) this.meter.pressed();
    }
    board.buttons.release(button);
    board.run(GAP_MS);
    this.settle();
    return this;
  }

  settle() {
    this.board.run(SETTLE_MS, () => this.board.idle);
  }

  /** Returns the picture of the idle console. */
  shot(name) {
    this.untilIdle(`for the picture '${name}'`);
    return this.board.panel.picture();
  }

  untilIdle(why) {
    const { board } = this;
    if (board.run(IDLE_MS, () => board.idle)) return;
    const failure = new Failure(`the console was not idle within ${IDLE_MS / 1000} s ${why}`);
    board.describe(failure);
    throw failure;
  }

  /** Cuts the power now, and starts again on the same flash, perhaps with a button held until the console is there. */
  powerCycle(held) {
    this.meter.close();
    this.board.powerOff();
    return held ? this.start(held).letGo(held) : this.start();
  }

  /** Ends the measuring. Returns the report. */
  finish() {
    this.meter.close();
    return this.meter.report();
  }
}
