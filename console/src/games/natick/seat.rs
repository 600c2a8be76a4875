//! What the screens of Natick are shown from.

use rules_core::natick::Natick;

use crate::game::table;

/// A seat at a table of Natick.
pub type Seat<'a> = table::Seat<'a, Natick>;
