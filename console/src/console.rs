//! The console itself: a stack of screens, what buttons and answers do to it, and what it draws.

mod cable;
mod clock;
mod drive;
mod haste;

use core::fmt::Debug;

use draw::chrome::{self, KEYS, Line, STRIP};
use draw::pen::{Drawn, Pen, draw_on, trace};
use draw::theme::{BOLD, COST, GAIN, PANEL, TEXT};
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use heapless::Vec;
use saves::{ActionBytes, Slot, Volume};
use texts::{Language, console as say};

use self::clock::{HOLD, REPEAT, SHORT};
pub use self::drive::Shell;
use self::haste::Haste;
use crate::Button;
use crate::export::part::Part;
use crate::game::help::articles;
use crate::game::lesson::Step as LessonStep;
use crate::game::session::AnySession;
use crate::games::GAMES;
use crate::port::{Answer, Boot, Request, Sound};
use crate::screens::{self, Leaflet, Question, Scores, Screen, ScreenKind, Service, Step};
use crate::state::{Change, Notice, State};

/// Below this charge, in per cent, the battery is called low.
const LOW: u8 = 10;

/// How the panel is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Light {
    On,
    Dim,
    Asleep,
}

/// A console: screens, what they share, and the clock. The page of the [crate] says how a shell drives it.
#[derive(Clone, Debug)]
pub struct Console {
    state: State,
    /// The last one lies on top; never empty.
    stack: Vec<Screen, 9>,
    /// Whether the picture changed since it was last shown.
    stale: bool,
    light: Light,
    /// Ticks since the last button.
    rest: u32,
    /// The direction that repeats, and in how many ticks.
    repeat: Option<(Button, u32)>,
    /// The button that does something once it is held for a second, and how long it was: A destroys, Y asks for a hint.
    hold: Option<(Button, u32)>,
    haste: Haste,
    /// Ticks that the current frame of an animation has shown.
    frame: u32,
}

impl Console {
    /// Returns a console at power-on.
    pub fn new(boot: Boot) -> Self {
        let mut console = Self::off(boot);
        console.power_on();
        console
    }

    /// Returns a console to be [powered on](Self::power_on) in its final place: a small stack has no room for a copy.
    #[inline(always)]
    pub fn off(boot: Boot) -> Self {
        Console {
            state: State::new(boot),
            stack: Vec::new(),
            stale: true,
            light: Light::On,
            rest: 0,
            repeat: None,
            hold: None,
            haste: Haste::default(),
            frame: 0,
        }
    }

    /// Opens the first screen.
    pub fn power_on(&mut self) {
        let (crashed, safe) = (self.state.boot.crash.is_some(), self.state.boot.safe);
        // After a crash Y may still be held from before; go on with the saved game instead.
        let service = self.state.boot.held.contains(Button::Y) && !crashed;
        self.state.ask(Request::Backlight(self.state.settings.backlight()));
        if let Some(language) = self.state.boot.language {
            self.state.settings.speak(language);
        }
        if crashed && !safe {
            self.state.notify(Notice::Crashed);
        }
        self.open(Screen::Title(0));
        if safe {
            self.open(Screen::Ask(Question::Safe));
            self.open(Screen::Notice(Notice::Crashed));
        }
        if service {
            self.open(Screen::Service(Service::default()));
        }
    }

    /// Handles a button that goes down.
    pub fn press(&mut self, button: Button) {
        self.rest = 0;
        match core::mem::replace(&mut self.light, Light::On) {
            Light::On => {}
            Light::Dim => self.state.ask(Request::Backlight(self.state.settings.backlight())),
            Light::Asleep => {
                // A press that wakes the panel does nothing else.
                self.state.ask(Request::Backlight(self.state.settings.backlight()));
                self.stale = true;
                return;
            }
        }
        if self.state.demo {
            self.state.end_demo();
            return self.go(Step::Home);
        }
        let ignored = self.ignores(button);
        // An ignored B restarts its wait, so that a row of them counts as one; an ignored A does not.
        if !ignored || button == Button::B {
            self.haste.press(button);
        }
        if ignored {
            return;
        }
        // A press on another button lets go of Y.
        if self.hold.is_some_and(|(held, _)| held != button) {
            self.let_go();
        }
        let holds = match button {
            Button::A => self.wants_hold(),
            Button::Y => self.can_hint(),
            _ => false,
        };
        if holds {
            self.hold = Some((button, 0));
            self.stale |= self.bar().is_some();
            return;
        }
        self.repeat = button.is_direction().then_some((button, REPEAT.0));
        self.act(button);
    }

