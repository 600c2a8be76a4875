//! What the yellow tiles change: each number of the rules that one of them changes is asked for here.

use super::setup::Edition;
use super::tile::Kind;

/// The monasteries in one estate, by number.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Monasteries(u32);

impl Monasteries {
    /// Whether the one with this number, 1 to 26, is there.
    pub const fn has(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Adds one.
    pub const fn add(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    /// Whether a town takes the same building twice: 1.
    pub const fn double_buildings(self) -> bool {
        self.has(1)
    }

    /// Workers for each mine at the end of a phase: 2.
    pub const fn mine_workers(self) -> u8 {
        self.has(2) as u8
    }

    /// Silver for a sale beyond the first: 3.
    pub const fn sale_silver(self) -> u8 {
        self.has(3) as u8
    }

    /// Workers for a sale: 4.
    pub const fn sale_workers(self) -> u8 {
        self.has(4) as u8
    }

    /// Whether a ship goes on to a neighbouring depot: 5.
    pub const fn second_depot(self) -> bool {
        self.has(5)
    }

    /// Whether all seven depots sell: 6.
    pub const fn buys_everywhere(self) -> bool {
        self.has(6)
    }

    /// Whether two workers buy instead of two silver: 6 of 2019.
    pub const fn workers_buy(self, edition: Edition) -> bool {
        self.has(6) && matches!(edition, Edition::E2019)
    }

    /// Points for each tile of animals that scores: 7.
    pub const fn animal_points(self) -> i16 {
        self.has(7) as i16
    }

    /// How far a paid worker moves a die at most: 8.
    const fn steps(self) -> u8 {
        1 + self.has(8) as u8
    }

    /// Whether placing this kind has a free step: 9 to 11.
    pub const fn free_step_to_place(self, kind: Kind) -> bool {
        self.has(match kind {
            Kind::Building => 9,
            Kind::Ship | Kind::Animal => 10,
            Kind::Castle | Kind::Mine | Kind::Monastery => 11,
        })
    }

    /// Whether taking a tile has a free step: 12.
    pub const fn free_step_to_take(self) -> bool {
        self.has(12)
    }

    /// Silver for hiring: 13.
    pub const fn hire_silver(self) -> u8 {
        self.has(13) as u8
    }

    /// Workers for hiring: 14.
    pub const fn hire_workers(self) -> u8 {
        if self.has(14) { 4 } else { 2 }
    }

    /// The fewest workers that move a die so many steps.
    pub const fn workers_for(self, steps: u8, free: bool) -> u8 {
        steps.saturating_sub(free as u8).div_ceil(self.steps())
    }

    /// How many steps, up to the three that reach every number, so many workers move a die.
    pub const fn reach(self, workers: u16, free: bool) -> u8 {
        let paid = if workers > 3 { 3 } else { workers as u8 };
        let steps = paid * self.steps() + free as u8;
        if steps > 3 { 3 } else { steps }
    }
}

/// The monasteries that give points at the end.
pub const SCORING: core::ops::RangeInclusive<u8> = 15..=26;

/// Points at the end for each type of goods sold: 15.
pub const fn points_per_type_sold(edition: Edition) -> i16 {
    match edition {
        Edition::E2011 => 3,
        Edition::E2019 => 2,
    }
}

/// Points at the end for each building of the type: 16 to 23.
pub const POINTS_PER_BUILDING: i16 = 4;
/// Points at the end for each species: 24.
pub const POINTS_PER_SPECIES: i16 = 4;
/// Points at the end for each goods tile sold: 25.
pub const POINTS_PER_GOODS_SOLD: i16 = 1;

/// Points at the end for each bonus tile: 26.
pub const fn points_per_bonus(edition: Edition) -> i16 {
    match edition {
        Edition::E2011 => 2,
        Edition::E2019 => 3,
    }
}
