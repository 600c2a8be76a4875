//! What the Travelling Salesman still has to do: ways to go, goods to find, mouths to feed.

use rules_core::Player;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::tables::FARMER_GOODS;
use rules_core::orleans::{Goal, Good, Goods, Hourglass, Job, Kind, Lying, Phase, Place, Position, Town};

use crate::Weights;
use crate::aims::{Aims, MET, upkeep};
use crate::tour::{self, DELIVERIES, apart};

/// The weights of the trip, in tenths of points.
#[derive(Clone, Debug)]
pub struct Errands {
    /// A way of the tour through all towns that wait.
    pub way: i32,
    /// A good that the next of them still lacks.
    pub wait: i32,
    /// A good that is still to be found or bought.
    pub missing: i32,
    /// A coin that will be missing; a coin too many.
    pub coin: [i32; 2],
    /// What a mouth costs that is fed from the purse, in tenths of coins.
    pub food: i32,
    /// What nobody wants brings, in tenths of coins for each coin of its value.
    pub sold: i32,
    /// What a coin, or goods of its value, are worth less as long as they are only promised.
    pub promised: i32,
    /// Place tiles, for each round that is left, in 64ths of a point: Horse Wagon, Laboratory, Bathhouse, Cellar, and a
    /// good that is made, for each coin of its value.
    pub tiles: [i32; 5],
}

impl Errands {
    /// A game without a trip.
    pub const NONE: Errands =
        Errands { way: 0, wait: 0, missing: 0, coin: [0; 2], food: 0, sold: 0, promised: 0, tiles: [0; 5] };

    /// Shows every weight to `visit`, always in the same order.
    pub fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
        visit(&mut self.way);
        visit(&mut self.wait);
        visit(&mut self.missing);
        self.coin.iter_mut().for_each(&mut *visit);
        visit(&mut self.food);
        visit(&mut self.sold);
        visit(&mut self.promised);
        self.tiles.iter_mut().for_each(visit);
    }

    /// Returns what a place tile adds for each round, if each of its followers costs so much.
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

/// The rest of a game.
#[derive(Clone, Copy, Debug)]
pub struct Trip<'a> {
    table: &'a Position,
    player: Player,
    weights: &'a Weights,
    /// Food that will be eaten.
    hungry: i32,
    /// What each delivery wants.
    wanted: [Goods; DELIVERIES.len()],
    purse: Purse,
}

