//! What the last actions were, to take them back or to take them again.

use draw::chrome::{self, Keys};
use draw::pen::Pen;
use draw::theme::{self, GAIN, PLAIN, QUIET};
use texts::console as say;

use super::{Screen, Step, log};
use crate::Button;
use crate::game::session::Input;
use crate::state::State;

pub fn press(state: &mut State, button: Button) -> Step {
    match button {
        // The guide goes on at the table.
        Button::A if state.current.session().is_some_and(|session| session.guided().is_some()) => {
            state.play(Input::Undo);
            Step::Close
        }
        Button::A
            if state.current.session().is_some_and(|session| session.undoable(state.settings.language()).is_none()) =>
        {
            Step::Close
        }
        Button::A => state.play(Input::Undo).into(),
        Button::X => state.play(Input::Redo).into(),
        Button::B => Step::Close,
        Button::Y => Step::Swap(Screen::Menu(0)),
        _ => Step::Stay,
    }
}

pub fn draw(state: &State, pen: &mut Pen<'_>) {
    let Some(session) = state.current.session() else { return };
    session.draw_board(&state.settings, pen);
    pen.fill(0, 167, 240, 57, theme::INK);
    pen.fill(0, 168, 240, 56, theme::PANEL);
    pen.fill(0, 168, 240, 2, theme::CURSOR);
    let last = session.undoable(pen.language);
    match &last {
        Some(entry) => {
            pen.say(5, 173, PLAIN, QUIET, say::A_TAKES_BACK);
            log::entry(state, pen, 190, entry, theme::PANEL);
        }
        None => {
            pen.say(5, 173, PLAIN, QUIET, say::NOTHING_TO_UNDO);
        }
    }
    let undone = session.undone();
    if undone > 0 {
        pen.say(5, 207, PLAIN, GAIN, say::taken_back(undone));
    }
    let (a, x) = (last.map_or(say::GO_ON, |_| say::UNDO), (undone > 0).then_some(say::REDO));
    chrome::keys(pen, Keys::of([Some(a), Some(say::BACK), x, Some(say::MENU)]));
}
