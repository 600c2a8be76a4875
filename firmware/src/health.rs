//! Health tests of random bits, after NIST SP 800-90B, 4.4: repetition count and adaptive proportion.
//!
//! Both look at the bits, and at whether each bit differs from the one 1, 2, … 8 places before it: a source that
//! swings to and fro has as many ones as zeros, and is worth nothing all the same.

use console::Health;

/// So many equal bits in a row are one too many: 1 + ceil(20 / H). A bit is trusted with H = 1/2 bit of entropy, and a
/// sound source fails once in 2^20.
pub const REPETITION_CUTOFF: u32 = 41;
/// Bits that are judged together by their proportion.
pub const WINDOW: u32 = 1024;
/// So many equal bits in a window are one too many: 1 + the smallest k which a binomial (1024, 2^-H) exceeds less than
/// once in 2^20.
pub const PROPORTION_CUTOFF: u32 = 793;
/// How far back a bit is compared.
const LAGS: usize = 8;

/// Watches a source bit by bit.
#[derive(Clone, Debug, Default)]
pub struct Monitor {
    /// The bits that came last, newest first.
    history: u32,
    /// The bits themselves, then their differences by lag.
    streams: [Stream; LAGS + 1],
    health: Health,
}

impl Monitor {
    /// Takes the next bit of the source.
    pub fn watch(&mut self, bit: bool) {
        for (lag, stream) in self.streams.iter_mut().enumerate() {
            // The bit before the newest is bit 0 of the history, so the bits themselves come out at lag 0.
            let before = self.history << 1 >> lag & 1 == 1;
            let failure = stream.watch(bit ^ (lag > 0 && before)).map(|failure| match failure {
                // Only the bits themselves stand still; a difference that does is a pattern.
                Health::Stuck if lag > 0 => Health::Biased,
                failure => failure,
            });
            if let (Health::Good, Some(failure)) = (self.health, failure) {
                self.health = failure;
            }
        }
        self.history = self.history << 1 | u32::from(bit);
    }

    /// What is to be said of the source: the first test that it failed.
    pub const fn health(&self) -> Health {
        self.health
    }
}

/// A stream of bits under both tests.
#[derive(Clone, Debug, Default)]
struct Stream {
    last: bool,
    run: u32,
    ones: u32,
    seen: u32,
}

impl Stream {
    fn watch(&mut self, bit: bool) -> Option<Health> {
        self.run = if bit == self.last { self.run + 1 } else { 1 };
        self.last = bit;
        self.ones += u32::from(bit);
        self.seen += 1;
        let most = self.ones.max(self.seen - self.ones);
        if self.seen == WINDOW {
            (self.seen, self.ones) = (0, 0);
        }
        if self.run >= REPETITION_CUTOFF {
            Some(Health::Stuck)
        } else if most >= PROPORTION_CUTOFF {
            Some(Health::Biased)
        } else {
            None
        }
    }
}
