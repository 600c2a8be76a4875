//! The shields: 18 of them, each with a number; where they are, and what they are worth.

use super::effect::Effect;
use crate::Player;

/// How many shields there are, numbered from 1.
pub const SHIELDS: usize = 18;

/// The shield with which a storage has no limit.
pub const STORES: u8 = 4;
/// The one with which a ship gathers a type of goods from all depots.
pub const GATHERS: u8 = 5;
/// The one that lends another player's monasteries.
pub const FOLLOWS: u8 = 6;
/// The one that places a tile of a numbered depot at the end of a phase.
pub const FROM_DEPOTS: u8 = 14;
/// The one that places a tile of the black depot then.
pub const FROM_BLACK: u8 = 15;
/// The one that lets a die show any number.
pub const FREES_A_DIE: u8 = 16;

/// A set of shields, by number.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Shields(u32);

impl Shields {
    /// Returns whether the shield with this number, 1 to 18, is in it.
    pub const fn has(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<u8> for Shields {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        Shields(numbers.into_iter().fold(0, |set, number| set | 1 << number))
    }
}

impl Iterator for Shields {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let number = self.0.trailing_zeros() as u8;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            number
        })
    }
}

/// Where a shield is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShieldAt {
    /// In the box: never in the game, or out of it.
    Box,
    /// In a depot, 1 to 6.
    Depot(u8),
    /// On the castle on this space of a player's estate.
    Castle(Player, u8),
}

/// Returns how many shields lie in a depot, 1 to 6, at the start.
pub const fn shields_at_start(depot: u8, players: u8) -> u8 {
    match players {
        2 => 1,
        3 => 2 - depot % 2,
        _ => 2,
    }
}

/// Returns the points at the end for a shield.
pub const fn shield_points(number: u8) -> i16 {
    match number {
        1..=6 => 12,
        7..=12 => 8,
        _ => 4,
    }
}

/// Returns what a shield asks at the end of a phase, if it is taken then.
pub(crate) const fn at_phase_end(shield: u8) -> Option<Effect> {
    match shield {
        FOLLOWS => Some(Effect::Follow),
        FROM_DEPOTS => Some(Effect::FromDepots),
        FROM_BLACK => Some(Effect::FromBlack),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_shields_holds_each_number() {
        let some: Shields = [18, 1, 4, 3].into_iter().collect();
        assert!(some.eq([1, 3, 4, 18]) && !some.is_empty() && Shields::default().is_empty());
        assert!((1..=18).filter(|&number| some.has(number)).eq([1, 3, 4, 18]));
        assert!(!Shields::from_iter([1]).is_empty());
    }
}
