//! Everybody side by side, the order of play, the bonus tiles, and the goods to come.

use draw::chrome::{self, Line};
use draw::hexagon::MINI;
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{self, BOLD, COST, GROUND, INK, LARGE, NUMBER, PANEL, PLAIN, QUIET, TEXT, TINY};
use embedded_graphics::geometry::Point;
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::castles::{Built, Expansion, Kind, Stage, tables};
use rules_core::{Game, Player};
use texts::castles as say;

use crate::games::castles::board::{alone, shields, team};
use crate::games::castles::pieces::{icons, paint};
use crate::games::castles::seat::Seat;

pub fn draw(seat: &Seat<'_>, chosen: Player, pen: &mut Pen<'_>) {
    if seat.game.setup().is_solo() {
        return alone::draw(seat, pen);
    }
    pen.fill(0, 0, 240, 195, GROUND);
    let setup = seat.game.setup();
    let players = setup.duchies();
    let pitch = 240 / i32::from(players.max(1));
    for player in Player::all(players) {
        let x = pitch * i32::from(player.0);
        match setup.is_team() {
            true => team::column(seat, player.0, x, pen),
            false => column(seat, player, x, pitch, pen),
        }
        if player.index() == setup.duchy_of(chosen) {
            pen.cursor(x + 2, 2, pitch as u32 - 4, 132);
        }
    }
    track(seat, pen);
    bonuses(seat, pen);
}

fn column(seat: &Seat<'_>, player: Player, x: i32, width: i32, pen: &mut Pen<'_>) {
    let game = seat.game;
    let (hand, duchy) = (game.position().hand(player), game.position().duchy(player));
    let middle = x + width / 2;
    let left = middle - 28;
    // Shields need a row of their own.
    let close = shields::played(seat);
    let (map, stocks, store, goods_row) = if close { (34, 79, 92, 108) } else { (39, 86, 101, 119) };
    let font = if close { NUMBER } else { LARGE };
    let name = seat.short(player, chrome::column_letters(width));
    chrome::column_head(pen, (x, width), player, &name, (game.total(player), font));
    if game.position().stage == Stage::Rounds {
        for (die, x) in [middle - 29, middle + 18].into_iter().enumerate() {
            paint::die(pen, x, 22, 11, hand.dice[die], player, hand.used[die]);
        }
    }
    let built = game.built(player);
    if duchy.estate > 0 {
        let corner = Point::new(left, map);
        paint::map(pen, seat.settings, built.estate(), built.filled(), corner, MINI);
        if game.setup().expansions.has(Expansion::Posts) {
            posts(built, corner, pen);
        }
    }
    pen.sprite_on(left - 1, stocks - 1, &sprite::WORKER, INK, COST);
    pen.text(left + 12, stocks, BOLD, TEXT, &line!("{}", duchy.workers));
    pen.sprite_on(left + 27, stocks, &sprite::SILVER, INK, theme::SILVER);
    pen.text(left + 42, stocks, BOLD, TEXT, &line!("{}", duchy.silver));
    let stored = seat.game.position().all_stored(player).count();
    if stored > hand.storage.len() {
        let (_, tile) = seat.game.position().all_stored(player).next().unzip();
        paint::small_tile(pen, seat.settings, Point::new(left + 2, store), tile);
        pen.say(left + 20, store + 3, TINY, TEXT, say::stored_tiles(stored as i32));
    } else {
        for (i, tile) in hand.storage.into_iter().enumerate() {
            paint::small_tile(pen, seat.settings, Point::new(left + 2 + 18 * i as i32, store), tile);
        }
    }
    for (i, goods) in duchy.goods.types().enumerate() {
        let x = left + 1 + 19 * i as i32;
        paint::goods(pen, x, goods_row, 12, goods);
        pen.text(x + 12, goods_row + 1, TINY, TEXT, &line!("{}", duchy.goods.of(goods)));
    }
    for (i, shield) in (0..).zip(game.position().shields_of(player)) {
        paint::shield(pen, left + 14 * i, 121, shield);
    }
}

/// Draws a dot for each border post: bright if it is joined with another.
fn posts(built: &Built, corner: Point, pen: &mut Pen<'_>) {
    let at = |space: u8, dx: i32, dy: i32| MINI.corner(corner, space) + Point::new(dx, dy);
    for (i, at) in [at(9, -4, -2), at(14, 8, -2), at(34, 6, 6)].into_iter().enumerate() {
        let joined = (0..3).any(|other| other != i && built.joins(i, other));
        pen.fill(at.x, at.y, 4, 4, INK);
        pen.fill(at.x, at.y, 4, 3, if joined { theme::COMPLETE } else { theme::QUIET });
    }
}

