//! The map: 23 towns, their ways with goods, stations and merchants.

use draw::chrome;
use draw::pen::{Pen, text_width};
use draw::theme::{GROUND, INK, LEGAL, PAPER, TEXT, TINY};
use embedded_graphics::geometry::Point;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::primitives::Rectangle;
use rules_core::orleans::map::{WAYS, Way};
use rules_core::orleans::{Action, DIGNITARY_TOWNS, Lying, Position, Scenario, Town, citizen};
use rules_core::{Game, Player};
use texts::{Language, Text, orleans as say};

use crate::Button;
use crate::games::orleans::pieces::paint::{self, area};
use crate::games::orleans::pieces::{icons, palette};
use crate::games::orleans::seat::Seat;
use crate::games::orleans::words::names;

/// The middle of each town.
const TOWNS: [(i32, i32); 23] = [
    (136, 74),
    (101, 29),
    (160, 29),
    (12, 62),
    (89, 59),
    (206, 56),
    (62, 82),
    (96, 97),
    (201, 87),
    (38, 112),
    (11, 140),
    (85, 122),
    (148, 124),
    (62, 143),
    (179, 140),
    (218, 124),
    (30, 170),
    (74, 169),
    (114, 153),
    (226, 160),
    (104, 185),
    (148, 183),
    (192, 168),
];

/// Where merchants stand, from the middle of each town.
const BESIDE: [(i32, i32); 23] = {
    const UP: (i32, i32) = (0, -16);
    const DOWN: (i32, i32) = (0, 16);
    const LEFT: (i32, i32) = (-16, 0);
    const RIGHT: (i32, i32) = (16, 0);
    [
        UP,
        DOWN,
        DOWN,
        UP,
        DOWN,
        UP,
        (-12, 11),
        UP,
        RIGHT,
        LEFT,
        UP,
        RIGHT,
        LEFT,
        LEFT,
        UP,
        RIGHT,
        LEFT,
        UP,
        UP,
        DOWN,
        LEFT,
        UP,
        DOWN,
    ]
};

/// Where the names begin: each is nearest to its own town, and clear of the others.
const NAMES: [(i32, i32); 23] = [
    (115, 57),
    (95, 37),
    (149, 37),
    (2, 70),
    (32, 42),
    (180, 64),
    (41, 90),
    (81, 80),
    (183, 95),
    (1, 107),
    (1, 123),
    (80, 130),
    (127, 107),
    (40, 126),
    (162, 123),
    (191, 107),
    (6, 153),
    (83, 164),
    (123, 152),
    (203, 143),
    (48, 184),
    (157, 179),
    (135, 162),
];

/// Returns the middle of a town.
pub fn middle(town: Town) -> Point {
    let (x, y) = TOWNS[town as usize];
    Point::new(x, y)
}

/// Returns the square of a town around its middle.
fn square(at: Point) -> Rectangle {
    area(at.x - 7, at.y - 7, 15, 15)
}

/// Returns the short name on the map, where names are close together.
const fn label(town: Town) -> Text {
    match town {
        Town::Montrichard => say::MAP_MONTRICHARD,
        Town::Chatellerault => say::MAP_CHATELLERAULT,
        Town::Chateauroux => say::MAP_CHATEAUROUX,
        _ => names::town(town),
    }
}

/// Returns the box of a name on the map.
fn name_box(town: Town, language: Language) -> Rectangle {
    let (x, y) = NAMES[town as usize];
    area(x, y, text_width(TINY, &label(town).line(language)) as u32, 10)
}

/// Returns the corners of a way that bends, between its ends.
fn bends(way: usize) -> &'static [(i32, i32)] {
    match way {
        2 => &[(48, 189), (80, 190)],
        25 => &[(12, 162)],
        26 => &[(28, 148)],
        _ => &[],
    }
}

/// Returns the points of a way from its first town to its second.
fn points(way: usize) -> impl Iterator<Item = Point> + Clone {
    let [from, to] = WAYS[way].ends.map(middle);
    let bends = bends(way).iter().map(|&(x, y)| Point::new(x, y));
    core::iter::once(from).chain(bends).chain([to])
}

