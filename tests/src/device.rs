//! A console with its store, on a flash that can be broken.

use console::{Answer, Boot, Button, Console, Entropy, Figures, Health, Language, Mind, Request, Shell};
use saves::{Place, Volume};
use store::Store;

use crate::look::{Look, picture, title_row};
use crate::{Flash, Seen, now};

/// The rows of the title screen: the games, the finished games, the settings.
const ROWS: usize = Console::GAMES + 2;

/// A console with its store, on a flash that can be broken. It has no panel: a picture is drawn when one is asked for.
#[derive(Debug)]
pub struct Device<const SECTOR: usize> {
    console: Console,
    mind: Box<Mind>,
    parts: Parts<SECTOR>,
}

/// What is around the console.
#[derive(Debug)]
struct Parts<const SECTOR: usize> {
    flash: Flash<SECTOR>,
    store: Store<Flash<SECTOR>>,
    worn: u8,
    /// Writes that were asked for and done.
    writes: usize,
    /// The verdict on the random source.
    health: Health,
    /// Whether the panel is lit.
    lit: bool,
    /// Lines that were logged.
    log: Vec<String>,
}

impl<const SECTOR: usize> Shell for Parts<SECTOR> {
    /// Does what the console wants done, as long as there is power.
    async fn serve(&mut self, console: &mut Console, request: Request) {
        if self.is_off() {
            return;
        }
        let write = is_write(&request);
        match request {
            Request::Save(request) => {
                self.store.serve(request, |answer| pass_on(console, &mut self.worn, answer)).await;
            }
            Request::Entropy => {
                console.answer(Answer::Entropy(Entropy { bits: 7, health: self.health, figures: Figures::default() }))
            }
            Request::Backlight(level) => self.lit = level > 0,
            Request::Log => self.log.extend(console.export().map(|part| part.to_string())),
            Request::Sound(..) | Request::LogRegion | Request::Panic => {}
        }
        self.writes += usize::from(write && !self.is_off());
    }

    async fn show(&mut self, _: &Console) {}
}

impl<const SECTOR: usize> Parts<SECTOR> {
    fn is_off(&self) -> bool {
        self.flash.0.borrow().is_off()
    }
}

impl<const SECTOR: usize> Device<SECTOR> {
    /// Switches the power on: the console knows what the region is, and nothing was served yet.
    pub fn boot(flash: &Flash<SECTOR>) -> Self {
        Self::boot_as(flash, Boot { language: Some(Language::English), ..Boot::default() })
    }

    /// Switches the power on under these circumstances. A safe start does not read what is saved.
    pub fn boot_as(flash: &Flash<SECTOR>, boot: Boot) -> Self {
        let mut parts = Parts {
            flash: flash.clone(),
            store: Store::new(flash.clone()),
            worn: 0,
            writes: 0,
            health: Health::Good,
            lit: true,
            log: Vec::new(),
        };
        let safe = boot.safe;
        let mut console = Console::new(boot);
        if !safe {
            now(parts.store.start(|answer| pass_on(&mut console, &mut parts.worn, answer)));
        }
        Device { console, mind: Box::default(), parts }
    }

    /// Switches the power on, and waits until the title shows.
    pub fn start(flash: &Flash<SECTOR>) -> Self {
        let mut device = Self::boot(flash);
        device.attend();
        device
    }

    /// Returns the flash.
    pub fn flash(&self) -> &Flash<SECTOR> {
        &self.parts.flash
    }

    /// Returns the console.
    pub fn console(&self) -> &Console {
        &self.console
    }

    /// Returns all that is in the store.
    pub fn seen(&mut self) -> Seen {
        Seen::of(&mut self.parts.store)
    }

    /// Sets the verdict on the random source.
    pub fn set_health(&mut self, health: Health) {
        self.parts.health = health;
    }

    /// Tells the console the charge of the battery in per cent.
    pub fn set_battery(&mut self, charge: u8) {
        self.console.answer(Answer::Battery(charge));
    }

    /// Returns whether the panel is lit.
    pub fn is_lit(&self) -> bool {
        self.parts.lit
    }

    /// Returns the lines that were logged since this was last asked.
    pub fn take_log(&mut self) -> Vec<String> {
        std::mem::take(&mut self.parts.log)
    }

