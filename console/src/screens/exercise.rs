//! A position of another game as a game of its own.

use draw::chrome::{self, Keys, Prose};
use draw::pen::Pen;
use draw::theme::{GAIN, NAME, QUIET, TEXT};
use players::Level;
use texts::console as say;

use super::{Step, walk};
use crate::Button;
use crate::game::opening::level_name;
use crate::state::State;

/// The level that is chosen first.
pub const FIRST: u8 = Level::Medium as u8;

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    if state.copied().is_some() {
        if button != Button::B {
            return Step::Stay;
        }
        state.give_up_exercise();
        return Step::Home;
    }
    match (button, state.can_branch()) {
        (Button::A, Some(player)) => return state.branch(player, Level::ALL[usize::from(*row) % 3]).into(),
        (Button::B, _) => return Step::Close,
        _ if has_rivals(state) => walk(row, 3, button),
        _ => {}
    }
    Step::Stay
}

/// Returns whether there is somebody to play against.
fn has_rivals(state: &State) -> bool {
    state.current.session().is_some_and(|session| session.players() > 1)
}

pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    let name = state.current.laid().map(|session| session.name().into());
    chrome::titled(pen, say::EXERCISE, name);
    let start = state.can_branch().map(|_| say::START);
    let mut y = 24;
    if let Some(copied) = state.copied() {
        pen.say(12, y + 5, NAME, QUIET, say::ONE_MOMENT);
        chrome::bar(pen, 12, y + 30, 216, GAIN, copied);
        y += 52;
    } else if has_rivals(state) {
        for (i, level) in (0..).zip(Level::ALL) {
            chrome::row(pen, y, 24, i == row);
            pen.say(12, y + 5, NAME, if i == row { TEXT } else { QUIET }, say::exercise_against(level_name(level)));
            y += 24;
        }
    }
    let about: Prose = say::EXERCISE_ABOUT.string(pen.language);
    chrome::prose(pen, (8, y + 12), 16, TEXT, &about);
    chrome::keys(pen, Keys::of([start, Some(say::BACK), None, None]));
}
