//! What is seen to move: tiles into the store and from there to their spaces, goods on and off a ship.

use embedded_graphics::geometry::Point;
use rules_core::Game;
use rules_core::castles::{Event, Storage};
use rules_core::hex::SPACES;

use super::choice::Target;
use super::{Board, Focus, Seat, depots, estate, paint};
use crate::draw::hexagon::SPACE;
use crate::draw::pen::Pen;
use crate::game::motion::Flight;

/// Pieces below this are tiles, by the spot where they lie; from here on goods.
const GOODS: u8 = 100;
/// Where goods lie in the estate, and the star of the bar.
const HOLD: Point = Point::new(205, 146);
const STAR: Point = Point::new(218, 4);

/// Returns what an event lets move, where the picture shows both ends.
pub fn of(board: &Board, event: &Event) -> Option<Flight> {
    let store = |storage: usize| SPACES as u8 + storage as u8;
    // The depots show when an effect asks for one; the estate's spots are not in sight then.
    let at_home = !matches!(board.focus, Focus::On(Target::Tile(_) | Target::Depot(_)));
    match *event {
        Event::Took { from, storage, .. } | Event::Bought { from, storage, .. }
            if at_home && Storage::ALL.contains(&storage) =>
        {
            let spot = store(storage.index());
            Some(Flight { piece: spot, from: depots::place(from), to: estate::spot(spot) })
        }
        Event::Placed { storage: Some(storage), space, .. } if at_home && Storage::ALL.contains(&storage) => {
            Some(Flight { piece: space, from: estate::spot(store(storage.index())), to: estate::spot(space) })
        }
        Event::Loaded { depot, goods, .. } if at_home => {
            Some(Flight { piece: GOODS + goods, from: depots::goods(depot), to: HOLD })
        }
        Event::Sold { goods, .. } => Some(Flight { piece: GOODS + goods, from: HOLD, to: STAR }),
        _ => None,
    }
}

/// A piece on its way; the spot that a tile goes to is empty until then.
pub fn draw(seat: &Seat<'_>, flight: &Flight, at: Point, pen: &mut Pen<'_>) {
    match flight.piece.checked_sub(GOODS) {
        Some(goods) => paint::goods(pen, at.x, at.y, 14, goods),
        None => {
            if let Some(tile) = estate::tile(seat, seat.player, flight.piece) {
                paint::socket(pen, flight.to, SPACE);
                paint::tile(pen, seat.settings, seat.game.setup().edition, at, tile, false);
            }
        }
    }
}
