// The wire to the panel: what clocks, pins and mode must be for a byte to arrive.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bench, Program } from '../chip/bench.mjs';
import { BOARDS, DEFAULT_BOARD } from './boards.mjs';

const { sck, mosi, dc, cs } = BOARDS[DEFAULT_BOARD].display;
const SPI1 = 0x40040000;
const CLK_PERI = 0x40008048;
const [SET, CLEAR, ENABLE] = [0xd0000014, 0xd0000018, 0xd0000024];
const pinFunction = (pin) => 0x40014004 + 8 * pin;

/** Returns a program that sets up SPI1 and its pins, the panel not selected. */
function ready({ mosiFunction = 1, control = 7, clock = 0x800 } = {}) {
  return new Program()
    .write(CLK_PERI, clock)
    .write(pinFunction(sck), 1).write(pinFunction(mosi), mosiFunction).write(pinFunction(dc), 5).write(pinFunction(cs), 5)
    .write(SET, 1 << cs).write(ENABLE, (1 << cs) | (1 << dc))
    .write(SPI1, control).write(SPI1 + 0x10, 2).write(SPI1 + 0x04, 2);
}

const select = (program) => program.write(CLEAR, 1 << cs);
const send = (program, byte) => program.write(SPI1 + 0x08, byte);

/** Runs a program and returns the panel, which was reset long before. */
function run(program) {
  const board = bench(program.stop());
  board.panel.readyAt = 0;
  board.run(1);
  return board.panel;
}

const fails = (program, message) => assert.throws(() => run(program), { name: 'Failure', message });

test('a byte goes to the panel', () => {
  assert.equal(run(send(select(ready()), 0x21)).inverted, true);
  assert.equal(run(send(select(ready({ control: 0xc7 })), 0x21)).inverted, true, 'mode 3');
});

test('a word needs its clock, its pins, its mode and its selection', () => {
  fails(send(ready(), 0x21), /while it is not selected/);
  fails(send(select(ready({ mosiFunction: 5 })), 0x21), /pin 11 does not belong to the SPI/);
  fails(send(select(ready({ clock: 0 })), 0x21), /clock of the SPI is off/);
  fails(send(select(ready({ control: 0x47 })), 0x21), /mode is neither 0 nor 3/);
  fails(send(select(ready({ control: 0x08 })), 0x21), /words of 9 bits/);
});

test('pins stay while a word is being sent', () => {
  fails(send(select(ready()), 0x21).write(SET, 1 << cs), /select pin moved/);
  fails(send(select(ready()), 0x21).write(SET, 1 << dc), /data\/command pin moved/);
});
