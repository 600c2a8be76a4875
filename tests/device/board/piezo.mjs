// The piezo on a pin: it notes every tone that the pin makes, with its times.
export class Piezo {
  /** Tones that ended: `{ hertz, duty, start, end }`, times in nanoseconds. */
  tones = [];
  tone = null;

  /** Listens to a pin of a chip, until another chip takes its place. */
  connect(chip, pin) {
    this.end(chip.now);
    chip.pwm.onChange = () => this.hear(Math.round(chip.pwm.frequency(pin)), chip.duty(pin), chip.now);
  }

  hear(hertz, duty, now) {
    if (hertz === (this.tone?.hertz ?? 0)) return;
    this.end(now);
    if (hertz) this.tone = { hertz, duty, start: now };
  }

  end(now) {
    // While a slice is set up anew it may have another period for less than a moment.
    if (this.tone && now - this.tone.start > 10e3) this.tones.push({ ...this.tone, end: now });
    this.tone = null;
  }
}
