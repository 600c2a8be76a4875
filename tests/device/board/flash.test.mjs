// The flash: what programming and erasing do to bits, how long they take, and what a cut leaves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Flash, PAGE, SAVE_SIZE, SAVE_START, STAGING_START, SECTOR } from './flash.mjs';

const MS = 1e6;
const page = (byte) => new Uint8Array(PAGE).fill(byte);
const fails = (act, message) => assert.throws(act, { name: 'Failure', message });

test('programming clears bits, erasing sets them', () => {
  const flash = new Flash();
  assert.equal(flash.program(SAVE_START, page(0xf0), 0), 0.4 * MS);
  flash.program(SAVE_START, page(0x3c), 1 * MS);
  assert.equal(flash.bytes[SAVE_START], 0x30);
  assert.equal(flash.erase(SAVE_START, SECTOR, 2 * MS), 47 * MS);
  assert.equal(flash.bytes[SAVE_START], 0xff);
  assert.deepEqual([flash.programs, flash.erases], [2, 1]);
});

test('a slow one takes the longest times', () => {
  const flash = new Flash({ slow: true });
  assert.equal(flash.program(SAVE_START, new Uint8Array(2 * PAGE), 0), 6 * MS);
  assert.equal(flash.erase(SAVE_START, SECTOR, 10 * MS), 410 * MS);
});

test('only whole pages and sectors of the save region, and of the place for others', () => {
  const flash = new Flash();
  fails(() => flash.program(SAVE_START + 1, page(0), 0), /not whole units of 256/);
  fails(() => flash.program(SAVE_START, new Uint8Array(100), 0), /not whole units of 256/);
  fails(() => flash.erase(SAVE_START + PAGE, SECTOR, 0), /not whole units of 4096/);
  fails(() => flash.erase(SAVE_START, 0, 0), /not whole units/);
  flash.erase(STAGING_START, SECTOR, 0);
  fails(() => flash.erase(STAGING_START - SECTOR, SECTOR, 0), /outside the save region/);
  fails(() => flash.program(SAVE_START + SAVE_SIZE, page(0), 0), /outside the save region/);
});

test('a cut in a program keeps the pages before, tears one and spares the rest', () => {
  const flash = new Flash();
  flash.program(SAVE_START, new Uint8Array(3 * PAGE), 0);
  flash.cut(0.6 * MS);
  const [first, torn, third] = [0, 1, 2].map((i) => flash.bytes.subarray(SAVE_START + i * PAGE, SAVE_START + (i + 1) * PAGE));
  assert.ok(first.every((byte) => byte === 0));
  assert.ok(new Set(torn).size > 20 && torn.some((byte) => byte !== 0));
  assert.ok(third.every((byte) => byte === 0xff));
});

test('a torn page never has a bit cleared that was not to be', () => {
  for (let part = 0; part < 10; part++) {
    const flash = new Flash({ seed: part });
    flash.program(SAVE_START, page(0xa5), 0);
    flash.cut(part * 0.04 * MS);
    assert.ok(flash.saves.subarray(0, PAGE).every((byte) => (byte & 0xa5) === 0xa5));
  }
});

test('a cut in an erase leaves anything: noise, what was there, what looks erased, and what lies between', () => {
  const torn = (seed) => {
    const flash = new Flash({ seed });
    flash.program(SAVE_START, page(0xa5), 0);
    flash.erase(SAVE_START, SECTOR, 1 * MS);
    flash.cut(40 * MS);
    return flash.saves.slice(0, PAGE);
  };
  const left = Array.from({ length: 50 }, (_, seed) => torn(seed));
  const some = (law) => assert.ok(left.some((bytes) => bytes.every(law)), String(law));
  some((byte) => byte === 0xa5);
  some((byte) => byte === 0xff);
  const between = (bytes) => new Set(bytes).size > 5;
  assert.ok(left.some((bytes) => between(bytes) && bytes.every((byte) => (byte & 0xa5) === 0xa5)), 'some bits are set already');
  assert.ok(left.some((bytes) => between(bytes) && bytes.every((byte) => (byte & 0xa5) === byte)), 'some bits were cleared first');
  assert.ok(left.some((bytes) => new Set(bytes).size > 100), 'noise');
  assert.deepEqual(torn(7), torn(7), 'the same cut is the same again');
});

test('a cut after the end changes nothing', () => {
  const flash = new Flash();
  flash.program(SAVE_START, page(0xa5), 0);
  flash.erase(SAVE_START, SECTOR, 1 * MS);
  flash.cut(46 * MS);
  assert.ok(flash.saves.every((byte) => byte === 0xff));
});

test('a save region of the wrong size is refused', () => {
  assert.throws(() => new Flash({ saves: new Uint8Array(100) }), /131072 bytes, not 100/);
});
