//! Sheets over the picture: what the hand can do, and the ways to do one thing.

use embedded_graphics::geometry::Point;
use heapless::Vec;
use rules_core::castles::{Action, Effect, Means, Payment, tables};

use super::choice::{Choices, Marks, means};
use super::{Seat, paint, palette};
use crate::draw::chrome::signed;
use crate::draw::hexagon::{BULLET, SPACE};
use crate::draw::pen::Pen;
use crate::draw::sprite;
use crate::draw::theme::{self, BOLD, COST, GAIN, INK, NAME, PANEL, PLAIN, QUIET, RAISED, TEXT};
use crate::line;

/// Something that a die or an effect can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// Take a tile.
    Take,
    /// Place a stored tile.
    Place,
    /// Take goods.
    Load,
    /// Sell goods of a type.
    Sell(u8),
    /// Take workers.
    Hire,
    /// Do nothing with it.
    Decline,
}

impl Row {
    /// The action that it takes at once.
    pub fn action(self, hand: Option<Means>) -> Option<Action> {
        match self {
            Row::Sell(goods) => Some(Action::Sell { with: hand?, goods }),
            Row::Hire => Some(Action::Hire { with: hand? }),
            Row::Decline => Some(Action::Decline),
            _ => None,
        }
    }
}

/// All that the hand can do.
pub fn rows(seat: &Seat<'_>, hand: Option<Means>) -> Vec<Row, 8> {
    let mut rows = Vec::new();
    for &action in seat.legal {
        let row = match action {
            Action::Take { .. } => Row::Take,
            Action::Place { .. } => Row::Place,
            Action::Load { .. } => Row::Load,
            Action::Sell { goods, .. } => Row::Sell(goods),
            Action::Hire { .. } => Row::Hire,
            Action::Decline => Row::Decline,
            _ => continue,
        };
        let fits = means(action).is_none_or(|with| Some(with) == hand);
        if fits && !rows.contains(&row) {
            // Three types of goods are stored at most, so eight rows are enough.
            let _ = rows.push(row);
        }
    }
    rows
}

/// Height of a row.
const ROW: i32 = 19;

/// What the hand can do, as a list.
pub fn draw_menu(seat: &Seat<'_>, hand: Option<Means>, chosen: u8, pen: &mut Pen<'_>) {
    let rows = rows(seat, hand);
    let top = paint::sheet(pen, 26 + ROW * rows.len() as i32);
    title(seat, hand, pen, top + 4);
    let marks = Marks::of(seat, hand);
    let duchy = seat.game.position().duchy(seat.player);
    for (i, row) in rows.into_iter().enumerate() {
        let y = top + 25 + ROW * i as i32;
        if i == usize::from(chosen) {
            pen.rounded(4, y, 232, ROW as u32, RAISED);
            pen.cursor(6, y + 2, 228, 15);
        }
        let text = |pen: &mut Pen<'_>, text: &str| pen.text(34, y + 3, BOLD, TEXT, text);
        let preview = row.action(hand).and_then(|action| seat.game.preview(action).ok()).unwrap_or_default();
        match row {
            Row::Take => {
                pen.hexagon(Point::new(13, y + 4), BULLET, 0, palette::TINTS[5].tile);
                text(pen, "Take a tile");
                let count = marks.places.iter().flatten().count();
                pen.text_right(230, y + 3, PLAIN, QUIET, &line!("{count} in reach"));
            }
            Row::Place => {
                pen.ring(Point::new(13, y + 4), BULLET, 0, -2, false, TEXT);
                text(pen, "Place a tile");
                pen.text_right(230, y + 3, PLAIN, QUIET, &line!("{} spaces", marks.targets().len()));
            }
            Row::Load => {
                text(pen, "Take goods");
            }
            Row::Sell(goods) => {
                paint::goods(pen, 12, y + 3, 14, goods);
                text(pen, &line!("Sell {} goods", duchy.goods.of(goods)));
                pen.text_right(230, y + 3, BOLD, GAIN, &line!("{}", signed(preview.total())));
                cost(pen, 196, y + 4, preview.workers_paid);
            }
            Row::Hire => {
                pen.sprite_on(13, y + 3, &sprite::WORKER, INK, COST);
                text(pen, "Hire workers");
                pen.text_right(230, y + 3, BOLD, GAIN, &line!("+{}", preview.workers_gained));
            }
            Row::Decline => {
                text(pen, "Do without");
            }
        }
    }
}

