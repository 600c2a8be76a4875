//! What all screens share: the game on the table, saved games, settings, statistics, and the requests to the shell.

mod exercise;
mod journals;
mod kept;
mod made;
mod notice;
mod play;
mod review;
mod slices;
mod start;
mod statistics;
mod stored;
mod tutor;

use core::ops::Range;

use draw::theme::Tints;
use heapless::{Deque, Vec};
use rules_core::{MAX_PLAYERS, Seed};
use saves::{Place, Region, Slot};
use texts::Said;

use self::exercise::Copying;
use self::journals::{Looked, Purpose, Replay};
use self::start::Start;
use self::statistics::{Reviewed, StatisticsPage};

pub use self::kept::{Kept, Saved};
pub use self::made::Made;
pub use self::notice::Notice;
pub use self::review::{DEAREST, Dear, Mark, POINTS, Review};
pub use self::slices::Mind;
pub use self::statistics::{Compared, Sheet, Unranked};
pub use self::tutor::Tutored;

use crate::export::Export;
use crate::game::card::Card;
use crate::game::help::Group;
use crate::game::opening::Sitter;
use crate::games::{self, CurrentGame, FilledForm, GAMES};
use crate::port::{Boot, Figures, Health, Loudness, Request, Sound};
use crate::records::settings::Settings;
use crate::records::statistics::{Finished, Inherited};

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
    pub forms: [Option<(FilledForm, u8, [Sitter; MAX_PLAYERS])>; GAMES.len()],
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

    /// Plays a sound, as loud as the settings say.
    pub fn play_sound(&mut self, sound: Sound) {
        if self.settings.sound != Loudness::Off {
            self.ask(Request::Sound(sound, self.settings.sound));
        }
    }

    /// Shows the player a message, as soon as nothing else is in the way.
    pub fn notify(&mut self, notice: Notice) {
        if !self.notices.iter().any(|waiting| *waiting == notice) {
            // Eight messages at once are more than anybody reads; a ninth is dropped.
            let _ = self.notices.push_back(notice);
        }
    }
}
