// The panel: windows, colours and orientations, its waiting times, and what it refuses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEIGHT, MV, MX, MY, Panel, WIDTH } from './panel.mjs';

const MS = 1e6;

/** A panel, and a sender that keeps to its waiting times. */
class Talk {
  now = 0;

  constructor(upright = 0) {
    this.panel = new Panel({ upright, seed: 1 });
  }

  wait(ms) {
    this.now += ms * MS;
    return this;
  }

  reset(pulse = 0.02) {
    this.panel.reset(true, this.now);
    this.wait(pulse);
    this.panel.reset(false, this.now);
    return this;
  }

  send(command, ...data) {
    this.panel.receive(command, false, this.now);
    for (const byte of data) this.panel.receive(byte, true, this.now);
    return this;
  }

  /** Resets the panel, wakes it and switches it on, with 16 bits a pixel and inversion. */
  start(madctl = 0) {
    return this.reset().wait(5).send(0x11).wait(5).send(0x3a, 0x55).send(0x36, madctl).send(0x21).send(0x29);
  }

  window(left, right, top, bottom) {
    return this.send(0x2a, 0, left, 0, right).send(0x2b, 0, top, 0, bottom);
  }

  paint(...pixels) {
    return this.send(0x2c, ...pixels.flatMap((pixel) => [pixel >> 8, pixel & 0xff]));
  }

  at(x, y) {
    return [...this.panel.picture().subarray(3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3)];
  }
}

const RED = [255, 0, 0];
const GREEN = [0, 255, 0];
const BLUE = [0, 0, 255];
const fails = (act, message) => assert.throws(act, { name: 'Failure', message });

test('a window is filled row by row', () => {
  const talk = new Talk().start().window(10, 11, 20, 21).paint(0xf800, 0x07e0, 0x001f, 0xffff);
  assert.deepEqual([talk.at(10, 20), talk.at(11, 20), talk.at(10, 21), talk.at(11, 21)], [RED, GREEN, BLUE, [255, 255, 255]]);
  talk.panel.receive(0xf8, true, talk.now);
  talk.panel.receive(0x00, true, talk.now);
  assert.deepEqual(talk.at(10, 20), RED, 'past its end it begins anew');
});

test('five and six bits become eight', () => {
  assert.deepEqual(new Talk().start().window(0, 0, 0, 0).paint((17 << 11) | (33 << 5) | 9).at(0, 0), [140, 134, 74]);
});

test('rotation: the same pixel under each orientation', () => {
  const corner = (madctl, upright = 0) => new Talk(upright).start(madctl).window(1, 1, 2, 2).paint(0xf800);
  assert.deepEqual(corner(0).at(1, 2), RED);
  assert.deepEqual(corner(MX).at(WIDTH - 2, 2), RED);
  assert.deepEqual(corner(MV).at(2, 1), RED);
  assert.deepEqual(corner(MV | MX).at(WIDTH - 3, 1), RED);
  assert.deepEqual(corner(MV | MX, MV | MX).at(1, 2), RED, 'glass that is mounted that way shows it upright');
  const flipped = new Talk().start(MY).send(0x2a, 0, 1, 0, 1).send(0x2b, 1, 0x3d, 1, 0x3d).paint(0xf800);
  assert.deepEqual(flipped.at(1, 2), RED, 'rows are counted from 319 down');
});

test('colour order and inversion', () => {
  assert.deepEqual(new Talk().start(0x08).window(0, 0, 0, 0).paint(0xf800).at(0, 0), BLUE);
  assert.deepEqual(new Talk().start().window(0, 0, 0, 0).paint(0xf800).send(0x20).at(0, 0), [0, 255, 255]);
});

test('asleep, off or in reset it is dark, and keeps its picture', () => {
  const talk = new Talk().start().window(0, 0, 0, 0).paint(0xf800);
  assert.deepEqual(talk.send(0x28).at(0, 0), [0, 0, 0]);
  assert.deepEqual(talk.send(0x29).at(0, 0), RED);
  assert.deepEqual(talk.wait(120).send(0x10).at(0, 0), [0, 0, 0]);
  assert.deepEqual(talk.wait(120).send(0x11).at(0, 0), RED);
  talk.panel.reset(true, talk.now);
  assert.deepEqual(talk.at(0, 0), [0, 0, 0]);
});

test('it is complete when every pixel of the glass was written', () => {
  const talk = new Talk().start().window(0, WIDTH - 1, 0, HEIGHT - 1).send(0x2c);
  for (let byte = 0; byte < 2 * WIDTH * HEIGHT - 1; byte++) talk.panel.receive(0, true, talk.now);
  assert.equal(talk.panel.complete, false);
  talk.panel.receive(0, true, talk.now);
  assert.equal(talk.panel.complete, true);
});

test('the waiting times of the data sheet', () => {
  fails(() => new Talk().send(0x11), /before any reset/);
  fails(() => new Talk().reset(0.009), /reset pulse/);
  fails(() => new Talk().reset().wait(4.9).send(0x11), /0\.10 ms too early/);
  fails(() => new Talk().reset().wait(5).send(0x01).wait(4).send(0x00), /too early/);
  fails(() => new Talk().reset().wait(5).send(0x11).wait(4).send(0x29), /too early/);
  fails(() => new Talk().start().wait(110).send(0x10), /sleep in within 120 ms/);
  fails(() => new Talk().start().wait(120).send(0x10).wait(100).send(0x11), /sleep out within 120 ms/);
  fails(() => new Talk().start().reset().wait(5).send(0x11), /of a reset while awake/);
  new Talk().start().reset().wait(120).send(0x11);
  const talk = new Talk().reset().wait(5);
  talk.panel.reset(true, talk.now);
  fails(() => talk.send(0x00), /while its reset is low/);
});

test('what it does not know it refuses', () => {
  fails(() => new Talk().start().send(0x37), /command 0x37 is not listed/);
  fails(() => new Talk().start().send(0x2a, 0, 1).send(0x2b), /lacks 2 parameters/);
  fails(() => new Talk().start().send(0x36, 0, 0), /too many parameters/);
  fails(() => new Talk().start().window(5, 4, 0, 0), /window from 5 to 4/);
  fails(() => new Talk().start().window(0, 240, 0, 0), /window from 0 to 240/);
  fails(() => new Talk().start().send(0x3a, 0x66).paint(0), /COLMOD 0x66/);
  fails(() => new Talk().start().send(0x2c, 0).send(0x00), /half a pixel/);
});
