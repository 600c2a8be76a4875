//! The shields of the game: those in the depots, and those on castles.

use draw::chrome::{self, Line};
use draw::line;
use draw::map;
use draw::pen::Pen;
use draw::theme::{BOLD, COMPLETE, CURSOR, GROUND, INK, PAPER, PLAIN, QUIET, RAISED, TEXT};
use heapless::Vec;
use rules_core::Game;
use rules_core::castles::shield::{SHIELDS, shield_points};
use rules_core::castles::{Expansion, ShieldAt};
use rules_core::sort::sort_by_key;
use texts::castles as say;

use crate::games::castles::pieces::paint;
use crate::games::castles::seat::Seat;
use crate::games::castles::words::names;

/// Returns whether there are shields in this game.
pub fn played(seat: &Seat<'_>) -> bool {
    seat.game.setup().expansions.has(Expansion::Shields)
}

/// Returns the shields that are not in the box, by depot and then by player.
pub fn in_play(seat: &Seat<'_>) -> Vec<(u8, ShieldAt), SHIELDS> {
    let shields = (1..).zip(seat.game.position().shields);
    let mut found: Vec<_, SHIELDS> = shields.filter(|(_, at)| *at != ShieldAt::Box).collect();
    sort_by_key(&mut found, |&(number, at)| match at {
        ShieldAt::Depot(depot) => (0, depot, number),
        ShieldAt::Castle(player, _) => (1, player.0, number),
        ShieldAt::Box => (2, 0, number),
    });
    found
}

/// Returns the shields in a depot, 1 to 6.
pub fn in_depot(seat: &Seat<'_>, depot: u8) -> impl Iterator<Item = u8> + Clone {
    let shields = seat.game.position().shields;
    (1..=SHIELDS as u8).filter(move |&number| shields[usize::from(number) - 1] == ShieldAt::Depot(depot))
}

/// Draws all shields in play, with the cursor on one.
pub fn draw(seat: &Seat<'_>, chosen: u8, pen: &mut Pen<'_>) {
    chrome::titled(pen, say::ALL_SHIELDS, Some(say::ALL_SHIELDS_POINTS.into()));
    pen.fill(0, 19, 240, 176, GROUND);
    for (i, (number, at)) in (0..).zip(in_play(seat)) {
        let y = 23 + 14 * i32::from(i);
        if i == chosen {
            pen.rounded(4, y - 1, 232, 15, RAISED);
            pen.rounded_frame(4, y - 1, 232, 15, 1, CURSOR);
        }
        match at {
            ShieldAt::Depot(depot) => map::die(pen, 10, y, 13, depot, PAPER, INK),
            ShieldAt::Castle(player, _) => chrome::shape(pen, 11, y + 1, player, chrome::seat_colour(player)),
            ShieldAt::Box => {}
        }
        paint::shield(pen, 30, y, number);
        let (font, colour) = if i == chosen { (BOLD, TEXT) } else { (PLAIN, QUIET) };
        pen.say(52, y, font, colour, names::shield(number));
        pen.text_right(228, y, BOLD, COMPLETE, &line!("{}", shield_points(number)));
    }
}

/// Returns what a shield of the list does, and where it is.
pub fn describe(seat: &Seat<'_>, chosen: u8) -> [Line; 2] {
    let Some(&(number, at)) = in_play(seat).get(usize::from(chosen)) else {
        return [seat.line(say::NO_SHIELD_LEFT), Line::new()];
    };
    let second = match at {
        ShieldAt::Depot(depot) => seat.line(say::shield_in_depot(depot)),
        ShieldAt::Castle(player, _) => seat.line(say::shield_on_castle(seat.name(player))),
        ShieldAt::Box => Line::new(),
    };
    [seat.line(names::shield_does(number)), second]
}
