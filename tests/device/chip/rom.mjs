// The boot ROM: its header, its table of functions, and what each function does. Every entry is `BKPT #n; BX LR`, and
// the core hands the BKPT to `call`. A function that is not modelled ends the run with its name.
import { ROM_SIZE } from './bus.mjs';
import { Failure, hex } from '../common/failure.mjs';

const HEADER = 0x10;
const FUNCTION_TABLE = 0x100;
const DATA_TABLE = 0x1c0;
const GIT_REVISION = 0x1f0;
const ENTRIES = 0x200;
const BX_LR = 0x4770;

const code = (name) => name.charCodeAt(0) | (name.charCodeAt(1) << 8);

/** The functions of ROM version 2 by their two letters, and what they do to the machine. */
const FUNCTIONS = {
  P3: ({ r }) => (r[0] = [...(r[0] >>> 0).toString(2)].filter((bit) => bit === '1').length),
  R3: ({ r }) => (r[0] = reverse(r[0])),
  L3: ({ r }) => (r[0] = Math.clz32(r[0])),
  T3: ({ r }) => (r[0] = r[0] ? 31 - Math.clz32(r[0] & -r[0]) : 32),
  MS: fill,
  S4: fill,
  MC: copy,
  C4: copy,
  UB: ({ machine }) => machine.enterBootLoader(),
  DT: null,
  DE: null,
  WV: null,
  IF: ({ machine }) => machine.connectFlash(),
  EX: ({ machine }) => machine.leaveXip(),
  RE: ({ machine, r }) => machine.erase(r[0], r[1]),
  RP: ({ machine, r }) => machine.program(r[0], r[1], r[2]),
  FC: () => {},
  CX: ({ machine }) => machine.enterXip(),
  EC: null,
};
const NAMES = Object.keys(FUNCTIONS);
const LOOKUP = NAMES.length;
const UNSERVED_VECTOR = NAMES.length + 1;

function reverse(value) {
  let result = 0;
  for (let i = 0; i < 32; i++) result = (result << 1) | ((value >>> i) & 1);
  return result;
}

function fill({ bus, r }) {
  for (let i = 0; i < r[2]; i++) bus.write8(r[0] + i, r[1]);
}

function copy({ bus, r }) {
  for (let i = 0; i < r[2]; i++) bus.write8(r[0] + i, bus.read8(r[1] + i));
}

export function buildRom() {
  const rom = new Uint8Array(ROM_SIZE);
  const view = new DataView(rom.buffer);
  const entry = (number) => (ENTRIES + 4 * number) | 1;
  const pairs = (table, rows) =>
    [...rows, [0, 0]].flat().forEach((half, i) => view.setUint16(table + 2 * i, half, true));

  for (let number = 0; number <= UNSERVED_VECTOR; number++) {
    view.setUint16(ENTRIES + 4 * number, 0xbe00 | number, true);
    view.setUint16(ENTRIES + 4 * number + 2, BX_LR, true);
  }
  for (let vector = 1; vector < 4; vector++) view.setUint32(4 * vector, entry(UNSERVED_VECTOR), true);
  rom.set([0x4d, 0x75, 1, 2], HEADER); // 'M', 'u', 1, then the version
  view.setUint16(HEADER + 4, FUNCTION_TABLE, true);
  view.setUint16(HEADER + 6, DATA_TABLE, true);
  view.setUint16(HEADER + 8, entry(LOOKUP), true);
  pairs(FUNCTION_TABLE, NAMES.map((name, number) => [code(name), entry(number)]));
  pairs(DATA_TABLE, [[code('GR'), GIT_REVISION]]);
  return rom;
}

/** Serves the BKPT of a ROM entry. `machine` does what needs the flash. */
export function call(number, bus, r, machine) {
  if (number === LOOKUP) {
    r[0] = find(bus, r[0], r[1]);
    return;
  }
  const name = NAMES[number];
  if (name === undefined) throw new Failure('a fault before the firmware set its vectors');
  const run = FUNCTIONS[name];
  if (!run) throw new Failure(`ROM function ${name} is not modelled (${hex(r[0])}, ${hex(r[1])})`);
  run({ bus, r, machine });
}

function find(bus, table, wanted) {
  for (let row = table; ; row += 4) {
    const found = bus.read16(row);
    if (found === wanted) return bus.read16(row + 2);
    if (!found) throw new Failure(`ROM has no entry ${String.fromCharCode(wanted & 0xff, wanted >>> 8)} (${hex(wanted, 4)})`);
  }
}
