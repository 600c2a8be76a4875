//! What nets read of scenarios with goods: all but the Dignitary.

use rules_core::Player;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{Lying, Orleans, Position, Town};

use super::common;
use super::common::Crew;
use crate::blocks;
use crate::net::Take;

/// A good that lies face down counts as one of the middle.
const FACE_DOWN: i32 = 3;

/// Values of goods, with none.
const VALUES: usize = 6;

blocks! {
    common::BLOCKS;
    /// Goods of each type.
    GOODS: 5,
    /// How many goods can be eaten.
    FOOD: 4,
    /// The best good on a road from here, by its value.
    ROAD: VALUES,
    /// The same on a waterway.
    WATER: VALUES,
    /// The best goods on ways from the next towns, all together.
    BEYOND: 1,
}

/// Hands the inputs of a position to `take`. Returns the player's followers.
pub fn inputs(game: &Orleans, me: Player, take: Take) -> Crew {
    let crew = common::inputs(game, me, take);
    let table = game.position();
    let holding = &table.holdings[me.index()];
    for (nth, &count) in holding.goods.0.iter().enumerate() {
        GOODS.give(take, nth, i32::from(count) * 4);
    }
    FOOD.count(take, holding.goods.food().into());
    let here = holding.merchant;
    let [road, water] = best(table, here);
    ROAD.count(take, road as usize);
    WATER.count(take, water as usize);
    let beyond = here.ways().map(|way| best(table, WAYS[usize::from(way)].beyond(here)));
    BEYOND.give(take, 0, beyond.map(|[road, water]| road.max(water)).sum());
    crew
}

/// Returns the values of the best goods on roads and on waterways from a town.
fn best(table: &Position, town: Town) -> [i32; 2] {
    let value = |lying: &Lying| match lying {
        Lying::Open(good) => good.value().into(),
        Lying::Down => FACE_DOWN,
        Lying::Structure(_) => 0,
    };
    let mut best = [0; 2];
    for way in town.ways() {
        let lying = table.map[usize::from(way)].iter().flatten().map(value).max();
        let best = &mut best[usize::from(WAYS[usize::from(way)].water)];
        *best = lying.unwrap_or(0).max(*best);
    }
    best
}
