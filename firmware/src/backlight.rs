//! The lamp behind the panel.

use embassy_rp::pwm::{self, Pwm, SetDutyCycle};

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
