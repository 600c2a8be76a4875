//! Where actions are on the screen, and how the cursor goes from one to the next.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use rules_core::Player;
use rules_core::natick::{Action, DiceSet, Natick, Region, Space, Step, Suit, Tray, opponent};

use super::cards::Card;
use super::colony::{Cell, LEFT};
use super::seat::Seat;
use crate::Button;
use crate::game::step::nearest;

/// Where the panel between the colonies begins, and how high it is.
pub const PANEL: i32 = 90;
pub const PANEL_HIGH: u32 = 35;

/// What an action points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A tile or space of a colony.
    Cell(Cell),
    /// A box in the panel.
    Box(Rectangle),
}

const fn area(x: i32, y: i32, width: u32, height: u32) -> Rectangle {
    Rectangle::new(Point::new(x, y), Size::new(width, height))
}

/// The button at the right end of the panel.
pub const DONE: Rectangle = area(195, PANEL + 4, 41, 27);
const ACCEPT: Rectangle = area(114, PANEL + 4, 56, 27);
const REFUSE: Rectangle = area(180, PANEL + 4, 56, 27);
const DRAW: Rectangle = area(4, PANEL + 4, 36, 27);

/// Returns where a card of what can be built and traded lies.
pub fn card(card: Card) -> Rectangle {
    let at = Card::ALL.iter().position(|&other| other == card).unwrap_or(0);
    area(2 + 30 * at as i32, PANEL + 2, 26, 31)
}

/// Returns where a tray for dice lies.
pub const fn tray(tray: Tray) -> Rectangle {
    area(4 + 94 * tray as i32, PANEL + 3, 90, 29)
}

/// Returns where the `nth` die in a tray lies.
pub fn die_in_tray(set: Tray, nth: usize) -> Rectangle {
    area(tray(set).top_left.x + 2 + 22 * nth as i32, PANEL + 8, 20, 20)
}

/// Returns where the `nth` die of a player lies after the division.
pub fn die_in_set(nth: usize) -> Rectangle {
    area(70 + 28 * nth as i32, PANEL + 7, 21, 21)
}

/// Returns where a region lies in the list of all: two suits a row.
pub fn listed(region: Region) -> Rectangle {
    let suit = region.suit() as i32;
    let column = suit % 2 * 4 + i32::from(region.number() - Region::LOWEST);
    area(LEFT + 24 * column, PANEL + 18 * (suit / 2), 23, 17)
}

/// Returns the index of a die among those of a set.
fn index_in(set: DiceSet, die: Suit) -> usize {
    set.iter().position(|other| other == die).unwrap_or(0)
}

/// Returns what an action points at, if it has a place on the screen.
pub fn spot(seat: &Seat<'_>, action: Action) -> Option<Spot> {
    let (game, player) = (seat.game, seat.player);
    let colony = game.colony(player);
    let cell = |cell| Some(Spot::Cell(cell));
    let boxed = |area| Some(Spot::Box(area));
    match action {
        Action::Found(region) | Action::Scout(region) => boxed(listed(region)),
        Action::Road(side) => cell(Cell::in_row(player, colony.road_site(side)?)),
        Action::Village(side) => cell(Cell::in_row(player, colony.village_site(side)?)),
        Action::Town(column) | Action::Trader(column) => cell(Cell::in_row(player, column)),
        Action::Knight(space) | Action::Pay(space) | Action::Put(space) => cell(Cell::at(player, space)),
        Action::Take(space) => cell(Cell::at(opponent(player), space)),
        Action::Lay(row) => match game.job()?.step {
            Step::Lay { column, .. } => cell(Cell::at(player, Space::new(column, row))),
            _ => None,
        },
        Action::Choose(set) => boxed(tray(set)),
        Action::Resolve(die) => boxed(die_in_set(index_in(game.dice_of(player), die))),
        Action::Accept => boxed(ACCEPT),
        Action::Refuse => boxed(REFUSE),
        Action::Draw => boxed(DRAW),
        Action::Decline | Action::Done => boxed(DONE),
        Action::Divide(_) | Action::Bank { .. } | Action::Offer(_) => None,
    }
}

/// Returns the point by which the cursor finds an action.
fn point(seat: &Seat<'_>, spot: Spot) -> Point {
    match spot {
        Spot::Cell(cell) => cell.spot(seat.viewer),
        Spot::Box(area) => area.top_left,
    }
}

/// Returns the next action: left and right go in reading order and wrap around, up and down go to the nearest one.
pub fn step(seat: &Seat<'_>, from: u8, button: Button, takes: impl Fn(Action) -> bool) -> u8 {
    let points = || {
        let listed = (0..).zip(seat.legal).filter(|&(_, &action)| takes(action));
        listed.filter_map(|(at, &action)| Some((at, point(seat, spot(seat, action)?))))
    };
    let Some((_, here)) = points().find(|&(at, _)| at == from) else { return from };
    nearest(points(), here, button).unwrap_or(from)
}

/// Returns whether the dice lie in two trays and nobody has taken one.
pub fn is_divided(game: &Natick) -> bool {
    game.turn_number() > 0 && Player::all(2).all(|player| game.dice_of(player).is_empty())
}

/// Returns what the other player decides now in the middle of the player's own turn, which goes on then.
pub fn meanwhile(seat: &Seat<'_>) -> Option<Step> {
    let game = seat.game;
    let in_turn = game.turn_number() > 0 && game.active() == seat.player && !is_divided(game);
    let hands_over = game.job().is_some_and(|job| job.step == Step::HandOver);
    game.next_job().filter(|_| in_turn && hands_over).map(|job| job.step)
}
