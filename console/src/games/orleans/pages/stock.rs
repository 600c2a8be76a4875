//! What is left: followers to recruit, goods on the map and in the market, places, gears and citizens.

use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, GROUND, LINE, NUMBER, PLAIN, QUIET, TEXT};
use rules_core::orleans::{Category, Good, Kind, Lying};
use texts::orleans as say;

use crate::games::orleans::pieces::paint;
use crate::games::orleans::seat::Seat;

pub fn draw(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    pen.say(5, 22, PLAIN, QUIET, say::STOCK_FOLLOWERS);
    for kind in Kind::ALL {
        let x = 5 + 34 * kind as i32;
        let left = table.piles[kind as usize];
        paint::kind(pen, x, 38, kind);
        pen.text(x + 18, 40, BOLD, if left > 0 { TEXT } else { QUIET }, &line!("{left}"));
    }
    pen.fill(0, 62, 240, 1, LINE);
    pen.say(5, 66, PLAIN, QUIET, say::STOCK_GOODS);
    pen.say(5, 84, PLAIN, TEXT, say::STOCK_ON_THE_MAP);
    pen.say(5, 100, PLAIN, TEXT, say::STOCK_MARKET);
    for good in Good::ALL {
        let x = 92 + 31 * good as i32;
        let lie = table.map.iter().flatten().filter(|lying| **lying == Some(Lying::Open(good))).count() as u8;
        paint::good(pen, x, 66, 13, good);
        for (y, left) in [(84, lie), (100, table.market.of(good))] {
            pen.text_centred(x + 6, y, BOLD, if left > 0 { TEXT } else { QUIET }, &line!("{left}"));
        }
    }
    pen.fill(0, 119, 240, 1, LINE);
    let tiles = table.setup.place_tiles();
    let left = |category| {
        let of = || tiles.filter(|tile| tile.category() == category);
        say::count_of(of().filter(|tile| table.tiles.contains(*tile)).count() as i32, of().count() as i32)
    };
    let rows = [
        (say::STOCK_TILES_ONE, pen.line(left(Category::One))),
        (say::STOCK_TILES_TWO, pen.line(left(Category::Two))),
        (say::STOCK_TECHNOLOGY, line!("{}", table.technology)),
        (say::STOCK_CITIZENS, line!("{}", table.citizens.count_ones())),
    ];
    for (y, (label, text)) in (123..).step_by(18).zip(rows) {
        pen.say(5, y, PLAIN, TEXT, label);
        pen.text_right(234, y - 1, NUMBER, TEXT, &text);
    }
}
