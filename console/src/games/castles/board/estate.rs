//! The main view: an estate with what lies around it.

use draw::chrome::{self, Line};
use draw::hexagon::SMALL;
use draw::line;
use draw::map;
use draw::pen::{Pen, text_width};
use draw::theme::{self, GROUND, INK, LEGAL, NUMBER, PAPER, QUIET, TEXT, TINY};
use embedded_graphics::geometry::Point;
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::castles::estate::MOST_SPACES;
use rules_core::castles::posts::POSTS;
use rules_core::castles::{Action, Area, Expansion, Face, Kind, Means, Stage, Storage, Tile, tables};
use rules_core::hex::{SPACES, WideSpaces as Spaces};
use rules_core::{Game, Player};
use texts::{Message, castles as say};

use super::choice::{Marks, Target, choices};
use super::focus::Focus;
use super::{alone, depots, list, routes, shields, team};
use crate::Button;
use crate::games::castles::Board;
use crate::games::castles::pieces::layout::{self, Layout};
use crate::games::castles::pieces::{icons, paint};
use crate::games::castles::seat::Seat;
use crate::games::castles::words::names;

/// Where stored tiles beyond three lie; the last of the two gives way to a number if there are more.
const BEYOND: [Point; 2] = [Point::new(2, 112), Point::new(2, 96)];

/// Returns the spots of an estate that can be looked at: its spaces, then the stored tiles.
pub fn spots(seat: &Seat<'_>, player: Player) -> impl Iterator<Item = u8> {
    let stored = seat.game.position().all_stored(player);
    let spaces = seat.game.built(player).estate().spaces();
    (0..spaces).chain(stored.map(|(storage, _)| MOST_SPACES as u8 + storage.0))
}

/// Returns where a spot lies. Beyond three stored tiles only the first place shows them, one after the other.
pub fn spot(layout: &Layout, spot: u8) -> Point {
    layout.spot(spot).unwrap_or(BEYOND[0])
}

/// Returns the next spot in a direction. Tiles beyond three lie behind each other: up goes on, down comes back.
pub fn step(seat: &Seat<'_>, player: Player, at: u8, button: Button) -> u8 {
    let layout = layout::of(seat, player, 0);
    let first = (MOST_SPACES + layout.store.len()) as u8;
    let others = spots(seat, player).filter(|&spot| spot <= first).map(|other| (other, spot(layout, other)));
    match button {
        Button::Up if at >= first => spots(seat, player).find(|&spot| spot == at + 1).unwrap_or(at),
        Button::Down if at > first => at - 1,
        _ => depots::toward(spot(layout, at), others, button).unwrap_or(at),
    }
}

/// Returns whether a space touches a border post.
pub fn beside_post(seat: &Seat<'_>, space: u8) -> bool {
    has_posts(seat) && POSTS.iter().any(|post| usize::from(space) < SPACES && post.contains(space))
}

/// Returns the tile on a spot.
pub fn tile(seat: &Seat<'_>, player: Player, spot: u8) -> Option<Tile> {
    let position = seat.game.position();
    match usize::from(spot).checked_sub(MOST_SPACES) {
        Some(storage) => position.stored(player, Storage(storage as u8)),
        None => position.duchy(player).placed[usize::from(spot)],
    }
}

/// Returns whether the estates have border posts.
fn has_posts(seat: &Seat<'_>) -> bool {
    seat.game.setup().expansions.has(Expansion::Posts)
}

/// The usual place of the box for what waits, the end of the turn and the offer of a shield.
const BOX: Point = Point::new(26, 53);

/// Returns where that box lies: border posts need its usual place.
fn box_corner(seat: &Seat<'_>) -> Point {
    match () {
        () if layout::of(seat, seat.player, 0).is_narrow() => Point::new(48, 23),
        () if has_posts(seat) => Point::new(3, 73),
        () => BOX,
    }
}

/// Draws the three border posts: joined with another, touched by a tile, or neither.
fn posts(seat: &Seat<'_>, player: Player, pen: &mut Pen<'_>) {
    let built = seat.game.built(player);
    for (i, (x, y)) in [(37, 56), (192, 56), (115, 183)].into_iter().enumerate() {
        let joined = (0..3).any(|other| other != i && built.joins(i, other));
        let touched = !POSTS[i].and(built.filled()).is_empty();
        let (sprite, paper) = match (joined, touched) {
            (true, _) => (&icons::POST_JOINED, theme::COMPLETE),
            (false, true) => (&icons::POST, PAPER),
            (false, false) => (&icons::POST, theme::LINE),
        };
        pen.sprite_on(x, y, sprite, INK, paper);
    }
}

