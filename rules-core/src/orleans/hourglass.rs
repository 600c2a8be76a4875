//! Hour-glass tiles: one event a round.

use super::follower::Kind;
use crate::Dice;

/// The event of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hourglass {
    /// No monks are gained this round.
    Pilgrimage,
    /// Everybody loses a follower from the bag.
    Plague,
    /// A coin for every three goods.
    Taxes,
    /// So many coins for each trading station.
    TradingDay(u8),
    /// Coins: so many times the development status.
    Income(u8),
    /// A food, or five coins.
    Harvest,
}

impl Hourglass {
    /// All events.
    pub const ALL: [Hourglass; 6] = {
        use Hourglass::*;
        [Pilgrimage, Plague, Taxes, TradingDay(1), Income(1), Harvest]
    };

    /// The tiles of the base game: three of each event, one of each letter.
    pub const BASE: [Hourglass; 18] = {
        let mut all = [Hourglass::Pilgrimage; 18];
        let mut i = 0;
        while i < 18 {
            all[i] = Hourglass::ALL[i % 6];
            i += 1;
        }
        all
    };

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Hourglass::Pilgrimage => "Pilgrimage",
            Hourglass::Plague => "Plague",
            Hourglass::Taxes => "Taxes",
            Hourglass::TradingDay(_) => "Trading Day",
            Hourglass::Income(_) => "Income",
            Hourglass::Harvest => "Harvest",
        }
    }

    /// The kind of followers that cannot be gained in its round.
    pub const fn forbids(self) -> Option<Kind> {
        match self {
            Hourglass::Pilgrimage => Some(Kind::Monk),
            _ => None,
        }
    }
}

/// Where the events of a scenario come from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order {
    /// From a shuffled stack of these tiles.
    Stack(&'static [Hourglass]),
}

/// The tiles that are still to come, by their places in the list of the scenario. Their order is drawn as they are
/// turned over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stack {
    /// The tiles of each layer, the upper one first: one bit each.
    pub layers: [u32; 3],
    /// How many tiles will still be turned over from each layer.
    pub left: [u8; 3],
}

impl Stack {
    /// A stack in which all lie in one layer.
    pub const fn shuffled(tiles: u8) -> Stack {
        Stack { layers: [(1 << tiles) - 1, 0, 0], left: [tiles, 0, 0] }
    }

    /// A stack of three layers of the same number of tiles.
    pub const fn layered(tiles: u8) -> Stack {
        let layer = (1 << tiles) - 1;
        Stack { layers: [layer, layer << tiles, layer << (2 * tiles)], left: [tiles; 3] }
    }

    /// Whether nothing is left to turn over.
    pub const fn is_empty(&self) -> bool {
        self.left[0] == 0 && self.left[1] == 0 && self.left[2] == 0
    }

    /// Turns over the next tile.
    pub(super) fn draw(&mut self, dice: &mut impl Dice) -> Option<u8> {
        let layer = (0..3).find(|&layer| self.left[layer] > 0)?;
        let nth = dice.below(self.layers[layer].count_ones());
        let tile = (0..32).filter(|&tile| self.layers[layer] >> tile & 1 == 1).nth(nth as usize)?;
        self.remove(tile);
        Some(tile)
    }

    /// Takes a tile out that is turned over; returns whether it was there.
    pub fn remove(&mut self, tile: u8) -> bool {
        let layer = (0..3).find(|&layer| self.layers[layer] >> tile & 1 == 1 && self.left[layer] > 0);
        if let Some(layer) = layer {
            self.layers[layer] &= !(1 << tile);
            self.left[layer] -= 1;
        }
        layer.is_some()
    }
}
