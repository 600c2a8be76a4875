//! Actions on an account that there are in Invasion only, each with its best choice.

use rules_core::Player;
use rules_core::orleans::tables::design::{ACHIEVEMENTS, ASSEMBLY_HALL, CATAPULT};
use rules_core::orleans::tables::{BOATMAN_COINS, GUILD_HOUSE_COINS, VEHICLE_GOODS};
use rules_core::orleans::{Character, Follower, Good, Job, Kind, Place, Position, Receiver, Town, citizen};

use crate::acts::Acts;

use super::View;
use super::account::{Account, Own};

impl Acts for View<'_> {
    type Own = Own;

    fn table(&self) -> &Position {
        self.table
    }

    fn player(&self) -> Player {
        self.player
    }

    fn worth(&self, account: &Account) -> i32 {
        View::worth(self, account)
    }

    fn furthest(&self) -> u8 {
        self.holding.furthest
    }

    fn stations(&self, _account: &Account) -> i32 {
        self.table.stations_of(self.player).into()
    }

    fn take_citizen(&self, account: &mut Account, at: u8) {
        account.rescue(at, self.kept);
    }

    fn equip(&self, account: &mut Account, first: bool) {
        if self.table.technology == 0 {
            return;
        }
        let from = *account;
        account.technology += 1;
        account.own.machines += 1;
        if first && !from.own.equipped {
            account.own.equipped = true;
            return;
        }
        let mut given = from;
        given.own.works[CATAPULT].technology += 1;
        if given.own.works[CATAPULT].technology <= ACHIEVEMENTS[CATAPULT].1.technology {
            self.achieve(&mut given, CATAPULT);
            self.best(account, core::iter::once(given));
        }
    }

    fn farm(&self, account: &mut Account, good: Good) {
        if self.table.market.of(good) > 0 {
            account.goods.add(good);
        }
    }

    fn join(&self, account: &mut Account, kind: Kind) {
        match kind {
            Kind::Boatman if usize::from(account.tracks[kind as usize]) == BOATMAN_COINS.len() => {
                self.take_citizen(account, citizen::BOATMEN);
            }
            Kind::Trader => {
                account.own.more += 1;
                account.own.tiles += 1;
            }
            Kind::Knight => account.own.knights += 1,
            _ => {}
        }
    }

    fn decide_own(&self, job: Job, account: &mut Account) {
        match job {
            Job::Tile { .. } => account.own.more += 1,
            Job::Vehicle { left, to } if to.is_none_or(Receiver::is_city) => self.ship(account, left),
            // What was sent already stays with its receiver.
            Job::GuildHouse { left, to } => self.donate(account, left, to),
            Job::Pharmacy => self.apply(Place::Pharmacy, account),
            Job::Mayor { .. } => account.citizens += 1,
            _ => {}
        }
    }

    fn apply_own(&self, place: Place, account: &mut Account) {
        match place {
            Place::Guildhall => self.build(account),
            Place::TownHall => self.holding.standing_on(place).for_each(|follower| self.send(account, follower)),
            Place::Vehicle => self.ship(account, VEHICLE_GOODS),
            Place::GuildHouse => self.donate(account, GUILD_HOUSE_COINS, None),
            _ => {}
        }
    }
}

impl View<'_> {
    /// Builds a tower or a trading station where the merchant is.
    fn build(&self, account: &mut Account) {
        let town = 1 << account.merchant as u8;
        if account.stock == 0 || town & (account.own.bare | account.own.free) == 0 {
            return;
        }
        let mut built = *account;
        built.stock -= 1;
        if town & account.own.bare != 0 {
            built.own.bare &= !town;
        } else {
            built.own.free &= !town;
            built.own.inner |= town;
            if built.merchant == Town::LeBlanc {
                self.take_citizen(&mut built, citizen::LE_BLANC);
            }
        }
        self.best(account, core::iter::once(built));
    }

    /// Takes the citizen of an achievement that is complete.
    fn achieve(&self, account: &mut Account, work: usize) {
        if account.own.works[work] == ACHIEVEMENTS[work].1 {
            account.rescue(citizen::ACHIEVEMENTS + work as u8, 0);
        }
    }

    /// Sends a follower from the Town Hall to the walls, to an achievement or to the assembly hall.
    fn send(&self, account: &mut Account, follower: Follower) {
        let (from, kind) = (*account, follower.kind());
        let mut gone = from;
        gone.count[kind as usize] = gone.count[kind as usize].saturating_sub(1);
        gone.own.knights -= i32::from(follower == Follower::Knight);
        gone.own.sent += 1;
        let walls = (kind == Kind::Knight && from.own.walls < self.goals.walls).then(|| {
            let mut account = gone;
            account.own.walls += 1;
            account
        });
        let hall = self.holding.character == Some(Character::Councilman)
            && from.own.assembly[kind as usize] < ASSEMBLY_HALL[kind as usize];
        let hall = hall.then(|| {
            let mut account = gone;
            account.own.assembly[kind as usize] += 1;
            account
        });
        let works = (0..ACHIEVEMENTS.len()).filter(|&work| {
            from.own.works[work].followers[kind as usize] < ACHIEVEMENTS[work].1.followers[kind as usize]
        });
        let works = works.map(|work| {
            let mut account = gone;
            account.own.works[work].followers[kind as usize] += 1;
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
                .filter(|&good| from.goods.of(good) > 0 && from.own.warehouse.of(good) < self.goals.warehouse.of(good));
            let stored = stored.map(|good| {
                let mut account = from;
                account.goods.take(good);
                account.own.warehouse.add(good);
                account
            });
            let given = (0..ACHIEVEMENTS.len()).flat_map(|work| Good::ALL.map(|good| (work, good)));
            let given = given.filter(|&(work, good)| {
                from.goods.of(good) > 0 && from.own.works[work].goods.of(good) < ACHIEVEMENTS[work].1.goods.of(good)
            });
            let given = given.map(|(work, good)| {
                let mut account = from;
                account.goods.take(good);
                account.own.works[work].goods.add(good);
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
        let room =
            if but == Some(Receiver::Treasury) { 0 } else { self.goals.treasury.saturating_sub(from.own.treasury) };
        let treasury = (1..=most.min(room)).map(|coins| {
            let mut account = from;
            account.coins -= i32::from(coins);
            account.own.treasury += coins;
            account
        });
        let works = (0..ACHIEVEMENTS.len()).filter_map(|work| {
            if but == Some(Receiver::Achievement(work as u8)) {
                return None;
            }
            let coins = ACHIEVEMENTS[work].1.coins.saturating_sub(from.own.works[work].coins).min(most);
            (coins > 0).then(|| {
                let mut account = from;
                account.coins -= i32::from(coins);
                account.own.works[work].coins += coins;
                self.achieve(&mut account, work);
                account
            })
        });
        self.best(account, works.chain(treasury));
    }
}
