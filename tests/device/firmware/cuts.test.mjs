// A whole game on one flash while the power is cut again and again, most often in the middle of a flash operation. After
// each cut the game is as it was before the action in flight, or as it is after it. By day the power stays to the last phase.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { Cutter } from './cutter.mjs';
import { Device } from './device.mjs';
import { Flash } from '../board/flash.mjs';
import { decode } from '../image/log.mjs';
import { word } from '../common/random.mjs';
import { excess, play } from './scripts.mjs';
import { commands, isLong } from '../script/scripts.mjs';
import { says } from '../script/reader.mjs';

const SEED = Number(process.env.LOIRE_SEED ?? 1);
assert.ok(Number.isInteger(SEED), 'LOIRE_SEED is a number');
/** The picture behind which the power is first cut, and the cuts in all at least. */
const [FROM, LEAST_CUTS] = isLong() ? [null, 200] : ['castles2-carpenter', 80];
/** In milliseconds: longer than a press and its picture, than a start, and than the firmware waits before it tidies. */
const A_PRESS = 120;
const A_START = 300;
const A_WHILE = 1500;
/** A step is cut at most this often before it may succeed. */
const PATIENCE = 3;

const same = (one, other) => Buffer.compare(one, other) === 0;

/** Returns the commands of a script, repeated presses one by one. */
const singly = (name) => commands(name).flatMap((command) => Array.from({ length: command.times ?? 1 }, () => ({ ...command, times: 1 })));