/// Returns the point at `percent` of a way.
fn along(way: usize, percent: i32) -> Point {
    let length = |a: Point, b: Point| ((b.x - a.x).pow(2) + (b.y - a.y).pow(2)).isqrt();
    let pieces = || points(way).zip(points(way).skip(1));
    let mut left = pieces().map(|(a, b)| length(a, b)).sum::<i32>() * percent / 100;
    for (a, b) in pieces() {
        let piece = length(a, b).max(1);
        if left <= piece {
            return Point::new(a.x + (b.x - a.x) * left / piece, a.y + (b.y - a.y) * left / piece);
        }
        left -= piece;
    }
    middle(WAYS[way].ends[1])
}

/// Returns the middle of a goods space of a way.
fn goods_at(table: &Position, way: usize, space: usize) -> Point {
    let single = WAYS[way].spaces(table.setup.players) == 1 && table.map[way][1].is_none();
    let percent = match (way, space) {
        (12, _) => 60,
        _ if single => 50,
        (5, 0) => 33,
        (5, _) => 62,
        (6, 0) => 34,
        (6, _) => 68,
        (7, 0) => 36,
        (7, _) => 66,
        (8, 0) => 46,
        (8, _) => 74,
        (_, 0) => 36,
        _ => 64,
    };
    along(way, percent)
}

/// The button that ends what is done on the map.
pub const BUTTON: Rectangle = area(2, 21, 60, 18);

/// Returns where an action is on the map, and the point by which the cursor finds it.
pub fn aim(seat: &Seat<'_>, action: Action) -> Option<(Rectangle, Point)> {
    let table = seat.game.position();
    let small = |at: Point| Some((area(at.x - 6, at.y - 6, 13, 13), at));
    // Two ways may lead to the same town: each ends at its own side of it.
    let end = |way: u8, from: Town, percent: i32| {
        let index = usize::from(way);
        let to = WAYS[index].beyond(from);
        (to, along(index, if WAYS[index].ends[1] == to { percent } else { 100 - percent }))
    };
    match action {
        Action::Travel { way, take: Some(space) } | Action::Build { way, space } | Action::Drought { way, space } => {
            small(goods_at(table, way.into(), space.into()))
        }
        Action::Travel { way, take: None } => {
            let (to, point) = end(way, table.holdings[seat.player.index()].merchant, 90);
            Some((square(middle(to)), point))
        }
        Action::MoveCarpenter { way, .. } => {
            // Followers that can move it along the same way lie behind each other.
            let same = |other: &&Action| matches!(other, Action::MoveCarpenter { way: at, .. } if *at == way);
            let before = seat.legal.iter().filter(same).take_while(|other| **other != action).count();
            small(end(way, table.carpenter, 92 - 10 * before as i32).1)
        }
        Action::Start(town) => Some((square(middle(town)), middle(town))),
        Action::Decline => Some((BUTTON, BUTTON.center())),
        _ => None,
    }
}

/// Returns the next town along a way: the one that lies most in this direction.
pub fn walk(from: Town, button: Button) -> Town {
    let here = middle(from);
    let turned = |to: Point| match button {
        Button::Right => (to.x - here.x, to.y - here.y),
        Button::Left => (here.x - to.x, to.y - here.y),
        Button::Up => (here.y - to.y, to.x - here.x),
        _ => (to.y - here.y, to.x - here.x),
    };
    let towns = from.ways().map(|way| WAYS[usize::from(way)].beyond(from));
    let ahead = towns.filter(|&town| turned(middle(town)).0 > 0);
    let aside = |town: &Town| {
        let (ahead, aside) = turned(middle(*town));
        100 * aside.abs() / ahead
    };
    ahead.min_by_key(aside).unwrap_or(from)
}

