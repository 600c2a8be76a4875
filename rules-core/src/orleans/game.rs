//! The game: what lies on the table, and what is drawn from.

use rand_pcg::Pcg32;

use crate::Seed;
use crate::orleans::event::Event;
use crate::orleans::position::{Position, PositionError};

/// A game of Orléans.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orleans {
    pub(crate) table: Position,
    pub(crate) dice: Pcg32,
}

/// Where events go.
pub(crate) type Sink<'a> = &'a mut dyn FnMut(Event);

impl Orleans {
    /// Returns everything on the table.
    pub fn position(&self) -> &Position {
        &self.table
    }

    /// Returns a game that goes on from a position, with the draws of a seed.
    pub fn from_position(table: Position, seed: Seed) -> Result<Orleans, PositionError> {
        table.check()?;
        Ok(Orleans { table, dice: seed.generator() })
    }
}
