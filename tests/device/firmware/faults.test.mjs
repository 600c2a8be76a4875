// Faults of a device in a player's hand. Each must end in a playable console that says what happened.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Cutter } from './cutter.mjs';
import { Device } from './device.mjs';
import { Flash, SAVE_SIZE } from '../board/flash.mjs';
import { FLASH_BASE } from '../chip/bus.mjs';
import { decode } from '../image/log.mjs';
import { noise } from '../common/random.mjs';

describe('a random source', () => {
  const verdicts = { 'stuck-0': 'stuck', 'stuck-1': 'stuck', alternating: 'even' };
  for (const [rosc, verdict] of Object.entries(verdicts))
    test(`${rosc}: is told of, and the game begins all the same`, () => {
      const device = new Device({ rosc }).start().beginRandom();
      device.shows('DICE SOURCE', verdict).press('A').shows('Start from this castle').playsOn();
    });

  test('that is healthy is not mentioned, whatever the frequency of its ring', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { board } = new Device({ seed }).start();
      assert.match(decode(board.elf, board.rtt.bytes).join('\n'), /entropy: good/, `seed ${seed}`);
    }
    new Device().start().beginRandom().lacks('DICE SOURCE').shows('Start from this castle');
  });

  test('shows on the service page what was counted in its raw bits', () => {
    new Device().start('Y').lacks('longest run').press('A').shows('good', ' ones', 'longest run');
    new Device({ rosc: 'stuck-0' }).start('Y').press('A').shows('stuck: failed', '0 of ', 'longest run');
  });
});

describe('buttons', () => {
  for (const button of ['A', 'B', 'X', 'UP', 'DOWN', 'LEFT', 'RIGHT'])
    test(`${button} held at power-on does nothing until it is pressed anew`, () => {
      const first = new Device().powerOn().screen;
      const device = new Device().powerOn(button);
      device.board.run(1000);
      assert.deepEqual(device.screen, first);
      device.board.buttons.release(button);
      device.board.run(100);
      assert.deepEqual(device.screen, first);
      device.press('A').press('X').shows('NEW GAME');
    });

  test('Y held at power-on opens the service page', () => {
    new Device().start('Y').shows('SERVICE', 'press every button');
  });

  test('a contact that bounces counts once', () => {
    const walk = (bounce) => {
      const device = new Device({ bounce }).start().open('SETTINGS');
      return Array.from({ length: 6 }, () => device.press('DOWN').screen);
    };
    const steady = walk(0);
    assert.equal(new Set(steady.map((screen) => Buffer.from(screen).toString('base64'))).size, 6, 'each press moves on');
    for (const bounce of [1, 5, 10]) assert.deepEqual(walk(bounce), steady, `${bounce} ms`);
  });

  test('a spike of less than a millisecond is not a press', () => {
    const device = new Device().start().open('SETTINGS');
    const { board } = device;
    const before = device.screen;
    for (const micros of [1, 20, 300, 900]) {
      board.run(100);
      board.buttons.spike('DOWN', micros);
      board.run(100);
      assert.deepEqual(device.screen, before, `${micros} us`);
    }
    device.press('DOWN');
    assert.notDeepEqual(device.screen, before);
  });

  test('a capacitor beside each contact does not pass for buttons that are held at power-on', () => {
    const options = { capacitor: 100 };
    const title = new Device().start().screen;
    const device = new Device(options).start();
    assert.deepEqual(device.screen, title);
    device.press('X').shows('NEW GAME');
    new Device(options).start('Y').shows('SERVICE', 'press every button');
  });

  for (const slow of [false, true]) test(`a press during a sector erase is not lost${slow ? ', however long that takes' : ''}`, () => {
    /** Lets the console erase a save region of noise, 32 sectors, and does something meanwhile. */
    const erasing = (meanwhile) => {
      const device = new Device({ flash: new Flash({ saves: noise(7, SAVE_SIZE), slow }) }).start().shows('ERASE THE SAVE MEMORY?');
      const { board } = device;
      board.buttons.press('A');
      board.run(1060);
      board.buttons.release('A');
      board.run(60);
      assert.ok(board.chip.busy, 'it erases');
      meanwhile(board);
      device.settle();
      return device;
    };
    const pressed = erasing((board) => {
      board.buttons.press('DOWN');
      board.run(10);
      board.buttons.release('DOWN');
    });
    const later = erasing(() => {});
    assert.notDeepEqual(pressed.screen, later.screen);
    assert.deepEqual(pressed.screen, later.press('DOWN').screen);
    assert.equal(pressed.board.restarts, 0);
  });

  test('a direction that is released while sectors are erased does not repeat', () => {
    /** Lets the console erase 32 sectors; DOWN goes down so many milliseconds after A, and up soon after. */
    const erase = (after) => {
      const device = new Device({ flash: new Flash({ saves: noise(7, SAVE_SIZE) }) }).start().shows('ERASE THE SAVE MEMORY?');
      const { board } = device;
      const start = board.ms;
      let begun;
      board.flash.onBegin = () => (begun ??= board.ms - start);
      if (after) {
        board.at((start + after) * 1e6, () => board.buttons.press('DOWN'));
        board.at((start + after + 30) * 1e6, () => board.buttons.release('DOWN'));
      }
      return { device: device.hold('A', 1060), begun };
    };
    const { device, begun } = erase();
    assert.deepEqual(erase(begun - 5).device.screen, device.press('DOWN').screen);
  });
});

