//! Health tests of random bits, after NIST SP 800-90B, 4.4: repetition count and adaptive proportion.
//!
//! Both test the bits, and the difference of each bit to the one 1, 2, … 8 places before it: a source that alternates
//! has as many ones as zeros, and no entropy.

use console::{Figures, Health};

/// Equal bits in a row that fail the repetition count: 1 + ceil(20 / H). Each bit is assumed to have H = 1/2 bit of
/// entropy; a sound source fails once in 2^20.
pub const REPETITION_CUTOFF: u32 = 41;
/// Bits in a window of the adaptive proportion test.
pub const WINDOW: u32 = 1024;
/// Equal bits in a window that fail the proportion test: 1 + the smallest k that a binomial (1024, 2^-H) exceeds less
/// than once in 2^20.
pub const PROPORTION_CUTOFF: u32 = 793;
/// Largest distance at which two bits are compared.
const LAGS: usize = 8;

/// Waiting times between two bits, in processor cycles. They vary without a pattern: a ring oscillator that is sampled at a
/// fixed rate beats with it, so that its bits repeat and a sound ring looks stuck or biased.
#[derive(Clone, Debug)]
pub struct Spacing(u32);

impl Spacing {
    /// 2.4 µs at 125 MHz, so that a draw is over before a picture is late.
    const LEAST: u32 = 300;
    /// Several periods of the slowest ring (1.8 MHz).
    const SPREAD: u32 = 512;

    /// Starts from any number, for example the time.
    pub const fn new(seed: u32) -> Self {
        Spacing(seed | 1)
    }

    /// Returns the next waiting time (xorshift).
    pub const fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        Self::LEAST + (self.0 >> 16) % Self::SPREAD
    }
}

/// Tests a source bit by bit.
#[derive(Clone, Debug, Default)]
pub struct Monitor {
    /// The bits that came last, newest first.
    history: u32,
    /// The bits themselves, then their differences by lag.
    streams: [Stream; LAGS + 1],
    /// Bits in this window.
    seen: u32,
    health: Health,
    figures: Figures,
}

impl Monitor {
    /// Takes the next bit of the source. It only counts, and judges at the end of a window: a draw has a thousand bits,
    /// and a player waits for it.
    pub fn watch(&mut self, bit: bool) {
        let bits = self.history << 1;
        for (lag, stream) in self.streams.iter_mut().enumerate() {
            // The newest bit is bit 0, so that the bits themselves come out at lag 0.
            stream.watch(bit ^ (lag > 0 && bits >> lag & 1 == 1));
        }
        self.history = bits | u32::from(bit);
        self.figures.bits = self.figures.bits.saturating_add(1);
        self.figures.ones = self.figures.ones.saturating_add(bit.into());
        self.seen += 1;
        if self.seen == WINDOW {
            self.health = self.health();
            self.seen = 0;
            self.streams.iter_mut().for_each(|stream| stream.ones = 0);
        }
    }

    /// Returns what was counted in the bits themselves.
    pub fn figures(&self) -> Figures {
        Figures { longest_run: self.streams[0].longest as u16, ..self.figures }
    }

    /// Returns the verdict. A constant difference is a pattern, not a stuck source.
    pub fn health(&self) -> Health {
        let repeats = |stream: &Stream| stream.longest >= REPETITION_CUTOFF;
        let leans = |stream: &Stream| stream.ones.max(self.seen - stream.ones) >= PROPORTION_CUTOFF;
        match self.health {
            Health::Good if repeats(&self.streams[0]) => Health::Stuck,
            Health::Good if self.streams.iter().any(|stream| repeats(stream) || leans(stream)) => Health::Biased,
            health => health,
        }
    }
}

/// A stream of bits under both tests.
#[derive(Clone, Debug, Default)]
struct Stream {
    last: bool,
    run: u32,
    longest: u32,
    /// In this window.
    ones: u32,
}

impl Stream {
    fn watch(&mut self, bit: bool) {
        self.run = if bit == self.last { self.run + 1 } else { 1 };
        self.last = bit;
        self.longest = self.longest.max(self.run);
        self.ones += u32::from(bit);
    }
}
