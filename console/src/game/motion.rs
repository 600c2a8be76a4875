//! What moves on the screen after an action: pieces on their way, and points.

use draw::chrome;
use draw::line;
use draw::pen::{Pen, text_width};
use draw::theme::{GAIN, INK, NUMBER, RAISED};
use embedded_graphics::geometry::Point;

/// A piece on its way over the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Which piece, as its game counts them.
    pub piece: u8,
    /// Where it comes from.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

/// How much of the way is done in each frame, in per cent: it slows down.
const WAY: [i32; FRAMES as usize] = [20, 55, 80, 95];

/// Frames of a movement.
pub const FRAMES: u8 = 4;

impl Flight {
    /// Returns where the piece is in a frame.
    pub fn at(&self, frame: u8) -> Point {
        let done = WAY.get(usize::from(frame)).copied().unwrap_or(100);
        self.from + (self.to - self.from) * done / 100
    }
}

/// What the animation of a table shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// Dice that were rolled, in this frame.
    Roll(u8),
    /// Pieces on their way and points that come, in this frame.
    Pieces(u8),
}

/// Draws the points that an action brought, which rise into the bar.
pub fn draw_gain(pen: &mut Pen<'_>, points: i16, frame: u8) {
    if points <= 0 {
        return;
    }
    let width = text_width(NUMBER, &line!("{points}")) + 24;
    let y = 38 - 6 * i32::from(frame);
    pen.rounded(239 - width, y - 3, width as u32, 21, INK);
    pen.rounded(240 - width, y - 2, width as u32 - 2, 19, RAISED);
    chrome::points_right(pen, 234, y, points, GAIN);
}
