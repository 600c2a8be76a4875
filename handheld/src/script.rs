//! Scripts: the text that drives the simulator, the emulated device and a real one alike.
//!
//! One command a line; `#` begins a comment; buttons are `UP DOWN LEFT RIGHT A B X Y`:
//!
//! ```text
//! press A            # press and release; press DOWN x3 repeats
//! hold B 800         # milliseconds held
//! wait 250           # milliseconds
//! shot title         # waits until the console is idle, then writes title.png
//! sound points       # requires that the last press sounded so: tick points area phase win error
//! power-cycle        # cut the power, start again on the same flash
//! power-cycle Y      # the same with Y held while the power comes on
//! ```

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use console::{Button, Sound};
use thiserror::Error;

/// One step of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Press and release a button, once or several times.
    Press(Button, u32),
    /// Hold a button for some milliseconds.
    Hold(Button, u32),
    /// Let some milliseconds pass.
    Wait(u32),
    /// Take the picture, under this name.
    Shot(String),
    /// Cut the power and start again, perhaps with a button held.
    PowerCycle(Option<Button>),
    /// Require that the last press made this sound.
    Sound(Sound),
}

/// How often `press` may repeat.
pub(crate) const TIMES: RangeInclusive<u32> = 1..=999;
/// How long `hold` and `wait` may take: up to an hour.
pub(crate) const MILLISECONDS: RangeInclusive<u32> = 1..=3_600_000;

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Press(button, 1) => write!(f, "press {}", button.name()),
            Command::Press(button, times) => write!(f, "press {} x{times}", button.name()),
            Command::Hold(button, ms) => write!(f, "hold {} {ms}", button.name()),
            Command::Wait(ms) => write!(f, "wait {ms}"),
            Command::Shot(name) => write!(f, "shot {name}"),
            Command::PowerCycle(None) => f.write_str("power-cycle"),
            Command::PowerCycle(Some(button)) => write!(f, "power-cycle {}", button.name()),
            Command::Sound(sound) => write!(f, "sound {}", sound.name()),
        }
    }
}

/// Commands in the order of their lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    steps: Vec<(usize, Command)>,
}

impl Script {
    /// Iterates over the commands, each with the number of its line.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Command)> {
        self.steps.iter().map(|(line, command)| (*line, command))
    }
}

/// What is wrong with a script, and where. Lines and columns count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{line}:{column}: {problem}")]
pub struct SyntaxError {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Problem {
    /// The first word of a line is no command.
    #[error("no such command; there are press, hold, wait, shot, sound and power-cycle")]
    Command,
    /// A button was expected.
    #[error("expected a button: UP DOWN LEFT RIGHT A B X Y")]
    Button,
    /// A number of times was expected.
    #[error("expected how often, from x{} to x{}", TIMES.start(), TIMES.end())]
    Times,
    /// A time was expected.
    #[error("expected milliseconds, from {} to {}", MILLISECONDS.start(), MILLISECONDS.end())]
    Milliseconds,
    /// The name of a picture was expected.
    #[error("expected a name of letters, digits, - and _")]
    Name,
    /// A sound was expected.
    #[error("expected a sound: tick points area phase win error")]
    Sound,
    /// Two pictures have the same name.
    #[error("there is a picture of this name already")]
    NameTaken,
    /// There is more on the line than the command takes.
    #[error("expected the end of the line")]
    Excess,
}

/// A line being read.
struct Line<'a> {
    text: &'a str,
    /// Where the next word is looked for, in bytes.
    at: usize,
}

impl<'a> Line<'a> {
    /// Returns the next word, with the column it begins at; at the end of the line, nothing, with the column behind the
    /// last.
    fn word(&mut self) -> (usize, Option<&'a str>) {
        let rest = &self.text[self.at..];
        let word = rest.split_whitespace().next();
        let begin = match word {
            Some(_) => self.at + rest.len() - rest.trim_start().len(),
            None => self.text.trim_end().len(),
        };
        self.at = begin + word.map_or(0, str::len);
        (self.text[..begin].chars().count() + 1, word)
    }

