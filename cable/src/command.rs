//! A command, read from a line.

use core::fmt;

use console::Button;
use heapless::Vec;
use saves::{Place, Volume};

use crate::PIECE;

/// How many finished games there are.
const FINISHED: u8 = 10;
/// The longest that a button is held, in milliseconds.
const LONGEST_HOLD: u32 = 60_000;
/// How long a button is held if nothing else is said.
const PRESS: u32 = 60;

/// A stored game, as a cable names it: `p1` to `p8` are in progress, `f1` to `f10` finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game(pub Volume);

impl Game {
    /// How many there can be.
    pub const COUNT: usize = (Place::COUNT + FINISHED) as usize;

    /// Returns one of them, counted from 0.
    pub fn nth(nth: usize) -> Option<Self> {
        let nth = u8::try_from(nth).ok().filter(|&nth| usize::from(nth) < Self::COUNT)?;
        Some(Game(match nth.checked_sub(Place::COUNT) {
            None => Volume::InProgress(Place(nth)),
            Some(rank) => Volume::Finished(rank),
        }))
    }

    fn read(word: &str) -> Option<usize> {
        let (first, number) = word.split_at_checked(1)?;
        let (offset, count) = match first {
            "p" | "P" => (0, Place::COUNT),
            "f" | "F" => (Place::COUNT, FINISHED),
            _ => return None,
        };
        let number: u8 = number.parse().ok().filter(|number| (1..=count).contains(number))?;
        Some(usize::from(offset + number - 1))
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Volume::InProgress(Place(place)) => write!(f, "p{}", place + 1),
            Volume::Finished(rank) => write!(f, "f{}", rank + 1),
        }
    }
}

/// What a computer wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// All commands, with what they do.
    Help,
    /// Version and board.
    Version,
    /// The stored games.
    List,
    /// Stored games as text: those from one on, before another.
    Export(usize, usize),
    /// The save memory.
    Backup,
    /// Begin to take another save memory.
    Restore,
    /// A piece of it.
    Save(u32, Vec<u8, PIECE>),
    /// Its end, with its checksum.
    Sum(u32),
    /// The whole picture.
    Screen,
    /// What changed of the picture since it was last asked for.
    Changes,
    /// The frames of the log, until a byte comes.
    Log,
    /// Hold a button for so many milliseconds, and wait for the console.
    Press(Button, u32),
    /// A button goes down, or up.
    Touch(Button, bool),
    /// Wait until the console is idle.
    Wait,
    /// How long the last press took to its picture.
    Time,
    /// Restart in the boot loader.
    Update,
}

/// Why a line is no command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// There is no such command.
    Unknown,
    /// It is written in this way.
    Usage(&'static str),
}

impl Command {
    /// All commands as they are written, and what they do.
    pub const HELP: [(&'static str, &'static str); 17] = [
        ("help", "this list"),
        ("version", "version and board"),
        ("list", "the stored games: p1 to p8 in progress, f1 to f10 finished"),
        ("export GAME|all", "a stored game as text, or all"),
        ("backup", "the save memory"),
        ("restore", "begin to take another save memory; then the lines of a backup"),
        ("save OFFSET HEX", "64 bytes of it"),
        ("sum CRC", "its end: the owner is asked, and the device restarts with it"),
        ("screen", "the whole picture"),
        ("changes", "what changed of it since it was last asked for"),
        ("log", "frames for defmt-print, until a key is pressed"),
        ("press BUTTON [MS]", "hold a button, and wait; UP DOWN LEFT RIGHT A B X Y"),
        ("down BUTTON", "a button goes down"),
        ("up BUTTON", "and up again"),
        ("wait", "until the console is idle"),
        ("time", "from the last press to its picture"),
        ("update", "restart in the boot loader"),
    ];