/// Draws the map: ways that `lit` picks are white.
pub fn draw(seat: &Seat<'_>, names: bool, lit: impl Fn(usize) -> bool, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    for water in [false, true] {
        for (way, _) in WAYS.iter().enumerate().filter(|(_, way)| way.water == water) {
            draw_way(way, &WAYS[way], lit(way), pen);
        }
    }
    if !names {
        for (way, spaces) in table.map.iter().enumerate() {
            for (space, good) in spaces.iter().enumerate().filter_map(|(space, good)| Some((space, (*good)?))) {
                let at = goods_at(table, way, space);
                pen.fill(at.x - 5, at.y - 5, 11, 11, INK);
                match good {
                    Lying::Open(good) => paint::good(pen, at.x - 4, at.y - 4, 9, good),
                    Lying::Down => {
                        pen.fill(at.x - 4, at.y - 4, 9, 9, palette::STEEL);
                        pen.text(at.x - 3, at.y - 5, TINY, TEXT, "?");
                    }
                    Lying::Structure(owner) => pen.fill(at.x - 3, at.y - 3, 7, 7, chrome::seat_colour(owner)),
                }
            }
        }
    }
    for town in Town::ALL {
        draw_town(seat, town, pen);
        if citizen_waits(table, town) {
            let at = middle(town);
            pen.fill(at.x - 7, at.y - 8, 15, 16, INK);
            pen.sprite_on(at.x - i32::from(icons::CITIZEN.width) / 2, at.y - 6, &icons::CITIZEN, palette::COIN, INK);
        }
    }
    if !names {
        merchants(seat, pen);
    }
    if table.setup.scenario == Scenario::Prosperity {
        let at = middle(table.carpenter);
        paint::carpenter(pen, at.x - 9, at.y + 9);
    }
}

fn draw_way(index: usize, way: &Way, lit: bool, pen: &mut Pen<'_>) {
    let (thick, dash) = if way.water { (4, 0) } else { (2, 4) };
    let colour = match (lit, way.water) {
        (true, _) => LEGAL,
        (false, true) => palette::WATER,
        (false, false) => palette::ROAD,
    };
    for (a, b) in points(index).zip(points(index).skip(1)) {
        segment(pen, a, b, thick, dash, colour);
    }
}

/// Draws a line of squares; dashed where `dash` pixels alternate with as many that are not drawn.
fn segment(pen: &mut Pen<'_>, a: Point, b: Point, thick: i32, dash: i32, colour: Rgb565) {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let steps = dx.abs().max(dy.abs()).max(1);
    let flat = dx.abs() >= dy.abs();
    let half = thick / 2;
    let mut start = 0;
    let minor = |i: i32| if flat { a.y + dy * i / steps } else { a.x + dx * i / steps };
    for i in 1..=steps {
        let breaks = dash > 0 && i / dash != start / dash;
        if i < steps && minor(i) == minor(start) && !breaks {
            continue;
        }
        if dash == 0 || (start / dash) % 2 == 0 {
            // From `start` to before `i` on the longer axis.
            let sign = if (if flat { dx } else { dy }) < 0 { -1 } else { 1 };
            let origin = if flat { a.x } else { a.y };
            let (first, last) = (origin + sign * start, origin + sign * (i - 1));
            let (low, length) = (first.min(last), (i - start) as u32);
            if flat {
                pen.fill(low, minor(start) - half, length, thick as u32, colour);
            } else {
                pen.fill(minor(start) - half, low, thick as u32, length, colour);
            }
        }
        start = i;
    }
}

fn draw_town(seat: &Seat<'_>, town: Town, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    let at = middle(town);
    let owners = || Player::all(seat.game.players()).filter(|&player| table.has_station(player, town));
    let tower = table.is_invasion() && town.is_outer();
    match owners().count() {
        // A tower that is still to be built is white; one that stood before the game is dark on white.
        0 if tower => {
            let built = table.stations[town as usize] != 0;
            let (ground, colour) = if built { (PAPER, INK) } else { (INK, PAPER) };
            pen.fill(at.x - 8, at.y - 8, 17, 17, INK);
            pen.fill(at.x - 7, at.y - 7, 15, 15, ground);
            pen.sprite_on(at.x - 5, at.y - 6, &icons::TOWER, colour, ground);
        }
        0 => {
            pen.rounded(at.x - 6, at.y - 6, 13, 13, INK);
            pen.rounded(at.x - 5, at.y - 5, 11, 11, PAPER);
            pen.rounded(at.x - 3, at.y - 3, 7, 7, INK);
        }
        1 => {
            pen.fill(at.x - 8, at.y - 8, 17, 17, INK);
            for owner in owners() {
                pen.fill(at.x - 7, at.y - 7, 15, 15, chrome::seat_colour(owner));
                chrome::shape(pen, at.x - 5, at.y - 5, owner, INK);
            }
        }
        several => {
            let wide = if several > 4 { 3 } else { 2 };
            let rows = (several as i32 + wide - 1) / wide;
            let (left, top) = (at.x - 7 * wide / 2, at.y - 7 * rows / 2);
            pen.fill(left - 1, top - 1, 7 * wide as u32 + 2, 7 * rows as u32 + 2, INK);
            for (i, owner) in (0..).zip(owners()) {
                pen.fill(left + 7 * (i % wide), top + 7 * (i / wide), 6, 6, chrome::seat_colour(owner));
            }
        }
    }
}

