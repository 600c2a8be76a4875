//! A colony on the screen: a row of tiles that scrolls, with regions and units above and below.

use draw::chrome::{self, letters};
use draw::line;
use draw::pen::Pen;
use draw::theme::{COMPLETE, GROUND, INK, LARGE, LEGAL, LINE, NUMBER, PAPER, QUIET, TEXT, TINY, mix, rgb};
use embedded_graphics::geometry::Point;
use rules_core::natick::tables::{END, REGION_HOLDS};
use rules_core::natick::{Field, HOME, Natick, Region, Row, Side, Space};
use rules_core::{Game, Player};
use texts::natick as say;

use super::seat::Seat;
use super::{icons, words};
use crate::records::settings::Settings;

/// Where tiles begin, how wide and high they are, and how many columns fit; one less where arrows show that there are
/// more.
pub const LEFT: i32 = 46;
pub const WIDE: i32 = 24;
pub const HIGH: i32 = 23;
const FIT: u8 = 8;

/// Where the two colonies begin: the opponent's above, the player's own below.
pub const OPPONENTS: i32 = 20;
pub const OWN: i32 = 126;

/// Wood of the roads.
const WOOD: u16 = 0x8b26;

/// A tile or a space of a colony: its column, and its level from the top, 0 to 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cell {
    /// Whose colony.
    pub player: Player,
    /// 0 above, 1 in the row, 2 below.
    pub level: u8,
    /// The column.
    pub column: u8,
}

impl Cell {
    /// Returns a tile of the row itself.
    pub const fn in_row(player: Player, column: u8) -> Cell {
        Cell { player, column, level: 1 }
    }

    /// Returns a space above or below it.
    pub const fn at(player: Player, space: Space) -> Cell {
        let level = match space.row {
            Row::Above => 0,
            Row::Below => 2,
        };
        Cell { player, column: space.column, level }
    }

    /// Returns the space, if it is above or below the row.
    pub const fn space(self) -> Option<Space> {
        match self.level {
            0 => Some(Space::new(self.column, Row::Above)),
            2 => Some(Space::new(self.column, Row::Below)),
            _ => None,
        }
    }

    /// Returns where it is for the cursor: as on the screen, without scrolling.
    pub fn spot(self, viewer: Player) -> Point {
        let top = if self.player == viewer { OWN } else { OPPONENTS };
        let column = i32::from(self.column) - i32::from(HOME) + 3;
        Point::new(LEFT + WIDE * column, top + HIGH * i32::from(self.level))
    }
}

/// What is in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    Village,
    Town,
    Road,
    Trader,
    Knight,
    Region(Field),
    Nothing,
}

/// Returns what is in a cell.
pub fn content(game: &Natick, cell: Cell) -> Content {
    let colony = game.colony(cell.player);
    match cell.space() {
        None if colony.towns().contains(cell.column) => Content::Town,
        None if colony.villages().contains(cell.column) => Content::Village,
        None if colony.traders().contains(cell.column) => Content::Trader,
        None if colony.roads().contains(cell.column) => Content::Road,
        Some(space) if colony.knights(space.row).contains(cell.column) => Content::Knight,
        Some(space) => colony.field(space).map_or(Content::Nothing, Content::Region),
        None => Content::Nothing,
    }
}

/// Returns the columns of a colony, with the spaces where it can grow.
fn extent(game: &Natick, player: Player) -> (u8, u8) {
    let colony = game.colony(player);
    let row = || colony.settlements().iter().chain(colony.roads().iter());
    (Side::Left.of(row().min().unwrap_or(HOME)), Side::Right.of(row().max().unwrap_or(HOME)))
}

/// Returns every cell of a colony that has something in it.
pub fn cells(game: &Natick, player: Player) -> impl Iterator<Item = Cell> + Clone {
    let (first, last) = extent(game, player);
    (0..3)
        .flat_map(move |level| (first..=last).map(move |column| Cell { player, level, column }))
        .filter(|&cell| content(game, cell) != Content::Nothing)
}

/// The part of a colony that the screen shows.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    top: i32,
    left: i32,
    from: u8,
    fit: u8,
    extent: (u8, u8),
}

impl Window {
    /// Returns a window on as much as fits; of a long row on what is around `pointed`, or on its middle.
    pub fn new(game: &Natick, viewer: Player, player: Player, pointed: Option<u8>) -> Window {
        let (first, last) = extent(game, player);
        let top = if player == viewer { OWN } else { OPPONENTS };
        let columns = last - first + 1;
        let fit = if columns > FIT { FIT - 1 } else { FIT };
        let spare = i32::from(FIT - columns.min(fit));
        let middle = pointed.unwrap_or((first + last) / 2);
        let from = middle.saturating_sub(fit / 2).clamp(first, first.max((last + 1).saturating_sub(fit)));
        Window { top, left: LEFT + spare * WIDE / 2, from, fit, extent: (first, last) }
    }

    /// Returns where a cell is, if it is in sight.
    pub fn corner(&self, cell: Cell) -> Option<Point> {
        let column = cell.column.checked_sub(self.from).filter(|&column| column < self.fit)?;
        Some(Point::new(self.left + WIDE * i32::from(column), self.top + HIGH * i32::from(cell.level)))
    }
}

