//! What the judges of Invasion and of the objectives share: actions on a copy of what matters in a holding, each with its
//! best choice.

use rules_core::Player;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::tables::{
    BOATMAN_COINS, FARMER_GOODS, KNIGHT_CITIZEN, LAST_DEVELOPMENT, MARKET_STAND_GOODS, PHARMACY_COINS,
    SCHOLAR_DEVELOPMENT, citizens_between, coins_between, status,
};
use rules_core::orleans::{
    Brings, Crowd, Follower, Good, Goods, Holding, Job, Kind, Lying, Place, Position, Space, Town, citizen,
};

use crate::step::step;

/// What matters in a holding, to try actions on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Account<Own> {
    pub(crate) coins: i32,
    pub(crate) goods: Goods,
    pub(crate) development: u8,
    pub(crate) citizens: u8,
    pub(crate) merchant: Town,
    /// Trading stations in stock.
    pub(crate) stock: u8,
    /// The followers that count, by kind.
    pub(crate) count: [u8; 7],
    pub(crate) tracks: [u8; 6],
    pub(crate) technology: u8,
    /// What only one of the judges counts.
    pub(crate) own: Own,
}

/// A position as one player sees it, by a judge that tries actions on accounts.
pub(crate) trait Acts {
    /// What only this judge counts.
    type Own: Copy;

    fn table(&self) -> &Position;

    fn player(&self) -> Player;

    /// Returns what an account is worth.
    fn worth(&self, account: &Account<Self::Own>) -> i32;

    /// Returns the space of the development track beyond which coins come.
    fn furthest(&self) -> u8;

    /// Returns the trading stations that a Trading Day would pay for.
    fn stations(&self, account: &Account<Self::Own>) -> i32;

    /// Takes a citizen, if it waits.
    fn take_citizen(&self, account: &mut Account<Self::Own>, at: u8);

    /// Takes technology, if there is some: for a place, or for the catapult. The `first` one replaces a farmer.
    fn equip(&self, account: &mut Account<Self::Own>, first: bool);

    /// Takes the good of a step on the farmers' track.
    fn farm(&self, account: &mut Account<Self::Own>, good: Good);

    /// Does what else comes with a new follower.
    fn join(&self, account: &mut Account<Self::Own>, kind: Kind);

    /// Delivers what can be delivered where the merchant is.
    fn settle(&self, _account: &mut Account<Self::Own>) {}

    /// Does what is pending in the scenarios of this judge only.
    fn decide_own(&self, job: Job, account: &mut Account<Self::Own>);

    /// Uses a place of the scenarios of this judge only.
    fn apply_own(&self, place: Place, account: &mut Account<Self::Own>);

    fn holding(&self) -> &Holding {
        &self.table().holdings[self.player().index()]
    }

    /// Replaces an account by the best of some others, if that is better.
    fn best(&self, account: &mut Account<Self::Own>, others: impl Iterator<Item = Account<Self::Own>>) {
        let mut most = self.worth(account);
        for other in others {
            let worth = self.worth(&other);
            if worth > most {
                (most, *account) = (worth, other);
            }
        }
    }

    /// Does what is pending, with the best choice.
    fn decide(&self, job: Job, account: &mut Account<Self::Own>) {
        match job {
            Job::Village => self.apply(Place::Village, account),
            Job::Travel { roads, water } => self.travel(account, roads, water),
            Job::Technology { .. } => self.equip(account, true),
            Job::Trade { left } => self.trade(account, left),
            _ => self.decide_own(job, account),
        }
    }

