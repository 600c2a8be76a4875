//! Loire on the RP2040.
//!
//! A task for each button ([`buttons`]), one for the panel ([`display`]), one for the piezo ([`sound`]), one for the USB
//! port ([`cable`]), and [`run`], which runs the console on a [`device`]. The processor sleeps whenever all of them wait.

#![no_std]
#![no_main]
#![deny(unsafe_op_in_unsafe_fn, clippy::undocumented_unsafe_blocks)]

mod backlight;
#[cfg(feature = "picosystem")]
mod battery;
mod board;
mod buttons;
#[cfg_attr(not(feature = "cable"), path = "no_cable.rs")]
mod cable;
mod crash;
mod device;
mod display;
mod entropy;
mod flash;
mod health;
mod panel;
mod power;
mod run;
mod sleep;
mod sound;
mod watchdog;

use console::{Boot, PAGE};
use defmt::{info, unwrap};
use defmt_rtt as _;
use embassy_executor::Spawner;
use embassy_rp::clocks::ClockConfig;
use embassy_rp::config::Config;

use crate::board::BUILD;
use crate::flash::Area;
use crate::power::Gauge;

/// Crashes after which the saves are not read, if there is no minute without one between them.
const SAFE_AFTER: u32 = 3;

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    let parts = board::take(embassy_rp::init(config()));
    sleep::init();
    info!("Loire {=str}", BUILD);
    spawner.spawn(unwrap!(display::run(parts.panel, parts.backlight)));
    if let Some(piezo) = parts.piezo {
        spawner.spawn(unwrap!(sound::run(piezo)));
    }
    let hung = watchdog::start(parts.watchdog);
    let crash = crash::take_note(hung);
    #[cfg(feature = "raw-bits")]
    entropy::log_raw_bits().await;
    let held = buttons::start(spawner, parts.buttons).await;
    let mut saves = Area::saves(parts.flash);
    cable::start(spawner, parts.usb, parts.vbus, &mut saves).await;
    run::run(
        Boot { held, crash, safe: watchdog::crashes() >= SAFE_AFTER, build: BUILD, page: PAGE, ..Boot::default() },
        saves,
        Gauge::new(parts.battery),
    )
    .await
}

fn config() -> Config {
    let mut clocks = ClockConfig::crystal(12_000_000);
    if let Some(crystal) = &mut clocks.xosc {
        // In units of 1 ms. These crystals need 1 ms; the default of 128 would double the time to the first picture.
        crystal.delay_multiplier = 4;
    }
    Config::new(clocks)
}
