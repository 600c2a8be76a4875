//! What is printed on the sheets and the dice.

use super::layout::Layout;
use super::{Bonus, Colour, Duchy};

/// Phases of a game.
pub const PHASES: u8 = 3;

/// Boxes in each time column.
pub const BOXES: u8 = 10;

/// Rounds of a phase in One and Only.
pub const SOLO_ROUNDS: u8 = 8;

/// Faces of the hourglass die that show double; the other four show one. Probable: it fits the length of games.
pub const DOUBLE_FACES: u32 = 2;

/// Faces of the hourglass die.
pub const FACES: u32 = 6;

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

impl Layout {
    /// Returns what the whole area of a hex is worth in a phase, counted from 0.
    pub fn area_points(&self, hex: u8, phase: u8) -> u8 {
        AREA_POINTS[self.area(hex).len() as usize - 1][usize::from(phase)] * self.colour(hex).factor()
    }
}