    /// Handles a button that goes up.
    pub fn release(&mut self, button: Button) {
        self.repeat.take_if(|(repeating, _)| *repeating == button);
        if self.hold.is_some_and(|(held, _)| held == button) {
            self.let_go();
        }
    }

    /// Ends a hold before its time: Y then does what a short press does.
    fn let_go(&mut self) {
        self.stale |= self.bar().is_some();
        if let Some((Button::Y, _)) = self.hold.take()
            && matches!(self.top(), Screen::Table)
        {
            self.act(Button::Y);
        }
    }

    /// Types a letter, where letters are typed: for hosts that have keys for them.
    pub fn write(&mut self, letter: char) {
        if let Some(Screen::Keyboard(keyboard)) = self.stack.last_mut() {
            keyboard.write(letter);
            self.rest = 0;
            self.stale = true;
        }
    }

    /// Returns whether a button would do nothing now because it comes so soon after another that it is taken for a
    /// slip.
    pub fn ignores(&self, button: Button) -> bool {
        self.haste.is_hasty(button) && self.top().is_grave(&self.state, button)
    }

    /// Takes the shell's answer to a request.
    pub fn answer(&mut self, answer: Answer<'_>) {
        let listed = matches!(answer, Answer::Save(saves::Answer::Journal(_))) && self.state.is_listing();
        let change = match answer {
            // A write that succeeded changes no picture.
            Answer::Save(saves::Answer::Begun(result @ Ok(_))) => return self.state.begun(result),
            Answer::Save(saves::Answer::Written(result @ Ok(()))) => return self.state.written(result),
            Answer::Save(answer) => self.saved(answer),
            Answer::Entropy(entropy) => self.state.entropy(entropy),
            Answer::Battery(battery) => {
                if self.state.battery == Some(battery) {
                    return;
                }
                if battery < LOW && self.state.battery.is_none_or(|before| before >= LOW) {
                    self.state.notify(Notice::Battery);
                }
                if battery == 0 {
                    self.state.notify(Notice::Empty);
                }
                self.state.battery = Some(battery);
                Change::None
            }
        };
        // A message may lie over the title.
        if let Some(Screen::Title(row)) = self.stack.first_mut().filter(|_| listed) {
            *row = screens::first_row(&self.state);
        }
        self.change(change);
    }

    /// Takes the store's answer.
    fn saved(&mut self, answer: saves::Answer<'_>) -> Change {
        match answer {
            saves::Answer::Region(region) => return self.state.region(region),
            saves::Answer::Journal(journal) => return self.state.journal(journal),
            saves::Answer::Stored(record, bytes) => {
                let before = self.state.settings.backlight();
                self.state.take_record(record, bytes);
                if self.state.settings.backlight() != before {
                    self.state.ask(Request::Backlight(self.state.settings.backlight()));
                }
            }
            saves::Answer::Page(slot, category, bytes) => self.state.page(slot, category, bytes),
            saves::Answer::Begun(result) => self.state.begun(result),
            saves::Answer::Written(result) => self.state.written(result),
            saves::Answer::Worn(places) => self.state.worn = places,
        }
        Change::None
    }

    /// Returns the next thing that the console wants done.
    pub fn request(&mut self) -> Option<Request> {
        self.state.request()
    }

    /// Returns how many actions were taken so far of the game that is replayed or packed in slices, as long as it is.
    pub fn progress(&self) -> Option<u16> {
        self.state.work_done()
    }

    /// Returns the journal that is exported: each part is a line for the log.
    pub fn export(&self) -> impl Iterator<Item = Part> {
        self.state.made.export().into_iter().flat_map(|export| export.parts())
    }

    /// Returns the journal of the game that is on the table or looked at.
    pub fn volume(&self) -> Option<Volume> {
        let State { looked, place, current, demo, .. } = &self.state;
        let volume = looked.as_ref().map(|looked| looked.volume).or(place.map(Volume::InProgress));
        volume.filter(|_| current.session().is_some() && !demo)
    }

    /// Returns whether nothing moves: no animation runs, no request and no answer is open. Backlight and sleep don't
    /// count, nor a review, which takes a minute and can be left.
    pub fn is_idle(&self) -> bool {
        let waits = self.is_reviewing() || !self.is_working() && self.state.is_quiet();
        !self.stale && !self.plays_on() && waits
    }

    /// Returns whether a game is reviewed.
    pub fn is_reviewing(&self) -> bool {
        matches!(self.top(), Screen::Review(_)) && self.state.is_reviewing()
    }