/// Returns the space that must be in sight: that of the cursor, or the best one for the hand.
fn sight(focus: Focus, marks: &Marks) -> u8 {
    match focus {
        Focus::On(Target::Space(at)) | Focus::Choice(Target::Space(at), _) => at,
        Focus::Castle(_, at) | Focus::Walk(at) => at,
        _ => marks.best_space().unwrap_or(0),
    }
}

/// Draws the player's own estate, with the marks of what can be done and the cursor.
pub fn draw(seat: &Seat<'_>, board: &Board, pen: &mut Pen<'_>) {
    let marks = Marks::of(seat, board.hand);
    let layout = layout::of(seat, seat.player, sight(board.focus, &marks));
    paint::bar(pen, seat);
    draw_in(seat, seat.player, layout, Some((board, marks)), pen);
}

fn draw_in(seat: &Seat<'_>, player: Player, layout: &Layout, own: Option<(&Board, Marks)>, pen: &mut Pen<'_>) {
    let game = seat.game;
    let duchy = game.position().duchy(player);
    let (own, marks) = own.map_or((None, Marks::NONE), |(board, marks)| (Some(board), marks));
    pen.fill(0, 19, 240, 176, GROUND);
    dice(seat, player, own, pen);
    if layout.is_narrow() {
        alone::stocks(seat, player, pen);
        if layout.is_team() {
            team::overview(seat, player, layout.shows(MOST_SPACES as u8 - 1), pen);
        }
        layout.rivers(pen, game.built(player).estate(), game.built(player).filled());
    } else {
        paint::stocks(pen, if has_posts(seat) { 203 } else { 200 }, 24, duchy.workers, duchy.silver);
        if duchy.goods.total() > 0 {
            pen.say(207, 135, TINY, QUIET, say::ESTATE_GOODS);
        }
        paint::goods_column(pen, layout.goods.x, layout.goods.y, &duchy.goods);
    }
    if routes::played(seat) {
        routes::draw_next(seat, player, pen);
    }
    for space in (0..game.built(player).estate().spaces()).filter(|&space| layout.shows(space)) {
        self::space(seat, player, layout, space, marks.spaces[usize::from(space)].is_some(), pen);
    }
    for (space, workers) in (0..).zip(marks.spaces) {
        if let Some(workers) = workers.filter(|_| layout.shows(space)) {
            paint::mark(pen, (layout.corner(space), layout.size), workers);
        }
    }
    store(seat, player, layout, own, pen);
    if has_posts(seat) && duchy.estate > 0 {
        posts(seat, player, pen);
    }
    match own.map(|board| board.focus) {
        Some(Focus::On(Target::Space(space)) | Focus::Choice(Target::Space(space), _)) => {
            cursor(seat, player, layout, space, pen);
        }
        Some(Focus::Castle(shield, space)) => {
            for castle in list::castles(seat, shield) {
                pen.ring(layout.corner(castle), layout.size, 0, -2, false, LEGAL);
            }
            map::cursor_around(pen, layout.corner(space), layout.size);
        }
        _ => {}
    }
    if let Some(Board { focus: Focus::Walk(at), .. }) = own {
        cursor(seat, player, layout, *at, pen);
    }
    store_words(layout, pen);
}

