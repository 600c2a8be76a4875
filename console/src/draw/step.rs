//! How a cursor goes from one thing on the screen to the next.

use embedded_graphics::geometry::Point;

use crate::Button;

/// Returns the next of some things at their points: left and right in reading order around the ends, up and down to the
/// nearest one that way.
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
