// The firmware's defmt log in words: frames off the RTT channel, read with the format strings that the ELF carries.
// Display hints are not applied.

const INTEGER = /^([iu])(8|16|32|64|128|size)$/;

/** Returns one line for every frame of the log. */
export function decode(elf, bytes) {
  const formats = readFormats(elf);
  return split(bytes).map((frame) => {
    try {
      return new Frame(formats, unstuff(frame)).line();
    } catch (error) {
      return `(${frame.length} bytes that can't be read: ${error.message})`;
    }
  });
}

function readFormats(elf) {
  const home = elf.sections.findIndex(({ name }) => name === '.defmt');
  const formats = new Map();
  for (const [name, { address, section }] of elf.symbols) {
    if (section !== home || !name.startsWith('{')) continue;
    const { tag, data } = JSON.parse(name);
    if (tag === 'defmt_timestamp') formats.timestamp = data;
    else formats.set(address, { level: /^defmt_(trace|debug|info|warn|error)$/.exec(tag)?.[1], text: data });
  }
  return formats;
}

function split(bytes) {
  const frames = [];
  for (let from = 0, to; (to = bytes.indexOf(0, from)) >= 0; from = to + 1) if (to > from) frames.push(bytes.subarray(from, to));
  return frames;
}

/** Undoes the framing (rzCOBS): read backwards, each control byte tells where zeros were among the bytes before it. */
function unstuff(frame) {
  const out = [];
  let at = frame.length;
  const take = (count) => {
    while (count-- > 0) out.push(frame[--at]);
  };
  while (at > 0) {
    const control = frame[--at];
    if (control === 0xff) take(134);
    else if (control & 0x80) out.push(0), take((control & 0x7f) + 7);
    else for (let bit = 6; bit >= 0; bit--) control & (1 << bit) ? out.push(0) : take(1);
  }
  return Buffer.from(out.reverse());
}

class Frame {
  at = 0;

  constructor(formats, bytes) {
    this.formats = formats;
    this.bytes = bytes;
  }

  line() {
    const { level, text } = this.format();
    const time = this.formats.timestamp ? `${this.fill(this.formats.timestamp)} ` : '';
    return `${time}${(level ?? '').toUpperCase()} ${this.fill(text)}`;
  }

  integer(size, signed = false) {
    let value = 0n;
    for (let i = size - 1; i >= 0; i--) value = (value << 8n) | BigInt(this.bytes[this.at + i]);
    this.at += size;
    return Number(signed ? BigInt.asIntN(8 * size, value) : value);
  }

  format() {
    const index = this.integer(2);
    if (!this.formats.has(index)) throw new Error(`no format ${index}`);
    return this.formats.get(index);
  }

  raw(length) {
    this.at += length;
    if (this.at > this.bytes.length) throw new Error('too short');
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** Fills the parameters into a format string; they are sent in the order of their numbers. */
  fill(text) {
    const values = new Map();
    const parameters = [...text.matchAll(/\{\{|\{(\d*)(?:=([^:}]*))?(?::[^}]*)?\}/g)].filter(([whole]) => whole !== '{{');
    const numbered = parameters.map(([, number, type], i) => ({ number: number === '' ? i : Number(number), type }));
    for (const { number, type } of [...numbered].sort((a, b) => a.number - b.number))
      if (!values.has(number)) values.set(number, this.value(type));
    let next = 0;
    return text.replace(/\{\{|\}\}|\{[^}]*\}/g, (found) => (found.length === 2 && found !== '{}' ? found[0] : values.get(numbered[next++].number)));
  }

  value(type = '?') {
    const integer = INTEGER.exec(type);
    if (integer) return this.integer(integer[2] === 'size' ? 4 : integer[2] / 8, integer[1] === 'i');
    const array = /^\[(.*); *(\d+)\]$/.exec(type);
    if (array) return array[1] === 'u8' ? this.raw(Number(array[2])).toString('hex') : this.list(Number(array[2]));
    switch (type) {
      case '?':
        return this.nested();
      case 'bool':
        return Boolean(this.integer(1));
      case 'char':
        return String.fromCodePoint(this.integer(4));
      case 'f32':
        return this.raw(4).readFloatLE();
      case 'f64':
        return this.raw(8).readDoubleLE();
      case 'str':
        return this.raw(this.integer(4)).toString();
      case 'istr':
        return this.format().text;
      case '[u8]':
        return this.raw(this.integer(4)).toString('hex');
      case '[?]':
        return this.list(this.integer(4));
      case '__internal_Debug':
      case '__internal_Display': {
        const text = this.raw(this.bytes.indexOf(0xff, this.at) - this.at).toString();
        this.at++;
        return text;
      }
      case '__internal_FormatSequence': {
        let text = '';
        for (let index; (index = this.integer(2)); ) text += this.fill(this.formats.get(index).text);
        return text;
      }
      default:
        throw new Error(`type ${type} is not known here`);
    }
  }

  /** Reads a value that brings its own format; an enum's format lists its variants. */
  nested(text = this.format().text) {
    if (!text.includes('|')) return this.fill(text);
    const variants = text.split('|');
    return this.fill(variants[this.integer(variants.length <= 256 ? 1 : 2)]);
  }

  list(length) {
    const { text } = this.format();
    return `[${Array.from({ length }, () => this.nested(text)).join(', ')}]`;
  }
}
