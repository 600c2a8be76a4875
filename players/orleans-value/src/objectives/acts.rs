//! Actions on an account that there are with objectives only, each with its best choice.

use rules_core::Player;
use rules_core::orleans::tables::BOURGEOIS;
use rules_core::orleans::{Goal, Good, Job, Kind, Place, Position};

use crate::acts::Acts;

use super::View;
use super::account::{Account, Own, delivery, missing};

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

    /// Returns the first space: coins that came before are counted again.
    fn furthest(&self) -> u8 {
        0
    }

    fn stations(&self, account: &Account) -> i32 {
        account.own.built.count_ones() as i32
    }

    fn take_citizen(&self, account: &mut Account, at: u8) {
        account.citizens += u8::from(self.table.citizen_waits(at));
    }

    fn equip(&self, account: &mut Account, _first: bool) {
        if self.table.technology > 0 {
            account.technology += 1;
            account.own.more += self.grown(self.w.promises[0]);
        }
    }

    /// Takes the good, even if it is sold out.
    fn farm(&self, account: &mut Account, good: Good) {
        account.goods.add(good);
    }

    fn join(&self, account: &mut Account, kind: Kind) {
        if kind == Kind::Trader {
            account.own.more += self.grown(self.promise);
        }
    }

    fn settle(&self, account: &mut Account) {
        for (at, objective) in self.table.setup.objectives().iter().enumerate() {
            let wanted = match objective.goal {
                Goal::Deliver(town, _) | Goal::Fabrics(town, _) if town == account.merchant => {
                    delivery(objective.goal, account.goods)
                }
                _ => continue,
            };
            if account.own.met >> at & 1 == 0 && account.goods.covers(wanted) {
                account.goods = missing(wanted, account.goods);
                account.own.met |= 1 << at;
            }
        }
    }

    fn decide_own(&self, job: Job, account: &mut Account) {
        match job {
            Job::Tile { .. } => account.own.more += self.grown(self.promise),
            Job::QuickTravel { left } => (0..left).for_each(|_| self.travel(account, true, true)),
            Job::Bourgeois => self.bonus(account),
            _ => {}
        }
    }

    fn apply_own(&self, place: Place, account: &mut Account) {
        match place {
            Place::Guildhall => {
                let town = 1 << account.merchant as u8;
                if account.stock > 0 && town & self.open & !account.own.built != 0 {
                    account.own.built |= town;
                    account.stock -= 1;
                }
            }
            Place::TownHall => {
                for follower in self.holding.standing_on(place) {
                    self.send(account, follower.kind());
                }
            }
            Place::BourgeoisHouse if account.citizens > 0 => {
                account.citizens -= 1;
                self.bonus(account);
            }
            _ => {}
        }
    }
}

impl View<'_> {
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

    /// Sends a follower from the Town Hall to a deed, for a coin or development.
    fn send(&self, account: &mut Account, kind: Kind) {
        let from = *account;
        let sent = |deed: usize| {
            let mut account = from;
            account.count[kind as usize] = account.count[kind as usize].saturating_sub(1);
            account.own.wants[deed][kind as usize] -= 1;
            account.citizens += u8::from(account.own.wants[deed] == [0; 7]);
            account
        };
        let deeds = (0..from.own.wants.len()).filter(|&deed| from.own.wants[deed][kind as usize] > 0);
        let rewards = deeds.flat_map(|at| {
            let deed = &self.table.setup.deeds()[at];
            let (mut coin, mut point) = (sent(at), sent(at));
            coin.coins += i32::from(deed.coins);
            self.develop(&mut point, u8::from(deed.or_development));
            [coin, point]
        });
        self.best(account, rewards);
    }
}
