//! What a net reads of a position of Natick: both colonies, what each could build, and what is left for both.

use rules_core::natick::tables::{self, BANK_TAKES, REGION_HOLDS};
use rules_core::natick::{Build, Colony, Columns, Natick, Region, Side, Step, Suit, opponent};
use rules_core::{Game, Player};

use super::BUILDS;
use super::tuned::TUNED;
use crate::blocks;
use crate::net::{Block, Take};

/// A player and the other.
const SIDES: usize = 2;

/// Suits, and numbers of regions.
const FOUR: usize = 4;

/// Points, coins of a suit, of all suits and unguarded ones that are told apart, from none on.
const POINTS_APART: usize = 9;
const SUIT_COINS: usize = tables::COINS as usize + 1;
const ALL_COINS: usize = 13;
const UNGUARDED_COINS: usize = 9;

/// Regions of a number that are told apart.
const OF_NUMBER: usize = 5;

/// Things and sites of a kind that are told apart.
const THINGS: usize = 5;
const ENDS: usize = 3;

/// Coins that are lacking for a thing.
const LACKING: usize = 5;

/// By how many points one can lead, told apart.
const LEADS: usize = 9;

blocks! {
    /// By who is active: in the set-up, before the dice are given out, and after.
    STAGE: SIDES * 3,
    /// One goes first, and wins ties.
    FIRST: 1,
    /// The turn as an amount.
    TURN: 1,
    /// Who is to get a region.
    EXPLORES: SIDES,
    /// Points of each.
    POINTS: SIDES * POINTS_APART,
    /// By how many points one leads.
    LEAD: LEADS,
    /// Of each, by suit: how many coins.
    COINS: SIDES * FOUR * SUIT_COINS,
    /// Of each: coins of all suits.
    COINS_ALL: SIDES * ALL_COINS,
    /// Of each: coins that no knight guards.
    UNGUARDED: SIDES * UNGUARDED_COINS,
    /// Of each: which regions.
    REGIONS: SIDES * Region::COUNT as usize,
    /// Of each, by number: how many regions.
    NUMBERS: SIDES * FOUR * OF_NUMBER,
    /// Of each, by number: regions that are full.
    FULL: SIDES * FOUR,
    /// Of each: how many villages, towns, traders and knights.
    VILLAGES: SIDES * THINGS,
    /// Towns.
    TOWNS: SIDES * THINGS,
    /// Traders.
    TRADERS: SIDES * THINGS,
    /// Knights.
    KNIGHTS: SIDES * THINGS,
    /// Of each: sites for roads, villages, traders and knights.
    ROAD_SITES: SIDES * ENDS,
    /// Villages.
    VILLAGE_SITES: SIDES * ENDS,
    /// Traders.
    TRADER_SITES: SIDES * THINGS,
    /// Knights.
    KNIGHT_SITES: SIDES * THINGS,
    /// Of each, by what could be built: how many coins are lacking.
    LACKS: SIDES * BUILDS.len() * LACKING,
    /// Of each, by what could be built: it can be had after trades with the pool.
    BY_TRADE: SIDES * BUILDS.len(),
    /// Tiles of villages, and those of towns, that are left.
    VILLAGES_LEFT: tables::VILLAGES as usize + 1,
    /// Towns.
    TOWNS_LEFT: tables::TOWNS as usize + 1,
    /// Tiles for roads.
    TILES_LEFT: 6,
    /// Pawns.
    PAWNS_LEFT: tables::PAWNS as usize + 1,
    /// By suit: coins in the pool.
    POOL: FOUR * 4,
}

/// Hands the inputs of a position to `take`, as a player sees it.
pub fn inputs(game: &Natick, me: Player, take: Take) {
    let other = opponent(me);
    STAGE.set(take, stage(game, me));
    FIRST.set_if(take, 0, game.first() == me);
    TURN.give(take, 0, i32::from(game.turn_number()) * 4);
    let lead = i32::from(game.total(me) - game.total(other)) + LEADS as i32 / 2;
    LEAD.set(take, lead.clamp(0, LEADS as i32 - 1) as usize);
    VILLAGES_LEFT.count(take, game.villages_left().into());
    TOWNS_LEFT.count(take, game.towns_left().into());
    TILES_LEFT.count(take, game.tiles_left().into());
    PAWNS_LEFT.count(take, game.pawns_left().into());
    for (suit, &coins) in game.pool().iter().enumerate() {
        POOL.set(take, suit * FOUR + usize::from(coins).min(FOUR - 1));
    }
    colony(game, me, 0, take);
    colony(game, other, 1, take);
}

