//! Beneficial deeds: which followers they want, what they pay, and where a follower goes.

use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, COMPLETE, GROUND, LEGAL, PANEL, QUIET, TEXT};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use rules_core::orleans::{Action, Destination, Kind, Position, citizen};
use texts::orleans as say;

use crate::Button;
use crate::game::step::nearest;
use crate::games::orleans::pieces::paint::{self, area};
use crate::games::orleans::pieces::{icons, palette};
use crate::games::orleans::seat::Seat;
use crate::games::orleans::words::names;

/// The button that ends the sending.
pub const BUTTON: Rectangle = area(162, 174, 74, 20);

/// Returns the deed that a follower is sent to, if it is one.
pub const fn number(to: Destination) -> Option<u8> {
    match to {
        Destination::Deed(deed) => Some(deed),
        _ => None,
    }
}

/// Returns whether it has all its followers.
pub fn is_done(table: &Position, deed: u8) -> bool {
    let at = usize::from(deed);
    table.setup.deeds().get(at).is_some_and(|wanted| wanted.wants == table.deeds[at])
}

/// Returns the followers that a deed still wants.
pub fn left(table: &Position, deed: u8) -> u8 {
    Kind::ALL.into_iter().map(|kind| table.deed_wants(deed.into(), kind)).sum()
}

fn cell(deed: u8) -> Rectangle {
    area(1 + 120 * i32::from(deed % 2), 20 + 38 * i32::from(deed / 2), 118, 37)
}

/// Returns the place of a deed's `nth` space: all stand in one row, closer if they are many.
fn space(table: &Position, deed: u8, nth: u8) -> Rectangle {
    let Point { x, y } = cell(deed).top_left;
    let many = table.setup.deeds().get(usize::from(deed)).is_some_and(|deed| deed.wants.iter().sum::<u8>() > 8);
    area(x + 4 + if many { 11 } else { 13 } * i32::from(nth), y + 19, 11, 11)
}

/// Returns the first open space of a kind.
fn open_space(table: &Position, deed: u8, kind: Kind) -> Rectangle {
    let at = usize::from(deed);
    let wants = table.setup.deeds().get(at).map_or([0; 7], |deed| deed.wants);
    let before: u8 = wants[..kind as usize].iter().sum();
    space(table, deed, before + table.deeds[at][kind as usize])
}

/// Returns where an action of sending is, and the point by which the cursor finds it.
pub fn aim(seat: &Seat<'_>, action: Action) -> Option<(Rectangle, Point)> {
    match action {
        Action::Send { kind, to, development } => {
            let area = open_space(seat.game.position(), number(to)?, kind);
            // Development lies beside the coins on the same space.
            Some((area, area.top_left + Point::new(i32::from(development), 0)))
        }
        Action::Decline => Some((BUTTON, BUTTON.top_left)),
        _ => None,
    }
}

/// Returns the next deed on the page.
pub fn walk(table: &Position, from: u8, button: Button) -> u8 {
    let points = (0..table.setup.deeds().len() as u8).map(|deed| (deed, cell(deed).top_left));
    nearest(points, cell(from).top_left, button).unwrap_or(from)
}

/// Draws all deeds; spaces that a follower can go to are ringed.
pub fn draw(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    for (number, deed) in (0..).zip(table.setup.deeds()) {
        let area = cell(number);
        let done = is_done(table, number);
        paint::cell(pen, area, done, false);
        let Point { x, y } = area.top_left;
        if let Some(name) = names::short_deed(table.setup.scenario, number) {
            pen.say(x + 4, y + 1, BOLD, if done { QUIET } else { TEXT }, name);
        }
        let mut right = x + 115;
        if done {
            pen.say_right(right, y + 1, BOLD, COMPLETE, say::DEED_DONE);
        } else if table.citizen_waits(citizen::DEEDS + number) {
            right -= 12;
            pen.sprite_on(right, y + 1, &icons::CITIZEN, TEXT, PANEL);
        }
        if !done {
            if deed.or_development {
                right -= 13;
                pen.sprite_on(right, y + 3, &icons::BOOK, TEXT, PANEL);
                right -= 7;
                pen.text(right, y + 1, BOLD, QUIET, "/");
            }
            right -= 13;
            pen.sprite_on(right, y + 2, &icons::COIN, palette::COIN, PANEL);
            right -= 8;
            pen.text(right, y + 1, BOLD, TEXT, &line!("{}", deed.coins));
        }
        let mut nth = 0;
        for kind in Kind::ALL {
            for i in 0..deed.wants[kind as usize] {
                let Point { x, y } = space(table, number, nth).top_left;
                let here = i < table.deeds[usize::from(number)][kind as usize];
                let tint = paint::tint(kind);
                pen.fill(x, y, 11, 11, if here { tint.tile } else { tint.empty });
                pen.sprite(x + 1, y + 1, &icons::FOLLOWERS[kind as usize], if here { tint.digit } else { tint.sign });
                nth += 1;
            }
        }
    }
    for action in seat.legal {
        if let Action::Send { kind, to: Destination::Deed(deed), .. } = *action {
            let Point { x, y } = open_space(table, deed, kind).top_left;
            pen.frame(x - 1, y - 1, 13, 13, 1, LEGAL);
        }
    }
}

/// Draws the cursor around a deed.
pub fn cursor(pen: &mut Pen<'_>, deed: u8) {
    paint::cursor(pen, cell(deed));
}
