//! The log of a game.

use draw::chrome::{self, Line};
use draw::line;
use draw::pen::{Pen, text_width};
use draw::theme::{BOLD, COST, GAIN, PLAIN, QUIET, TEXT};
use embedded_graphics::pixelcolor::Rgb565;
use heapless::Vec;
use rules_core::Player;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// Who did it; `None` for dice and phases.
    pub player: Option<Player>,
    /// What happened, without the name.
    pub text: Line,
    /// Points that it brought.
    pub points: i16,
}

/// Lines that tell what an action brought, and how many of them show at once.
pub type Captions = Vec<Entry, 6>;
pub const CAPTIONS: usize = 2;

/// Takes lines one by one; the same one several times in a row becomes one that says how often.
pub fn gather<const N: usize>(lines: impl Iterator<Item = Entry>) -> Vec<Entry, N> {
    let mut gathered = Vec::new();
    let mut lines = lines.peekable();
    while let Some(line) = lines.next() {
        let mut times = 1;
        while lines.next_if_eq(&line).is_some() {
            times += 1;
        }
        // What does not fit is left out.
        if gathered.push(line.times(times)).is_err() {
            break;
        }
    }
    gathered
}

impl Entry {
    /// Returns the line for the same event several times.
    pub fn times(self, times: i16) -> Self {
        let text = if times > 1 { line!("{} x{times}", self.text) } else { self.text };
        Entry { player: self.player, text, points: self.points * times }
    }

    /// Returns how many pixels its text, its shape and its points leave free in a line: room for the name.
    pub fn spare(&self) -> i32 {
        let (left, right) = (if self.player.is_some() { 21 } else { 5 }, if self.points == 0 { 240 } else { 204 });
        right - left - text_width(PLAIN, &self.text)
    }

    /// Draws it on this ground: who did it, with the name if there is one, what happened, and its points.
    pub fn draw(&self, name: Option<&str>, pen: &mut Pen<'_>, y: i32, ground: Rgb565) {
        let mut x = 5;
        if let Some(player) = self.player {
            chrome::shape(pen, x, y + 1, player, chrome::seat_colour(player));
            x += 16;
        }
        if let Some(name) = name {
            let width = text_width(PLAIN, name) + 7;
            // Where there is no room for the name, the shape alone says who it was.
            if width <= self.spare() {
                x = pen.text(x, y, PLAIN, TEXT, name) + 7;
            }
        }
        pen.text(x, y, PLAIN, if self.player.is_some() { TEXT } else { QUIET }, &self.text);
        if self.points != 0 {
            pen.fill(204, y, 36, 14, ground);
            pen.text_right(237, y, BOLD, if self.points > 0 { GAIN } else { COST }, &chrome::signed(self.points));
        }
    }
}
