//! What is read in every scenario: the player's followers, places, purse, tracks, and the merchant's way.

use orleans_value::tour;
use rules_core::Player;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{Follower, Job, Kind, Orleans, Phase, Place, Position, Space, Town};

use super::KINDS;
use crate::blocks;
use crate::net::Take;

/// Places of the player board, and place tiles.
const BOARD: usize = Place::BOARD.len() as usize;
const TILES: usize = Place::BASE_TILES.or(Place::INVASION_TILES).len() as usize;

/// Spaces of a place.
const SPACES: usize = 3;

/// Steps of the farmers' track and of the others, with none.
const FARMERS: usize = 9;
const STEPS: usize = 6;

/// Followers of a kind that are told apart.
const OF_A_KIND: usize = 4;

/// Followers that everybody has.
const FIRST: usize = Follower::OWN.len();

blocks! {
    /// How many rounds come after this one.
    ROUNDS: 18,
    /// Those rounds as an amount.
    TIME: 1,
    /// The phase: planning, actions, event, another.
    PHASE: 4,
    /// What is asked: a way, technology, a place tile, the Village, a deed, something else.
    ASKED: 6,
    /// How many coins.
    COINS: 10,
    /// Coins as an amount.
    COINS_AMOUNT: 1,
    /// The space of the development track.
    DEVELOPMENT: 31,
    /// Steps of each track.
    TRACKS: FARMERS + 5 * STEPS,
    /// Followers of each kind, wherever they are.
    CREW: KINDS * OF_A_KIND,
    /// Followers of all kinds, beyond the first four.
    FOLLOWERS: 16,
    /// Followers in the bag.
    BAG: 1,
    /// How many more are in the bag than are drawn, and how many fewer.
    SPARE: 2,
    /// Followers of each kind on the market.
    MARKET: KINDS,
    /// Followers on the market.
    WAITING: 9,
    /// By place of the board where somebody stands: it lacks nobody, one, two; at the Town Hall, one or two stand.
    PLACES: BOARD * SPACES,
    /// Place tiles with followers that lack nobody.
    TILES_WHOLE: TILES,
    /// Place tiles with followers that lack somebody.
    TILES_BEGUN: 1,
    /// How many places with followers lack nobody.
    WHOLE: 7,
    /// Technology by space of the board.
    TECHNOLOGY: (BOARD - 1) * SPACES,
    /// Technology tiles.
    TECHNOLOGY_AMOUNT: 1,
    /// Place tiles.
    TILE: TILES,
    /// How many of them.
    TILES_AMOUNT: 1,
    /// Place tiles to be had, of both categories.
    TILES_LEFT: 1,
    /// Trading stations and citizens together.
    FACTORS: 14,
    /// Ways to the nearest town without a station.
    FREE_WAY: 5,
    /// Towns without a station within one way, and within two.
    FREE: 2,
    /// Technology tiles in the supply.
    SUPPLY: 1,
}

/// The followers of a player.
#[derive(Clone, Copy, Default, Debug)]
pub struct Crew {
    /// By kind, wherever they are.
    pub all: [u8; KINDS],
    /// Those of them that are neutral.
    pub neutral: [u8; KINDS],
}

impl Crew {
    fn add(&mut self, follower: Follower, count: u8) {
        let kind = follower.kind() as usize;
        self.all[kind] += count;
        if !follower.is_own() {
            self.neutral[kind] += count;
        }
    }
}

