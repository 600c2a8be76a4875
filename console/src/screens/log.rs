//! What happened, newest at the bottom.

use embedded_graphics::pixelcolor::Rgb565;

use super::Step;
use crate::Button;
use crate::draw::chrome::{self, Keys};
use crate::draw::pen::{Pen, text_width};
use crate::draw::theme::{self, BOLD, GAIN, PLAIN, QUIET, TEXT};
use crate::game::log::Entry;
use crate::line;
use crate::state::State;

/// Lines that fit.
const LINES: usize = 12;

pub fn press(back: &mut u8, state: &mut State, button: Button) -> Step {
    let deeper = |back: u8| state.current.session().is_some_and(|s| s.entry(usize::from(back) + LINES).is_some());
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
    let word = if back == 0 { line!("newest below") } else { line!("{back} newer below") };
    chrome::heading(pen, "LOG", &word);
    let mut count = 0;
    for i in 0..LINES {
        let Some(line) = session.entry(usize::from(back) + i) else { break };
        entry(state, pen, 206 - 16 * i as i32, &line, theme::GROUND);
        count += 1;
    }
    if count == 0 {
        pen.text(5, 24, PLAIN, QUIET, "Nothing has happened yet.");
    }
    chrome::keys(pen, Keys(["", "back", "", ""]));
}

/// A line of the log on this ground: whose doing, what, and its points.
pub fn entry(state: &State, pen: &mut Pen<'_>, y: i32, entry: &Entry, ground: Rgb565) {
    let mut x = 5;
    if let Some(player) = entry.player {
        chrome::shape(pen, x, y + 1, player, chrome::seat_colour(player));
        x += 16;
    }
    if let (Some(player), Some(session)) = (entry.player, state.current.session().filter(|s| s.players() > 1)) {
        let name = session.player_name(player);
        let width = text_width(PLAIN, name) + 7 + text_width(PLAIN, &entry.text);
        // Where there is no room for the name, the shape alone says who it was.
        if x + width <= if entry.points == 0 { 240 } else { 204 } {
            x = pen.text(x, y, PLAIN, TEXT, name) + 7;
        }
    }
    pen.text(x, y, PLAIN, if entry.player.is_some() { TEXT } else { QUIET }, &entry.text);
    if entry.points != 0 {
        pen.fill(204, y, 36, 14, ground);
        pen.text_right(237, y, BOLD, GAIN, &chrome::signed(entry.points));
    }
}
