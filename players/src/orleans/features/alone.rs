//! What nets read of the scenarios for one player.

use orleans_value::tour;
use rules_core::Player;
use rules_core::orleans::{Level, Orleans, Town};

use super::TOWNS;
use crate::blocks;
use crate::net::{Block, Take};

/// Levels.
const LEVELS: usize = Level::ALL.len();

/// Ways to a town that are told apart.
const FAR: usize = 6;

/// The ways to towns that are still to be visited, a bit each: to each of them, and the shortest tour of all. `tour` says
/// how long one is that begins with one of them.
fn stops(here: Town, towns: &[Town], open: u8, tour: fn(u8, usize) -> u8, [ways, whole]: [Block; 2], take: Take) {
    let mut least = u8::MAX;
    for (at, &town) in towns.iter().enumerate().filter(|(at, _)| open >> at & 1 == 1) {
        let first = here.steps_to(town);
        ways.set(take, at * FAR + usize::from(first).min(FAR - 1));
        least = least.min(first + tour(open, at));
    }
    if open > 0 {
        whole.count(take, least.into());
    }
}

pub mod dignitary {
    //! The Dignitary.

    use super::super::{LACKS, common, deeds, waiting};
    use super::*;
    use rules_core::orleans::{DIGNITARY_TOWNS, citizen};

    blocks! {
        common::BLOCKS;
        /// How hard it is.
        LEVEL: LEVELS,
        /// Where the merchant is.
        MERCHANT: TOWNS,
        /// Citizens that are still to be found.
        LACKING: 9,
        /// By town of a citizen: how far it is.
        WAYS: DIGNITARY_TOWNS.len() * FAR,
        /// The ways of the shortest tour of all of them.
        TOUR: 16,
        /// Citizens that wait on tracks and deeds.
        CITIZENS_WAITING: citizen::TOWNS as usize,
        /// By deed: how many followers it lacks, up to three.
        DEEDS: 8 * LACKS,
        /// By deed: followers that it lacks and the player has.
        DEEDS_READY: 8,
    }

    /// Hands the inputs of a position to `take`, as a player sees it.
    pub fn inputs(game: &Orleans, me: Player, take: Take) {
        let crew = common::inputs(game, me, take);
        let table = game.position();
        let holding = &table.holdings[me.index()];
        LEVEL.set(take, table.setup.level as usize);
        MERCHANT.set(take, holding.merchant as usize);
        let goal = table.setup.citizen_goal().unwrap_or(0);
        LACKING.count(take, goal.saturating_sub(holding.citizens).into());
        let waits = |at: &usize| table.citizen_waits(citizen::TOWNS + *at as u8);
        let open = (0..DIGNITARY_TOWNS.len()).filter(waits).fold(0, |open, at| open | 1 << at);
        stops(holding.merchant, &DIGNITARY_TOWNS, open, tour::citizens, [WAYS, TOUR], take);
        waiting(table, CITIZENS_WAITING, take);
        deeds(table, &crew.neutral, DEEDS, DEEDS_READY, take);
    }
}

pub mod salesman {
    //! The Travelling Salesman.

    use super::super::{LACKS, goods};
    use super::*;
    use rules_core::orleans::{Goal, Good};
    use tour::DELIVERIES;

    /// Goods of a type that are told apart.
    const OF_A_TYPE: usize = 4;

    blocks! {
        goods::BLOCKS;
        /// How hard it is.
        LEVEL: LEVELS,
        /// Where the merchant is.
        MERCHANT: TOWNS,
        /// Deliveries that are made.
        MET: DELIVERIES.len(),
        /// How many are to be made.
        LACKING: DELIVERIES.len() + 1,
        /// By delivery: goods that it lacks.
        DELIVERY_LACKS: DELIVERIES.len() * LACKS,
        /// By town of a delivery: how far it is.
        WAYS: DELIVERIES.len() * FAR,
        /// The ways of the shortest tour of all of them.
        TOUR: 16,
        /// Goods of each type, one to four.
        TYPES: Good::ALL.len() * OF_A_TYPE,
        /// Types of goods that are wanted and not to be had from the market.
        SOLD_OUT: Good::ALL.len(),
    }

