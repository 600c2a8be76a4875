//! What all screens share: the game on the table, settings, statistics, and the shell's ear.

use heapless::{Deque, Vec};
use rules_core::{Player, Seed};

use crate::Button;
use crate::chrome::Line;
use crate::export::Export;
use crate::games::{self, Desk, GAMES};
use crate::play::{Outcome, Trouble};
use crate::screens::{Notice, Question, Scores, Screen, Setup, Step};
use crate::settings::Settings;
use crate::shelf::{Blob, Condition, Record, Slot, Volume};
use crate::shell::{Boot, Entropy, Failure, Health, Journal, Region, Request};
use crate::statistics::{Bracket, Finished, Inherited, Statistics};

/// What is known of a stored game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Saved {
    /// There is none.
    #[default]
    None,
    /// It can go on; a line about it.
    Running(Line),
    /// It is over, and its result can be seen.
    Over,
    /// Rules of another version played it.
    Version(u16),
    /// It cannot be read.
    Lost,
}

/// A journal that somebody looks at; as much of it as was read is on the table.
#[derive(Clone, Debug)]
pub struct Review {
    /// Which one.
    pub volume: Volume,
    /// What is known of it.
    pub found: Saved,
    /// How many actions it has.
    pub length: u16,
}

/// The page of statistics that shows.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// Of which set-up.
    pub bracket: Bracket,
    /// What was found; none while it is looked for, or if there is nothing for this game.
    pub statistics: Option<Statistics>,
    forward: bool,
    /// How many more set-ups there are to look at.
    left: u8,
}

/// What a journal is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// To list it.
    List,
    /// To go on with it.
    Resume,
    /// To look at it as it stood after so many actions, or at its end.
    Review(Option<u16>),
    /// To let it leave the device.
    Export,
}

/// A new game that waits for its seed.
#[derive(Clone, Debug)]
enum Start {
    /// As this form says.
    Form(Setup),
    /// As the one on the table.
    Again,
}

/// What all screens share.
#[derive(Clone, Debug)]
pub struct Core {
    /// What is known since power-on.
    pub boot: Boot,
    /// The owner's choices.
    pub settings: Settings,
    /// By place in [`GAMES`].
    pub shelf: [Saved; GAMES.len()],
    /// The game on the table.
    pub desk: Desk,
    /// The number of its journal.
    number: Option<u16>,
    /// The journal that it is read from, if it is only looked at.
    pub review: Option<Review>,
    /// The journal that is leaving the device.
    pub export: Export,
    /// The page of statistics that shows.
    pub leaf: Option<Leaf>,
    /// How often all statistics were forgotten.
    era: u16,
    /// By place in [`GAMES`].
    inherited: [Option<Inherited>; GAMES.len()],
    /// Finished games whose statistics are being read.
    counting: Vec<Finished, { GAMES.len() + 1 }>,
    /// The save region, once it was announced.
    pub region: Option<Region>,
    /// How many places of the save region are worn out.
    pub worn: u8,
    /// The verdict on the random source, once it was asked.
    pub health: Option<Health>,
    /// The battery in per cent.
    pub battery: Option<u8>,
    /// The frame of the animation that runs.
    pub moment: Option<u8>,
    /// Messages that wait for their turn.
    pub notices: Deque<Notice, 8>,
    requests: Deque<Request, 16>,
    /// Writes that were asked for and not answered.
    writing: u8,
    /// Journals that were asked for and not answered.
    reading: Deque<Purpose, 16>,
    /// The new game that waits for its seed.
    starting: Option<Start>,
}

impl Core {
    /// At power-on.
    pub fn new(boot: Boot) -> Self {
        Core {
            boot,
            settings: Settings::default(),
            shelf: Default::default(),
            desk: Desk::Empty,
            number: None,
            review: None,
            export: Export::default(),
            leaf: None,
            era: 0,
            inherited: Default::default(),
            counting: Vec::new(),
            region: None,
            worn: 0,
            health: None,
            battery: None,
            moment: None,
            notices: Deque::new(),
            requests: Deque::new(),
            writing: 0,
            reading: Deque::new(),
            starting: None,
        }
    }

