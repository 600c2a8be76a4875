//! The backlight and the battery.

use embassy_rp::pwm::{self, Pwm, SetDutyCycle};
use embassy_time::{Duration, Instant};

use crate::board::Battery;

/// The lamp behind the panel.
pub struct Backlight(Pwm<'static>);

impl Backlight {
    /// Returns the configuration at the start: dark, at 1.9 kHz.
    pub fn off() -> pwm::Config {
        pwm::Config::default()
    }

    /// Returns the lamp on this pin.
    pub fn new(pwm: Pwm<'static>) -> Self {
        Backlight(pwm)
    }

    /// Lights it at `level` per cent of perceived brightness, which is the square root of the duty.
    pub fn set(&mut self, level: u8) {
        let level = u32::from(level.min(100));
        let duty = level * level * u32::from(u16::MAX) / 10_000;
        // It refuses only a duty above the top of the counter, and this one never is.
        let _ = self.0.set_duty_cycle(duty as u16);
    }
}

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
