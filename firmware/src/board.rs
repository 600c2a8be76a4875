//! The board that the image is for: which pin does what, and how its panel is set up.

use embassy_rp::Peri;
use embassy_rp::gpio::AnyPin;
use embassy_rp::peripherals::{FLASH, USB, WATCHDOG};

use crate::backlight::Backlight;
use crate::panel::Panel;
use crate::sound::Piezo;

#[cfg(feature = "pico-lcd-1-3")]
mod pico_lcd_1_3;
#[cfg(feature = "pico-lcd-1-3")]
pub use pico_lcd_1_3::*;

#[cfg(all(feature = "picosystem", not(feature = "pico-lcd-1-3")))]
mod picosystem;
#[cfg(all(feature = "picosystem", not(feature = "pico-lcd-1-3")))]
pub use picosystem::*;

#[cfg(not(any(feature = "pico-lcd-1-3", feature = "picosystem")))]
compile_error!("choose a board: one of the features `pico-lcd-1-3` and `picosystem`");
#[cfg(all(feature = "pico-lcd-1-3", feature = "picosystem"))]
compile_error!("choose one board: `--no-default-features --features picosystem`");

/// What a board hands to the firmware.
pub struct Parts {
    pub panel: Panel<Glass>,
    pub backlight: Backlight,
    /// In the order of `Button::ALL`; low while held.
    pub buttons: [Peri<'static, AnyPin>; 8],
    pub battery: Battery,
    pub piezo: Option<Piezo>,
    /// High while the USB cable has power.
    pub vbus: Peri<'static, AnyPin>,
    pub usb: Peri<'static, USB>,
    pub flash: Peri<'static, FLASH>,
    pub watchdog: Peri<'static, WATCHDOG>,
}
