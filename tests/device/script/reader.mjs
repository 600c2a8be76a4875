// Reads words off the screen, so that a test can ask for a message instead of a picture. It knows the console's fonts.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../image/build.mjs';
import { HEIGHT, WIDTH } from '../board/panel.mjs';

const FONTS = ['6x10', '6x13', '7x13', '7x13_bold', '7x14_bold', '9x15_bold', '10x20'];
/** Characters per row in a font's picture, which begins with the space. */
const PER_ROW = 16;

class Font {
  constructor(folder, name) {
    [this.width, this.height] = /^(\d+)x(\d+)/.exec(name).slice(1).map(Number);
    this.bits = readFileSync(join(folder, `font_${name}.raw`));
  }

  /** Returns the pixels of a phrase that have ink and those that have none, as offsets from its top left corner. */
  places(phrase) {
    const places = { ink: [], paper: [] };
    [...phrase].forEach((letter, nth) => {
      const index = letter.charCodeAt(0) - 32;
      const left = (index % PER_ROW) * this.width;
      const top = Math.floor(index / PER_ROW) * this.height;
      for (let y = 0; y < this.height; y++)
        for (let x = 0; x < this.width; x++) {
          const at = (top + y) * ((PER_ROW * this.width) / 8) + ((left + x) >> 3);
          const inked = this.bits[at] & (0x80 >> ((left + x) & 7));
          places[inked ? 'ink' : 'paper'].push(y * WIDTH + nth * this.width + x);
        }
    });
    return places;
  }
}

let fonts;

function load() {
  const args = ['metadata', '--format-version', '1', '--locked', '--filter-platform', 'thumbv6m-none-eabi'];
  const { status, stdout, stderr } = spawnSync('cargo', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`cargo ${args.join(' ')} failed: ${stderr}`);
  const { manifest_path } = JSON.parse(stdout).packages.find(({ name }) => name === 'embedded-graphics');
  return FONTS.map((name) => new Font(join(dirname(manifest_path), 'fonts', 'raw', 'ascii'), name));
}

/** Returns whether a picture shows the phrase anywhere, in any font, in one colour that its background does not have. */
export function says(picture, phrase) {
  fonts ??= load();
  const colours = new Uint32Array(WIDTH * HEIGHT);
  for (let i = 0; i < colours.length; i++) colours[i] = (picture[3 * i] << 16) | (picture[3 * i + 1] << 8) | picture[3 * i + 2];
  return fonts.some((font) => {
    const { ink, paper } = font.places(phrase);
    for (let y = 0; y + font.height <= HEIGHT; y++)
      for (let x = 0; x + font.width * phrase.length <= WIDTH; x++) {
        const corner = y * WIDTH + x;
        const colour = colours[corner + ink[0]];
        if (ink.every((step) => colours[corner + step] === colour) && paper.every((step) => colours[corner + step] !== colour)) return true;
      }
    return false;
  });
}
