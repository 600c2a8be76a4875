//! What the last actions were, to take them back or to take them again.

use draw::chrome::{self, Keys, plural};
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, GAIN, PLAIN, QUIET};

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
    let last = session.undoable();
    match &last {
        Some(entry) => {
            pen.text(5, 173, PLAIN, QUIET, "A takes this back:");
            log::entry(state, pen, 190, entry, theme::PANEL);
        }
        None => {
            pen.text(5, 173, PLAIN, QUIET, "Nothing more can be taken back.");
        }
    }
    let undone = session.undone();
    if undone > 0 {
        let text = line!("Taken back: {}. X redoes.", plural(undone.into(), "step"));
        pen.text(5, 207, PLAIN, GAIN, &text);
    }
    let offered = |word, offered| if offered { word } else { "" };
    chrome::keys(pen, Keys::raw([offered("undo", last.is_some()), "back", offered("redo", undone > 0), "menu"]));
}
