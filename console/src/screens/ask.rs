//! Something to confirm.

use draw::chrome::{self, Keys, Line};
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, BOLD, COST, NAME, PLAIN, TEXT};
use saves::{Place, Region};

use super::{Screen, Service, Step};
use crate::Button;
use crate::port::Request;
use crate::state::State;

/// The question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What to do about a save memory that was not read, since the console crashed again and again.
    Safe,
    /// Erase a save memory that holds this.
    Erase(Region),
    /// Give up the game on the table.
    Abandon,
    /// Give up this game.
    GiveUp(Place),
    /// Start the new game that waits, although this one has to make room.
    Replace(Place),
    /// Forget all statistics.
    ResetStatistics,
    /// Reset all settings.
    ResetSettings,
}

impl Question {
    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        match (button, &*self) {
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
            (Button::A, Question::GiveUp(place)) => {
                state.give_up(*place);
                Step::Close
            }
            (Button::A, Question::Replace(place)) => state.make_room(*place).into(),
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

    /// Returns whether A destroys something: then it is held.
    pub fn wants_hold(&self) -> bool {
        *self != Question::Safe
    }

    /// Returns the title, text, and what would be lost.
    fn words(&self, state: &State) -> (&'static str, &'static str, Line) {
        let unkept = "Without that you can play, but nothing is kept.";
        match self {
            Question::Safe => (
                "SAVES NOT READ",
                "The console broke three times while it started, perhaps by something saved. So it has not read the save memory. You can play, but nothing is kept. Switch off and on to try again, or erase the memory.",
                Line::new(),
            ),
            Question::Erase(Region::Damaged) => {
                ("ERASE THE SAVE MEMORY?", unkept, line!("games, statistics and settings"))
            }
            Question::Erase(Region::Later(_)) => (
                "ERASE THE SAVE MEMORY?",
                "A later version of this console wrote the save memory. Its games are safe, and that version plays them. Without erasing you can play here, but nothing is kept.",
                line!("the games of that version"),
            ),
            Question::Erase(_) => (
                "ERASE THE SAVE MEMORY?",
                "The save memory holds something that this console did not write. Without erasing you can play, but nothing is kept.",
                line!("whatever the save memory holds"),
            ),
            Question::Abandon => (
                "ABANDON THIS GAME?",
                "It ends here, and counts for nothing.",
                state.current.session().map_or_else(Line::new, |session| session.stake()),
            ),
            Question::GiveUp(place) => {
                ("LET THIS GAME GO?", "It ends here, and counts for nothing.", line!("{}", state.kept(*place).who()))
            }
            Question::Replace(place) => {
                ("LET THIS GAME GO?", "It goes as soon as the new one starts.", line!("{}", state.kept(*place).who()))
            }
            Question::ResetSettings => (
                "RESTORE ALL SETTINGS?",
                "Everything is as on a new device again. Games and statistics stay.",
                line!("light, sleep, palette and names"),
            ),
            Question::ResetStatistics => {
                ("FORGET ALL STATISTICS?", "Saved and finished games stay.", line!("all that was won and scored"))
            }
        }
    }

    pub fn draw(&self, state: &State, pen: &mut Pen<'_>) {
        let (title, text, lost) = self.words(state);
        pen.clear(theme::GROUND);
        pen.fill(0, 0, 240, 18, COST);
        pen.text(5, 2, NAME, theme::INK, title);
        let mut y = 30;
        for line in chrome::wrap(text, 33) {
            pen.text(5, y, PLAIN, TEXT, line);
            y += 16;
        }
        if !lost.is_empty() {
            chrome::gone(pen, y + 12, &lost);
        }
        if let Question::GiveUp(place) | Question::Replace(place) = *self {
            pen.text(5, y + 44, BOLD, COST, &state.kept(place).how_far());
        }
        let keys = if *self == Question::Safe { ["play", "erase", "service", "log"] } else { ["hold", "back", "", ""] };
        chrome::keys(pen, Keys::raw(keys));
    }
}
