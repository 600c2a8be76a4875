//! The watchdog: whoever stops feeding it is started anew.

use embassy_rp::Peri;
use embassy_rp::pac;
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_time::Duration;

/// It bites after this time: close to the longest there is, so that feeding costs no sleep.
const PERIOD: Duration = Duration::from_secs(8);
/// Feeding this often is enough.
pub const MEAL: Duration = Duration::from_secs(4);
/// In scratch register 0 since our first feeding; gone with the power. The boot loader uses the watchdog too.
const OURS: u32 = u32::from_le_bytes(*b"Loir");

/// Starts it. Tells whether it is what ended the last run.
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
