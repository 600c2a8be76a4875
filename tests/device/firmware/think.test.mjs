// How long computers think, with the cache between processor and flash: in one slice, so that buttons are heard, and
// for a decision. Here the time of a unit of thinking is tested; how many units there are is tested on the host.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_BOARD } from '../board/boards.mjs';
import { build } from '../image/build.mjs';
import { isLong } from '../script/scripts.mjs';
import { think } from '../script/think.mjs';

/** Milliseconds of a slice of thinking, and of a decision. */
const SLICE = 12;
const DECISION = 1600;
/** By day the first; at night most of a game, as its longest slices come late. */
const DECISIONS = isLong() ? 150 : 6;
/** Bytes of the deepest stack. */
const STACK = 32 * 1024;

for (const [game, table] of [['castles', 'base'], ['castles', 'expanded'], ['dice-game', 'base'], ['natick', 'base'], ['orleans', 'base'], ['orleans', 'prosperity'], ['orleans', 'duel'], ['orleans', 'salesman'], ['orleans', 'invasion']])
  test(`hard thinks in short slices: ${game}, ${table}`, () => {
    const { max_ms, slice_max_ms, stack_used_bytes } = think({ elf: build(DEFAULT_BOARD), board: DEFAULT_BOARD, game, table, level: 'hard', decisions: DECISIONS });
    assert(slice_max_ms <= SLICE, `a slice of ${slice_max_ms} ms`);
    assert(max_ms <= DECISION, `a decision of ${max_ms} ms`);
    assert(stack_used_bytes <= STACK, `${stack_used_bytes} bytes of stack`);
  });
