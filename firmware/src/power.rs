//! The state of the battery.

use embassy_time::{Duration, Instant};

use crate::board::Battery;

/// Watches the battery.
pub struct Gauge {
    battery: Battery,
    due: Instant,
    told: Option<u8>,
}

impl Gauge {
    const PERIOD: Duration = Duration::from_secs(30);
    /// Below this charge, in per cent, the battery is low.
    const LOW: u8 = 10;
    /// Smaller changes, in per cent, are noise.
    const STEP: u8 = 3;

    /// Returns the gauge of this battery.
    pub fn new(battery: Battery) -> Self {
        Gauge { battery, due: Instant::MIN, told: None }
    }

    /// Returns the charge in per cent, if it changed. Cheap enough to be called at every wake-up.
    pub fn change(&mut self) -> Option<u8> {
        if Instant::now() < self.due {
            return None;
        }
        self.due = Instant::now() + Self::PERIOD;
        let charge = self.battery.charge()?;
        if charge > 0 && self.told.is_some_and(|told| told.abs_diff(charge) < Self::STEP) {
            return None;
        }
        self.told = Some(charge);
        self.told
    }

    /// Returns whether the battery is low: enough to save what is played, and nothing that can wait.
    pub fn is_low(&self) -> bool {
        self.told.is_some_and(|charge| charge < Self::LOW)
    }
}