/// Hands the inputs of a position to `take`. Returns the player's followers.
pub fn inputs(game: &Orleans, me: Player, take: Take) -> Crew {
    let table = game.position();
    let holding = &table.holdings[me.index()];

    // The time, and what is asked.
    let left = table.setup.rounds().saturating_sub(table.round);
    ROUNDS.count(take, left.into());
    TIME.give(take, 0, i32::from(left) * 2);
    let phase = match table.phase {
        Phase::Planning => 0,
        Phase::Actions => 1,
        Phase::Event => 2,
        _ => 3,
    };
    PHASE.set(take, phase);
    let asked = match table.job() {
        None | Some(Job::Draw | Job::Plan { .. } | Job::Act | Job::Done) => None,
        Some(Job::Travel { .. }) => Some(0),
        Some(Job::Technology { .. }) => Some(1),
        Some(Job::Tile { .. }) => Some(2),
        Some(Job::Village) => Some(3),
        Some(Job::Send { .. }) => Some(4),
        Some(_) => Some(5),
    };
    if let Some(asked) = asked {
        ASKED.set(take, asked);
    }

    // The purse and the tracks.
    COINS.count(take, holding.coins.into());
    COINS_AMOUNT.give(take, 0, holding.coins.into());
    DEVELOPMENT.count(take, holding.development.into());
    TRACKS.set(take, holding.track(Kind::Farmer).into());
    for (nth, kind) in Kind::TRACKS.into_iter().enumerate().skip(1) {
        TRACKS.set(take, FARMERS + (nth - 1) * STEPS + usize::from(holding.track(kind)).min(STEPS - 1));
    }
    FACTORS.count(take, (table.stations_of(me) + holding.citizens).into());

    let crew = places(table, me, take);
    for (kind, &count) in crew.all.iter().enumerate().filter(|(_, count)| **count > 0) {
        CREW.set(take, kind * OF_A_KIND + usize::from(count).min(OF_A_KIND) - 1);
    }
    FOLLOWERS.count(take, usize::from(crew.all.iter().sum::<u8>()).saturating_sub(FIRST));
    let (bag, draws) = (i32::from(holding.bag.len()), i32::from(holding.draws()));
    BAG.give(take, 0, bag * 4);
    SPARE.give(take, 0, (bag - draws) * 4);
    SPARE.give(take, 1, (draws - bag) * 4);
    for kind in Kind::ALL {
        let own = Follower::OWN.get(kind as usize).map_or(0, |&own| holding.market.of(own));
        MARKET.give(take, kind as usize, i32::from(holding.market.neutral(kind) + own) * 8);
    }
    WAITING.count(take, holding.market.len().into());
    for tile in holding.tiles {
        TILE.set(take, tile as usize - BOARD);
    }
    TILES_AMOUNT.give(take, 0, i32::from(holding.tiles.len()) * 8);
    TILES_LEFT.give(take, 0, i32::from(table.tiles.len()) * 2);
    SUPPLY.give(take, 0, i32::from(table.technology) * 2);
    travel(table, holding.merchant, take);
    crew
}

/// The places where somebody stands or technology lies. Returns the followers.
fn places(table: &Position, me: Player, take: Take) -> Crew {
    let holding = &table.holdings[me.index()];
    let mut crew = Crew::default();
    for follower in Follower::ALL {
        let hand = if table.current == me { table.hand.of(follower) } else { 0 };
        crew.add(follower, holding.bag.of(follower) + holding.market.of(follower) + hand);
    }
    let mut whole = 0;
    for place in holding.places() {
        let (number, mut held, mut lacks) = (place as usize, 0, 0);
        for (nth, space) in holding.spaces(place).iter().enumerate() {
            match space {
                Space::Held(follower) => {
                    crew.add(*follower, 1);
                    held += 1;
                }
                Space::Empty => lacks += 1,
                Space::Fresh | Space::Technology => {
                    TECHNOLOGY.set(take, number * SPACES + nth);
                    TECHNOLOGY_AMOUNT.set(take, 0);
                    lacks += usize::from(*space == Space::Fresh);
                }
            }
        }
        if held == 0 {
            continue;
        }
        let is_whole = lacks == 0 || place.acts_one_by_one();
        whole += usize::from(is_whole);
        if place == Place::TownHall {
            PLACES.set(take, number * SPACES + held - 1);
        } else if number < BOARD {
            PLACES.set(take, number * SPACES + lacks);
        } else if is_whole {
            TILES_WHOLE.set(take, number - BOARD);
        } else {
            TILES_BEGUN.set(take, 0);
        }
    }
    WHOLE.count(take, whole);
    crew
}

/// What lies around the merchant.
fn travel(table: &Position, here: Town, take: Take) {
    let free = tour::towns(|town| table.stations[town as usize] == 0);
    FREE_WAY.count(take, tour::distance(here, free).into());
    let mut near = 0;
    for way in here.ways() {
        let next = WAYS[usize::from(way)].beyond(here);
        near |= 1 << next as u8;
    }
    let further = Town::ALL.into_iter().filter(|&town| near >> town as u8 & 1 == 1);
    let further = further.flat_map(|town| town.ways().map(move |way| WAYS[usize::from(way)].beyond(town)));
    let further = further.fold(near, |towns, town| towns | 1 << town as u8);
    FREE.give(take, 0, (near & free).count_ones() as i32 * 4);
    FREE.give(take, 1, (further & free).count_ones() as i32 * 2);
}
