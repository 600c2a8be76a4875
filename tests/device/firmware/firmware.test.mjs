// The firmware on each board: it starts, shows, listens, sleeps, and keeps within its budgets.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BOARDS } from '../board/boards.mjs';
import { Device } from './device.mjs';
import { decode } from '../image/log.mjs';
import { BUTTONS } from '../script/script.mjs';

for (const board of Object.keys(BOARDS))
  describe(board, () => {
    test('starts with the title, lit and upright', () => {
      const device = new Device({ board }).start().shows('The Dice Game', 'Settings');
      assert.ok(device.board.panel.lit);
      assert.ok(device.board.backlight > 0.2);
      const { boot_ms, static_ram_bytes, flash_bytes } = device.finish();
      assert.ok(boot_ms <= 400, `boots in ${boot_ms} ms`);
      assert.ok(static_ram_bytes <= 190 * 1024, `${static_ram_bytes} bytes of static RAM`);
      assert.ok(flash_bytes <= 1024 * 1024, `${flash_bytes} bytes of flash`);
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
      device.press('A');
      assert.equal(device.board.backlight, bright);
      assert.deepEqual(device.screen, title);
      device.press('A').shows('NEW GAME');
      assert.ok(device.finish().asleep_percent >= 99.9);
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

  test('is on the title when it is worth knowing, and warned of when low', () => {
    device(4.2).lacks('%');
    device(3.3).shows('38%');
    device(2.9).shows('BATTERY LOW').press('A').shows('7%');
  });
});