/// Workers to pay, ending before `right`.
fn cost(pen: &mut Pen<'_>, right: i32, y: i32, workers: u8) {
    if workers > 0 {
        pen.text_right(right, y - 1, BOLD, COST, &line!("-{workers}"));
        pen.sprite_on(right - 28, y - 1, &sprite::WORKER, INK, COST);
    }
}

fn title(seat: &Seat<'_>, hand: Option<Means>, pen: &mut Pen<'_>, y: i32) {
    let position = seat.game.position();
    let dice = position.hand(seat.player).dice;
    match (hand, position.waiting()) {
        (Some(Means::Effect), Some(effect)) => {
            let tint = paint::tint(seat.settings, super::estate::kind(effect));
            pen.hexagon(Point::new(12, y + 1), crate::draw::hexagon::SMALL, 0, tint.tile);
            pen.sprite(16, y + 4, paint::sign(super::estate::kind(effect)), tint.digit);
            let (name, _) = super::words::effect(effect);
            let what = if effect == Effect::Castle { "one action, any die" } else { "use it now" };
            pen.text(34, y + 1, NAME, TEXT, &line!("{name}: {what}"));
        }
        (Some(die), _) => {
            paint::die(pen, 12, y, 17, dice[die as usize & 1], seat.player, false);
            pen.text(34, y + 1, NAME, TEXT, "What this die can do");
        }
        (None, _) => {}
    }
}

/// The ways to do one thing, as boxes: with which die, for what, which tile.
pub fn draw_choices(seat: &Seat<'_>, choices: &Choices, chosen: u8, pen: &mut Pen<'_>) {
    const WIDTH: i32 = 78;
    let lines = choices.len().div_ceil(3) as i32;
    let top = paint::sheet(pen, 24 + 38 * lines);
    let question = match choices.first() {
        Some(Action::Take { discard: Some(_), .. }) => "Store full: what is discarded?",
        Some(Action::Place { storage, .. })
            if choices.iter().any(|other| matches!(other, Action::Place { storage: s, .. } if s != storage)) =>
        {
            "Which tile?"
        }
        _ => "How do you pay?",
    };
    pen.text(6, top + 4, BOLD, TEXT, question);
    for (i, &action) in choices.iter().enumerate() {
        let (x, y) = (3 + WIDTH * (i as i32 % 3), top + 22 + 38 * (i as i32 / 3));
        pen.rounded(x, y, WIDTH as u32 - 2, 36, PANEL);
        way(seat, action, pen, x, y);
        if i == usize::from(chosen) {
            pen.cursor(x + 2, y + 2, WIDTH as u32 - 6, 32);
        }
    }
}

fn way(seat: &Seat<'_>, action: Action, pen: &mut Pen<'_>, x: i32, y: i32) {
    let hand = seat.game.position().hand(seat.player);
    let edition = seat.game.position().setup.edition;
    let mut right = x + 6;
    let tile = match action {
        Action::Take { discard: Some(storage), .. } | Action::Place { storage, .. } => hand.storage[storage.index()],
        _ => None,
    };
    if let Some(tile) = tile {
        let at = Point::new(x + 4, y + 3);
        paint::tile(pen, seat.settings, edition, at, tile, false);
        if matches!(action, Action::Take { .. }) {
            // Marks the tile as lost.
            pen.ring(at, SPACE, 0, -2, false, COST);
        }
        right += 30;
    }
    match (means(action), action) {
        (Some(die @ (Means::First | Means::Second)), _) => {
            paint::die(pen, right, y + 9, 17, hand.dice[die as usize], seat.player, false);
            right += 19;
            let workers = seat.game.workers(action);
            if workers > 0 {
                pen.sprite_on(right, y + 3, &sprite::WORKER, INK, COST);
                pen.text(right + 3, y + 18, BOLD, COST, &line!("{workers}"));
            }
        }
        (_, Action::Buy { payment, .. }) => {
            let (sprite, paper) = match payment {
                Payment::Silver => (&sprite::SILVER, theme::SILVER),
                Payment::Workers => (&sprite::WORKER, COST),
            };
            pen.sprite_on(right + 4, y + 11, sprite, INK, paper);
            pen.text(right + 22, y + 11, BOLD, TEXT, &line!("{}", tables::PRICE));
        }
        _ => {}
    }
}
