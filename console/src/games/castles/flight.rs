//! What moves on the screen: tiles into the store and from there to their spaces, goods on and off a ship.

use draw::pen::Pen;
use draw::theme::GAIN;
use embedded_graphics::geometry::Point;
use rules_core::Game;
use rules_core::castles::estate::MOST_SPACES;
use rules_core::castles::{Event, Storage};

use super::Board;
use super::board::choice::Target;
use super::board::focus::Focus;
use super::board::{depots, estate};
use super::pieces::{layout, paint};
use super::seat::Seat;
use crate::game::motion::Flight;

/// Pieces below this are tiles, by the spot where they lie; from here on goods.
const GOODS: u8 = 100;
/// The star of the bar.
const STAR: Point = Point::new(218, 4);

/// Returns the piece that an event moves, where the picture shows both ends.
pub fn of(board: &Board, seat: &Seat<'_>, event: &Event) -> Option<Flight> {
    let layout = layout::of(seat, seat.player, 0);
    let spot = |spot| estate::spot(layout, spot);
    let store = |storage: usize| MOST_SPACES as u8 + storage as u8;
    // The depots show when an effect asks for one; the estate's spots are not in sight then.
    // Nor are those of a team, whose estate scrolls meanwhile.
    let at_home = !matches!(board.focus, Focus::On(Target::Tile(_) | Target::Depot(_))) && !layout.is_team();
    match *event {
        Event::Took { from, storage, .. } | Event::Bought { from, storage, .. }
            if at_home && Storage::ALL.contains(&storage) =>
        {
            let to = store(storage.index());
            Some(Flight { piece: to, from: depots::corner(from), to: spot(to) })
        }
        Event::Placed { storage: Some(storage), space, .. } if at_home && Storage::ALL.contains(&storage) => {
            Some(Flight { piece: space, from: spot(store(storage.index())), to: spot(space) })
        }
        Event::Loaded { depot, goods, .. } if at_home => {
            Some(Flight { piece: GOODS + goods, from: depots::goods(depot), to: layout.goods })
        }
        Event::Sold { goods, .. } => Some(Flight { piece: GOODS + goods, from: layout.goods, to: STAR }),
        _ => None,
    }
}

/// Draws a piece on its way; the spot that a tile goes to is empty until then, and an area that it makes whole shines.
pub fn draw(seat: &Seat<'_>, flight: &Flight, at: Point, pen: &mut Pen<'_>) {
    match flight.piece.checked_sub(GOODS) {
        Some(goods) => paint::goods(pen, at.x, at.y, 14, goods),
        None => {
            if let Some(tile) = estate::tile(seat, seat.player, flight.piece) {
                let layout = layout::of(seat, seat.player, 0);
                estate::vacant(seat, layout, flight.piece, pen);
                let whole = seat.game.area(seat.player, flight.piece).filter(|area| area.empty.is_empty());
                for space in whole.into_iter().flat_map(|area| area.spaces) {
                    pen.ring(layout.corner(space), layout.size, 0, -3, false, GAIN);
                }
                paint::sized_tile(pen, seat.settings, seat.game.setup().edition, (at, layout.size), tile, false);
            }
        }
    }
}
