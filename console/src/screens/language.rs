//! What the console speaks. A new one asks before anything else.

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
        Button::B if !state.settings.is_mute() => return Step::Close,
        _ => walk(row, Language::ALL.len() as u8, button),
    }
    Step::Stay
}

/// Each language in its own words, and all around them in those of the chosen row.
pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    pen.language = at(row);
    chrome::titled(pen, say::LANGUAGE_TITLE, None);
    for (i, language) in Language::ALL.into_iter().enumerate() {
        let (y, chosen) = (52 + 36 * i as i32, i == usize::from(row));
        chrome::row(pen, y, 32, chosen);
        pen.text(24, y + 9, NAME, if chosen { TEXT } else { QUIET }, &say::LANGUAGE.line(language));
    }
    let back = (!state.settings.is_mute()).then_some(say::BACK);
    chrome::keys(pen, Keys::of([Some(say::CHOOSE), back, None, None]));
}
