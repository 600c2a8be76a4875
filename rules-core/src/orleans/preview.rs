//! What an action brings, before it is taken.

use crate::orleans::action::{Action, Illegal};
use crate::orleans::event::Event;
use crate::orleans::game::Orleans;
use crate::orleans::parts::Kind;
use crate::orleans::position::Holding;
use crate::{Gain, Game, Turn};

/// What an action will bring to the player who takes it, or for whom the team decides it; below zero it costs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Preview {
    /// Points of the final score.
    pub points: i16,
    /// Points, if the game ended right after it.
    pub projected: i16,
    /// Coins.
    pub coins: i16,
    /// Goods by type.
    pub goods: [i8; 5],
    /// Development points.
    pub development: i8,
    /// Citizens.
    pub citizens: i8,
    /// Trading stations.
    pub stations: i8,
    /// The follower that comes into the bag for good.
    pub recruit: Option<Kind>,
}

impl Gain for Preview {
    fn points(&self) -> i16 {
        self.points
    }
}

impl Orleans {
    /// Returns what an action brings, exactly as applying it would; nothing for one that hands over.
    pub(crate) fn foresee(&self, action: Action) -> Result<Preview, Illegal> {
        self.check(action)?;
        let Turn::Of(turn) = self.turn() else { return Ok(Preview::default()) };
        let player = if let Action::Team { player, .. } = action { player } else { turn };
        if self.hands_over(action) {
            return Ok(Preview::default());
        }
        let mut after = self.clone();
        let mut recruit = None;
        after.apply(action, |event| {
            if let Event::Recruited { kind, .. } = event {
                recruit = recruit.or(Some(kind));
            }
        })?;
        let holding = |game: &Orleans| -> Holding { game.table.holdings[player.index()] };
        let (before, now) = (holding(self), holding(&after));
        let change = |before: u8, now: u8| now as i8 - before as i8;
        Ok(Preview {
            points: after.total(player) - self.total(player),
            projected: after.projected_total(player) - self.projected_total(player),
            coins: now.coins as i16 - before.coins as i16,
            goods: core::array::from_fn(|good| change(before.goods.0[good], now.goods.0[good])),
            development: change(before.development, now.development),
            citizens: change(before.citizens, now.citizens),
            stations: change(self.table.stations_of(player), after.table.stations_of(player)),
            recruit,
        })
    }
}
