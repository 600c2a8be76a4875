//! How to start the game on the table again.

use super::{Screen, Setup, Step, walk};
use crate::Button;
use crate::draw::chrome::{self, Keys};
use crate::draw::pen::Pen;
use crate::draw::theme::{COST, NAME, PLAIN, QUIET, TEXT};
use crate::games;
use crate::line;
use crate::state::{Saved, State};

const ROWS: [(&str, &str); 3] = [
    ("New dice", "The same players and set-up, and a new seed."),
    ("Same dice", "The same seed once more: the game counts, but not for the best score."),
    ("Other set-up", "Back to the form of a new game."),
];

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    match (button, *row) {
        (Button::A, 0) => return state.again(false).into(),
        (Button::A, 1) => return state.again(true).into(),
        (Button::A, _) => {
            let setup = state.current.session().and_then(|session| Setup::new(session.slot()));
            return setup.map_or(Step::Home, |setup| Step::Swap(Screen::Setup(setup)));
        }
        (Button::B, _) => return Step::Close,
        _ => walk(row, ROWS.len() as u8, button),
    }
    Step::Stay
}

pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    let Some(session) = state.current.session() else { return };
    chrome::heading(pen, "AGAIN", session.name());
    for (i, (label, _)) in ROWS.iter().enumerate() {
        let y = 24 + 24 * i as i32;
        let chosen = i == usize::from(row);
        chrome::row(pen, y, 24, chosen);
        pen.text(12, y + 5, NAME, if chosen { TEXT } else { QUIET }, label);
        if chosen && i == 1 {
            pen.text_right(230, y + 6, PLAIN, QUIET, &line!("{}", session.seed()));
        }
    }
    let mut y = 108;
    for text in chrome::wrap(ROWS[usize::from(row) % ROWS.len()].1, 33) {
        pen.text(8, y, PLAIN, TEXT, text);
        y += 16;
    }
    let kept = games::index(session.slot()).map(|index| &state.saves[index]);
    let played = state.review.is_none() && !session.is_over();
    if played || !matches!(kept, None | Some(Saved::None | Saved::Over)) {
        let text = "The game of this kind that is in progress is gone as soon as the new one starts.";
        for (i, text) in chrome::wrap(text, 33).enumerate() {
            pen.text(8, 168 + 16 * i as i32, PLAIN, COST, text);
        }
    }
    let a = if usize::from(row) + 1 < ROWS.len() { "start" } else { "open" };
    chrome::keys(pen, Keys([a, "back", "", ""]));
}
