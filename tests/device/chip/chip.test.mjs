// The chip, by small programs: faults, ROM functions, resets, cache, contacts and clocks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bench, Program } from './bench.mjs';
import { Flash, SAVE_START } from '../board/flash.mjs';
import { word } from '../common/random.mjs';

const WATCHDOG = 0x40058000;
const ROM_TABLE_LOOKUP = 0x18;
const ROM_FUNCTION_TABLE = 0x14;

const fails = (program, message, options) => assert.throws(() => bench(program, options).run(5), { name: /^(Failure|Fault)$/, message });

test('a program runs and sleeps', () => {
  const board = bench(new Program().put(0x2005).write(0x20000000, 0x12345678).stop());
  board.run(1);
  assert.equal(board.chip.core.registers[0], 5);
  assert.equal(board.sram[3], 0x12);
  assert.ok(board.resting);
});

test('what the model does not list fails with its address', () => {
  fails(new Program().read(0x30000000), /read from 0x30000000/);
  fails(new Program().write(0x30000000, 0), /write to 0x30000000/);
  fails(new Program().read(0x40034000), /read from 0x40034000/); // UART0
  fails(new Program().read(0xd0000050), /read from 0xd0000050/); // SIO FIFO
  fails(new Program().read(0x40050ff0), /PWM.*0xff0/);
  fails(new Program().read(0x40060024), /ROSC.*0x24/);
  fails(new Program().write(0xe000ed94, 1), /PPB.*0xd94/); // MPU
  fails(new Program().read(0x10000000), /0x10000000 in the flash while it can't be read/);
  fails(new Program().write(0x10000000, 0), /write to 0x10000000/);
  fails(new Program().load(0, 0x30000001).put(0x4700), /no code at 0x30000000/);
});

test('unaligned access and undefined instructions fail', () => {
  fails(new Program().read(0x20000002), /unaligned read of 4 bytes at 0x20000002/);
  fails(new Program().write(0x20000001, 0), /unaligned write/);
  fails(new Program().put(0xde07), /UDF 7/);
  fails(new Program().put(0xbe03), /BKPT 3/);
  fails(new Program().put(0xe800, 0), /undefined instruction/);
  fails(new Program().load(0, 0x20000000).put(0x4700), /not Thumb/);
});

test('a handler may take what would be a fault, but not one of its own', () => {
  const vectors = 0x20000200;
  const handled = (handler) => new Program().write(vectors + 12, handler).write(0xe000ed08, vectors).read(0x30000000);
  const board = bench(handled(0x20000101).stop(), { faults: true });
  board.chip.memory(0x20000100, 4).set([0x09, 0x20, 0x30, 0xbf]); // MOVS r0, #9; WFI
  board.run(1);
  assert.equal(board.chip.core.registers[0], 9);
  assert.ok(board.resting);
  fails(handled(0x30000001), /lock-up/, { faults: true });
});

test('a stack that leaves the memory is a fault whose frame is lost, and its handler is entered all the same', () => {
  const vectors = 0x20000200;
  const overflow = new Program().write(vectors + 12, 0x20000101).write(0xe000ed08, vectors).load(0, 0x20000004).put(0x4685, 0xb403); // MOV sp, r0; PUSH {r0, r1}
  const board = bench(overflow, { faults: true });
  board.chip.memory(0x20000100, 4).set([0x09, 0x20, 0x30, 0xbf]); // MOVS r0, #9; WFI
  board.run(1);
  const { registers } = board.chip.core;
  assert.deepEqual([registers[0], registers[13] >>> 0], [9, 0x1fffffe0]);
});

/** Looks a ROM function up by its two letters and calls it. */
function romCall(program, name) {
  return program
    .load(7, ROM_FUNCTION_TABLE).put(0x8838) // LDRH r0, [r7]
    .load(1, name.charCodeAt(0) | (name.charCodeAt(1) << 8))
    .load(7, ROM_TABLE_LOOKUP).put(0x883f, 0x47b8) // LDRH r7, [r7]; BLX r7
    .put(0x0007); // MOVS r7, r0
}

test('ROM functions: the known ones work, the others fail by name', () => {
  const board = bench(romCall(new Program(), 'L3').load(0, 0x00010000).put(0x47b8).stop());
  board.run(1);
  assert.equal(board.chip.core.registers[0], 15);
  fails(romCall(new Program(), 'DT').put(0x47b8), /ROM function DT is not modelled/);
  fails(romCall(new Program(), 'ZZ'), /ROM has no entry ZZ/);
});

/** Returns a program that turns interrupts off and takes the flash out of XIP; a flash function can be called after it. */
function intoCommands() {
  const program = new Program().put(0xb672);
  for (const name of ['IF', 'EX']) romCall(program, name).put(0x47b8);
  return program;
}

function erase(from) {
  return romCall(intoCommands(), 'RE').load(0, from).load(1, 4096).put(0x47b8).stop();
}

test('an erase takes 45 ms, in which the chip stands still', () => {
  const flash = new Flash();
  flash.bytes.fill(0, SAVE_START);
  const board = bench(erase(SAVE_START), { flash });
  board.run(40);
  assert.ok(board.chip.busy && !board.resting);
  board.run(10);
  assert.ok(board.resting);
  assert.deepEqual([flash.erases, flash.bytes[SAVE_START], flash.bytes[SAVE_START + 4096]], [1, 0xff, 0]);
});

test('the flash wants to be asked properly', () => {
  fails(erase(SAVE_START + 256), /not whole units/);
  fails(erase(0), /outside the save region/);
  fails(romCall(new Program(), 'RE').put(0x47b8), /interrupts on/);
  fails(romCall(new Program(), 'EX').put(0x47b8), /not connected/);
});

test('power that goes in the middle of an erase leaves anything in that sector, and the next one alone', () => {
  const flash = new Flash();
  flash.bytes.fill(0, SAVE_START);
  const board = bench(erase(SAVE_START), { flash });
  board.run(20);
  board.powerOff();
  const sector = flash.bytes.subarray(SAVE_START, SAVE_START + 4096);
  assert.ok(new Set(sector).size > 100);
  assert.equal(flash.bytes[SAVE_START + 4096], 0);
});

test('the watchdog restarts the chip; memory and scratch registers stay, and the reason is told', () => {
  const program = new Program()
    .read(WATCHDOG + 0x08, 0) // REASON
    .ifZero(0, (first) => first.write(WATCHDOG + 0x0c, 0xcafe).write(0x20000100, 0xbeef).write(WATCHDOG, 0x80000000))
    .read(WATCHDOG + 0x0c, 1)
    .stop();
  const board = bench(program);
  board.run(5);
  const { registers } = board.chip.core;
  assert.equal(board.restarts, 1);
  assert.deepEqual([registers[0], registers[1]], [2, 0xcafe]);
  assert.equal(board.sram[0x100], 0xef);
});

test('a watchdog that is not fed fires in its time', () => {
  const board = bench(new Program().write(WATCHDOG + 0x2c, 0x20c).write(WATCHDOG + 0x04, 2 * 10000).write(WATCHDOG, 1 << 30).stop());
  board.run(9);
  assert.equal(board.restarts, 0);
  board.run(2);
  assert.equal(board.restarts, 1);
  assert.equal(board.chip.watchdog.reason, 1);
});

test('a power cycle forgets memory and scratch registers', () => {
  const board = bench(new Program().read(WATCHDOG + 0x0c, 1).stop());
  board.chip.watchdog.scratchData[0] = 7;
  board.sram[0x100] = 1;
  const before = board.sram.slice();
  board.powerOff().powerOn().run(1);
  assert.equal(board.chip.core.registers[1], 0);
  assert.notDeepEqual(board.sram, before);
});

test('a probe resets the chip alone: memory, scratch registers and the reason of the last watchdog reset stay', () => {
  const board = bench(new Program().read(WATCHDOG + 0x0c, 1).read(WATCHDOG + 0x08, 2).stop());
  board.run(1);
  board.chip.watchdog.scratchData[0] = 5;
  board.chip.watchdog.reason = 1;
  const before = board.sram.slice(0, 1024);
  board.reset();
  board.run(1);
  assert.deepEqual([...board.chip.core.registers].slice(1, 3), [5, 1]);
  assert.deepEqual(board.sram.slice(0, 1024), before);
  assert.equal(board.restarts, 0);
});

test('the random bit: a ring with jitter, stuck and alternating', () => {
  /** Returns bits that are read every 10 us, with up to 4 us more if they vary. */
  const bits = (rosc, { varying = false, length = 256 } = {}) => {
    const board = bench(new Program().stop(), { rosc });
    board.run(1);
    return Array.from({ length }, (_, i) => {
      board.run(0.01 + (varying ? (word(7, i) / 2 ** 32) * 0.004 : 0));
      return board.chip.rp.peripherals[0x40060].readUint32(0x1c);
    });
  };
  /** Returns the share of bits that equal the one `lag` bits before. */
  const alike = (all, lag) => all.filter((bit, i) => i >= lag && bit === all[i - lag]).length / (all.length - lag);
  const repeats = (all) => Math.max(...Array.from({ length: 16 }, (_, i) => Math.abs(2 * alike(all, i + 1) - 1)));
  const varied = bits('healthy', { varying: true });
  const ones = varied.filter(Boolean).length;
  assert.ok(ones > 90 && ones < 166, `${ones} ones of 256`);
  assert.ok(repeats(varied) < 0.35, 'no pattern when the spacing varies');
  assert.ok(repeats(bits('healthy')) > 0.6, 'a pattern at a fixed rate');
  assert.deepEqual(bits('healthy'), bits('healthy'));
  assert.ok(bits('stuck-0').every((bit) => bit === 0));
  assert.ok(bits('stuck-1').every((bit) => bit === 1));
  assert.ok(bits('alternating').every((bit, i) => bit === i % 2));
});

test('with the cache, a line of flash takes time once, until it is replaced or the cache is flushed', () => {
  const flash = new Flash();
  const { bus } = bench(new Program().stop(), { flash, cache: true }).chip;
  bus.xip = true;
  const misses = (...addresses) => {
    const before = bus.misses;
    for (const address of addresses) bus.read32(0x10000000 + address);
    return bus.misses - before;
  };
  assert.equal(misses(0, 4, 0, 8), 2, 'lines of 8 bytes');
  assert.equal(misses(8192, 0, 8), 1, 'two ways');
  assert.equal(misses(16384, 0, 8192), 2, 'a third line replaces the one that was not used for longest');
  const waits = bus.waits;
  misses(0x1000);
  assert.equal(bus.waits - waits, 60);
  bus.flush();
  assert.equal(misses(0), 1);
});

test('a contact bounces and comes to rest; without a pull-up it floats low', () => {
  const pad = 0x4001c004 + 4 * 15;
  const board = bench(new Program().write(pad, 0x5a).stop(), { bounce: 3 });
  const levels = [];
  board.run(1);
  const pin = board.chip.rp.gpio[15];
  assert.equal(pin.inputValue, true);
  const set = pin.setInputValue.bind(pin);
  pin.setInputValue = (high) => {
    levels.push(high);
    set(high);
  };
  board.buttons.press('A');
  board.run(5);
  assert.equal(pin.inputValue, false);
  assert.ok(levels.length > 3, 'it bounces');
  board.buttons.release('A');
  board.run(5);
  assert.equal(pin.inputValue, true);
  assert.equal(board.chip.rp.gpio[17].inputValue, false);
});

test('a capacitor beside a contact lets its pin rise slowly, and fall at once', () => {
  const pad = 0x4001c004 + 4 * 15;
  const board = bench(new Program().write(pad, 0x5a).stop(), { capacitor: 100 });
  const pin = board.chip.rp.gpio[15];
  board.run(7);
  assert.equal(pin.inputValue, false);
  board.run(1);
  assert.equal(pin.inputValue, true);
  board.buttons.press('A');
  assert.equal(pin.inputValue, false);
  board.buttons.release('A');
  board.run(7);
  assert.equal(pin.inputValue, false);
  board.run(1);
  assert.equal(pin.inputValue, true);
});

test('the backlight by pin and by PWM', () => {
  const ctrl = 0x40014000 + 8 * 13 + 4;
  const byPin = new Program().write(ctrl, 5).write(0xd0000024, 1 << 13).write(0xd0000014, 1 << 13).stop();
  const board = bench(byPin);
  assert.equal(board.backlight, 0);
  board.run(1);
  assert.equal(board.backlight, 1);
  const slice = 0x40050000 + 6 * 0x14;
  const byPwm = new Program().write(ctrl, 4).write(slice + 0x10, 99).write(slice + 0x0c, 25 << 16).write(slice, 1).stop();
  const dimmed = bench(byPwm);
  dimmed.run(1);
  assert.equal(dimmed.backlight, 0.25);
});

test('the crystal takes the start-up time that was asked for', () => {
  const board = bench(new Program().write(0x4002400c, 47).write(0x40024000, 0xfabaa0).stop());
  const status = () => board.chip.rp.peripherals[0x40024].readUint32(0x04) >>> 31;
  board.run(0.9);
  assert.equal(status(), 0);
  board.run(0.2);
  assert.equal(status(), 1);
});
