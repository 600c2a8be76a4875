//! The dice of a round.

use super::Colour;
use super::tables::{DOUBLE_FACES, FACES};
use crate::Dice;

/// The five dice as they fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The numbers on the pip dice.
    pub pips: [u8; 2],
    /// The colours on the colour dice.
    pub colours: [Colour; 2],
    /// Whether the hourglass shows double.
    pub double: bool,
}

impl Roll {
    pub(super) fn throw(dice: &mut impl Dice) -> Self {
        let pips = core::array::from_fn(|_| dice.die(6));
        let colours = core::array::from_fn(|_| Colour::ALL[dice.below(6) as usize]);
        Roll { pips, colours, double: dice.below(FACES) < DOUBLE_FACES }
    }

    /// Returns what a pair shows: a pip die and a colour die, each 0 or 1.
    pub(super) fn pair(&self, pip: u8, colour: u8) -> (u8, Colour) {
        (self.pips[usize::from(pip)], self.colours[usize::from(colour)])
    }
}
