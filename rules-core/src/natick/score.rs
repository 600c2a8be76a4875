//! Points and where they come from.

use super::Colony;
use super::tables::POINTS;
use crate::Phrase;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Source {
    /// Villages.
    Villages,
    /// Towns.
    Towns,
    /// Traders.
    Traders,
    /// Knights.
    Knights,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 4] = [Source::Villages, Source::Towns, Source::Traders, Source::Knights];

    /// Returns the points of one of them.
    pub const fn each(self) -> i16 {
        POINTS[self as usize]
    }

    /// Returns the points that a colony has from it.
    pub const fn points(self, colony: &Colony) -> i16 {
        let count = match self {
            Source::Villages => colony.villages().len(),
            Source::Towns => colony.towns().len(),
            Source::Traders => colony.traders().len(),
            Source::Knights => colony.knight_count(),
        };
        count as i16 * self.each()
    }
}

impl Phrase for Source {
    fn phrase(&self) -> &'static str {
        ["villages", "towns", "traders", "knights"][*self as usize]
    }
}
