//! What a scenario with goals adds to a position, in tenths of points: how far each goal has come, the way to the next
//! town, and what the coming events will cost.

use rules_core::Player;
use rules_core::orleans::tables::design::ACHIEVEMENTS;
use rules_core::orleans::{
    Character, Follower, Good, Goods, Holding, Hourglass, Job, Kind, Phase, Place, Position, Scenario, Town, Work,
};

use crate::tour::steps;
use crate::trip::Trip;
use crate::{POINT, Tables, Weights};

/// What a citizen takes, in hundredths of actions.
const CITIZEN: i32 = 420;

/// A goal that is met.
pub(crate) const MET: i32 = 600;

/// What the goals of a scenario ask for, in tenths of points.
#[derive(Clone, Copy, Default, Debug)]
pub struct Aims {
    /// How far they have come, but for the way that is still to go.
    pub come: i32,
    /// What the places that are filled, and what is being done, will add; the Travelling Salesman only.
    pub ahead: i32,
    /// A coin more.
    pub coin: i32,
    /// What is missing to pay the next events; alone only.
    pub missing: i32,
    /// A good more, by type.
    pub goods: [i32; 5],
    /// A good less, by type; alone only.
    pub kept: [i32; 5],
    /// A development point.
    pub development: i32,
    /// A citizen.
    pub citizen: i32,
    /// What the ways that are to go cost from each town.
    pub ways: [i32; Town::ALL.len()],
    /// Whether one plays alone, and nothing but goals counts.
    pub alone: bool,
    /// Whether that is the Travelling Salesman.
    pub trip: bool,
}

impl Aims {
    /// Returns what the goals of the scenario ask of a player.
    pub fn new(table: &Position, player: Player, weights: &Weights) -> Aims {
        let holding = &table.holdings[player.index()];
        if holding.lost {
            return Aims { come: -20_000, ..Aims::default() };
        }
        if table.setup.scenario == Scenario::Salesman {
            return Trip::new(table, player, weights).aims();
        }
        if table.setup.players == 1 {
            return weights.goals.aims(table, player);
        }
        if table.is_invasion() {
            return Aims { come: team(table), ..Aims::default() };
        }
        Aims::default()
    }

    /// Returns what they are worth with the way that is still to go.
    pub fn worth(&self, merchant: Town) -> i32 {
        self.come - self.from(merchant)
    }

    /// Returns what the way from a town takes away.
    pub fn from(&self, town: Town) -> i32 {
        self.ways[town as usize]
    }
}

/// Returns what the goals of the scenario are worth as they stand.
pub fn worth(table: &Position, player: Player) -> i32 {
    let tables = Tables::TUNED;
    if let Some(objectives) = tables.objectives(table.setup.scenario) {
        return objectives.value(table, player) * 10 / POINT;
    }
    Aims::new(table, player, tables.of(table.setup.scenario)).worth(table.holdings[player.index()].merchant)
}

/// Iterates over the events that are still to be met, the first one of this round.
pub(crate) fn events(table: &Position) -> impl Iterator<Item = Hourglass> {
    let met = usize::from(table.round) - usize::from(table.round > 0 && table.phase != Phase::Event);
    table.setup.known_events().iter().copied().skip(met)
}

/// Returns what is missing, in coins, to pay the events of this round and the next ones without losing: the sooner the
/// worse.
pub(crate) fn upkeep(table: &Position, player: Player, coins: u16, goods: Goods) -> i32 {
    let holding = &table.holdings[player.index()];
    let (mut coins, mut food, mut missing) = (i32::from(coins), i32::from(goods.food()), 0);
    // What is due at once comes before everything, and what comes later can be earned.
    for (event, soon) in events(table).zip([20, 1]) {
        coins -= match event {
            Hourglass::Feeding => feed(&mut food, 1, 2),
            Hourglass::GreatFeast => feed(&mut food, 2, 4),
            Hourglass::Harvest => feed(&mut food, 1, 5),
            Hourglass::Dues(dues) => dues.into(),
            Hourglass::TechnologyTax(tax) => i32::from(tax * holding.technology()),
            Hourglass::GoodsTax(per) => i32::from(goods.total() / per),
            _ => 0,
        };
        if coins < 0 {
            missing += -coins * soon;
            coins = 0;
        }
    }
    missing
}

/// Takes food if there is enough. Returns the coins that it costs otherwise.
fn feed(food: &mut i32, wanted: i32, coins: i32) -> i32 {
    if *food < wanted {
        return coins;
    }
    *food -= wanted;
    0
}

/// Returns the actions that a player can still expect to take, in hundredths: followers work in groups of about three.
pub fn capacity(table: &Position, player: Player) -> i32 {
    let holding = &table.holdings[player.index()];
    let left = i32::from(table.setup.rounds()) - i32::from(table.round);
    let standing: usize = holding.places().map(|place| holding.standing_on(place).count()).sum();
    let followers = i32::from(holding.bag.len() + holding.market.len()) + standing as i32;
    left * (37 * i32::from(holding.draws()).min(followers)
        + 4 * followers.min(14)
        + 25 * i32::from(holding.technology()))
}