/// Draws the dice in the upper corner, the effect that waits, the offer of a shield, and the end of the turn.
fn dice(seat: &Seat<'_>, player: Player, own: Option<&Board>, pen: &mut Pen<'_>) {
    let position = seat.game.position();
    let focus = own.is_some_and(|board| board.focus == Focus::Hand);
    let hand = own.and_then(|board| board.hand);
    if position.stage == Stage::Rounds {
        for die in Means::DICE {
            self::die(seat, player, own, die, pen);
        }
    }
    if position.stage.is_dealt() {
        let (at, side) = layout::of(seat, player, 0).white;
        map::die(pen, at.x, at.y, side, position.white, PAPER, INK);
    }
    let Point { x, y } = box_corner(seat);
    if let Some(effect) = position.waiting().filter(|_| hand == Some(Means::Effect)) {
        let tint = paint::tint(seat.settings, names::kind(effect));
        pen.rounded(x + 1, y - 1, 21, 19, LEGAL);
        pen.rounded(x + 3, y + 1, 17, 15, tint.tile);
        pen.sprite(x + 7, y + 4, paint::sign(names::kind(effect)), tint.digit);
        if focus {
            pen.cursor(x + 1, y - 1, 21, 19);
        }
    } else if own.is_some() && double(seat).is_some() {
        pen.rounded(x, y, 22, 17, theme::RAISED);
        pen.sprite_on(x + 7, y + 3, &icons::SHIELD, INK, theme::SILVER);
        if own.is_some_and(|board| board.focus == Focus::Double) {
            pen.cursor(x, y, 22, 17);
        }
    } else if focus && hand.is_none() {
        let word = pen.line(say::ESTATE_END);
        let width = (text_width(TINY, &word) + 2).max(22);
        // A longer word goes on towards the white die.
        let x = if x == BOX.x { x + 22 - width } else { x };
        pen.rounded(x, y, width as u32, 17, theme::RAISED);
        pen.text(x + (width - text_width(TINY, &word)) / 2, y + 4, TINY, theme::GAIN, &word);
        pen.cursor(x, y, width as u32, 17);
    }
}

fn die(seat: &Seat<'_>, player: Player, own: Option<&Board>, die: Means, pen: &mut Pen<'_>) {
    let hand = seat.game.position().hand(player);
    let i = die as usize;
    let (places, side) = layout::of(seat, player, 0).dice;
    let Point { x, y } = places[i & 1];
    // Each die of a new roll stops turning at a frame of its own.
    let turns = seat.animation_frame.map_or(0, |animation_frame| (3 + 2 * i as u8).saturating_sub(animation_frame));
    let pip = (hand.dice[i] + 5 + 2 * turns) % 6 + 1;
    // Shield 16 lets a die show any number.
    let free = player == seat.player && seat.game.position().free_die == Some(die);
    paint::die(pen, x, y, side, if free { 0 } else { pip }, player, hand.used[i]);
    if own.is_some_and(|board| board.hand == Some(die) && board.focus != Focus::Double) {
        let rim = if side > 18 { 3 } else { 2 };
        pen.rounded_frame(x - rim, y - rim, side + 2 * rim as u32, side + 2 * rim as u32, 2, LEGAL);
        if own.is_some_and(|board| board.focus == Focus::Hand) {
            pen.cursor(x, y, side, side);
        }
    }
}

/// Returns the fewest workers for which both dice take a shield; `None` if they take none.
pub fn double(seat: &Seat<'_>) -> Option<u8> {
    let shields = seat.legal.iter().filter(|action| matches!(action, Action::TakeShield { .. }));
    shields.map(|&action| seat.game.workers(action)).min().filter(|_| seat.game.position().waiting().is_none())
}

fn space(seat: &Seat<'_>, player: Player, layout: &Layout, space: u8, lit: bool, pen: &mut Pen<'_>) {
    let built = seat.game.built(player);
    let estate = built.estate();
    let (at, size) = (layout.corner(space), layout.size);
    let tint = paint::tint(seat.settings, estate.kind(space));
    let tile = seat.game.position().duchy(player).placed[usize::from(space)];
    let face = match (tile, lit) {
        (Some(_), _) => tint.tile,
        (None, true) => tint.lit,
        (None, false) => tint.empty,
    };
    pen.hexagon(at, size, 0, face);
    layout.borders(pen, estate, space, face, estate.area(space).without(built.filled()).is_empty());
    let shield = tile.filter(|_| shields::played(seat)).and_then(|_| seat.game.shield_on(player, space));
    match (tile, shield) {
        (_, Some(shield)) => paint::shielded(pen, at, shield),
        (Some(Tile::BLACK), None) => paint::face_down(pen, seat.settings, (at, size), estate.kind(space)),
        (Some(tile), None) => paint::face(pen, seat.settings, seat.game.setup().edition, (at, size), tile, false),
        (None, None) => printed(seat, player, layout, space, if lit { LEGAL } else { TEXT }, pen),
    }
}

