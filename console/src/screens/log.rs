//! What happened, newest at the bottom.

use draw::chrome::{self, Keys};
use draw::pen::Pen;
use draw::theme::{self, PLAIN, QUIET};
use embedded_graphics::pixelcolor::Rgb565;
use texts::console as say;

use super::Step;
use crate::Button;
use crate::game::log::Entry;
use crate::state::State;

/// Lines that fit.
const LINES: usize = 12;

pub fn press(back: &mut u8, state: &mut State, button: Button) -> Step {
    let entry = |back| state.current.session()?.entry(back, state.settings.language());
    let deeper = |back: u8| entry(usize::from(back) + LINES).is_some();
    match button {
        Button::Up if deeper(*back) => *back += 1,
        Button::Down => *back = back.saturating_sub(1),
        Button::Left => (0..LINES).for_each(|_| *back += u8::from(deeper(*back))),
        Button::Right => *back = back.saturating_sub(LINES as u8),
        Button::B => return Step::Close,
        _ => {}
    }
    Step::Stay
}

pub fn draw(back: u8, state: &State, pen: &mut Pen<'_>) {
    let Some(session) = state.current.session() else { return };
    let word = if back == 0 { say::NEWEST_BELOW.into() } else { say::newer_below(back) };
    chrome::titled(pen, say::LOG_TITLE, Some(word));
    let mut count = 0;
    for i in 0..LINES {
        let Some(line) = session.entry(usize::from(back) + i, pen.language) else { break };
        entry(state, pen, 206 - 16 * i as i32, &line, theme::GROUND);
        count += 1;
    }
    if count == 0 {
        pen.say(5, 24, PLAIN, QUIET, say::NOTHING_HAPPENED);
    }
    chrome::keys(pen, Keys::of([None, Some(say::BACK), None, None]));
}

/// Draws a line of the log on this ground: who did what, and its points.
pub fn entry(state: &State, pen: &mut Pen<'_>, y: i32, entry: &Entry, ground: Rgb565) {
    let session = state.current.session().filter(|session| session.players() > 1);
    let name = entry.player.and_then(|player| Some(session?.player_name(player).as_str()));
    entry.draw(name, pen, y, ground);
}