describe('time', () => {
  test('a device that stands still for five seconds with a direction held catches up, and is idle again', () => {
    const stalled = (device) => {
      const { board } = device;
      board.buttons.press('DOWN');
      board.run(20);
      board.chip.busyUntil = board.now + 5000e6;
      board.run(5010);
      return device.letGo('DOWN');
    };
    stalled(new Device().start().open('SETTINGS')).shows('Brightness').press('B').shows('Settings');
    stalled(new Device().start().beginSeeded()).playsOn();
    stalled(new Device().start()).shows('Settings');
  });
});

describe('power', () => {
  /** Returns the picture of the game after a power cycle. */
  const kept = (device) => device.powerCycle().press('A').shows('go on').press('A').screen;

  test('cut between actions loses nothing', () => {
    const device = new Device().start().beginSeeded().press('A');
    const before = device.screen;
    assert.deepEqual(kept(device), before);
  });

  test('cut in the middle of a save loses that action at most, and nothing else', () => {
    const device = new Device().start().beginSeeded();
    const before = device.screen;
    const after = device.press('A').screen;
    const moments = [0, 0.1, 0.2, 0.3, 0.39, 0.5, 1, 5];
    for (const [i, moment] of moments.entries()) {
      const torn = new Device({ flash: new Flash({ seed: i }) }).start().beginSeeded();
      const { board } = torn;
      board.buttons.press('A');
      for (let steps = 0; !board.chip.busy; steps++) {
        assert.ok(steps < 5000, 'the press is saved');
        board.run(0.05);
      }
      board.run(moment);
      board.buttons.release('A');
      const screen = kept(torn);
      const same = (picture) => Buffer.compare(screen, picture) === 0;
      assert.ok(same(before) || same(after), `cut ${moment} ms into the save: neither before nor after the action`);
      torn.playsOn();
    }
  });

  test('cut while it starts does no harm', () => {
    const device = new Device().start().beginSeeded().press('A');
    const before = device.screen;
    for (const ms of [1, 20, 40, 60, 100, 150]) {
      device.board.powerOff().powerOn();
      device.board.run(ms);
    }
    assert.deepEqual(kept(device), before);
  });
});

describe('a flash that fails at a low voltage', () => {
  test('is tried again, and nothing is lost or worn', () => {
    for (const failing of [1, 2]) {
      const device = new Device().start().beginSeeded();
      device.board.flash.failing = failing;
      const game = device.press('A').screen;
      const log = decode(device.board.elf, device.board.log).join('\n');
      assert.match(log, /does not hold what was written, attempt 1/);
      assert.doesNotMatch(log, /not written|worn/);
      assert.deepEqual(device.powerCycle().press('A', 2).screen, game);
    }
  });
});

describe('the save region', () => {
  test('that is new is made ready, wherever the power goes', () => {
    let cut = true;
    for (let number = 1; cut; number++)
      for (const share of [0.1, 0.6, 0.95]) {
        const device = new Device({ flash: new Flash({ seed: number }) });
        const cutter = new Cutter(device.board);
        cutter.inside('program', number, share);
        cut = cutter.watch(() => device.start());
        assert.ok(cut || number > 2, 'it is written to');
        if (cut) device.start();
        const game = device.lacks('ERASE').beginSeeded().press('A').screen;
        assert.deepEqual(device.powerCycle().press('A', 2).screen, game);
      }
  });

  test('full of noise is offered for erasing, and until then the console plays without it', () => {
    const device = new Device({ flash: new Flash({ saves: noise(7, SAVE_SIZE) }) }).start();
    device.shows('ERASE THE SAVE MEMORY?').press('B').shows('saves off').beginSeeded().shows('Start from this castle').playsOn();
    assert.deepEqual(device.board.flash.saves, noise(7, SAVE_SIZE), 'not a cell is touched');
    device.powerCycle().shows('ERASE THE SAVE MEMORY?').hold('A', 1100).shows('Deutsch').press('A').lacks('saves off');
    const game = device.beginSeeded().press('A').screen;
    assert.deepEqual(device.powerCycle().lacks('ERASE').press('A', 2).screen, game);
  });
});

