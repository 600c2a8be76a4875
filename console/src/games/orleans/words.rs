//! The two lines that the strip shows.

use crate::draw::chrome::Line;

/// Two lines; the second one may be a warning.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Words {
    /// The lines.
    pub lines: [Line; 2],
    /// The second one tells what is missing or in the way.
    pub bad: bool,
}

/// Returns two lines.
pub fn say(first: Line, second: Line) -> Words {
    Words { lines: [first, second], bad: false }
}

/// Returns two lines, of which the second says what is missing or in the way.
pub fn warn(first: Line, second: Line) -> Words {
    Words { lines: [first, second], bad: true }
}
