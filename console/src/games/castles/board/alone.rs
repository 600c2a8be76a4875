//! The solo game beside its estate: dice and stocks in one row, and the page of its progress.

use draw::chrome::{self, Line};
use draw::hexagon::SMALL;
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{self, BOLD, COST, GROUND, INK, NUMBER, PANEL, PLAIN, QUIET, TEXT, TINY};
use embedded_graphics::geometry::Point;
use rules_core::castles::{Castles, Kind, solo, tables};
use rules_core::{Game, Player};
use texts::castles as say;

use crate::games::castles::pieces::{icons, layout, paint};
use crate::games::castles::seat::Seat;

/// Returns the round that is played, from 1.
pub fn round(game: &Castles) -> u8 {
    let position = game.position();
    (position.phase * tables::ROUNDS + position.round + 1).min(tables::ALL_ROUNDS)
}

/// Draws the workers, silver and goods beside the dice, in one row above the islands or a team's estate.
pub fn stocks(seat: &Seat<'_>, player: Player, pen: &mut Pen<'_>) {
    let duchy = seat.game.position().duchy(player);
    pen.sprite_on(75, 25, &sprite::WORKER, INK, COST);
    pen.text(88, 24, NUMBER, TEXT, &line!("{}", duchy.workers));
    pen.sprite_on(108, 26, &sprite::SILVER, INK, theme::SILVER);
    pen.text(122, 24, NUMBER, TEXT, &line!("{}", duchy.silver));
    let Point { x, y } = layout::of(seat, player, 0).goods;
    for (i, of) in (0..).zip(duchy.goods.types()) {
        paint::narrow_goods(pen, x + 14 * i, y, 13, of);
        pen.text_centred(x + 14 * i + 7, y + 12, TINY, TEXT, &line!("{}", duchy.goods.of(of)));
    }
}

/// Draws the progress of the game: spaces, rounds, targets, and how many spaces of each colour are covered.
pub fn draw(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let game = seat.game;
    let (built, duchy) = (game.built(seat.player), game.position().duchy(seat.player));
    pen.fill(0, 19, 240, 176, GROUND);
    paint::bar(pen, seat);
    layout::map(pen, seat.settings, duchy.estate, built.estate(), built.filled(), Point::new(154, 28));
    let counter = game.counter();
    let reached = (game.setup().estates.target().saturating_sub(counter.target)).div_ceil(solo::FALL);
    let targets = match counter.target {
        // The target falls no further: how often it was reached is not known.
        ..=solo::LEAST_TARGET => say::alone_targets_or_more(reached),
        _ => say::alone_targets_reached(reached),
    };
    let rows = [
        (say::ALONE_SPACES, say::number_of_all(built.filled().len() as i32, built.estate().spaces())),
        (say::ALONE_ROUND, say::number_of_all(round(game), tables::ALL_ROUNDS)),
        (say::ALONE_TARGETS, targets),
    ];
    for (i, (word, text)) in (0..).zip(rows) {
        pen.say(6, 27 + 18 * i, PLAIN, QUIET, word);
        pen.say(68, 26 + 18 * i, NUMBER, TEXT, text);
    }
    pen.fill(0, 84, 240, 1, theme::LINE);
    pen.say(6, 88, TINY, QUIET, say::ALONE_COLOURS);
    for (i, kind) in (0..).zip(Kind::ALL) {
        let x = 2 + 39 * i;
        let tint = paint::tint(seat.settings, kind);
        let all = built.estate().of_kind(kind);
        let covered = all.and(built.filled()).len();
        let whole = covered == all.len();
        pen.rounded(x, 101, 37, 40, PANEL);
        pen.hexagon(Point::new(x + 10, 104), SMALL, 0, tint.tile);
        pen.sprite(x + 14, 107, paint::sign(kind), tint.digit);
        let text = line!("{covered}/{}", all.len());
        let colour = if whole { theme::COMPLETE } else { TEXT };
        pen.text_centred(x + 19, 123, if text.len() > 4 { TINY } else { BOLD }, colour, &text);
        if whole {
            pen.rounded_frame(x, 101, 37, 40, 1, theme::COMPLETE);
        }
    }
    pen.say(6, 150, PLAIN, QUIET, say::ALONE_REGION);
    pen.say_right(236, 149, NUMBER, TEXT, say::alone_region_points(tables::phase_points(game.position().phase)));
    pen.sprite(6, 171, &icons::AWAY, COST);
    pen.say(20, 170, PLAIN, QUIET, say::ALONE_AWAY);
}

/// Draws the goods still to come in this phase, and what is left to do. Returns the lines.
pub fn draw_strip(seat: &Seat<'_>, pen: &mut Pen<'_>) -> [Line; 2] {
    let [first, second] = strip(seat);
    chrome::strip(pen, &[Line::new(), second.clone()]);
    let x = pen.text(4, chrome::STRIP + 1, PLAIN, QUIET, &first) + 6;
    let coming = || seat.game.position().round_goods.iter().filter(|&&goods| goods > 0);
    for (i, &goods) in (0..).zip(coming()) {
        paint::goods(pen, x + 15 * i, chrome::STRIP + 1, 13, goods);
    }
    if coming().next().is_none() {
        pen.say(x, chrome::STRIP + 1, PLAIN, QUIET, say::GOODS_TO_COME_NONE);
    }
    [first, second]
}

/// Returns the two lines above the keys for it.
pub fn strip(seat: &Seat<'_>) -> [Line; 2] {
    let left = say::alone_left(seat.game.empty_spaces(seat.player), tables::ALL_ROUNDS + 1 - round(seat.game));
    [seat.line(say::GOODS_TO_COME), seat.line(left)]
}
