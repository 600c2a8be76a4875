//! The choice of a language. A new console asks for it first.

use draw::chrome::{self, Keys};
use draw::pen::Pen;
use draw::theme::{NAME, QUIET, TEXT};
use texts::{Language, console as say};

use super::{Step, walk};
use crate::Button;
use crate::state::State;

/// Returns the language of a row.
fn at(row: u8) -> Language {
    Language::ALL[usize::from(row) % Language::ALL.len()]
}

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    match button {
        Button::A => {
            state.settings.speak(at(*row));
            state.store_settings();
            return Step::Close;
        }
        Button::B if !state.settings.needs_language() => return Step::Close,
        _ => walk(row, Language::ALL.len() as u8, button),
    }
    Step::Stay
}

/// Draws each language in its own words, and the rest in the language of the chosen row.
pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    pen.language = at(row);
    chrome::titled(pen, say::LANGUAGE_TITLE, None);
    for (i, language) in Language::ALL.into_iter().enumerate() {
        let (y, chosen) = (52 + 36 * i as i32, i == usize::from(row));
        chrome::row(pen, y, 32, chosen);
        pen.text(24, y + 9, NAME, if chosen { TEXT } else { QUIET }, &say::LANGUAGE.line(language));
    }
    let back = (!state.settings.needs_language()).then_some(say::BACK);
    chrome::keys(pen, Keys::of([Some(say::CHOOSE), back, None, None]));
}
