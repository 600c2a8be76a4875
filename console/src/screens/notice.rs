//! Something the player has to know.

use draw::chrome::{self, Keys, Line};
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, COST, NAME, PLAIN, TEXT};
use saves::Failure;

use super::Step;
use crate::Button;
use crate::port::Health;
use crate::state::{Notice, State};

impl Notice {
    pub fn press(&mut self, button: Button) -> Step {
        if matches!(button, Button::A | Button::B) { Step::Close } else { Step::Stay }
    }

    fn title(&self) -> &'static str {
        match self {
            Notice::Crashed => "SOMETHING BROKE",
            Notice::NoSaves | Notice::NotSaved(_) => "NOT SAVED",
            Notice::SettingsLost | Notice::StatisticsLost | Notice::LastLost | Notice::Shortened(_) => "DAMAGED MEMORY",
            Notice::Entropy(_) => "DICE SOURCE",
            Notice::Battery => "BATTERY LOW",
            Notice::Empty => "BATTERY EMPTY",
            Notice::Impossible(_) => "THIS CANNOT BE PLAYED",
            Notice::About(title, _) => title,
        }
    }

    fn text(&self) -> &'static str {
        match self {
            Notice::Crashed => {
                "The console met a fault and started again. Your saved games are safe, up to the last action."
            }
            Notice::NoSaves => {
                "The save memory cannot be read or written. You can play, but nothing is kept when the power goes."
            }
            Notice::NotSaved(Failure::Full) => {
                "The save memory is full. You can play on, but the last action is not kept."
            }
            Notice::NotSaved(Failure::Flash) => {
                "The save memory refused a write. You can play on, but the last action is not kept."
            }
            Notice::NotSaved(Failure::Missing) => {
                "The stored game does not match the one on the table. You can play on, but it is not kept."
            }
            Notice::NotSaved(Failure::Foreign) => {
                "The save memory is not ours, so nothing is kept. Erase it from the title screen."
            }
            Notice::SettingsLost => {
                "The stored settings could not be read. The usual ones are in use; your games are untouched."
            }
            Notice::StatisticsLost => {
                "Some stored statistics could not be read and start anew. Your games are untouched."
            }
            Notice::LastLost => {
                "What was saved last was damaged and is gone. Games that lost actions are named next; one that was just begun may be missing."
            }
            Notice::Shortened(_) => {
                "Part of the stored game was damaged. It goes back to the last whole action before the damage. Nothing else is touched:"
            }
            Notice::Entropy(Health::Stuck) => {
                "The chip's random source is stuck. The dice of this game grow from the timing of your presses instead."
            }
            Notice::Entropy(_) => {
                "The chip's random source is not even. The dice of this game grow from the timing of your presses instead."
            }
            Notice::Battery => {
                "The battery is nearly empty. Your game is kept after every action: play on after charging."
            }
            Notice::Empty => {
                "The battery is empty: please charge it. The console goes to sleep. Your game is kept, and waits for you."
            }
            Notice::Impossible(_) => "Change the set-up, please:",
            Notice::About(_, text) => text,
        }
    }

    /// Returns the last lines: what exactly happened.
    fn detail(&self, state: &State) -> [Line; 2] {
        match self {
            Notice::Crashed => state.boot.crash.as_ref().map_or_else(Default::default, |crash| {
                let skip = crash.file.len().saturating_sub(33);
                // A fault that no line of code stands for has none.
                let line = if crash.line == 0 { Line::new() } else { line!("line {}", crash.line) };
                [line!("{}", crash.file.get(skip..).unwrap_or("")), line]
            }),
            Notice::Shortened(detail) | Notice::Impossible(detail) => [line!("{detail}"), Line::new()],
            _ => Default::default(),
        }
    }

    pub fn draw(&self, state: &State, pen: &mut Pen<'_>) {
        pen.clear(theme::GROUND);
        let calm = matches!(self, Notice::About(..));
        pen.fill(0, 0, 240, 18, if calm { theme::RAISED } else { COST });
        pen.text(5, 2, NAME, if calm { TEXT } else { theme::INK }, self.title());
        let mut y = 34;
        for text in chrome::wrap(self.text(), 33) {
            pen.text(5, y, PLAIN, TEXT, text);
            y += 16;
        }
        for text in self.detail(state) {
            pen.text(5, y + 8, theme::BOLD, COST, &text);
            y += 16;
        }
        chrome::keys(pen, Keys::raw(["go on", "", "", ""]));
    }
}
