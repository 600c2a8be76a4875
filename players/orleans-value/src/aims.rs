//! What a scenario with goals adds to the value of a position: the progress of each goal, and the way to the next town.

use rules_core::orleans::Town;

use crate::weights::POINT;

/// The value of a goal that is met.
pub const GOAL: i32 = 60 * POINT;

/// A game that is won.
pub(crate) const WON: i32 = 100 * GOAL;

/// A game that is lost.
pub(crate) const LOST: i32 = -2_000 * POINT;

/// What the goals of a scenario ask for.
#[derive(Clone, Copy, Default, Debug)]
pub struct Aims {
    /// Their progress, without the way that is still to go.
    pub progress: i32,
    /// What the places that are filled, and what is being done, will add; the Travelling Salesman only.
    pub ahead: i32,
    /// One more coin.
    pub coin: i32,
    /// What is missing to pay the next events; alone only.
    pub missing: i32,
    /// One more good, by type.
    pub goods: [i32; 5],
    /// One good less, by type; alone only.
    pub kept: [i32; 5],
    /// A development point.
    pub development: i32,
    /// A citizen.
    pub citizen: i32,
    /// What the ways that are to go cost from each town.
    pub ways: [i32; Town::ALL.len()],
    /// Whether the player is alone, so that nothing but goals counts.
    pub alone: bool,
    /// Whether that is the Travelling Salesman.
    pub trip: bool,
}

impl Aims {
    /// Returns what they are worth with the way that is still to go.
    pub fn worth(&self, merchant: Town) -> i32 {
        self.progress - self.from(merchant)
    }

    /// Returns what the way from a town takes away.
    pub fn from(&self, town: Town) -> i32 {
        self.ways[town as usize]
    }
}
