//! What the Travelling Salesman still has to do: ways to go, goods to find, mouths to feed.

use rules_core::Player;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::tables::{FARMER_GOODS, MARKET_STAND_GOODS};
use rules_core::orleans::{
    Brings, Goal, Good, Goods, Hourglass, Job, Kind, Lying, Place, Places, Position, Scenario, Setup, Toll, Town,
};

use crate::aims::{Aims, GOAL, WON};
use crate::payments::upkeep;
use crate::step::step;
use crate::tour::{DELIVERIES, effort, errands};
use crate::weights;

weights! {
    /// The weights of the trip, in 64ths of a point.
    Errands {
        /// The effort of the tour through all towns that wait.
        way: i32,
        /// A good that the next of them still lacks.
        wait: i32,
        /// A good that is still to be found or bought.
        missing: i32,
        /// A coin that will be missing; a coin too many.
        coin: [i32; 2],
        /// The cost of food that is still to be bought for feeding, in tenths of coins.
        food: i32,
        /// What goods that no delivery wants bring, in tenths of coins for each coin of their value.
        sold: i32,
        /// By how much a coin, or goods worth a coin, count less while a place still has to bring them.
        promised: i32,
        /// Place tiles, for each round that is left: Horse Wagon, Laboratory, Bathhouse, Cellar, and a good that is made, for
        /// each coin of its value.
        tiles: [i32; 5],
    }
}

impl Errands {
    /// Returns what a place tile adds for each round, if each of its followers costs this much.
    pub fn tile(&self, tile: Place, effort: i32) -> i32 {
        let [wagon, laboratory, bathhouse, cellar, made] = self.tiles;
        match (tile, tile.makes()) {
            (Place::HorseWagon, _) => wagon,
            (Place::Laboratory, _) => laboratory,
            (Place::Bathhouse, _) => bathhouse,
            (Place::Cellar, _) => cellar,
            (_, Some(good)) => (made * i32::from(good.value()) - effort * tile.needs().len() as i32).max(0),
            _ => 0,
        }
    }
}

/// The places that bring something on the trip.
pub const PLACES: Places = Places::of(&[
    Place::Ship,
    Place::Wagon,
    Place::HorseWagon,
    Place::MarketStand,
    Place::Cellar,
    Place::FarmHouse,
    Place::Hayrick,
    Place::CheeseFactory,
    Place::Winery,
    Place::WoolManufacturer,
    Place::TailorShop,
]);

/// What each delivery wants.
static WANTED: [Goods; DELIVERIES.len()] = {
    let objectives = Setup::of(Scenario::Salesman).objectives();
    let mut wanted = [Goods([0; 5]); DELIVERIES.len()];
    let mut at = 0;
    while at < wanted.len() {
        if let Goal::Deliver(_, goods) = objectives[at].goal {
            wanted[at] = goods;
        }
        at += 1;
    }
    wanted
};

/// Money is counted in tenths of coins.
const TENTHS: i32 = 10;

/// The value of a coin is measured by adding this many.
const COINS: i32 = 4;

/// Food that nobody eats is sold as if each had this value.
const SOLD_FOOD: i32 = 2;

/// The cost of a delivery that is made already: more than any other.
const MADE: i32 = 1 << 20;

/// What the merchant has, and has still to deliver.
#[derive(Clone, Copy, Debug)]
struct Purse {
    town: Town,
    goods: Goods,
    coins: i32,
    /// The deliveries that are not made, a bit each.
    open: u8,
    /// Ways whose good is taken, a bit each.
    bare: u64,
}

/// The ways and trades that filled places still offer.
#[derive(Clone, Copy, Debug)]
struct Hand {
    /// Moves on waterways, on roads.
    moves: [u8; 2],
    /// Goods that are bought or sold.
    trades: u8,
}

/// What is used for a step: a move on a waterway or a road, or a trade.
#[derive(Clone, Copy, Debug)]
enum Means {
    Vehicle(usize),
    Trade,
}

/// What goods and coins are worth wherever the merchant is.
#[derive(Clone, Copy, Debug)]
struct Stock {
    /// Without the way that is still to go.
    worth: i32,
    /// What each delivery costs beside the way to it, if it comes next: the tour of the others, and the wait for goods that
    /// are not there yet.
    costs: [i32; DELIVERIES.len()],
}

/// The rest of a game.
#[derive(Clone, Copy, Debug)]
pub struct Trip<'a> {
    table: &'a Position,
    player: Player,
    weights: &'a Errands,
    /// The weight of a coin that will be missing for an event.
    upkeep: i32,
    /// Food that will be eaten.
    hungry: i32,
    purse: Purse,
}

