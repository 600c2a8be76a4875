// Pictures of the screen as PNG files, and how two of them differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { HEIGHT, WIDTH } from '../board/panel.mjs';

/** Returns red, green and blue bytes as a PNG. */
export function toPng(rgb) {
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  for (let i = 0; i < WIDTH * HEIGHT; i++) png.data.set([rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2], 255], 4 * i);
  return png;
}

export function write(path, rgb) {
  writeFileSync(path, PNG.sync.write(toPng(rgb), { colorType: 2 }));
}

export function read(path) {
  return parse(readFileSync(path));
}

export function parse(bytes) {
  return PNG.sync.read(bytes);
}

/** Returns a part of a picture. */
export function part(picture, { x, y, width, height }) {
  const row = (at) => picture.data.subarray(4 * ((y + at) * picture.width + x), 4 * ((y + at) * picture.width + x + width));
  return { width, height, data: Buffer.concat(Array.from({ length: height }, (_, at) => row(at))) };
}

/** Returns how two pictures differ, in words, or null. */
export function difference(one, other) {
  if (one.width !== other.width || one.height !== other.height)
    return `${one.width}x${one.height} against ${other.width}x${other.height} pixels`;
  const differs = (i) => [0, 1, 2].some((part) => one.data[4 * i + part] !== other.data[4 * i + part]);
  const pixels = Array.from({ length: one.width * one.height }, (_, i) => i).filter(differs);
  if (!pixels.length) return null;
  const [first] = pixels;
  const colour = ({ data }) => data.toString('hex', 4 * first, 4 * first + 3);
  return `${pixels.length} pixels differ, the first at ${first % one.width},${Math.floor(first / one.width)}: ${colour(one)} against ${colour(other)}`;
}