/// Draws what is printed on an empty space.
fn printed(seat: &Seat<'_>, player: Player, layout: &Layout, space: u8, colour: Rgb565, pen: &mut Pen<'_>) {
    let estate = seat.game.built(player).estate();
    let at = layout.corner(space);
    let (x, y, below) = if layout.is_narrow() { (at.x + 8, at.y + 3, 7) } else { (at.x + 10, at.y + 4, 8) };
    let tint = paint::tint(seat.settings, estate.kind(space));
    pen.sprite(x, y, paint::sign(estate.kind(space)), tint.sign);
    pen.text(x, y + below, NUMBER, colour, chrome::digit(estate.number(space)));
}

/// Draws a spot as it is before a tile arrives there.
pub fn vacant(seat: &Seat<'_>, layout: &Layout, spot: u8, pen: &mut Pen<'_>) {
    let at = self::spot(layout, spot);
    if usize::from(spot) >= MOST_SPACES {
        pen.hexagon(at, layout.size, 0, GROUND);
        return paint::socket(pen, at, layout.size);
    }
    let kind = seat.game.built(seat.player).estate().kind(spot);
    pen.hexagon(at, layout.size, 0, paint::tint(seat.settings, kind).empty);
    printed(seat, seat.player, layout, spot, TEXT, pen);
}

fn store_words(layout: &Layout, pen: &mut Pen<'_>) {
    for (at, word) in layout.store_words {
        pen.say(at.x, at.y, TINY, QUIET, *word);
    }
}

/// Draws the cursor on a spot. A team's spaces are so close that it would cover what is beside it: that is drawn again.
#[inline(never)]
fn cursor(seat: &Seat<'_>, player: Player, layout: &Layout, at: u8, pen: &mut Pen<'_>) {
    map::cursor_around(pen, spot(layout, at), layout.size);
    if !layout.is_team() {
        return;
    }
    for space in (0..seat.game.built(player).estate().spaces()).filter(|&space| space != at) {
        let Some(tile) = tile(seat, player, space).filter(|tile| matches!(tile.face(), Face::Monastery(_))) else {
            continue;
        };
        let apart = layout.corner(space) - spot(layout, at);
        if layout.shows(space) && apart.x.abs() <= layout.size.width && apart.y.abs() <= layout.size.height {
            paint::face(
                pen,
                seat.settings,
                seat.game.setup().edition,
                (layout.corner(space), layout.size),
                tile,
                false,
            );
        }
    }
}

/// Draws the stored tiles; white around the one that would go where the cursor is.
fn store(seat: &Seat<'_>, player: Player, layout: &Layout, own: Option<&Board>, pen: &mut Pen<'_>) {
    let would_go = own.and_then(|board| match (board.focus, board.action(seat)) {
        (_, Some(Action::Place { storage, .. })) => Some(storage),
        (Focus::On(at), None) => match choices(seat, board.hand, at).first() {
            Some(Action::Place { storage, .. }) => Some(*storage),
            _ => None,
        },
        _ => None,
    });
    for (storage, &at) in (0..).map(Storage).zip(layout.store) {
        if layout.is_team() {
            // Storage has a second rim, to differ from a space.
            pen.ring(at, layout.size, 1, 0, false, QUIET);
        }
        match seat.game.position().stored(player, storage) {
            Some(tile) => {
                paint::sized_tile(pen, seat.settings, seat.game.setup().edition, (at, layout.size), tile, false);
                if would_go == Some(storage) {
                    pen.ring(at, layout.size, 0, -2, false, LEGAL);
                    if layout.is_narrow() {
                        // Drawn again: the ring covers part of a number of two digits.
                        paint::face(pen, seat.settings, seat.game.setup().edition, (at, layout.size), tile, false);
                    }
                }
            }
            None => paint::socket(pen, at, layout.size),
        }
    }
    if !layout.is_team() {
        beyond(seat, player, 0, would_go, pen);
    }
}

/// Draws the stored tiles beyond three, from one of them on.
fn beyond(seat: &Seat<'_>, player: Player, first: usize, would_go: Option<Storage>, pen: &mut Pen<'_>) {
    let more = || seat.game.position().all_stored(player).skip(Storage::ALL.len() + first);
    let count = more().count();
    let places = if count > BEYOND.len() { &BEYOND[..1] } else { &BEYOND };
    for ((storage, tile), &at) in more().zip(places) {
        pen.hexagon(at, SMALL, 1, if would_go == Some(storage) { LEGAL } else { GROUND });
        paint::small_tile(pen, seat.settings, at, Some(tile));
    }
    if count > BEYOND.len() {
        pen.fill(BEYOND[1].x, BEYOND[1].y, 18, 15, GROUND);
        pen.text(BEYOND[1].x, BEYOND[1].y + 3, TINY, TEXT, &line!("+{}", count - 1));
    }
}

