//! The watchdog: resets the chip if the firmware hangs.

use embassy_rp::Peri;
use embassy_rp::pac;
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_time::Duration;

/// Time without feeding until it resets the chip: nearly the longest possible, so that feeding seldom ends a sleep.
const PERIOD: Duration = Duration::from_secs(8);
/// Time between two feedings.
pub const MEAL: Duration = Duration::from_secs(4);
/// In scratch register 0 while our firmware runs; lost at power-off. It tells our resets from the boot loader's.
const OURS: u32 = u32::from_le_bytes(*b"Loir");

/// Starts it. Returns whether it ended the last run.
pub fn start(watchdog: Peri<'static, WATCHDOG>) -> bool {
    let mut watchdog = Watchdog::new(watchdog);
    let bitten = watchdog.reset_reason() == Some(ResetReason::TimedOut) && watchdog.get_scratch(0) == OURS;
    watchdog.set_scratch(0, OURS);
    watchdog.pause_on_debug(true);
    watchdog.start(PERIOD);
    bitten
}

/// Feeds it.
pub fn feed() {
    // It counts down by two each microsecond (erratum RP2040-E1).
    pac::WATCHDOG.load().write(|w| w.set_load(2 * PERIOD.as_micros() as u32));
}
