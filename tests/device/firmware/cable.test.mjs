// The cable: the port appears, each command does what the protocol says, and a computer that misbehaves does no harm.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { BOARDS } from '../board/boards.mjs';
import { Flash, SAVE_SIZE, SAVE_START, STAGING_START } from '../board/flash.mjs';
import { Cutter } from './cutter.mjs';
import { Device } from './device.mjs';
import { decode } from '../image/log.mjs';
import { backup, picture, restoring } from '../script/cable.mjs';
import { play } from './scripts.mjs';
import { playAttached } from '../script/attached.mjs';
import { parse } from '../script/script.mjs';
import { commands, isLong } from '../script/scripts.mjs';

/** A script to be played at the cable. By day its beginning: at a cable the device never sleeps, which takes long to emulate. */
const SCRIPT = commands('dice-solo.txt');
const BEGINNING = SCRIPT.slice(0, 1 + SCRIPT.findIndex(({ name }) => name === 'solo-undone'));

const hex = (number) => number.toString(16).padStart(8, '0');

/** Returns a device with a cable, its port open. */
function plugged(options) {
  const device = new Device(options).start();
  device.computer = device.board.computer.connect();
  return device;
}

/** Holds A on the device as long as a question wants it. */
function allow(device) {
  device.board.buttons.press('A');
  device.board.run(1200);
  device.board.buttons.release('A');
  device.board.run(100);
}

/** Says a line that asks the owner, who allows it. */
function allowed(device, line) {
  const { computer } = device;
  computer.send(`${line}\n`);
  // Time to erase what is left of the place for other saves.
  device.board.run(3000);
  allow(device);
  return computer.answer(20_000);
}

for (const board of Object.keys(BOARDS))
  describe(board, () => {
    test('is a serial port with a name while the cable has power, and gone without', () => {
      const device = plugged({ board });
      const { computer } = device;
      const { maker, name, serial } = computer.about;
      assert.match(name, /^Loire \d+\.\d+\.\d+$/);
      assert.deepEqual([maker, serial], ['Loire', 'E661A4D1172C8B2F']);
      assert.match(computer.say('version').at(-1), new RegExp(`^ok Loire [0-9.]+ ${board} protocol 1$`));
      for (let again = 0; again < 3; again++) {
        computer.unplug();
        device.board.run(500);
        assert.ok(!device.board.chip.sleep.usbRuns, 'its clocks are off');
        computer.connect();
        assert.match(computer.say('version').at(-1), /^ok/);
      }
    });

    test('costs nothing on battery, and a cable wakes it from its sleep', () => {
      const device = new Device({ board }).start().untilDark();
      device.board.run(1000);
      assert.equal(device.board.chip.state, 'dormant');
      assert.ok(device.board.charge.current < 0.7);
      const computer = device.board.computer.connect();
      assert.equal(computer.say('wait').at(-1), 'ok dark');
      computer.unplug();
      device.board.run(1000);
      assert.equal(device.board.chip.state, 'dormant');
    });

    test('restarts in the boot loader when the owner lets it', () => {
      const device = plugged({ board });
      const { computer } = device;
      computer.send('update\n');
      device.board.run(300);
      device.shows('UPDATE THE CONSOLE?').press('B').lacks('UPDATE');
      assert.deepEqual(computer.answer(), ['error refused on the device']);
      assert.deepEqual(allowed(device, 'update'), ['ok']);
      device.board.run(500);
      assert.ok(device.board.chip.inBootLoader);
    });
  });