impl<'a> Trip<'a> {
    /// Returns the rest of a game as it stands.
    pub fn new(table: &'a Position, player: Player, weights: &'a Weights) -> Trip<'a> {
        let holding = &table.holdings[player.index()];
        let purse = Purse {
            town: holding.merchant,
            goods: holding.goods,
            coins: holding.coins.into(),
            open: !holding.objectives & ((1 << DELIVERIES.len()) - 1),
            bare: 0,
        };
        let mut wanted = [Goods::default(); DELIVERIES.len()];
        for (wanted, objective) in wanted.iter_mut().zip(table.setup.objectives()) {
            if let Goal::Deliver(_, goods) = objective.goal {
                *wanted = goods;
            }
        }
        Trip { table, player, weights, hungry: hungry(table), wanted, purse }
    }

    /// Returns what it asks for.
    pub fn aims(&self) -> Aims {
        let now = self.worth(&self.purse);
        let with = |good: Good| {
            let mut more = self.purse;
            more.goods.add(good);
            self.worth(&more) - now
        };
        let rich = Purse { coins: self.purse.coins + 4, ..self.purse };
        let costs = self.costs(&self.purse);
        let ways = Town::ALL.map(|town| self.way(town, &costs));
        Aims {
            alone: true,
            trip: true,
            come: now - self.due(&self.purse) + ways[self.purse.town as usize],
            coin: (self.worth(&rich) - now) / 4,
            goods: Good::ALL.map(with),
            ways,
            ..Aims::default()
        }
    }

    /// Returns what the places that are filled, and what is being done, will add: always the next best of all ways, goods
    /// and trades.
    pub fn ahead(&self) -> i32 {
        let (table, player) = (self.table, self.player);
        let holding = &table.holdings[player.index()];
        let mut purse = self.purse;
        // Moves on waterways, on roads; goods that are bought or sold.
        let (mut moves, mut trades) = ([0_u8; 2], 0);
        for &job in &table.agenda {
            match job {
                Job::Travel { roads, .. } => moves[usize::from(roads)] += 1,
                Job::Trade { left } => trades += left,
                _ => {}
            }
        }
        for place in holding.places().filter(|&place| table.check_use(player, place).is_ok()) {
            match place {
                Place::Ship => moves[0] += 1,
                Place::Wagon | Place::HorseWagon => moves[1] += 1,
                Place::MarketStand => trades += 2,
                Place::Cellar => purse.coins += 4,
                Place::FarmHouse => purse.goods.add(FARMER_GOODS[usize::from(holding.track(Kind::Farmer)).min(7)]),
                _ => place.makes().into_iter().for_each(|good| purse.goods.add(good)),
            }
        }
        let before = self.promised(&self.purse);
        self.settle(&mut purse);
        let mut best = self.promised(&purse);
        loop {
            let mut next = None;
            let mut look = |purse: Purse, vehicle: Option<usize>| {
                let mut purse = purse;
                self.settle(&mut purse);
                let worth = self.promised(&purse);
                if worth > best {
                    best = worth;
                    next = Some((purse, vehicle));
                }
            };
            for at in (0..2).filter(|&at| moves[at] > 0) {
                for way in purse.town.ways().only(at == 1, at == 0) {
                    let mut there = Purse { town: WAYS[usize::from(way)].beyond(purse.town), ..purse };
                    look(there, Some(at));
                    if there.bare >> way & 1 == 0 {
                        there.bare |= 1 << way;
                        for lying in table.map[usize::from(way)].iter().flatten() {
                            if let Lying::Open(good) = *lying {
                                let mut there = there;
                                there.goods.add(good);
                                look(there, Some(at));
                            }
                        }
                    }
                }
            }
            if trades > 0 {
                for good in Good::ALL {
                    let price = i32::from(good.value());
                    if purse.coins >= price && table.market.of(good) > 0 {
                        let mut more = Purse { coins: purse.coins - price, ..purse };
                        more.goods.add(good);
                        look(more, None);
                    }
                    let mut less = Purse { coins: purse.coins + price, ..purse };
                    if less.goods.take(good) {
                        look(less, None);
                    }
                }
            }
            match next {
                None => return best - before,
                Some((after, vehicle)) => {
                    purse = after;
                    match vehicle {
                        Some(at) => moves[at] -= 1,
                        None => trades -= 1,
                    }
                }
            }
        }
    }

    /// Returns what it costs that something is missing at the next events.
    fn due(&self, purse: &Purse) -> i32 {
        self.weights.goals.upkeep * upkeep(self.table, self.player, purse.coins.max(0) as u16, purse.goods)
    }

    /// Returns what a purse is worth that is only promised.
    fn promised(&self, purse: &Purse) -> i32 {
        let value = purse.coins + i32::from(purse.goods.value());
        self.worth(purse) - self.due(purse) - self.weights.errands.promised * value
    }

    /// Delivers what can be delivered.
    fn settle(&self, purse: &mut Purse) {
        for (at, wanted) in self.deliveries(purse.open) {
            if DELIVERIES[at] == purse.town && purse.goods.covers(wanted) {
                purse.open &= !(1 << at);
                purse.goods = Goods(core::array::from_fn(|good| purse.goods.0[good] - wanted.0[good]));
            }
        }
    }

    /// Lists the deliveries of a set, with what they want.
    fn deliveries(&self, open: u8) -> impl Iterator<Item = (usize, Goods)> {
        self.wanted.into_iter().enumerate().filter(move |&(at, _)| open >> at & 1 == 1)
    }

    /// Returns what each delivery costs beside the way to it, if it comes next: the tour of the others, and the wait for
    /// goods that are not there yet.
    fn costs(&self, purse: &Purse) -> [i32; DELIVERIES.len()] {
        let errands = &self.weights.errands;
        let mut costs = [MADE; DELIVERIES.len()];
        for (at, wanted) in self.deliveries(purse.open) {
            let (tour, wait) = (tour::deliveries(purse.open, at), short(purse.goods, wanted).total());
            costs[at] = errands.way * i32::from(tour) + errands.wait * i32::from(wait);
        }
        costs
    }

    /// Returns what the ways that are to go cost from a town.
    fn way(&self, from: Town, costs: &[i32; DELIVERIES.len()]) -> i32 {
        let mut least = MADE;
        for (cost, &to) in costs.iter().zip(&DELIVERIES) {
            least = least.min(cost + self.weights.errands.way * i32::from(apart(from, to)));
        }
        if least < MADE { least } else { 0 }
    }

    /// Returns what a purse is worth, in tenths of points.
    fn worth(&self, purse: &Purse) -> i32 {
        if purse.open == 0 {
            return 100 * MET;
        }
        let errands = &self.weights.errands;
        let mut wanted = Goods::default();
        for (_, goods) in self.deliveries(purse.open) {
            wanted.0.iter_mut().zip(goods.0).for_each(|(all, more)| *all += more);
        }
        let (missing, spare) = (short(purse.goods, wanted), short(wanted, purse.goods));
        // What nobody wants is eaten first, then sold.
        let hungry = self.hungry - i32::from(spare.food());
        let cloth = [Good::Wool, Good::Brocade].map(|good| i32::from(good.value()) * i32::from(spare.of(good)));
        let sold = cloth.iter().sum::<i32>() + 2 * (-hungry).max(0);
        let money =
            10 * (purse.coins - i32::from(missing.value())) + errands.sold * sold - errands.food * hungry.max(0);
        let made = (DELIVERIES.len() as u32 - purse.open.count_ones()) as i32;
        MET * made + errands.coin[usize::from(money > 0)] * money / 10
            - errands.missing * i32::from(missing.total())
            - self.way(purse.town, &self.costs(purse))
    }
}

/// Returns what is missing of what is wanted.
fn short(have: Goods, wanted: Goods) -> Goods {
    Goods(core::array::from_fn(|good| wanted.0[good].saturating_sub(have.0[good])))
}

/// Returns the food that feeding will take.
fn hungry(table: &Position) -> i32 {
    let met = usize::from(table.round) - usize::from(table.round > 0 && table.phase != Phase::Event);
    let food = |event: &Hourglass| match event {
        Hourglass::Feeding => 1,
        Hourglass::GreatFeast => 2,
        _ => 0,
    };
    table.setup.known_events().iter().skip(met).map(food).sum()
}
