//! What an action brings, before it is taken.

use super::{Action, Bonus, Colour, DiceGame, Event, Illegal, Place};

/// What an action brings to the player who takes it, and what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Gain {
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
    pub finishes: Option<(Colour, Option<Place>)>,
}

impl DiceGame {
    /// What an action of the player whose turn it is would bring. The end of the round, which may follow `Done`, is
    /// not part of it.
    pub fn gain(&self, action: Action) -> Result<Gain, Illegal> {
        self.check(action)?;
        let mut gain = Gain::default();
        let (mut sheet, mut part) = (self.sheet(self.turn).clone(), self.part(self.turn).clone());
        self.table().play(&mut sheet, &mut part, self.turn, action, |event| match event {
            Event::Sold { count, points, .. } => gain = Gain { sold: count, points, ..gain },
            Event::Spent(_, bonus) => gain.cost = Some(bonus),
            Event::Marked { number, .. } => gain.number = Some(number),
            Event::Completed { size, points, bonus, .. } => {
                gain = Gain { completes: Some(size), points, bonus, ..gain };
            }
            Event::Rested(_) => gain.bonus = Some(Bonus::Worker),
            _ => {}
        });
        if let Action::Mark { hex, .. } = action {
            let colour = self.layout().colour(hex);
            if sheet.has_all(self.layout().of_colour(colour)) {
                gain.finishes = Some((colour, self.prize(colour)));
            }
        }
        Ok(gain)
    }
}
