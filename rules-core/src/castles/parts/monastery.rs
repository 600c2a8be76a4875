//! The yellow tiles: which of them an estate has, and what those with points bring at the end.

use super::edition::Edition;

/// A set of monasteries, by number.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Monasteries(u32);

impl Monasteries {
    /// Returns whether the monastery with this number, 1 to 29, is in it.
    pub const fn has(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Adds one.
    pub const fn add(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    /// Returns the monasteries in either set.
    #[must_use]
    pub const fn or(self, other: Monasteries) -> Monasteries {
        Monasteries(self.0 | other.0)
    }
}

/// The monastery with which a ship goes on to a second depot.
pub const SECOND_DEPOT: u8 = 5;
/// The one with which silver buys workers.
pub const BUYS_WORKERS: u8 = 28;

/// The monasteries that give points at the end.
pub const SCORING: [u8; 13] = [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29];

/// Returns the points at the end for each type of goods sold: monastery 15.
pub const fn points_per_type_sold(edition: Edition) -> i16 {
    match edition {
        Edition::E2011 => 3,
        Edition::E2019 => 2,
    }
}

/// Points at the end for each building of the type: 16 to 23 and 29.
pub const POINTS_PER_BUILDING: i16 = 4;
/// Points at the end for each species: 24.
pub const POINTS_PER_SPECIES: i16 = 4;
/// Points at the end for each goods tile sold: 25.
pub const POINTS_PER_GOODS_SOLD: i16 = 1;

/// Returns the points at the end for each bonus tile: monastery 26.
pub const fn points_per_bonus(edition: Edition) -> i16 {
    match edition {
        Edition::E2011 => 2,
        Edition::E2019 => 3,
    }
}
