//! What the screens of the Dice Game are shown from.

use rules_core::dice_game::DiceGame;

use crate::game::table;

/// A seat at a table of the Dice Game.
pub type Seat<'a> = table::Seat<'a, DiceGame>;
