// Builds the release image of a board, the same that goes onto the device.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the path of the ELF file; throws if cargo fails. */
export function build(board) {
  const target = join('target', 'device', board);
  const args = ['firmware', '--no-default-features', '--features', `${board},cable`, '--target-dir', target, '--quiet'];
  const { status, error } = spawnSync('cargo', args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error(`cargo ${args.join(' ')} failed`);
  return join(ROOT, target, 'thumbv6m-none-eabi', 'firmware', 'firmware');
}
