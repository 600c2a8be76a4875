//! Something to confirm.

use draw::chrome::{self, Keys, Prose};
use draw::pen::Pen;
use draw::theme::{self, BOLD, COST, NAME, TEXT};
use saves::{Place, Region};
use texts::{Form, Text, console as say};

use super::{Screen, Service, Step};
use crate::Button;
use crate::port::{Request, Wish};
use crate::state::State;

/// The question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What to do about a save memory that was not read because the console crashed several times.
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
    /// Let a cable have its wish.
    Cable(Wish),
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
            (Button::A | Button::B, Question::Cable(_)) => {
                state.leave = Some(button == Button::A);
                Step::Close
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

    /// Returns what it says: its title, with a body, and what would be lost.
    fn text(&self) -> Text {
        match self {
            Question::Safe => say::ASK_SAFE,
            Question::Erase(Region::Damaged) => say::ASK_ERASE_DAMAGED,
            Question::Erase(Region::Later(_)) => say::ASK_ERASE_LATER,
            Question::Erase(_) => say::ASK_ERASE_FOREIGN,
            Question::Abandon => say::ASK_ABANDON,
            Question::GiveUp(_) => say::ASK_GIVE_UP,
            Question::Replace(_) => say::ASK_REPLACE,
            Question::ResetSettings => say::ASK_RESTORE,
            Question::ResetStatistics => say::ASK_FORGET,
            Question::Cable(Wish::Press) => say::ASK_CABLE_PRESS,
            Question::Cable(Wish::Restore) => say::ASK_CABLE_RESTORE,
            Question::Cable(Wish::Update) => say::ASK_CABLE_UPDATE,
        }
    }

    pub fn draw(&self, state: &State, pen: &mut Pen<'_>) {
        let (text, language) = (self.text(), pen.language);
        pen.clear(theme::GROUND);
        pen.fill(0, 0, 240, 18, COST);
        pen.say(5, 2, NAME, theme::INK, text);
        let body: Prose = text.form(Form::Body, language);
        let y = chrome::prose(pen, (5, 30), 16, TEXT, &body);
        let lost = match self {
            Question::Abandon => state.current.session().map(|session| session.stake(language)),
            Question::GiveUp(place) | Question::Replace(place) => Some(pen.line(state.kept(*place).who())),
            _ => text.has(Form::Lost, language).then(|| text.form(Form::Lost, language)),
        };
        if let Some(lost) = lost {
            chrome::gone(pen, y + 12, &lost);
        }
        if let Question::GiveUp(place) | Question::Replace(place) = *self {
            pen.say(5, y + 44, BOLD, COST, state.kept(place).how_far());
        }
        let keys = match self {
            Question::Safe => [say::PLAY, say::ERASE, say::SERVICE, say::LOG].map(Some),
            _ => [Some(say::HOLD), Some(say::BACK), None, None],
        };
        chrome::keys(pen, Keys::of(keys));
    }
}
