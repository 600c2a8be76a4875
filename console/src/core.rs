//! What all screens share: the game on the table, settings, statistics, and the shell's ear.

use heapless::Deque;
use rules_core::{Player, Seed};

use crate::Button;
use crate::chrome::Line;
use crate::games::{self, Desk, GAMES};
use crate::play::{Outcome, Trouble};
use crate::screens::{Notice, Scores, Screen, Setup, Step};
use crate::settings::Settings;
use crate::shelf::{Blob, Condition, Record, Slot};
use crate::shell::{Boot, Entropy, Failure, Health, Region, Request};
use crate::statistics::{Finished, Statistics};

/// What is known of a stored game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Saved {
    /// There is none.
    #[default]
    None,
    /// It can go on; a line about it.
    Running(Line),
    /// Rules of another version played it.
    Version(u16),
    /// It cannot be read.
    Lost,
}

/// What all screens share.
#[derive(Clone, Debug)]
pub struct Core {
    /// What is known since power-on.
    pub boot: Boot,
    /// The owner's choices.
    pub settings: Settings,
    /// By place in [`GAMES`].
    pub statistics: [Statistics; GAMES.len()],
    /// By place in [`GAMES`].
    pub shelf: [Saved; GAMES.len()],
    /// The game on the table.
    pub desk: Desk,
    /// The save region, once it was announced.
    pub region: Option<Region>,
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
    /// The stored game that was asked for, to go on with.
    resuming: Option<Slot>,
    /// The new game that waits for its seed.
    starting: Option<Setup>,
}

impl Core {
    /// At power-on.
    pub fn new(boot: Boot) -> Self {
        Core {
            boot,
            settings: Settings::default(),
            statistics: Default::default(),
            shelf: Default::default(),
            desk: Desk::Empty,
            region: None,
            health: None,
            battery: None,
            moment: None,
            notices: Deque::new(),
            requests: Deque::new(),
            writing: 0,
            resuming: None,
            starting: None,
        }
    }

