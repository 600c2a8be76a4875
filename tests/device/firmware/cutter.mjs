// Cuts the power of a board at a chosen moment.

class PowerCut extends Error {}

export class Cutter {
  constructor(board) {
    this.board = board;
  }

  /** Plans a cut in the `number`-th 'program' or 'erase' from now on, of those that `counts`, with `share` of it done. */
  inside(kind, number, share, counts = () => true) {
    this.board.flash.onBegin = (operation) => {
      if (counts(operation) && operation.kind === kind && --number === 0) this.at(operation.start + share * (operation.end - operation.start));
    };
  }

  /** Plans a cut in so many milliseconds. */
  after(ms) {
    this.at(this.board.now + ms * 1e6);
  }

  at(moment) {
    this.board.at(moment, () => {
      throw new PowerCut();
    });
  }

  /** Runs `happen`. Returns what the board was doing when the power was cut, or null if it was not. */
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
