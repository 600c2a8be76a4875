//! What to do with the game on the table: start it again, or review it when it is over.

use draw::chrome::{self, Keys, Prose};
use draw::line;
use draw::pen::Pen;
use draw::theme::{COST, GAIN, NAME, PLAIN, QUIET, TEXT};
use texts::{Form, Text, console as say};

use saves::Volume;

use super::{ReviewPage, Screen, Setup, Step, walk};
use crate::Button;
use crate::state::State;

/// What a row is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Review,
    New,
    Same,
    OtherSetup,
}

const ROWS: [(Row, Text); 4] = [
    (Row::Review, say::REVIEW_THIS),
    (Row::New, say::AGAIN_NEW),
    (Row::Same, say::AGAIN_SAME),
    (Row::OtherSetup, say::AGAIN_OTHER_SETUP),
];

/// Returns the rows that there are: only a game that is over and kept can be reviewed.
fn rows(state: &State) -> &'static [(Row, Text)] {
    let is_over = state.current.session().is_some_and(|session| session.is_over());
    let is_kept = state.looked.is_some() || state.keeps_games();
    &ROWS[usize::from(!is_over || !is_kept)..]
}

/// Returns what the row at this place is for, and its label.
fn at(state: &State, row: u8) -> (Row, Text) {
    let rows = rows(state);
    rows[usize::from(row) % rows.len()]
}

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    match (button, at(state, *row).0) {
        (Button::A, Row::Review) => {
            if state.looked.is_none() {
                // It was played a moment ago.
                state.leave();
                state.look(Volume::Finished(0));
            }
            return Step::Swap(Screen::Review(ReviewPage::Game));
        }
        (Button::A, Row::New) => return state.again(false).into(),
        (Button::A, Row::Same) => return state.again(true).into(),
        (Button::A, Row::OtherSetup) => {
            let Some(slot) = state.current.session().map(|session| session.slot()) else { return Step::Home };
            return Setup::new(state, slot).map_or(Step::Home, |setup| Step::Swap(Screen::Setup(setup)));
        }
        (Button::B, _) => return Step::Close,
        _ => walk(row, rows(state).len() as u8, button),
    }
    Step::Stay
}

pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    let Some(session) = state.current.session() else { return };
    let title = if session.is_over() { say::WHAT_NOW } else { say::AGAIN_TITLE };
    chrome::titled(pen, title, Some(session.name().into()));
    for (i, &(kind, label)) in rows(state).iter().enumerate() {
        let y = 24 + 24 * i as i32;
        let chosen = i == usize::from(row);
        chrome::row(pen, y, 24, chosen);
        pen.say(12, y + 5, NAME, if chosen { TEXT } else { QUIET }, label);
        if chosen && kind == Row::Same {
            pen.text_right(230, y + 6, PLAIN, QUIET, &line!("{}", session.seed()));
        }
    }
    let (kind, label) = at(state, row);
    let note: Prose = label.form(Form::Note, pen.language);
    chrome::prose(pen, (8, 36 + 24 * rows(state).len() as i32), 16, TEXT, &note);
    if !session.is_over() {
        // What is looked at is finished, by rules that are not ours.
        let (colour, text) = if state.looked.is_none() { (GAIN, say::AGAIN_KEPT) } else { (COST, say::REVIEW_NOT) };
        pen.say(8, 168, PLAIN, colour, text);
    }
    let a = match kind {
        Row::New | Row::Same => say::START,
        Row::Review | Row::OtherSetup => say::OPEN,
    };
    chrome::keys(pen, Keys::of([Some(a), Some(say::BACK), None, None]));
}