    /// Draws the whole picture.
    pub fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        draw_on(target, |pen| self.draw_with(pen))
    }

    /// Hands all that the picture consists of to `out`, text by text: for tests of what can be read.
    pub fn trace(&self, out: &mut dyn FnMut(Drawn<'_>)) {
        trace(out, |pen| self.draw_with(pen));
    }

    fn draw_with(&self, pen: &mut Pen<'_>) {
        pen.language = self.state.settings.language();
        self.top().draw(&self.state, pen);
        let (y, words, colour, held) = match (self.top(), self.bar()) {
            (Screen::Table, Some((Button::Y, held))) if self.state.is_ranked() => {
                (STRIP, say::HOLD_HINT_NO_RECORD, COST, held)
            }
            (Screen::Table, Some((Button::Y, held))) => (STRIP, say::HOLD_HINT, GAIN, held),
            // The strip of a game says why, until A is down.
            (Screen::Table, Some((_, held))) => (STRIP, say::HOLD_A, COST, held),
            (Screen::Table, None) => {
                if self.state.is_tutoring() {
                    pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, PANEL);
                    pen.say(4, STRIP + 2, BOLD, TEXT, say::TUTOR_LOOKS);
                }
                return;
            }
            (top, held) if top.wants_hold(&self.state) => (192, say::HOLD_A, COST, held.map_or(0, |(_, held)| held)),
            _ => return,
        };
        if y == STRIP {
            pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, PANEL);
        }
        chrome::hold(pen, y, words, colour, held);
    }

    /// Returns the held button whose bar shows, and how long the bar is: a step ahead, so that it moves as soon as A is
    /// pressed. A short Y has none.
    fn bar(&self) -> Option<(Button, u32)> {
        let ahead = self.hold.map(|(button, held)| (button, held + HOLD.1));
        ahead.filter(|&(button, held)| button != Button::Y || held > SHORT)
    }

    /// Returns whether Y can be held for a hint.
    fn can_hint(&self) -> bool {
        matches!(self.top(), Screen::Table) && self.state.can_hint() && !self.state.is_tutoring()
    }

    /// Returns whether A has to be held for a second here.
    pub fn wants_hold(&self) -> bool {
        self.top().wants_hold(&self.state)
    }

    /// How many games there are.
    pub const GAMES: usize = GAMES.len();

    /// Returns the games in the order of the title: the key of each, and where its game in progress is kept.
    pub fn games() -> impl ExactSizeIterator<Item = (&'static str, Slot)> {
        GAMES.iter().map(|card| (card.key, card.slot))
    }

    /// Returns the games whose first one can be guided: row of the title, and key.
    pub fn lessons() -> impl Iterator<Item = (usize, &'static str)> {
        GAMES.iter().enumerate().filter(|(_, card)| card.lesson.is_some()).map(|(row, card)| (row, card.key))
    }

    /// Returns the language that the console speaks.
    pub fn language(&self) -> Language {
        self.state.settings.language()
    }

    /// Returns the screen that shows, for logs and tests.
    pub fn screen(&self) -> ScreenKind {
        self.top().kind()
    }

    /// Returns where the cursor is: two consoles that print the same here answer a button in the same way, as long as
    /// the same game is on the table.
    pub fn cursor(&self) -> impl Debug {
        (&self.stack, self.state.current.session().map(|session| session.table()))
    }

    /// Returns the title of the help on what is pointed at, when a game shows.
    pub fn topic(&self) -> Option<Line> {
        let session = self.state.current.session()?;
        let article = session.pointed(&self.state.settings);
        let listed = articles(session.help()).any(|other| core::ptr::eq(other, article));
        (listed && matches!(self.top(), Screen::Table)).then(|| article.title(self.state.settings.language()))
    }

    /// Returns whether the last press goes on: what it took is taken again, or something after it.
    pub fn repeats(&self) -> bool {
        self.state.current.session().is_some_and(|session| session.repeats())
    }

    /// Returns what the press that takes an action takes after it, in the game on the table.
    pub fn follow_up(&self, action: &[u8]) -> Option<ActionBytes> {
        self.state.current.session()?.follow_up(action)
    }

    /// Returns what the two lines above the keys say, when a game shows.
    pub fn strip(&self) -> Option<[Line; 2]> {
        let session = self.state.current.session()?;
        matches!(self.top(), Screen::Table).then(|| session.strip(&self.state.settings))
    }

    /// Returns the same console with the numbers of the game as large as they come: for tests of what fits on a screen.
    pub fn exaggerated(&self) -> Console {
        let mut other = self.clone();
        if let Some(session) = other.state.current.laid_mut() {
            session.exaggerate();
        }
        other
    }

    /// Returns the same console in the other palette: for tests of which colours can be told apart.
    pub fn repainted(&self) -> Console {
        let mut other = self.clone();
        other.state.settings.colour_blind = !other.state.settings.colour_blind;
        other
    }

    /// Returns what A would do at the table, encoded, and the points that the screen announces for it.
    pub fn promise(&self) -> Option<(ActionBytes, i16)> {
        let session = self.state.current.session()?;
        matches!(self.top(), Screen::Table).then(|| session.promise(&self.state.settings)).flatten()
    }

    /// Returns whether a page of the game shows that is only looked at.
    pub fn looks(&self) -> bool {
        matches!(self.top(), Screen::Table) && self.state.current.session().is_some_and(|session| session.looks())
    }

    /// Returns what the guide of a first game asks for, when the game shows as it stands.
    pub fn guided(&self) -> Option<&'static LessonStep> {
        self.learned()?.guided()
    }

    /// Returns the tip of a first game that shows.
    pub fn tip(&self) -> Option<&'static LessonStep> {
        self.learned()?.tip()
    }

    fn learned(&self) -> Option<&dyn AnySession> {
        let session = self.state.current.session()?;
        (matches!(self.top(), Screen::Table) && !session.is_watched()).then_some(session)
    }

    fn top(&self) -> &Screen {
        self.stack.last().unwrap_or(&Screen::Title(0))
    }

    fn act(&mut self, button: Button) {
        let Console { stack, state, .. } = self;
        let Some(top) = stack.last_mut() else { return };
        let step = top.press(state, button);
        self.go(step);
        let moved = button.is_direction().then_some(Sound::Tick);
        if let Some(sound) = self.state.sound.take().or(moved) {
            self.state.play_sound(sound);
        }
    }

    /// Shows the result of a step, if it changes the picture.
    fn change(&mut self, change: Change) {
        if change != Change::Unseen {
            self.go(change.into());
        }
    }

    fn go(&mut self, step: Step) {
        self.stale = true;
        let noticed = matches!(self.top(), Screen::Notice(_));
        if self.state.demo {
            // What computers do keeps the panel awake.
            self.rest = 0;
        }
        match step {
            Step::Stay => {}
            Step::Open(screen) => self.open(screen),
            Step::Close => self.close(),
            Step::Swap(screen) => {
                self.stack.pop();
                self.open(screen);
            }
            Step::Home => {
                // The cursor stays on the game that was played.
                let row = match self.stack.first() {
                    Some(Screen::Title(row)) if usize::from(*row) < GAMES.len() => *row,
                    _ => screens::first_row(&self.state),
                };
                self.stack.clear();
                self.open(Screen::Title(row));
            }
            Step::Play => {
                self.stack.truncate(1);
                self.open(Screen::Table);
                let first = self.state.current.session().and_then(|session| match session.page_waits() {
                    _ if session.is_over() => Some(Screen::Scores(Scores::default())),
                    _ if session.passes() => Some(Screen::HandOver(Default::default())),
                    page => page.then_some(Screen::Interlude),
                });
                let begins = |session: &&dyn AnySession| session.length() == 0 && !self.state.demo;
                let session = self.state.current.session().filter(begins);
                let leaflet = session.and_then(|session| Leaflet::of(session.slot(), session.leaves()));
                for screen in first.into_iter().chain(leaflet.map(Screen::Leaflet)) {
                    self.open(screen);
                }
            }
        }
        if matches!(self.top(), Screen::Title(_)) && self.state.needs_language() {
            self.open(Screen::Language(0));
        }
        if !matches!(self.top(), Screen::Notice(_)) {
            let Some(notice) = self.state.notices.pop_front() else { return };
            self.open(Screen::Notice(notice));
        }
        // Silent at power-on: the loudness is not read yet.
        if !noticed && !self.state.is_listing() {
            self.state.play_sound(Sound::Error);
        }
    }

    fn open(&mut self, screen: Screen) {
        if self.stack.is_full() {
            // No path through the screens is that deep; if one were, the top screen would make room.
            self.stack.pop();
        }
        let _ = self.stack.push(screen);
    }

    fn close(&mut self) {
        if self.stack.len() > 1 {
            let closed = self.stack.pop();
            if let (Some(Screen::Keyboard(keyboard)), Some(below)) = (closed, self.stack.last_mut()) {
                screens::deliver(&keyboard, below);
            }
        }
    }
}
