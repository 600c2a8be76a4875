// Cuts the power of a board in the middle of whatever it does.

class PowerCut extends Error {}

export class Cutter {
  constructor(board) {
    this.board = board;
  }

  /** The power will go in the `number`-th operation of this kind from now on, 'program' or 'erase', with `share` of it done. */
  inside(kind, number, share) {
    this.board.flash.onBegin = (operation) => {
      if (operation.kind === kind && --number === 0) this.at(operation.start + share * (operation.end - operation.start));
    };
  }

  /** The power will go in so many milliseconds. */
  after(ms) {
    this.at(this.board.now + ms * 1e6);
  }

  at(moment) {
    this.board.at(moment, () => {
      throw new PowerCut();
    });
  }

  /** Lets something happen on the board. If the power goes meanwhile, what the board was at; otherwise null. */
  watch(happen) {
    const { board } = this;
    try {
      happen();
      return null;
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      const at = this.activity();
      board.powerOff();
      board.buttons.down.clear();
      return at;
    } finally {
      board.events = [];
      board.flash.onBegin = null;
    }
  }

  activity() {
    const { board } = this;
    const { last } = board.flash;
    if (last && board.now < last.end) return last.kind;
    if (board.wire.busy || board.chip.dmaActive) return 'picture';
    return board.chip.asleep ? 'sleep' : 'computing';
  }
}
