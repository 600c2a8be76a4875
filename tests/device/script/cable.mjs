// What passes over the cable, from the computer's side: saves and pictures as lines. See cable/PROTOCOL.md.
import { crc32 } from 'node:zlib';
import { WIDTH } from '../board/panel.mjs';

const SAVE_SIZE = 128 * 1024;
const PIECE = 64;
/** Width and height of a cell. */
const CELL = [16, 8];
const ONCE = 'g'.charCodeAt(0);

const sum = (saves) => crc32(saves).toString(16).padStart(8, '0');

/** Returns the save memory that the lines of a backup hold; throws if they are not whole. */
export function backup(lines) {
  const saves = Buffer.alloc(SAVE_SIZE, 0xff);
  for (const line of lines) {
    const [verb, at, digits] = line.split(' ');
    if (verb === 'save') saves.set(Buffer.from(digits, 'hex'), parseInt(at, 16));
  }
  if (lines.at(-1) !== 'ok') throw new Error(`the backup ended with '${lines.at(-1)}'`);
  if (lines.at(-2) !== `sum ${sum(saves)}`) throw new Error('the backup is damaged');
  return saves;
}

/** Returns the lines that restore a save memory. */
export function restoring(saves) {
  const pieces = Array.from({ length: SAVE_SIZE / PIECE }, (_, i) => [i * PIECE, saves.subarray(i * PIECE, (i + 1) * PIECE)]);
  const kept = pieces.filter(([, piece]) => piece.some((byte) => byte !== 0xff));
  return ['restore', ...kept.map(([at, piece]) => `save ${at.toString(16).padStart(5, '0')} ${piece.toString('hex')}`), `sum ${sum(saves)}`];
}

/** Puts the cells of these lines into a picture of red, green and blue bytes. */
export function picture(lines, rgb) {
  for (const line of lines) {
    const [verb, x, y, runs] = line.split(' ');
    if (verb !== 'cell') continue;
    const colours = [];
    for (const [, digits, repeats] of runs.matchAll(/([0-9a-f]{4})([g-v]*)/g)) {
      const count = [...repeats].reduce((sum, letter) => sum + letter.charCodeAt(0) - ONCE + 1, 1);
      for (let i = 0; i < count; i++) colours.push(parseInt(digits, 16));
    }
    if (colours.length !== CELL[0] * CELL[1]) throw new Error(`a damaged cell: ${line}`);
    colours.forEach((colour, i) => {
      const at = (Number(y) + Math.floor(i / CELL[0])) * WIDTH + Number(x) + (i % CELL[0]);
      rgb.set(bytes(colour), 3 * at);
    });
  }
}

/** Returns red, green and blue of a colour of 16 bits, each spread over all eight. */
function bytes(colour) {
  const [red, green, blue] = [colour >>> 11, (colour >>> 5) & 63, colour & 31];
  return [(red << 3) | (red >>> 2), (green << 2) | (green >>> 4), (blue << 3) | (blue >>> 2)];
}
