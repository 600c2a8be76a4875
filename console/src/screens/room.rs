//! Which game makes room for a new one, when the memory for games in progress is full.

use draw::chrome::{self, Keys};
use draw::pen::Pen;
use draw::theme::{NAME, PLAIN, QUIET, TEXT};
use texts::console as say;

use super::{Question, Screen, Step, title, walk};
use crate::Button;
use crate::games::GAMES;
use crate::state::State;

/// How many games show; the rest scrolls.
const VISIBLE: usize = 5;

pub fn press(row: &mut u8, state: &State, button: Button) -> Step {
    let places = state.taken();
    match (button, places.get(usize::from(*row))) {
        (Button::A, Some(&place)) => return Step::Open(Screen::Ask(Question::Replace(place))),
        (Button::B, _) => return Step::Close,
        _ => walk(row, places.len() as u8, button),
    }
    Step::Stay
}

pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    chrome::titled(pen, say::ROOM, Some(say::ROOM_WHICH.into()));
    let places = state.taken();
    let top = usize::from(row).saturating_sub(VISIBLE - 1);
    for (i, &place) in places.iter().enumerate().skip(top).take(VISIBLE) {
        let (y, chosen, kept) = (24 + 36 * (i - top) as i32, i == usize::from(row), state.kept(place));
        chrome::row(pen, y, 34, chosen);
        if let Some(index) = kept.game() {
            GAMES[index].draw(&state.settings, pen, 10, y + 2);
        }
        pen.say(46, y + 3, NAME, if chosen { TEXT } else { QUIET }, kept.who());
        pen.say(46, y + 18, PLAIN, kept.colour(), kept.how_far());
    }
    title::marks(pen, (24, 196), top > 0, top + VISIBLE < places.len());
    chrome::keys(pen, Keys::of([Some(say::CHOOSE), Some(say::BACK), None, None]));
}
