//! The main view: an estate with what lies around it.

use embedded_graphics::geometry::Point;
use rules_core::castles::{Action, Area, Effect, Face, Kind, Means, Stage, Storage, Tile, tables};
use rules_core::hex::{SPACES, Spaces};
use rules_core::{Game, Player};

use super::choice::{Marks, Target, choices};
use super::{Board, Focus, Seat, paint, words};
use crate::draw::chrome::{self, Line};
use crate::draw::hexagon::{SMALL, SPACE};
use crate::draw::map;
use crate::draw::pen::Pen;
use crate::draw::theme::{self, GROUND, INK, LEGAL, NUMBER, PAPER, QUIET, TEXT, TINY};
use crate::line;

/// Where the three stored tiles lie.
const STORE: [Point; 3] = [Point::new(15, 140), Point::new(1, 164), Point::new(29, 164)];

/// Spots of an estate that can be looked at: its spaces, then the stored tiles.
pub const SPOTS: u8 = SPACES as u8 + 3;

/// Where a spot lies.
pub fn spot(spot: u8) -> Point {
    match STORE.get(usize::from(spot).wrapping_sub(SPACES)) {
        Some(&at) => at,
        None => map::place(spot),
    }
}

/// The tile on a spot.
pub fn tile(seat: &Seat<'_>, player: Player, spot: u8) -> Option<Tile> {
    let position = seat.game.position();
    match usize::from(spot).checked_sub(SPACES) {
        Some(storage) => position.hand(player).storage.get(storage).copied().flatten(),
        None => position.duchy(player).placed[usize::from(spot)],
    }
}

/// An estate; with `own` the marks of what can be done and the cursor.
pub fn draw(seat: &Seat<'_>, player: Player, own: Option<&Board>, pen: &mut Pen<'_>) {
    let game = seat.game;
    let duchy = game.position().duchy(player);
    pen.fill(0, 19, 240, 176, GROUND);
    paint::bar(pen, game, player, seat.name(player), game.total(player));
    dice(seat, player, own, pen);
    paint::stocks(pen, 200, 24, duchy.workers, duchy.silver);
    if duchy.goods.total() > 0 {
        pen.text(207, 135, TINY, QUIET, "goods");
    }
    paint::goods_column(pen, 205, 146, &duchy.goods);
    let marks = own.map_or(Marks::NONE, |board| Marks::of(seat, board.hand));
    for space in 0..SPACES as u8 {
        self::space(seat, player, space, marks.spaces[usize::from(space)].is_some(), pen);
    }
    for space in marks.targets() {
        paint::mark(pen, map::place(space), marks.spaces[usize::from(space)].unwrap_or(0));
    }
    store(seat, player, own, pen);
    if let Some(Board { focus: Focus::On(Target::Space(space)) | Focus::Choice(Target::Space(space), _), .. }) = own {
        map::cursor(pen, map::place(*space));
    }
}

/// The dice in the upper corner, the effect that waits, and the end of the turn.
fn dice(seat: &Seat<'_>, player: Player, own: Option<&Board>, pen: &mut Pen<'_>) {
    let position = seat.game.position();
    if position.stage != Stage::Rounds {
        if own.is_some_and(|board| board.focus == Focus::Hand) {
            end(pen);
        }
        return;
    }
    let hand = position.hand(player);
    let focus = own.is_some_and(|board| board.focus == Focus::Hand);
    for die in Means::DICE {
        let i = die as usize;
        let x = 5 + 27 * i as i32;
        // Each die of a new roll stops turning at a frame of its own.
        let turns = seat.animation_frame.map_or(0, |animation_frame| (3 + 2 * i as u8).saturating_sub(animation_frame));
        let pip = (hand.dice[i] + 5 + 2 * turns) % 6 + 1;
        paint::die(pen, x, 24, 22, pip, player, hand.used[i]);
        if own.is_some_and(|board| board.hand == Some(die)) {
            pen.rounded_frame(x - 3, 21, 28, 28, 2, LEGAL);
            if focus {
                pen.cursor(x, 24, 22, 22);
            }
        }
    }
    map::die(pen, 6, 53, 17, position.white, PAPER, INK);
    let hand = own.and_then(|board| board.hand);
    if let Some(effect) = position.waiting().filter(|_| hand == Some(Means::Effect)) {
        let tint = paint::tint(seat.settings, kind(effect));
        pen.rounded(27, 52, 21, 19, LEGAL);
        pen.rounded(29, 54, 17, 15, tint.tile);
        pen.sprite(33, 57, paint::sign(kind(effect)), tint.digit);
        if focus {
            pen.cursor(27, 52, 21, 19);
        }
    }
    if focus && hand.is_none() {
        end(pen);
    }
}

/// The end of the turn, as a thing to press.
fn end(pen: &mut Pen<'_>) {
    pen.rounded(26, 53, 22, 17, theme::RAISED);
    pen.text(28, 57, TINY, theme::GAIN, "END");
    pen.cursor(26, 53, 22, 17);
}

/// The kind of the tile that an effect comes from.
pub const fn kind(effect: Effect) -> Kind {
    match effect {
        Effect::Castle => Kind::Castle,
        Effect::Ship => Kind::Ship,
        Effect::SecondDepot(_) => Kind::Monastery,
        _ => Kind::Building,
    }
}

