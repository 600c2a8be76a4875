//! What all screens share: the game on the table, saved games, settings, statistics, and the requests to the shell.

mod exercise;
mod journals;
mod kept;
mod made;
mod notice;
mod review;
mod start;
mod statistics;
mod tutor;

use core::ops::Range;

use draw::theme::Tints;
use heapless::{Deque, Vec};
use rules_core::Seed;
use saves::{Blob, Failure, Place, Record, Region, Slot};
use texts::Said;

use self::exercise::Copying;
use self::journals::{AT_ONCE, Looked, Purpose, Replay};
use self::start::Start;
use self::statistics::{Reviewed, StatisticsPage};

pub use self::kept::{Kept, Saved};
pub use self::made::Made;
pub use self::notice::Notice;
pub use self::review::{DEAREST, Dear, Mark, POINTS, Review};
pub use self::statistics::{Compared, Sheet, Unranked};
pub use self::tutor::Tutored;

use crate::export::{Export, Status};
use crate::game::card::Card;
use crate::game::help::Group;
use crate::game::opening::Sitter;
use crate::game::session::{Input, Outcome};
use crate::games::{self, AnyThinker, CurrentGame, FilledForm, GAMES};
use crate::port::{Boot, Figures, Health, Loudness, Request, Sound};
use crate::records::settings::Settings;
use crate::records::statistics::{Finished, Inherited};

/// What a computer thinks with. The shell owns it, because it is large. Nothing in it has to last: without it, the
/// computer thinks again.
#[derive(Debug)]
pub struct Mind {
    /// After how many changes of the game it began to think; 0 before. A new mind is all zeros, so that the image needs
    /// no copy of it.
    since: u32,
    level: u8,
    thinker: AnyThinker,
}

/// The level of a mind that packs a journal.
const PACKS: u8 = u8::MAX;

impl Mind {
    /// Returns one that has not begun to think.
    pub const fn new() -> Self {
        Mind { since: 0, level: 0, thinker: AnyThinker::Idle }
    }
}

impl Default for Mind {
    fn default() -> Self {
        Mind::new()
    }
}

/// What a step changed. The screens decide what to show of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing that needs another screen.
    None,
    /// Nothing that shows.
    Unseen,
    /// A game lies on the table.
    Game,
    /// One of the games in progress has to make room for a new one.
    Full,
    /// There is no game on the table.
    NoGame,
    /// The device changes hands.
    HandOver,
    /// The player wants to take something back.
    Undo,
    /// A phase ended.
    Interlude,
    /// The game on the table is over.
    Over,
    /// A journal is looked at, step by step.
    Replay,
    /// An exercise is made.
    Exercise,
    /// The tutor has something to say.
    Tutor,
    /// The save memory can't be used unless it is erased.
    Unusable(Region),
    /// The set-up is impossible, for this reason.
    Impossible(Said),
}

