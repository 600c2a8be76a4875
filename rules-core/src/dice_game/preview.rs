//! What an action brings, before it is taken.

use super::{Action, Bonus, Colour, DiceGame, Event, Illegal, Prize};
use crate::Gain;

/// What an action brings to the player who takes it, and what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Preview {
    /// Points that are written at once.
    pub points: u8,
    /// What a whole area brings, or the worker for a round without a mark.
    pub bonus: Option<Bonus>,
    /// The monk, worker or silver that it costs.
    pub cost: Option<Bonus>,
    /// Commodities sold, each for one silver.
    pub sold: u8,
    /// The number that is written.
    pub number: Option<u8>,
    /// The size of the area that is whole then.
    pub completes: Option<u8>,
    /// The colour of which every hex is marked then, and the amount that it brings at the end of the round.
    pub finishes: Option<(Colour, Option<Prize>)>,
}

impl Gain for Preview {
    fn points(&self) -> i16 {
        self.points.into()
    }
}

impl DiceGame {
    /// Returns what an action of the player whose turn it is would bring, without the end of the round that may follow
    /// `Done`.
    pub(super) fn foresee(&self, action: Action) -> Result<Preview, Illegal> {
        self.check(action)?;
        let mut preview = Preview::default();
        let (mut sheet, mut part) = (*self.sheet(self.turn), *self.part(self.turn));
        self.table().play(&mut sheet, &mut part, self.turn, action, &mut |event| match event {
            Event::Sold { count, points, .. } => preview = Preview { sold: count, points, ..preview },
            Event::Spent(_, bonus) => preview.cost = Some(bonus),
            Event::Marked { number, .. } => preview.number = Some(number),
            Event::Completed { size, points, bonus, .. } => {
                preview = Preview { completes: Some(size), points, bonus, ..preview };
            }
            Event::Rested(_) => preview.bonus = Some(Bonus::Worker),
            _ => {}
        });
        if let Action::Mark { hex, .. } = action {
            let colour = self.layout().colour(hex);
            if sheet.has_all(self.layout().of_colour(colour)) {
                preview.finishes = Some((colour, self.prize(colour)));
            }
        }
        Ok(preview)
    }
}