    /// Holds A for as long as it takes to destroy something.
    pub fn hold(&mut self) {
        self.console.press(Button::A);
        self.pass(120);
        self.console.release(Button::A);
    }

    /// Presses and releases a button, late enough not to be a slip, and A as long as is wanted; requests are not served yet.
    pub fn push(&mut self, button: Button) {
        if self.console.ignores(button) {
            now(self.console.pass(100, &mut self.parts));
        }
        let held = button == Button::A && self.console.wants_hold();
        self.console.press(button);
        if held {
            (0..120).for_each(|_| self.console.tick(1));
        }
        self.console.release(button);
    }

    /// Does the next thing that the console wants done, and returns it.
    pub fn serve(&mut self) -> Option<Request> {
        let request = self.console.request().or_else(|| {
            if self.console.repeats() {
                self.console.work(&mut self.mind);
            }
            self.console.request()
        })?;
        now(self.parts.serve(&mut self.console, request.clone()));
        Some(request)
    }

    /// Does a piece of the store's background work.
    pub fn tidy(&mut self) {
        now(self.parts.store.tidy());
    }

    /// Serves all requests of the console as long as there is power, and lets it work in slices. Returns how many
    /// writes were done.
    pub fn attend(&mut self) -> usize {
        let mut writes = self.pass(0);
        let goes_on = |console: &Console| console.is_working() && (console.progress().is_some() || console.repeats());
        while goes_on(&self.console) && !self.is_off() {
            self.console.work(&mut self.mind);
            writes += self.pass(0);
        }
        writes
    }

    /// Lets ticks pass, and serves all requests meanwhile. Returns how many writes were done.
    pub fn pass(&mut self, mut ticks: u32) -> usize {
        let before = self.parts.writes;
        while ticks > 0 && self.console.is_working() && !self.is_off() {
            self.console.work(&mut self.mind);
            now(self.console.pass(1, &mut self.parts));
            ticks -= 1;
        }
        now(self.console.pass(ticks, &mut self.parts));
        if !self.is_off() {
            self.tidy();
        }
        self.parts.writes - before
    }

    /// Presses buttons one after the other. Returns how many writes were done.
    pub fn press(&mut self, buttons: impl IntoIterator<Item = Button>) -> usize {
        let mut writes = 0;
        for button in buttons {
            self.push(button);
            writes += self.attend();
        }
        writes
    }

    /// Goes from one row of the title to this one. Returns how many writes were done.
    pub fn go_to(&mut self, row: usize) -> usize {
        let first = title_row(&self.console).unwrap_or(0);
        self.press(std::iter::repeat_n(Button::Down, (ROWS + row - first) % ROWS))
    }

    /// Goes on from the title with the stored game in this row that was played last.
    pub fn resume(&mut self, row: usize) -> usize {
        self.go_to(row) + self.press([Button::A, Button::A])
    }

    /// Goes on from the title with the stored game in this row and this place.
    pub fn resume_in(&mut self, row: usize, place: Place) -> usize {
        let mut begun = |place| {
            let mut found = None;
            now(self.parts.store.serve(saves::Request::Load(Volume::InProgress(place)), |answer| {
                let saves::Answer::Journal(journal) = answer else { panic!("{answer:?}") };
                found = Some((journal.slot, journal.number));
            }));
            found.expect("it answers")
        };
        let (slot, last) = begun(place);
        let later = Place::all().map(begun).filter(|&(other, at)| other == slot && at > last).count();
        let opened = self.go_to(row) + self.press([Button::A]);
        opened + self.press(std::iter::repeat_n(Button::Down, later).chain([Button::A]))
    }

    /// Returns how many places of the flash the store has reported as worn out.
    pub fn worn(&self) -> usize {
        self.parts.worn.into()
    }

    /// Returns whether the power went.
    pub fn is_off(&self) -> bool {
        self.parts.is_off()
    }

    /// Returns what shows when nothing moves any more.
    pub fn look(&mut self) -> Look {
        Look::of(&mut self.console)
    }

    /// Returns the picture when nothing moves any more, as a hash.
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

/// Returns whether a request changes what is stored.
pub fn is_write(request: &Request) -> bool {
    matches!(request, Request::Save(request) if request.is_write())
}
