//! Trade routes: the strip of spaces above a sale, the next space beside the estate, and the routes of all.

use draw::chrome::{self, Line};
use draw::pen::Pen;
use draw::theme::{GAIN, GROUND, INK, PANEL, QUIET};
use rules_core::castles::Expansion;
use rules_core::castles::route::{CARD_SPACES, Route, cards};
use rules_core::{Game, Player};
use texts::castles as say;

use crate::games::castles::pieces::{icons, paint};
use crate::games::castles::seat::Seat;
use crate::games::castles::words::names;

/// Height of the strip.
pub const STRIP_HEIGHT: i32 = 40;

/// Returns whether there are trade routes in this game.
pub fn played(seat: &Seat<'_>) -> bool {
    seat.game.setup().expansions.has(Expansion::Routes)
}

/// Returns how many spaces every route has.
pub fn spaces(seat: &Seat<'_>) -> u8 {
    (CARD_SPACES * cards(seat.game.players())) as u8
}

/// Returns the card of a space, by number from 1.
pub fn card(seat: &Seat<'_>, player: Player, space: u8) -> u8 {
    let cards = seat.game.position().duchy(player).route.cards;
    cards.get(usize::from(space) / CARD_SPACES).copied().unwrap_or(1)
}

fn route<'a>(seat: &'a Seat<'_>, player: Player) -> &'a Route {
    &seat.game.position().duchy(player).route
}

/// Spaces that stand side by side without touching.
const ABREAST: u8 = 12;

/// Draws the spaces of the player's own route, the next ones if not all fit. Those that a sale of this type would cover
/// are framed, in green where it brings the bonus.
pub fn draw_strip(seat: &Seat<'_>, player: Player, sold: Option<u8>, pen: &mut Pen<'_>, y: i32) {
    let route = route(seat, player);
    let shown = spaces(seat).min(ABREAST);
    let first = (route.next() as u8).min(spaces(seat) - shown);
    for index in first..first + shown {
        space(route, index, pen, cell(3, shown, index - first), y);
    }
    let Some(goods) = sold else { return };
    let count = usize::from(seat.game.position().duchy(player).goods.of(goods));
    for index in route.next()..(route.next() + count).min(spaces(seat).into()) {
        let (x, width) = cell(3, shown, index as u8 - first);
        let fits = route.space(index).is_some_and(|(wanted, _)| wanted == goods);
        pen.frame(x - 1, y - 1, width as u32, 37, 1, if fits { GAIN } else { QUIET });
    }
}

/// Returns where one of `count` spaces begins, and how wide it is.
fn cell(left: i32, count: u8, index: u8) -> (i32, i32) {
    let pitch = (238 - left) / i32::from(count);
    (left + pitch * i32::from(index), pitch)
}

/// Draws a space: the goods that it wants, or whether it was gained, and what it brings.
fn space(route: &Route, index: u8, pen: &mut Pen<'_>, (x, width): (i32, i32), y: i32) {
    let index = usize::from(index);
    let Some((wanted, bonus)) = route.space(index) else { return };
    pen.fill(x, y, width as u32 - 2, 35, PANEL);
    let middle = x + (width - 2) / 2;
    let laid = route.laid[index];
    match laid {
        0 => paint::goods(pen, middle - 6, y + 2, 13, wanted),
        _ if laid == wanted => pen.sprite(middle - 4, y + 5, &icons::CHECK, GAIN),
        _ => pen.fill(middle - 3, y + 8, 6, 2, QUIET),
    }
    paint::bonus(pen, middle - 8, y + 17, bonus, laid > 0);
}

/// Draws the next space of a player's route beside the estate: the goods that it wants, and what it brings.
pub fn draw_next(seat: &Seat<'_>, player: Player, pen: &mut Pen<'_>) {
    let route = route(seat, player);
    let Some((wanted, bonus)) = route.space(route.next()) else { return };
    pen.rounded(204, 69, 36, 20, PANEL);
    paint::goods(pen, 206, 72, 13, wanted);
    paint::bonus(pen, 222, 71, bonus, false);
}

/// Draws the routes of all, with the cursor on a space.
pub fn draw(seat: &Seat<'_>, player: Player, space: u8, pen: &mut Pen<'_>) {
    chrome::titled(pen, say::ROUTES, Some(say::routes_cards(cards(seat.game.players()) as i32)));
    pen.fill(0, 19, 240, 176, GROUND);
    for seated in Player::all(seat.game.players()) {
        let (_, top) = place(seat, seated, 0);
        let (_, bottom) = place(seat, seated, spaces(seat) - 1);
        pen.fill(0, top, 12, (bottom + 35 - top) as u32, chrome::seat_colour(seated));
        chrome::shape(pen, 0, (top + bottom) / 2 + 12, seated, INK);
        for index in 0..spaces(seat) {
            let (at, y) = place(seat, seated, index);
            self::space(route(seat, seated), index, pen, at, y);
        }
    }
    let ((x, width), y) = place(seat, player, space);
    pen.cursor(x, y, width as u32 - 2, 35);
}

/// Returns where a space of a player's route begins, and how wide it is, and its top: routes of two players have two
/// lines each.
fn place(seat: &Seat<'_>, player: Player, index: u8) -> ((i32, i32), i32) {
    let lines = spaces(seat).div_ceil(ABREAST);
    let count = spaces(seat).div_ceil(lines);
    (cell(15, count, index % count), 24 + 43 * i32::from(player.0 * lines + index / count))
}

/// Returns what a space is.
pub fn describe(seat: &Seat<'_>, player: Player, space: u8) -> [Line; 2] {
    let route = route(seat, player);
    let index = usize::from(space);
    let Some((wanted, bonus)) = route.space(index) else { return Default::default() };
    let name = seat.name(player);
    let first = match route.laid[index] {
        0 => say::route_wants(name, space + 1, wanted),
        laid if laid == wanted => say::route_gained(name, space + 1),
        laid => say::route_lies(name, space + 1, laid),
    };
    [seat.line(first), seat.line(names::bonus(bonus))]
}
