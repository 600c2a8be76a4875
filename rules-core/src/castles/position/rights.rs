//! What monasteries and shields change: each number of the rules that one of them changes is asked for here.

use crate::castles::parts::edition::Edition;
use crate::castles::parts::monastery::{self, Monasteries};
use crate::castles::parts::shield::{self, Shields};
use crate::castles::parts::tile::Kind;

/// What a player's monasteries and shields allow. Where both do the same, only the shield counts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rights {
    /// The monasteries that count as one's own.
    pub monasteries: Monasteries,
    /// The shields on one's castles.
    pub shields: Shields,
}

impl Rights {
    /// Returns whether a town takes the same building twice: monastery 1.
    pub const fn double_buildings(self) -> bool {
        self.monasteries.has(1)
    }

    /// Returns the silver for each mine at the end of a phase: two by shield 8.
    pub const fn mine_silver(self) -> u8 {
        1 + self.shields.has(8) as u8
    }

    /// Returns the workers for each mine at the end of a phase: monastery 2.
    pub const fn mine_workers(self) -> u8 {
        self.monasteries.has(2) as u8
    }

    /// Returns the silver for a sale of this many tiles beyond the first: one by monastery 3, one for each tile by
    /// shield 9.
    pub const fn more_sale_silver(self, tiles: u8) -> u8 {
        if self.shields.has(9) { tiles.saturating_sub(1) } else { self.monasteries.has(3) as u8 }
    }

    /// Returns how often the points of each tile sold count: twice by shield 12.
    pub const fn sale_factor(self) -> i16 {
        1 + self.shields.has(12) as i16
    }

    /// Returns the workers for a sale: monastery 4.
    pub const fn sale_workers(self) -> u8 {
        self.monasteries.has(4) as u8
    }

    /// Returns whether a ship goes on to a neighbouring depot: monastery 5.
    pub const fn second_depot(self) -> bool {
        self.monasteries.has(monastery::SECOND_DEPOT)
    }

    /// Returns whether all seven depots sell: monastery 6.
    pub const fn buys_everywhere(self) -> bool {
        self.monasteries.has(6)
    }

    /// Returns whether two workers buy instead of two silver: monastery 6 of 2019.
    pub const fn workers_buy(self, edition: Edition) -> bool {
        self.monasteries.has(6) && matches!(edition, Edition::E2019)
    }

    /// Returns the points for each tile of animals that scores: monastery 7.
    pub const fn animal_points(self) -> i16 {
        self.monasteries.has(7) as i16
    }

    /// Returns how far a paid worker moves a die at most: monastery 8.
    const fn steps(self) -> u8 {
        1 + self.monasteries.has(8) as u8
    }

    /// Returns whether placing this kind has a free step: monasteries 9 to 11.
    pub const fn free_step_to_place(self, kind: Kind) -> bool {
        self.monasteries.has(match kind {
            Kind::Building => 9,
            Kind::Ship | Kind::Animal => 10,
            Kind::Castle | Kind::Mine | Kind::Monastery => 11,
            Kind::Inn => return false,
        })
    }

    /// Returns whether taking a tile has a free step: monastery 12.
    pub const fn free_step_to_take(self) -> bool {
        self.monasteries.has(12)
    }

    /// Returns the silver for hiring: monastery 13.
    pub const fn hire_silver(self) -> u8 {
        self.monasteries.has(13) as u8
    }

    /// Returns the workers for hiring: monastery 14.
    pub const fn hire_workers(self) -> u8 {
        if self.monasteries.has(14) { 4 } else { 2 }
    }

    /// Returns the fewest workers that move a die this many steps: [`reach`](Rights::reach) the other way round.
    pub const fn workers_for(self, steps: u8, free: bool) -> u8 {
        steps.saturating_sub(free as u8).div_ceil(self.steps())
    }

    /// Returns how many steps these workers move a die, at most three, which reach every number. A free step comes on
    /// top.
    pub const fn reach(self, workers: u16) -> u8 {
        let steps = workers as u32 * self.steps() as u32;
        if steps > 3 { 3 } else { steps as u8 }
    }

    /// Returns whether one's piece lies on top of every stack: monastery 27.
    pub const fn on_top(self) -> bool {
        self.monasteries.has(27)
    }

    /// Returns whether a silver buys two workers: monastery 28.
    pub const fn silver_buys_workers(self) -> bool {
        self.monasteries.has(monastery::BUYS_WORKERS)
    }

    /// Returns whether all pastures count as one when animals score: shield 1.
    pub const fn one_pasture(self) -> bool {
        self.shields.has(1)
    }

    /// Returns the workers for each gain of workers by somebody else: shield 2.
    pub const fn workers_for_others_gain(self) -> u8 {
        self.shields.has(2) as u8
    }

    /// Returns whether workers pay tribute: shield 3.
    pub const fn workers_pay_tribute(self) -> bool {
        self.shields.has(3)
    }

    /// Returns whether the storage has no limit: shield 4.
    pub const fn stores_without_limit(self) -> bool {
        self.shields.has(shield::STORES)
    }

    /// Returns whether a ship gathers a type of goods from all depots: shield 5.
    pub const fn gathers(self) -> bool {
        self.shields.has(shield::GATHERS)
    }

    /// Returns how often the points of a bonus tile count when it is taken: twice by shield 7.
    pub const fn bonus_factor(self) -> i16 {
        1 + self.shields.has(7) as i16
    }

    /// Returns how often monasteries count at the end: twice by shield 10.
    pub const fn monastery_factor(self) -> i16 {
        1 + self.shields.has(10) as i16
    }

    /// Returns whether a castle's action may take a shield: shield 11.
    pub const fn castle_takes_shield(self) -> bool {
        self.shields.has(11)
    }

    /// Returns how often shields count at the end: twice by shield 13.
    pub const fn shield_factor(self) -> i16 {
        1 + self.shields.has(13) as i16
    }

    /// Returns whether a die may show any number, once a turn: shield 16.
    pub const fn frees_a_die(self) -> bool {
        self.shields.has(shield::FREES_A_DIE)
    }

    /// Returns by how much an area counts as larger when it is completed: shield 17.
    pub const fn larger_areas(self) -> u32 {
        self.shields.has(17) as u32
    }

    /// Returns whether tiles need not touch others: shield 18.
    pub const fn places_anywhere(self) -> bool {
        self.shields.has(18)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_reach_what_they_can_pay_for() {
        let mut eight = Monasteries::default();
        eight.add(8);
        for monasteries in [Monasteries::default(), eight] {
            let rights = Rights { monasteries, ..Rights::default() };
            for (workers, steps) in (0..6).flat_map(|workers| (0..=3).map(move |steps| (workers, steps))) {
                for free in [false, true] {
                    let pays = u16::from(rights.workers_for(steps, free)) <= workers;
                    assert_eq!(pays, steps <= rights.reach(workers) + u8::from(free), "{workers} {steps} {free}");
                }
            }
        }
    }
}
