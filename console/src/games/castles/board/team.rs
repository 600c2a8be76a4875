//! The team game: two players side by side in one column, and what they share.

use draw::chrome;
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{self, BOLD, COST, INK, LARGE, QUIET, TEXT, TINY};
use embedded_graphics::geometry::Point;
use rules_core::castles::{Castles, Stage, Storage};
use rules_core::{Game, Player};
use texts::{Text, castles as say};

use crate::games::castles::pieces::{layout, paint};
use crate::games::castles::seat::Seat;

/// Returns the letter of a player's team.
pub fn letter(game: &Castles, player: Player) -> &'static str {
    ["A", "B"][game.setup().duchy_of(player) % 2]
}

/// Returns whether a storage space is the player's own.
pub const fn is_own(storage: Storage) -> bool {
    storage.index() < Storage::OWN
}

/// Returns the word for a storage space.
pub const fn store(storage: Storage) -> Text {
    if is_own(storage) { say::STORE_OWN } else { say::STORE_TEAM }
}

/// Returns the storage space that a tile could go to: the first that is empty, or any.
pub fn room(seat: &Seat<'_>) -> Storage {
    let empty = |storage: &Storage| seat.game.position().stored(seat.player, *storage).is_none();
    (0..4).map(Storage).find(empty).unwrap_or(Storage(0))
}

/// Draws a team on the page of everybody.
#[inline(never)]
pub fn column(seat: &Seat<'_>, team: u8, x: i32, pen: &mut Pen<'_>) {
    let game = seat.game;
    let (position, player) = (game.position(), Player(team));
    let (duchy, built) = (position.duchy(player), game.built(player));
    pen.text_centred(x + 60, 18, LARGE, TEXT, &line!("{}", game.total(player)));
    for (i, member) in (0..).zip(game.members(player)) {
        let (hand, left) = (position.hand(member), x + 1 + 59 * i);
        pen.fill(left, 1, 59, 17, chrome::seat_colour(member));
        chrome::shape(pen, left + 3, 4, member, INK);
        let points: i16 = hand.points.iter().sum();
        pen.text(left + 18, 3, BOLD, INK, &line!("{points}"));
        if position.stage == Stage::Rounds {
            for (die, x) in [(0, x + 5 + 84 * i), (1, x + 18 + 84 * i)] {
                paint::die(pen, x, 22, 11, hand.dice[die], member, hand.used[die]);
            }
        }
        chrome::shape(pen, left + 5, 119, member, chrome::seat_colour(member));
        for (space, tile) in (0..).zip(&hand.storage[..Storage::OWN]) {
            paint::small_tile(pen, seat.settings, Point::new(left + 19 + 17 * space, 117), *tile);
        }
    }
    if duchy.estate > 0 {
        layout::squares(pen, seat.settings, built.estate(), built.filled(), Point::new(x + 21, 39), 6);
    }
    pen.sprite_on(x + 6, 84, &sprite::WORKER, INK, COST);
    pen.text(x + 19, 85, BOLD, TEXT, &line!("{}", duchy.workers));
    pen.sprite_on(x + 40, 85, &sprite::SILVER, INK, theme::SILVER);
    pen.text(x + 55, 85, BOLD, TEXT, &line!("{}", duchy.silver));
    pen.say(x + 6, 103, TINY, QUIET, say::STORE_TEAM);
    for (space, tile) in (0..).zip(duchy.shared) {
        paint::small_tile(pen, seat.settings, Point::new(x + 34 + 17 * space, 100), tile);
    }
    for (i, goods) in (0..).zip(duchy.goods.types()) {
        let y = 83 + 12 * i;
        paint::goods(pen, x + 84, y, 11, goods);
        pen.text(x + 98, y + 1, TINY, TEXT, &line!("x{}", duchy.goods.of(goods)));
    }
}

/// Draws what the next player finds: which team it is, and the tiles that the mate left in its store.
pub fn hand_over(game: &Castles, settings: &crate::records::settings::Settings, player: Player, pen: &mut Pen<'_>) {
    let right = pen.say(76, 3, BOLD, INK, say::hand_over_team(letter(game, player))) + 6;
    for (i, member) in (0..).zip(game.members(player)) {
        chrome::shape(pen, right + 15 * i, 4, member, INK);
    }
    for (i, tile) in (0..).zip(game.position().duchy(player).shared) {
        paint::small_tile(pen, settings, Point::new(158, 31 + 17 * i), tile);
    }
}

/// Draws the whole estate beside the stocks, and a frame around what is in sight.
pub fn overview(seat: &Seat<'_>, player: Player, right: bool, pen: &mut Pen<'_>) {
    let built = seat.game.built(player);
    layout::squares(pen, seat.settings, built.estate(), built.filled(), Point::new(200, 21), 3);
    pen.frame(if right { 208 } else { 199 }, 20, 31, 23, 1, TEXT);
}
