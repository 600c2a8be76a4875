//! The end of a phase: what whole areas bring from now on, and where everybody stands.

use draw::chrome;
use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, GAIN, NUMBER, PLAIN, QUIET, TEXT};
use rules_core::dice_game::AREA_POINTS;
use rules_core::{Game, Player};
use texts::dice_game as say;

use super::seat::Seat;
use super::words::roman;

pub fn draw(phase: u8, seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let next = phase + 1;
    chrome::titled(pen, say::phase_over(roman(phase)), Some(say::phase_begins(roman(next))));
    pen.say(5, 24, BOLD, GAIN, say::PHASE_LESS);
    pen.say(5, 42, PLAIN, QUIET, say::PHASE_HEXES);
    for (y, of) in [(60, phase), (78, next)] {
        pen.say(5, y, PLAIN, if of == next { TEXT } else { QUIET }, say::phase(roman(of)));
    }
    for (i, points) in AREA_POINTS.iter().enumerate() {
        let right = 110 + 40 * i as i32;
        pen.text_right(right, 41, NUMBER, QUIET, &line!("{}", i + 1));
        for (y, of) in [(59, phase), (77, next)] {
            let colour = if of == next { TEXT } else { QUIET };
            pen.text_right(right, y, NUMBER, colour, &line!("{}", points[usize::from(of) % points.len()]));
        }
    }
    pen.say(5, 108, BOLD, GAIN, say::PHASE_POINTS);
    for player in Player::all(seat.game.players()) {
        let y = 126 + 18 * i32::from(player.0);
        chrome::shape(pen, 6, y + 1, player, chrome::seat_colour(player));
        pen.text(22, y, PLAIN, TEXT, seat.name(player));
        chrome::points_right(pen, 130, y - 1, seat.game.total(player), TEXT);
    }
}
