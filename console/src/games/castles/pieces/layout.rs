//! Where spaces and stocks of an estate lie on the screen: a hexagon with its corners, the islands of the solo game, or
//! one half of a team's estate and the beginning of the other.

use draw::hexagon::{ACROSS, Hexagon, MINI, NARROW, SPACE, across, spot};
use draw::map;
use draw::pen::Pen;
use draw::theme::{INK, mix, rgb};
use embedded_graphics::geometry::Point;
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::Player;
use rules_core::castles::estate::{Link, MOST_SPACES};
use rules_core::castles::{Estate, tables};
use rules_core::hex::{SPACES, WideSpaces as Spaces};
use texts::{Text, castles as say};

use super::paint;
use crate::Button;
use crate::game::step;
use crate::games::castles::seat::Seat;
use crate::records::settings::Settings;

/// How an estate lies on the screen.
#[derive(Debug)]
pub struct Layout {
    /// The size of spaces and stored tiles.
    pub size: Hexagon,
    /// Where stored tiles lie: three, or the player's own and those that the team shares.
    pub store: &'static [Point],
    /// The words for them.
    pub store_words: &'static [(Point, Text)],
    /// The two dice, and how large they are.
    pub dice: ([Point; 2], u32),
    /// The white die, and how large it is.
    pub white: (Point, u32),
    /// The first of the goods.
    pub goods: Point,
    shape: Shape,
}

#[derive(Debug)]
enum Shape {
    Hexagon,
    Islands(Islands),
    /// A team's, scrolled by this many pixels to the left.
    Halves(i32),
}

#[derive(Debug)]
struct Islands {
    /// The corner of each space.
    places: [(u8, u8); SPACES],
    /// Where rivers bend.
    bends: &'static [(Link, &'static [(u8, u8)])],
}

/// The hexagon of 37 spaces.
static HEXAGON: Layout = Layout {
    size: SPACE,
    store: &[Point::new(15, 140), Point::new(1, 164), Point::new(29, 164)],
    store_words: &[(Point::new(2, 130), say::ESTATE_STORE)],
    dice: ([Point::new(5, 24), Point::new(32, 24)], 22),
    white: (Point::new(6, 53), 17),
    goods: Point::new(205, 146),
    shape: Shape::Hexagon,
};

/// No. 13a and no. 13b: no two spaces touch that do not touch by land, and no river runs under a space.
static SOLO: [Layout; 2] = [
    solo(Islands {
        places: [
            (76, 43),
            (100, 43),
            (124, 43),
            (148, 43),
            (88, 64),
            (112, 64),
            (136, 64),
            (160, 64),
            (100, 85),
            (124, 85),
            (148, 85),
            (108, 127),
            (132, 127),
            (156, 127),
            (180, 127),
            (96, 148),
            (120, 148),
            (144, 148),
            (168, 148),
            (192, 148),
            (108, 169),
            (132, 169),
            (156, 169),
            (180, 169),
            (12, 43),
            (36, 43),
            (0, 64),
            (24, 64),
            (48, 64),
            (12, 85),
            (36, 85),
            (24, 127),
            (48, 127),
            (12, 148),
            (36, 148),
            (0, 169),
            (24, 169),
        ],
        bends: &[
            ((0, 30), &[(80, 74), (79, 90), (70, 98)]),
            ((15, 9), &[(101, 140), (101, 119), (126, 119), (130, 106)]),
            ((9, 19), &[(142, 106), (146, 119), (211, 119), (211, 140)]),
        ],
    }),
    solo(Islands {
        places: [
            (44, 43),
            (76, 45),
            (12, 45),
            (0, 66),
            (24, 66),
            (12, 87),
            (36, 87),
            (64, 66),
            (76, 87),
            (106, 43),
            (130, 43),
            (154, 43),
            (178, 43),
            (146, 79),
            (113, 81),
            (120, 118),
            (108, 139),
            (132, 139),
            (157, 107),
            (181, 107),
            (18, 117),
            (66, 115),
            (90, 115),
            (54, 136),
            (78, 136),
            (66, 157),
            (0, 147),
            (24, 147),
            (12, 168),
            (36, 168),
            (116, 168),
            (216, 110),
            (162, 147),
            (186, 147),
            (210, 147),
            (174, 168),
            (198, 168),
        ],
        bends: &[((13, 19), &[(185, 103)])],
    }),
];