describe('commands', () => {
  test('help has all of them, and a mistake is told', () => {
    const { computer } = plugged();
    assert.equal(computer.say('help').length, 18);
    assert.deepEqual(computer.say('jump'), ['error no such command; try help']);
    assert.deepEqual(computer.say('press'), ['error write: press BUTTON [MS]']);
  });

  test('games are listed, and exported as the log has them', () => {
    const device = plugged();
    const { computer } = device;
    assert.deepEqual(computer.say('list'), ['ok']);
    assert.deepEqual(computer.say('export all'), ['error there is no game']);
    device.beginSeeded().press('A', 3);
    const [game, ok] = computer.say('list');
    assert.match(game, /^game p1 dice-game whole \d+ bytes$/);
    assert.equal(ok, 'ok');
    const lines = computer.say('export p1');
    assert.equal(lines.at(-1), 'ok');
    const log = decode(device.board.elf, device.board.rtt.bytes).join('\n');
    assert.deepEqual(lines.slice(0, -1), log.match(/LOIRE1-\S*/g));
    assert.deepEqual(computer.say('export all'), lines);
    device.playsOn();
  });

  test('the picture is that of the panel, and then what changes of it', () => {
    const device = plugged();
    const { computer } = device;
    const pixels = new Uint8Array(240 * 240 * 3);
    picture(computer.say('screen'), pixels);
    assert.deepEqual(Buffer.from(pixels), Buffer.from(device.screen));
    assert.deepEqual(computer.say('changes'), ['ok']);
    device.press('DOWN');
    const changes = computer.say('changes');
    assert.ok(changes.length > 1 && changes.length < 200, `${changes.length} lines`);
    picture(changes, pixels);
    assert.deepEqual(Buffer.from(pixels), Buffer.from(device.screen));
  });

  test('presses are asked for once, and do what buttons do; the time of each is known', () => {
    const device = plugged();
    const { computer } = device;
    computer.send('press DOWN\n');
    device.board.run(300);
    device.shows('LET THE COMPUTER PLAY?');
    const before = device.screen;
    device.board.run(2000);
    assert.deepEqual(device.screen, before, 'nothing but the owner answers');
    allow(device);
    assert.deepEqual(computer.answer(), ['ok']);
    assert.deepEqual(computer.say('press X'), ['ok']);
    device.shows('NEW GAME');
    const [, us] = /^ok (\d+) us$/.exec(computer.say('time').at(-1));
    assert.ok(us > 5000 && us < 60_000, `${us} us`);
    assert.deepEqual([...computer.say('down B'), ...computer.say('up B')], ['ok', 'ok']);
    device.lacks('NEW GAME');
    computer.unplug();
    device.board.run(500);
    computer.connect();
    computer.send('press X\n');
    device.board.run(300);
    device.shows('LET THE COMPUTER PLAY?').press('B');
    assert.deepEqual(computer.answer(), ['error refused on the device']);
  });

  test('the log comes in frames', () => {
    const device = plugged();
    const { computer } = device;
    assert.deepEqual(computer.say('log'), ['ok until a key is pressed']);
    device.press('DOWN');
    device.board.run(100);
    const lines = decode(device.board.elf, computer.received);
    assert.ok(lines.some((line) => /INFO DOWN down$/.test(line)), lines.join('\n'));
    computer.received = Buffer.alloc(0);
    assert.match(computer.send('\n').say('version').at(-1), /^ok Loire/);
  });
});

