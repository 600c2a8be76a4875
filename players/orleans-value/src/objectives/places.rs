//! Places: whether they can be used, which followers they lack, and what they will bring.

use rules_core::orleans::{Need, Place, Space};

use crate::acts::Acts;

use super::View;
use super::account::Account;

/// The unit of the shares of a use of a place tile that count for each round.
const TILE_SHARE: i32 = 1024;

impl View<'_> {
    /// Returns whether a place can be used in this round.
    pub(super) fn is_ready(&self, place: Place) -> bool {
        self.table.check_use(self.player, place).is_ok()
    }

    /// Returns what technology on a place brings.
    pub(super) fn equipment(&self, place: Place, spaces: &[Space]) -> i32 {
        let Some(at) = spaces.iter().position(|space| space.is_technology()) else { return 0 };
        let machine = match place {
            Place::FarmHouse => 0,
            Place::Village => 1,
            Place::University => 2,
            Place::Castle => 3,
            Place::Ship => 4,
            Place::Wagon => 5,
            Place::Guildhall => 6,
            Place::Scriptorium | Place::Library => 7,
            _ => 8,
        };
        let hand = match place.needs()[at] {
            Need::Of(kind) => self.w.hands.get(kind as usize).copied().unwrap_or(0),
            _ => 0,
        };
        self.grown(self.w.machines[machine] + hand)
    }

    /// Returns what a place tile will bring in the rounds to come.
    pub(super) fn tile(&self, tile: Place, account: &Account) -> i32 {
        let w = self.w;
        let each = match tile {
            Place::MarketStand => 0,
            Place::HerbGarden => w.rules[0],
            Place::School => w.rules[1],
            Place::GunpowderTower => w.rules[2],
            _ if tile.needs().is_empty() => w.rules[3],
            _ => {
                let mut used = *account;
                self.apply(tile, &mut used);
                let more = tile.makes().is_some_and(|good| self.wanted.of(good) > 0);
                (self.worth(&used) - self.worth(account)).clamp(0, w.tile[1].max(0)) * w.tile[0] / TILE_SHARE
                    + w.maker * i32::from(more)
            }
        };
        self.grown(each)
    }
}
