// The budgets hold in every language, though its words are others to unpack and longer to draw. With the cache between
// processor and flash.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_BOARD } from '../board/boards.mjs';
import { commands, isLong } from '../script/scripts.mjs';
import { Device } from './device.mjs';
import { excess } from './scripts.mjs';

const LANGUAGES = ['German', 'French'];
const SCRIPTS = isLong() ? ['castles-solo.txt', 'natick.txt', 'orleans-duel.txt', 'screens.txt'] : ['screens.txt'];

for (const [row, language] of LANGUAGES.entries())
  for (const name of SCRIPTS)
    test(`${language}, ${name}: keeps within the budgets`, (t) => {
      const device = new Device({ board: DEFAULT_BOARD, cache: true }).powerOn().shows('Deutsch').press('DOWN', row + 1).press('A');
      device.play(commands(name));
      const report = device.finish();
      t.diagnostic(JSON.stringify(report));
      assert.deepEqual(excess(report), []);
    });
