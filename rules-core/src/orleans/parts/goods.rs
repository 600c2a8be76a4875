//! Goods: five types, worth one to five.

use serde::{Deserialize, Serialize};

use crate::Dice;

/// A type of goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Good {
    /// Food, worth 1.
    Grain,
    /// Food, worth 2.
    Cheese,
    /// Food, worth 3.
    Wine,
    /// Fabric, worth 4.
    Wool,
    /// Fabric, worth 5.
    Brocade,
}

impl Good {
    /// All types.
    pub const ALL: [Good; 5] = [Good::Grain, Good::Cheese, Good::Wine, Good::Wool, Good::Brocade];

    /// The types that can be eaten.
    pub const FOOD: [Good; 3] = [Good::Grain, Good::Cheese, Good::Wine];

    /// Returns the points at the end, which are also the price of a tile.
    pub const fn value(self) -> u16 {
        self as u16 + 1
    }

    /// Returns whether it is grain, cheese or wine.
    pub const fn is_food(self) -> bool {
        (self as u8) < 3
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Good::Grain => "Grain",
            Good::Cheese => "Cheese",
            Good::Wine => "Wine",
            Good::Wool => "Wool",
            Good::Brocade => "Brocade",
        }
    }
}

/// Goods tiles by type.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Goods(pub [u8; 5]);

impl Goods {
    /// Returns how many goods of a type there are.
    pub const fn of(&self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// Returns how many goods of all types there are.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns what they are worth.
    pub fn value(&self) -> u16 {
        Good::ALL.into_iter().map(|good| good.value() * u16::from(self.of(good))).sum()
    }

    /// Returns how many can be eaten.
    pub fn food(&self) -> u8 {
        self.0[..Good::FOOD.len()].iter().sum()
    }

    /// Returns how many complete sets of all five types there are.
    pub fn sets(&self) -> u8 {
        self.0.into_iter().min().unwrap_or(0)
    }

    /// Returns the goods of both.
    pub fn with(self, other: Goods) -> Goods {
        Goods(core::array::from_fn(|good| self.0[good] + other.0[good]))
    }

    /// Adds one.
    pub fn add(&mut self, good: Good) {
        self.0[good as usize] += 1;
    }

    /// Takes one away, if there is one.
    pub fn take(&mut self, good: Good) -> bool {
        let count = &mut self.0[good as usize];
        let some = *count > 0;
        *count -= u8::from(some);
        some
    }

    /// Returns whether all of these goods are there.
    pub fn covers(&self, wanted: Goods) -> bool {
        self.0.iter().zip(wanted.0).all(|(&count, wanted)| count >= wanted)
    }

    /// Draws one, each tile as likely as the others.
    pub(crate) fn draw(&mut self, dice: &mut impl Dice) -> Option<Good> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut nth = dice.below(total.into()) as u8;
        let drawn = Good::ALL.into_iter().find(|&good| {
            let count = self.of(good);
            let found = nth < count;
            nth = nth.wrapping_sub(count);
            found
        });
        drawn.filter(|&good| self.take(good))
    }
}
