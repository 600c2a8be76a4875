//! What nets read of games for points: the base game and Prosperity.

use rules_core::Player;
use rules_core::orleans::tables::design::STRUCTURES;
use rules_core::orleans::{Kind, Orleans, Place, Position};

use super::common::Crew;
use super::{KINDS, LACKS, deeds, goods, lead, others, place_in_order, waiting};
use crate::blocks;
use crate::net::Take;

/// Steps of the development track that a lead is counted in.
const LEAD_STEPS: i32 = 2;

/// Followers of a pile that are told apart: none and one.
const FEW: usize = 2;

blocks! {
    goods::BLOCKS;
    /// How many play: 2 to 5.
    PLAYERS: 4,
    /// The place in the order of this round.
    ORDER: 5,
    /// Sets of all types of goods.
    SETS: 1,
    /// Piles of followers of which none or one is left.
    PILES: KINDS * FEW,
    /// Citizens that wait on the development track, the knights' and the boatmen's.
    CITIZENS_WAITING: 5,
    /// The lead on the farmers' track.
    FARMERS_LEAD: 5,
    /// The lead on the development track, in twos.
    DEVELOPMENT_LEAD: 7,
    /// The lead in trading stations.
    STATIONS_LEAD: 7,
    /// The furthest of the others on the knights' and the boatmen's track.
    TRACKS_RIVAL: 2,
}

/// Hands the inputs of a position to `take`. Returns the player's followers.
fn inputs(game: &Orleans, me: Player, take: Take) -> Crew {
    let crew = goods::inputs(game, me, take);
    let table = game.position();
    PLAYERS.set(take, usize::from(table.setup.players).saturating_sub(2));
    ORDER.set(take, place_in_order(table, me));
    waiting(table, CITIZENS_WAITING, take);
    for (kind, &pile) in table.piles.iter().enumerate() {
        PILES.set_if(take, kind * FEW + usize::from(pile), usize::from(pile) < FEW);
    }
    let holding = &table.holdings[me.index()];
    SETS.give(take, 0, i32::from(holding.goods.sets()) * 8);
    let furthest = |of: &dyn Fn(Player) -> u8| others(table, me).map(of).max().unwrap_or(0);
    let rival = |kind: Kind| furthest(&|other| table.holdings[other.index()].track(kind));
    lead(FARMERS_LEAD, take, holding.track(Kind::Farmer), rival(Kind::Farmer));
    let development = furthest(&|other| table.holdings[other.index()].development);
    let twos = (i32::from(holding.development) - i32::from(development)).div_euclid(LEAD_STEPS);
    lead(DEVELOPMENT_LEAD, take, twos, 0);
    lead(STATIONS_LEAD, take, table.stations_of(me), furthest(&|other| table.stations_of(other)));
    for (nth, kind) in [Kind::Knight, Kind::Boatman].into_iter().enumerate() {
        TRACKS_RIVAL.give(take, nth, i32::from(rival(kind)) * 4);
    }
    crew
}

pub mod base {
    //! The base game.

    use rules_core::Player;
    use rules_core::orleans::{Hourglass, Orleans, Position};

    use super::super::{LACKS, deeds, versus};
    use crate::blocks;
    use crate::net::Take;

    /// Events.
    const EVENTS: usize = Hourglass::SIX.len();

    blocks! {
        versus::BLOCKS;
        /// By deed: how many followers it lacks, up to three.
        DEEDS: 8 * LACKS,
        /// By deed: followers that it lacks and the player has.
        DEEDS_READY: 8,
        /// With the place tiles of Invasion, and with stacks of events.
        OPTIONS: 2,
        /// The event of this round.
        EVENT: EVENTS,
        /// How many of each event are to come.
        EVENTS_LEFT: EVENTS,
    }

    /// Hands the inputs of a position to `take`, as a player sees it.
    pub fn inputs(game: &Orleans, me: Player, take: Take) {
        let crew = versus::inputs(game, me, take);
        let table = game.position();
        deeds(table, &crew.neutral, DEEDS, DEEDS_READY, take);
        OPTIONS.set_if(take, 0, table.setup.invasion_tiles);
        OPTIONS.set_if(take, 1, table.setup.stacks);
        if let Some(event) = Hourglass::SIX.iter().position(|&event| event == table.event) {
            EVENT.set(take, event);
        }
        for (event, count) in to_come(table).into_iter().enumerate() {
            EVENTS_LEFT.give(take, event, count * 4);
        }
    }

