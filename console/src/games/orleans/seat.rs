//! What the screens of Orléans are shown from.

use rules_core::orleans::Orleans;

use crate::game::table;

/// A seat at a table of Orléans.
pub type Seat<'a> = table::Seat<'a, Orleans>;