/// Draws the track: pieces by steps, in each stack the top first, with the place in the order.
fn track(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let position = seat.game.position();
    pen.fill(0, 137, 240, 1, theme::LINE);
    pen.say(3, 145, TINY, QUIET, say::PLAYERS_ORDER);
    for cell in 0..7 {
        pen.rounded(36 + 29 * cell, 140, 28, 25, PANEL);
    }
    let players = usize::from(seat.game.players());
    for (rank, &player) in position.track[..players].iter().enumerate() {
        let step = position.hand(player).step;
        let above = position.track[..rank].iter().filter(|&&p| position.hand(p).step == step).count() as i32;
        let stack = position.track[..players].iter().filter(|&&p| position.hand(p).step == step).count();
        // Beyond the last cell the pieces stay there.
        let x = 36 + 29 * i32::from(step.min(6));
        let (dx, dy) = if stack <= 2 { (2, 1 + 12 * above) } else { (1 + 13 * (above % 2), 1 + 12 * (above / 2)) };
        chrome::shape(pen, x + dx, 141 + dy, player, chrome::seat_colour(player));
        if stack <= 2 {
            pen.text(x + 17, 141 + dy, TINY, TEXT, &line!("{}", rank + 1));
        } else {
            pen.text(x + dx + 3, 142 + dy, TINY, INK, &line!("{}", rank + 1));
        }
    }
}

/// Draws a cell for each kind: its sign, then the values left, or the shapes of the players who have them; one more for
/// all border posts.
fn bonuses(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let position = seat.game.position();
    pen.say(3, 176, TINY, QUIET, say::COLUMN_BONUS);
    let posts = seat.game.setup().expansions.has(Expansion::Posts);
    let pitch = if posts { 29 } else { 34 };
    for (i, kind) in Kind::ALL.into_iter().enumerate() {
        let tint = paint::tint(seat.settings, kind);
        let x = 36 + pitch * i as i32;
        cell(seat, x, pitch - 1, tint.tile, position.bonuses[kind as usize], pen);
        pen.sprite(x + (pitch - 9) / 2, 169, paint::sign(kind), tint.digit);
    }
    if posts {
        let x = 36 + pitch * Kind::ALL.len() as i32;
        cell(seat, x, pitch - 1, theme::LINE, position.posts, pen);
        pen.sprite_on(x + 9, 168, &icons::POST, INK, theme::COMPLETE);
    }
}

/// Draws the head of a cell, and below it who took the large and the small bonus, or what they bring.
fn cell(seat: &Seat<'_>, x: i32, width: i32, head: Rgb565, takers: [Option<Player>; 2], pen: &mut Pen<'_>) {
    pen.fill(x, 167, width as u32, 12, head);
    pen.fill(x, 179, width as u32, 15, PANEL);
    let step = width / 2 - 1;
    for (index, taker) in takers.into_iter().enumerate() {
        let x = x + 3 * width / 33 + step * index as i32;
        match taker {
            Some(player) => chrome::shape(pen, x, 181, player, chrome::seat_colour(player)),
            None => {
                let points = tables::bonus_points(index == 0, seat.game.players());
                pen.text(x + 2, 180, BOLD, TEXT, &line!("{points}"));
            }
        }
    }
}

/// Draws the goods still to come in this phase, what a region is worth, and a player's points if the game ended now.
/// Returns the lines.
pub fn draw_strip(seat: &Seat<'_>, chosen: Player, pen: &mut Pen<'_>) -> [Line; 2] {
    if seat.game.setup().is_solo() {
        return alone::draw_strip(seat, pen);
    }
    let position = seat.game.position();
    chrome::strip(pen, &Default::default());
    let lines = strip(seat, chosen);
    let x = pen.text(4, chrome::STRIP + 1, PLAIN, QUIET, &lines[0]) + 6;
    let coming = position.round_goods.iter().filter(|&&goods| goods > 0);
    for (i, &goods) in coming.enumerate() {
        paint::goods(pen, x + 15 * i as i32, chrome::STRIP + 1, 13, goods);
    }
    if position.round_goods.iter().all(|&goods| goods == 0) {
        pen.say(x, chrome::STRIP + 1, PLAIN, QUIET, say::GOODS_TO_COME_NONE);
    }
    let region = say::players_region(tables::phase_points(position.phase));
    pen.say_right(236, chrome::STRIP + 1, BOLD, TEXT, region);
    pen.text(4, chrome::STRIP + 15, BOLD, theme::GAIN, &lines[1]);
    lines
}

/// Returns the two lines above the keys for it.
pub fn strip(seat: &Seat<'_>, chosen: Player) -> [Line; 2] {
    if seat.game.setup().is_solo() {
        return alone::strip(seat);
    }
    let projected = seat.game.projected(chosen);
    let second = match seat.game.setup().is_team() {
        true => say::projected_team(team::letter(seat.game, chosen), projected),
        false => say::projected(seat.name(chosen), projected),
    };
    [seat.line(say::GOODS_TO_COME), seat.line(second)]
}
