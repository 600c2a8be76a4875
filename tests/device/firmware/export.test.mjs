// Export of a game: the device's log has the lines that the simulator prints.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../image/build.mjs';
import { Device } from './device.mjs';
import { decode } from '../image/log.mjs';
import { parse } from '../script/script.mjs';

/** A solo Dice Game of a typed seed, some of it played, and its code. */
const SCRIPT = `
press DOWN
press X
press DOWN x3
press A x8
press RIGHT
press A
press X x2
${'press A\nwait 500\n'.repeat(12)}press Y
press DOWN x7
press A
`;

/** Runs the simulator on a text with this option. Returns what it prints. */
function simulator(option, text) {
  const folder = mkdtempSync(join(tmpdir(), 'loire-'));
  try {
    const file = join(folder, 'text.txt');
    writeFileSync(file, text);
    const args = ['run', '--quiet', '--bin', 'simulator', '--', option, file, '--out', folder];
    const { status, stdout, stderr } = spawnSync('cargo', args, { cwd: ROOT, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a journal is in the log as the simulator prints it, and is watched from there', () => {
  const device = new Device().start().play(parse(SCRIPT, 'script')).shows('EXPORT', 'The whole game in 1 code');
  const log = decode(device.board.elf, device.board.rtt.bytes).join('\n');
  const lines = log.match(/LOIRE1-\S*/g);
  assert.equal(`${lines.join('\n')}\n`, simulator('--script', SCRIPT));
  assert.match(simulator('--replay', log), /^The Dice Game, players: 1, running after \d+ actions: RED \d+\n$/);
});
