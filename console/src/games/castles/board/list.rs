//! Lists to pick from: a stored tile, before its space is chosen or because it has no room; a shield of the depots;
//! what comes next of several things that wait.

use draw::chrome::signed;
use draw::hexagon::SMALL;
use draw::map;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{BOLD, COMPLETE, COST, INK, PAPER, PLAIN, QUIET, TEXT, TINY};
use embedded_graphics::geometry::Point;
use heapless::Vec;
use rules_core::Game;
use rules_core::castles::shield::{SHIELDS, shield_points};
use rules_core::castles::{Action, Effect, Origin, ShieldAt, Tile};
use rules_core::hex::WideSpaces as Spaces;
use texts::castles as say;

use super::choice::{Choices, distinct};
use super::sheet::{ROW, row_box, window};
use crate::games::castles::pieces::paint;
use crate::games::castles::seat::Seat;
use crate::games::castles::words::names;

/// What is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// A stored tile.
    Tiles,
    /// A shield of the depots.
    Shields,
    /// What comes next.
    Order,
}

/// Rows that fit.
const ROOM: usize = 7;

/// Returns the stored tiles that can be picked, as actions.
fn tiles(seat: &Seat<'_>) -> Choices {
    let picks = |action: &Action| matches!(action, Action::Choose { tile: Origin::Stored(_) } | Action::Discard { .. });
    distinct(seat, seat.legal.iter().copied().filter(picks))
}

/// Returns what may come next of all that waits, with its number.
pub fn order<'a>(seat: &'a Seat<'_>) -> impl Iterator<Item = (u8, Effect)> + 'a {
    seat.legal.iter().filter_map(|action| match *action {
        Action::Pick { nth } => Some((nth, seat.game.position().waiting.iter().nth(nth.into())?)),
        _ => None,
    })
}

/// Returns the shields that can be taken, by number.
fn shields(seat: &Seat<'_>) -> Vec<u8, SHIELDS> {
    let mut found = Vec::new();
    for &action in seat.legal {
        if let Action::TakeShield { shield, .. } = action
            && found.last() != Some(&shield)
        {
            // There are no more shields.
            let _ = found.push(shield);
        }
    }
    found
}

impl List {
    /// Returns how many rows it has.
    pub fn len(self, seat: &Seat<'_>) -> usize {
        match self {
            List::Tiles => tiles(seat).len(),
            List::Shields => shields(seat).len(),
            List::Order => order(seat).count(),
        }
    }

    /// Returns the action of a row; of a shield only if there is one castle for it.
    pub fn action(self, seat: &Seat<'_>, row: u8) -> Option<Action> {
        match self {
            List::Tiles => tiles(seat).get(usize::from(row)).copied(),
            List::Order => order(seat).nth(row.into()).map(|(nth, _)| Action::Pick { nth }),
            List::Shields => {
                let shield = self.shield(seat, row)?;
                let mut castles = castles(seat, shield);
                let space = castles.next()?;
                castles.is_empty().then_some(Action::TakeShield { shield, space })
            }
        }
    }

    /// Returns the shield of a row.
    pub fn shield(self, seat: &Seat<'_>, row: u8) -> Option<u8> {
        shields(seat).get(usize::from(row)).copied().filter(|_| self == List::Shields)
    }

    /// Draws the list over the picture.
    pub fn draw(self, seat: &Seat<'_>, chosen: u8, pen: &mut Pen<'_>) {
        let count = self.len(seat);
        let (first, shown) = window(count, chosen, ROOM);
        let top = paint::sheet(pen, 21 + ROW * shown as i32);
        let trims = seat.game.position().waiting() == Some(Effect::Trim);
        let question = match self {
            List::Tiles if trims => say::ASK_TILE_LEAVES,
            List::Tiles => say::ASK_TILE,
            List::Shields => say::ASK_SHIELD,
            List::Order => say::ASK_NEXT,
        };
        pen.say(6, top + 4, BOLD, TEXT, question);
        if shown < count {
            pen.say_right(236, top + 5, TINY, QUIET, say::number_of_all(chosen + 1, count as i32));
        }
        for i in first..first + shown {
            let y = top + 21 + ROW * (i - first) as i32;
            row_box(pen, y, i == usize::from(chosen));
            match self {
                List::Tiles => tile(seat, i, pen, y),
                List::Shields => shield(seat, i, pen, y),
                List::Order => waiting(seat, i, pen, y),
            }
        }
    }
}