fn space(seat: &Seat<'_>, player: Player, space: u8, lit: bool, pen: &mut Pen<'_>) {
    let built = seat.game.built(player);
    let estate = built.estate();
    let at = map::place(space);
    let tint = paint::tint(seat.settings, estate.kind(space));
    let tile = seat.game.position().duchy(player).placed[usize::from(space)];
    let face = match (tile, lit) {
        (Some(_), _) => tint.tile,
        (None, true) => tint.lit,
        (None, false) => tint.empty,
    };
    pen.hexagon(at, SPACE, 0, face);
    let area = estate.area(space);
    map::borders(pen, space, face, area, area.without(built.filled()).is_empty());
    match tile {
        Some(tile) => paint::face(pen, seat.settings, seat.game.setup().edition, at, tile, false),
        None => {
            pen.sprite(at.x + 10, at.y + 4, paint::sign(estate.kind(space)), tint.sign);
            pen.text(at.x + 10, at.y + 12, NUMBER, if lit { LEGAL } else { TEXT }, &line!("{}", estate.number(space)));
        }
    }
}

/// The stored tiles; white around the one that would go where the cursor is.
fn store(seat: &Seat<'_>, player: Player, own: Option<&Board>, pen: &mut Pen<'_>) {
    pen.text(2, 130, TINY, QUIET, "store");
    let would_go = own.and_then(|board| match (board.focus, board.action(seat)) {
        (_, Some(Action::Place { storage, .. })) => Some(storage),
        (Focus::On(at), None) => match choices(seat, board.hand, at).first() {
            Some(Action::Place { storage, .. }) => Some(*storage),
            _ => None,
        },
        _ => None,
    });
    for storage in Storage::ALL {
        let at = STORE[storage.index()];
        match seat.game.position().hand(player).storage[storage.index()] {
            Some(tile) => {
                paint::tile(pen, seat.settings, seat.game.setup().edition, at, tile, false);
                if would_go == Some(storage) {
                    pen.ring(at, SPACE, 0, -2, false, LEGAL);
                }
            }
            None => paint::socket(pen, at, SPACE),
        }
    }
}

/// Draws an estate to look around in: the cursor goes everywhere.
pub fn look(seat: &Seat<'_>, player: Player, at: u8, pen: &mut Pen<'_>) {
    draw(seat, player, None, pen);
    if player != seat.player {
        chrome::looking_bar(pen, player, seat.name(player), seat.game.total(player));
    }
    map::cursor(pen, spot(at));
}

/// What a spot is.
pub fn describe(seat: &Seat<'_>, player: Player, at: u8) -> [Line; 2] {
    let edition = seat.game.setup().edition;
    let tile = tile(seat, player, at);
    let Some(area) = seat.game.area(player, at) else {
        return match tile {
            Some(tile) => [line!("{}, in the store", words::tile(tile, edition)), words::deed(tile, edition)],
            None => [line!("An empty storage space"), Line::new()],
        };
    };
    match tile {
        Some(tile) if matches!(tile.face(), Face::Monastery(_) | Face::Mine) => {
            [line!("{}, placed", words::tile(tile, edition)), words::deed(tile, edition)]
        }
        Some(tile) => [line!("{}, placed", words::tile(tile, edition)), region(&area)],
        None => {
            let number = seat.game.built(player).estate().number(at);
            [line!("{} space, number {number}", capital(words::tiles(area.kind))), region(&area)]
        }
    }
}

/// How far an area is, and what it is worth.
pub fn region(area: &Area) -> Line {
    let (size, empty) = (area.spaces.len(), area.empty.len());
    let name = words::area(area.kind);
    if empty == 0 {
        line!("{name} of {size}: complete")
    } else {
        line!("{name} {} of {size}, whole: {}+{}", size - empty, area.size_points, area.phase_points)
    }
}

/// Returns the text with a capital letter.
pub fn capital(text: &str) -> Line {
    let mut line = Line::new();
    for (i, letter) in text.chars().enumerate() {
        // A line is longer than any name.
        let _ = line.push(if i == 0 { letter.to_ascii_uppercase() } else { letter });
    }
    line
}

/// The two estates that a player may choose from, side by side.
pub fn offer(seat: &Seat<'_>, second: bool, pen: &mut Pen<'_>) {
    let game = seat.game;
    pen.fill(0, 19, 240, 176, GROUND);
    paint::bar(pen, game, seat.player, seat.name(seat.player), game.total(seat.player));
    pen.text_centred(120, 26, theme::NAME, TEXT, "Choose your estate");
    let edition = game.setup().edition;
    for (i, number) in game.position().duchy(seat.player).offer.into_iter().enumerate() {
        let x = 4 + 120 * i as i32;
        let Some(estate) = tables::estate(edition, number) else { continue };
        paint::map(pen, seat.settings, estate, Spaces::ALL, Point::new(x, 70), SMALL);
        for space in 0..SPACES as u8 {
            let at = SMALL.place(Point::new(x, 70), space);
            let tint = paint::tint(seat.settings, estate.kind(space));
            pen.text(at.x + 6, at.y + 3, TINY, tint.digit, &line!("{}", estate.number(space)));
        }
        let chosen = second == (i == 1);
        let colour = if chosen { TEXT } else { QUIET };
        pen.text_centred(x + 56, 50, NUMBER, colour, &line!("No. {number}"));
        if chosen {
            pen.cursor(x, 46, 112, 116);
        }
    }
    for (i, kind) in Kind::ALL.into_iter().enumerate() {
        let x = 8 + 39 * i as i32;
        let tint = paint::tint(seat.settings, kind);
        pen.hexagon(Point::new(x, 174), SMALL, 0, tint.tile);
        pen.sprite(x + 4, 177, paint::sign(kind), tint.digit);
    }
}