/** Returns what a device that has just started remembers: the journals that it logs, and its title. */
function memory(device) {
  const { elf, rtt } = device.board;
  const journals = decode(elf, rtt.bytes).flatMap((line) => /(?:InProgress|Finished)\(.*/.exec(line) ?? []);
  assert.ok(journals.length, 'it logs the journals that it reads');
  return { journals, title: device.screen };
}

const isSame = (one, other) => String(one.journals) === String(other.journals) && same(one.title, other.title);

/**
 * A game without a cut. `steps` are the commands up to each press that saves something, `rest` those behind the last;
 * `states` is what there is before, between and after the steps: in memory, on the screen, and in flash.
 */
class Uncut {
  steps = [];
  states = [];
  rest = [];
  shots = new Map();

  constructor(script) {
    const device = new Device();
    device.onShot = (name, picture) => this.shots.set(name, picture);
    device.start();
    const all = singly(script);
    device.play(all.splice(0, 1 + all.findIndex(({ name }) => name === FROM)));
    this.note(device);
    for (const command of all) {
      const { programs } = device.board.flash;
      device.play([command]);
      this.rest.push(command);
      if (device.board.flash.programs > programs) this.note(device);
    }
  }

  note(device) {
    const saves = device.board.flash.saves.slice();
    const found = memory(new Device({ flash: new Flash({ saves }) }).start());
    if (this.states.length && isSame(this.states.at(-1), found)) return;
    this.states.push({ ...found, saves, screen: device.screen });
    if (this.states.length > 1) this.steps.push(this.rest.splice(0));
  }
}

/** Chooses at random when the power is cut. */
class Lots {
  drawn = 0;

  draw(limit = 1) {
    return (word(SEED, this.drawn++) / 2 ** 32) * limit;
  }

  oneIn(number) {
    return this.draw(number) < 1;
  }

  armPress(cutter) {
    if (this.oneIn(5)) cutter.after(this.draw(A_PRESS));
    else if (this.oneIn(2)) cutter.inside('erase', 1, this.draw());
    else cutter.inside('program', this.oneIn(3) ? Math.ceil(this.draw(6)) : 1, this.draw());
  }

  armStart(cutter) {
    if (this.oneIn(3)) cutter.after(this.draw(A_START));
    else if (this.oneIn(3)) cutter.inside('erase', 1, this.draw());
  }

  /** Returns how long no button is pressed, in milliseconds. */
  pause() {
    return this.oneIn(2) ? A_WHILE : 0;
  }
}

/** A second A within this time is a slip. */
const HASTE_MS = 500;

/** One cut, in a press. */
class Once {
  constructor(kind, number, share) {
    this.armPress = (cutter) => {
      cutter.inside(kind, number, share);
      this.armPress = () => {};
    };
  }

  armStart() {}

  pause() {
    return 0;
  }
}

/** The game of an Uncut played again, with cuts. */
class Game {
  tally = { program: 0, erase: 0, picture: 0, sleep: 0, computing: 0, start: 0 };
  lost = 0;

  /** Begins in one of the states, on a flash that has it. */
  constructor(uncut, cuts, flash, state = 0) {
    this.device = new Device({ flash, seed: SEED });
    this.cutter = new Cutter(this.device.board);
    Object.assign(this, { uncut, cuts, state });
    this.device.onShot = (name, picture) => assert.ok(same(picture, uncut.shots.get(name)), `${name} is another picture`);
    this.start([state]);
  }

  get total() {
    return Object.values(this.tally).reduce((sum, count) => sum + count);
  }

  /** Plays a step, as often as it takes. */
  step() {
    const { device, cuts, cutter, uncut, state } = this;
    const { board } = device;
    const step = uncut.steps[state];
    for (let tries = 0; this.state === state; tries++) {
      let pixels = Infinity;
      const cut = cutter.watch(() => {
        device.play(step.slice(0, -1));
        pixels = board.panel.pixels;
        if (tries < PATIENCE) cuts.armPress(cutter);
        device.play(step.slice(-1));
        board.run(cuts.pause());
      });
      if (!cut) {
        this.state++;
        return;
      }
      this.tally[cut]++;
      // What is shown is saved.
      this.start(board.panel.pixels > pixels ? [state + 1] : [state, state + 1]);
      if (this.state === state) this.lost++;
    }
  }

  /** Starts the device, which must be in one of these states, and resumes the game. */
  start(states) {
    const { device, cuts, cutter, uncut } = this;
    for (let tries = 0; ; tries++) {
      let started = false;
      const cut = cutter.watch(() => {
        if (tries < PATIENCE) cuts.armStart(cutter);
        device.start();
        started = true;
        const found = memory(device);
        this.state = states.find((state) => isSame(uncut.states[state], found));
        assert.notEqual(this.state, undefined, `state ${states.join(' or ')} was to be found, not ${found.journals}`);
        states = [this.state];
        device.board.run(cuts.pause());
        this.resume(uncut.states[this.state].screen);
      });
      if (!cut) return;
      this.tally[started || cut === 'erase' || cut === 'program' ? cut : 'start']++;
    }
  }

  /** Goes from the title back into the game, past the end of a phase and a hand-over, as slowly as A wants it. */
  resume(screen) {
    const { device } = this;
    for (let presses = 0; presses < 4 && !same(device.screen, screen); presses++) device.press('A').board.run(HASTE_MS);
    // The page that says what was taken back is not kept.
    const goesOn = same(device.screen, screen) || says(screen, 'Taken back');
    assert.ok(goesOn, `state ${this.state} goes on with another picture`);
  }

  finish() {
    while (this.state < this.uncut.steps.length) this.step();
    this.device.play(this.uncut.rest);
  }
}

describe('a game of Castles', () => {
  const kept = (state) => new Flash({ saves: uncut.states[state].saves, seed: SEED });
  let uncut;
  let flash;
  before(() => {
    uncut = new Uncut('castles-2p-2011.txt');
    flash = FROM ? kept(0) : new Flash({ seed: SEED });
  });

  test('comes to the same end, however often the power goes', (t) => {
    t.diagnostic(`LOIRE_SEED=${SEED}`);
    const game = new Game(uncut, new Lots(), flash);
    game.finish();
    const { tally, total, lost } = game;
    t.diagnostic(`${uncut.steps.length} steps, ${total} cuts: ${JSON.stringify(tally)}, ${lost} actions lost and played again`);
    const { append_ms, flash_writes, flash_erases } = game.device.finish();
    t.diagnostic(JSON.stringify({ append_ms, flash_writes, flash_erases }));
    assert.ok(uncut.shots.has('castles2-final') && uncut.shots.has('castles2-statistics'));
    assert.ok(total >= LEAST_CUTS, `${total} cuts`);
    assert.ok(tally.program + tally.erase >= total / 2, `${tally.program + tally.erase} in the middle of an operation`);
    for (const [kind, count] of Object.entries(tally)) assert.ok(count > 0, `none at ${kind}`);
  });

  test('is counted once, wherever the power goes as it ends', (t) => {
    const statistics = (device) => device.powerCycle().press('Y').shows('STATISTICS', '1 played').screen;
    const last = uncut.steps.length;
    const right = statistics(new Device({ flash: kept(last) }).start());
    let cuts = 0;
    // The last action, and the way out of the final score.
    for (const state of [last - 2, last - 1])
      for (let number = 1, cut = true; cut; number++)
        for (const share of [0.1, 0.6, 0.95]) {
          const game = new Game(uncut, new Once('program', number, share), kept(state), state);
          while (game.state < last) game.step();
          cut = game.total > 0;
          cuts += game.total;
          assert.ok(same(statistics(game.device), right), `cut in program ${number} of step ${state}`);
        }
    t.diagnostic(`${cuts} cuts`);
    assert.ok(cuts >= 9);
  });

  test('leaves a worn flash, on which steady play meets no erase', (t) => {
    const { erases } = flash;
    const device = new Device({ flash, bounce: 2 }).start();
    assert.deepEqual(play(device, commands(isLong() ? 'dice-3p.txt' : 'cut-dice.txt')), []);
    const report = device.finish();
    t.diagnostic(JSON.stringify(report));
    assert.ok(flash.erases > erases, 'sectors are erased');
    assert.ok(report.append_ms.worst < 10, 'no action waits for that');
    assert.deepEqual(excess(report), []);
  });
});