/// Returns the castles that can carry a shield now.
pub fn castles(seat: &Seat<'_>, shield: u8) -> Spaces {
    let space = |action: &Action| match *action {
        Action::TakeShield { shield: other, space } if other == shield => Some(space),
        _ => None,
    };
    seat.legal.iter().filter_map(space).collect()
}

/// Returns the castle to begin with: the first without a shield.
pub fn best_castle(seat: &Seat<'_>, shield: u8) -> Option<u8> {
    castles(seat, shield).min_by_key(|&space| seat.game.shield_on(seat.player, space).is_some())
}

fn tile(seat: &Seat<'_>, row: usize, pen: &mut Pen<'_>, y: i32) {
    let storage = match tiles(seat).get(row) {
        Some(&(Action::Choose { tile: Origin::Stored(storage) } | Action::Discard { storage })) => storage,
        _ => return,
    };
    let Some(tile) = seat.game.position().stored(seat.player, storage) else { return };
    paint::small_tile(pen, seat.settings, Point::new(12, y + 2), Some(tile));
    pen.say(34, y + 3, BOLD, TEXT, say::alone(names::tile(tile, seat.game.setup().edition)));
    let spaces = seat.game.built(seat.player).spaces_for(tile).len();
    pen.say_right(230, y + 3, PLAIN, QUIET, say::fits_spaces(spaces as i32));
}

/// Draws something that waits: points with where they lead, or an effect.
fn waiting(seat: &Seat<'_>, row: usize, pen: &mut Pen<'_>, y: i32) {
    let Some((_, effect)) = order(seat).nth(row) else { return };
    let setup = seat.game.setup();
    if let Effect::Gain(source, points) = effect {
        let counter = seat.game.counter();
        pen.sprite(13, y + 4, &sprite::STAR, COMPLETE);
        pen.say(34, y + 3, BOLD, TEXT, say::points_for(points, names::source(source)));
        let (colour, text) = match counter.missing() <= points {
            true => (COMPLETE, say::REACHES_TARGET.into()),
            false => (QUIET, say::number_of_all(counter.points + points, counter.target)),
        };
        return pen.say_right(230, y + 3, PLAIN, colour, text);
    }
    let kind = names::kind(effect);
    let tint = paint::tint(seat.settings, kind);
    if effect == Effect::FromBlack {
        paint::small_tile(pen, seat.settings, Point::new(12, y + 2), Some(Tile::BLACK));
    } else {
        pen.hexagon(Point::new(12, y + 2), SMALL, 0, tint.tile);
        pen.sprite(16, y + 5, paint::sign(kind), tint.digit);
    }
    let name = || pen.line(say::alone(names::effect(setup, effect).0));
    let text = names::effect_in(setup, effect, 27, pen.language).unwrap_or_else(name);
    pen.text(34, y + 3, BOLD, TEXT, &text);
}

/// Draws the depot's number as a die, a square for each worker, the shield, and its points.
fn shield(seat: &Seat<'_>, row: usize, pen: &mut Pen<'_>, y: i32) {
    let Some(&number) = shields(seat).get(row) else { return };
    if let ShieldAt::Depot(depot) = seat.game.position().shields[usize::from(number) - 1] {
        map::die(pen, 12, y + 3, 13, depot, PAPER, INK);
    }
    let workers =
        castles(seat, number).next().map(|space| seat.game.workers(Action::TakeShield { shield: number, space }));
    for worker in 0..i32::from(workers.unwrap_or(0)) {
        pen.fill(27 + 5 * (worker % 2), y + 3 + 5 * (worker / 2), 4, 4, COST);
    }
    paint::shield(pen, 39, y + 3, number);
    pen.say(58, y + 3, BOLD, TEXT, names::shield(number));
    pen.text_right(230, y + 3, BOLD, COMPLETE, &signed(shield_points(number)));
}
