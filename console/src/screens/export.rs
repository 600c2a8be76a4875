//! The journal as codes for a phone: first what to do with them, then one after the other.

use draw::chrome::{self, Keys, Prose};
use draw::pen::Pen;
use draw::theme::{self, COST, GAIN, NAME, PLAIN, QUIET, TEXT};
use texts::console as say;

use super::Step;
use crate::Button;
use crate::export::Status;
use crate::export::qr;
use crate::state::State;

/// Height of the bar above a code.
const BAR: i32 = chrome::KEYS - qr::SIDE;

pub fn press(page: &mut u8, state: &mut State, button: Button) -> Step {
    let Some(export) = state.made.export_mut() else { return Step::Close };
    let last = export.parts().len() as u8;
    match button {
        Button::B => {
            export.stop();
            return Step::Close;
        }
        _ if export.is_packing() => return Step::Stay,
        Button::A | Button::Right | Button::Down if *page < last => *page += 1,
        Button::Left | Button::Up if *page > 0 => *page -= 1,
        Button::A => return Step::Close,
        _ => return Step::Stay,
    }
    if let Some(part) = page.checked_sub(1) {
        export.turn(part.into(), state.boot.page);
    }
    Step::Stay
}

pub fn draw(page: u8, state: &State, pen: &mut Pen<'_>) {
    let (count, code, status) = match state.made.export() {
        Some(export) => (export.parts().len() as u8, export.code(), export.status()),
        None => (0, None, Status::Missing),
    };
    match code.filter(|_| page > 0) {
        Some(code) => {
            pen.clear(theme::GROUND);
            pen.say(17, 1, NAME, TEXT, say::export_code(page, count));
            if count > 1 {
                pen.say_right(223, 2, PLAIN, QUIET, say::EXPORT_KEYS);
            }
            code.draw(pen, BAR);
        }
        None => explain(state, status, count, pen),
    }
    let next = match (page, status) {
        (_, Status::Missing | Status::Faulty(_) | Status::Packing(..)) => None,
        (0, _) if count == 1 => Some(say::CODE),
        (0, _) => Some(say::CODES),
        (page, _) if page < count => Some(say::NEXT),
        _ => Some(say::DONE),
    };
    chrome::keys(pen, Keys::of([next, Some(say::BACK), None, None]));
}

/// Draws what the codes are for, or why there are none.
fn explain(state: &State, status: Status, count: u8, pen: &mut Pen<'_>) {
    let language = pen.language;
    let (colour, text): (_, Prose) = match status {
        Status::Missing => (COST, say::EXPORT_MISSING.string(language)),
        Status::Faulty(fault) => {
            let fault: Prose = fault.message().string(language);
            (COST, say::export_fault(&fault).string(language))
        }
        Status::Packing(..) => (TEXT, say::EXPORT_PACKING.string(language)),
        Status::Packed if state.boot.page.is_some() => (TEXT, say::export_opens(count).string(language)),
        Status::Packed => (TEXT, say::export_explained(count).string(language)),
    };
    chrome::titled(pen, say::EXPORT_TITLE, state.current.session().map(|session| session.name().into()));
    if let Status::Packing(done, all) = status {
        chrome::bar(pen, 5, 50, 230, GAIN, (done, all));
    }
    chrome::prose(pen, (5, 28), 15, colour, &text);
}
