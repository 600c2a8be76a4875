// The firmware on each board: it starts, shows, listens, sleeps, and keeps within its budgets.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { BOARDS } from '../board/boards.mjs';
import { Flash } from '../board/flash.mjs';
import { Device } from './device.mjs';
import { decode } from '../image/log.mjs';
import { BUTTONS } from '../script/script.mjs';
import { commands } from '../script/scripts.mjs';

const WORN = new URL('../../flash/v3-worn.bin', import.meta.url);

for (const board of Object.keys(BOARDS))
  describe(board, () => {
    test('starts with the title, lit and upright', () => {
      const device = new Device({ board }).start().shows('The Dice Game', 'Settings');
      assert.ok(device.board.panel.lit);
      assert.ok(device.board.backlight > 0.2);
      const { boot_ms, static_ram_bytes, stack_used_bytes, flash_bytes } = device.finish();
      assert.ok(boot_ms <= 250, `boots in ${boot_ms} ms`);
      assert.ok(static_ram_bytes <= 190 * 1024, `${static_ram_bytes} bytes of static RAM`);
      assert.ok(stack_used_bytes <= 32 * 1024, `${stack_used_bytes} bytes of stack`);
      assert.ok(flash_bytes <= 1.7 * 1024 * 1024, `${flash_bytes} bytes of flash`);
    });

    test('asks a new owner for the language until one is chosen, and speaks it from then on', () => {
      const device = new Device({ board }).powerOn().shows('English', 'Deutsch').press('B').shows('LANGUAGE');
      device.press('DOWN').shows('SPRACHE');
      device.board.powerOff();
      device.powerOn().shows('LANGUAGE').press('DOWN').press('A').shows('Einstellungen');
      device.powerCycle().shows('Einstellungen').lacks('Deutsch');
    });

    test('starts as fast on a full flash that hundreds of power cuts have left', (t) => {
      const device = new Device({ board, flash: new Flash({ saves: readFileSync(WORN) }) }).start().shows(' plays');
      const { boot_ms } = device.finish();
      t.diagnostic(`${boot_ms} ms`);
      assert.ok(boot_ms <= 250, `boots in ${boot_ms} ms`);
    });

    test('hears every button', () => {
      const device = new Device({ board }).start('Y');
      device.board.buttons.release('Y');
      device.board.run(100);
      for (const button of BUTTONS) {
        const before = device.screen;
        device.press(button);
        assert.notDeepEqual(device.screen, before, `${button} lights up on the service page`);
      }
    });

    test('dims, then sleeps, and any button wakes it without doing more', () => {
      const device = new Device({ board }).start();
      const title = device.screen;
      const bright = device.board.backlight;
      device.board.run(115_000);
      assert.ok(device.board.backlight < bright && device.board.backlight > 0);
      device.board.run(10_000);
      assert.ok(device.board.panel.asleep);
      assert.equal(device.board.backlight, 0);
      assert.equal(device.board.chip.state, 'dormant');
      device.press('A');
      assert.equal(device.board.backlight, bright);
      assert.deepEqual(device.screen, title);
      device.press('X').shows('NEW GAME');
      assert.ok(device.finish().asleep_percent >= 99.9);
    });

    test('wakes within 250 ms of the press, with the whole picture, at whatever moment', () => {
      const device = new Device({ board }).start();
      const { board: handheld } = device;
      const title = device.screen;
      for (const since of [1, 50, 119, 1000, 100_000]) {
        device.untilDark();
        handheld.run(since);
        const pressed = handheld.ms;
        handheld.buttons.press('A');
        const lit = () => handheld.backlight > 0.2 && handheld.resting && !Buffer.compare(handheld.panel.picture(), title);
        assert.ok(handheld.run(1000, lit), `pressed ${since} ms after it went dark`);
        assert.ok(handheld.ms - pressed <= 250, `${handheld.ms - pressed} ms`);
        device.letGo('A');
      }
    });

    test('draws little while it waits and next to nothing while it sleeps', (t) => {
      const device = new Device({ board }).start();
      const { charge } = device.board;
      assert.equal(device.board.chip.state, 'sleep');
      const waiting = charge.current;
      device.untilDark();
      device.board.run(1000);
      t.diagnostic(`${board}: ${waiting.toFixed(1)} mA waiting, ${charge.current.toFixed(2)} mA asleep`);
      assert.ok(charge.current < 0.7, `${charge.current} mA asleep`);
      assert.ok(waiting < 60, `${waiting} mA waiting`);
    });

    test('a panel that a static discharge has reset is right again after a sleep', () => {
      const device = new Device({ board }).start();
      const title = device.screen;
      device.board.panel.disturb();
      assert.notDeepEqual(device.press('DOWN').press('UP').screen, title);
      device.untilDark().press('A');
      assert.deepEqual(device.screen, title);
    });

    test('logs what it does', () => {
      const device = new Device({ board }).start().press('DOWN');
      const log = decode(device.board.elf, device.board.rtt.bytes).join('\n');
      assert.match(log, new RegExp(`INFO Loire [0-9.]+ ${board}`));
      assert.match(log, /entropy: good/);
      assert.match(log, /INFO DOWN down\n/);
    });

    test('is the same again, bit for bit', () => {
      const play = () => {
        const device = new Device({ board, bounce: 2 }).start().beginRandom().press('A', 3);
        return { screen: device.screen, report: device.finish(), saves: device.board.flash.saves.slice() };
      };
      assert.deepEqual(play(), play());
    });
  });

