// The USB controller as a host sees it, and as the firmware does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RP2040 } from 'rp2040js';
import { Usb } from './usb.mjs';

const MAIN_CTRL = 0x40;
const SIE_CTRL = 0x4c;
const SIE_STATUS = 0x50;
const BUFF_STATUS = 0x58;
const USB_MUXING = 0x74;
const USB_PWR = 0x78;
const SETUP_REC = 1 << 17;
const BUS_RESET = 1 << 19;
/** Endpoint 1, both ways: control words, buffers, and their control words. */
const [IN_AT, OUT_AT, IN_BUFFER, OUT_BUFFER] = [0x08, 0x0c, 0x88, 0x8c];
const ENABLED = 0xa0000000;
const [AVAILABLE, STALL, PID, FULL] = [1 << 10, 1 << 11, 1 << 13, 1 << 15];

function connected({ runs = true } = {}) {
  const usb = new Usb(new RP2040(), () => runs);
  usb.rp2040.setInterrupt = (_, level) => (usb.interrupts = level);
  const write = (offset, value) => usb.writeUint32Atomic(offset, value, 0);
  if (runs) for (const [offset, value] of [[USB_MUXING, 9], [USB_PWR, 12], [MAIN_CTRL, 1], [SIE_CTRL, (1 << 16) | (1 << 29)]]) write(offset, value);
  return { usb, write, store: (offset, value) => usb.memory.store(offset, 4, value) };
}

test('a host sees a controller that is on, muxed, powered, and pulls up', () => {
  const { usb, write } = connected();
  assert.ok(usb.connected);
  write(SIE_CTRL, 0);
  assert.ok(!usb.connected);
});

test('without its clocks nothing can be used', () => {
  const { usb } = connected({ runs: false });
  assert.throws(() => usb.readUint32(SIE_STATUS), /clocks gated/);
  assert.throws(() => usb.memory.store(0x80, 4, 1), /clocks gated/);
});

test('a set-up packet and a reset are latched until they are cleared by ones', () => {
  const { usb, write } = connected();
  assert.ok(usb.setup(0, [0x80, 6, 0, 1, 0, 0, 8, 0]));
  assert.equal(usb.memory.bytes[1], 6);
  assert.equal(usb.readUint32(SIE_STATUS), SETUP_REC);
  usb.reset();
  write(SIE_STATUS, SETUP_REC);
  assert.equal(usb.readUint32(SIE_STATUS), BUS_RESET);
  assert.ok(!usb.setup(0, Array(8).fill(0)), 'it hears nothing until the reset was seen');
  assert.ok(!connected().usb.setup(7, Array(8).fill(0)), 'nor what is for another address');
});

test('packets go out and in by the control words of their buffers', () => {
  const { usb, store, write } = connected();
  assert.equal(usb.in(0, 1, false), null, 'not enabled');
  store(IN_AT, ENABLED | 0x180);
  store(OUT_AT, ENABLED | 0x1c0);
  assert.deepEqual([usb.in(0, 1, false), usb.out(0, 1, false, [1])], ['nak', 'nak']);
  usb.memory.bytes.set([5, 6, 7], 0x180);
  store(IN_BUFFER, FULL | AVAILABLE | 3);
  assert.deepEqual([...usb.in(0, 1, false)], [5, 6, 7]);
  assert.equal(usb.readUint32(BUFF_STATUS), 1 << 2);
  store(OUT_BUFFER, PID | AVAILABLE | 64);
  assert.equal(usb.out(0, 1, true, [8, 9]), 'ack');
  assert.deepEqual([...usb.memory.bytes.subarray(0x1c0, 0x1c2)], [8, 9]);
  assert.equal(usb.memory.readUint32(OUT_BUFFER), FULL | PID | 2);
  write(BUFF_STATUS, 1 << 3);
  assert.equal(usb.readUint32(BUFF_STATUS), 1 << 2);
  store(IN_BUFFER, STALL);
  assert.equal(usb.in(0, 1, false), 'stall');
});

test('what the data sheet forbids fails', () => {
  const { usb, store } = connected();
  store(IN_AT, ENABLED | 0x180);
  store(IN_BUFFER, AVAILABLE | 3);
  assert.throws(() => usb.in(0, 1, false), /without being full/);
  store(IN_BUFFER, FULL | AVAILABLE | PID | 3);
  assert.throws(() => usb.in(0, 1, false), /wrong toggle/);
  store(OUT_AT, ENABLED | 0x1c0);
  store(OUT_BUFFER, AVAILABLE | 2);
  assert.throws(() => usb.out(0, 1, false, [1, 2, 3]), /no room/);
  store(OUT_AT, ENABLED | 0x1c1);
  assert.throws(() => usb.out(0, 1, false, [1]), /buffer of endpoint 1/);
});

test('bytes and halves of the memory are written alone, and by the aliases too', () => {
  const { usb, store } = connected();
  store(0x200, 0x11223344);
  usb.memory.store(0x201, 1, 0xaaaaaaaa);
  usb.memory.store(0x202, 2, 0xbbccbbcc);
  assert.equal(usb.memory.readUint32(0x200), 0xbbccaa44);
  usb.memory.store(0x2200, 4, 0x1);
  usb.memory.store(0x3200, 4, 0x4);
  assert.equal(usb.memory.readUint32(0x200), 0xbbccaa41);
});