const fn solo(islands: Islands) -> Layout {
    const STORE: &[Point] = &[Point::new(216, 46), Point::new(192, 73), Point::new(216, 73)];
    const WORD: &[(Point, Text)] = &[(Point::new(206, 99), say::ESTATE_STORE)];
    narrow(STORE, WORD, Shape::Islands(islands))
}

/// Returns an estate that is wider than a hexagon, with dice and stocks in one row above it.
const fn narrow(store: &'static [Point], store_words: &'static [(Point, Text)], shape: Shape) -> Layout {
    Layout {
        size: NARROW,
        store,
        store_words,
        dice: ([Point::new(5, 23), Point::new(27, 23)], 17),
        white: (Point::new(141, 25), 13),
        goods: Point::new(156, 21),
        shape,
    }
}

/// How far a team's estate scrolls.
const SCROLL: i32 = 72;

/// A team's estate with its left half in sight, and with its right half. Storage lies in the notches between the halves
/// and in the outer corners.
static TEAM: [Layout; 2] = [
    narrow(
        &[Point::new(2, 43), Point::new(2, 169), Point::new(144, 43), Point::new(144, 169)],
        &[
            (Point::new(3, 71), say::STORE_OWN),
            (Point::new(3, 157), say::STORE_OWN),
            (Point::new(144, 71), say::STORE_TEAM),
            (Point::new(144, 157), say::STORE_TEAM),
        ],
        Shape::Halves(0),
    ),
    narrow(
        &[Point::new(214, 43), Point::new(214, 169), Point::new(72, 43), Point::new(72, 169)],
        &[
            (Point::new(218, 71), say::STORE_OWN),
            (Point::new(218, 157), say::STORE_OWN),
            (Point::new(72, 71), say::STORE_TEAM),
            (Point::new(72, 157), say::STORE_TEAM),
        ],
        Shape::Halves(SCROLL),
    ),
];

/// The row of each space of a team's estate, and how many half spaces it is from the left.
static HALVES: [(i8, i8); MOST_SPACES] = {
    let mut table = [(0, 0); MOST_SPACES];
    let mut space = 0;
    while space < MOST_SPACES {
        table[space] = if space < SPACES {
            spot(space as u8)
        } else {
            // The right half has no first space in its middle row: it is the last one of the left half.
            let right = space - SPACES;
            let (row, x) = spot((right + (right >= 15) as usize) as u8);
            (row, x + 12)
        };
        space += 1;
    }
    table
};

/// The space across each side of each space of a team's estate.
static ACROSS_HALVES: [[Option<u8>; 6]; MOST_SPACES] = across(&HALVES);

/// Returns the row of a space of a team's estate, and how many half spaces it is from the left.
pub fn halves(space: u8) -> (i8, i8) {
    HALVES[usize::from(space) % MOST_SPACES]
}

/// Returns how the estate with this number lies on the screen; of a team's, with its left half in sight.
pub fn of_estate(number: u8) -> &'static Layout {
    if tables::TEAM_ESTATES.contains(&number) {
        return &TEAM[0];
    }
    let solo = number.checked_sub(*tables::SOLO_ESTATES.start());
    solo.and_then(|nth| SOLO.get(usize::from(nth))).unwrap_or(&HEXAGON)
}

