//! How a game begins.

use serde::{Deserialize, Serialize};

use super::{Colony, HOME, Illegal, Region, Regions, Row, Space};
use crate::Phrase;

/// The plain value a game starts from. A game for two has no options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub players: u8,
}

impl Setup {
    /// How many can play.
    pub const PLAYERS: u8 = 2;
}

impl Default for Setup {
    fn default() -> Self {
        Setup { players: Self::PLAYERS }
    }
}

/// Why a set-up is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Not two players.
    Players,
}

impl Phrase for Refusal {
    fn phrase(&self) -> &'static str {
        match self {
            Refusal::Players => "a game for two players",
        }
    }
}

/// The spaces around the first village, in the order in which they are filled.
pub const FIRST_SPACES: [Space; 4] = [
    Space::new(HOME - 1, Row::Above),
    Space::new(HOME - 1, Row::Below),
    Space::new(HOME + 1, Row::Above),
    Space::new(HOME + 1, Row::Below),
];

/// Checks whether a tile can be the next of a first set: one of each suit and one of each number.
pub(super) fn check_found(colony: &Colony, left: Regions, region: Region) -> Result<(), Illegal> {
    let mut set = FirstSet::default();
    for (_, field) in colony.fields() {
        set = set.with(field.region);
    }
    if !left.contains(region) {
        Err(Illegal::NoSuchTile)
    } else if !set.takes(region) {
        Err(Illegal::Repeats)
    } else if !set.with(region).can_be_completed(left) {
        Err(Illegal::NoSetLeft)
    } else {
        Ok(())
    }
}

/// Suits and numbers of a first set, one bit each.
#[derive(Clone, Copy, Default)]
struct FirstSet {
    suits: u8,
    numbers: u8,
}

impl FirstSet {
    const fn with(self, region: Region) -> FirstSet {
        FirstSet { suits: self.suits | 1 << region.suit() as u8, numbers: self.numbers | 1 << region.number() }
    }

    const fn takes(self, region: Region) -> bool {
        self.suits >> region.suit() as u8 & 1 == 0 && self.numbers >> region.number() & 1 == 0
    }

    fn can_be_completed(self, left: Regions) -> bool {
        let missing = self.suits.trailing_ones();
        missing == 4
            || (left.iter())
                .any(|tile| tile.suit() as u32 == missing && self.takes(tile) && self.with(tile).can_be_completed(left))
    }
}
