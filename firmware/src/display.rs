//! The task that has the panel: it is lent the picture, sends what changed, and lights it.

use console::Frame;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;

use crate::backlight::Backlight;
use crate::board::Glass;
use crate::panel::{Panel, SETTLES};

enum Order {
    Show(&'static mut Frame),
    Light(&'static mut Frame, u8),
}

static ORDERS: Channel<CriticalSectionRawMutex, Order, 1> = Channel::new();
static DONE: Channel<CriticalSectionRawMutex, &'static mut Frame, 1> = Channel::new();

/// Lends the picture to the panel task, and returns it when the changed parts are sent.
pub async fn show(frame: &'static mut Frame) -> &'static mut Frame {
    ORDERS.send(Order::Show(frame)).await;
    DONE.receive().await
}

/// Lights the panel at `level` per cent; 0 puts it to sleep. To wake it, it is set up anew and gets the whole picture.
pub async fn light(frame: &'static mut Frame, level: u8) -> &'static mut Frame {
    ORDERS.send(Order::Light(frame, level)).await;
    DONE.receive().await
}

/// Starts the panel, then serves orders for ever.
#[embassy_executor::task]
pub async fn run(mut panel: Panel<Glass>, mut backlight: Backlight) -> ! {
    // A reset of the chip alone may have left the panel awake.
    panel.start(SETTLES).await;
    loop {
        let frame = match ORDERS.receive().await {
            Order::Show(frame) => {
                panel.show(frame).await;
                frame
            }
            Order::Light(frame, 0) => {
                backlight.set(0);
                panel.sleep().await;
                frame
            }
            Order::Light(frame, level) => {
                panel.wake(frame).await;
                backlight.set(level);
                frame
            }
        };
        DONE.send(frame).await;
    }
}
