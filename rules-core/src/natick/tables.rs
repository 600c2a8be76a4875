//! The values of the game, one table each.
//!
//! Only a fragment of the rulebook is known. A value marked *fragment* is stated there or follows from it; a value
//! marked *ours* is a design value: somebody who owns the printed rules can correct it here, and nowhere else.

use super::{Build, DieEvent, Region, Resource, Suit};

/// What each suit stands for, in the order of [`Suit`].
pub const SUITS: [Resource; 4] = [
    Resource::Brick,  // sun: ours
    Resource::Ore,    // moon: ours
    Resource::Grain,  // crown: fragment
    Resource::Lumber, // arms: ours
];

/// What a null or an ace brings, by the suit of its die, in the order of [`Suit`]. The four events are of the fragment,
/// which suit has which is ours; it makes no difference to the play.
pub const EVENTS: [DieEvent; 4] = [
    DieEvent::RichHarvest,    // sun
    DieEvent::RaiderAttack,   // moon
    DieEvent::TradeAdvantage, // crown
    DieEvent::Tournament,     // arms
];

/// What each thing costs, in the order of [`Build`]; columns in the order of [`Resource`].
#[rustfmt::skip]
pub const COSTS: [[u8; 4]; 6] = [
    // brick, ore, grain, lumber
    [1, 0, 0, 1], // road: ours
    [1, 0, 1, 1], // village: ours
    [0, 3, 2, 0], // town: ours
    [1, 0, 0, 1], // trader: ours
    [1, 1, 1, 0], // knight: ours
    [0, 0, 1, 0], // scout: fragment
];

/// Points of a village, a town, a trader and a knight, in the order of [`Source`](super::Source).
pub const POINTS: [i16; 4] = [
    1, // village: fragment
    2, // town: fragment
    1, // trader: fragment
    1, // knight: ours
];

/// When and how the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// Points that bring on the end.
    pub goal: i16,
    /// Whether the second player still has a turn when the first one reaches the goal.
    pub finish_round: bool,
    /// Whether the first player wins a tie; otherwise the second does.
    pub tie_to_first: bool,
    /// The last turn of all, if nobody reaches the goal.
    pub last_turn: u8,
    /// The turn in which this many actions have been taken is the last one, too, so that trading to and fro ends and
    /// the longest game can be stored. Players who trade at random take about a quarter of them.
    pub last_action: u16,
}

/// The end: the goal is printed on the game's public page, the rest is ours.
pub const END: End = End { goal: 7, finish_round: true, tie_to_first: true, last_turn: 60, last_action: 3_000 };

/// Coins of each suit: those of a piecepack.
pub const COINS: u8 = 6;
/// Pawns for the units of both players: those of a piecepack.
pub const PAWNS: u8 = 4;
/// Village tiles, and as many town tiles: fragment.
pub const VILLAGES: u8 = 4;
/// Town tiles.
pub const TOWNS: u8 = 4;
/// The most coins that a region holds: fragment.
pub const REGION_HOLDS: u8 = 3;
/// Units that may stand next to a village, and next to a town: fragment.
pub const UNIT_LIMIT: [u8; 2] = [1, 2];
/// Unguarded coins that bring raiders: fragment.
pub const RAIDED_FROM: u8 = 6;
/// Coins that the pool takes for one: fragment.
pub const BANK_TAKES: u8 = 3;
/// The most coins on either side of an offer: ours.
pub const OFFER_COINS: u8 = 3;
/// The most offers in a turn: ours.
pub const OFFERS: u8 = 3;

impl Suit {
    /// Returns what coins and regions of this suit stand for.
    pub const fn resource(self) -> Resource {
        SUITS[self as usize]
    }
}

/// Returns the cost of a thing, by suit.
pub const fn cost(build: Build) -> [u8; 4] {
    COSTS_BY_SUIT[build as usize]
}

/// The same as [`COSTS`], columns in the order of [`Suit`].
const COSTS_BY_SUIT: [[u8; 4]; 6] = {
    let mut costs = [[0; 4]; 6];
    let mut at = 0;
    while at < 6 * 4 {
        costs[at / 4][at % 4] = COSTS[at / 4][SUITS[at % 4] as usize];
        at += 1;
    }
    costs
};

/// Returns whether a face of a die is an event, a null or an ace; the others are numbers of regions.
pub const fn is_event(face: u8) -> bool {
    face < Region::LOWEST
}

/// Returns the event on the die of a suit.
pub const fn event_of(die: Suit) -> DieEvent {
    EVENTS[die as usize]
}
