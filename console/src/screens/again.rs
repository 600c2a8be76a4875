//! How to start the game on the table again.

use draw::chrome::{self, Keys, Prose};
use draw::line;
use draw::pen::Pen;
use draw::theme::{GAIN, NAME, PLAIN, QUIET, TEXT};
use texts::{Form, Text, console as say};

use super::{Screen, Setup, Step, walk};
use crate::Button;
use crate::state::State;

/// What a row is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    New,
    Same,
    OtherSetup,
}

const ROWS: [(Row, Text); 3] =
    [(Row::New, say::AGAIN_NEW), (Row::Same, say::AGAIN_SAME), (Row::OtherSetup, say::AGAIN_OTHER_SETUP)];

/// Returns what the row at this place is for, and its label.
fn at(row: u8) -> (Row, Text) {
    ROWS[usize::from(row) % ROWS.len()]
}

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    match (button, at(*row).0) {
        (Button::A, Row::New) => return state.again(false).into(),
        (Button::A, Row::Same) => return state.again(true).into(),
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
    chrome::titled(pen, say::AGAIN_TITLE, Some(session.name().into()));
    for (i, (kind, label)) in ROWS.into_iter().enumerate() {
        let y = 24 + 24 * i as i32;
        let chosen = i == usize::from(row);
        chrome::row(pen, y, 24, chosen);
        pen.say(12, y + 5, NAME, if chosen { TEXT } else { QUIET }, label);
        if chosen && kind == Row::Same {
            pen.text_right(230, y + 6, PLAIN, QUIET, &line!("{}", session.seed()));
        }
    }
    let (kind, label) = at(row);
    let note: Prose = label.form(Form::Note, pen.language);
    chrome::prose(pen, (8, 108), 16, TEXT, &note);
    if state.review.is_none() && !session.is_over() {
        pen.say(8, 168, PLAIN, GAIN, say::AGAIN_KEPT);
    }
    let a = match kind {
        Row::New | Row::Same => say::START,
        Row::OtherSetup => say::OPEN,
    };
    chrome::keys(pen, Keys::of([Some(a), Some(say::BACK), None, None]));
}
