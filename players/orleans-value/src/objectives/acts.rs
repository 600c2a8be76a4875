//! Actions on an account, each with its best choice.

use rules_core::orleans::map::WAYS;
use rules_core::orleans::tables::{
    BOATMAN_COINS, BOURGEOIS, DEVELOPMENT_CITIZENS, DEVELOPMENT_COINS, FARMER_GOODS, KNIGHT_CITIZEN, LAST_DEVELOPMENT,
    MARKET_STAND_GOODS, PHARMACY_COINS, SCHOLAR_DEVELOPMENT, status, track_length,
};
use rules_core::orleans::{Brings, Goal, Good, Hourglass, Job, Kind, Lying, Place, citizen};

use crate::step;

use super::View;
use super::account::{Account, delivery, missing};

impl View<'_> {
    /// Does what is pending, with the best choice.
    pub(super) fn decide(&self, job: Job, account: &mut Account) {
        match job {
            Job::Village => self.apply(Place::Village, account),
            Job::Travel { roads, water } => self.travel(account, roads, water),
            Job::Technology { .. } => self.equip(account),
            Job::Tile { .. } => account.more += self.grown(self.promise),
            Job::Trade { left } => self.trade(account, left),
            Job::QuickTravel { left } => (0..left).for_each(|_| self.travel(account, true, true)),
            Job::Bourgeois => self.bonus(account),
            _ => {}
        }
    }

    /// Uses a place, with the best choice, or not at all if that is better.
    pub(super) fn apply(&self, place: Place, account: &mut Account) {
        match place.brings() {
            Brings::Follower(kinds) => self.recruit(account, kinds),
            Brings::Way { roads, water, coins: 0 } => self.travel(account, roads, water),
            Brings::Way { roads, water, coins } => {
                if account.coins >= i32::from(coins) {
                    let mut there = Account { coins: account.coins - i32::from(coins), ..*account };
                    self.travel(&mut there, roads, water);
                    self.best(account, core::iter::once(there));
                }
            }
            Brings::Gain { coins, development } => {
                account.coins += i32::from(coins);
                self.develop(account, development);
            }
            Brings::Status => account.coins += i32::from(status(account.development)),
            Brings::Stations => account.coins += account.built.count_ones() as i32,
            Brings::Good(good) => {
                if self.table.market.of(good) > 0 {
                    account.goods.add(good);
                }
            }
            Brings::Rule => self.apply_rule(place, account),
        }
    }

    /// Uses a place that has a rule of its own.
    fn apply_rule(&self, place: Place, account: &mut Account) {
        match place {
            Place::Guildhall => {
                let town = 1 << account.merchant as u8;
                if account.stock > 0 && town & self.open & !account.built != 0 {
                    account.built |= town;
                    account.stock -= 1;
                }
            }
            Place::TownHall => {
                for follower in self.holding.standing_on(place) {
                    self.send(account, follower.kind());
                }
            }
            Place::Pharmacy => {
                let coins = account.coins.min(PHARMACY_COINS.into());
                let mut paid = Account { coins: account.coins - coins, ..*account };
                self.develop(&mut paid, coins as u8);
                self.best(account, core::iter::once(paid));
            }
            Place::Laboratory => self.equip(account),
            Place::MarketStand => self.trade(account, MARKET_STAND_GOODS),
            Place::BourgeoisHouse if account.citizens > 0 => {
                account.citizens -= 1;
                self.bonus(account);
            }
            _ => {}
        }
    }

    /// Takes technology, if there is some.
    fn equip(&self, account: &mut Account) {
        if self.table.technology > 0 {
            account.technology += 1;
            account.more += self.grown(self.w.promises[0]);
        }
    }

    /// Moves forward on the development track, and takes the coins and citizens on the way.
    fn develop(&self, account: &mut Account, points: u8) {
        let from = account.development;
        let to = (from + points).min(LAST_DEVELOPMENT);
        let passed = |space: u8| (from + 1..=to).contains(&space);
        account.development = to;
        let citizens = (citizen::DEVELOPMENT..).zip(DEVELOPMENT_CITIZENS);
        account.citizens += citizens.filter(|&(at, space)| passed(space) && self.table.citizen_waits(at)).count() as u8;
        let coins = DEVELOPMENT_COINS.into_iter().filter(|&(space, _)| passed(space));
        account.coins += coins.map(|(_, coins)| i32::from(coins)).sum::<i32>();
    }

    /// Recruits a follower of one of these kinds.
    fn recruit(&self, account: &mut Account, kinds: &[Kind]) {
        let from = *account;
        let can = |kind: &&Kind| {
            let of = **kind as usize;
            let gone = from.tracks.get(of).map_or(0, |track| track - self.holding.tracks[of]);
            let end = **kind != Kind::Monk && from.tracks[of] >= track_length(**kind);
            self.table.piles[of] > gone && !end && self.table.event.forbids() != Some(**kind)
        };
        let with = |kind: &Kind| {
            let mut account = from;
            account.count[*kind as usize] += 1;
            let Some(track) = account.tracks.get_mut(*kind as usize) else { return account };
            let at = usize::from(*track);
            *track += 1;
            match kind {
                Kind::Farmer => account.goods.add(step(&FARMER_GOODS, at)),
                Kind::Boatman => account.coins += i32::from(step(&BOATMAN_COINS, at)),
                Kind::Craftsman => self.equip(&mut account),
                Kind::Trader => account.more += self.grown(self.promise),
                Kind::Knight if at + 1 == usize::from(KNIGHT_CITIZEN) => {
                    account.citizens += u8::from(self.table.citizen_waits(citizen::KNIGHTS));
                }
                Kind::Scholar => self.develop(&mut account, step(&SCHOLAR_DEVELOPMENT, at)),
                _ => {}
            }
            account
        };
        self.best(account, kinds.iter().filter(can).map(with));
    }

    /// Moves the merchant along a way, and takes a good from it.
    fn travel(&self, account: &mut Account, roads: bool, water: bool) {
        if self.table.event == Hourglass::Storm {
            return;
        }
        let from = *account;
        let go = |way: u8| {
            let there = Account { merchant: WAYS[usize::from(way)].beyond(from.merchant), ..from };
            let with = move |good: Option<Good>| {
                let mut account = there;
                good.into_iter().for_each(|good| account.goods.add(good));
                self.settle(&mut account);
                account
            };
            let goods = self.lying(way);
            let nothing = goods.clone().next().is_none();
            nothing.then_some(None).into_iter().chain(goods.map(Some)).map(with)
        };
        self.best(account, from.merchant.ways().only(roads, water).flat_map(go));
    }

    /// Delivers what can be delivered where the merchant is.
    fn settle(&self, account: &mut Account) {
        for (at, objective) in self.table.setup.objectives().iter().enumerate() {
            let wanted = match objective.goal {
                Goal::Deliver(town, _) | Goal::Fabrics(town, _) if town == account.merchant => {
                    delivery(objective.goal, account.goods)
                }
                _ => continue,
            };
            if account.met >> at & 1 == 0 && account.goods.covers(wanted) {
                account.goods = missing(wanted, account.goods);
                account.met |= 1 << at;
            }
        }
    }

    /// Takes what the Bourgeois House brings.
    fn bonus(&self, account: &mut Account) {
        let from = *account;
        let (coins, points) = BOURGEOIS;
        account.coins += i32::from(coins);
        let mut developed = from;
        self.develop(&mut developed, points);
        let mut there = from;
        self.travel(&mut there, true, true);
        let goods = Good::ALL.into_iter().filter(|&good| self.table.market.of(good) > 0).map(|good| {
            let mut account = from;
            account.goods.add(good);
            self.settle(&mut account);
            account
        });
        self.best(account, [developed, there].into_iter().chain(goods));
    }

    /// Iterates over the goods on a way that lie open.
    fn lying(&self, way: u8) -> impl Iterator<Item = Good> + Clone {
        self.table.map[usize::from(way)].iter().flatten().filter_map(|lying| match lying {
            Lying::Open(good) => Some(*good),
            _ => None,
        })
    }

    /// Sends a follower from the Town Hall to a deed, for a coin or development.
    fn send(&self, account: &mut Account, kind: Kind) {
        let from = *account;
        let sent = |deed: usize| {
            let mut account = from;
            account.count[kind as usize] = account.count[kind as usize].saturating_sub(1);
            account.wants[deed][kind as usize] -= 1;
            account.citizens += u8::from(account.wants[deed] == [0; 7]);
            account
        };
        let deeds = (0..from.wants.len()).filter(|&deed| from.wants[deed][kind as usize] > 0);
        let rewards = deeds.flat_map(|at| {
            let deed = &self.table.setup.deeds()[at];
            let (mut coin, mut point) = (sent(at), sent(at));
            coin.coins += i32::from(deed.coins);
            self.develop(&mut point, u8::from(deed.or_development));
            [coin, point]
        });
        self.best(account, rewards);
    }

    /// Buys or sells this many goods.
    fn trade(&self, account: &mut Account, times: u8) {
        for _ in 0..times {
            let from = *account;
            let change = |good: Good| {
                let price = i32::from(good.value());
                let sold = (from.goods.of(good) > 0).then(|| {
                    let mut account = Account { coins: from.coins + price, ..from };
                    account.goods.take(good);
                    account
                });
                let bought = (from.coins >= price && self.table.market.of(good) > 0).then(|| {
                    let mut account = Account { coins: from.coins - price, ..from };
                    account.goods.add(good);
                    account
                });
                [sold, bought]
            };
            self.best(account, Good::ALL.into_iter().flat_map(change).flatten());
        }
    }
}