describe('a crash', () => {
  test('is told of with file and line, and the saved game goes on', () => {
    const device = new Device().start().beginSeeded().press('A');
    const game = device.screen;
    device.powerCycle('Y').shows('SERVICE').press('Y').shows('Y again crashes on purpose').press('Y');
    assert.equal(device.board.restarts, 1);
    device.shows('SOMETHING BROKE', 'line').press('A').lacks('SOMETHING BROKE');
    // Y was still down when the chip came back; that does not open the service page again.
    device.press('A').shows('go on').press('A');
    assert.deepEqual(device.screen, game);
    device.powerCycle().lacks('SOMETHING BROKE');
  });

  test('by a fault of the processor is told of with its address', () => {
    const device = new Device({ faults: true }).start();
    device.board.chip.core.registers[15] = 0x30000000;
    device.board.chip.core.waiting = false;
    device.board.run(1000);
    assert.equal(device.board.restarts, 1);
    device.shows('SOMETHING BROKE', 'hard fault at 30000000').press('A').open('SETTINGS').shows('Brightness');
  });

  test('by a stack that grows too deep is told of at once, with the address of the deepest call', () => {
    const device = new Device({ faults: true }).start();
    const { board } = device;
    const stackEnd = board.elf.address('_stack_end');
    const deepest = 0x10002345;
    board.chip.memory(stackEnd, 64).fill(0);
    new DataView(board.sram.buffer).setUint32(stackEnd - 0x20000000 + 8, deepest, true);
    board.chip.core.registers[13] = stackEnd + 8;
    board.buttons.press('A');
    board.run(1000);
    assert.equal(board.restarts, 1);
    device.letGo('A').shows('SOMETHING BROKE', 'stack overflow at 10002344').press('A').open('SETTINGS').shows('Brightness');
  });

  test('again and again at power-on ends in a start that reads no saves, and says so', () => {
    const device = new Device({ faults: true }).start().beginSeeded().press('A');
    const { board } = device;
    const saved = board.flash.saves.slice();
    // A firmware that breaks when it is told what is saved.
    const [, { address }] = [...board.elf.symbols].find(([name]) => /console5state.*State.*6region/.test(name));
    const at = (address & ~1) - FLASH_BASE;
    const code = board.flash.bytes.slice(at, at + 2);
    board.flash.bytes.set([0x00, 0xde], at); // UDF
    device.powerCycle();
    assert.equal(board.restarts, 3);
    device.shows('SOMETHING BROKE', 'hard fault at').press('A').shows('SAVES NOT READ');
    board.buttons.press('Y');
    board.run(10_000);
    board.buttons.release('Y');
    const lines = decode(board.elf, board.rtt.bytes).flatMap((line) => /region \d+: ([0-9a-f]+)$/.exec(line)?.[1] ?? []);
    assert.equal(lines.join(''), Buffer.from(saved).toString('hex'), 'the log has what is saved');
    device.press('X').shows('SERVICE').press('B', 2).lacks(' point').beginSeeded().playsOn();
    assert.deepEqual(board.flash.saves, saved, 'nothing is written');
    board.flash.bytes.set(code, at);
    device.powerCycle().shows(' point');
  });

  /** Lets the firmware jump to where nothing is. */
  const crash = (device) => {
    const { board } = device;
    board.chip.core.registers[15] = 0x30000000;
    board.chip.core.waiting = false;
    board.run(1000);
    return device.shows('SOMETHING BROKE');
  };

  test('for the third time within a minute each is followed by a start that reads no saves, whatever is pressed between', () => {
    const device = new Device({ faults: true }).start().beginSeeded().press('A');
    for (const _ of [1, 2]) crash(device).press('A').lacks('SAVES NOT READ').press('A', 2).playsOn();
    crash(device).press('A').shows('SAVES NOT READ');
  });

  test('is forgotten after a minute without one', () => {
    const device = new Device({ faults: true }).start().beginSeeded().press('A');
    for (const _ of [1, 2, 3]) {
      crash(device).press('A').shows(' point');
      device.board.run(61_000);
    }
  });

  test('again and again at power-on can be ended by erasing what is saved', () => {
    const device = new Device({ faults: true }).start().beginSeeded().press('A');
    const { board } = device;
    board.chip.watchdog.scratchData[1] = 2;
    board.chip.core.registers[15] = 0x30000000;
    board.chip.core.waiting = false;
    board.run(1000);
    device.press('A').shows('SAVES NOT READ').press('B').shows('ERASE THE SAVE MEMORY?').hold('A', 1100).shows('Deutsch').press('A').lacks(' point').beginSeeded().press('A').powerCycle().shows(' point');
  });

  test('of a firmware that hangs is ended by the watchdog', () => {
    const device = new Device().start();
    const { board } = device;
    const endless = board.elf.address('_stack_end');
    board.chip.memory(endless, 2).set([0xfe, 0xe7]); // B to itself
    board.chip.core.registers[15] = endless;
    board.chip.core.waiting = false;
    board.chip.core.PM = true;
    board.run(9000);
    device.shows('SOMETHING BROKE', 'watchdog').press('A').press('X').shows('NEW GAME');
    for (const _ of [1, 2, 3, 4]) {
      board.reset();
      board.run(1000);
      device.lacks('SOMETHING BROKE').lacks('SAVES NOT READ');
    }
  });
});
