//! The journal as codes for a phone: first what to do with them, then one after the other.

use core::fmt::Write as _;

use draw::chrome::{self, Keys};
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, COST, GAIN, NAME, PLAIN, QUIET, TEXT};
use heapless::String;

use super::Step;
use crate::Button;
use crate::export::Status;
use crate::export::qr;
use crate::state::State;

/// Height of the bar above a code.
const BAR: i32 = chrome::KEYS - qr::SIDE;

pub fn press(page: &mut u8, state: &mut State, button: Button) -> Step {
    let last = state.export.parts().len() as u8;
    match button {
        Button::B => {
            state.export.stop();
            return Step::Close;
        }
        _ if state.export.is_packing() => return Step::Stay,
        Button::A | Button::Right | Button::Down if *page < last => *page += 1,
        Button::Left | Button::Up if *page > 0 => *page -= 1,
        Button::A => return Step::Close,
        _ => return Step::Stay,
    }
    if let Some(part) = page.checked_sub(1) {
        state.export.turn(part.into());
    }
    Step::Stay
}

pub fn draw(page: u8, state: &State, pen: &mut Pen<'_>) {
    let count = state.export.parts().len() as u8;
    match state.export.code().filter(|_| page > 0) {
        Some(code) => {
            pen.clear(theme::GROUND);
            pen.text(17, 1, NAME, TEXT, &line!("Code {page} of {count}"));
            pen.text_right(223, 2, PLAIN, QUIET, if count > 1 { "LEFT  RIGHT" } else { "" });
            code.draw(pen, BAR);
        }
        None => explain(state, count, pen),
    }
    let next = match (page, state.export.status()) {
        (_, Status::Missing | Status::Faulty(_) | Status::Packing(..)) => "",
        (0, _) if count == 1 => "code",
        (0, _) => "codes",
        (page, _) if page < count => "next",
        _ => "done",
    };
    chrome::keys(pen, Keys::raw([next, "back", "", ""]));
}

/// Draws what the codes are for, or why there are none.
fn explain(state: &State, count: u8, pen: &mut Pen<'_>) {
    let mut text = String::<320>::new();
    let mut colour = COST;
    // The longest text fits.
    let _ = match state.export.status() {
        Status::Missing => text.write_str("This game is not in the save memory. There is nothing to export."),
        Status::Faulty(fault) => write!(text, "This game cannot be exported:\n{fault}."),
        Status::Packing(..) => {
            colour = TEXT;
            text.write_str("One moment: the game is packed.")
        }
        Status::Packed => {
            colour = TEXT;
            let (codes, read, texts) = if count == 1 {
                ("code", "it", "its text")
            } else {
                ("codes", "each", "their texts, one below the other,")
            };
            write!(
                text,
                "The whole game in {count} {codes}.\n\nRead {read} with a phone's camera, and keep {texts} as a file.\n\nThe \
                 page of Loire opens that file, and plays the game move by move: so does Loire on a desktop."
            )
        }
    };
    chrome::heading(pen, "EXPORT", state.current.session().map_or("", |session| session.name()));
    if let Status::Packing(done, all) = state.export.status() {
        chrome::bar(pen, 5, 50, 230, GAIN, (done, all));
    }
    for (i, line) in chrome::wrap(&text, 33).enumerate() {
        pen.text(5, 28 + 15 * i as i32, PLAIN, colour, line);
    }
}