describe('saves', () => {
  test('leave as a backup, and come back in a restore, which the owner allows', () => {
    const device = plugged();
    const { computer, board } = device;
    device.beginSeeded().press('A', 3);
    const lines = computer.say('backup');
    const saves = backup(lines);
    assert.deepEqual(saves, Buffer.from(board.flash.saves));
    device.press('Y').press('DOWN', 8).press('A');
    const now = Buffer.from(board.flash.saves);
    for (const line of restoring(Buffer.alloc(SAVE_SIZE, 0xff))) computer.send(`${line}\n`);
    board.run(4000);
    device.shows('REPLACE ALL SAVES?').press('B');
    board.run(300);
    assert.deepEqual(Buffer.from(board.flash.saves), now, 'refused');
    computer.received = Buffer.alloc(0);
    const commands = restoring(saves);
    for (const line of commands.slice(0, -1)) assert.deepEqual(computer.say(line), ['ok'], line);
    assert.deepEqual(allowed(device, commands.at(-1)), ['ok']);
    board.run(5000);
    assert.equal(board.restarts, 1);
    assert.deepEqual(board.run(60_000, () => board.idle), true);
    device.shows('The Dice Game');
    const again = backup(board.computer.connect().say('backup'));
    assert.deepEqual(again.subarray(0, 4096), saves.subarray(0, 4096));
    assert.match(board.computer.say('list')[0], /^game p1 dice-game whole/);
  });

  test('that are not whole, or not ours, are refused with a reason, and the old ones stay', () => {
    const device = plugged();
    const { computer, board } = device;
    device.beginSeeded();
    const before = Buffer.from(board.flash.saves);
    const foreign = Buffer.alloc(SAVE_SIZE, 7);
    const send = (lines) => lines.map((line) => computer.say(line, 20_000).at(-1)).filter((line) => line !== 'ok');
    assert.deepEqual(send(restoring(foreign)), ['error these are no saves of Loire']);
    assert.deepEqual(send(['restore', `sum ${hex(0)}`]), ['error the checksum is another; begin again with restore']);
    assert.deepEqual(send([`sum ${hex(0)}`]), ['error write restore first']);
    assert.deepEqual(Buffer.from(board.flash.saves), before);
    device.playsOn();
  });

  test('are the old or the new ones after a cut of the power at any point of a restore', () => {
    const device = plugged();
    device.beginSeeded().press('A', 3);
    const { flash } = device.board;
    const old = Buffer.from(flash.saves);
    const blank = new Flash().saves;
    const inMark = ({ from }) => from === STAGING_START;
    const inCopy = ({ from }) => from > STAGING_START && from < SAVE_START;
    const afterMark = () => {
      let marked = false;
      return (operation) => {
        const was = marked;
        marked ||= operation.kind === 'program' && inMark(operation);
        return was;
      };
    };
    const cuts = [
      ['old', 'erase', 1, 0.5, inCopy],
      ['old', 'erase', 20, 0.3, inCopy],
      ['old', 'erase', 32, 0.9, inCopy],
      ['old', 'erase', 1, 0.5, inMark],
      ['old|new', 'program', 1, 0.5, inMark],
      ['new', 'erase', 1, 0.5, afterMark()],
      ['new', 'erase', 2, 0.2, afterMark()],
      ['new', 'program', 1, 0.5, afterMark()],
      ['new', 'erase', 2, 0.7, inMark],
    ];
    for (const [wanted, kind, number, share, counts] of cuts) {
      const what = `${wanted} after ${kind} ${number}`;
      const cut = plugged({ flash: new Flash({ saves: old, seed: number }) });
      const cutter = new Cutter(cut.board);
      cutter.inside(kind, number, share, counts);
      const lines = restoring(Buffer.from(blank));
      const at = cutter.watch(() => {
        for (const line of lines.slice(0, -1)) cut.computer.say(line);
        allowed(cut, lines.at(-1));
        cut.board.run(8000);
      });
      assert.equal(at, kind, `${what} is cut`);
      cut.computer.unplug();
      cut.powerOn();
      const [game] = cut.board.computer.connect().say('list');
      const found = /^game p1 dice-game whole/.test(game) ? 'old' : game === 'ok' ? 'new' : game;
      assert.ok(wanted.split('|').includes(found), `${what}: ${found}`);
    }
  });
});

