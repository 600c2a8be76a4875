//! Random bits: the ring oscillator, watched by health tests, and the times of button presses, hashed together.

use console::{Entropy, Health};
use defmt::{info, warn};
use embassy_rp::pac;
use embassy_time::Instant;
use heapless::Vec;
use sha2::{Digest, Sha256};

use crate::health::{Monitor, Spacing, WINDOW};

/// The ring oscillator.
struct Ring(Spacing);

impl Ring {
    fn new() -> Self {
        Ring(Spacing::new(Instant::now().as_ticks() as u32))
    }

    /// Returns its next bit, after a while.
    fn bit(&mut self) -> bool {
        // `delay` counts two cycles for each turn of its loop, which takes this core three.
        cortex_m::asm::delay(self.0.next() * 2 / 3);
        pac::ROSC.randombit().read().randombit()
    }
}

/// The entropy pool: a hash over all that was gathered.
#[derive(Default)]
pub struct Pool {
    state: [u8; 32],
    /// Times that are not hashed yet: one hash for several of them costs less time awake.
    times: Vec<u32, 16>,
}

impl Pool {
    /// Adds the time of an event, in microseconds.
    pub fn stir(&mut self, at: Instant) {
        if self.times.is_full() {
            self.absorb_times();
        }
        // There is room now.
        let _ = self.times.push(at.as_ticks() as u32);
    }

    /// Draws fresh bits, and judges the oscillator by them. Takes some 13 ms.
    ///
    /// Bits of a failed oscillator do no harm in the pool, but then only the button times in it count.
    pub fn draw(&mut self) -> Entropy {
        let mut monitor = Monitor::default();
        let mut sample = [0; WINDOW as usize / 8];
        let mut ring = Ring::new();
        for byte in &mut sample {
            for _ in 0..8 {
                let bit = ring.bit();
                monitor.watch(bit);
                *byte = *byte << 1 | u8::from(bit);
            }
        }
        self.absorb(&sample);
        self.absorb_times();
        let health = monitor.health();
        match health {
            Health::Good => info!("entropy: good"),
            Health::Stuck => warn!("entropy: the oscillator is stuck, bits come from button times"),
            Health::Biased => warn!("entropy: the oscillator is biased, bits come from button times"),
        }
        Entropy { bits: self.squeeze(), health, figures: monitor.figures() }
    }

    fn absorb_times(&mut self) {
        let times = core::mem::take(&mut self.times);
        self.absorb(bytemuck::cast_slice(&times));
    }

    fn absorb(&mut self, input: &[u8]) {
        self.state = Sha256::new().chain_update(self.state).chain_update(input).finalize().into();
    }

    /// Returns bits that do not reveal the pool's state.
    fn squeeze(&self) -> u64 {
        let digest: [u8; 32] = Sha256::new().chain_update(b"bits").chain_update(self.state).finalize().into();
        digest.first_chunk().map_or(0, |bits| u64::from_le_bytes(*bits))
    }
}

/// Logs a megabit as it comes from the oscillator, for tests of its quality on a computer.
#[cfg(feature = "raw-bits")]
pub async fn log_raw_bits() {
    let mut ring = Ring::new();
    for line in 0..1 << 12 {
        let mut bytes = [0u8; 32];
        for byte in &mut bytes {
            for _ in 0..8 {
                *byte = *byte << 1 | u8::from(ring.bit());
            }
        }
        info!("raw {}: {=[u8]:02x}", line, bytes);
        crate::watchdog::feed();
        // Let the probe drain the log.
        embassy_time::Timer::after_millis(2).await;
    }
}
