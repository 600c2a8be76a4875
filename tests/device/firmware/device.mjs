// The release image on a board, with a player who presses buttons and reads the screen: for the tests of the firmware.
import assert from 'node:assert/strict';
import { Board } from '../board/board.mjs';
import { BOARDS, DEFAULT_BOARD } from '../board/boards.mjs';
import { build } from '../image/build.mjs';
import { Elf } from '../image/elf.mjs';
import { Player } from '../script/player.mjs';
import { says } from '../script/reader.mjs';

/** More rows than the title will ever have. */
const MANY_ROWS = 20;

const images = new Map();

function image(board) {
  if (!images.has(board)) images.set(board, Elf.read(build(board)));
  return images.get(board);
}

export class Device extends Player {
  /** `board` is a name; the other options are those of a Board. */
  constructor({ board = DEFAULT_BOARD, ...options } = {}) {
    super(new Board({ elf: image(board), board: BOARDS[board], ...options }));
  }

  get screen() {
    return this.shot('screen');
  }

  /** Requires that the screen shows each of the phrases. */
  shows(...phrases) {
    for (const phrase of phrases) assert.ok(says(this.screen, phrase), `the screen does not say '${phrase}'`);
    return this;
  }

  lacks(phrase) {
    assert.ok(!says(this.screen, phrase), `the screen says '${phrase}'`);
    return this;
  }

  /** Waits until the console goes to sleep. */
  untilDark() {
    const { board } = this;
    assert.ok(board.run(600_000, () => board.backlight === 0 && board.panel.asleep), 'the panel sleeps');
    return this;
  }

  // Paths through the console.

  /** Opens the row of the title whose page has this heading, from the last one up: there the games come last. */
  open(heading) {
    for (let row = 0; row < MANY_ROWS; row++) {
      if (says(this.press('UP').press('A').screen, heading)) return this;
      this.press('B');
    }
    return assert.fail(`the title leads to no page '${heading}'`);
  }

  /** Opens the form of a new game from the title. */
  newGame(heading) {
    for (let row = 0; row < MANY_ROWS; row++) {
      if (says(this.press('X').screen, heading)) return this;
      this.press('B').press('DOWN');
    }
    return assert.fail(`the title has no game '${heading}'`);
  }

  /** Begins a solo Dice Game from the title, its seed typed as zeros. */
  beginSeeded() {
    return this.newGame('The Dice Game').press('DOWN', 3).press('A', 9).press('X', 2);
  }

  /** Begins a solo Dice Game from the title, its seed drawn by the device. */
  beginRandom() {
    return this.newGame('The Dice Game').press('X');
  }

  /** Requires that the game on the screen answers a button. */
  playsOn() {
    const before = this.screen;
    this.press('X');
    assert.notDeepEqual(this.screen, before, 'X shows something else');
    this.press('X');
    return this;
  }
}
