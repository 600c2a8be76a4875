//! Games as lists of actions in text, from which the button player makes scripts.
//!
//! ```text
//! game dice-game      # by its key
//! players 3
//! computers 0 3       # by seat: 0 is a person, 1 to 3 the levels of a computer; its actions are not in the journal
//! form 2 0 0          # steps to the right in each row of the set-up form
//! seed 0000-0042
//! act 0007            # an action, encoded; what it is stands behind it as a comment
//! aim 0007            # the way to an action, without the last press
//! undo
//! press X             # buttons that take no action, and whatever else a script can do
//! shot races
//! ```

use std::fmt::Write as _;
use std::path::Path;

use console::Console;
use handheld::{Command, Script};
use rules_core::{Game, Seed};

use crate::buttons::Hand;
use crate::replay::begin;
use crate::{Seen, games};

/// A journal of each game, by row of the title.
pub const ONE_OF_EACH: [&str; Console::GAMES] = ["castles-2p-2011", "dice-3p", "natick", "orleans-2p"];

/// One step of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// An action, encoded.
    Act(Vec<u8>),
    /// The way to an action, without the last press.
    Aim(Vec<u8>),
    /// Takes back the last action.
    Undo,
    /// Something that a script does.
    Do(Command),
}

/// How a game was set up, and what was done in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Journal {
    /// Its key.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// By seat: 0 for a person, else the level of a computer.
    pub computers: Vec<usize>,
    /// Steps to the right in each row of its form.
    pub form: Vec<usize>,
    /// The seed of its dice.
    pub seed: Seed,
    /// What was done.
    pub steps: Vec<Step>,
}

impl std::str::FromStr for Journal {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut journal = Journal::default();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or("").trim();
            if !line.is_empty() {
                journal.read(line).map_err(|problem| format!("line {number}: {problem}"))?;
            }
        }
        Ok(journal)
    }
}

impl Journal {
    /// Reads the journal of this name in `tests/journals`.
    ///
    /// # Panics
    /// If there is none.
    pub fn of(name: &str) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("journals/{name}.txt"));
        std::fs::read_to_string(path).expect("the journal is there").parse().expect("a journal can be read")
    }

    /// Returns all journals in `tests/journals`, by name.
    ///
    /// # Panics
    /// If the folder cannot be read.
    pub fn all() -> impl Iterator<Item = (String, Self)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("journals");
        let files = std::fs::read_dir(folder).expect("there are journals").map(|entry| entry.expect("a file").path());
        let mut names: Vec<_> =
            files.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
        names.sort();
        names.into_iter().map(|name| (name.clone(), Journal::of(&name)))
    }

    /// Returns the set-up that its form gives, as the console keeps it.
    ///
    /// # Panics
    /// If the game does not start.
    pub fn setup<G: Game>(&self) -> G::Setup {
        let mut hand = Hand::default();
        self.start(&mut hand);
        let seen = Seen::on(hand.handheld().flash().clone());
        let head = seen.game(games::slot::<G>()).and_then(|journal| journal.head.as_ref()).expect("it has begun");
        *begin::<G>(head).expect("a possible set-up").setup()
    }

    fn read(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let numbers = || -> Result<Vec<usize>, String> {
            rest.split_whitespace().map(|word| word.parse().map_err(|_| format!("{word:?} is no number"))).collect()
        };
        match word {
            "game" if games::find(rest, 1).is_none() => return Err(format!("there is no game {rest:?}")),
            "game" => self.game = rest.to_owned(),
            "players" => match numbers()?[..] {
                [players] => self.players = players as u8,
                _ => return Err("players takes one number".into()),
            },
            "computers" => self.computers = numbers()?,
            "form" => self.form = numbers()?,
            "seed" => self.seed = rest.parse().map_err(|error| format!("{error}"))?,
            "act" => self.steps.push(Step::Act(bytes(rest.trim())?)),
            "aim" => self.steps.push(Step::Aim(bytes(rest.trim())?)),
            "undo" => self.steps.push(Step::Undo),
            _ => {
                let script: Script = line.parse().map_err(|error| format!("{error}"))?;
                self.steps.extend(script.steps().map(|(_, command)| Step::Do(command.clone())));
            }
        }
        Ok(())
    }

    /// Returns the actions that stand at the end, encoded.
    pub fn actions(&self) -> Vec<Vec<u8>> {
        let mut actions = Vec::new();
        for step in &self.steps {
            match step {
                Step::Act(bytes) => actions.push(bytes.clone()),
                Step::Undo => drop(actions.pop()),
                Step::Aim(_) | Step::Do(_) => {}
            }
        }
        actions
    }

    /// Starts the game from the title of a new device.
    ///
    /// # Panics
    /// If the console does not offer it.
    pub fn start(&self, hand: &mut Hand) {
        let (row, steps) = games::find(&self.game, self.players).expect("the console offers it");
        hand.new_game(row, (self.players, steps), &self.computers, &self.form, self.seed);
    }

    /// Returns the script that plays this game by buttons, on a new device.
    ///
    /// # Panics
    /// If no buttons lead to an action.
    pub fn script(&self) -> String {
        self.play().script()
    }

    /// Plays this game by buttons, on a new device.
    ///
    /// # Panics
    /// If no buttons lead to an action.
    pub fn play(&self) -> Hand {
        let mut hand = Hand::default();
        self.start(&mut hand);
        for step in &self.steps {
            match step {
                Step::Act(bytes) => hand.play(bytes),
                Step::Aim(bytes) => hand.aim(bytes),
                Step::Undo => hand.undo(),
                Step::Do(command) => hand.command(command),
            }
        }
        hand
    }
}

/// Returns bytes as they stand behind `act`.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn bytes(text: &str) -> Result<Vec<u8>, String> {
    let pairs = text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).unwrap_or(""));
    pairs.map(|pair| u8::from_str_radix(pair, 16).map_err(|_| format!("{pair:?} is no byte"))).collect()
}