/// Draws an estate to look around in: the cursor goes everywhere.
pub fn look(seat: &Seat<'_>, player: Player, at: u8, pen: &mut Pen<'_>) {
    let layout = layout::of(seat, player, at);
    draw_in(seat, player, layout, None, pen);
    if player == seat.player {
        paint::bar(pen, seat);
    } else {
        chrome::looking_bar(pen, player, seat.name(player), seat.game.total(player));
    }
    match usize::from(at).checked_sub(MOST_SPACES + layout.store.len()) {
        Some(storage) => {
            beyond(seat, player, storage, None, pen);
            pen.cursor(BEYOND[0].x + 1, BEYOND[0].y, 15, 15);
        }
        None => cursor(seat, player, layout, at, pen),
    }
}

/// Returns what a spot is.
pub fn describe(seat: &Seat<'_>, player: Player, at: u8) -> [Line; 2] {
    let setup = seat.game.setup();
    let name = |tile| names::tile(tile, setup.edition);
    let tile = tile(seat, player, at);
    let Some(area) = seat.game.area(player, at) else {
        let shared = setup.is_team() && usize::from(at) >= MOST_SPACES + Storage::OWN;
        return match tile {
            Some(tile) if shared => [seat.line(say::in_team_store(name(tile))), seat.line(names::does(tile, setup))],
            Some(tile) => [seat.line(say::in_store(name(tile))), seat.line(names::does(tile, setup))],
            None => [seat.line(say::EMPTY_STORAGE), Line::new()],
        };
    };
    if let Some(shield) = seat.game.shield_on(player, at) {
        return [seat.line(say::castle_with_shield(shield)), seat.line(names::shield_does(shield))];
    }
    let number = seat.game.built(player).estate().number(at);
    let first = match tile {
        Some(Tile::BLACK) => say::PLACED_BLACK.into(),
        Some(Tile::INN) => say::placed_inn(names::area(area.kind)),
        Some(tile) => say::placed(name(tile)),
        None if beside_post(seat, at) => say::space_beside_post(number),
        None => say::empty_space(names::space(area.kind), number),
    };
    let second = match tile {
        Some(tile) if matches!(tile.face(), Face::Monastery(_) | Face::Mine) => names::does(tile, setup),
        _ => region(&area),
    };
    [seat.line(first), seat.line(second)]
}

/// Returns the kind of an empty space and its number, where room is short.
pub fn short_name(seat: &Seat<'_>, at: u8) -> Message<'static> {
    let estate = seat.game.built(seat.player).estate();
    say::short_space(names::space(estate.kind(at)), estate.number(at))
}

/// Returns the progress of an area, and what it is worth.
fn region(area: &Area) -> Message<'static> {
    let (size, empty) = (area.spaces.len() as i32, area.empty.len() as i32);
    match empty {
        0 => say::area_whole(names::area(area.kind), size),
        _ => say::area_so_far(names::area(area.kind), size - empty, size, area.size_points, area.phase_points),
    }
}

/// Draws the two estates that a player may choose from, side by side.
pub fn offer(seat: &Seat<'_>, second: bool, pen: &mut Pen<'_>) {
    let game = seat.game;
    pen.fill(0, 19, 240, 176, GROUND);
    paint::bar(pen, seat);
    pen.say_centred(120, 26, theme::NAME, TEXT, say::ASK_ESTATE);
    let edition = game.setup().edition;
    for (i, number) in game.position().duchy(seat.player).offer.into_iter().enumerate() {
        let x = 4 + 120 * i as i32;
        let Some(estate) = tables::estate(edition, number) else { continue };
        paint::map(pen, seat.settings, estate, Spaces::ALL, Point::new(x, 70), SMALL);
        for space in 0..SPACES as u8 {
            let at = SMALL.corner(Point::new(x, 70), space);
            let tint = paint::tint(seat.settings, estate.kind(space));
            pen.text(at.x + 6, at.y + 3, TINY, tint.digit, chrome::digit(estate.number(space)));
        }
        let chosen = second == (i == 1);
        let colour = if chosen { TEXT } else { QUIET };
        pen.say_centred(x + 56, 50, NUMBER, colour, say::estate_number(&names::estate(number)));
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