    /// Whether no request is open.
    pub fn is_quiet(&self) -> bool {
        self.requests.is_empty() && self.writing == 0 && self.reading.is_empty() && self.starting.is_none()
    }

    /// The next request for the shell.
    pub fn request(&mut self) -> Option<Request> {
        self.requests.pop_front()
    }

    /// Asks the shell for something.
    pub fn ask(&mut self, request: Request) {
        // The shell empties the line after every event, and no event asks for more than one thing per game.
        let _ = self.requests.push_back(request);
    }

    /// Asks the shell to write, if there is a place to write to.
    fn write(&mut self, request: Request) {
        if self.region.is_some_and(Region::is_ours) {
            self.writing += 1;
            self.ask(request);
        }
    }

    /// A message for the player, as soon as nothing else is in the way.
    pub fn notify(&mut self, notice: Notice) {
        if !self.notices.iter().any(|waiting| *waiting == notice) {
            // Eight messages at once are more than anybody reads; a ninth is dropped.
            let _ = self.notices.push_back(notice);
        }
    }

    /// Asks the shell for a journal.
    fn read(&mut self, volume: Volume, purpose: Purpose) {
        // There is room for as many as requests.
        let _ = self.reading.push_back(purpose);
        self.ask(Request::Load(volume));
    }

    /// The save region was looked at: reads the games in it.
    pub fn region(&mut self, region: Region) -> Step {
        self.region = Some(region);
        match region {
            Region::Ours | Region::Damaged | Region::New => {
                if region == Region::Damaged {
                    self.notify(Notice::LastLost);
                }
                self.shelf = Default::default();
                for card in GAMES {
                    self.read(Volume::InProgress(card.slot), Purpose::List);
                }
                if let Some(volume) = self.boot.replay.take() {
                    self.look(volume);
                    self.seek(volume, 0);
                    return Step::Open(Screen::Replay);
                }
            }
            Region::Foreign | Region::Later(_) => return Step::Open(Screen::Ask(Question::Erase(region))),
            Region::Broken => self.notify(Notice::NoSaves),
        }
        Step::Stay
    }