/// Returns what is still to do for the city, in hundredths of actions below zero, and what can still be done.
pub fn team(table: &Position) -> i32 {
    if table.holdings().iter().any(|holding| holding.lost) {
        return -100_000;
    }
    let (goals, city) = (table.goals(), &table.city);
    let missing = |have: u8, wanted: u8| i32::from(wanted.saturating_sub(have));
    let held =
        |count: fn(&Holding) -> u16| table.holdings().iter().map(|holding| i32::from(count(holding))).sum::<i32>();

    // What is being paid for is counted as if it were done.
    let bought = table.agenda.iter().find_map(|job| match job {
        Job::TeamCoins { left, good, .. } => Some((i32::from(*left), *good)),
        _ => None,
    });
    let purse = held(|holding| holding.coins) - bought.map_or(0, |(left, _)| left);
    let grain = if bought.is_some() && table.event == Hourglass::GoodTrade { 3 } else { 0 };
    let fabric = bought.and_then(|(_, good)| good).map_or(0, |(_, good)| i32::from(good.value()));

    let coins = missing(city.treasury, goals.treasury);
    let mut work = 25 * coins + 35 * (coins - purse).max(0);
    let knights = missing(city.walls, goals.walls);
    let ready = held(|holding| u16::from(holding.bag.of(Follower::Knight) + holding.market.of(Follower::Knight)));
    work += 60 * knights + 90 * (knights - ready + 2).max(0);
    for good in Good::FOOD {
        let more = if good == Good::Grain { grain } else { 0 };
        let goods = missing(city.warehouse.of(good) + more, goals.warehouse.of(good));
        let have: i32 = table.holdings().iter().map(|holding| i32::from(holding.goods.of(good))).sum();
        work += 35 * goods + 80 * (goods - have).max(0);
    }
    let bare = |town: Town| town.is_outer() && table.stations[town as usize] == 0;
    let towers = 13 - i32::from(table.towers());
    work += 380 * towers;
    for player in Player::all(table.setup.players) {
        if towers > 0 {
            work += 60 * steps(table.holdings[player.index()].merchant, bare);
        }
        work += 2 * (600 - personal(table, player));
    }
    // The achievements that have come furthest will bring some of them.
    let citizens = missing(city.citizens, goals.citizens);
    let part = |at: usize| CITIZEN * units(&city.works[at]) / units(&ACHIEVEMENTS[at].1) % CITIZEN;
    let mut begun: [i32; 5] = core::array::from_fn(part);
    work += CITIZEN * citizens;
    for _ in 0..citizens.min(5) {
        let furthest = (0..5).max_by_key(|&at| begun[at]).unwrap_or(0);
        work -= core::mem::take(&mut begun[furthest]);
    }
    let capacity: i32 = Player::all(table.setup.players).map(|player| capacity(table, player)).sum();
    let left = i32::from(table.setup.rounds()) - i32::from(table.round);
    let tiles = |holding: &Holding| holding.tiles.map(|tile| use_of(tile) * left).sum::<i32>();
    let spare = purse.min(20) * 2 + (held(|holding| holding.goods.value()) + fabric).min(30);
    let spare = spare + table.holdings().iter().map(tiles).sum::<i32>();
    capacity / 2 + spare - work
}

/// Returns what a place tile brings to the team in a round, in hundredths of actions.
fn use_of(tile: Place) -> i32 {
    match tile {
        Place::Cellar | Place::HorseWagon | Place::Hayrick | Place::HerbGarden | Place::School => 12,
        Place::CheeseFactory | Place::Winery | Place::Windmill | Place::Laboratory | Place::GunpowderTower => 10,
        _ => 4,
    }
}

/// Returns what an achievement has or needs, in parts of about the same trouble.
fn units(work: &Work) -> i32 {
    let followers: u8 = work.followers.iter().sum();
    6 * i32::from(followers)
        + 10 * i32::from(work.technology)
        + 2 * i32::from(work.goods.value())
        + 2 * i32::from(work.coins)
}

/// Returns how far a player's own objective has come, of 600.
fn personal(table: &Position, player: Player) -> i32 {
    let holding = &table.holdings[player.index()];
    let part = |have: u8, of: u8| 100 * i32::from(have.min(of)) / i32::from(of);
    let station = |town| 100 * i32::from(table.has_station(player, town));
    let worth =
        |goods: &[Good]| goods.iter().map(|&good| good.value() * u16::from(holding.goods.of(good))).sum::<u16>();
    let near = |towns: &[Town]| {
        let wanted = |town: Town| towns.contains(&town) && !table.has_station(player, town);
        if towns.iter().all(|&town| table.has_station(player, town)) { 0 } else { steps(holding.merchant, wanted) }
    };
    match holding.character {
        Some(Character::Librarian) => {
            3 * part(holding.development, 22) + 2 * station(Town::Loches) + part(holding.tiles.len(), 4)
                - 15 * near(&[Town::Loches])
        }
        Some(Character::Scholar) => 4 * part(holding.development, 30) + 2 * part(table.plain_stations(player), 4),
        Some(Character::Mayor) => 2 * part(holding.coins.min(10) as u8, 10) + 4 * part(holding.citizens, 2),
        Some(Character::General) => 3 * part(holding.track(Kind::Knight), 5) + 3 * part(holding.technology(), 4),
        Some(Character::Fisherman) => {
            2 * part(holding.track(Kind::Boatman), 5)
                + 2 * part(table.monks_of(player), 4)
                + 2 * part(holding.goods.of(Good::Wool), 2)
        }
        Some(Character::Merchant) => 6 * part((worth(&[Good::Wool, Good::Brocade]) + holding.coins).min(50) as u8, 50),
        Some(Character::Councilman) => 6 * part(table.city.assembly.iter().sum(), 7),
        Some(Character::Innkeeper) => {
            2 * (part(worth(&Good::FOOD).min(16) as u8, 16) + station(Town::Chateaudun) + station(Town::Chateauroux))
                - 15 * near(&[Town::Chateaudun, Town::Chateauroux])
        }
        Some(Character::EstateManager) | None => 600,
    }
}
