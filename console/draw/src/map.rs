//! The hexagon of 37 spaces on the screen, and the dice beside it.

use embedded_graphics::geometry::Point;
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::hex::WideSpaces;

use crate::hexagon::{ACROSS, Hexagon, SPACE, Side};
use crate::pen::{Pen, Sign};
use crate::theme::{COMPLETE, CURSOR, INK, mix};

/// Returns the corner of a space of the large map.
pub fn corner(space: u8) -> Point {
    SPACE.corner(Point::new(22, 20), space)
}

/// Draws the lines between hexes: soft within an area, dark between two, gold around a completed one.
pub fn borders(pen: &mut Pen<'_>, space: u8, face: Rgb565, area: impl Into<WideSpaces>, whole: bool) {
    edges(pen, (corner(space), SPACE), ACROSS[usize::from(space)], face, area, whole);
}

/// Draws the lines around a hex of any size, with the spaces across its sides.
pub fn edges(
    pen: &mut Pen<'_>,
    (at, size): (Point, Hexagon),
    across: [Option<u8>; 6],
    face: Rgb565,
    area: impl Into<WideSpaces>,
    whole: bool,
) {
    let area = area.into();
    let soft = mix(face, INK, 40);
    for (side, neighbour) in Side::ALL.into_iter().zip(across) {
        let inside = neighbour.is_some_and(|other| area.contains(other));
        match (inside, whole) {
            (true, true) => {}
            (true, false) => pen.side(at, size, side, 1, soft),
            (false, true) => {
                pen.side(at, size, side, 3, COMPLETE);
                pen.side(at, size, side, 1, INK);
            }
            (false, false) => pen.side(at, size, side, 1, INK),
        }
    }
}

/// Draws the cursor around a hex.
pub fn cursor(pen: &mut Pen<'_>, at: Point) {
    cursor_around(pen, at, SPACE);
}

/// Draws the cursor around a hex of any size.
pub fn cursor_around(pen: &mut Pen<'_>, at: Point, size: Hexagon) {
    pen.ring(at, size, 3, 2, false, INK);
    pen.ring(at, size, 2, -1, false, CURSOR);
    pen.ring(at, size, -1, -2, false, INK);
}

/// Draws a die with pips; without any it is blank.
pub fn die(pen: &mut Pen<'_>, x: i32, y: i32, side: u32, pip: u8, face: Rgb565, dots: Rgb565) {
    pen.sign(Sign::Die(pip));
    pen.rounded(x, y, side, side, face);
    /// Pips by place, row by row: bit 0 is the upper left.
    const PIPS: [u16; 7] =
        [0, 0b000_010_000, 0b001_000_100, 0b001_010_100, 0b101_000_101, 0b101_010_101, 0b101_101_101];
    let dot = if side > 18 {
        4
    } else if side > 14 {
        3
    } else {
        2
    };
    let pitch = (side as i32 - dot - 4) / 2;
    let margin = (side as i32 - 2 * pitch - dot) / 2;
    for at in (0..9).filter(|at| PIPS[usize::from(pip) % 7] >> at & 1 == 1) {
        let (column, row) = (at % 3, at / 3);
        let (x, y) = (x + margin + pitch * column, y + margin + pitch * row);
        if dot > 2 {
            pen.rounded(x, y, dot as u32, dot as u32, dots);
        } else {
            pen.fill(x, y, dot as u32, dot as u32, dots);
        }
    }
}