/// Returns how a player's estate lies on the screen, with this space in sight.
pub fn of(seat: &Seat<'_>, player: Player, space: u8) -> &'static Layout {
    let layout = of_estate(seat.game.position().duchy(player).estate);
    let right = matches!(layout.shape, Shape::Halves(_)) && usize::from(space) < MOST_SPACES && halves(space).1 > 12;
    if right { &TEAM[1] } else { layout }
}

impl Layout {
    /// Returns whether its spaces are narrow, with dice and stocks in one row above them.
    pub fn is_narrow(&self) -> bool {
        self.size == NARROW
    }

    /// Returns whether it is a team's.
    pub const fn is_team(&self) -> bool {
        matches!(self.shape, Shape::Halves(_))
    }

    /// Returns whether a space is in sight.
    pub fn shows(&self, space: u8) -> bool {
        (0..=240 - self.size.width).contains(&self.corner(space).x)
    }

    /// Returns the corner of a space.
    #[inline(never)]
    pub fn corner(&self, space: u8) -> Point {
        match &self.shape {
            Shape::Hexagon => map::corner(space),
            Shape::Islands(islands) => point(islands.places[usize::from(space) % SPACES]),
            Shape::Halves(scroll) => {
                let (row, x) = halves(space);
                Point::new(12 * i32::from(x) - scroll, 43 + 21 * i32::from(row))
            }
        }
    }

    /// Returns where a spot lies: a space, or a stored tile after all spaces.
    pub fn spot(&self, spot: u8) -> Option<Point> {
        match usize::from(spot).checked_sub(MOST_SPACES) {
            Some(storage) => self.store.get(storage).copied(),
            None => Some(self.corner(spot)),
        }
    }

    /// Returns the next target: left and right go in reading order, up and down to the nearest one.
    pub fn step(&self, from: u8, targets: Spaces, button: Button) -> u8 {
        match &self.shape {
            Shape::Hexagon => step::on_hexagon(from, targets, button),
            Shape::Halves(_) => step::on_spaces(from, targets, button, &halves),
            // Islands don't lie in rows: spaces of nearly the same height count as one.
            Shape::Islands(_) => step::on_spaces(from, targets, button, &|space| {
                let at = self.corner(space);
                (((at.y - 33) / 21) as i8, (at.x / 12) as i8)
            }),
        }
    }

    /// Draws the lines around a space: soft within an area, dark around it, gold around a whole one.
    pub fn borders(&self, pen: &mut Pen<'_>, estate: &Estate, space: u8, face: Rgb565, whole: bool) {
        let at = self.corner(space);
        let across = match &self.shape {
            Shape::Hexagon => ACROSS[usize::from(space) % SPACES],
            Shape::Halves(_) => ACROSS_HALVES[usize::from(space) % MOST_SPACES],
            Shape::Islands(_) => {
                let (steps, mut across) = (self.size.steps(), [None; 6]);
                for other in estate.neighbours(space) {
                    let apart = self.corner(other) - at;
                    if let Some(side) = steps.iter().position(|&step| step == apart) {
                        across[side] = Some(other);
                    }
                }
                across
            }
        };
        map::edges(pen, (at, self.size), across, face, estate.area(space), whole);
    }

    /// Draws the rivers: bright where a tile lies at one end.
    pub fn rivers(&self, pen: &mut Pen<'_>, estate: &Estate, filled: Spaces) {
        let Shape::Islands(islands) = &self.shape else { return };
        for &(a, b) in estate.rivers() {
            let bends = islands.bends.iter().find(|(link, _)| *link == (a, b)).map_or(&[][..], |(_, bends)| bends);
            let reached = filled.contains(a) || filled.contains(b);
            let water = if reached { WATER } else { mix(rgb(0x1a12), WATER, 30) };
            let middle = |space| self.corner(space) + Point::new(self.size.width / 2, self.size.height / 2);
            for (width, colour) in [(7, INK), (5, water)] {
                let mut from = middle(a);
                for to in bends.iter().map(|&bend| point(bend)).chain([middle(b)]) {
                    band(pen, from, to, width, colour);
                    from = to;
                }
            }
        }
    }
}

/// A river that leads on.
const WATER: Rgb565 = rgb(0x751e);

fn point((x, y): (u8, u8)) -> Point {
    Point::new(x.into(), y.into())
}

/// Draws a straight band, with a square end: of rectangles as long as it keeps its row, or its column where it is
/// steep.
fn band(pen: &mut Pen<'_>, from: Point, to: Point, width: i32, colour: Rgb565) {
    let (way, half) = (to - from, width / 2);
    let upright = way.y.abs() > way.x.abs();
    let (steps, begin, sign) =
        if upright { (way.y.abs(), from.y, way.y.signum()) } else { (way.x.abs(), from.x, way.x.signum()) };
    let row = |step| if upright { from.x + way.x * step / steps.max(1) } else { from.y + way.y * step / steps.max(1) };
    let (mut start, mut at) = (0, row(0));
    for step in 1..=steps + 1 {
        let next = row(step);
        if step <= steps && next == at {
            continue;
        }
        let low = (begin + sign * start).min(begin + sign * (step - 1));
        let (length, side) = ((step - start) as u32, width as u32);
        match upright {
            true => pen.fill(at - half, low, side, length, colour),
            false => pen.fill(low, at - half, length, side, colour),
        }
        (start, at) = (step, next);
    }
    pen.fill(to.x - half, to.y - half, width as u32, width as u32, colour);
}

/// Draws a small map of an estate, some 56 or 80 pixels wide: bright where a tile lies.
pub fn map(pen: &mut Pen<'_>, settings: &Settings, number: u8, estate: &Estate, filled: Spaces, at: Point) {
    let layout = of_estate(number);
    match layout.shape {
        Shape::Hexagon => return paint::map(pen, settings, estate, filled, at, MINI),
        Shape::Halves(_) => return squares(pen, settings, estate, filled, at, 6),
        Shape::Islands(_) => {}
    }
    for space in *estate.all() {
        let tint = paint::tint(settings, estate.kind(space));
        let spot = layout.corner(space) - Point::new(0, 43);
        let corner = at + Point::new(spot.x / 3, spot.y * 2 / 7);
        pen.hexagon(corner, MINI, 0, if filled.contains(space) { tint.tile } else { tint.empty });
    }
}

/// Draws a map of a team's estate, a square for each space: bright where a tile lies.
pub fn squares(pen: &mut Pen<'_>, settings: &Settings, estate: &Estate, filled: Spaces, at: Point, side: i32) {
    for space in 0..estate.spaces() {
        let (row, x) = halves(space);
        let tint = paint::tint(settings, estate.kind(space));
        let colour = if filled.contains(space) { tint.tile } else { tint.empty };
        let inner = if side > 4 { side - 1 } else { side } as u32;
        pen.fill(at.x + side * i32::from(x) / 2, at.y + side * i32::from(row), inner, inner, colour);
    }
}

#[cfg(test)]
mod tests {
    use rules_core::castles::Edition;

    use super::*;

    /// Two spaces lie side by side exactly where they touch by land, and all lie on the screen apart from each other.
    #[test]
    fn islands_lie_as_they_touch() {
        for number in tables::TEAM_ESTATES.chain(tables::SOLO_ESTATES) {
            let (layout, estate) = (of_estate(number), tables::estate(Edition::E2019, number).unwrap());
            for a in *estate.all() {
                let at = layout.corner(a);
                let last = if layout.is_team() { 216 + SCROLL } else { 216 };
                assert!((0..=last).contains(&at.x) && (43..=169).contains(&at.y), "{a}");
                for b in estate.all().filter(|&b| b != a) {
                    let apart = layout.corner(b) - at;
                    let beside = layout.size.steps().contains(&apart);
                    let river = estate.rivers().iter().any(|&link| link == (a, b) || link == (b, a));
                    assert_eq!(beside, estate.neighbours(a).contains(b) && !river, "{number}: {a} {b}");
                    assert!(beside || apart.x.abs() >= 24 || apart.y.abs() >= 21, "{number}: {a} {b}");
                }
            }
        }
    }
}
