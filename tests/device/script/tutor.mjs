// How long the tutor holds up the end of a turn on the emulated device, and how soon buttons are heard.
import { Board } from '../board/board.mjs';
import { BOARDS } from '../board/boards.mjs';
import { Elf } from '../image/elf.mjs';
import { Player } from './player.mjs';
import { says } from './reader.mjs';
import { GAP_MS, PRESS_MS, SETTLE_MS } from './script.mjs';
import { commands } from './scripts.mjs';

/** Games of a person against a computer. */
export const SCRIPTS = ['castles-computer.txt', 'dice-computer.txt', 'natick-computer.txt', 'orleans-computer.txt'];
const MS = 1e6;
/** Emulated milliseconds between looks at the screen. */
const STEP = 10;
const LOOKS = 'The tutor looks at your turn';
const WARNS = 'This turn loses';

class Tutored extends Player {
  /** Milliseconds that turns waited, how many of them he warned of, and how often B let him be. */
  waited = [];
  warned = 0;
  left = 0;

  /** Presses a button, and waits for the tutor; he is let be once. A turn that he warns of is played as it is. */
  hold(button, ms, isSecond = false) {
    const { board } = this;
    if (ms !== PRESS_MS) return super.hold(button, ms);
    const before = board.panel.picture();
    this.meter.pressed();
    this.silence = board.piezo.tones.length;
    const from = board.now;
    const looks = () => says(board.panel.picture(), LOOKS);
    board.buttons.press(button);
    board.run(PRESS_MS);
    const isSeen = !board.idle && looks();
    board.buttons.release(button);
    if (isSeen && !isSecond && !this.left && looks()) {
      super.hold('B', PRESS_MS);
      if (Buffer.compare(before, board.panel.picture()) === 0) {
        this.left++;
        return this.hold(button, ms, true);
      }
      // He had seen enough before B was pressed, which opens the menu while others move.
      this.waited.push((board.now - from) / MS);
      while (says(board.panel.picture(), 'MENU')) super.hold('B', PRESS_MS);
      return this;
    }
    while (isSeen && board.now - from < SETTLE_MS * MS && looks()) board.run(STEP);
    if (isSeen) this.waited.push((board.now - from) / MS);
    this.settle();
    board.run(GAP_MS);
    if (!isSeen || !says(board.panel.picture(), WARNS)) return this;
    this.warned++;
    return super.hold('A', PRESS_MS);
  }
}

/** Plays a script with the tutor switched on, up to so many turns that he looked at. */
export function tutored({ elf, board: name, script, turns }) {
  const board = new Board({ elf: Elf.read(elf), board: BOARDS[name], cache: true });
  const player = new Tutored(board).start();
  player.press('UP').press('A').press('UP', 5).press('RIGHT').press('B').press('DOWN');
  for (const command of commands(script)) {
    player.play([command]);
    if (player.waited.length >= turns) break;
  }
  const sorted = player.waited.toSorted((a, b) => a - b).map(Math.round);
  const { cursor_ms, screen_ms, stack_used_bytes } = player.finish();
  return { script, turns: sorted.length, warned: player.warned, left: player.left, median_ms: sorted[sorted.length >> 1], max_ms: sorted.at(-1), cursor_ms, screen_ms, stack_used_bytes };
}
