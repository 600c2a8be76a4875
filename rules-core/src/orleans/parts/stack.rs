//! The order in which events come.

use super::hourglass::Hourglass;
use crate::Dice;

/// Where the events of a scenario come from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Order {
    /// From a shuffled stack of these tiles.
    Stack(&'static [Hourglass]),
    /// One for each round, known from the start.
    Fixed(&'static [Hourglass]),
}

/// The tiles that are still to come, by their indices in the list of the scenario. Their order is drawn as they are
/// turned over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stack {
    /// The tiles of each layer, the upper one first: one bit each.
    pub layers: [u32; 3],
    /// How many tiles will still be turned over from each layer.
    pub left: [u8; 3],
}

impl Stack {
    /// Up to how many players Invasion has more rounds, and takes fewer tiles.
    pub(crate) const FEW: u8 = 3;

    /// Returns a stack in which all lie in one layer.
    pub const fn shuffled(tiles: u8) -> Stack {
        Stack { layers: [(1 << tiles) - 1, 0, 0], left: [tiles, 0, 0] }
    }

    /// Returns a stack of three layers of the same number of tiles.
    pub const fn layered(tiles: u8) -> Stack {
        let layer = (1 << tiles) - 1;
        Stack { layers: [layer, layer << tiles, layer << (2 * tiles)], left: [tiles; 3] }
    }

    /// Returns the stacks of Invasion, without some of the tiles.
    pub fn of_invasion(players: u8, without: &[Hourglass]) -> Stack {
        let tiles = Hourglass::INVASION.iter().enumerate().filter(|(_, event)| !without.contains(event));
        let all = tiles.fold(0_u32, |all, (tile, _)| all | 1 << tile);
        let layers = [all & 0xffff, all & 0x3fff_0000, all & 1 << 30];
        Stack { layers, left: if players <= Self::FEW { [9, 8, 1] } else { [8, 7, 1] } }
    }

    /// Returns whether nothing is left to turn over.
    pub const fn is_empty(&self) -> bool {
        self.left[0] == 0 && self.left[1] == 0 && self.left[2] == 0
    }

    /// Turns over the next tile.
    pub(crate) fn draw(&mut self, dice: &mut impl Dice) -> Option<u8> {
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
