// The games of the journals at their end, each in a flash of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../image/build.mjs';

/** The games in the order of the title, by how the names of their journals begin. */
const ROWS = ['castles', 'dice', 'natick', 'orleans'];

/**
 * Returns the name of each journal, how many actions it has, what its flash holds, and how often DOWN goes from its row of the
 * title, where the cursor is, to the finished games.
 */
export function ends() {
  const folder = mkdtempSync(join(tmpdir(), 'loire-'));
  const args = ['run', '--quiet', '--example', 'ends', '--', folder];
  const { status, stdout, stderr } = spawnSync('cargo', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`cargo ${args.join(' ')} failed: ${stderr}`);
  const found = stdout.trim().split('\n').map((line) => {
    const [name, length] = line.split(' ');
    const row = ROWS.findIndex((game) => name.replace('cut-', '').startsWith(game));
    return { name, length: Number(length), saves: readFileSync(join(folder, `${name}.bin`)), down: ROWS.length - row };
  });
  rmSync(folder, { recursive: true });
  return found;
}
