//! The log of a game.

use rules_core::Player;

use crate::draw::chrome::Line;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// Whose doing it was; `None` for dice and phases.
    pub player: Option<Player>,
    /// What happened, without the name.
    pub text: Line,
    /// Points that it brought.
    pub points: i16,
}
