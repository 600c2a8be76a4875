//! What is left: everybody's progress with each colour, its bonus, and what the piles still hold.

use draw::chrome::{self, Line};
use draw::hexagon::SMALL as HEXAGON;
use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, COMPLETE, LINE, PLAIN, QUIET, SMALL, TEXT, TINY};
use embedded_graphics::geometry::Point;
use rules_core::castles::{Kind, Tile, tables};
use rules_core::{Game, Player};
use texts::castles as say;

use crate::games::castles::board::team;
use crate::games::castles::pieces::paint;
use crate::games::castles::seat::Seat;

/// Where the columns of the players begin and end.
const COLUMNS: (i32, i32) = (26, 170);

pub fn draw(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let (game, position) = (seat.game, seat.game.position());
    chrome::titled(pen, say::COLOURS, Some(say::COLOURS_OF_SPACES.into()));
    let sides = game.sides();
    let pitch = (COLUMNS.1 - COLUMNS.0) / i32::from(sides.max(1));
    let middle = |side: Player| COLUMNS.0 + pitch * i32::from(side.0) + pitch / 2;
    for side in Player::all(sides) {
        match game.setup().is_team() {
            true => pen.text_centred(middle(side), 21, BOLD, TEXT, team::letter(game, side)),
            false => chrome::shape(pen, middle(side) - 5, 22, side, chrome::seat_colour(side)),
        }
    }
    if sides > 1 {
        pen.say(COLUMNS.1 + 1, 23, TINY, QUIET, say::COLUMN_BONUS);
    }
    pen.say_right(237, 23, TINY, QUIET, say::COLOURS_PILE);
    for (i, kind) in (0..).zip(Kind::ALL) {
        let y = 36 + 20 * i;
        let tint = paint::tint(seat.settings, kind);
        pen.hexagon(Point::new(4, y), HEXAGON, 0, tint.tile);
        pen.sprite(8, y + 3, paint::sign(kind), tint.digit);
        for side in Player::all(sides).filter(|&side| position.duchy(side).estate > 0) {
            let built = game.built(side);
            let all = built.estate().of_kind(kind);
            let (filled, all) = (all.and(built.filled()).len(), all.len());
            let colour = match () {
                () if filled == all => COMPLETE,
                () if game.setup().duchy_of(seat.player) == side.index() => TEXT,
                () => QUIET,
            };
            let text = line!("{filled}/{all}");
            pen.text_centred(middle(side), y + 2, if text.len() > 4 { SMALL } else { BOLD }, colour, &text);
        }
        for (x, index) in [(COLUMNS.1 + 1, 0), (COLUMNS.1 + 17, 1)].into_iter().filter(|_| sides > 1) {
            match position.bonuses[kind as usize][index] {
                Some(player) => chrome::shape(pen, x, y + 3, player, chrome::seat_colour(player)),
                None => {
                    let points = tables::bonus_points(index == 0, game.players());
                    pen.text(x + 2, y + 2, BOLD, TEXT, &line!("{points}"));
                }
            }
        }
        pen.text_right(237, y + 2, BOLD, TEXT, &line!("{}", left(&position.piles.coloured, Some(kind))));
    }
    pen.fill(0, 159, 240, 1, LINE);
    pen.say(4, 163, PLAIN, QUIET, say::COLOURS_GOODS);
    for goods in 1..=6 {
        let x = 4 + 39 * (i32::from(goods) - 1);
        paint::goods(pen, x, 179, 13, goods);
        pen.text(x + 17, 179, BOLD, TEXT, &line!("{}", position.goods_pile.of(goods)));
    }
}

/// Returns how many tiles of a kind, or of all, a pile holds.
fn left(pile: &[u8; Tile::FACES], kind: Option<Kind>) -> u8 {
    let faces = Tile::all().zip(pile).filter(|(tile, _)| kind.is_none_or(|kind| tile.kind() == kind));
    faces.map(|(_, count)| count).sum()
}

/// Returns the two lines above the keys.
pub fn strip(seat: &Seat<'_>) -> [Line; 2] {
    let black = left(&seat.game.position().piles.black, None);
    let second = match seat.game.sides() {
        1 => say::COLOURS_ALONE,
        _ => say::COLOURS_BONUS,
    };
    [seat.line(say::colours_black_pile(black)), seat.line(second)]
}