    /// Returns the next word, read by `read`.
    fn expect<T>(&mut self, problem: Problem, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, (usize, Problem)> {
        let (column, word) = self.word();
        word.and_then(read).ok_or((column, problem))
    }

    /// Returns the next word, read by `read`, if there is one.
    fn accept<T>(
        &mut self,
        problem: Problem,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<Option<T>, (usize, Problem)> {
        let (column, word) = self.word();
        word.map(|word| read(word).ok_or((column, problem))).transpose()
    }

    fn command(&mut self) -> Result<Option<Command>, (usize, Problem)> {
        let (column, verb) = self.word();
        let Some(verb) = verb else { return Ok(None) };
        let command = match verb {
            "press" => Command::Press(
                self.expect(Problem::Button, button)?,
                self.accept(Problem::Times, |word| number(word.strip_prefix('x')?, TIMES))?.unwrap_or(1),
            ),
            "hold" => Command::Hold(self.expect(Problem::Button, button)?, self.milliseconds()?),
            "wait" => Command::Wait(self.milliseconds()?),
            "shot" => Command::Shot(self.expect(Problem::Name, name)?),
            "sound" => Command::Sound(self.expect(Problem::Sound, sound)?),
            "power-cycle" => Command::PowerCycle(self.accept(Problem::Button, button)?),
            _ => return Err((column, Problem::Command)),
        };
        match self.word() {
            (_, None) => Ok(Some(command)),
            (column, Some(_)) => Err((column, Problem::Excess)),
        }
    }

    fn milliseconds(&mut self) -> Result<u32, (usize, Problem)> {
        self.expect(Problem::Milliseconds, |word| number(word, MILLISECONDS))
    }
}

fn button(word: &str) -> Option<Button> {
    Button::ALL.into_iter().find(|button| button.name() == word)
}

fn sound(word: &str) -> Option<Sound> {
    Sound::ALL.into_iter().find(|sound| sound.name() == word)
}

fn number(word: &str, range: RangeInclusive<u32>) -> Option<u32> {
    // `parse` alone would take a sign.
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|number| digits && range.contains(number))
}

fn name(word: &str) -> Option<String> {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    word.chars().all(fits).then(|| word.to_owned())
}

impl FromStr for Script {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut steps = Vec::new();
        let mut names = BTreeSet::new();
        for (number, text) in (1..).zip(text.lines()) {
            let text = text.split('#').next().unwrap_or_default();
            let error = |(column, problem)| SyntaxError { line: number, column, problem };
            let Some(command) = Line { text, at: 0 }.command().map_err(error)? else { continue };
            if let Command::Shot(name) = &command
                && !names.insert(name.clone())
            {
                return Err(error((text.trim_end().chars().count() - name.len() + 1, Problem::NameTaken)));
            }
            steps.push((number, command));
        }
        Ok(Script { steps })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn commands(text: &str) -> Vec<(usize, Command)> {
        text.parse::<Script>().unwrap().steps
    }

    #[track_caller]
    fn refused(text: &str, line: usize, column: usize, problem: Problem) {
        assert_eq!(text.parse::<Script>(), Err(SyntaxError { line, column, problem }));
    }

    #[test]
    fn every_command_is_read_with_its_line() {
        let text = "# a comment\n\npress A            # press and release\n  press DOWN x3\nhold B 800\r\nwait 250\n\
                    shot title-2_b\npower-cycle\npower-cycle Y#held";
        let expected = [
            (3, Command::Press(Button::A, 1)),
            (4, Command::Press(Button::Down, 3)),
            (5, Command::Hold(Button::B, 800)),
            (6, Command::Wait(250)),
            (7, Command::Shot("title-2_b".into())),
            (8, Command::PowerCycle(None)),
            (9, Command::PowerCycle(Some(Button::Y))),
        ];
        assert_eq!(commands(text), expected);
    }

    #[test]
    fn a_command_is_written_as_it_is_read() {
        for text in
            ["press UP", "press LEFT x12", "hold X 40", "wait 1", "shot a", "power-cycle", "power-cycle Y", "sound win"]
        {
            assert_eq!(commands(text)[0].1.to_string(), text);
        }
    }

    #[test]
    fn an_empty_script_has_no_steps() {
        assert_eq!(commands(""), []);
        assert_eq!(commands("\n \t\n# only words\n"), []);
    }

    #[test]
    fn errors_name_line_and_column() {
        refused("press A\n  jump B", 2, 3, Problem::Command);
        refused("press", 1, 6, Problem::Button);
        refused("press  # A", 1, 6, Problem::Button);
        refused("press a", 1, 7, Problem::Button);
        refused("press A 3", 1, 9, Problem::Times);
        refused("press A x0", 1, 9, Problem::Times);
        refused("press A x1000", 1, 9, Problem::Times);
        refused("press A x+1", 1, 9, Problem::Times);
        refused("press A x2 x3", 1, 12, Problem::Excess);
        refused("hold 800 B", 1, 6, Problem::Button);
        refused("hold B", 1, 7, Problem::Milliseconds);
        refused("hold B 0", 1, 8, Problem::Milliseconds);
        refused("wait 3600001", 1, 6, Problem::Milliseconds);
        refused("wait 99999999999", 1, 6, Problem::Milliseconds);
        refused("wait 2s", 1, 6, Problem::Milliseconds);
        refused("wait\u{a0}-5", 1, 6, Problem::Milliseconds);
        refused("shot", 1, 5, Problem::Name);
        refused("shot ../title", 1, 6, Problem::Name);
        refused("shot one\n shot  one # again", 2, 8, Problem::NameTaken);
        refused("power-cycle now", 1, 13, Problem::Button);
        refused("sound", 1, 6, Problem::Sound);
        refused("sound Tick", 1, 7, Problem::Sound);
    }

    #[test]
    fn an_error_reads_well() {
        let error = "wait 5\nwait x".parse::<Script>().unwrap_err();
        assert_eq!(error.to_string(), "2:6: expected milliseconds, from 1 to 3600000");
    }
}
