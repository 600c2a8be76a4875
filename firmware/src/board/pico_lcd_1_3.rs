//! Raspberry Pi Pico with the Waveshare Pico-LCD-1.3.

use embassy_rp::Peripherals;
use embassy_rp::peripherals::SPI1;
use embassy_rp::pwm::Pwm;

use super::Parts;
use crate::backlight::Backlight;
use crate::panel::{self, Command, Panel};

/// Version and board, for the log and the service page.
pub const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), " pico-lcd-1-3");

/// The glass is mounted a quarter turn to the left, and wants these voltages.
pub struct Glass;

impl panel::Glass for Glass {
    type Bus = SPI1;
    const SETUP: &'static [Command] = &[(panel::MADCTL, &[0x70]), (panel::GCTRL, &[0x35]), (panel::VCOMS, &[0x19])];
}

/// This board runs on USB.
pub struct Battery;

impl Battery {
    /// Returns the charge in per cent, if the board can measure it.
    pub fn charge(&mut self) -> Option<u8> {
        None
    }
}

/// Assigns the peripherals to their uses.
pub fn take(p: Peripherals) -> Parts {
    Parts {
        panel: Panel::new(p.SPI1, p.PIN_10, p.PIN_11, p.DMA_CH0, p.PIN_9, p.PIN_8, p.PIN_12),
        backlight: Backlight::new(Pwm::new_output_b(p.PWM_SLICE6, p.PIN_13, Backlight::off())),
        buttons: [
            p.PIN_2.into(),
            p.PIN_18.into(),
            p.PIN_16.into(),
            p.PIN_20.into(),
            p.PIN_15.into(),
            p.PIN_17.into(),
            p.PIN_19.into(),
            p.PIN_21.into(),
        ],
        battery: Battery,
        piezo: None,
        vbus: p.PIN_24.into(),
        usb: p.USB,
        flash: p.FLASH,
        watchdog: p.WATCHDOG,
    }
}
