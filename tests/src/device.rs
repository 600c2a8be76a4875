//! A console with its store, on a flash that can be broken.

use console::{Answer, Boot, Button, Console, Entropy, Health, Request};
use saves::Slot;
use store::Store;

use crate::games::slots;
use crate::look::{Look, picture};
use crate::{Flash, Seen, now};

/// The rows of the title screen: the games, the finished games, the settings.
const ROWS: usize = Console::GAMES + 2;

/// A console with its store, on a flash that can be broken. It has no panel: a picture is drawn when one is asked for.
#[derive(Debug)]
pub struct Device<const SECTOR: usize> {
    flash: Flash<SECTOR>,
    store: Store<Flash<SECTOR>>,
    console: Console,
    worn: u8,
}

impl<const SECTOR: usize> Device<SECTOR> {
    /// Power-on: the console knows what the region is, and asked for nothing yet.
    pub fn boot(flash: &Flash<SECTOR>) -> Self {
        let (store, console) = (Store::new(flash.clone()), Console::new(Boot::default()));
        let mut device = Device { flash: flash.clone(), store, console, worn: 0 };
        now(device.store.start(|answer| pass_on(&mut device.console, &mut device.worn, answer)));
        device
    }

    /// Power-on, until the title shows.
    pub fn start(flash: &Flash<SECTOR>) -> Self {
        let mut device = Self::boot(flash);
        device.attend();
        device
    }

    /// The flash.
    pub fn flash(&self) -> &Flash<SECTOR> {
        &self.flash
    }

    /// The console.
    pub fn console(&self) -> &Console {
        &self.console
    }

    /// All that comes out of the store.
    pub fn seen(&mut self) -> Seen {
        Seen::of(&mut self.store)
    }

    /// A button goes down and up; nothing is done about it yet.
    pub fn push(&mut self, button: Button) {
        self.console.press(button);
        self.console.release(button);
    }

    /// Does the next thing that the console wants done, and says what it was.
    pub fn serve(&mut self) -> Option<Request> {
        let request = self.console.request()?;
        let Device { console, worn, .. } = self;
        match &request {
            Request::Save(request) => {
                now(self.store.serve(request.clone(), |answer| pass_on(console, worn, answer)));
            }
            Request::Entropy => console.answer(Answer::Entropy(Entropy { bits: 7, health: Health::Good })),
            Request::Backlight(_) | Request::Log | Request::Panic => {}
        }
        Some(request)
    }

    /// Does a piece of the work that nobody waits for.
    pub fn tidy(&mut self) {
        now(self.store.tidy());
    }

    /// Does all that the console wants done, as long as there is power. Says how many writes were asked for and done.
    pub fn attend(&mut self) -> usize {
        let mut writes = 0;
        while !self.is_off()
            && let Some(request) = self.serve()
        {
            writes += usize::from(!self.is_off() && is_write(&request));
        }
        if !self.is_off() {
            self.tidy();
        }
        writes
    }

    /// Presses buttons one after the other, and says how many writes that led to.
    pub fn press(&mut self, buttons: impl IntoIterator<Item = Button>) -> usize {
        let mut writes = 0;
        for button in buttons {
            self.push(button);
            writes += self.attend();
        }
        writes
    }

    /// From the title as it shows at power-on: the cursor goes to this row.
    pub fn go_to(&mut self, row: usize) -> usize {
        let seen = self.seen();
        let goes_on = |slot: &Slot| seen.journals.get(&slot.0).is_some_and(|journal| journal.head.is_some());
        let first = slots().iter().position(goes_on).unwrap_or(0);
        self.press(std::iter::repeat_n(Button::Down, (ROWS + row - first) % ROWS))
    }

    /// Goes on with the stored game in this row of the title, as it shows at power-on.
    pub fn resume(&mut self, row: usize) -> usize {
        self.go_to(row) + self.press([Button::A])
    }

    /// How many places of the flash it said are worn out.
    pub fn worn(&self) -> usize {
        self.worn.into()
    }

    /// Whether the power went.
    pub fn is_off(&self) -> bool {
        self.flash.0.borrow().is_off()
    }

    /// What shows when nothing moves any more.
    pub fn look(&mut self) -> Look {
        Look::of(&mut self.console)
    }

    /// The picture when nothing moves any more, as a hash.
    pub fn picture(&mut self) -> u64 {
        picture(&mut self.console)
    }
}

/// Tells the console, and notes how many places are worn out.
fn pass_on(console: &mut Console, worn: &mut u8, answer: saves::Answer<'_>) {
    if let saves::Answer::Worn(places) = answer {
        *worn = places;
    }
    console.answer(answer.into());
}

/// Whether a request changes what is stored.
pub fn is_write(request: &Request) -> bool {
    matches!(request, Request::Save(request) if request.is_write())
}
