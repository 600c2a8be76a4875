//! What a team still has to do for the city, in hundredths of actions. The players of the tests go by it to find games
//! of Invasion that are won.

use orleans_value::tour::steps;
use rules_core::Player;
use rules_core::orleans::tables::design::ACHIEVEMENTS;
use rules_core::orleans::tables::{GOOD_TRADE_GRAIN, STATUS};
use rules_core::orleans::{
    Character, Follower, Good, Holding, Hourglass, Job, Place, Position, TOWERS, Town, Want, Work,
};

/// A game that is lost.
const LOST: i32 = -100_000;

/// A citizen that is missing.
const CITIZEN: i32 = 420;

/// A coin that is missing in the treasury, and what is added if nobody has it.
const COIN: [i32; 2] = [25, 35];

/// A knight who is missing on the walls, and what is added if nobody can spare one.
const KNIGHT: [i32; 2] = [60, 90];

/// Knights that players keep for themselves.
const KNIGHTS_KEPT: i32 = 2;

/// A good that is missing in the warehouse, and what is added if nobody has it.
const GOOD: [i32; 2] = [35, 80];

/// A tower that is missing, and each way of each merchant to the next town for one.
const TOWER: [i32; 2] = [380, 60];

/// An objective of a player that is met, and the factor by which what is missing of it counts as work.
const PERSONAL: i32 = 600;
const PERSONAL_WORK: i32 = 2;

/// A sixth of a player's objective.
const SIXTH: i32 = PERSONAL / 6;

/// A way to a town of a player's objective.
const PERSONAL_WAY: i32 = 15;

/// Coins of the team beyond what is due: each, and how many count.
const SPARE_COIN: i32 = 2;
const SPARE_COINS: i32 = 20;

/// The worth of goods that count beside them.
const SPARE_WORTH: i32 = 30;

/// One part in this many of the actions is spent on the city.
const FOR_THE_CITY: i32 = 2;

/// What a player can do in a round: for each follower that is drawn, for each follower up to `FOLLOWERS`, and for each
/// technology tile.
const DRAWN: i32 = 37;
const FOLLOWER: i32 = 4;
const FOLLOWERS: i32 = 14;
const TECHNOLOGY: i32 = 25;

/// The effort that a follower, a technology tile, and a coin or goods worth a coin take for an achievement.
const FOLLOWER_UNITS: i32 = 6;
const TECHNOLOGY_UNITS: i32 = 10;
const COIN_UNITS: i32 = 2;

/// Returns the actions that a player can still expect to take, in hundredths: followers work in groups of about three.
pub fn capacity(table: &Position, player: Player) -> i32 {
    let holding = &table.holdings[player.index()];
    let left = i32::from(table.setup.rounds()) - i32::from(table.round);
    let standing: usize = holding.places().map(|place| holding.standing_on(place).count()).sum();
    let followers = i32::from(holding.bag.len() + holding.market.len()) + standing as i32;
    left * (DRAWN * i32::from(holding.draws()).min(followers)
        + FOLLOWER * followers.min(FOLLOWERS)
        + TECHNOLOGY * i32::from(holding.technology()))
}

