//! How to start the game on the table again.

use draw::chrome::{self, Keys};
use draw::line;
use draw::pen::Pen;
use draw::theme::{GAIN, NAME, PLAIN, QUIET, TEXT};

use super::{Screen, Setup, Step, walk};
use crate::Button;
use crate::state::State;

/// What a row is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    NewDice,
    SameDice,
    OtherSetup,
}

const ROWS: [(Row, &str, &str); 3] = [
    (Row::NewDice, "New dice", "The same players and set-up, and a new seed."),
    (Row::SameDice, "Same dice", "The same seed once more: the game counts, but not for the best score."),
    (Row::OtherSetup, "Other set-up", "Back to the form of a new game."),
];

/// Returns what the row at this place is for.
fn at(row: u8) -> Row {
    ROWS[usize::from(row) % ROWS.len()].0
}

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    match (button, at(*row)) {
        (Button::A, Row::NewDice) => return state.again(false).into(),
        (Button::A, Row::SameDice) => return state.again(true).into(),
        (Button::A, Row::OtherSetup) => {
            let Some(slot) = state.current.session().map(|session| session.slot()) else { return Step::Home };
            return Setup::new(state, slot).map_or(Step::Home, |setup| Step::Swap(Screen::Setup(setup)));
        }
        (Button::B, _) => return Step::Close,
        _ => walk(row, ROWS.len() as u8, button),
    }
    Step::Stay
}

pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    let Some(session) = state.current.session() else { return };
    chrome::heading(pen, "AGAIN", session.name());
    for (i, (kind, label, _)) in ROWS.into_iter().enumerate() {
        let y = 24 + 24 * i as i32;
        let chosen = i == usize::from(row);
        chrome::row(pen, y, 24, chosen);
        pen.text(12, y + 5, NAME, if chosen { TEXT } else { QUIET }, label);
        if chosen && kind == Row::SameDice {
            pen.text_right(230, y + 6, PLAIN, QUIET, &line!("{}", session.seed()));
        }
    }
    let mut y = 108;
    for text in chrome::wrap(ROWS[usize::from(row) % ROWS.len()].2, 33) {
        pen.text(8, y, PLAIN, TEXT, text);
        y += 16;
    }
    if state.review.is_none() && !session.is_over() {
        pen.text(8, 168, PLAIN, GAIN, "The game on the table is kept.");
    }
    let a = match at(row) {
        Row::NewDice | Row::SameDice => "start",
        Row::OtherSetup => "open",
    };
    chrome::keys(pen, Keys::raw([a, "back", "", ""]));
}
