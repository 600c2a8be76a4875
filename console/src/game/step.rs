//! How a cursor goes from one thing on the screen to the next.

use draw::hexagon::spot;
use embedded_graphics::geometry::Point;
use rules_core::hex::WideSpaces;

use crate::Button;

/// Returns the next of some things at their points: left and right go in reading order and wrap around, up and down go
/// to the nearest one in that direction.
pub fn nearest<T: Copy>(points: impl Iterator<Item = (T, Point)> + Clone, here: Point, button: Button) -> Option<T> {
    let order = |point: Point| (point.y, point.x);
    let ahead = |least: bool| {
        let beyond = points.clone().filter(move |&(_, to)| match least {
            true => order(to) > order(here),
            false => order(to) < order(here),
        });
        if least { beyond.min_by_key(|&(_, to)| order(to)) } else { beyond.max_by_key(|&(_, to)| order(to)) }
    };
    let found = match button {
        Button::Right => ahead(true).or(points.clone().min_by_key(|&(_, to)| order(to))),
        Button::Left => ahead(false).or(points.clone().max_by_key(|&(_, to)| order(to))),
        Button::Up => points.filter(|(_, to)| to.y < here.y).min_by_key(|(_, to)| distance(here, *to)),
        Button::Down => points.filter(|(_, to)| to.y > here.y).min_by_key(|(_, to)| distance(here, *to)),
        _ => None,
    };
    found.map(|(it, _)| it)
}

fn distance(from: Point, to: Point) -> i32 {
    2 * (to.y - from.y).abs() + (to.x - from.x).abs()
}

/// Returns the next target: left and right go in reading order and wrap around, up and down go to the nearest one.
pub fn on_hexagon(from: u8, targets: impl Into<WideSpaces>, button: Button) -> u8 {
    on_spaces(from, targets.into(), button, &spot)
}

/// Returns the next target of spaces that lie elsewhere: `spot` returns the row, and half spaces from the left.
#[inline(never)]
pub fn on_spaces(from: u8, targets: WideSpaces, button: Button, spot: &dyn Fn(u8) -> (i8, i8)) -> u8 {
    let (row, x) = spot(from);
    let key = |hex: &u8| spot(*hex);
    let found = match button {
        Button::Right => targets.filter(|hex| key(hex) > (row, x)).min_by_key(key).or(targets.min_by_key(key)),
        Button::Left => targets.filter(|hex| key(hex) < (row, x)).max_by_key(key).or(targets.max_by_key(key)),
        Button::Up | Button::Down => targets
            .filter(|&hex| if button == Button::Up { spot(hex).0 < row } else { spot(hex).0 > row })
            .min_by_key(|&hex| (2 * (spot(hex).0 - row).abs() + (spot(hex).1 - x).abs(), hex)),
        _ => None,
    };
    found.unwrap_or(from)
}
