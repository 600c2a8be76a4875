//! The end of a phase: what came in, what left and what is new.

use draw::chrome::{self, Keys};
use draw::pen::Pen;

use super::{HandOver, Screen, Step};
use crate::Button;
use crate::state::State;

pub fn press(state: &State, button: Button) -> Step {
    match button {
        Button::A if state.current.session().is_some_and(|session| session.passes()) => {
            Step::Swap(Screen::HandOver(HandOver::default()))
        }
        Button::A => Step::Close,
        _ => Step::Stay,
    }
}

pub fn draw(state: &State, pen: &mut Pen<'_>) {
    if let Some(session) = state.current.session() {
        session.draw_interlude(&state.settings, pen);
    }
    chrome::keys(pen, Keys(["go on", "", "", ""]));
}
