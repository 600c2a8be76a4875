//! Where points come from, and the races for the colours.

use super::Colour;
use super::tables::FINISH_POINTS;
use crate::{MAX_PLAYERS, Phrase, Player};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Whole areas of a colour.
    Areas(Colour),
    /// Commodities sold.
    Sales,
    /// First and second to finish a colour.
    Colours,
}

impl Source {
    /// All of them, in the order of the sheet.
    pub const ALL: [Source; 8] = [
        Source::Areas(Colour::Purple),
        Source::Areas(Colour::Grey),
        Source::Areas(Colour::Blue),
        Source::Areas(Colour::Orange),
        Source::Areas(Colour::Green),
        Source::Areas(Colour::Yellow),
        Source::Sales,
        Source::Colours,
    ];

    pub(super) const fn index(self) -> usize {
        match self {
            Source::Areas(colour) => colour as usize,
            Source::Sales => 6,
            Source::Colours => 7,
        }
    }
}

impl Phrase for Source {
    fn phrase(&self) -> &'static str {
        match self {
            Source::Areas(Colour::Purple) => "monasteries",
            Source::Areas(Colour::Grey) => "mines",
            Source::Areas(Colour::Blue) => "rivers",
            Source::Areas(Colour::Orange) => "cities",
            Source::Areas(Colour::Green) => "castles",
            Source::Areas(Colour::Yellow) => "pastures",
            Source::Sales => "sales",
            Source::Colours => "finished colours",
        }
    }
}

/// Who has had the points for finishing a colour.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Race {
    first: u8,
    second: u8,
}

impl Race {
    /// Returns which amount this player had.
    pub fn prize(self, player: Player) -> Option<Prize> {
        let has = |mask: u8| mask >> player.0 & 1 == 1;
        if has(self.first) {
            Some(Prize::First)
        } else if has(self.second) {
            Some(Prize::Second)
        } else {
            None
        }
    }

    /// Gives an amount to players, one bit each.
    pub(super) fn give(&mut self, prize: Prize, winners: u8) {
        match prize {
            Prize::First => self.first |= winners,
            Prize::Second => self.second |= winners,
        }
    }

    /// Returns whether the first amount is gone.
    pub fn first_is_gone(self) -> bool {
        self.first != 0
    }

    /// Returns whether both amounts are gone.
    pub fn is_over(self) -> bool {
        self.second != 0
    }
}

/// The two amounts for finishing a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prize {
    /// For all who finish it in the first round in which anybody does.
    First,
    /// For all who finish it in the next such round.
    Second,
}

impl Prize {
    /// Returns the points for a colour.
    pub fn points(self, colour: Colour) -> u8 {
        FINISH_POINTS[colour as usize].1[self as usize]
    }
}

const _: () = assert!(MAX_PLAYERS <= u8::BITS as usize, "a race has a bit per player");