impl<'a> Trip<'a> {
    /// Returns the rest of a game as it stands.
    pub fn new(table: &'a Position, player: Player, weights: &'a Errands, upkeep: i32) -> Trip<'a> {
        let holding = &table.holdings[player.index()];
        let purse = Purse {
            town: holding.merchant,
            goods: holding.goods,
            coins: holding.coins.into(),
            open: !holding.objectives & ((1 << DELIVERIES.len()) - 1),
            bare: 0,
        };
        Trip { table, player, weights, upkeep, hungry: hungry(table), purse }
    }

    /// Returns what the trip asks for.
    pub fn aims(&self) -> Aims {
        let (here, stock) = (self.purse.town, self.stock(&self.purse));
        let now = self.there(here, &stock);
        let more = |purse: Purse| self.there(here, &self.stock(&purse)) - now;
        let with = |good: Good| {
            let mut purse = self.purse;
            purse.goods.add(good);
            more(purse)
        };
        // Only the towns that are one way apart are asked for.
        let mut ways = [0; Town::ALL.len()];
        let next = here.ways().map(|way| WAYS[usize::from(way)].beyond(here));
        next.chain([here]).for_each(|town| ways[town as usize] = self.way(town, &stock));
        Aims {
            alone: true,
            trip: true,
            progress: stock.worth - self.due(&self.purse),
            ahead: self.ahead(),
            coin: more(Purse { coins: self.purse.coins + COINS, ..self.purse }) / COINS,
            goods: Good::ALL.map(with),
            ways,
            ..Aims::default()
        }
    }

    /// Returns what the places that are filled, and what is being done, will add, if the best of all ways, goods and
    /// trades is taken each time.
    fn ahead(&self) -> i32 {
        let (mut purse, mut hand) = self.filled();
        let before = self.there(self.purse.town, &self.promised(&self.purse));
        self.settle(&mut purse);
        loop {
            let (best, next) = self.best(&purse, &hand);
            let Some((after, means)) = next else { return best - before };
            purse = after;
            match means {
                Means::Vehicle(at) => hand.moves[at] -= 1,
                Means::Trade => hand.trades -= 1,
            }
        }
    }

    /// Returns the purse with what filled places bring for certain, and the ways and trades that they offer.
    fn filled(&self) -> (Purse, Hand) {
        let (table, player) = (self.table, self.player);
        let holding = &table.holdings[player.index()];
        let (mut purse, mut hand) = (self.purse, Hand { moves: [0; 2], trades: 0 });
        for &job in &table.agenda {
            match job {
                Job::Travel { roads, .. } => hand.moves[usize::from(roads)] += 1,
                Job::Trade { left } => hand.trades += left,
                _ => {}
            }
        }
        for place in holding.places().within(PLACES).filter(|&place| table.check_use(player, place).is_ok()) {
            match place.brings() {
                Brings::Way { roads, .. } => hand.moves[usize::from(roads)] += 1,
                Brings::Gain { coins, .. } => purse.coins += i32::from(coins),
                Brings::Good(good) => purse.goods.add(good),
                // The Farm House.
                Brings::Follower(_) => purse.goods.add(step(&FARMER_GOODS, holding.track(Kind::Farmer).into())),
                // The Market Stand.
                _ => hand.trades += MARKET_STAND_GOODS,
            }
        }
        (purse, hand)
    }

    /// Returns what the best next way or trade comes to, and the purse after it; no purse if nothing is better than to stay.
    fn best(&self, purse: &Purse, hand: &Hand) -> (i32, Option<(Purse, Means)>) {
        let stock = self.promised(purse);
        let (mut best, mut next) = (self.there(purse.town, &stock), None);
        let mut look = |mut purse: Purse, stock: &Stock, means: Means| {
            let mut worth = self.there(purse.town, stock);
            if self.settle(&mut purse) {
                worth = self.there(purse.town, &self.promised(&purse));
            }
            if worth > best {
                best = worth;
                next = Some((purse, means));
            }
        };
        // The same good is worth the same on every way.
        let mut found = [None; Good::ALL.len()];
        for at in (0..2).filter(|&at| hand.moves[at] > 0) {
            for way in purse.town.ways().only(at == 1, at == 0) {
                let mut there = Purse { town: WAYS[usize::from(way)].beyond(purse.town), ..*purse };
                look(there, &stock, Means::Vehicle(at));
                if there.bare >> way & 1 == 1 {
                    continue;
                }
                there.bare |= 1 << way;
                for lying in self.table.map[usize::from(way)].iter().flatten() {
                    if let Lying::Open(good) = *lying {
                        let mut there = there;
                        there.goods.add(good);
                        let stock = found[good as usize].get_or_insert_with(|| self.promised(&there));
                        look(there, stock, Means::Vehicle(at));
                    }
                }
            }
        }
        if hand.trades > 0 {
            for good in Good::ALL {
                let price = i32::from(good.value());
                if purse.coins >= price && self.table.market.of(good) > 0 {
                    let mut more = Purse { coins: purse.coins - price, ..*purse };
                    more.goods.add(good);
                    look(more, &self.promised(&more), Means::Trade);
                }
                let mut less = Purse { coins: purse.coins + price, ..*purse };
                if less.goods.take(good) {
                    look(less, &self.promised(&less), Means::Trade);
                }
            }
        }
        (best, next)
    }

    /// Returns the cost of what is missing at the next events.
    fn due(&self, purse: &Purse) -> i32 {
        self.upkeep * upkeep(self.table, self.player, purse.coins.max(0) as u16, purse.goods)
    }

    /// Returns what a purse is worth while places still have to bring it.
    fn promised(&self, purse: &Purse) -> Stock {
        let mut stock = self.stock(purse);
        let value = purse.coins + i32::from(purse.goods.value());
        stock.worth -= self.due(purse) + self.weights.promised * value;
        stock
    }

    /// Delivers what can be delivered. Returns whether anything was.
    fn settle(&self, purse: &mut Purse) -> bool {
        let is_here = |at: &usize| DELIVERIES[*at] == purse.town && purse.open >> at & 1 == 1;
        let Some(at) = (0..DELIVERIES.len()).find(is_here) else { return false };
        let wanted = &WANTED[at];
        let covers = purse.goods.covers(*wanted);
        if covers {
            purse.open &= !(1 << at);
            purse.goods.0.iter_mut().zip(wanted.0).for_each(|(have, wanted)| *have -= wanted);
        }
        covers
    }

    /// Returns what the ways that are to go cost from a town.
    fn way(&self, from: Town, stock: &Stock) -> i32 {
        let mut least = MADE;
        for (cost, &to) in stock.costs.iter().zip(&DELIVERIES) {
            least = least.min(cost + self.weights.way * i32::from(effort(from, to)));
        }
        if least < MADE { least } else { 0 }
    }

    /// Returns what a stock is worth in a town.
    fn there(&self, town: Town, stock: &Stock) -> i32 {
        stock.worth - self.way(town, stock)
    }

    /// Returns what a purse is worth wherever the merchant is.
    fn stock(&self, purse: &Purse) -> Stock {
        let mut costs = [MADE; DELIVERIES.len()];
        if purse.open == 0 {
            return Stock { worth: WON, costs };
        }
        let weights = self.weights;
        // What is there beyond what is wanted; below zero, what is missing.
        let mut spare = purse.goods.0.map(i32::from);
        for (at, wanted) in WANTED.iter().enumerate() {
            if purse.open >> at & 1 == 0 {
                continue;
            }
            let mut cost = weights.way * i32::from(errands(purse.open, at));
            for (good, &wanted) in wanted.0.iter().enumerate().filter(|(_, wanted)| **wanted > 0) {
                spare[good] -= i32::from(wanted);
                cost += weights.wait * i32::from(wanted.saturating_sub(purse.goods.0[good]));
            }
            costs[at] = cost;
        }
        // What nobody wants is eaten first, then sold.
        let (mut money, mut missing, mut hungry, mut sold) = (purse.coins, 0, self.hungry, 0);
        for good in Good::ALL {
            let (spare, value) = (spare[good as usize], i32::from(good.value()));
            match good {
                _ if spare < 0 => {
                    missing -= spare;
                    money += value * spare;
                }
                Good::Wool | Good::Brocade => sold += value * spare,
                _ => hungry -= spare,
            }
        }
        sold += SOLD_FOOD * (-hungry).max(0);
        let money = TENTHS * money + weights.sold * sold - weights.food * hungry.max(0);
        let made = (DELIVERIES.len() as u32 - purse.open.count_ones()) as i32;
        let worth = GOAL * made + weights.coin[usize::from(money > 0)] * money / TENTHS - weights.missing * missing;
        Stock { worth, costs }
    }
}

/// Returns the food that feeding will take.
fn hungry(table: &Position) -> i32 {
    let eaten = |event: Hourglass| match event.toll() {
        Toll::Food { food, .. } => i32::from(food),
        _ => 0,
    };
    table.events_to_come().map(eaten).sum()
}
