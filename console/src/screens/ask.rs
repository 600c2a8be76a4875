//! Something to confirm.

use saves::{Region, Slot};

use super::{Screen, Service, Setup, Step};
use crate::Button;
use crate::draw::chrome::{self, Keys};
use crate::draw::pen::Pen;
use crate::draw::theme::{self, COST, NAME, PLAIN, TEXT};
use crate::port::Request;
use crate::state::State;

/// The question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What to do about a save memory that was not read, since the console crashed again and again.
    Safe,
    /// Erase a save memory that holds this.
    Erase(Region),
    /// Give up the game on the table.
    Abandon,
    /// Start a new game although one can go on.
    Replace(Slot),
    /// Forget all statistics.
    ResetStatistics,
    /// Reset all settings.
    ResetSettings,
}

impl Question {
    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        match (button, *self) {
            (Button::B, Question::Safe) => Step::Swap(Screen::Ask(Question::Erase(Region::Damaged))),
            (Button::X, Question::Safe) => Step::Open(Screen::Service(Service::default())),
            (Button::Y, Question::Safe) => {
                state.ask(Request::LogRegion);
                Step::Stay
            }
            (Button::A, Question::Safe) | (Button::B, _) => Step::Close,
            (Button::A, Question::Erase(_)) => {
                state.erase();
                Step::Close
            }
            (Button::A, Question::Abandon) => {
                state.abandon();
                Step::Home
            }
            (Button::A, Question::Replace(slot)) => {
                Setup::new(slot).map_or(Step::Close, |s| Step::Swap(Screen::Setup(s)))
            }
            (Button::A, Question::ResetStatistics) => {
                state.reset_statistics();
                Step::Close
            }
            (Button::A, Question::ResetSettings) => {
                state.reset_settings();
                Step::Close
            }
            _ => Step::Stay,
        }
    }

    pub fn draw(&self, pen: &mut Pen<'_>) {
        let (title, text, yes, no) = match self {
            Question::Safe => (
                "SAVES NOT READ",
                "The console broke three times while it started, perhaps by something saved. So it has not read the save memory. You can play, but nothing is kept. Switch off and on to try again, or erase the memory.",
                "play",
                "erase",
            ),
            Question::Erase(Region::Damaged) => (
                "ERASE THE SAVE MEMORY?",
                "All games, statistics and settings are gone for good then. Without that you can play, but nothing is kept.",
                "erase",
                "leave",
            ),
            Question::Erase(Region::Later(_)) => (
                "ERASE THE SAVE MEMORY?",
                "A later version of this console wrote the save memory: its games are safe, and that version plays them. Erase them to keep new ones. Without that you can play, but nothing is kept.",
                "erase",
                "leave",
            ),
            Question::Erase(_) => (
                "ERASE THE SAVE MEMORY?",
                "The save memory holds something that this console did not write. If you erase it, your games can be kept there. Otherwise you can play, but nothing is kept.",
                "erase",
                "leave",
            ),
            Question::Abandon => {
                ("ABANDON THIS GAME?", "The game on the table ends here and is gone for good.", "yes", "no")
            }
            Question::Replace(_) => {
                ("START ANEW?", "A game of this kind is kept. It is gone as soon as a new one starts.", "new", "back")
            }
            Question::ResetSettings => (
                "RESTORE ALL SETTINGS?",
                "Brightness, sleep, animations, palette and names are as on a new device again.",
                "yes",
                "no",
            ),
            Question::ResetStatistics => (
                "FORGET ALL STATISTICS?",
                "What was played, won and scored in every game is gone for good. Saved and finished games stay.",
                "forget",
                "back",
            ),
        };
        pen.clear(theme::GROUND);
        pen.fill(0, 0, 240, 18, COST);
        pen.text(5, 2, NAME, theme::INK, title);
        for (i, line) in chrome::wrap(text, 33).enumerate() {
            pen.text(5, 34 + 16 * i as i32, PLAIN, TEXT, line);
        }
        let (look, log) = if matches!(self, Question::Safe) { ("service", "log") } else { ("", "") };
        chrome::keys(pen, Keys([yes, no, look, log]));
    }
}
