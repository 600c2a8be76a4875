//! Actions on an account, each with its best choice.

use rules_core::orleans::map::WAYS;
use rules_core::orleans::tables::design::{ACHIEVEMENTS, ASSEMBLY_HALL};
use rules_core::orleans::tables::{
    BOATMAN_COINS, DEVELOPMENT_CITIZENS, DEVELOPMENT_COINS, FARMER_GOODS, GUILD_HOUSE_COINS, KNIGHT_CITIZEN,
    LAST_DEVELOPMENT, MARKET_STAND_GOODS, PHARMACY_COINS, SCHOLAR_DEVELOPMENT, VEHICLE_GOODS, status, track_length,
};
use rules_core::orleans::{
    Brings, Character, Crowd, Follower, Good, Hourglass, Job, Kind, Lying, Place, Receiver, Space, Town, citizen,
};

use crate::step;

use super::View;
use super::account::Account;

impl View<'_> {
    /// Does what is pending, with the best choice.
    pub(super) fn decide(&self, job: Job, account: &mut Account) {
        match job {
            Job::Village => self.apply(Place::Village, account),
            Job::Travel { roads, water } => self.travel(account, roads, water),
            Job::Technology { .. } => self.equip(account, true),
            Job::Tile { .. } => account.more += 1,
            Job::Trade { left } => self.trade(account, left),
            Job::Vehicle { left, to } if to.is_none_or(Receiver::is_city) => self.ship(account, left),
            // What was sent already stays with its receiver.
            Job::GuildHouse { left, to } => self.donate(account, left, to),
            Job::Pharmacy => self.apply(Place::Pharmacy, account),
            Job::Mayor { .. } => account.citizens += 1,
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
            Brings::Stations => account.coins += self.table.stations_of(self.player) as i32,
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
            Place::Guildhall => self.build(account),
            Place::TownHall => self.holding.standing_on(place).for_each(|follower| self.send(account, follower)),
            Place::Pharmacy => {
                let coins = account.coins.min(PHARMACY_COINS.into());
                let mut paid = Account { coins: account.coins - coins, ..*account };
                self.develop(&mut paid, coins as u8);
                self.best(account, core::iter::once(paid));
            }
            Place::Laboratory => self.equip(account, false),
            Place::MarketStand => self.trade(account, MARKET_STAND_GOODS),
            Place::Vehicle => self.ship(account, VEHICLE_GOODS),
            Place::GuildHouse => self.donate(account, GUILD_HOUSE_COINS, None),
            _ => {}
        }
    }

    /// Builds a tower or a trading station where the merchant is.
    fn build(&self, account: &mut Account) {
        let town = 1 << account.merchant as u8;
        if account.stock == 0 || town & (account.bare | account.free) == 0 {
            return;
        }
        let mut built = *account;
        built.stock -= 1;
        if town & account.bare != 0 {
            built.bare &= !town;
        } else {
            built.free &= !town;
            built.inner |= town;
            if built.merchant == Town::LeBlanc {
                built.rescue(citizen::LE_BLANC, self.kept);
            }
        }
        self.best(account, core::iter::once(built));
    }

    /// Takes technology, if there is some: for a place, or for the catapult.
    fn equip(&self, account: &mut Account, first: bool) {
        if self.table.technology == 0 {
            return;
        }
        let from = *account;
        account.technology += 1;
        account.machines += 1;
        if first && !from.equipped {
            account.equipped = true;
            return;
        }
        let mut given = from;
        given.works[0].technology += 1;
        if given.works[0].technology <= ACHIEVEMENTS[0].1.technology {
            self.achieve(&mut given, 0);
            self.best(account, core::iter::once(given));
        }
    }

    /// Moves forward on the development track, and takes the coins and citizens on the way.
    fn develop(&self, account: &mut Account, points: u8) {
        let from = account.development;
        let to = (from + points).min(LAST_DEVELOPMENT);
        let passed = |space: u8| (from + 1..=to).contains(&space);
        account.development = to;
        for (at, space) in (citizen::DEVELOPMENT..).zip(DEVELOPMENT_CITIZENS) {
            if passed(space) {
                account.rescue(at, self.kept);
            }
        }
        let coins = DEVELOPMENT_COINS.into_iter().filter(|&(space, _)| passed(space) && space > self.holding.furthest);
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
                Kind::Farmer => {
                    let good = step(&FARMER_GOODS, at);
                    if self.table.market.of(good) > 0 {
                        account.goods.add(good);
                    }
                }
                Kind::Boatman => {
                    account.coins += i32::from(step(&BOATMAN_COINS, at));
                    if at + 1 == BOATMAN_COINS.len() {
                        account.rescue(citizen::BOATMEN, self.kept);
                    }
                }
                Kind::Craftsman => self.equip(&mut account, true),
                Kind::Trader => {
                    account.more += 1;
                    account.tiles += 1;
                }
                Kind::Knight => {
                    account.knights += 1;
                    if at + 1 == usize::from(KNIGHT_CITIZEN) {
                        account.rescue(citizen::KNIGHTS, self.kept);
                    }
                }
                Kind::Scholar => self.develop(&mut account, step(&SCHOLAR_DEVELOPMENT, at)),
                Kind::Monk => {}
            }
            account
        };
        self.best(account, kinds.iter().filter(can).map(with));
    }

    /// Moves the merchant along a way, and takes a good from it.
    fn travel(&self, account: &mut Account, roads: bool, water: bool) {
        let from = *account;
        let roads = roads && self.table.event != Hourglass::Highwayman;
        let go = |way: u8| {
            let there = Account { merchant: WAYS[usize::from(way)].beyond(from.merchant), ..from };
            let with = move |good: Option<Good>| {
                let mut account = there;
                good.into_iter().for_each(|good| account.goods.add(good));
                account
            };
            let goods = self.lying(way);
            let nothing = goods.clone().next().is_none();
            nothing.then_some(None).into_iter().chain(goods.map(Some)).map(with)
        };
        self.best(account, from.merchant.ways().only(roads, water).flat_map(go));
    }

    /// Iterates over the goods on a way that lie open.
    fn lying(&self, way: u8) -> impl Iterator<Item = Good> + Clone {
        self.table.map[usize::from(way)].iter().flatten().filter_map(|lying| match lying {
            Lying::Open(good) => Some(*good),
            _ => None,
        })
    }

    /// Takes the citizen of an achievement that is complete.
    fn achieve(&self, account: &mut Account, work: usize) {
        if account.works[work] == ACHIEVEMENTS[work].1 {
            account.rescue(citizen::ACHIEVEMENTS + work as u8, 0);
        }
    }

    /// Sends a follower from the Town Hall to the walls, to an achievement or to the assembly hall.
    fn send(&self, account: &mut Account, follower: Follower) {
        let (from, kind) = (*account, follower.kind());
        let mut gone = from;
        gone.count[kind as usize] = gone.count[kind as usize].saturating_sub(1);
        gone.knights -= i32::from(follower == Follower::Knight);
        gone.sent += 1;
        let walls =
            (kind == Kind::Knight && from.walls < self.goals.walls).then(|| Account { walls: from.walls + 1, ..gone });
        let hall = self.holding.character == Some(Character::Councilman)
            && from.assembly[kind as usize] < ASSEMBLY_HALL[kind as usize];
        let hall = hall.then(|| {
            let mut account = gone;
            account.assembly[kind as usize] += 1;
            account
        });
        let works = (0..ACHIEVEMENTS.len())
            .filter(|&work| from.works[work].followers[kind as usize] < ACHIEVEMENTS[work].1.followers[kind as usize]);
        let works = works.map(|work| {
            let mut account = gone;
            account.works[work].followers[kind as usize] += 1;
            self.achieve(&mut account, work);
            account
        });
        self.best(account, works.chain(walls).chain(hall));
    }

    /// Sends goods to the city.
    fn ship(&self, account: &mut Account, times: u8) {
        for _ in 0..times {
            let from = *account;
            let stored = Good::ALL
                .into_iter()
                .filter(|&good| from.goods.of(good) > 0 && from.warehouse.of(good) < self.goals.warehouse.of(good));
            let stored = stored.map(|good| {
                let mut account = from;
                account.goods.take(good);
                account.warehouse.add(good);
                account
            });
            let given = (0..ACHIEVEMENTS.len()).flat_map(|work| Good::ALL.map(|good| (work, good)));
            let given = given.filter(|&(work, good)| {
                from.goods.of(good) > 0 && from.works[work].goods.of(good) < ACHIEVEMENTS[work].1.goods.of(good)
            });
            let given = given.map(|(work, good)| {
                let mut account = from;
                account.goods.take(good);
                account.works[work].goods.add(good);
                self.achieve(&mut account, work);
                account
            });
            self.best(account, stored.chain(given));
        }
    }

    /// Sends coins to the city, but not to the one who got some already.
    fn donate(&self, account: &mut Account, coins: u8, but: Option<Receiver>) {
        let from = *account;
        let most = from.coins.min(coins.into()) as u8;
        let room = if but == Some(Receiver::Treasury) { 0 } else { self.goals.treasury.saturating_sub(from.treasury) };
        let treasury = (1..=most.min(room)).map(|coins| Account {
            coins: from.coins - i32::from(coins),
            treasury: from.treasury + coins,
            ..from
        });
        let works = (0..ACHIEVEMENTS.len()).filter_map(|work| {
            if but == Some(Receiver::Achievement(work as u8)) {
                return None;
            }
            let coins = ACHIEVEMENTS[work].1.coins.saturating_sub(from.works[work].coins).min(most);
            (coins > 0).then(|| {
                let mut account = from;
                account.coins -= i32::from(coins);
                account.works[work].coins += coins;
                self.achieve(&mut account, work);
                account
            })
        });
        self.best(account, works.chain(treasury));
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

    /// Takes the followers that a place still needs out of a crowd, if all are in it. Returns whether they are.
    pub(super) fn fill(&self, place: Place, crowd: &mut Crowd) -> bool {
        let (holding, mut rest) = (self.holding, *crowd);
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
}
