//! What an account is worth: the progress of each goal, and what is expected for the goals.

use rules_core::orleans::tables::{KNIGHT_DRAWS, STATUS, status};
use rules_core::orleans::{Counted, Follower, Goal, Hourglass, Kind, Toll, Town};

use crate::payments::{feed, shortfall};
use crate::step::step;
use crate::tour::{distance, tour};
use crate::weights::SHARE;

use super::account::{Account, delivery, missing};
use super::{OBJECTIVE, View};

/// Neutral followers of a kind that count; those beyond the last weight count like it.
const OF_A_KIND: u8 = 4;

/// How many trading stations should be there, in stock or built, for a goal that asks for development.
const STATIONS: i32 = 4;

/// The worth in coins of a good that coins cannot replace.
const BARE: i32 = 8;

/// The weight of a coin that is missing at the next event, and at those after it.
const SOON: [i32; 5] = [12, 4, 3, 2, 1];

/// The towns without waterways, a bit each.
const INLAND: u32 = {
    let (mut towns, mut at) = (0, 0);
    while at < Town::ALL.len() {
        if !Town::ALL[at].is_at_the_river() {
            towns |= 1 << at;
        }
        at += 1;
    }
    towns
};

/// What the goals come to, one after the other.
struct Tally {
    sum: i32,
    /// What is left for the next goals: coins, and the worth of goods.
    coins: i32,
    goods: i32,
    /// Coins that goals without a time limit still lack.
    need: i32,
    /// The towns that are to be visited, and those where something can be delivered now, a bit each.
    stops: u32,
    now: u32,
    /// Where goods are to be brought that are still to be found: the last stop.
    later: Option<Town>,
}

impl Tally {
    fn of(account: &Account) -> Tally {
        let goods = i32::from(account.goods.value());
        Tally { sum: account.own.more, coins: account.coins, goods, need: 0, stops: 0, now: 0, later: None }
    }
}