    /// Returns how many of each event are to come.
    fn to_come(table: &Position) -> [i32; EVENTS] {
        let tiles = table.stack.layers.into_iter().fold(0, |tiles, layer| tiles | layer);
        let mut counts = [0; EVENTS];
        for tile in (0..Hourglass::BASE.len()).filter(|tile| tiles >> tile & 1 == 1) {
            counts[tile % EVENTS] += 1;
        }
        counts
    }
}

pub mod prosperity {
    //! Prosperity.

    use super::super::versus;
    use super::*;
    use rules_core::orleans::{Site, Structures};

    blocks! {
        versus::BLOCKS;
        /// By deed: how many followers it lacks, up to three.
        DEEDS: 3 * LACKS,
        /// By deed: followers that it lacks and the player has.
        DEEDS_READY: 3,
        /// The structure in hand.
        CARD: STRUCTURES.len(),
        /// How many ways the carpenter is away from its town.
        CARPENTER_WAY: 7,
        /// How many of the followers that it needs the player has, and how many not.
        CARD_FOLLOWERS: 2,
        /// How many stand at the Carpenter.
        CARPENTERS: 4,
        /// Structures that are built and lack something.
        SITES: 4,
        /// How much a site lacks: one follower, good or price, or more.
        SITE_LACKS: 6,
        /// Followers of each kind that all sites lack.
        SITES_WANT: KINDS,
        /// Those of them that the player has.
        SITES_READY: 1,
        /// Goods of each type that sites lack, and coins.
        SITES_GOODS: 6,
        /// Points of those sites.
        SITES_POINTS: 1,
        /// Structures that are complete.
        COMPLETE: 5,
        /// The most that another player has.
        COMPLETE_RIVAL: 5,
        /// Place tiles that are turned over.
        TURNED: 1,
        /// Citizens in the supply.
        CITIZENS_LEFT: 1,
    }

    /// Hands the inputs of a position to `take`, as a player sees it.
    pub fn inputs(game: &Orleans, me: Player, take: Take) {
        let crew = super::inputs(game, me, take);
        let table = game.position();
        let (holding, own) = (&table.holdings[me.index()], &table.structures[me.index()]);
        deeds(table, &crew.neutral, DEEDS, DEEDS_READY, take);
        card(table, own, &crew, take);
        CARPENTERS.count(take, holding.standing_on(Place::Carpenter).count());
        SITES.count(take, own.sites.len());
        own.sites.iter().for_each(|site| lacks(site, &crew, take));
        COMPLETE.count(take, own.complete.count_ones() as usize);
        let rival = others(table, me).map(|other| table.structures[other.index()].complete.count_ones()).max();
        COMPLETE_RIVAL.count(take, rival.unwrap_or(0) as usize);
        TURNED.give(take, 0, i32::from(holding.turned.len()) * 4);
        CITIZENS_LEFT.give(take, 0, i32::from(table.citizen_supply) * 2);
    }

    /// The structure in hand.
    fn card(table: &Position, own: &Structures, crew: &Crew, take: Take) {
        let Some(number) = own.card.map(|card| usize::from(card.number)) else { return };
        let Some(structure) = STRUCTURES.get(number) else { return };
        CARD.set(take, number);
        CARPENTER_WAY.count(take, table.carpenter.steps_to(structure.town).into());
        let (mut has, mut needs) = (0, 0);
        for (&wanted, &neutrals) in structure.followers.iter().zip(&crew.neutral) {
            has += i32::from(wanted.min(neutrals));
            needs += i32::from(wanted);
        }
        CARD_FOLLOWERS.give(take, 0, has * 4);
        CARD_FOLLOWERS.give(take, 1, (needs - has) * 4);
    }

    /// What a site lacks.
    fn lacks(site: &Site, crew: &Crew, take: Take) {
        let structure = site.structure();
        let mut all = 0;
        for (nth, kind) in Kind::ALL.into_iter().enumerate() {
            let wanted = site.wants(kind);
            all += wanted;
            SITES_WANT.give(take, nth, i32::from(wanted) * 8);
            SITES_READY.give(take, 0, i32::from(wanted.min(crew.neutral[nth])) * 4);
        }
        for (nth, (&wanted, &there)) in structure.goods.0.iter().zip(&site.goods.0).enumerate() {
            all += wanted.saturating_sub(there);
            SITES_GOODS.give(take, nth, i32::from(wanted.saturating_sub(there)) * 8);
        }
        let coins = structure.coins.saturating_sub(site.coins);
        SITES_GOODS.give(take, 5, i32::from(coins) * 4);
        all += u8::from(coins > 0);
        SITE_LACKS.count(take, usize::from(all).saturating_sub(1));
        SITES_POINTS.give(take, 0, i32::from(structure.points) * 2);
    }
}