    /// Whether no request is open.
    pub fn is_quiet(&self) -> bool {
        self.requests.is_empty() && self.writing == 0 && self.resuming.is_none() && self.starting.is_none()
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
        if matches!(self.region, Some(Region::Ours | Region::New)) {
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

    /// The save region was looked at: reads the games in it.
    pub fn region(&mut self, region: Region) {
        self.region = Some(region);
        match region {
            Region::Ours | Region::New => {
                self.shelf = Default::default();
                for card in GAMES {
                    self.ask(Request::Load(card.slot));
                }
            }
            Region::Foreign => {}
            Region::Broken => self.notify(Notice::NoSaves),
        }
    }

    /// A stored record.
    pub fn stored(&mut self, record: Record, bytes: &[u8]) {
        match record {
            Record::Settings => match Settings::decode(bytes) {
                Some(settings) => self.settings = settings,
                None => self.notify(Notice::SettingsLost),
            },
            Record::Statistics(slot) => {
                if let Some(index) = games::index(slot) {
                    match Statistics::decode(bytes) {
                        Some(statistics) => self.statistics[index] = statistics,
                        None => self.notify(Notice::StatisticsLost),
                    }
                }
            }
        }
    }

    /// A stored game. It goes on the table if it was asked for; otherwise only a line about it is kept.
    pub fn journal(&mut self, slot: Slot, condition: Condition, head: Option<&[u8]>, actions: &[u8]) -> Step {
        let wanted = self.resuming.take_if(|resuming| *resuming == slot).is_some();
        let Some(index) = games::index(slot) else { return Step::Stay };
        let Some(head) = head else {
            self.shelf[index] = if condition == Condition::Empty { Saved::None } else { Saved::Lost };
            return Step::Stay;
        };
        match self.desk.resume(slot, head, actions, &self.settings) {
            Ok(trouble) => {
                if condition == Condition::Cut || trouble.is_some() {
                    self.notify(Notice::Shortened(GAMES[index].name));
                }
                if let Some(Trouble::Actions(length)) = trouble {
                    self.write(Request::Truncate(slot, length));
                }
                if wanted {
                    self.count();
                    return Step::Play;
                }
                let summary = self.desk.session().map(|session| session.summary()).unwrap_or_default();
                self.shelf[index] = Saved::Running(summary);
            }
            Err(Trouble::Version(version)) => self.shelf[index] = Saved::Version(version),
            Err(_) => self.shelf[index] = Saved::Lost,
        }
        self.desk = Desk::Empty;
        Step::Stay
    }

    /// A write was done, or not.
    pub fn written(&mut self, result: Result<(), Failure>) {
        self.writing = self.writing.saturating_sub(1);
        if let Err(failure) = result {
            self.notify(Notice::NotSaved(failure));
        }
    }

    /// Random bits: the game that waits for them begins.
    pub fn entropy(&mut self, entropy: Entropy) -> Step {
        self.health = Some(entropy.health);
        let Some(setup) = self.starting.take() else { return Step::Stay };
        if entropy.health != Health::Good {
            self.notify(Notice::Entropy(entropy.health));
        }
        self.begin(&setup, Seed::new(entropy.bits), true)
    }

    /// Starts the game of a filled form, with its own seed or a fresh one.
    pub fn start(&mut self, setup: &Setup) -> Step {
        match setup.seed {
            Some(seed) => self.begin(setup, seed, false),
            None => {
                self.starting = Some(setup.clone());
                self.ask(Request::Entropy);
                Step::Stay
            }
        }
    }

    fn begin(&mut self, setup: &Setup, seed: Seed, ranked: bool) -> Step {
        let names = self.settings.names.clone();
        match setup.form.start(&mut self.desk, setup.players, names, seed, ranked, &self.settings) {
            Ok(()) => {
                if let Some((slot, head)) = self.desk.session().map(|session| (session.slot(), session.head())) {
                    self.write(Request::Begin(slot, head));
                }
                self.roll();
                Step::Play
            }
            Err(phrase) => Step::Open(Screen::Notice(Notice::Impossible(phrase))),
        }
    }

    /// Goes on with the stored game of this slot.
    pub fn resume(&mut self, slot: Slot) {
        self.resuming = Some(slot);
        self.ask(Request::Load(slot));
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
                    self.count();
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

    /// Counts the game on the table in the statistics, if it is over and was not counted yet.
    fn count(&mut self) {
        let Some(session) = self.desk.session().filter(|session| session.is_over()) else { return };
        let Some(index) = games::index(session.slot()) else { return };
        let standing = session.standing();
        let winner = standing.rank.iter().position(|&rank| rank == 1).unwrap_or(0);
        let finished = Finished {
            id: (session.seed().bits(), session.length()),
            players: session.players(),
            points: standing.points.get(winner).copied().unwrap_or(0),
            name: session.player_name(Player(winner as u8)).clone(),
            ranked: session.ranked(),
        };
        let slot = session.slot();
        if self.statistics[index].count(&finished) {
            let blob = self.statistics[index].encode();
            self.write(Request::Store(Record::Statistics(slot), blob));
        }
    }

    /// Takes the game off the table; a finished one leaves the shelf too.
    pub fn leave(&mut self) {
        let Some(session) = self.desk.session() else { return };
        let Some(index) = games::index(session.slot()) else { return };
        if session.is_over() {
            self.abandon();
        } else {
            self.shelf[index] = Saved::Running(session.summary());
            self.desk = Desk::Empty;
        }
    }

    /// Takes the game off the table and off the shelf.
    pub fn abandon(&mut self) {
        let Some(slot) = self.desk.session().map(|session| session.slot()) else { return };
        self.desk = Desk::Empty;
        self.remove(slot);
    }

    /// Takes a stored game off the shelf.
    pub fn remove(&mut self, slot: Slot) {
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

    /// Forgets all statistics.
    pub fn reset_statistics(&mut self) {
        self.statistics = Default::default();
        for (card, statistics) in GAMES.iter().zip(self.statistics.clone()) {
            self.write(Request::Store(Record::Statistics(card.slot), statistics.encode()));
        }
    }
}