    /// Uses a place, with the best choice, or not at all if that is better.
    fn apply(&self, place: Place, account: &mut Account<Self::Own>) {
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
            Brings::Stations => account.coins += self.stations(account),
            Brings::Good(good) => {
                if self.table().market.of(good) > 0 {
                    account.goods.add(good);
                }
            }
            Brings::Rule => self.apply_rule(place, account),
        }
    }

    /// Uses a place that has a rule of its own.
    fn apply_rule(&self, place: Place, account: &mut Account<Self::Own>) {
        match place {
            Place::Pharmacy => {
                let coins = account.coins.min(PHARMACY_COINS.into());
                let mut paid = Account { coins: account.coins - coins, ..*account };
                self.develop(&mut paid, coins as u8);
                self.best(account, core::iter::once(paid));
            }
            Place::Laboratory => self.equip(account, false),
            Place::MarketStand => self.trade(account, MARKET_STAND_GOODS),
            _ => self.apply_own(place, account),
        }
    }

    /// Moves forward on the development track, and takes the coins and citizens on the way.
    fn develop(&self, account: &mut Account<Self::Own>, points: u8) {
        let from = account.development;
        let to = (from + points).min(LAST_DEVELOPMENT);
        account.development = to;
        citizens_between(from, to).for_each(|nth| self.take_citizen(account, citizen::DEVELOPMENT + nth));
        account.coins += i32::from(coins_between(from.max(self.furthest()), to));
    }

    /// Recruits a follower of one of these kinds.
    fn recruit(&self, account: &mut Account<Self::Own>, kinds: &[Kind]) {
        let from = *account;
        let can = |kind: &&Kind| {
            let track = from.tracks.get(**kind as usize).copied().unwrap_or(0);
            let gone = track - self.holding().track(**kind);
            self.table().check_kind(**kind, track, gone).is_ok()
        };
        let with = |&kind: &Kind| {
            let mut account = from;
            account.count[kind as usize] += 1;
            let Some(track) = account.tracks.get_mut(kind as usize) else { return account };
            let at = usize::from(*track);
            *track += 1;
            match kind {
                Kind::Farmer => self.farm(&mut account, step(&FARMER_GOODS, at)),
                Kind::Boatman => account.coins += i32::from(step(&BOATMAN_COINS, at)),
                Kind::Craftsman => self.equip(&mut account, true),
                Kind::Knight if at + 1 == usize::from(KNIGHT_CITIZEN) => {
                    self.take_citizen(&mut account, citizen::KNIGHTS);
                }
                Kind::Scholar => self.develop(&mut account, step(&SCHOLAR_DEVELOPMENT, at)),
                _ => {}
            }
            self.join(&mut account, kind);
            account
        };
        self.best(account, kinds.iter().filter(can).map(with));
    }

    /// Moves the merchant along a way, and takes a good from it.
    fn travel(&self, account: &mut Account<Self::Own>, roads: bool, water: bool) {
        let from = *account;
        let go = |way: u8| {
            let there = Account { merchant: WAYS[usize::from(way)].beyond(from.merchant), ..from };
            let with = move |good: Option<Good>| {
                let mut account = there;
                good.into_iter().for_each(|good| account.goods.add(good));
                self.settle(&mut account);
                account
            };
            let goods = lying(self.table(), way);
            let nothing = goods.clone().next().is_none();
            nothing.then_some(None).into_iter().chain(goods.map(Some)).map(with)
        };
        self.best(account, self.table().ways_from(from.merchant, roads, water).flat_map(go));
    }

    /// Buys or sells this many goods.
    fn trade(&self, account: &mut Account<Self::Own>, times: u8) {
        for _ in 0..times {
            let from = *account;
            let change = |good: Good| {
                let price = i32::from(good.value());
                let sold = (from.goods.of(good) > 0).then(|| {
                    let mut account = Account { coins: from.coins + price, ..from };
                    account.goods.take(good);
                    account
                });
                let bought = (from.coins >= price && self.table().market.of(good) > 0).then(|| {
                    let mut account = Account { coins: from.coins - price, ..from };
                    account.goods.add(good);
                    account
                });
                [sold, bought]
            };
            self.best(account, Good::ALL.into_iter().flat_map(change).flatten());
        }
    }

    /// Takes the followers that a place still needs out of a crowd, if all are in it. Returns whether they are.
    fn fill(&self, place: Place, crowd: &mut Crowd) -> bool {
        let (holding, mut rest) = (self.holding(), *crowd);
        let mut empty = holding.spaces(place).iter().zip(place.needs()).filter(|(space, _)| **space == Space::Empty);
        let filled = empty.all(|(_, &need)| {
            let fits = |follower: &Follower| rest.of(*follower) > 0 && holding.fits(*follower, need);
            let monk = |follower: &Follower| *follower == Follower::Monk;
            let first = Follower::ALL.into_iter().find(|follower| fits(follower) && !monk(follower));
            let other = first.or(Some(Follower::Monk).filter(fits));
            other.is_some_and(|follower| rest.take(follower))
        });
        if filled {
            *crowd = rest;
        }
        filled
    }

    /// Returns whether a place cannot be used in this round even if it is whole. An event that forbids recruiting needs no
    /// check: the account stays as it is then.
    fn is_barred(&self, place: Place) -> bool {
        self.table().check_open(self.player(), place).is_err() || self.holding().spaces(place).contains(&Space::Fresh)
    }
}

/// Iterates over the goods on a way that lie open.
fn lying(table: &Position, way: u8) -> impl Iterator<Item = Good> + Clone {
    table.map[usize::from(way)].iter().flatten().filter_map(|lying| match lying {
        Lying::Open(good) => Some(*good),
        _ => None,
    })
}
