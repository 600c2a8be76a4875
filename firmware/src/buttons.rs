//! The buttons: a press counts from its first edge if a second look finds it still down; the bouncing after it is ignored.

use core::sync::atomic::{AtomicU32, Ordering};

use console::{Button, Buttons};
use defmt::unwrap;
use embassy_executor::Spawner;
use embassy_futures::select::select;
use embassy_rp::gpio::{AnyPin, Input, Pin as _, Pull};
use embassy_rp::{Peri, pac};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Duration, Instant, Timer};

/// Time between two looks at a contact that changed: a shorter pulse is interference.
const SECOND_LOOK: Duration = Duration::from_millis(1);
/// Contacts have come to rest after this time.
const BOUNCE: Duration = Duration::from_millis(20);

/// Time until a released button reads as up: a weak pull-up (80 kOhm) charges a debounce capacitor (100 nF) in 8 ms.
/// The panel takes longer to start.
const PULL_UP: Duration = Duration::from_millis(20);

/// A button went down or up.
pub struct Event {
    pub button: Button,
    pub down: bool,
    pub at: Instant,
}

/// Room for more than a player presses while a flash sector is erased.
static EVENTS: Channel<CriticalSectionRawMutex, Event, 32> = Channel::new();

/// When the reader of events began to wait, in microseconds; 0 while it does not.
static WAITING_SINCE: AtomicU32 = AtomicU32::new(0);
/// When it last stopped waiting, in microseconds.
static BUSY_SINCE: AtomicU32 = AtomicU32::new(0);

/// Returns the next event, in the order they happened.
pub async fn next() -> Event {
    struct Waiting;
    impl Drop for Waiting {
        fn drop(&mut self) {
            WAITING_SINCE.store(0, Ordering::Relaxed);
            BUSY_SINCE.store(micros(), Ordering::Relaxed);
        }
    }
    WAITING_SINCE.store(micros() | 1, Ordering::Relaxed);
    let _waiting = Waiting;
    EVENTS.receive().await
}

/// Returns the time in microseconds; it wraps after an hour.
fn micros() -> u32 {
    Instant::now().as_micros() as u32
}

/// Returns how long ago an edge that is seen now may have happened, if the processor was drawing or waiting for the
/// flash.
fn lateness() -> Option<Duration> {
    let (now, since) = (micros(), WAITING_SINCE.load(Ordering::Relaxed));
    let late = since == 0 || now.wrapping_sub(since) < SECOND_LOOK.as_micros() as u32;
    late.then(|| Duration::from_micros(now.wrapping_sub(BUSY_SINCE.load(Ordering::Relaxed)).into()))
}

/// The pins of all buttons, as bits.
static PINS: AtomicU32 = AtomicU32::new(0);

/// Returns the pins of all buttons, as bits.
pub fn pins() -> u32 {
    PINS.load(Ordering::Relaxed)
}

/// Watches all buttons from now on. Returns those that are held already: they report their release first.
pub async fn start(spawner: Spawner, pins: [Peri<'static, AnyPin>; 8]) -> Buttons {
    PINS.store(pins.iter().fold(0, |all, pin| all | 1 << pin.pin()), Ordering::Relaxed);
    let inputs = pins.map(Contact::new);
    Timer::after(PULL_UP).await;
    let mut held = Buttons::default();
    for (button, contact) in Button::ALL.into_iter().zip(inputs) {
        let down = contact.is_down();
        held.set(button, down);
        spawner.spawn(unwrap!(watch(button, contact, down)));
    }
    held
}

#[embassy_executor::task(pool_size = 8)]
async fn watch(button: Button, mut contact: Contact, mut down: bool) -> ! {
    loop {
        contact.turns(!down).await;
        let mut at = Instant::now();
        match lateness() {
            // A press that began while the processor was busy may be over by now, and still counts. Its release may
            // have followed at once, so that a direction does not repeat for that time.
            Some(late) if down => at = at.checked_sub(late).unwrap_or(Instant::MIN),
            Some(_) => (),
            None => {
                Timer::after(SECOND_LOOK).await;
                if contact.is_down() == down {
                    continue;
                }
            }
        }
        down = !down;
        EVENTS.send(Event { button, down, at }).await;
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

    fn is_down(&self) -> bool {
        is_low(self.number)
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
            if is_low(number) != down {
                core::future::pending().await
            }
        };
        select(edge, level).await;
    }
}

fn is_low(pin: u8) -> bool {
    pac::SIO.gpio_in(0).read() >> pin & 1 == 0
}
