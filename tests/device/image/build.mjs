// Builds the release image of a board, the same that goes onto the device.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the path of the ELF file; throws if cargo fails. */
export function build(board) {
  const args = ['uf2', board];
  // What a tool prints is its own: cargo's lines go to standard error.
  const { status, error } = spawnSync('cargo', args, { cwd: ROOT, stdio: ['ignore', process.stderr, 'inherit'], env: { ...process.env, CARGO_TERM_QUIET: 'true' } });
  if (error) throw error;
  if (status !== 0) throw new Error(`cargo ${args.join(' ')} failed`);
  return join(ROOT, 'target', 'uf2', `loire-${board}.elf`);
}
