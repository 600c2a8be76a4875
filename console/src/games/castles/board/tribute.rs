//! Tribute: what every shield brings and costs, and which one is asked about.

use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{self, BOLD, COST, GAIN, GROUND, INK, NAME, PLAIN, QUIET, TEXT};
use rules_core::Player;
use rules_core::castles::shield::shield_points;
use rules_core::castles::{Castles, Effect, Means};
use texts::castles as say;

use super::choice::Marks;
use super::sheet;
use crate::games::castles::pieces::{icons, paint};
use crate::games::castles::seat::Seat;
use crate::games::castles::words::names;

/// Returns the shield that tribute is asked for.
pub fn asked(game: &Castles) -> Option<u8> {
    match game.position().waiting() {
        Some(Effect::Tribute(shield)) => Some(shield),
        _ => None,
    }
}

/// Returns the silver that the mines of a player pay after the tribute.
pub fn mines(game: &Castles, player: Player) -> u8 {
    let built = game.built(player);
    built.mines() * built.rights().mine_silver()
}

/// Draws the whole picture: the shields held, and below them the ways to pay.
pub fn draw(seat: &Seat<'_>, chosen: u8, pen: &mut Pen<'_>) {
    let game = seat.game;
    let duchy = game.position().duchy(seat.player);
    pen.fill(0, 19, 240, 176, GROUND);
    paint::bar(pen, seat);
    pen.say(6, 23, NAME, TEXT, say::TRIBUTE_TITLE);
    pen.sprite_on(152, 24, &sprite::WORKER, INK, COST);
    pen.text(166, 24, BOLD, TEXT, &line!("{}", duchy.workers));
    pen.sprite_on(196, 24, &sprite::SILVER, INK, theme::SILVER);
    pen.text(212, 24, BOLD, TEXT, &line!("{}", duchy.silver));
    let asked = asked(game);
    for (i, number) in (0..).zip(game.position().shields_of(seat.player)) {
        let y = 42 + 18 * i;
        let now = asked == Some(number);
        if now {
            pen.rounded(4, y - 1, 232, 17, theme::RAISED);
        }
        paint::shield(pen, 10, y + 1, number);
        let (font, colour) = if now { (BOLD, TEXT) } else { (PLAIN, QUIET) };
        pen.say(32, y + 1, font, colour, names::shield(number));
        pen.text_right(206, y + 1, BOLD, theme::COMPLETE, &line!("{}", shield_points(number)));
        // They are asked about one after the other.
        match asked {
            Some(asked) if number < asked => pen.sprite(217, y + 5, &icons::CHECK, GAIN),
            Some(asked) if number == asked => pen.text_right(232, y + 1, BOLD, TEXT, "?"),
            _ => {}
        }
    }
    let rows = sheet::rows(seat, Some(Means::Effect));
    let top = 190 - sheet::ROW * rows.len() as i32;
    pen.fill(0, top - 5, 240, 1, theme::LINE);
    pen.say_right(236, top - 20, PLAIN, QUIET, say::tribute_then_mines(mines(game, seat.player)));
    for (i, row) in (0..).zip(rows) {
        let y = top + sheet::ROW * i32::from(i);
        sheet::row_box(pen, y, i == chosen);
        sheet::draw_row(seat, Some(Means::Effect), &Marks::NONE, row, pen, y);
    }
}
