//! The two lines that the strip shows.

use draw::chrome::Line;

/// What the second line tells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tone {
    /// What something is or brings.
    #[default]
    Good,
    /// What is missing, in the way, or lost.
    Bad,
    /// What loses the game.
    Lost,
}

/// Two lines.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Words {
    /// The lines.
    pub lines: [Line; 2],
    /// What the second one tells.
    pub tone: Tone,
}

/// Returns two lines.
pub fn say(first: Line, second: Line) -> Words {
    Words { lines: [first, second], tone: Tone::Good }
}

/// Returns two lines, of which the second says what is missing or in the way.
pub fn warn(first: Line, second: Line) -> Words {
    Words { lines: [first, second], tone: Tone::Bad }
}
