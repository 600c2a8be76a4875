//! Everybody side by side, and the races for the colours.

use draw::chrome::{self, Line};
use draw::hexagon::MINI;
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{self, GROUND, INK, LARGE, PANEL, PLAIN, QUIET, TEXT, TINY};
use rules_core::dice_game::{AREA_POINTS, Bonus, Colour, PHASES, Prize};
use rules_core::{Game, Player};
use texts::dice_game as say;

use super::seat::Seat;
use super::words::roman;
use super::{bonus_sprite, kind, paint};

pub fn draw(seat: &Seat<'_>, chosen: Player, pen: &mut Pen<'_>) {
    pen.fill(0, 0, 240, 195, GROUND);
    let game = seat.game;
    let players = game.players();
    let pitch = 240 / i32::from(players.max(1));
    for player in Player::all(players) {
        let x = pitch * i32::from(player.0);
        column(seat, player, x, pitch, pen);
        if player == chosen && players > 1 {
            pen.cursor(x + 2, 2, pitch as u32 - 4, 124);
        }
    }
    pen.fill(0, 129, 240, 1, theme::LINE);
    races(seat, chosen, pen);
}

fn column(seat: &Seat<'_>, player: Player, x: i32, width: i32, pen: &mut Pen<'_>) {
    let game = seat.game;
    let sheet = game.sheet(player);
    let middle = x + width / 2;
    let name = seat.short(player, chrome::column_letters(width));
    chrome::column_head(pen, (x, width), player, &name, (game.total(player), LARGE));
    paint::mini(seat.settings, game.layout(), sheet.marked(), pen, middle - 28, 42, MINI);
    if width > 100 {
        // Room for the phases' columns beside a single map.
        for phase in 0..PHASES {
            let y = 46 + 14 * i32::from(phase);
            let text = line!("{} {}", roman(phase), game.phase_points(player, phase));
            pen.text(x + 4, y, PLAIN, QUIET, &text);
        }
    }
    for (i, bonus) in Bonus::ALL.into_iter().enumerate() {
        let (bx, by) = if width >= 110 {
            (middle - 60 + 30 * i as i32, 104)
        } else {
            (middle - 22 + 21 * (i as i32 % 2), 92 + 17 * (i as i32 / 2))
        };
        let colour = paint::bonus_colour(seat.settings, bonus);
        pen.sprite_on(bx, by, bonus_sprite(bonus), colour, theme::mix(colour, INK, 70));
        let count = sheet.count(bonus);
        // Two digits lean on the icon: five columns are narrow.
        pen.text(bx + if count > 9 { 9 } else { 13 }, by + 1, TINY, TEXT, &line!("{count}"));
    }
}

/// Draws a cell for each colour: its sign and a player's progress, then what is left, or the shapes of those who had
/// it.
fn races(seat: &Seat<'_>, chosen: Player, pen: &mut Pen<'_>) {
    let game = seat.game;
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        let x = 1 + 40 * i as i32;
        let tint = paint::tint(seat.settings, colour);
        pen.fill(x, 132, 38, 15, tint.tile);
        pen.sprite(x + 2, 135, &sprite::KINDS[kind(colour) as usize], tint.digit);
        let all = game.layout().of_colour(colour);
        let text = line!("{}/{}", all.and(game.sheet(chosen).marked()).len(), all.len());
        pen.text_right(x + 37, 135, TINY, tint.digit, &text);
        pen.fill(x, 147, 38, 46, PANEL);
        let race = game.race(colour);
        for (prize, y, gone) in [(Prize::First, 149, race.first_is_gone()), (Prize::Second, 171, race.is_over())] {
            let next = game.prize(colour) == Some(prize);
            let font_colour = if next { TEXT } else { QUIET };
            if gone {
                let mut x = x + 2;
                for player in Player::all(game.players()).filter(|&player| race.prize(player) == Some(prize)) {
                    chrome::shape(pen, x, y + 5, player, chrome::seat_colour(player));
                    x += 8;
                }
            } else {
                pen.text_centred(x + 19, y, LARGE, font_colour, &line!("{}", prize.points(colour)));
            }
        }
    }
}

/// Returns what an area of each size is worth now.
pub fn strip(seat: &Seat<'_>) -> [Line; 2] {
    let phase = usize::from(seat.game.phase()) % 3;
    let [one, two, three, four] = AREA_POINTS.map(|row| row[phase]);
    [seat.line(say::RACES), seat.line(say::areas_now(one, two, three, four))]
}
