//! What moves on the player's board: followers out of the bag, to their spaces and into the bag, goods and coins that
//! come.

use draw::pen::Pen;
use draw::theme::{INK, PANEL};
use embedded_graphics::geometry::Point;
use rules_core::orleans::{Event, Follower, Good};

use super::board::mat;
use super::pieces::{icons, paint, palette};
use super::seat::{Seat, own};
use crate::game::motion::Flight;

/// Pieces below this are followers, then goods; the last one is a coin.
const GOODS: u8 = Follower::ALL.len() as u8;
const COIN: u8 = GOODS + Good::ALL.len() as u8;
/// Where goods and coins come from: the supply, which lies beside the board.
const SUPPLY: Point = Point::new(113, 130);

/// Returns the piece that an event moves, if the board shows.
pub fn of(seat: &Seat<'_>, event: &Event) -> Option<Flight> {
    let own = own(seat);
    let bag = Point::new(mat::bag_at(own), 22);
    let ready = |follower| {
        let before = mat::ready(seat.game.position(), seat.player).iter().filter(|other| *other < follower);
        mat::follower(before.count() as i32).top_left
    };
    let (player, piece, from, to) = match *event {
        Event::Drawn { player, follower } => (player, follower as u8, bag, ready(follower)),
        Event::Put { player, follower, at } => (player, follower as u8, ready(follower), mat::space(own, at).top_left),
        Event::Recruited { player, kind } => (player, Follower::neutral(kind) as u8, SUPPLY, bag),
        Event::Gained { player, good, .. } => (player, GOODS + good as u8, SUPPLY, mat::good(good)),
        Event::Coins { player, change: 1.., .. } => (player, COIN, SUPPLY, Point::new(mat::coins_at(own), 22)),
        _ => return None,
    };
    (player == seat.player).then_some(Flight { piece, from, to })
}

/// Draws a piece on its way; the space that a follower goes to is empty until then.
pub fn draw(seat: &Seat<'_>, flight: &Flight, at: Point, pen: &mut Pen<'_>) {
    if let Some(&follower) = Follower::ALL.get(usize::from(flight.piece)) {
        if flight.from != SUPPLY {
            pen.rounded(flight.to.x, flight.to.y, paint::SIDE, paint::SIDE, PANEL);
        }
        return paint::follower(pen, at.x, at.y, seat.player, follower);
    }
    pen.rounded(at.x - 1, at.y - 1, 15, 15, INK);
    match Good::ALL.get(usize::from(flight.piece - GOODS)) {
        Some(&good) => paint::good(pen, at.x, at.y, 13, good),
        None => pen.sprite(at.x + 1, at.y + 1, &icons::COIN, palette::COIN),
    }
}