describe('a computer that misbehaves', () => {
  test('bad lines, lines of 10 KB and bytes in the middle are told, and the next one counts', () => {
    const device = plugged();
    const { computer } = device;
    assert.deepEqual(computer.say('x'.repeat(10_240)), ['error the line is too long']);
    assert.deepEqual(computer.say('ver\u0001sion'), ['error the line has a byte 01 in it']);
    assert.match(computer.say('version').at(-1), /^ok/);
    device.press('X').shows('NEW GAME');
  });

  test('that stops reading holds up nothing, and loses nothing', () => {
    const device = plugged();
    const { computer } = device;
    computer.reads = false;
    computer.send('screen\nversion\n');
    device.board.run(1000);
    device.press('X').shows('NEW GAME').press('B');
    computer.send('help\n'.repeat(100));
    device.board.run(1000);
    device.press('X').shows('NEW GAME');
    computer.reads = true;
    const pixels = new Uint8Array(240 * 240 * 3);
    picture(computer.answer(), pixels);
    picture(computer.say('changes').slice(-450), pixels);
    assert.match(computer.line(), /./);
  });

  test('that is pulled out in the middle of anything leaves the console as it was', () => {
    const device = plugged();
    const { computer } = device;
    for (const [line, ms] of [['screen', 3], ['backup', 5], ['export all', 1], ['restore', 2], ['log', 4], ['help', 0.1], ['ver', 1]]) {
      computer.send(line === 'ver' ? line : `${line}\n`);
      device.board.run(ms);
      computer.unplug();
      device.board.run(200);
      assert.match(computer.connect().say('version').at(-1), /^ok Loire/, line);
    }
    computer.send('update\n');
    device.board.run(300);
    device.shows('UPDATE THE CONSOLE?');
    computer.unplug();
    device.board.run(300);
    device.lacks('UPDATE THE CONSOLE?').press('X').shows('NEW GAME');
  });

  test('that closes the port takes its question and its buttons back', () => {
    const device = plugged();
    const { computer } = device;
    computer.send('press A\n'.repeat(100));
    device.board.run(300);
    computer.toSend = Buffer.alloc(0);
    computer.close();
    device.lacks('LET THE COMPUTER PLAY?');
    assert.match(computer.open().say('version')[0], /^ok Loire/, 'nothing of before is left');
    device.lacks('LET THE COMPUTER PLAY?');
  });
});

describe('the budgets, with a mirror of five pictures a second', () => {
  test('a script keeps to them, and its pictures are the same', (t) => {
    const device = plugged({ bounce: 2, cache: true });
    const { computer, board } = device;
    computer.say('screen');
    const mirror = () => {
      computer.received = Buffer.alloc(0);
      computer.send('changes\n');
      board.at(board.now + 200e6, mirror);
    };
    mirror();
    assert.deepEqual(play(device, isLong() ? SCRIPT : BEGINNING), []);
    const { cursor_ms, screen_ms } = device.finish();
    t.diagnostic(JSON.stringify({ cursor_ms, screen_ms, packets: computer.packets }));
    assert.ok(cursor_ms.worst <= 30 && screen_ms.worst <= 60, JSON.stringify({ cursor_ms, screen_ms }));
  });
});

describe('a script over the cable', () => {
  test('gives the same pictures, times that the device measures, and leaves its saves as they were', () => {
    const device = plugged();
    const { board } = device;
    device.beginSeeded().press('A', 3);
    const before = device.computer.say('list');
    const out = mkdtempSync(join(tmpdir(), 'loire-'));
    // An owner who does what the words say.
    const tell = (words) => {
      if (words.startsWith('Hold A')) board.at(board.now + 3000e6, () => board.buttons.press('A'));
      if (words.startsWith('Hold A')) board.at(board.now + 4200e6, () => board.buttons.release('A'));
      if (words.startsWith('Switch')) {
        device.powerCycle();
      }
    };
    const port = {
      say: (line, ms) => board.computer.say(line, ms),
      sleep: (ms) => board.run(ms),
      reconnect: () => {
        board.run(3000);
        board.computer.connect();
      },
    };
    const cut = SCRIPT.findIndex(({ verb }) => verb === 'power-cycle');
    const part = isLong() ? SCRIPT.slice(0, cut + 8) : [...BEGINNING, SCRIPT[cut], ...parse('press A x2', 'resume')];
    try {
      const [report] = playAttached(port, [{ name: 'dice-solo', commands: part }], { out, tell });
      assert.deepEqual(report.differences, []);
      assert.ok(report.pictures > 3 && report.cursor_ms.worst < 40 && report.screen_ms.worst < 60, JSON.stringify(report));
      assert.deepEqual(board.computer.say('list'), before);
    } finally {
      rmSync(out, { recursive: true });
    }
  });
});
