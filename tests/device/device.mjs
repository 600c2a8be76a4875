// For the tests of the firmware: its release image on a board, with a player at the buttons who can read.
import assert from 'node:assert/strict';
import { Board } from './board.mjs';
import { BOARDS, DEFAULT_BOARD } from './boards.mjs';
import { build } from './build.mjs';
import { Elf } from './elf.mjs';
import { Player } from './player.mjs';
import { says } from './reader.mjs';

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

  /** The screen must show each of the phrases. */
  shows(...phrases) {
    for (const phrase of phrases) assert.ok(says(this.screen, phrase), `the screen does not say '${phrase}'`);
    return this;
  }

  lacks(phrase) {
    assert.ok(!says(this.screen, phrase), `the screen says '${phrase}'`);
    return this;
  }

  // The ways through the console.

  /** From a title with no game to go on with into the row whose page has this heading, wherever it is by now. */
  open(heading) {
    for (let row = 0; row < MANY_ROWS; row++) {
      if (says(this.press('A').screen, heading)) return this;
      this.press('B').press('DOWN');
    }
    return assert.fail(`the title leads to no page '${heading}'`);
  }

  /** From the title into a solo Dice Game, its seed typed as zeros. */
  beginSeeded() {
    return this.open('The Dice Game').press('DOWN', 3).press('A', 9).press('X', 2);
  }

  /** From the title into a solo Dice Game of chance. */
  beginRandom() {
    return this.open('The Dice Game').press('X');
  }

  /** The screen must answer the buttons of a game that is on the table. */
  playsOn() {
    const before = this.screen;
    this.press('X');
    assert.notDeepEqual(this.screen, before, 'X shows something else');
    this.press('X');
    return this;
  }
}
