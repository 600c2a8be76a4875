//! The counter of the solo game, and its numbers.

/// The targets that a game can begin with.
pub const TARGETS: core::ops::RangeInclusive<u8> = 45..=55;
/// The usual target.
pub const TARGET: u8 = 50;
/// How far the target falls whenever it is reached.
pub const FALL: u8 = 5;
/// The target never falls below this.
pub const LEAST_TARGET: u8 = 5;
/// Goods for a tile of the black depot.
pub const GOODS_FOR_TILE: u8 = 5;

/// The victory points of a solo game. In other games all is 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counter {
    /// Points since the target was last reached.
    pub points: u8,
    /// The target.
    pub target: u8,
}

impl Counter {
    /// Returns how many points are missing to the target.
    pub const fn missing(self) -> u8 {
        self.target.saturating_sub(self.points)
    }
}