/// Returns what is still to do for the city, in hundredths of actions below zero, and what can still be done.
pub fn team(table: &Position) -> i32 {
    if table.holdings().iter().any(|holding| holding.lost) {
        return LOST;
    }
    let (goals, city) = (table.goals(), &table.city);
    let missing = |have: u8, wanted: u8| i32::from(wanted.saturating_sub(have));
    let held =
        |count: fn(&Holding) -> u16| table.holdings().iter().map(|holding| i32::from(count(holding))).sum::<i32>();

    // What the team is paying for counts as done.
    let bought = table.agenda.iter().find_map(|job| match job {
        Job::TeamCoins { left, good, .. } => Some((i32::from(*left), *good)),
        _ => None,
    });
    let purse = held(|holding| holding.coins) - bought.map_or(0, |(left, _)| left);
    let grain = if bought.is_some() && table.event == Hourglass::GoodTrade { GOOD_TRADE_GRAIN } else { 0 };
    let fabric = bought.and_then(|(_, good)| good).map_or(0, |(_, good)| i32::from(good.value()));

    let coins = missing(city.treasury, goals.treasury);
    let mut work = COIN[0] * coins + COIN[1] * (coins - purse).max(0);
    let knights = missing(city.walls, goals.walls);
    let ready = held(|holding| u16::from(holding.bag.of(Follower::Knight) + holding.market.of(Follower::Knight)));
    work += KNIGHT[0] * knights + KNIGHT[1] * (knights - ready + KNIGHTS_KEPT).max(0);
    for good in Good::FOOD {
        let more = if good == Good::Grain { grain } else { 0 };
        let goods = missing(city.warehouse.of(good) + more, goals.warehouse.of(good));
        let have: i32 = table.holdings().iter().map(|holding| i32::from(holding.goods.of(good))).sum();
        work += GOOD[0] * goods + GOOD[1] * (goods - have).max(0);
    }
    let bare = |town: Town| town.is_outer() && table.stations[town as usize] == 0;
    let towers = i32::from(TOWERS) - i32::from(table.towers());
    work += TOWER[0] * towers;
    for player in Player::all(table.setup.players) {
        if towers > 0 {
            work += TOWER[1] * steps(table.holdings[player.index()].merchant, bare);
        }
        work += PERSONAL_WORK * (PERSONAL - personal(table, player));
    }
    // The achievements with the most progress will bring some of them.
    let citizens = missing(city.citizens, goals.citizens);
    let part = |at: usize| CITIZEN * units(&city.works[at]) / units(&ACHIEVEMENTS[at].1) % CITIZEN;
    let mut begun: [i32; ACHIEVEMENTS.len()] = core::array::from_fn(part);
    work += CITIZEN * citizens;
    for _ in 0..citizens.min(begun.len() as i32) {
        let furthest = (0..begun.len()).max_by_key(|&at| begun[at]).unwrap_or(0);
        work -= core::mem::take(&mut begun[furthest]);
    }
    let capacity: i32 = Player::all(table.setup.players).map(|player| capacity(table, player)).sum();
    let left = i32::from(table.setup.rounds()) - i32::from(table.round);
    let tiles = |holding: &Holding| holding.tiles.map(|tile| use_of(tile) * left).sum::<i32>();
    let spare = purse.min(SPARE_COINS) * SPARE_COIN + (held(|holding| holding.goods.value()) + fabric).min(SPARE_WORTH);
    let spare = spare + table.holdings().iter().map(tiles).sum::<i32>();
    capacity / FOR_THE_CITY + spare - work
}

/// Returns what a place tile brings to the team in a round.
fn use_of(tile: Place) -> i32 {
    match tile {
        Place::Cellar | Place::HorseWagon | Place::Hayrick | Place::HerbGarden | Place::School => 12,
        Place::CheeseFactory | Place::Winery | Place::Windmill | Place::Laboratory | Place::GunpowderTower => 10,
        _ => 4,
    }
}

/// Returns what an achievement has or needs, in units of about the same effort.
fn units(work: &Work) -> i32 {
    let followers: u8 = work.followers.iter().sum();
    FOLLOWER_UNITS * i32::from(followers)
        + TECHNOLOGY_UNITS * i32::from(work.technology)
        + COIN_UNITS * i32::from(work.goods.value())
        + COIN_UNITS * i32::from(work.coins)
}

/// How many sixths of a character's objective each of its parts counts.
const fn sixths(character: Character) -> [i32; 3] {
    match character {
        Character::Librarian => [3, 2, 1],
        Character::Scholar => [4, 2, 0],
        Character::Mayor => [2, 4, 0],
        Character::General => [3, 3, 0],
        Character::Fisherman => [2, 2, 2],
        Character::Innkeeper => [2, 4, 0],
        Character::Merchant | Character::Councilman | Character::EstateManager => [6, 0, 0],
    }
}

/// Returns the progress of a player's own objective.
fn personal(table: &Position, player: Player) -> i32 {
    let holding = &table.holdings[player.index()];
    let Some(character) = holding.character.filter(|&character| character != Character::EstateManager) else {
        return PERSONAL;
    };
    let mut sum = 0;
    for (&want, sixths) in character.wants().iter().zip(sixths(character)) {
        let (have, of) = match want {
            // Progress is counted in steps on the development track.
            Want::Status(status) => (holding.development.into(), STATUS[usize::from(status) - 1].into()),
            want => table.has_of(player, want),
        };
        sum += sixths * (SIXTH * i32::from(have.min(of)) / i32::from(of));
        if let Want::StationsIn(towns) = want
            && have < of
        {
            let wanted = |town: Town| towns.contains(&town) && !table.has_station(player, town);
            sum -= PERSONAL_WAY * steps(holding.merchant, wanted);
        }
    }
    sum
}
