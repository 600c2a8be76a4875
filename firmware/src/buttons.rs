//! The buttons: a press counts at its first edge, and what the contacts do right after it is not looked at.

use console::{Button, Buttons};
use defmt::unwrap;
use embassy_executor::Spawner;
use embassy_futures::select::select;
use embassy_rp::gpio::{AnyPin, Input, Pin as _, Pull};
use embassy_rp::{Peri, pac};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Duration, Instant, Timer};

/// Contacts have come to rest after this time.
const BOUNCE: Duration = Duration::from_millis(20);

/// A button went down or up.
pub struct Event {
    pub button: Button,
    pub down: bool,
    pub at: Instant,
}

/// Room for more than a player presses while a flash sector is erased.
static EVENTS: Channel<CriticalSectionRawMutex, Event, 32> = Channel::new();

/// Returns the next event, in the order they happened.
pub async fn next() -> Event {
    EVENTS.receive().await
}

/// Watches all buttons from now on. Returns those that are held already: they report their release first.
pub async fn start(spawner: Spawner, pins: [Peri<'static, AnyPin>; 8]) -> Buttons {
    let inputs = pins.map(Contact::new);
    // The pull-ups need a moment before a button that is up reads so.
    Timer::after_micros(200).await;
    let mut held = Buttons::default();
    for (button, contact) in Button::ALL.into_iter().zip(inputs) {
        let down = contact.input.is_low();
        held.set(button, down);
        spawner.spawn(unwrap!(watch(button, contact, down)));
    }
    held
}

#[embassy_executor::task(pool_size = 8)]
async fn watch(button: Button, mut contact: Contact, mut down: bool) -> ! {
    loop {
        down = !down;
        contact.turns(down).await;
        EVENTS.send(Event { button, down, at: Instant::now() }).await;
        Timer::after(BOUNCE).await;
    }
}

/// A contact that closes to ground while its button is held.
struct Contact {
    number: u8,
    input: Input<'static>,
}

impl Contact {
    fn new(pin: Peri<'static, AnyPin>) -> Self {
        let number = pin.pin();
        let mut input = Input::new(pin, Pull::Up);
        input.set_schmitt(true);
        Contact { number, input }
    }

    /// Waits until the button is `down`, or up; returns at once if it is.
    ///
    /// The edge interrupt is armed before the level is read, so that no edge is missed in between. The chip latches it
    /// while interrupts are off for the flash: a short press in that time still counts.
    async fn turns(&mut self, down: bool) {
        let number = self.number;
        let edge = async {
            if down { self.input.wait_for_falling_edge().await } else { self.input.wait_for_rising_edge().await }
        };
        let level = async {
            if (pac::SIO.gpio_in(0).read() >> number & 1 == 0) != down {
                core::future::pending().await
            }
        };
        select(edge, level).await;
    }
}
