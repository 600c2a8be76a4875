// Runs in the page before anything else: its time stands still unless a test lets it pass.
(() => {
  const real = { setTimeout: window.setTimeout.bind(window), now: performance.now.bind(performance) };
  const timers = new Map();
  let now = 0;
  let last = 0;
  performance.now = () => now;
  window.setTimeout = (call, ms = 0) => {
    timers.set(++last, { at: now + ms, call });
    return last;
  };
  window.clearTimeout = (timer) => timers.delete(timer);

  const state = () => document.getElementById('screen')?.dataset.state;
  const moment = () => new Promise((done) => real.setTimeout(done));
  /** Waits in real time until the page has started, and has saved what it has to save. */
  async function saved() {
    while (state() === undefined || state() === 'saving') await moment();
  }
  async function pass(ms) {
    const end = now + ms;
    for (;;) {
      await saved();
      const due = [...timers].filter(([, timer]) => timer.at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
      if (!due) break;
      timers.delete(due[0]);
      now = Math.max(now, due[1].at);
      due[1].call();
    }
    now = end;
  }
  /** Lets time pass until nothing moves any more, at most `patience` milliseconds. */
  async function settle(patience) {
    await saved();
    for (let ms = 0; ms < patience && state() !== 'idle'; ms += 10) await pass(10);
    await pass(0);
  }
  window.testClock = { pass, settle, now: real.now };
})();
