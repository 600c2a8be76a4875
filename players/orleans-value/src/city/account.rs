//! A copy of what matters in a holding and in the city, to try actions on.

use rules_core::Player;
use rules_core::orleans::{Assets, Follower, Goods, Holding, Kind, Position, Space, Town, Work};

use super::View;

/// What matters in a holding, and in the city.
#[derive(Clone, Copy, Debug)]
pub(super) struct Account {
    pub(super) coins: i32,
    pub(super) goods: Goods,
    pub(super) development: u8,
    pub(super) citizens: u8,
    pub(super) merchant: Town,
    /// Trading stations that are no towers, a bit each.
    pub(super) inner: u32,
    /// Outer towns without a tower, and inner ones without anything, a bit each.
    pub(super) bare: u32,
    pub(super) free: u32,
    pub(super) stock: u8,
    /// Followers, by kind.
    pub(super) count: [u8; 7],
    /// Knights who can be sent.
    pub(super) knights: i32,
    pub(super) tracks: [u8; 6],
    pub(super) technology: u8,
    pub(super) tiles: u8,
    /// Technology and place tiles that are still to be chosen.
    pub(super) machines: i32,
    pub(super) more: i32,
    /// A technology tile has replaced a farmer.
    pub(super) equipped: bool,
    /// The citizens that wait.
    pub(super) waiting: u32,
    /// Followers that were sent by the Town Hall.
    pub(super) sent: u8,
    // The city.
    pub(super) walls: u8,
    pub(super) saved: u8,
    pub(super) treasury: u8,
    pub(super) warehouse: Goods,
    pub(super) works: [Work; 5],
    pub(super) assembly: [u8; 7],
}

impl Account {
    /// Returns the account of a holding as it is now.
    pub(super) fn of(table: &Position, player: Player) -> Account {
        let (holding, city) = (&table.holdings[player.index()], &table.city);
        let mut count = [0; 7];
        for follower in Follower::ALL {
            count[follower.kind() as usize] += holding.bag.of(follower) + holding.market.of(follower);
        }
        for kind in Kind::ALL {
            count[kind as usize] += table.hand.neutral(kind);
        }
        for space in holding.places().flat_map(|place| holding.spaces[place as usize]) {
            if let Space::Held(follower) = space {
                count[follower.kind() as usize] += 1;
            }
        }
        let (mut inner, mut bare, mut free) = (0, 0, 0);
        for town in Town::ALL {
            let (here, bit) = (table.stations[town as usize], 1 << town as u8);
            match (town.is_outer(), here) {
                (true, 0) => bare |= bit,
                (true, _) => {}
                (false, 0) => free |= bit,
                (false, _) if here >> player.0 & 1 == 1 => inner |= bit,
                (false, _) if town == Town::Orleans => free |= bit,
                (false, _) => {}
            }
        }
        Account {
            coins: holding.coins.into(),
            goods: holding.goods,
            development: holding.development,
            citizens: holding.citizens,
            merchant: holding.merchant,
            inner,
            bare,
            free,
            stock: holding.stock,
            count,
            knights: knights(holding),
            tracks: holding.tracks,
            technology: holding.technology(),
            tiles: holding.tiles.len(),
            machines: 0,
            more: 0,
            equipped: holding.equipped,
            waiting: table.citizens,
            sent: 0,
            walls: city.walls,
            saved: city.citizens,
            treasury: city.treasury,
            warehouse: city.warehouse,
            works: city.works,
            assembly: city.assembly,
        }
    }

    /// Returns what counts for the wants of a character; what is due is counted apart.
    pub(super) fn assets(&self) -> Assets {
        Assets {
            coins: self.coins.max(0) as u16,
            goods: self.goods,
            development: self.development,
            tracks: self.tracks,
            citizens: self.citizens,
            stations: self.inner,
            tiles: self.tiles,
            technology: self.technology,
            monks: self.count[Kind::Monk as usize],
            assembly: self.assembly.iter().sum(),
            paid: true,
        }
    }

    /// Takes a citizen that waits: the Mayor up to `kept`, then the team.
    pub(super) fn rescue(&mut self, at: u8, kept: u8) {
        if self.waiting >> at & 1 == 1 {
            self.waiting &= !(1 << at);
            if self.citizens < kept {
                self.citizens += 1;
            } else {
                self.saved += 1;
            }
        }
    }
}

/// Returns the knights that a player could send.
pub(super) fn knights(holding: &Holding) -> i32 {
    let standing = holding.places().flat_map(|place| holding.standing_on(place));
    let standing = standing.filter(|&follower| follower == Follower::Knight).count() as i32;
    i32::from(holding.bag.of(Follower::Knight) + holding.market.of(Follower::Knight)) + standing
}

impl View<'_> {
    /// Replaces an account by the best of some others, if that is better.
    pub(super) fn best(&self, account: &mut Account, others: impl Iterator<Item = Account>) {
        let mut most = self.worth(account);
        for other in others {
            let worth = self.worth(&other);
            if worth > most {
                (most, *account) = (worth, other);
            }
        }
    }
}
