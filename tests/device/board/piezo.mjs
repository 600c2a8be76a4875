// The piezo on a pin: it notes every tone that the pin makes, with its times.

/** The sounds of the firmware by name, as the tones that they are, in hertz. */
export const TUNES = {
  tick: [2000],
  points: [1319, 1760],
  area: [1047, 1319, 1568],
  phase: [784, 784],
  win: [1047, 1319, 1568, 2093],
  error: [262],
};
/** Share by which a tone of the pin's divider may be off. */
const OFF_BY = 0.01;

export class Piezo {
  /** Tones that ended: `{ hertz, duty, start, end }`, times in nanoseconds. */
  tones = [];
  tone = null;

  /** Listens to a pin of a chip, until another chip takes its place. */
  connect(chip, pin) {
    this.end(chip.now);
    const { pwm } = chip;
    pwm.onChange = () => this.hear(Math.round(pwm.frequency(pin)), chip.duty(pin), chip.now + pwm.delay(pin));
  }

  /** Returns whether this sound was heard since so many tones. */
  heard(name, since) {
    const is = (tone, hertz) => Math.abs(tone.hertz - hertz) <= OFF_BY * hertz;
    const tones = this.tones.slice(since);
    return tones.some((_, at) => TUNES[name].every((hertz, nth) => tones[at + nth] && is(tones[at + nth], hertz)));
  }

  hear(hertz, duty, now) {
    if (hertz === (this.tone?.hertz ?? 0)) return;
    this.end(now);
    if (hertz) this.tone = { hertz, duty, start: now };
  }

  end(now) {
    // While a slice is set up anew it may have another period for some microseconds.
    if (this.tone && now - this.tone.start > 10e3) this.tones.push({ ...this.tone, end: now });
    this.tone = null;
  }
}