describe('the battery', () => {
  const device = (volts) => new Device({ board: 'picosystem', volts }).start();

  test('is on the service page', () => {
    device(4.2).powerCycle('Y').shows('battery 100%');
  });

  test('is on the title and in the menu, and warned of when low', () => {
    device(4.2).shows('100%');
    device(3.695).shows('30%');
    device(3.45).shows('BATTERY LOW').press('A').shows('Deutsch').press('A').shows('7%');
    device(0).lacks('%');
    device(3.695).beginSeeded().press('Y').shows('MENU 30%');
  });

  test('that is empty is said, and the console sleeps soon; it wakes to say it again', () => {
    const empty = device(3.2).shows('BATTERY LOW').press('A').shows('BATTERY EMPTY');
    empty.board.run(11_000);
    assert.equal(empty.board.chip.state, 'dormant');
    empty.press('A').shows('BATTERY EMPTY');
  });

  test('that is low is not spent on tidying, but games are saved', () => {
    const low = device(3.45).press('A', 2).beginSeeded().press('A', 3);
    const { flash } = low.board;
    const { erases } = flash;
    assert.ok(flash.programs > 3);
    low.board.run(20_000);
    assert.equal(flash.erases, erases);
  });
});

describe('the piezo', () => {
  test('ticks when a button is tested, for a moment, and delays nothing', () => {
    const device = new Device({ board: 'picosystem' }).start('Y');
    device.board.buttons.release('Y');
    device.board.run(100);
    device.press('DOWN');
    const { tones } = device.board.piezo;
    assert.equal(tones.length, 1);
    const [{ hertz, start, end }] = tones;
    assert.ok(Math.abs(hertz - 2000) < 20, `${hertz} Hz`);
    assert.ok(end - start < 10e6, `${(end - start) / 1e6} ms`);
    device.press('DOWN').untilDark();
    assert.equal(tones.length, 2, 'each press ticks once, and nothing sounds asleep');
    device.press('DOWN');
    assert.equal(tones.length, 2, 'the press that wakes is silent');
  });

  // A page that is programmed meanwhile takes 3 ms of a slow flash; an erase waits.
  for (const [slow, longest] of [[false, 300], [true, 320]]) test(`plays points, areas, phases and a win in a game, none longer than ${longest} ms`, () => {
    const device = new Device({ board: 'picosystem', flash: new Flash({ slow }) }).start();
    device.board.flash.onBegin = ({ kind }) => assert.ok(kind === 'program' || !device.board.piezo.tone, 'nothing sounds when an erase begins');
    device.play(commands('dice-solo.txt').filter(({ verb }) => verb !== 'shot'));
    const { piezo } = device.board;
    for (const name of ['tick', 'points', 'area', 'phase', 'win']) assert.ok(piezo.heard(name, 0), `${name} is heard`);
    const gaps = piezo.tones.map(({ start }, at) => start - (piezo.tones[at - 1]?.end ?? -Infinity));
    const starts = piezo.tones.filter((_, at) => gaps[at] > 30e6).map(({ start }) => start);
    for (const [nth, start] of starts.entries()) {
      const end = piezo.tones.findLast((tone) => tone.start < (starts[nth + 1] ?? Infinity)).end;
      assert.ok(end - start <= longest * 1e6, `${(end - start) / 1e6} ms`);
    }
  });

  test('leaves its pin low when a sound is over', () => {
    const device = new Device({ board: 'picosystem' }).start('Y');
    const { board } = device;
    board.buttons.release('Y');
    board.run(100);
    const levels = BUTTONS.filter((button) => button !== 'Y').map((button) => device.press(button) && board.chip.duty(BOARDS.picosystem.piezo));
    assert.deepEqual(levels, levels.map(() => 0));
  });

  test('is silent when the settings say so', () => {
    const device = new Device({ board: 'picosystem' }).start().open('SETTINGS').press('DOWN', 4).shows('low').press('LEFT').shows('off');
    const before = device.board.piezo.tones.length;
    device.press('UP', 3).press('B').press('A');
    assert.equal(device.board.piezo.tones.length, before);
  });
});
