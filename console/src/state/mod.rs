//! What all screens share: the game on the table, saved games, settings, statistics, and the requests to the shell.

mod journals;
mod notice;
mod start;
mod statistics;

use core::ops::Range;

use draw::chrome::Line;
use draw::line;
use draw::theme::Tints;
use heapless::{Deque, Vec};
use saves::{Blob, Failure, Record, Region, Slot};

use self::journals::{Purpose, Replay, Review};
use self::start::Start;
use self::statistics::StatisticsPage;

pub use self::notice::Notice;

use crate::export::{Export, Status};
use crate::game::card::Card;
use crate::game::help::Group;
use crate::game::opening::Sitter;
use crate::game::session::{Input, Outcome};
use crate::games::{self, AnyThinker, CurrentGame, FilledForm, GAMES};
use crate::port::{Boot, Figures, Health, Loudness, Request, Sound};
use crate::save::settings::Settings;
use crate::save::statistics::{Finished, Inherited};

/// What a computer thinks with. It belongs to the shell, for it is large, and holds nothing that has to last: a shell
/// that loses it lets the computer think again.
#[derive(Debug)]
pub struct Mind {
    /// After how many changes of the game it began to think; 0 before. All of it is 0 then, so that the image needs no
    /// copy.
    since: u32,
    level: u8,
    thinker: AnyThinker,
}

/// Stands where a mind that packs a journal has no level.
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

/// What is known of a stored game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Saved {
    /// There is none.
    #[default]
    None,
    /// The game can go on: a line about it, and what would be lost with it.
    Running(Line, Line),
    /// The game is over, and its result can be seen.
    Over,
    /// Rules of a later version played it.
    Version(u16),
    /// Rules of this earlier version played it, and ours take only its first actions: it can be watched so far.
    Parted(u16),
    /// The journal cannot be read.
    Lost,
}

/// What came of a step. The screens decide what to show of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing that takes another screen.
    None,
    /// Nothing that shows.
    Unseen,
    /// A game lies on the table.
    Game,
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
    /// The save memory can't be used unless it is erased.
    Unusable(Region),
    /// The set-up is impossible, for this reason.
    Impossible(&'static str),
}

/// What all screens share.
#[derive(Clone, Debug)]
pub struct State {
    /// What is known since power-on.
    pub boot: Boot,
    /// The owner's choices.
    pub settings: Settings,
    /// By index in [`GAMES`].
    pub saves: [Saved; GAMES.len()],
    /// What was chosen last time in the form of each game, its players, and who sat where.
    pub forms: [Option<(FilledForm, u8, [Sitter; 5])>; GAMES.len()],
    /// Whether no game was ever finished on this device.
    pub newcomer: bool,
    /// The index in [`GAMES`] of the game whose rules are read from the title.
    pub rules: Option<usize>,
    /// The game on the table.
    pub current: CurrentGame,
    /// Ticks since a computer began to think about it.
    pub thought: u32,
    /// How often it changed: tells the questions to a computer apart.
    changes: u32,
    /// The number of its journal.
    number: Option<u16>,
    /// The journal that it is replayed from, until it has arrived.
    replay: Option<Replay>,
    /// The journal that it is read from, if it is only looked at.
    pub review: Option<Review>,
    /// The journal that is leaving the device.
    pub export: Export,
    /// The page of statistics that shows.
    pub statistics_page: Option<StatisticsPage>,
    /// How often all statistics were forgotten.
    era: u16,
    /// By index in [`GAMES`].
    inherited: [Option<Inherited>; GAMES.len()],
    /// By slot: the number of the last journal with a hint.
    hinted: [Option<u16>; Slot::COUNT as usize],
    /// Whether computers play only to be looked at: nothing of it is kept.
    pub demo: bool,
    /// How many such games there were.
    demos: u8,
    /// Finished games whose statistics are being read.
    counting: Vec<Finished, { GAMES.len() + 1 }>,
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
    /// How the last press sounds, if not as usual.
    pub sound: Option<Sound>,
    /// Messages that wait for their turn.
    pub notices: Deque<Notice, 8>,
    requests: Deque<Request, 16>,
    /// Writes that were asked for and not answered.
    writing: u8,
    /// Indices in [`GAMES`] of those whose journals are yet to be asked for: one after the other, so that the queues
    /// are long enough for any number of games.
    unlisted: Range<usize>,
    /// Journals that were asked for and not answered.
    reading: Deque<Purpose, 8>,
    /// The new game that waits for its seed.
    starting: Option<Start>,
}

