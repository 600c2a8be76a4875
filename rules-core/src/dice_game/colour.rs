//! The colours of hexes and dice, and the bonuses.

use serde::{Deserialize, Serialize};

use crate::Phrase;

/// The six colours of hexes, and of the faces of a colour die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    /// Monasteries: 1 or 2.
    Purple,
    /// Mines: 3 or 4.
    Grey,
    /// Rivers: 5 or 6.
    Blue,
    /// Cities: all numbers different.
    Orange,
    /// Castles: a number that stands next to it.
    Green,
    /// Pastures: all numbers equal.
    Yellow,
}

impl Colour {
    /// All of them, in the order of the sheet.
    pub const ALL: [Colour; 6] =
        [Colour::Purple, Colour::Grey, Colour::Blue, Colour::Orange, Colour::Green, Colour::Yellow];

    /// Returns the bonus for a whole area. A castle's depends on its square, and pastures give points only.
    pub const fn bonus(self) -> Option<Bonus> {
        match self {
            Colour::Purple => Some(Bonus::Monk),
            Colour::Grey => Some(Bonus::Silver),
            Colour::Blue => Some(Bonus::Commodity),
            Colour::Orange => Some(Bonus::Worker),
            Colour::Green | Colour::Yellow => None,
        }
    }

    /// Returns the two numbers that its hexes take, whatever stands beside them; `None` where that decides.
    pub const fn numbers(self) -> Option<[u8; 2]> {
        match self {
            Colour::Purple => Some([1, 2]),
            Colour::Grey => Some([3, 4]),
            Colour::Blue => Some([5, 6]),
            Colour::Orange | Colour::Green | Colour::Yellow => None,
        }
    }

    /// Returns what multiplies the points of an area.
    pub const fn factor(self) -> u8 {
        if matches!(self, Colour::Yellow) { 2 } else { 1 }
    }
}

impl Phrase for Colour {
    fn phrase(&self) -> &'static str {
        match self {
            Colour::Purple => "purple",
            Colour::Grey => "grey",
            Colour::Blue => "blue",
            Colour::Orange => "orange",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }
}

/// What a whole area can bring beside points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bonus {
    /// Changes the colour of a die.
    Monk,
    /// Pays for a second hex.
    Silver,
    /// Can be sold when the hourglass shows double.
    Commodity,
    /// Changes the number of a die.
    Worker,
}

impl Bonus {
    /// All of them, in the order of the sheet.
    pub const ALL: [Bonus; 4] = [Bonus::Monk, Bonus::Silver, Bonus::Commodity, Bonus::Worker];
}

impl Phrase for Bonus {
    fn phrase(&self) -> &'static str {
        match self {
            Bonus::Monk => "monk",
            Bonus::Silver => "silver",
            Bonus::Commodity => "commodity",
            Bonus::Worker => "worker",
        }
    }
}