    /// Hands the inputs of a position to `take`, as a player sees it.
    pub fn inputs(game: &Orleans, me: Player, take: Take) {
        goods::inputs(game, me, take);
        let table = game.position();
        let holding = &table.holdings[me.index()];
        LEVEL.set(take, table.setup.level as usize);
        MERCHANT.set(take, holding.merchant as usize);
        let mut open = 0_u8;
        for (at, objective) in table.setup.objectives().iter().enumerate() {
            if table.has_met(me, at) {
                MET.set(take, at);
            } else if let Goal::Deliver(_, wanted) = objective.goal {
                open |= 1 << at;
                let lacks: u8 =
                    wanted.0.iter().zip(holding.goods.0).map(|(wanted, have)| wanted.saturating_sub(have)).sum();
                DELIVERY_LACKS.set(take, at * LACKS + usize::from(lacks).min(LACKS - 1));
            }
        }
        LACKING.count(take, open.count_ones() as usize);
        stops(holding.merchant, &DELIVERIES, open, tour::deliveries, [WAYS, TOUR], take);
        for (nth, good) in Good::ALL.into_iter().enumerate() {
            let count = usize::from(holding.goods.of(good));
            TYPES.set_if(take, nth * OF_A_TYPE + count.wrapping_sub(1).min(OF_A_TYPE - 1), count > 0);
            SOLD_OUT.set_if(take, nth, table.market.of(good) == 0);
        }
    }
}

pub mod vierzon {
    //! Capital Vierzon.

    use super::super::{LACKS, deeds, goods, waiting, way};
    use super::*;

    /// Objectives.
    const OBJECTIVES: usize = 5;

    blocks! {
        goods::BLOCKS;
        /// How hard it is.
        LEVEL: LEVELS,
        /// Where the merchant is.
        MERCHANT: TOWNS,
        /// Objectives that are met.
        MET: OBJECTIVES,
        /// How many are to be met.
        LACKING: OBJECTIVES + 1,
        /// Coins in fives, up to those of the dearest objective.
        FIVES: 6,
        /// Points from development, in fours.
        POINTS: 8,
        /// Those points as an amount.
        POINTS_AMOUNT: 1,
        /// The worth of goods, in threes.
        WORTH: 5,
        /// Ways to Vierzon.
        VIERZON_WAY: FAR,
        /// Ways to Loches.
        LOCHES_WAY: FAR,
        /// Citizens that wait on tracks.
        CITIZENS_WAITING: 5,
        /// By deed: how many followers it lacks, up to three.
        DEEDS: 2 * LACKS,
        /// By deed: followers that it lacks and the player has.
        DEEDS_READY: 2,
    }

    /// Hands the inputs of a position to `take`, as a player sees it.
    pub fn inputs(game: &Orleans, me: Player, take: Take) {
        let crew = goods::inputs(game, me, take);
        let table = game.position();
        let holding = &table.holdings[me.index()];
        LEVEL.set(take, table.setup.level as usize);
        MERCHANT.set(take, holding.merchant as usize);
        let met = |at: &usize| table.has_met(me, *at);
        (0..OBJECTIVES).filter(met).for_each(|at| MET.set(take, at));
        LACKING.count(take, OBJECTIVES - (0..OBJECTIVES).filter(met).count());
        FIVES.count(take, usize::from(holding.coins / 5));
        let points = table.development_points(me);
        POINTS.count(take, (points / 4).unsigned_abs().into());
        POINTS_AMOUNT.give(take, 0, i32::from(points) * 2);
        WORTH.count(take, usize::from(holding.goods.value() / 3));
        way(VIERZON_WAY, take, holding.merchant, Town::Vierzon);
        way(LOCHES_WAY, take, holding.merchant, Town::Loches);
        waiting(table, CITIZENS_WAITING, take);
        deeds(table, &crew.neutral, DEEDS, DEEDS_READY, take);
    }
}
