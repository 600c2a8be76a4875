//! Hexagons with a point on top and slopes of exactly 2:1, so that every edge is a clean stair.

use embedded_graphics::geometry::Point;
use rules_core::hex;

/// A size of hexagon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hexagon {
    /// Pixels across; a multiple of four.
    pub width: i32,
    /// Pixels down.
    pub height: i32,
}

/// A space of the board.
pub const SPACE: Hexagon = Hexagon { width: 28, height: 30 };
/// A space of an estate that is wider than a hexagon of 37.
pub const NARROW: Hexagon = Hexagon { width: 24, height: 26 };
/// Twice the space, for help pages.
pub const GIANT: Hexagon = Hexagon { width: 56, height: 60 };
/// A space of a small map.
pub const MINI: Hexagon = Hexagon { width: 8, height: 7 };
/// A tile in a strip or a list, and a space of a map to choose.
pub const SMALL: Hexagon = Hexagon { width: 16, height: 15 };
/// In front of a row of a list.
pub const BULLET: Hexagon = Hexagon { width: 12, height: 11 };

/// The sides of a hexagon, clockwise from the upper left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Side {
    /// Upper left.
    UpperLeft,
    /// Upper right.
    UpperRight,
    /// Right.
    Right,
    /// Lower right.
    LowerRight,
    /// Lower left.
    LowerLeft,
    /// Left.
    Left,
}

impl Side {
    /// All six.
    pub const ALL: [Side; 6] =
        [Side::UpperLeft, Side::UpperRight, Side::Right, Side::LowerRight, Side::LowerLeft, Side::Left];
}

impl Hexagon {
    /// Returns the width of row `y` of the hexagon grown by `grow` pixels on every side (shrunk if negative); 0 outside
    /// of it.
    pub fn row(self, y: i32, grow: i32) -> i32 {
        let from_tip = y.min(self.height - 1 - y) + grow;
        if from_tip < 0 { 0 } else { (4 + 4 * from_tip).min(self.width + 2 * grow) }
    }

    /// Returns how many rows a slope has.
    pub const fn slope(self) -> i32 {
        self.width / 4 - 1
    }

    /// Returns the way to the space across each side, in the order of [`Side::ALL`], if spaces are packed tight.
    pub fn steps(self) -> [Point; 6] {
        let pitch = self.height - self.slope();
        STEPS.map(|(down, right)| Point::new(self.width / 2 * i32::from(right), pitch * i32::from(down)))
    }

    /// Returns the corner of this space of the 37, if the first row starts at `origin` and spaces are packed tight.
    pub fn corner(self, origin: Point, space: u8) -> Point {
        let (row, x) = spot(space);
        let pitch = self.height - self.slope();
        origin + Point::new(self.width / 2 * i32::from(x), pitch * i32::from(row))
    }
}

/// Rows down and half spaces right to the space across each side.
const STEPS: [(i8, i8); 6] = [(-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1), (0, -2)];

/// The space across each side of each of the 37 spaces, in the order of [`Side::ALL`].
pub const ACROSS: [[Option<u8>; 6]; hex::SPACES] = {
    let mut spots = [(0, 0); hex::SPACES];
    let mut space = 0;
    while space < hex::SPACES {
        spots[space] = spot(space as u8);
        space += 1;
    }
    across(&spots)
};

/// Returns the space across each side of each of `spots`, which give the row of a space, and how many half spaces it is
/// from the left.
pub const fn across<const N: usize>(spots: &[(i8, i8); N]) -> [[Option<u8>; 6]; N] {
    let mut table = [[None; 6]; N];
    let mut i = 0;
    while i < N * N * 6 {
        let (space, other, side) = (i / 6 / N, i / 6 % N, i % 6);
        let ((row, x), (down, right)) = (spots[space], STEPS[side]);
        if spots[other].0 == row + down && spots[other].1 == x + right {
            table[space][side] = Some(other as u8);
        }
        i += 1;
    }
    table
}

/// Returns where a space lies: its row, and how many half spaces it is from the left of the widest row.
pub const fn spot(space: u8) -> (i8, i8) {
    let (row, column) = hex::row_column(space);
    (row as i8, 7 - hex::ROWS[row as usize] as i8 + 2 * column as i8)
}
