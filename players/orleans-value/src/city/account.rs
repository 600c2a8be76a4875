//! A copy of what matters in a holding and in the city, to try actions on.

use rules_core::Player;
use rules_core::orleans::{Assets, Follower, Goods, Holding, Kind, Position, Space, Town, Work};

use crate::acts;

/// What matters in a holding, and in the city.
pub(super) type Account = acts::Account<Own>;

/// What matters in Invasion only.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own {
    /// Trading stations that are no towers, a bit each.
    pub(super) inner: u32,
    /// Outer towns without a tower, and inner ones without anything, a bit each.
    pub(super) bare: u32,
    pub(super) free: u32,
    /// Knights who can be sent.
    pub(super) knights: i32,
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
        let own = Own {
            inner,
            bare,
            free,
            knights: knights(holding),
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
        };
        Account {
            coins: holding.coins.into(),
            goods: holding.goods,
            development: holding.development,
            citizens: holding.citizens,
            merchant: holding.merchant,
            stock: holding.stock,
            count,
            tracks: holding.tracks,
            technology: holding.technology(),
            own,
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
            stations: self.own.inner,
            tiles: self.own.tiles,
            technology: self.technology,
            monks: self.count[Kind::Monk as usize],
            assembly: self.own.assembly.iter().sum(),
            paid: true,
        }
    }

    /// Takes a citizen that waits: the Mayor up to `kept`, then the team.
    pub(super) fn rescue(&mut self, at: u8, kept: u8) {
        if self.own.waiting >> at & 1 == 1 {
            self.own.waiting &= !(1 << at);
            if self.citizens < kept {
                self.citizens += 1;
            } else {
                self.own.saved += 1;
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
