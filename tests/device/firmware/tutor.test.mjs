// The tutor holds up the end of a turn no longer than a computer thinks, and buttons are answered as ever. By day in Castles,
// where a search takes longest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_BOARD } from '../board/boards.mjs';
import { build } from '../image/build.mjs';
import { isLong } from '../script/scripts.mjs';
import { SCRIPTS, tutored } from '../script/tutor.mjs';

/** Milliseconds that a turn waits, and those of a picture. */
const WAIT = 2000;
const CURSOR = 30;
const SCREEN = 60;
const TURNS = 2;

for (const script of isLong() ? SCRIPTS : ['castles-computer.txt'])
  test(`the tutor looks at ${script}`, (t) => {
    const report = tutored({ elf: build(DEFAULT_BOARD), board: DEFAULT_BOARD, script, turns: TURNS });
    t.diagnostic(JSON.stringify(report));
    assert.equal(report.turns, TURNS);
    assert.equal(report.left, 1, 'B leaves him');
    assert.ok(report.max_ms <= WAIT, `a turn waits for ${report.max_ms} ms`);
    assert.ok(report.cursor_ms.worst <= CURSOR && report.screen_ms.worst <= SCREEN, JSON.stringify(report));
  });