/// Returns whether a citizen waits in a town.
fn citizen_waits(table: &Position, town: Town) -> bool {
    let dignitary = DIGNITARY_TOWNS.into_iter().position(|other| other == town);
    dignitary.is_some_and(|at| table.citizen_waits(citizen::TOWNS + at as u8))
        || town == Town::LeBlanc && table.citizen_waits(citizen::LE_BLANC)
}

fn draw_name(town: Town, pen: &mut Pen<'_>) {
    let Rectangle { top_left: Point { x, y }, size } = name_box(town, pen.language);
    pen.fill(x - 1, y, size.width + 1, size.height, GROUND);
    pen.say(x, y, TINY, TEXT, label(town));
}

fn merchants(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    for player in Player::all(seat.game.players()) {
        let town = table.holdings[player.index()].merchant;
        let before =
            Player::all(player.0).filter(|other| table.holdings[other.index()].merchant == town).count() as i32;
        let (dx, dy) = BESIDE[town as usize];
        let at = middle(town) + Point::new(dx, dy);
        // Several stand in a row, away from the town or side by side.
        let at = match (dx.signum(), dy.signum()) {
            (0, _) => Point::new(at.x + 13 * before, at.y),
            (side, _) => Point::new(at.x + 13 * side * before, at.y),
        };
        let at = Point::new(at.x.clamp(7, 232), at.y);
        let rim = if player == seat.player { LEGAL } else { INK };
        pen.rounded(at.x - 7, at.y - 7, 15, 15, rim);
        pen.rounded(at.x - 6, at.y - 6, 13, 13, INK);
        chrome::shape(pen, at.x - 5, at.y - 5, player, chrome::seat_colour(player));
    }
}

/// Draws the cursor around a town.
pub fn cursor(pen: &mut Pen<'_>, town: Town) {
    let at = middle(town);
    pen.cursor(at.x - 7, at.y - 7, 15, 15);
}

/// Writes the names of all towns.
pub fn names(pen: &mut Pen<'_>) {
    Town::ALL.into_iter().for_each(|town| draw_name(town, pen));
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;

    #[test]
    fn each_name_is_nearest_to_its_own_town() {
        let each = |language| Town::ALL.map(|town| (town, language));
        for (town, language) in Language::ALL.into_iter().flat_map(each) {
            let name = name_box(town, language);
            let from = |other: Town| {
                let (to, end) = (middle(other), name.top_left + name.size - Point::new(1, 1));
                let off = |at: i32, low: i32, high: i32| (low - at).max(at - high).max(0).pow(2);
                off(to.x, name.top_left.x, end.x) + off(to.y, name.top_left.y, end.y)
            };
            let others = Town::ALL.into_iter().filter(|&other| other != town);
            let near = others.clone().filter(|&other| from(other) <= from(town)).collect::<std::vec::Vec<_>>();
            assert!(near.is_empty(), "{town:?} is written beside {near:?}");
            let covered = others.filter(|&other| !name_box(other, language).intersection(&name).is_zero_sized());
            assert_eq!(covered.count(), 0, "{town:?} is written over another");
        }
    }

    #[test]
    fn the_cursor_reaches_every_town_along_the_ways() {
        let mut seen = [false; 23];
        let mut open = std::vec::Vec::from([Town::Orleans]);
        while let Some(town) = open.pop() {
            if std::mem::replace(&mut seen[town as usize], true) {
                continue;
            }
            open.extend([Button::Up, Button::Down, Button::Left, Button::Right].map(|button| walk(town, button)));
        }
        let missed = Town::ALL.into_iter().filter(|town| !seen[*town as usize]).collect::<std::vec::Vec<_>>();
        assert!(missed.is_empty(), "{missed:?}");
    }
}
