//! The end of a phase: what came in, what left and what is new. Each person sees it once, before they go on.

use draw::chrome::{self, Keys};
use draw::pen::Pen;
use texts::console::GO_ON;

use super::Step;
use crate::Button;
use crate::state::State;

pub fn press(state: &mut State, button: Button) -> Step {
    if let Some(session) = state.current.session_mut() {
        session.scroll_page(&state.settings, button);
        if button == Button::A {
            session.see_page();
        }
    }
    if button == Button::A { Step::Close } else { Step::Stay }
}

pub fn draw(state: &State, pen: &mut Pen<'_>) {
    if let Some(session) = state.current.session() {
        session.draw_interlude(&state.settings, pen);
    }
    chrome::keys(pen, Keys::of([Some(GO_ON), None, None, None]));
}
