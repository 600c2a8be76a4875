//! The Duel: a race for four objectives.

use rules_core::Player;
use rules_core::orleans::{Good, Orleans, Place, Position, Town};

use super::{LACKS, deeds, goods, others, way};
use crate::blocks;
use crate::net::{Block, Take};

/// Objectives.
const OBJECTIVES: usize = 4;

/// Where wine is delivered, and where fabrics.
const WINE_TOWN: Town = Town::Chatellerault;
const FABRICS_TOWN: Town = Town::Orleans;

blocks! {
    goods::BLOCKS;
    /// Going first.
    FIRST: 1,
    /// By deed: how many followers it lacks, up to three.
    DEEDS: 4 * LACKS,
    /// By deed: followers that it lacks and the player has.
    DEEDS_READY: 4,
    /// Citizens in the supply.
    CITIZENS_LEFT: 1,
    /// Followers on the Bourgeois House lack nobody.
    BOURGEOIS: 1,
    /// Objectives that are met.
    MET: OBJECTIVES,
    /// How many the player lacks.
    LACKING: OBJECTIVES + 1,
    /// Trading stations, up to three.
    STATIONS: 4,
    /// One of them is in a town without waterways.
    INLAND: 1,
    /// Wine for the delivery.
    WINE: 4,
    /// How far its town is.
    WINE_WAY: 8,
    /// Fabrics for the delivery.
    FABRICS: 4,
    /// There is brocade.
    BROCADE: 1,
    /// How far their town is.
    FABRICS_WAY: 6,
    /// An objective was met this round.
    FULFILLED: 1,
    /// Objectives that the other has met.
    MET_OTHER: OBJECTIVES,
    /// How many the other lacks.
    LACKING_OTHER: OBJECTIVES + 1,
    /// The other's space of the development track, up to that of the objective.
    DEVELOPMENT_OTHER: 10,
    /// The other's trading stations, up to three.
    STATIONS_OTHER: 4,
    /// The other's wine.
    WINE_OTHER: 4,
    /// How far the other is from the town for it.
    WINE_WAY_OTHER: 8,
    /// The other's fabrics.
    FABRICS_OTHER: 4,
    /// How far the other is from the town for them.
    FABRICS_WAY_OTHER: 6,
    /// The other's coins, and worth of goods.
    WEALTH_OTHER: 2,
}

/// The blocks for the progress of one of both.
struct Progress {
    met: Block,
    lacking: Block,
    stations: Block,
    wine: [Block; 2],
    fabrics: [Block; 2],
}

/// Those of the player.
const OWN: Progress = Progress {
    met: MET,
    lacking: LACKING,
    stations: STATIONS,
    wine: [WINE, WINE_WAY],
    fabrics: [FABRICS, FABRICS_WAY],
};

/// Those of the other.
const OTHER: Progress = Progress {
    met: MET_OTHER,
    lacking: LACKING_OTHER,
    stations: STATIONS_OTHER,
    wine: [WINE_OTHER, WINE_WAY_OTHER],
    fabrics: [FABRICS_OTHER, FABRICS_WAY_OTHER],
};

/// Hands the inputs of a position to `take`, as a player sees it.
pub fn inputs(game: &Orleans, me: Player, take: Take) {
    let crew = goods::inputs(game, me, take);
    let table = game.position();
    let holding = &table.holdings[me.index()];
    FIRST.set_if(take, 0, table.start == me);
    deeds(table, &crew.neutral, DEEDS, DEEDS_READY, take);
    CITIZENS_LEFT.give(take, 0, i32::from(table.citizen_supply) * 2);
    let stands = holding.standing_on(Place::BourgeoisHouse).next().is_some();
    BOURGEOIS.set_if(take, 0, stands && holding.is_whole(Place::BourgeoisHouse));
    progress(table, me, &OWN, take);
    let inland = |town: Town| !town.is_at_the_river() && table.has_station(me, town);
    INLAND.set_if(take, 0, Town::ALL.into_iter().any(inland));
    BROCADE.set_if(take, 0, holding.goods.of(Good::Brocade) > 0);
    FULFILLED.set_if(take, 0, holding.fulfilled);
    for other in others(table, me) {
        progress(table, other, &OTHER, take);
        let holding = &table.holdings[other.index()];
        DEVELOPMENT_OTHER.count(take, holding.development.into());
        WEALTH_OTHER.give(take, 0, i32::from(holding.coins) * 2);
        WEALTH_OTHER.give(take, 1, i32::from(holding.goods.value()) * 2);
    }
}

/// How far somebody is.
fn progress(table: &Position, player: Player, blocks: &Progress, take: Take) {
    let holding = &table.holdings[player.index()];
    let mut lacking = OBJECTIVES;
    for at in (0..OBJECTIVES).filter(|&at| table.has_met(player, at)) {
        blocks.met.set(take, at);
        lacking -= 1;
    }
    blocks.lacking.set(take, lacking);
    blocks.stations.count(take, table.stations_of(player).into());
    let fabrics = holding.goods.of(Good::Wool) + holding.goods.of(Good::Brocade);
    blocks.wine[0].count(take, holding.goods.of(Good::Wine).into());
    way(blocks.wine[1], take, holding.merchant, WINE_TOWN);
    blocks.fabrics[0].count(take, fabrics.into());
    way(blocks.fabrics[1], take, holding.merchant, FABRICS_TOWN);
}