impl State {
    /// Returns the state at power-on.
    #[inline(always)] // so that it is made in its final place, without a copy on the stack
    pub fn new(boot: Boot) -> Self {
        State {
            boot,
            settings: Settings::default(),
            saves: Default::default(),
            forms: Default::default(),
            newcomer: false,
            rules: None,
            current: CurrentGame::Empty,
            thought: 0,
            changes: 1,
            number: None,
            replay: None,
            review: None,
            export: Export::default(),
            statistics_page: None,
            era: 0,
            inherited: Default::default(),
            hinted: Default::default(),
            demo: false,
            demos: 0,
            counting: Vec::new(),
            region: None,
            worn: 0,
            health: None,
            figures: Figures::default(),
            battery: None,
            sound: None,
            notices: Deque::new(),
            requests: Deque::new(),
            writing: 0,
            unlisted: 0..0,
            reading: Deque::new(),
            starting: None,
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

    /// Returns whether a guided first game of the game with this index can start.
    pub fn can_teach(&self, index: usize) -> bool {
        GAMES.get(index).is_some_and(|card| card.lesson.is_some()) && self.saves[index] == Saved::None
    }

    /// Returns whether the title offers that guided game first: on a device that has never finished a game.
    pub fn offers_lesson(&self, index: usize) -> bool {
        self.newcomer && self.can_teach(index)
    }

    /// Returns the game whose rules are read from the title, if a guided first one can start.
    pub fn lesson(&self) -> Option<&'static Card> {
        let index = self.rules.filter(|&index| self.current.session().is_none() && self.can_teach(index))?;
        GAMES.get(index)
    }

    /// Returns whether no request is open.
    pub fn is_quiet(&self) -> bool {
        self.requests.is_empty() && self.writing == 0 && self.reading.is_empty() && self.starting.is_none()
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

    /// Asks the store to write, if there is a place to write to.
    fn write(&mut self, request: saves::Request) {
        if !self.demo && self.region.is_some_and(Region::is_ours) {
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
                self.saves = Default::default();
                self.forms = Default::default();
                self.hinted = Default::default();
                self.unlisted = 0..GAMES.len();
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
            Record::Hints => self.hinted = postcard::from_bytes(bytes).unwrap_or_default(),
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

    /// Carries the game on the table on.
    pub fn play(&mut self, input: Input) -> Change {
        let Some(session) = self.current.session_mut() else { return Change::NoGame };
        let slot = session.slot();
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
                self.write(saves::Request::Append(slot, at, bytes));
                if over && !self.demo {
                    self.newcomer = false;
                    if let Some(index) = games::index(slot) {
                        self.saves[index] = Saved::Over;
                    }
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
                self.write(saves::Request::Truncate(slot, length));
                Change::None
            }
        }
    }

    /// Has a hint thought of for the person who decides, and keeps in mind that there was one.
    pub fn hint(&mut self) {
        let Some(session) = self.current.session_mut() else { return };
        session.ask_hint();
        let slot = session.slot();
        let (Some(number), Some(hinted)) = (self.number, self.hinted.get_mut(usize::from(slot.0))) else { return };
        if *hinted != Some(number) {
            *hinted = Some(number);
            let mut buffer = [0; 64];
            let bytes = postcard::to_slice(&self.hinted, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
            self.write(saves::Request::Store(Record::Hints, Blob::from_slice(bytes).unwrap_or_default()));
        }
    }

    /// Returns whether computers play, or what they did still shows.
    pub fn is_watching(&self) -> bool {
        self.current.session().is_some_and(|session| session.is_watched())
    }

    /// Returns whether a computer has something to think about.
    pub fn is_thinking(&self) -> bool {
        self.current.session().is_some_and(|session| session.question().is_some())
    }

    /// Lets a computer think for a moment, and takes what it decides; `None` as long as it has not decided.
    pub fn think(&mut self, mind: &mut Mind) -> Option<Change> {
        let session = self.current.session()?;
        let question = session.question()?;
        if let Some(action) = session.scripted() {
            return Some(self.play(Input::Decision(action)));
        }
        // A hint and a computer's own decision may come after the same change, at different levels.
        if (mind.since, mind.level) != (self.changes, question.level as u8) {
            (mind.since, mind.level) = (self.changes, question.level as u8);
            mind.thinker.begin(&self.current, question);
        }
        mind.thinker.think().map(|decision| self.play(Input::Decision(decision)))
    }

    /// Returns whether a journal is replayed or packed, in slices.
    pub fn is_busy(&self) -> bool {
        self.is_replaying() || self.export.is_packing()
    }

    /// Returns how many of its actions were taken so far.
    pub fn work_done(&self) -> Option<u16> {
        let replayed = self.current.laid().filter(|_| self.is_replaying()).map(|game| game.length());
        replayed.or_else(|| self.export.is_packing().then(|| self.export.length()))
    }

    /// Carries that on by a slice.
    pub fn work(&mut self, mind: &mut Mind) -> Change {
        if self.is_replaying() {
            self.replay_on();
            return Change::Unseen;
        }
        if (mind.since, mind.level) != (self.changes, PACKS) {
            (mind.since, mind.level) = (self.changes, PACKS);
            mind.thinker.begin_again(self.export.head());
            self.export.rewind();
        }
        let Some(volume) = self.export.wanted() else { return self.pack(mind) };
        if self.reading.is_empty() {
            self.read(volume, Purpose::Piece);
        }
        Change::Unseen
    }

    fn pack(&mut self, mind: &mut Mind) -> Change {
        let Some(is_shown) = mind.thinker.visit(&mut self.export) else {
            self.export.stop();
            return Change::None;
        };
        if self.export.status() == Status::Packed {
            self.ask(Request::Log);
        }
        if is_shown { Change::None } else { Change::Unseen }
    }

    /// Takes the game off the table; a finished one is no longer in progress.
    pub fn leave(&mut self) {
        let reviewed = self.review.take().is_some();
        let Some(session) = self.current.session() else { return self.stop_replay() };
        let Some(index) = games::index(session.slot()) else { return };
        let slot = session.slot();
        if !reviewed && !session.is_over() {
            self.saves[index] = Saved::Running(session.summary(), session.stake());
        }
        self.current = CurrentGame::Empty;
        if !reviewed {
            self.put_away(slot);
        }
    }

    /// Moves the game of this slot to the finished ones, if it is over.
    fn put_away(&mut self, slot: Slot) {
        if let Some(saved) = games::index(slot).map(|index| &mut self.saves[index])
            && *saved == Saved::Over
        {
            *saved = Saved::None;
            self.write(saves::Request::Finish(slot));
        }
    }

    /// Returns what would be lost with the game that is kept in a slot, if there is one.
    pub fn stake(&self, slot: Slot) -> Option<Line> {
        match &self.saves[games::index(slot)?] {
            Saved::None | Saved::Over => None,
            Saved::Running(_, stake) => Some(stake.clone()),
            Saved::Version(version) | Saved::Parted(version) => Some(line!("a game of rules version {version}")),
            Saved::Lost => Some(line!("a damaged game")),
        }
    }

    /// Gives up the game on the table.
    pub fn abandon(&mut self) {
        let Some(slot) = self.current.session().map(|session| session.slot()) else { return };
        self.current = CurrentGame::Empty;
        if let Some(index) = games::index(slot) {
            self.saves[index] = Saved::None;
        }
        self.write(saves::Request::Remove(slot));
    }

    /// Stores the settings, and lights the panel as they say.
    pub fn store_settings(&mut self) {
        let blob: Blob = self.settings.encode();
        self.write(saves::Request::Store(Record::Settings, blob));
        self.ask(Request::Backlight(self.settings.backlight()));
    }

    /// Resets all settings.
    pub fn reset_settings(&mut self) {
        self.settings = Settings::default();
        self.store_settings();
    }
}
