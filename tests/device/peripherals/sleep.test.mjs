// Sleep: which clocks it leaves on, and what wakes a dormant chip.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bench, Program } from '../chip/bench.mjs';

const SCR = 0xe000ed10;
const CLOCKS = 0x40008000;
const SLEEP_EN1 = CLOCKS + 0xac;
const TIMER = 0x40054000;
const ROSC = 0x40060000;
const COMA = 0x636f6d61;
const PAD_A = 0x4001c004 + 4 * 15;
/** Level low of pin 15, button A, in the second word of eight pins. */
const WAKE_BY_A = [0x40014164, 1 << 28];

const fails = (program, message) => assert.throws(() => bench(program.stop()).run(5), { name: 'Failure', message });

test('the processor waits with all clocks on, unless the whole chip shall sleep', () => {
  const board = bench(new Program().stop());
  board.run(1);
  assert.equal(board.chip.state, 'wait');
  const asleep = bench(new Program().write(SCR, 4).write(SLEEP_EN1, 0).stop());
  asleep.run(1);
  assert.equal(asleep.chip.state, 'sleep');
  assert.ok(asleep.charge.current < board.charge.current);
});

test('a sleep with a clock gated that is needed fails', () => {
  const alarm = () => new Program().write(SCR, 4).write(TIMER + 0x10, 4000);
  fails(alarm().write(SLEEP_EN1, 0), /clock of the timer/);
  bench(alarm().write(SLEEP_EN1, 1 << 5).stop()).run(1);
  fails(new Program().write(SCR, 4).write(CLOCKS + 0xa8, 0).write(0x40014104, 4 << 28), /clock of the pins/);
});

test('dormant: time stands still until the pin wakes it', () => {
  const board = bench(new Program().write(PAD_A, 0x5a).write(...WAKE_BY_A).write(ROSC + 0x0c, COMA).read(TIMER + 0x28, 0).stop());
  board.run(100);
  assert.equal(board.chip.state, 'dormant');
  assert.ok(board.ms >= 100);
  board.buttons.press('A');
  board.run(1);
  assert.equal(board.chip.state, 'wait');
  assert.ok(board.chip.core.registers[0] < 1000, 'the timer has not run on');
  assert.ok(board.charge.time.dormant > 99e6);
});

test('dormant by mistake fails', () => {
  fails(new Program().write(ROSC + 0x0c, COMA), /no pin can wake it/);
  fails(new Program().write(...WAKE_BY_A).write(CLOCKS + 0x30, 2).write(ROSC + 0x0c, COMA), /clocks come from elsewhere/);
  fails(new Program().write(...WAKE_BY_A).write(0x40028004, 0).write(ROSC + 0x0c, COMA), /with a PLL on/);
});
