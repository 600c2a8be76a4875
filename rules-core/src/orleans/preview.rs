//! What an action brings, before it is taken.

use super::{Action, Illegal, Orleans};
use crate::{Gain, Game, Turn};

/// What an action will bring to the player who takes it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Preview {
    /// Points, as the table would be scored right after it.
    pub points: i16,
}

impl Gain for Preview {
    fn points(&self) -> i16 {
        self.points
    }
}

impl Orleans {
    /// What an action brings, exactly as applying it would; nothing for one that hands over.
    pub(super) fn foresee(&self, action: Action) -> Result<Preview, Illegal> {
        let mut after = self.clone();
        after.apply(action, |_| ())?;
        let points = match self.turn() {
            Turn::Of(player) if !self.hands_over(action) => after.total(player) - self.total(player),
            _ => 0,
        };
        Ok(Preview { points })
    }
}