    /// A stored record.
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
            Record::Statistics(slot, number) => {
                let statistics = self.statistics(Bracket::new(slot, number), bytes);
                match self.counting.iter().position(|game| game.bracket.record() == record) {
                    Some(first) => {
                        let game = self.counting.remove(first);
                        if !(game.inherited && bytes.is_empty()) {
                            self.add(&game, statistics);
                        }
                    }
                    None => self.show(record, statistics),
                }
            }
        }
    }

    /// The statistics of a bracket, from what is stored of them.
    fn statistics(&mut self, bracket: Bracket, bytes: &[u8]) -> Statistics {
        if bytes.is_empty() {
            let inherited = games::index(bracket.slot).and_then(|index| self.inherited[index].as_ref());
            return inherited.filter(|_| self.era == 0).map_or_else(Statistics::default, |old| old.statistics(bracket));
        }
        Statistics::decode(bytes, self.era).unwrap_or_else(|| {
            self.notify(Notice::StatisticsLost);
            Statistics::default()
        })
    }

    /// Whether the next journal that comes is one for the title.
    pub fn is_listing(&self) -> bool {
        self.reading.front() == Some(&Purpose::List)
    }

    /// A stored game.
    pub fn journal(&mut self, journal: Journal<'_>) -> Step {
        match self.reading.pop_front() {
            Some(Purpose::Resume) => self.put_on_table(journal),
            Some(Purpose::Review(at)) => self.put_in_view(journal, at),
            Some(Purpose::Export) => {
                if self.export.pack(journal) {
                    self.ask(Request::Tell);
                }
                Step::Stay
            }
            Some(Purpose::List) | None => {
                self.put_on_table(journal);
                if let (Some(session), Some(index)) = (self.desk.session(), games::index(journal.slot)) {
                    self.shelf[index] = if session.is_over() { Saved::Over } else { Saved::Running(session.summary()) };
                    self.desk = Desk::Empty;
                }
                Step::Stay
            }
        }
    }

    /// Goes on with a stored game. If it is over, it is counted, unless it was.
    fn put_on_table(&mut self, journal: Journal<'_>) -> Step {
        let Some(index) = games::index(journal.slot) else { return Step::Stay };
        match self.open(journal) {
            Ok(trouble) => {
                self.number = Some(journal.number);
                if journal.condition == Condition::Cut || trouble.is_some() {
                    self.notify(Notice::Shortened(GAMES[index].name));
                }
                if let Some(Trouble::Actions(length)) = trouble {
                    self.write(Request::Truncate(journal.slot, length));
                }
                self.count(true);
                Step::Play
            }
            Err(saved) => {
                self.shelf[index] = saved;
                Step::Stay
            }
        }
    }

    /// Shows a journal to somebody who only looks on.
    fn put_in_view(&mut self, journal: Journal<'_>, at: Option<u16>) -> Step {
        let Some(mut review) = self.review.take().filter(|review| review.volume == journal.volume) else {
            return Step::Stay;
        };
        if let Some(at) = at {
            // It was opened before, so its set-up is possible.
            let _ = self.desk.seek(journal.actions, at, &self.settings);
        } else {
            review.found = match self.open(journal) {
                Ok(trouble) => {
                    if journal.condition == Condition::Cut || trouble.is_some() {
                        let name = games::index(journal.slot).map_or("", |index| GAMES[index].name);
                        self.notify(Notice::Shortened(name));
                    }
                    Saved::Over
                }
                Err(saved) => saved,
            };
            review.length = self.desk.session().map_or(0, |session| session.length());
        }
        self.review = Some(review);
        Step::Stay
    }

    /// Puts a journal on the table, as far as it is sound.
    fn open(&mut self, journal: Journal<'_>) -> Result<Option<Trouble>, Saved> {
        self.desk = Desk::Empty;
        let empty = journal.condition == Condition::Empty;
        let head = journal.head.ok_or(if empty { Saved::None } else { Saved::Lost })?;
        self.desk.resume(journal.slot, head, journal.actions, &self.settings).map_err(|trouble| {
            self.desk = Desk::Empty;
            match trouble {
                Trouble::Version(version) => Saved::Version(version),
                _ => Saved::Lost,
            }
        })
    }

    /// Looks at a journal.
    pub fn look(&mut self, volume: Volume) {
        self.desk = Desk::Empty;
        self.review = Some(Review { volume, found: Saved::None, length: 0 });
        self.read(volume, Purpose::Review(None));
    }

    /// Looks at the same journal as it stood after `at` actions.
    pub fn seek(&mut self, volume: Volume, at: u16) {
        self.read(volume, Purpose::Review(Some(at)));
    }

    /// Lets a journal leave the device.
    pub fn export(&mut self, volume: Volume) {
        self.read(volume, Purpose::Export);
    }

    /// A write was done, or not.
    pub fn written(&mut self, result: Result<(), Failure>) {
        self.writing = self.writing.saturating_sub(1);
        if let Err(failure) = result {
            self.notify(Notice::NotSaved(failure));
        }
    }

    /// The journal of the game on the table was begun, or not.
    pub fn begun(&mut self, result: Result<u16, Failure>) {
        self.number = result.ok();
        self.written(result.map(drop));
    }

    /// Random bits: the game that waits for them begins.
    pub fn entropy(&mut self, entropy: Entropy) -> Step {
        self.health = Some(entropy.health);
        let Some(start) = self.starting.take() else { return Step::Stay };
        if entropy.health != Health::Good {
            self.notify(Notice::Entropy(entropy.health));
        }
        self.begin(&start, Seed::new(entropy.bits), true)
    }

    /// Starts the game of a filled form, with its own seed or a fresh one.
    pub fn start(&mut self, setup: &Setup) -> Step {
        self.start_with(Start::Form(setup.clone()), setup.seed)
    }

    /// Starts the game on the table again, with the same seed or a fresh one.
    pub fn again(&mut self, same_seed: bool) -> Step {
        let seed = self.desk.session().map(|session| session.seed()).filter(|_| same_seed);
        self.start_with(Start::Again, seed)
    }

    fn start_with(&mut self, start: Start, seed: Option<Seed>) -> Step {
        match seed {
            Some(seed) => self.begin(&start, seed, false),
            None => {
                self.starting = Some(start);
                self.ask(Request::Entropy);
                Step::Stay
            }
        }
    }

    fn begin(&mut self, start: &Start, seed: Seed, ranked: bool) -> Step {
        let dealt = match start {
            Start::Form(setup) => {
                let names = self.settings.names.clone();
                setup.form.start(&mut self.desk, setup.players, names, seed, ranked, &self.settings)
            }
            Start::Again => self.desk.again(seed, ranked, &self.settings),
        };
        if let Err(phrase) = dealt {
            return Step::Open(Screen::Notice(Notice::Impossible(phrase)));
        }
        self.review = None;
        self.number = None;
        if let Some((slot, head)) = self.desk.session().map(|session| (session.slot(), session.head())) {
            self.put_away(slot);
            self.write(Request::Begin(slot, head));
        }
        self.roll();
        Step::Play
    }

    /// Goes on with the stored game of this slot.
    pub fn resume(&mut self, slot: Slot) {
        self.read(Volume::InProgress(slot), Purpose::Resume);
    }

    /// Starts the animation of a roll.
    fn roll(&mut self) {
        let frames = self.desk.session().map_or(0, |session| session.frames());
        self.moment = (self.settings.animations != crate::settings::Animations::Off && frames > 0).then_some(0);
    }

    /// A button at the table.
    pub fn play(&mut self, button: Button) -> Step {
        if button == Button::Y {
            return Step::Open(Screen::Menu(0));
        }
        self.moment = None;
        let Some(session) = self.desk.session_mut() else { return Step::Home };
        let slot = session.slot();
        match session.press(&self.settings, button) {
            Outcome::None => Step::Stay,
            Outcome::Acted { at, bytes, passes, moved } => {
                let over = session.is_over();
                self.write(Request::Append(slot, at, bytes));
                if over {
                    if let Some(index) = games::index(slot) {
                        self.shelf[index] = Saved::Over;
                    }
                    self.count(false);
                    return Step::Open(Screen::Scores(Scores::default()));
                }
                if moved {
                    self.roll();
                }
                if passes { Step::Open(Screen::HandOver) } else { Step::Stay }
            }
            Outcome::Undone(length) => {
                self.write(Request::Truncate(slot, length));
                Step::Stay
            }
        }
    }

    /// Counts the game on the table in the statistics, if it is over: asks for what they are so far. One that was read
    /// from the store may be among those that were inherited.
    fn count(&mut self, stored: bool) {
        let Some(session) = self.desk.session().filter(|session| session.is_over()) else { return };
        let old = games::index(session.slot()).and_then(|index| self.inherited[index].as_ref());
        let standing = session.standing();
        let won = |player: &Player| standing.rank.get(player.index()) == Some(&1);
        let winners: Vec<Player, 5> = Player::all(session.players()).filter(won).collect();
        let finished = Finished {
            bracket: session.bracket(),
            journal: self.number,
            inherited: stored && old.is_some_and(|old| old.counts(session.seed(), session.length())),
            points: winners.first().and_then(|winner| standing.points.get(winner.index())).copied().unwrap_or(0),
            winners: winners.iter().map(|&player| session.player_name(player).clone()).collect(),
            grade: session.grade(),
            ranked: session.ranked(),
        };
        let record = finished.bracket.record();
        if self.counting.push(finished).is_ok() {
            self.ask(Request::Fetch(record));
        }
    }

    /// Adds a finished game to what the statistics were so far.
    fn add(&mut self, game: &Finished, mut statistics: Statistics) {
        if statistics.count(game, self.era) {
            self.write(Request::Store(game.bracket.record(), statistics.encode()));
        }
    }

    /// Shows the first statistics that there are of a game.
    pub fn open_statistics(&mut self, slot: Slot) {
        self.find_statistics(Bracket::new(slot, 0), true, Record::SETUPS);
    }

    /// Shows the next or the previous statistics of the same game.
    pub fn turn_statistics(&mut self, forward: bool) {
        if let Some(leaf) = &self.leaf {
            self.find_statistics(leaf.bracket.neighbour(forward), forward, Record::SETUPS);
        }
    }

    fn find_statistics(&mut self, bracket: Bracket, forward: bool, left: u8) {
        self.leaf = Some(Leaf { bracket, statistics: None, forward, left });
        self.ask(Request::Fetch(bracket.record()));
    }

    /// Shows these statistics if they are the ones that were looked for, or looks on.
    fn show(&mut self, record: Record, statistics: Statistics) {
        let Some(leaf) = self.leaf.as_mut().filter(|leaf| leaf.bracket.record() == record) else { return };
        if statistics.played > 0 {
            leaf.statistics = Some(statistics);
        } else if leaf.left > 1 {
            let (bracket, forward, left) = (leaf.bracket.neighbour(leaf.forward), leaf.forward, leaf.left - 1);
            self.find_statistics(bracket, forward, left);
        }
    }

    /// Takes the game off the table; a finished one leaves the shelf too.
    pub fn leave(&mut self) {
        let reviewed = self.review.take().is_some();
        let Some(session) = self.desk.session() else { return };
        let Some(index) = games::index(session.slot()) else { return };
        let slot = session.slot();
        if !reviewed && !session.is_over() {
            self.shelf[index] = Saved::Running(session.summary());
        }
        self.desk = Desk::Empty;
        if !reviewed {
            self.put_away(slot);
        }
    }

    /// Moves the game of this slot to the finished ones, if it is over.
    fn put_away(&mut self, slot: Slot) {
        if let Some(saved) = games::index(slot).map(|index| &mut self.shelf[index])
            && *saved == Saved::Over
        {
            *saved = Saved::None;
            self.write(Request::Finish(slot));
        }
    }

    /// Takes the game off the table and off the shelf.
    pub fn abandon(&mut self) {
        let Some(slot) = self.desk.session().map(|session| session.slot()) else { return };
        self.desk = Desk::Empty;
        if let Some(index) = games::index(slot) {
            self.shelf[index] = Saved::None;
        }
        self.write(Request::Remove(slot));
    }

    /// Stores the settings, and lights the panel as they say.
    pub fn store_settings(&mut self) {
        let blob: Blob = self.settings.encode();
        self.write(Request::Store(Record::Settings, blob));
        self.ask(Request::Backlight(self.settings.backlight()));
    }

    /// Has all settings as on a new device.
    pub fn reset_settings(&mut self) {
        self.settings = Settings::default();
        self.store_settings();
    }

    /// Forgets all statistics, in one write.
    pub fn reset_statistics(&mut self) {
        self.leaf.iter_mut().for_each(|leaf| leaf.statistics = None);
        self.era = self.era.saturating_add(1);
        let mut buffer = [0; 3];
        let bytes = postcard::to_slice(&self.era, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
        self.write(Request::Store(Record::Era, Blob::from_slice(bytes).unwrap_or_default()));
    }
}
