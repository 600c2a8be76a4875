// Scripts on the device at a port: played, and their pictures compared with those of the simulator.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difference, read, toPng, write } from './picture.mjs';
import { Remote } from './remote.mjs';

/** Pictures of the simulator. */
const GOLDEN = new URL('../../golden/', import.meta.url);
/** Pictures that show the build, which differs between devices. */
const OF_THE_BUILD = /^service/;

/**
 * Plays these scripts, each `{ name, commands }`, each on blank saves. Returns what was measured of each, with the
 * pictures that differ. What was saved on the device is kept in `out` and put back at the end.
 */
export function playAttached(port, scripts, { out, tell }) {
  mkdirSync(out, { recursive: true });
  const owner = new Remote(port, { tell });
  const saves = owner.backup();
  const file = join(out, 'saves-before.bin');
  writeFileSync(file, saves);
  tell(`The saves of the device are in ${file}, and come back at the end.`);
  try {
    return scripts.map(({ name, commands }) => {
      const differences = [];
      const onShot = (shot, picture) => {
        write(join(out, `${shot}.png`), picture);
        const golden = new URL(`${shot}.png`, GOLDEN);
        if (OF_THE_BUILD.test(shot) || !existsSync(golden)) return;
        const problem = difference(read(golden), toPng(picture));
        if (problem) differences.push(`${shot}: ${problem}`);
      };
      tell(`Script ${name}:`);
      const remote = new Remote(port, { tell, onShot }).start().play(commands);
      return { script: name, ...remote.finish(), differences };
    });
  } finally {
    owner.restore(saves);
  }
}
