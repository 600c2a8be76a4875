//! A player's own board: market, places, goods, and the button that ends a part.

use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{BOLD, GROUND, INK, LEGAL, LINE, PANEL, PAPER, QUIET, SEATS, SMALL, TEXT, mix};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use rules_core::Player;
use rules_core::orleans::{self, Crowd, Good, Job, Need, Place, Position, Space, Spot};
use texts::orleans as say;

use crate::games::orleans::pieces::paint::{self, area};
use crate::games::orleans::pieces::{icons, palette};

/// Places of the board as they lie, row by row; place tiles come after them.
const ORDER: [Place; 10] = [
    Place::FarmHouse,
    Place::Village,
    Place::University,
    Place::Castle,
    Place::Monastery,
    Place::Scriptorium,
    Place::Ship,
    Place::Wagon,
    Place::Guildhall,
    Place::TownHall,
];

/// The button that ends a part.
pub const BUTTON: Rectangle = area(162, 169, 74, 22);

/// The button that leads to actions without a place on the board.
pub const MORE: Rectangle = area(97, 169, 62, 22);

/// Returns all places of a player as they lie.
pub fn places(holding: &orleans::Holding) -> impl Iterator<Item = Place> + Clone + use<> {
    ORDER.into_iter().chain(holding.places().without(Place::BOARD))
}

/// Returns the height of a row: five rows have room, more are lower.
fn pitch(holding: &orleans::Holding) -> i32 {
    (125 / ((places(holding).count() as i32 + 2) / 3).max(1)).min(25)
}

/// Returns where a place lies.
pub fn cell(holding: &orleans::Holding, place: Place) -> Rectangle {
    let at = places(holding).position(|other| other == place).unwrap_or(0) as i32;
    let pitch = pitch(holding);
    area(1 + 80 * (at % 3), 42 + pitch * (at / 3), 78, pitch as u32 - 1)
}

/// Returns where a space lies.
pub fn space(holding: &orleans::Holding, Spot { place, space }: Spot) -> Rectangle {
    let Rectangle { top_left: Point { x, y }, size } = cell(holding, place);
    area(x + 27 + 17 * i32::from(space), y + (size.height as i32 - 15) / 2, paint::SIDE, paint::SIDE)
}

/// Returns where a follower of the market lies.
pub const fn follower(nth: i32) -> Rectangle {
    area(4 + 17 * nth, 22, paint::SIDE, paint::SIDE)
}

/// Returns where a good lies.
pub const fn good(good: Good) -> Point {
    Point::new(4 + 31 * good as i32, 173)
}

/// Returns where the bag stands; it makes room for a long market.
pub fn bag_at(holding: &orleans::Holding) -> i32 {
    if holding.market_limit() > 8 { 178 } else { 146 }
}

/// Returns where the coins stand.
pub fn coins_at(holding: &orleans::Holding) -> i32 {
    if holding.market_limit() > 8 { 208 } else { 188 }
}

/// Returns the followers that lie ready: on the market, or drawn by the Bathhouse.
pub fn ready(table: &Position, player: Player) -> &Crowd {
    match table.job() {
        Some(Job::Bathhouse { .. }) if table.current == player => &table.hand,
        _ => &table.holdings[player.index()].market,
    }
}

/// Draws a player's board. `usable` says which places to frame.
pub fn draw(table: &Position, player: Player, usable: impl Fn(Place) -> bool, pen: &mut Pen<'_>) {
    let holding = &table.holdings[player.index()];
    pen.fill(0, 19, 240, 176, GROUND);
    market(table, player, pen);
    for place in places(holding) {
        draw_place(holding, player, place, usable(place), pen);
    }
    for empty in places(holding).count() as i32..15 {
        pen.fill(1 + 80 * (empty % 3), 42 + 25 * (empty / 3), 78, 24, mix(GROUND, PANEL, 40));
    }
    for good in Good::ALL {
        let Point { x, y } = self::good(good);
        paint::good(pen, x, y, 13, good);
        let count = holding.goods.of(good);
        let colour = if count > 0 { TEXT } else { QUIET };
        pen.text(x + 16, y - 1, BOLD, colour, &line!("{count}"));
    }
}