/// What all screens share.
#[derive(Clone, Debug)]
pub struct State {
    /// What is known since power-on.
    pub boot: Boot,
    /// The owner's choices.
    pub settings: Settings,
    /// The games in progress, by place.
    pub in_progress: [Kept; Place::COUNT as usize],
    /// What was chosen last time in the form of each game, its players, and who sat where.
    pub forms: [Option<(FilledForm, u8, [Sitter; 5])>; GAMES.len()],
    /// The index in [`GAMES`] of the game whose rules are read from the title.
    pub rules: Option<usize>,
    /// The game on the table.
    pub current: CurrentGame,
    /// Ticks since a computer began to think about it.
    pub thought: u32,
    /// How often it changed, to tell questions to a computer apart.
    changes: u32,
    /// Where it is kept, if it is in progress.
    pub place: Option<Place>,
    /// The number of its journal.
    number: Option<u16>,
    /// The journal that it is replayed from, until it has arrived.
    replay: Option<Replay>,
    /// The journal that it is read from, if it is only looked at.
    pub looked: Option<Looked>,
    /// The turn that the tutor looks at before it ends.
    tutored: Option<Tutored>,
    /// The last turn that he warned of: the number of its journal, and the action that it begins with.
    warned: (Option<u16>, u16),
    /// When the last hint was asked for: the number of the journal, and its actions so far.
    hinted_at: Option<(Option<u16>, u16)>,
    /// The exercise that is made, whose game lies on the table.
    copying: Option<Copying>,
    /// What is made of a journal: codes, or a review.
    pub made: Made,
    /// The page of statistics that shows.
    pub statistics_page: Option<StatisticsPage>,
    /// How often all statistics were reset.
    era: u16,
    /// By index in [`GAMES`].
    inherited: [Option<Inherited>; GAMES.len()],
    /// By place, of which there were once more: the number of the last journal with a hint.
    hinted: [Option<u16>; Slot::COUNT as usize],
    /// The last ones before those, which may be among the finished games.
    hinted_before: Vec<u16, 10>,
    /// What the game that was counted last is compared with.
    pub compared: Option<Compared>,
    /// The number of the journal that was played last, where that is not the one that was begun last.
    last: Option<u16>,
    /// Whether the game is a demo of computers: nothing of it is kept.
    pub demo: bool,
    /// How many demos there were.
    demos: u8,
    /// Finished games whose statistics are being read.
    counting: Vec<Finished, { GAMES.len() + 1 }>,
    /// The reviewed game whose kind's reviews are being read.
    reviewed: Option<Reviewed>,
    /// The save region, once it was announced.
    pub region: Option<Region>,
    /// How many places of the save region are worn out.
    pub worn: u8,
    /// The verdict on the random source, once it was asked.
    pub health: Option<Health>,
    /// What was counted in the random source's bits.
    pub figures: Figures,
    /// The battery in per cent.
    pub battery: Option<u8>,
    /// What the owner answered to the wish of a cable.
    pub leave: Option<bool>,
    /// How the last press sounds, if not as usual.
    pub sound: Option<Sound>,
    /// Messages that wait for their turn.
    pub notices: Deque<Notice, 8>,
    requests: Deque<Request, 16>,
    /// Writes that were asked for and not answered.
    writing: u8,
    /// Places whose journals are yet to be asked for: one after the other, so that the queues are long enough for any
    /// number of them.
    unlisted: Range<u8>,
    /// How many of their actions are still replayed at once.
    at_once: u16,
    /// Journals that were asked for and not answered.
    reading: Deque<Purpose, 8>,
    /// The new game that waits for its place, or for its seed if none was typed.
    starting: Option<(Start, Option<Seed>)>,
    /// Whether random bits were asked for to start it.
    drawing: bool,
    /// The game that makes room for it.
    leaving: Option<Place>,
}

impl State {
    /// Returns the state at power-on.
    #[inline(always)] // so that it is made in its final place, without a copy on the stack
    pub fn new(boot: Boot) -> Self {
        State {
            boot,
            settings: Settings::default(),
            in_progress: [const { Kept::NONE }; Place::COUNT as usize],
            forms: Default::default(),
            rules: None,
            current: CurrentGame::Empty,
            thought: 0,
            changes: 1,
            place: None,
            number: None,
            replay: None,
            looked: None,
            tutored: None,
            warned: (None, 0),
            hinted_at: None,
            copying: None,
            made: Made::Export(Export::default()),
            statistics_page: None,
            era: 0,
            inherited: Default::default(),
            hinted: Default::default(),
            hinted_before: Vec::new(),
            compared: None,
            last: None,
            demo: false,
            demos: 0,
            counting: Vec::new(),
            reviewed: None,
            region: None,
            worn: 0,
            health: None,
            figures: Figures::default(),
            battery: None,
            leave: None,
            sound: None,
            notices: Deque::new(),
            requests: Deque::new(),
            writing: 0,
            unlisted: 0..0,
            at_once: 0,
            reading: Deque::new(),
            starting: None,
            drawing: false,
            leaving: None,
        }
    }

