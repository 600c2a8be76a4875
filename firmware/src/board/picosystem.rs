//! Pimoroni PicoSystem.

use embassy_rp::Peripherals;
use embassy_rp::adc::{self, Adc};
use embassy_rp::gpio::Pull;
use embassy_rp::pac;
use embassy_rp::peripherals::SPI0;
use embassy_rp::pwm::Pwm;

use super::Parts;
use crate::backlight::Backlight;
use crate::battery;
use crate::panel::{self, Command, Panel};
use crate::sound::Piezo;

/// Version and board, for the log and the service page.
pub const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), " picosystem");

/// The glass stands upright, and wants these voltages.
pub struct Glass;

impl panel::Glass for Glass {
    type Bus = SPI0;
    const SETUP: &'static [Command] = &[(panel::MADCTL, &[0x00]), (panel::GCTRL, &[0x14]), (panel::VCOMS, &[0x25])];
}

/// The lithium cell, measured through a divider by three.
pub struct Battery {
    adc: Adc<'static, adc::Blocking>,
    sense: adc::Channel<'static>,
}

impl Battery {
    const SAMPLES: u32 = 16;

    /// Returns the charge in per cent, if there is a cell. The converter draws current only while it measures.
    pub fn charge(&mut self) -> Option<u8> {
        pac::ADC.cs().modify(|w| w.set_en(true));
        while !pac::ADC.cs().read().ready() {}
        let mut sum = 0;
        for _ in 0..Self::SAMPLES {
            sum += u32::from(self.adc.blocking_read(&mut self.sense).ok()?);
        }
        pac::ADC.cs().modify(|w| w.set_en(false));
        battery::charge(sum * 3 * 3300 / (Self::SAMPLES * 4096))
    }
}

/// Assigns the peripherals to their uses.
pub fn take(p: Peripherals) -> Parts {
    Parts {
        panel: Panel::new(p.SPI0, p.PIN_6, p.PIN_7, p.DMA_CH0, p.PIN_5, p.PIN_9, p.PIN_4),
        backlight: Backlight::new(Pwm::new_output_a(p.PWM_SLICE6, p.PIN_12, Backlight::off())),
        buttons: [
            p.PIN_23.into(),
            p.PIN_20.into(),
            p.PIN_22.into(),
            p.PIN_21.into(),
            p.PIN_18.into(),
            p.PIN_19.into(),
            p.PIN_17.into(),
            p.PIN_16.into(),
        ],
        battery: Battery {
            adc: Adc::new_blocking(p.ADC, adc::Config::default()),
            sense: adc::Channel::new_pin(p.PIN_26, Pull::None),
        },
        piezo: Some(Piezo(Pwm::new_output_b(p.PWM_SLICE5, p.PIN_11, Piezo::off()))),
        vbus: p.PIN_2.into(),
        usb: p.USB,
        flash: p.FLASH,
        watchdog: p.WATCHDOG,
    }
}