fn market(table: &Position, player: Player, pen: &mut Pen<'_>) {
    let holding = &table.holdings[player.index()];
    let limit = i32::from(holding.market_limit());
    let crowd = ready(table, player);
    for i in 0..limit {
        let at = follower(i).top_left;
        pen.rounded(at.x, at.y, paint::SIDE, paint::SIDE, PANEL);
    }
    for (i, who) in (0..).zip(crowd.iter()) {
        let at = follower(i).top_left;
        paint::follower(pen, at.x, at.y, player, who);
    }
    let inside = i32::from(holding.bag.len() + holding.unseen);
    paint::count(pen, bag_at(holding), 22, &sprite::SACK, mix(palette::COIN, PAPER, 40), inside);
    paint::count(pen, coins_at(holding), 22, &icons::COIN, palette::COIN, holding.coins.into());
    pen.fill(0, 40, 240, 1, LINE);
}

fn draw_place(holding: &orleans::Holding, player: Player, place: Place, usable: bool, pen: &mut Pen<'_>) {
    let at = cell(holding, place);
    let whole = holding.is_whole(place);
    paint::cell(pen, at, whole, usable);
    let Point { x, y } = at.top_left;
    if place.is_tile() {
        pen.fill(x, y, 2, at.size.height, SEATS[player.index() % SEATS.len()]);
    }
    let middle = (at.size.height as i32 - 23) / 2;
    paint::place(pen, x + 1, y + middle, place, if whole { TEXT } else { QUIET });
    for (n, (&need, &on)) in (0..).zip(place.needs().iter().zip(holding.spaces(place))) {
        let Point { x, y } = space(holding, Spot { place, space: n }).top_left;
        paint::space(pen, x, y, player, need, on, false);
    }
    if place.needs().is_empty() {
        pen.say(x + 32, y + middle + 5, SMALL, QUIET, say::PLACE_RULE);
    }
}

/// Marks a space that something can be put on: solid for the right kind, dashed for a stand-in.
pub fn mark(holding: &orleans::Holding, spot: Spot, exact: bool, pen: &mut Pen<'_>) {
    let Point { x, y } = space(holding, spot).top_left;
    if exact {
        paint::ring(pen, x, y, LEGAL);
    } else {
        paint::dashed(pen, x, y, LEGAL);
    }
}

/// Returns whether a space asks for just this kind.
pub fn wants(spot: Spot, kind: orleans::Kind) -> bool {
    match spot.place.needs().get(usize::from(spot.space)) {
        Some(Need::Of(wanted)) => *wanted == kind,
        Some(_) => true,
        None => false,
    }
}

/// Returns which followers the empty spaces of a place need.
pub fn missing(holding: &orleans::Holding, place: Place) -> impl Iterator<Item = Need> + '_ {
    let open = place.needs().iter().zip(holding.spaces(place));
    open.filter(|(_, space)| **space == Space::Empty).map(|(need, _)| *need)
}

/// Draws the followers of a player's bag with their counts, from here on: those that the player who looks may not see as
/// a question mark.
pub fn bag(holding: &orleans::Holding, player: Player, x: i32, y: i32, pen: &mut Pen<'_>) {
    let at = |i: i32| (x + 38 * (i % 6), y + 17 * (i / 6));
    for (i, who) in (0..).zip(holding.bag.kinds()) {
        let (x, y) = at(i);
        paint::follower(pen, x, y, player, who);
        pen.text(x + 18, y + 1, BOLD, TEXT, &line!("{}", holding.bag.of(who)));
    }
    if holding.unseen > 0 {
        let (x, y) = at(holding.bag.kinds().count() as i32);
        pen.text(x + 4, y + 1, BOLD, QUIET, "?");
        pen.text(x + 18, y + 1, BOLD, TEXT, &line!("{}", holding.unseen));
    }
}

/// Draws the panel that lies over the lower half of the board.
pub fn panel(pen: &mut Pen<'_>, top: i32) {
    pen.fill(0, top, 240, (195 - top) as u32, PANEL);
    pen.fill(0, top, 240, 1, INK);
    pen.fill(0, top + 1, 240, 1, LINE);
}
