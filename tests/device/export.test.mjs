// A game that leaves the device: the log has the lines that the simulator prints.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './build.mjs';
import { Device } from './device.mjs';
import { decode } from './log.mjs';
import { parse } from './script.mjs';

/** A solo Dice Game of a typed seed, some of it played, and its code. */
const SCRIPT = `
press DOWN
press A
press DOWN x3
press A x8
press RIGHT
press A
press X x2
press A x12
press Y
press DOWN x6
press A
`;

/** What the simulator prints, told by a script. */
function simulate(script) {
  const folder = mkdtempSync(join(tmpdir(), 'loire-'));
  try {
    writeFileSync(join(folder, 'script.txt'), script);
    const args = ['run', '--quiet', '-p', 'simulator', '--', '--script', join(folder, 'script.txt'), '--out', folder];
    const { status, stdout, stderr } = spawnSync('cargo', args, { cwd: ROOT, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return stdout.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a journal is in the log as the simulator prints it', () => {
  const device = new Device().start().play(parse(SCRIPT, 'script')).shows('EXPORT', 'The whole game in 1 code');
  const lines = decode(device.board.elf, device.board.rtt.bytes).flatMap((line) => /LOIRE1-\S*/.exec(line) ?? []);
  assert.equal(lines.length, 1);
  assert.deepEqual(lines, simulate(SCRIPT));
});
