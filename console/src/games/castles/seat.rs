//! What the screens of Castles are shown from.

use rules_core::castles::Castles;

use crate::game::table;

/// A seat at a table of Castles.
pub type Seat<'a> = table::Seat<'a, Castles>;
