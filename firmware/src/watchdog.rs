//! The watchdog: resets the chip if the firmware hangs.

use embassy_rp::Peri;
use embassy_rp::pac;
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::{ResetReason, Watchdog};
use embassy_time::{Duration, Instant};

/// Time without feeding until it resets the chip: nearly the longest possible, so that feeding seldom ends a sleep.
const PERIOD: Duration = Duration::from_secs(8);
/// Time between two feedings.
pub const INTERVAL: Duration = Duration::from_secs(4);
/// Time without a crash after which those before are forgotten.
const CALM: Duration = Duration::from_secs(60);
/// In scratch register 0 while our firmware runs; lost at power-off. It tells our resets from the boot loader's. Register 1
/// counts the crashes.
const OURS: u32 = u32::from_le_bytes(*b"Loir");

/// Starts it. Returns whether the last reset was its own: the firmware hung.
pub fn start(watchdog: Peri<'static, WATCHDOG>) -> bool {
    let mut watchdog = Watchdog::new(watchdog);
    let ours = watchdog.get_scratch(0) == OURS;
    if !ours {
        watchdog.set_scratch(0, OURS);
        watchdog.set_scratch(1, 0);
    }
    watchdog.pause_on_debug(true);
    watchdog.start(PERIOD);
    ours && watchdog.reset_reason() == Some(ResetReason::TimedOut)
}

/// Counts a crash.
pub fn count_crash() {
    pac::WATCHDOG.scratch1().write_value(crashes().saturating_add(1));
}

/// Returns how many crashes there were since power-on, or since a minute without one.
pub fn crashes() -> u32 {
    pac::WATCHDOG.scratch1().read()
}

/// Feeds it, and forgets crashes that are long past.
pub fn feed() {
    // It counts down by two each microsecond (erratum RP2040-E1).
    pac::WATCHDOG.load().write(|w| w.set_load(2 * PERIOD.as_micros() as u32));
    if Instant::now() >= Instant::MIN + CALM {
        pac::WATCHDOG.scratch1().write_value(0);
    }
}

/// Restarts the chip.
#[cfg(feature = "cable")]
pub fn restart() -> ! {
    // SAFETY: nothing else runs any more that could use it.
    Watchdog::new(unsafe { WATCHDOG::steal() }).trigger_reset();
    loop {
        cortex_m::asm::nop();
    }
}

/// Restarts the chip in its boot loader.
#[cfg(feature = "cable")]
pub fn restart_in_boot_loader() -> ! {
    // The restart after that is not ours.
    pac::WATCHDOG.scratch0().write_value(0);
    embassy_rp::rom_data::reset_to_usb_boot(0, 0);
    loop {
        cortex_m::asm::nop();
    }
}
