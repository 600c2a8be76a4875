// The PWM slices: when what is written acts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bench, Program } from '../chip/bench.mjs';

const PIN = 11;
const SLICE = 5 * 0x14;
const [CSR, DIV, CTR, CC, TOP] = [0, 4, 8, 12, 16].map((register) => SLICE + register);

/** Returns the PWM of a chip whose counters run at 1 MHz, and a way to let time pass. */
function started() {
  const board = bench(new Program().stop());
  board.run(1);
  const { pwm, rp } = board.chip;
  pwm.writeUint32(DIV, Math.round((16 * rp.clkSys) / 1e6));
  return { pwm, run: (micros) => board.run(micros / 1000) };
}

/** Half of the time up, 1000 counts a period. */
function square(pwm) {
  pwm.writeUint32(TOP, 999);
  pwm.writeUint32(CC, 500 << 16);
  pwm.writeUint32(CSR, 1);
}

test('a slice that is switched off leaves its pin as it is', () => {
  const levels = [100, 400, 600, 900, 1200, 1700].map((micros) => {
    const { pwm, run } = started();
    square(pwm);
    run(micros);
    assert.equal(pwm.duty(PIN), 0.5);
    pwm.writeUint32(CSR, 0);
    pwm.writeUint32(CC, 0);
    run(5000);
    assert.equal(pwm.frequency(PIN), 0);
    return pwm.duty(PIN);
  });
  assert.deepEqual(levels, [1, 1, 0, 0, 1, 0]);
});

test('a slice that runs takes over what is written when its counter wraps, one that stands still at once', () => {
  const { pwm, run } = started();
  square(pwm);
  assert.equal(Math.round(pwm.delay(PIN) / 1e5), 10);
  run(300);
  pwm.writeUint32(TOP, 99);
  assert.ok(Math.abs(pwm.delay(PIN) - 7e5) < 1e5, `${pwm.delay(PIN)} ns`);
  run(800);
  pwm.writeUint32(CC, 0);
  assert.ok(pwm.delay(PIN) <= 1e5);
  pwm.writeUint32(CSR, 0);
  assert.equal(pwm.delay(PIN), 0);
  pwm.writeUint32(CTR, 7);
  pwm.writeUint32(CSR, 1);
  assert.equal(pwm.duty(PIN), 0);
});
