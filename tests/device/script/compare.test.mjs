// compare.mjs as it is called.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { HEIGHT, WIDTH } from '../board/panel.mjs';
import { write } from './picture.mjs';

const made = [];
after(() => made.forEach((dir) => rmSync(dir, { recursive: true })));

/** Makes a folder with pictures: by name, the pixels that are not black. Returns its path. */
function folder(pictures) {
  const dir = mkdtempSync(join(tmpdir(), 'loire-'));
  made.push(dir);
  for (const [name, pixels] of Object.entries(pictures)) {
    const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
    for (const [x, y] of pixels) rgb.set([1, 2, 3], 3 * (y * WIDTH + x));
    write(join(dir, `${name}.png`), rgb);
  }
  return dir;
}

function compare(...dirs) {
  const tool = fileURLToPath(new URL('../compare.mjs', import.meta.url));
  return spawnSync(process.execPath, [tool, ...dirs], { encoding: 'utf8' });
}

test('equal pictures', () => {
  const { status, stdout } = compare(folder({ a: [[1, 1]], b: [] }), folder({ a: [[1, 1]], b: [] }));
  assert.deepEqual([status, stdout], [0, '2 pictures are equal\n']);
});

test('different and missing pictures are named', () => {
  const one = folder({ a: [[7, 2], [9, 9]], b: [] });
  const other = folder({ a: [], c: [] });
  const { status, stderr } = compare(one, other);
  assert.equal(status, 1);
  assert.match(stderr, /a\.png: 2 pixels differ, the first at 7,2: 010203 against 000000/);
  assert.ok(stderr.includes(`b.png: not in ${other}`) && stderr.includes(`c.png: not in ${one}`));
});

test('no pictures at all are not equal; no folder is a mistake', () => {
  assert.equal(compare(folder({}), folder({})).status, 1);
  assert.equal(compare(folder({}), 'no-such-folder').status, 2);
  assert.equal(compare('one').status, 2);
});
