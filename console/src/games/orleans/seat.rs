//! What the screens of Orléans are shown from.

use rules_core::orleans::{Holding, Orleans};

use crate::game::table;

/// A seat at a table of Orléans.
pub type Seat<'a> = table::Seat<'a, Orleans>;

/// Returns what the player who decides has.
pub fn own<'a>(seat: &'a Seat<'_>) -> &'a Holding {
    &seat.game.position().holdings[seat.player.index()]
}
