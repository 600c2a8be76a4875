//! What happened, for the log and the screen.

use super::{Bonus, Colour, Prize, Roll, Source};
use crate::Player;

/// Something that happened. What is done in secret comes out when the round is revealed, in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player starts from this castle. Its point and bonus follow as [`Event::Completed`].
    Started(Player, u8),
    /// The dice fell.
    Rolled(Roll),
    /// Boxes of the phase were ticked.
    Ticked {
        /// Phase, from 0.
        phase: u8,
        /// Boxes ticked in it so far.
        boxes: u8,
    },
    /// Commodities were sold, each for a silver and its points.
    Sold {
        /// Who.
        player: Player,
        /// How many.
        count: u8,
        /// For how much.
        points: u8,
    },
    /// Commodities could have been sold, and were kept.
    Kept(Player),
    /// A monk, a worker or a silver was used.
    Spent(Player, Bonus),
    /// A number was written.
    Marked {
        /// Who.
        player: Player,
        /// Where.
        hex: u8,
        /// What.
        number: u8,
    },
    /// An area is whole.
    Completed {
        /// Who.
        player: Player,
        /// Its last hex.
        hex: u8,
        /// Its colour.
        colour: Colour,
        /// Its size.
        size: u8,
        /// Its points; doubled already, if it is a pasture.
        points: u8,
        /// What it brings.
        bonus: Option<Bonus>,
    },
    /// A worker for a round without a mark.
    Rested(Player),
    /// Every hex of a colour is marked, early enough for points.
    Finished {
        /// Who.
        player: Player,
        /// Which colour.
        colour: Colour,
        /// For the first amount, or for the second.
        prize: Prize,
        /// How much.
        points: u8,
    },
    /// The last box of a phase was ticked in this round.
    PhaseEnded(u8),
    /// The last phase ended.
    Over,
}

impl Event {
    /// Returns the points that it brings: to whom, from which source, how many.
    pub fn scored(self) -> Option<(Player, Source, u8)> {
        match self {
            Event::Sold { player, points, .. } => Some((player, Source::Sales, points)),
            Event::Completed { player, colour, points, .. } => Some((player, Source::Areas(colour), points)),
            Event::Finished { player, points, .. } => Some((player, Source::Colours, points)),
            _ => None,
        }
    }
}

/// Takes what happens.
pub(crate) type Sink<'a> = &'a mut dyn FnMut(Event);