/// Draws a colony with its player's name and points. Returns the part of it that shows.
pub fn draw(seat: &Seat<'_>, player: Player, pointed: Option<u8>, pen: &mut Pen<'_>) -> Window {
    let game = seat.game;
    let window = Window::new(game, seat.viewer, player, pointed);
    let colour = chrome::seat_colour(player);
    let ground = mix(GROUND, colour, 12);
    pen.fill(0, window.top - 1, 240, 3 * HIGH as u32 + 1, ground);
    pen.fill(0, window.top - 1, 3, 3 * HIGH as u32 + 1, colour);
    standing(seat, player, window.top, pen);
    for cell in cells(game, player) {
        if let Some(at) = window.corner(cell) {
            tile(seat, cell, at, pen);
        }
    }
    let middle = window.top + HIGH + 5;
    if window.extent.0 < window.from {
        pen.text(LEFT + 2, middle, NUMBER, LEGAL, "<");
    }
    if window.extent.1 >= window.from + window.fit {
        pen.text(229, middle, NUMBER, LEGAL, ">");
    }
    window
}

/// Draws the name and points, and the progress to the goal.
fn standing(seat: &Seat<'_>, player: Player, top: i32, pen: &mut Pen<'_>) {
    let colour = chrome::seat_colour(player);
    let points = seat.game.total(player);
    chrome::shape(pen, 6, top + 2, player, colour);
    let name = seat.short(player, 7);
    // A long name stands further left, clear of the cursor on the first tile.
    pen.text(if letters(&name) > 6 { 0 } else { 5 }, top + 15, TINY, TEXT, &name);
    pen.text(6, top + 27, LARGE, TEXT, &line!("{points}"));
    pen.say(18, top + 34, TINY, QUIET, say::of_goal(END.goal));
    for i in 0..END.goal {
        let box_colour = if i < points { colour } else { LINE };
        pen.fill(6 + 5 * i32::from(i), top + 49, 4, 6, box_colour);
    }
    let coins = seat.game.colony(player).coins();
    // Narrow enough for the room beside a long colony.
    let end = pen.text(6, top + 58, TINY, QUIET, &line!("{coins}"));
    coin(pen, end + 2, top + 60, true);
}

/// Draws what is in a cell, with its corner here.
fn tile(seat: &Seat<'_>, cell: Cell, at: Point, pen: &mut Pen<'_>) {
    let (x, y) = (at.x + 1, at.y);
    let colony = seat.game.colony(cell.player);
    match content(seat.game, cell) {
        Content::Village => {
            pen.rounded(x, y + 1, 22, 21, PAPER);
            pen.sprite(x + 3, y + 5, &icons::VILLAGE, INK);
        }
        Content::Town => {
            pen.rounded(x, y + 1, 22, 21, COMPLETE);
            pen.sprite(x + 3, y + 4, &icons::TOWN, INK);
        }
        Content::Road | Content::Trader => {
            let open = colony.open_roads().contains(cell.column);
            road(pen, x, y, open);
            if content(seat.game, cell) == Content::Trader {
                pen.sprite_on(x + 5, y + 5, &icons::TRADER, INK, chrome::seat_colour(cell.player));
            }
        }
        Content::Knight => {
            pen.rounded(x + 4, y + 3, 15, 17, chrome::seat_colour(cell.player));
            pen.sprite(x + 7, y + 6, &icons::KNIGHT, INK);
        }
        Content::Region(field) => {
            region(pen, seat.settings, at.x, y, field.region);
            purse(pen, x, y, field.coins);
            if cell.space().is_some_and(|space| colony.is_guarded(space)) {
                pen.frame(x, y, 22, 22, 1, COMPLETE);
            }
        }
        Content::Nothing => {}
    }
}

/// Draws a road: planks if it has its tile, a track if it has not.
fn road(pen: &mut Pen<'_>, x: i32, y: i32, open: bool) {
    if open {
        pen.rounded(x, y + 4, 22, 15, rgb(WOOD));
    } else {
        pen.fill(x - 1, y + 8, 24, 7, rgb(WOOD));
    }
    for i in 0..4 {
        pen.fill(x + 1 + 6 * i, y + 11, 3, 1, PAPER);
    }
}

/// Draws a region's tile: its suit and its number.
pub fn region(pen: &mut Pen<'_>, settings: &Settings, x: i32, y: i32, region: Region) {
    let tint = words::tint(settings, region.suit());
    pen.rounded(x + 1, y, 22, 22, tint.tile);
    face(pen, settings, x, y, region);
}

/// Draws the suit and number side by side.
pub fn face(pen: &mut Pen<'_>, settings: &Settings, x: i32, y: i32, region: Region) {
    let tint = words::tint(settings, region.suit());
    pen.sprite(x + 3, y + 3, words::sign(region.suit()), tint.digit);
    pen.text(x + 14, y + 1, NUMBER, tint.digit, &line!("{}", region.number()));
}

/// Draws the coins on a region, as filled boxes.
fn purse(pen: &mut Pen<'_>, x: i32, y: i32, coins: u8) {
    for i in 0..REGION_HOLDS {
        coin(pen, x + 2 + 6 * i32::from(i), y + 15, i < coins);
    }
}

/// Draws the box of a coin, filled if it is there.
fn coin(pen: &mut Pen<'_>, x: i32, y: i32, full: bool) {
    pen.fill(x, y, 6, 6, INK);
    if full {
        pen.fill(x + 1, y + 1, 4, 4, COMPLETE);
    }
}

/// Draws the white ring of what can be used.
pub fn mark(pen: &mut Pen<'_>, at: Point) {
    pen.rounded_frame(at.x, at.y, WIDE as u32, HIGH as u32, 2, LEGAL);
}

/// Draws the cursor, a pink ring.
pub fn cursor(pen: &mut Pen<'_>, at: Point) {
    pen.cursor(at.x + 1, at.y + 1, WIDE as u32 - 2, HIGH as u32 - 2);
}
