//! The watchdog: resets the chip if the firmware hangs.

use embassy_rp::Peri;
use embassy_rp::pac;
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_time::Duration;

/// Time without feeding until it resets the chip: nearly the longest possible, so that feeding seldom ends a sleep.
const PERIOD: Duration = Duration::from_secs(8);
/// Time between two feedings.
pub const INTERVAL: Duration = Duration::from_secs(4);
/// In scratch register 0 while our firmware runs; lost at power-off. It tells our resets from the boot loader's.
const OURS: u32 = u32::from_le_bytes(*b"Loir");

/// How the last run ended.
pub struct Last {
    /// The watchdog ended it: it hung.
    pub hung: bool,
    /// Restarts since power-on, or since a button was last pressed. Each was a crash.
    pub restarts: u32,
}

/// Starts it. Returns how the last run ended.
pub fn start(watchdog: Peri<'static, WATCHDOG>) -> Last {
    let mut watchdog = Watchdog::new(watchdog);
    let ours = watchdog.get_scratch(0) == OURS;
    let hung = ours && watchdog.reset_reason() == Some(ResetReason::TimedOut);
    let restarts = if ours { watchdog.get_scratch(1).saturating_add(1) } else { 0 };
    watchdog.set_scratch(0, OURS);
    watchdog.set_scratch(1, restarts);
    watchdog.pause_on_debug(true);
    watchdog.start(PERIOD);
    Last { hung, restarts }
}

/// Forgets the restarts: a button was pressed, so this run is of use to somebody.
pub fn forget_restarts() {
    pac::WATCHDOG.scratch1().write_value(0);
}

/// Feeds it.
pub fn feed() {
    // It counts down by two each microsecond (erratum RP2040-E1).
    pac::WATCHDOG.load().write(|w| w.set_load(2 * PERIOD.as_micros() as u32));
}
