//! In place of `cable` where the image is built without that feature: the USB controller stays off.

use console::Console;
use embassy_executor::Spawner;
use embassy_rp::Peri;
use embassy_rp::gpio::AnyPin;
use embassy_rp::peripherals::USB;

use crate::device::Device;
use crate::flash::Area;

/// Does nothing.
pub async fn start(_: Spawner, _: Peri<'static, USB>, _: Peri<'static, AnyPin>, _: &mut Area) {}

/// Returns whether the cable has power.
pub fn is_plugged() -> bool {
    false
}

/// Returns the pin that is high while the cable has power, as a bit.
pub fn pins() -> u32 {
    0
}

/// The port that there is not.
#[derive(Default)]
pub struct Cable {}

impl Cable {
    /// Returns whether the console was touched.
    pub async fn serve(&mut self, _: &mut Console, _: &mut Device) -> bool {
        false
    }

    /// Waits for something to serve.
    pub async fn work(&self) {
        core::future::pending().await
    }
}