    /// Reads a line.
    pub fn read(line: &str) -> Result<Self, Mistake> {
        let mut words = line.split_ascii_whitespace();
        let (verb, first, second) = (words.next().unwrap_or_default(), words.next(), words.next());
        let known = |usage: &str| usage.split(' ').next().is_some_and(|name| name.eq_ignore_ascii_case(verb));
        let (usage, _) = Self::HELP.into_iter().find(|(usage, _)| known(usage)).ok_or(Mistake::Unknown)?;
        let name = usage.split(' ').next().unwrap_or_default();
        if words.next().is_some() {
            return Err(Mistake::Usage(usage));
        }
        let command = match (name, first, second) {
            ("help", None, None) => Some(Command::Help),
            ("version", None, None) => Some(Command::Version),
            ("list", None, None) => Some(Command::List),
            ("export", Some(word), None) if word.eq_ignore_ascii_case("all") => Some(Command::Export(0, Game::COUNT)),
            ("export", Some(word), None) => Game::read(word).map(|nth| Command::Export(nth, nth + 1)),
            ("backup", None, None) => Some(Command::Backup),
            ("restore", None, None) => Some(Command::Restore),
            ("save", Some(offset), Some(hex)) => u32::from_str_radix(offset, 16)
                .ok()
                .filter(|offset| (*offset as usize).is_multiple_of(PIECE))
                .and_then(|offset| Some(Command::Save(offset, bytes(hex)?))),
            ("sum", Some(sum), None) => u32::from_str_radix(sum, 16).ok().map(Command::Sum),
            ("screen", None, None) => Some(Command::Screen),
            ("changes", None, None) => Some(Command::Changes),
            ("log", None, None) => Some(Command::Log),
            ("press", Some(word), None) => button(word).map(|button| Command::Press(button, PRESS)),
            ("press", Some(word), Some(ms)) => button(word).zip(milliseconds(ms)).map(|(b, ms)| Command::Press(b, ms)),
            ("down", Some(word), None) => button(word).map(|button| Command::Touch(button, true)),
            ("up", Some(word), None) => button(word).map(|button| Command::Touch(button, false)),
            ("wait", None, None) => Some(Command::Wait),
            ("time", None, None) => Some(Command::Time),
            ("update", None, None) => Some(Command::Update),
            _ => None,
        };
        command.ok_or(Mistake::Usage(usage))
    }
}

fn button(word: &str) -> Option<Button> {
    Button::ALL.into_iter().find(|button| button.name().eq_ignore_ascii_case(word))
}

fn milliseconds(word: &str) -> Option<u32> {
    word.parse().ok().filter(|ms| (1..=LONGEST_HOLD).contains(ms))
}

/// Reads a whole piece in hexadecimal digits.
fn bytes(hex: &str) -> Option<Vec<u8, PIECE>> {
    let digit = |letter: u8| char::from(letter).to_digit(16);
    let (pairs, []) = hex.as_bytes().as_chunks::<2>() else { return None };
    let mut bytes = Vec::new();
    for &[high, low] in pairs {
        bytes.push((digit(high)? << 4 | digit(low)?) as u8).ok()?;
    }
    bytes.is_full().then_some(bytes)
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;

    use super::*;

    #[test]
    fn each_command_of_the_help_is_read() {
        let piece = "0f".repeat(PIECE);
        for (usage, _) in Command::HELP {
            let line = usage.replace("GAME|all", "p8").replace("OFFSET", "1ffc0").replace("HEX", &piece);
            let line = line.replace("CRC", "1A2b3c4d").replace("BUTTON", "x").replace("[MS]", "1000");
            assert!(Command::read(&line).is_ok(), "{line}");
            assert!(Command::read(&line.to_ascii_uppercase()).is_ok(), "{line}");
            assert_eq!(Command::read(&format!("{line} more words")), Err(Mistake::Usage(usage)), "{line}");
        }
    }

    #[test]
    fn words_are_taken_for_what_they_say() {
        assert_eq!(Command::read("press left"), Ok(Command::Press(Button::Left, 60)));
        assert_eq!(Command::read(" export  f10 "), Ok(Command::Export(17, 18)));
        assert_eq!(Command::read("save 40 ").err(), Some(Mistake::Usage("save OFFSET HEX")));
        let pieces = Vec::<u8, PIECE>::from_slice(&[0xa5; PIECE]).unwrap();
        assert_eq!(Command::read(&format!("save 40 {}", "a5".repeat(64))), Ok(Command::Save(0x40, pieces)));
    }

    #[test]
    fn what_makes_no_sense_is_told() {
        for line in ["jump", "he", "", "0", "helpp"] {
            assert_eq!(Command::read(line), Err(Mistake::Unknown), "{line}");
        }
        let wrong =
            ["export", "export p0", "export p9", "export f11", "export é", "press C", "press A 0", "press A 60001"];
        let more = ["save 1 00", "save 41 00", "sum", "sum 123456789", "sum -1", "press", "down A 5", "version 2"];
        for line in wrong.into_iter().chain(more) {
            assert!(matches!(Command::read(line), Err(Mistake::Usage(_))), "{line}");
        }
        let odd = format!("save 0 {}", "0".repeat(127));
        let long = format!("save 0 {}", "0".repeat(130));
        let strange = format!("save 0 {}", "0g".repeat(64));
        for line in [odd, long, strange] {
            assert_eq!(Command::read(&line), Err(Mistake::Usage("save OFFSET HEX")));
        }
    }

    #[test]
    fn games_have_names() {
        for nth in 0..Game::COUNT {
            let name = format!("{}", Game::nth(nth).unwrap());
            assert_eq!(Game::read(&name), Some(nth), "{name}");
        }
        assert_eq!(Game::nth(Game::COUNT), None);
    }
}
