//! What is printed on the sheets and the dice.

use serde::{Deserialize, Serialize};

use super::Duchy;
use super::layout::Layout;
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

/// Phases of a game.
pub const PHASES: u8 = 3;

/// Boxes in each time column.
pub const BOXES: u8 = 10;

/// Rounds of a phase in One and Only.
pub const SOLO_ROUNDS: u8 = 8;

/// Faces of the hourglass die that show double; the other four show one. Probable: it fits the length of games.
pub const DOUBLE_FACES: u32 = 2;

/// Points for each commodity sold; it brings one silver too.
pub const SALE_POINTS: u8 = 2;

/// Points for a whole area: by size, then by phase.
#[rustfmt::skip]
pub const AREA_POINTS: [[u8; PHASES as usize]; 4] = [
    //   I  II III
    [    1,  1,  1],
    [    4,  3,  2],
    [    8,  6,  4],
    [   13, 10,  7],
];

/// Points for the first and for the second to mark every hex of a colour. Yellow is in the rulebook; the others are
/// probable, purple less so.
#[rustfmt::skip]
pub const FINISH_POINTS: [(Colour, [u8; 2]); 6] = [
    (Colour::Purple, [3, 2]),
    (Colour::Grey,   [3, 1]),
    (Colour::Blue,   [4, 2]),
    (Colour::Orange, [6, 3]),
    (Colour::Green,  [3, 1]),
    (Colour::Yellow, [4, 2]),
];

/// Our own layouts, all of them design values: the printed sheets are not known hex by hex. A has the areas that the
/// rulebook gives for the printed A. Letters: P monastery, G mine, B river, O city, K castle, Y pasture.
static LAYOUTS: [Layout; 4] = [
    Layout::draw(
        b"    O Y P P
             O O Y K O
            Y K O B P G
           B B P P B O G
            O O Y Y K B
             O K G G B
              P P Y Y",
        [Bonus::Worker, Bonus::Silver, Bonus::Monk, Bonus::Commodity],
    ),
    Layout::draw(
        b"    O O P P
             O Y K Y P
            G G B P B O
           G K O P Y K O
            B Y O O G O
             Y Y K P P
              B B B Y",
        [Bonus::Commodity, Bonus::Worker, Bonus::Monk, Bonus::Silver],
    ),
    Layout::draw(
        b"    Y P B O
             O K G P O
            G P G B K Y
           P Y P B B B O
            Y K O O P O
             G O B K P
              O Y Y Y",
        [Bonus::Commodity, Bonus::Silver, Bonus::Monk, Bonus::Worker],
    ),
    Layout::draw(
        b"    P Y Y B
             O B O K Y
            O Y O O P P
           B K P K G P P
            B P Y G G G
             O Y B K Y
              O B O O",
        [Bonus::Silver, Bonus::Worker, Bonus::Commodity, Bonus::Monk],
    ),
];

impl Duchy {
    /// Returns where its hexes, areas and castles lie.
    pub fn layout(self) -> &'static Layout {
        &LAYOUTS[self as usize]
    }
}