    /// Returns the colours of the game on the table, or of the first one of the title, in the palette that was chosen.
    pub fn tints(&self) -> &'static Tints {
        let read = GAMES[self.rules.unwrap_or(0) % GAMES.len()].tints;
        let own = self.current.session().map_or(read, |session| session.tints());
        self.settings.tints(own)
    }

    /// Returns the help of the game on the table, or of the one whose rules are read.
    pub fn help(&self) -> &'static [Group] {
        let read = self.rules.and_then(|index| GAMES.get(index)).map(|card| card.help);
        self.current.session().map(|session| session.help()).or(read).unwrap_or_default()
    }

    /// Returns the game on the table, or the one whose rules are read, and the leaves that its guide begins with: of a
    /// game that opens with none, the one about the game.
    pub fn guide(&self) -> Option<(&'static Card, u16)> {
        let leaves = self.current.session().map_or(0, |session| session.leaves());
        Some((GAMES.get(self.shown()?)?, if leaves == 0 { 1 } else { leaves }))
    }

    /// Returns the index in [`GAMES`] of the game on the table, or of the one whose rules are read.
    pub fn shown(&self) -> Option<usize> {
        self.current.session().map_or(self.rules, |session| games::index(session.slot()))
    }

    /// Returns whether the game with this index can be learned, and was neither learned nor played.
    pub fn is_new(&self, index: usize) -> bool {
        let card = &GAMES[index];
        card.lesson.is_some() && self.forms[index].is_none() && !self.settings.has_learned(card.slot)
    }

    /// Returns the game whose rules are read from the title, if it can be learned.
    pub fn lesson(&self) -> Option<&'static Card> {
        let card = GAMES.get(self.rules.filter(|_| self.current.session().is_none())?)?;
        card.lesson.map(|_| card)
    }

    /// Returns whether no request is open.
    pub fn is_quiet(&self) -> bool {
        self.requests.is_empty() && self.writing == 0 && self.reading.is_empty() && !self.drawing
    }

    /// Returns the next request for the shell.
    pub fn request(&mut self) -> Option<Request> {
        self.requests.pop_front()
    }

    /// Asks the shell for something.
    pub fn ask(&mut self, request: Request) {
        self.is_accepted(request);
    }

    /// Asks the shell for something. Returns whether the queue had room, which it should: the shell empties it after
    /// every event, and no event asks for more than a few things.
    fn is_accepted(&mut self, request: Request) -> bool {
        self.requests.push_back(request).is_ok()
    }

    /// Returns whether there is a place to write games to.
    pub fn keeps_games(&self) -> bool {
        !self.demo && self.region.is_some_and(Region::is_ours)
    }

    /// Returns whether a new device has to ask for its language first.
    pub fn needs_language(&self) -> bool {
        self.keeps_games() && self.is_listed() && self.settings.needs_language()
    }

    /// Asks the store to write, if there is a place to write to.
    fn write(&mut self, request: saves::Request) {
        if self.keeps_games() {
            if self.is_accepted(Request::Save(request)) {
                self.writing += 1;
            } else {
                self.notify(Notice::NotSaved(Failure::Full));
            }
        }
    }

    /// Plays a sound, as loud as the settings say.
    pub fn play_sound(&mut self, sound: Sound) {
        if self.settings.sound != Loudness::Off {
            self.ask(Request::Sound(sound, self.settings.sound));
        }
    }

    /// Erases the save memory, whatever is in it.
    pub fn erase(&mut self) {
        self.ask(Request::Save(saves::Request::Format));
    }

    /// Shows the player a message, as soon as nothing else is in the way.
    pub fn notify(&mut self, notice: Notice) {
        if !self.notices.iter().any(|waiting| *waiting == notice) {
            // Eight messages at once are more than anybody reads; a ninth is dropped.
            let _ = self.notices.push_back(notice);
        }
    }

    /// Takes what the store says of the save region, and asks for the games in it.
    #[inline(never)] // so that a test of the firmware finds it in the image, and can make it fail
    pub fn region(&mut self, region: Region) -> Change {
        self.region = Some(region);
        match region {
            Region::Ours | Region::Damaged | Region::New => {
                if region == Region::Damaged {
                    self.notify(Notice::LastLost);
                }
                self.in_progress = [const { Kept::NONE }; Place::COUNT as usize];
                self.forms = Default::default();
                (self.hinted, self.hinted_before, self.last) = Default::default();
                (self.unlisted, self.at_once) = (0..Place::COUNT, AT_ONCE);
                return self.list();
            }
            Region::Foreign | Region::Later(_) => return Change::Unusable(region),
            Region::Broken => self.notify(Notice::NoSaves),
        }
        Change::None
    }

    /// Takes a record from the store.
    pub fn stored(&mut self, record: Record, bytes: &[u8]) {
        match record {
            Record::Settings => match Settings::decode(bytes) {
                Some(settings) => self.settings = settings,
                None => self.notify(Notice::SettingsLost),
            },
            Record::Era => self.era = postcard::from_bytes(bytes).unwrap_or_default(),
            Record::Inherited(slot) => {
                if let Some(index) = games::index(slot) {
                    self.inherited[index] = Inherited::decode(bytes);
                }
            }
            Record::Hints => {
                // Earlier consoles wrote no more than the first, or the first two.
                let (hinted, rest) = postcard::take_from_bytes(bytes).unwrap_or_default();
                let (last, rest) = postcard::take_from_bytes(rest).unwrap_or_default();
                (self.hinted, self.last) = (hinted, last);
                self.hinted_before = postcard::from_bytes(rest).unwrap_or_default();
            }
            Record::Statistics(slot, number) => self.fetched(slot, number, bytes),
            Record::Form(slot) => {
                if let Some(index) = games::index(slot) {
                    self.forms[index] = FilledForm::decode(slot, bytes);
                }
            }
        }
    }

    /// Takes the outcome of a write.
    pub fn written(&mut self, result: Result<(), Failure>) {
        self.writing = self.writing.saturating_sub(1);
        if let Err(failure) = result {
            self.notify(Notice::NotSaved(failure));
        }
    }

    /// Takes the outcome of beginning the journal of the game on the table.
    pub fn begun(&mut self, result: Result<u16, Failure>) {
        self.number = result.ok();
        self.written(result.map(drop));
    }

    /// Carries the game on the table on. With the last step of its guide it is learned.
    pub fn play(&mut self, input: Input) -> Change {
        let led = self.is_led();
        let change = self.carry_on(input);
        if let Some(session) = self.current.session().filter(|_| led && !self.is_led()) {
            self.settings.learned |= 1 << session.slot().0;
            self.write(saves::Request::Store(Record::Settings, self.settings.encode()));
        }
        change
    }

    /// Returns whether a guide leads through the game on the table.
    fn is_led(&self) -> bool {
        self.current.session().is_some_and(|session| session.guided().is_some())
    }

    fn carry_on(&mut self, input: Input) -> Change {
        let Some(session) = self.current.session_mut() else { return Change::NoGame };
        let outcome = session.take(&self.settings, input);
        if outcome != Outcome::None {
            self.changes += 1;
        }
        match outcome {
            Outcome::None => Change::None,
            Outcome::AskUndo => Change::Undo,
            Outcome::Shown => {
                if session.is_over() {
                    Change::Over
                } else if session.ends_phase() {
                    Change::Interlude
                } else {
                    Change::HandOver
                }
            }
            Outcome::Acted { at, bytes, passes, sound, interlude } => {
                let (over, shown) = (session.is_over(), !session.is_watched());
                self.sound = Some(sound);
                if let Some(place) = self.place {
                    self.write(saves::Request::Append(place, at, bytes));
                    if self.last != self.number && (self.last.is_some() || self.taken().first() != Some(&place)) {
                        self.last = self.number;
                        self.keep_last(place);
                        self.store_hints();
                    }
                }
                if over && !self.demo {
                    self.keep_current();
                    self.count(false);
                }
                if over {
                    return if shown { Change::Over } else { Change::None };
                }
                match (interlude, passes) {
                    (true, _) => Change::Interlude,
                    (false, true) => Change::HandOver,
                    (false, false) => Change::None,
                }
            }
            Outcome::Undone(length) => {
                if let Some(place) = self.place {
                    self.write(saves::Request::Truncate(place, length));
                }
                Change::None
            }
        }
    }

    /// Returns whether there can be a hint for the person who decides.
    pub fn can_hint(&self) -> bool {
        self.current.session().is_some_and(|session| session.can_hint())
    }

    /// Asks a computer for a hint for the person who decides, and notes that there was one.
    pub fn hint(&mut self) {
        let Some(session) = self.current.session_mut().filter(|session| session.can_hint()) else { return };
        session.ask_hint();
        self.hinted_at = Some((self.number, session.length()));
        self.note_hint();
    }

    /// Notes that there was a hint.
    fn note_hint(&mut self) {
        let hinted = self.place.and_then(|place| self.hinted.get_mut(usize::from(place.0)));
        let (Some(number), Some(hinted)) = (self.number, hinted) else { return };
        if *hinted != Some(number) {
            if let Some(before) = hinted.replace(number) {
                if self.hinted_before.is_full() {
                    self.hinted_before.remove(0);
                }
                let _ = self.hinted_before.push(before);
            }
            self.store_hints();
        }
    }

    /// Stores in which games there were hints, and which one was played last.
    fn store_hints(&mut self) {
        let mut buffer = [0; 104];
        let hints = (&self.hinted, self.last, &self.hinted_before);
        let bytes = postcard::to_slice(&hints, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
        self.write(saves::Request::Store(Record::Hints, Blob::from_slice(bytes).unwrap_or_default()));
    }

    /// Returns whether computers play, or what they did still shows.
    pub fn is_watching(&self) -> bool {
        self.current.session().is_some_and(|session| session.is_watched())
    }

    /// Returns whether a computer has something to think about.
    pub fn is_thinking(&self) -> bool {
        self.current.session().is_some_and(|session| session.repeats() || session.problem().is_some())
    }

    /// Lets a computer think for a moment, and takes what it decides; `None` as long as it has not decided.
    pub fn think(&mut self, mind: &mut Mind) -> Option<Change> {
        let session = self.current.session()?;
        if session.repeats() {
            return Some(self.play(Input::Again));
        }
        let problem = session.problem()?;
        if let Some(action) = session.scripted() {
            return Some(self.play(Input::Decision(action)));
        }
        // A hint and a computer's own decision may come after the same change, at different levels.
        if (mind.since, mind.level) != (self.changes, problem.level as u8) {
            (mind.since, mind.level) = (self.changes, problem.level as u8);
            mind.thinker.begin(&self.current, problem);
        }
        let hint = session.wants_hint();
        let decision = mind.thinker.think()?;
        if let (true, Some(advice), Some(session)) = (hint, mind.thinker.advice(), self.current.session_mut()) {
            session.advise(&self.settings, &advice);
            return Some(Change::None);
        }
        Some(self.play(Input::Decision(decision)))
    }

    /// Returns whether a journal is replayed, copied or packed, or a turn judged, in slices.
    pub fn is_busy(&self) -> bool {
        self.is_replaying() || self.copying.is_some() || self.is_tutoring() || self.packing().is_some()
    }

    fn packing(&self) -> Option<&Export> {
        self.made.export().filter(|export| export.is_packing())
    }

    /// Returns how many of its actions were taken so far.
    pub fn work_done(&self) -> Option<u16> {
        let replays = self.is_replaying() || self.copying.is_some();
        let replayed = self.current.laid().filter(|_| replays).map(|game| game.length());
        replayed.or_else(|| self.packing().map(Export::length))
    }

    /// Does a slice of it.
    pub fn work(&mut self, mind: &mut Mind) -> Change {
        if self.is_replaying() {
            self.replay_on();
            return Change::Unseen;
        }
        if self.is_tutoring() {
            return self.tutor_on(mind);
        }
        if self.copying.is_some() {
            self.copy_on();
            return Change::Unseen;
        }
        let Made::Export(export) = &mut self.made else { return self.review_on(mind) };
        if !export.is_packing() {
            return Change::None;
        }
        if (mind.since, mind.level) != (self.changes, PACKS) {
            (mind.since, mind.level) = (self.changes, PACKS);
            mind.thinker.begin_again(export.head());
            export.rewind();
        }
        let Some(volume) = export.wanted() else { return self.pack(mind) };
        if self.reading.is_empty() {
            self.read(volume, Purpose::Piece);
        }
        Change::Unseen
    }

    fn pack(&mut self, mind: &mut Mind) -> Change {
        let Made::Export(export) = &mut self.made else { return Change::None };
        let Some(is_shown) = mind.thinker.visit(&mut *export) else {
            export.stop();
            return Change::None;
        };
        if export.status() == Status::Packed {
            self.ask(Request::Log);
        }
        if is_shown { Change::None } else { Change::Unseen }
    }

    /// Stores the settings, and lights the panel as they say.
    pub fn store_settings(&mut self) {
        let blob: Blob = self.settings.encode();
        self.write(saves::Request::Store(Record::Settings, blob));
        self.ask(Request::Backlight(self.settings.backlight()));
    }

    /// Resets all settings.
    pub fn reset_settings(&mut self) {
        let before = core::mem::take(&mut self.settings);
        self.settings.learned = before.learned;
        self.settings.speak(before.language());
        self.store_settings();
    }
}