/// The colony of one side, with what it pays and gets just now.
fn colony(game: &Natick, player: Player, side: usize, take: Take) {
    let colony = game.colony(player);
    let count = |block: Block, take: Take, count: usize| {
        let apart = block.count / SIDES;
        block.set(take, side * apart + count.min(apart - 1));
    };
    count(POINTS, take, game.total(player).max(0) as usize);
    let (mut coins, mut numbers, mut unguarded) = ([0_u8; FOUR], [0_usize; FOUR], 0);
    for (space, field) in colony.fields() {
        let number = usize::from(field.region.number() - Region::LOWEST);
        coins[field.region.suit() as usize] += field.coins;
        numbers[number] += 1;
        REGIONS.set(take, side * usize::from(Region::COUNT) + field.region.suit() as usize * FOUR + number);
        FULL.set_if(take, side * FOUR + number, field.coins >= REGION_HOLDS);
        if !colony.is_guarded(space) {
            unguarded += field.coins;
        }
    }
    if let Some(job) = game.job().filter(|job| job.player == player) {
        match job.step {
            Step::Pay { cost, .. } => coins = core::array::from_fn(|suit| coins[suit].saturating_sub(cost[suit])),
            Step::Receive { suit, left, .. } => coins[suit as usize] += left,
            Step::Explore { .. } => EXPLORES.set_if(take, side, !game.stack().is_empty()),
            _ => {}
        }
        if let Some(region) = game.in_hand() {
            let number = usize::from(region.number() - Region::LOWEST);
            numbers[number] += 1;
            REGIONS.set(take, side * usize::from(Region::COUNT) + region.suit() as usize * FOUR + number);
        }
    }
    for at in 0..FOUR {
        COINS.set(take, (side * FOUR + at) * SUIT_COINS + usize::from(coins[at]).min(SUIT_COINS - 1));
        NUMBERS.set(take, (side * FOUR + at) * OF_NUMBER + numbers[at].min(OF_NUMBER - 1));
    }
    count(COINS_ALL, take, coins.iter().sum::<u8>().into());
    count(UNGUARDED, take, unguarded.into());

    count(VILLAGES, take, colony.villages().len().into());
    count(TOWNS, take, colony.towns().len().into());
    count(TRADERS, take, colony.traders().len().into());
    count(KNIGHTS, take, colony.knight_count().into());
    let ends = |site: fn(&Colony, Side) -> Option<u8>| {
        Side::ALL.into_iter().filter(|&side| site(colony, side).is_some()).count()
    };
    count(ROAD_SITES, take, ends(Colony::road_site));
    count(VILLAGE_SITES, take, ends(Colony::village_site));
    let free = |column: &u8| !colony.traders().contains(*column) && colony.takes_trader(*column);
    count(TRADER_SITES, take, colony.roads().iter().filter(free).count());
    let spare = |columns: Columns| columns.iter().map(|column| colony.spare_limit(column)).sum::<u8>();
    count(KNIGHT_SITES, take, spare(colony.settlements()).into());

    for (nth, &build) in BUILDS.iter().enumerate().filter(|(_, build)| game.has_site(player, **build)) {
        let thing = side * BUILDS.len() + nth;
        let (lacks, spare) = lacks(&coins, build);
        LACKS.set(take, thing * LACKING + usize::from(lacks).min(LACKING - 1));
        BY_TRADE.set_if(take, thing, lacks > 0 && lacks <= spare);
    }
}

/// Returns how many coins are lacking for a thing, and how many of any suit the pool would give for what is not needed.
fn lacks(coins: &[u8; FOUR], build: Build) -> (u8, u8) {
    let cost = tables::cost(build);
    let lacks = Suit::ALL.map(|suit| cost[suit as usize].saturating_sub(coins[suit as usize]));
    let spare = Suit::ALL.map(|suit| coins[suit as usize].saturating_sub(cost[suit as usize]) / BANK_TAKES);
    (lacks.iter().sum(), spare.iter().sum())
}

/// Returns a number for who is active, and what of the turn is done.
fn stage(game: &Natick, me: Player) -> usize {
    let is_given = !(game.dice_of(me).is_empty() && game.dice_of(opponent(me)).is_empty());
    let done = if game.turn_number() == 0 { 0 } else { 1 + usize::from(is_given) };
    done * SIDES + usize::from(game.active() != me)
}

/// Returns a number for the turn and who is active.
pub fn context(game: &Natick, me: Player) -> u32 {
    u32::from(game.turn_number()) << 4 | (stage(game, me) as u32) << 1 | u32::from(game.first() == me)
}

/// Returns what a player got out of a game: mostly who won, and by how many points.
pub fn result(game: &Natick, me: Player) -> i32 {
    let won = if game.standing().rank[me.index()] == 1 { TUNED.won } else { -TUNED.won };
    won / 2 + i32::from(game.total(me) - game.total(opponent(me))) * TUNED.point
}