impl View<'_> {
    /// Returns what an account is worth.
    pub(super) fn worth(&self, account: &Account) -> i32 {
        let w = self.w;
        let mut tally = Tally::of(account);
        for (at, objective) in self.table.setup.objectives().iter().enumerate() {
            if account.own.met >> at & 1 == 1 {
                tally.sum += OBJECTIVE - i32::from(self.holding.objectives >> at & 1 == 0);
            } else {
                self.count(objective.goal, account, &mut tally);
            }
        }
        let Tally { mut sum, coins, goods, need, stops, now, later } = tally;
        sum -= w.way * i32::from(tour(account.merchant, stops, later));
        if now != 0 {
            sum -= w.near[0] * i32::from(distance(account.merchant, now));
        }
        if w.due > 0 {
            sum -= w.due * self.due(account, goods);
        }
        sum += w.citizen * i32::from(account.citizens);
        sum += w.coins[0] * coins.min(need) + w.coins[2] * (coins - need).max(0) + w.goods[1] * goods;
        if need > 0 {
            sum += w.share * coins.min(need).pow(2) / need;
            if self.left > 0 {
                sum += w.sold * goods.min((need - coins).max(0));
            }
        }
        sum += w.income
            * (self.income[0] * i32::from(status(account.development))
                + self.income[1] * account.own.built.count_ones() as i32);
        if self.harvest && account.goods.food() > 0 {
            sum += w.food;
        }
        let mut each = 0;
        for (kinds, &count) in w.kinds.iter().zip(&account.count) {
            each += (0..count.min(OF_A_KIND)).map(|at| step(kinds, at.into())).sum::<i32>();
        }
        let followers = Follower::OWN.len() as u8 + account.count.iter().sum::<u8>();
        let knights = usize::from(account.tracks[Kind::Knight as usize]);
        each += w.work * i32::from(step(&KNIGHT_DRAWS, knights).min(followers));
        each += w.draws.iter().take(knights).sum::<i32>();
        sum += w.steps.iter().zip(&account.tracks).map(|(step, &track)| step * i32::from(track)).sum::<i32>();
        sum + self.grown(each)
    }

    /// Counts the progress of a goal that is not met. One that can be paid now counts almost as much as if it were.
    fn count(&self, goal: Goal, account: &Account, tally: &mut Tally) {
        match goal {
            Goal::Coins(_, Some(round)) if self.table.round >= round => {}
            Goal::Coins(cost, limit) => self.coins(cost.into(), limit.is_some(), tally),
            Goal::Station(town) if account.own.built >> town as u8 & 1 == 1 => tally.sum += OBJECTIVE,
            Goal::Station(town) => tally.stops |= 1 << town as u8,
            Goal::Development(points) => tally.sum += self.development(points.into(), account),
            Goal::Worth(town, worth) => self.goods(town, worth.into(), account, tally),
            Goal::Status(status) => {
                let short = STATUS[usize::from(status) - 1].saturating_sub(account.development);
                tally.sum += if short == 0 { OBJECTIVE } else { -self.w.development * i32::from(short) };
            }
            Goal::Stations(count) => tally.sum += self.stations_built(count.into(), account),
            Goal::Deliver(town, _) | Goal::Fabrics(town, _) => {
                let wanted = delivery(goal, account.goods);
                let short = missing(account.goods, wanted);
                let have = i32::from(wanted.value() - short.value());
                tally.goods -= have;
                tally.sum += self.w.goods[0] * have - self.w.missing * i32::from(short.total());
                tally.stops |= 1 << town as u8;
                tally.now |= u32::from(short.total() == 0) << town as u8;
            }
        }
    }

    /// Counts coins for a goal.
    fn coins(&self, cost: i32, is_limited: bool, tally: &mut Tally) {
        if tally.coins >= cost {
            tally.coins -= cost;
            tally.sum += OBJECTIVE - 1;
        } else if is_limited {
            tally.sum += (self.w.coins[0] + self.w.coins[1]) * tally.coins;
            tally.coins = 0;
        } else {
            tally.need += cost;
        }
    }

    /// Counts goods of some worth that are to be brought to a town.
    fn goods(&self, town: Town, worth: i32, account: &Account, tally: &mut Tally) {
        if account.merchant == town && tally.goods >= worth {
            tally.goods -= worth;
            tally.sum += OBJECTIVE - 1;
        } else {
            tally.stops |= 1 << town as u8;
            if tally.goods < worth {
                tally.later = Some(town);
            }
            tally.sum += self.w.goods[0] * tally.goods.min(worth);
            tally.goods = (tally.goods - worth).max(0);
        }
    }

    /// Returns the progress towards this many points from development.
    fn development(&self, points: i32, account: &Account) -> i32 {
        let (w, short) = (self.w, self.short(points, account));
        if short == 0 {
            return OBJECTIVE;
        }
        let built = account.own.built;
        let stations = built.count_ones() as i32 + i32::from(account.stock);
        let free = built >> account.merchant as u8 & 1 == 0;
        self.deeds(account) - short - w.stock * (STATIONS - stations).max(0) + w.free * i32::from(free)
    }

    /// Returns the progress towards this many trading stations, one of them in a town without waterways.
    fn stations_built(&self, count: i32, account: &Account) -> i32 {
        let (w, built) = (self.w, account.own.built);
        let inland = built & INLAND == 0;
        let short = (count - built.count_ones() as i32).max(inland.into());
        if short == 0 {
            return OBJECTIVE;
        }
        let wanted = if inland && short == 1 { INLAND } else { u32::MAX } & self.open & !built;
        -w.factor * short - w.inland * i32::from(inland) - w.near[1] * i32::from(distance(account.merchant, wanted))
    }

    /// Returns what is missing, in coins, to pay the next events without losing: the sooner the worse. Goods worth
    /// `spare` may be given.
    fn due(&self, account: &Account, mut spare: i32) -> i32 {
        let goods = account.goods;
        let (mut food, mut traded, mut bare) = (i32::from(goods.food()), false, 0);
        let missing = shortfall(self.table, account.coins, &SOON, |event, soon| {
            let toll = event.toll();
            let price = match toll {
                // Nothing but the goods themselves will do.
                Toll::Food { food: wanted, coins: 0 } => {
                    bare += BARE * soon * (i32::from(wanted) - food).max(0);
                    0
                }
                Toll::Good(good) => {
                    bare += BARE * soon * i32::from(!traded && goods.of(good) == 0);
                    0
                }
                Toll::Food { food: wanted, coins } => feed(&mut food, wanted, coins),
                Toll::Worth(dues) => {
                    let paid = spare.min(dues.into());
                    spare -= paid;
                    i32::from(dues) - paid
                }
                Toll::Coins { .. } => -i32::from(toll.coins(|counted| match counted {
                    Counted::Stations => account.own.built.count_ones() as u8,
                    Counted::Technology => account.technology,
                    Counted::Goods => goods.total(),
                    // What the status brings is not counted on.
                    _ => 0,
                })),
                _ => 0,
            };
            // Any good may become the one that is asked for.
            traded |= event == Hourglass::Trade && goods.total() > 0;
            price
        });
        missing + bare
    }

    /// Returns what the deeds are worth that are begun, or wanted followers are there for.
    fn deeds(&self, account: &Account) -> i32 {
        let mut ready = account.count;
        let mut sum = 0;
        for (wants, deed) in account.own.wants.iter().zip(self.table.setup.deeds()) {
            let (mut all, mut missing, mut near) = (0, 0, 0);
            for ((ready, &want), &wanted) in ready.iter_mut().zip(wants).zip(&deed.wants) {
                let here = want.min(*ready);
                *ready -= here;
                all += i32::from(wanted);
                missing += i32::from(want);
                near += i32::from(here);
            }
            let have = SHARE * (all - missing) + self.w.ready * near;
            sum += self.w.deed * (have * have / (all * all)) / (SHARE * SHARE);
        }
        sum
    }

    /// Returns the cost of what is missing for this many points from development, with the cheapest status.
    fn short(&self, points: i32, account: &Account) -> i32 {
        let missing = |(status, &from): (i32, &u8)| {
            let factors = ((points + status - 1) / status - account.factors()).max(0);
            self.w.factor * factors + self.w.development * i32::from(from.saturating_sub(account.development))
        };
        (1..).zip(&STATUS).map(missing).min().unwrap_or(0)
    }
}
