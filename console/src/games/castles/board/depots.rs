//! The game board: six depots in their ring, and the black depot in the middle.

use draw::chrome;
use draw::hexagon::{SMALL, SPACE};
use draw::line;
use draw::map;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{self, BOLD, COST, GROUND, INK, LEGAL, PANEL, PAPER, QUIET, RAISED, TEXT, TINY};
use embedded_graphics::geometry::Point;
use rules_core::Game;
use rules_core::castles::{Action, DepotSpace, Effect, Means, Tile, Types, tables};
use texts::castles as say;

use super::choice::{DEPOT_SPACES, Marks, Target, choices};
use super::focus::Focus;
use super::shields;
use crate::Button;
use crate::games::castles::Board;
use crate::games::castles::pieces::{icons, layout, paint};
use crate::games::castles::seat::Seat;

/// A block of the board: corner, width and height.
struct Block {
    x: i32,
    y: i32,
    width: u32,
    height: u32,
}

const fn block(x: i32, y: i32, width: u32, height: u32) -> Block {
    Block { x, y, width, height }
}

/// The depots 1 to 6, clockwise from the top; then the black one.
const BLOCKS: [Block; 7] = [
    block(63, 19, 114, 47),
    block(181, 20, 58, 79),
    block(181, 106, 58, 79),
    block(63, 146, 114, 47),
    block(1, 106, 58, 79),
    block(1, 20, 58, 79),
    block(63, 68, 114, 76),
];

/// The block of the black depot.
const BLACK: usize = 6;

/// Where the stack of inns lies.
const INNS: Point = Point::new(127, 69);

/// Returns the corner of a space of the game board.
pub fn corner(at: DepotSpace) -> Point {
    if at == DepotSpace::INNS {
        return INNS;
    }
    let i = i32::from(at.0);
    match at.depot() {
        Some(depot @ (1 | 4)) => {
            let block = &BLOCKS[usize::from(depot) - 1];
            Point::new(block.x + 1 + 28 * (i % 4), block.y + 16)
        }
        Some(depot) => {
            let block = &BLOCKS[usize::from(depot) - 1];
            Point::new(block.x + 1 + 28 * (i % 2), block.y + 16 + 31 * (i % 4 / 2))
        }
        None => {
            let i = i - i32::from(DepotSpace::BLACK);
            Point::new(64 + 28 * (i % 4), 83 + 30 * (i / 4))
        }
    }
}

/// Returns where the goods of a depot lie.
pub fn goods(depot: u8) -> Point {
    let block = &BLOCKS[usize::from(depot.saturating_sub(1)) % BLACK];
    Point::new(block.x + block.width as i32 - 14, block.y + 1)
}

/// Returns the nearest of the candidates in a direction, if there is one.
pub fn toward(from: Point, candidates: impl Iterator<Item = (u8, Point)>, button: Button) -> Option<u8> {
    let far = |(_, at): &(u8, Point)| {
        let d = *at - from;
        match button {
            Button::Left => (-d.x, d.y),
            Button::Right => (d.x, d.y),
            Button::Up => (-d.y, d.x),
            _ => (d.y, d.x),
        }
    };
    let ahead = candidates.filter(|candidate| far(candidate).0 > 0);
    ahead.min_by_key(|candidate| far(candidate).0 + 2 * far(candidate).1.abs()).map(|(found, _)| found)
}

/// Returns the spaces of the game board with a tile.
pub fn lying<'a>(seat: &'a Seat<'_>) -> impl Iterator<Item = DepotSpace> + 'a {
    (0..DEPOT_SPACES as u8).map(DepotSpace).filter(|&at| seat.game.position().tile(at).is_some())
}

/// Returns the next tile in a direction; while an effect waits, of those that it can take.
pub fn step(seat: &Seat<'_>, hand: Option<Means>, from: DepotSpace, button: Button) -> DepotSpace {
    let effect = hand == Some(Means::Effect);
    let tiles = lying(seat).filter(|&at| !effect || !choices(seat, hand, Target::Tile(at)).is_empty());
    toward(corner(from), tiles.map(|at| (at.0, corner(at))), button).map_or(from, DepotSpace)
}

/// Returns the next depot on the ring in a direction.
pub fn step_depot(from: u8, allowed: u8, button: Button) -> u8 {
    let middle = |depot: u8| {
        let block = &BLOCKS[usize::from(depot) - 1];
        Point::new(block.x + block.width as i32 / 2, block.y + block.height as i32 / 2)
    };
    let others = (1..=6).filter(|&depot| allowed >> depot & 1 == 1).map(|depot| (depot, middle(depot)));
    toward(middle(from), others, button).unwrap_or(from)
}

/// Draws the board, with the marks of what the hand can do.
pub fn draw(seat: &Seat<'_>, board: &Board, pen: &mut Pen<'_>) {
    let game = seat.game;
    pen.fill(0, 19, 240, 176, GROUND);
    paint::bar(pen, seat);
    let loading = match board.focus {
        Focus::On(Target::Depot(depot)) | Focus::Choice(Target::Depot(depot), _) => Some(depot),
        _ => None,
    };
    let marks = if loading.is_some() { Marks::NONE } else { Marks::of(seat, board.hand) };
    for depot in 1..=6 {
        head(seat, &marks, depot, loading, pen);
    }
    black_head(seat, &marks, pen);
    let players = game.setup().board();
    for at in (0..DepotSpace::BLACK + tables::black_spaces(players)).map(DepotSpace) {
        let unused = at.0 < DepotSpace::BLACK && tables::depot_space(at.0, players, game.position().phase).is_none();
        if !unused {
            tile(seat, &marks, at, game.position().tile(at), pen);
        }
    }
    // Alone, of each depot the tile that the white die would take.
    if game.setup().is_solo() {
        for first in (0..6).filter_map(|depot| lying(seat).find(|at| at.0 / 4 == depot)) {
            let corner = corner(first) + Point::new(17, 1);
            pen.rounded(corner.x - 1, corner.y - 1, 11, 11, INK);
            pen.sprite(corner.x, corner.y, &icons::AWAY, COST);
        }
    }
    if let Focus::On(Target::Tile(at)) | Focus::Choice(Target::Tile(at), _) = board.focus {
        draw_fits(seat, at, pen);
    }
    match board.focus {
        Focus::On(Target::Tile(DepotSpace::INNS)) | Focus::Choice(Target::Tile(DepotSpace::INNS), _) => {
            pen.cursor(INNS.x + 1, INNS.y + 1, 14, 13);
        }
        Focus::On(Target::Tile(at)) | Focus::Choice(Target::Tile(at), _) => map::cursor(pen, corner(at)),
        Focus::On(Target::Depot(depot)) | Focus::Choice(Target::Depot(depot), _) => {
            let block = &BLOCKS[usize::from(depot) - 1];
            pen.cursor(block.x + 1, block.y + 1, block.width - 2, block.height - 2);
        }
        _ => {}
    }
    // Last, so that the cursor does not hide their numbers.
    for depot in [2, 3, 5, 6] {
        let (block, chips) = (&BLOCKS[depot - 1], shields::in_depot(seat, depot as u8));
        // In the gap between the four tiles.
        let left = block.x + 29 - 7 * chips.clone().count() as i32;
        for (i, number) in (0..).zip(chips) {
            paint::shield(pen, left + 14 * i, block.y + 40, number);
        }
    }
}

/// Draws a small estate in the middle of the board, or below it: where a tile could go, and where it would complete an
/// area.
fn draw_fits(seat: &Seat<'_>, at: DepotSpace, pen: &mut Pen<'_>) {
    let layout = layout::of(seat, seat.player, 0);
    let built = seat.game.built(seat.player);
    let Some(tile) = seat.game.position().tile(at).filter(|_| !layout.is_team()) else { return };
    let fits = built.spaces_for(tile);
    // In the lower row of the black depot, which only four players fill; not beside a tile of it.
    let top = if at.depot().is_none() && seat.game.setup().board() == 4 { 150 } else { 110 };
    pen.rounded(121, top, 54, 36, theme::LINE);
    pen.rounded(122, top + 1, 52, 34, GROUND);
    for space in 0..built.estate().spaces() {
        let corner = layout.corner(space) - layout.corner(0);
        let (x, y) = (139 + corner.x * 6 / 28, top + 4 + corner.y * 4 / 24);
        let tint = paint::tint(seat.settings, built.estate().kind(space));
        let whole = || built.estate().area(space).without(built.filled()).len() == 1;
        let colour = match seat.game.position().duchy(seat.player).placed[usize::from(space)] {
            Some(_) => tint.tile,
            None if fits.contains(space) && whole() => theme::GAIN,
            None if fits.contains(space) => LEGAL,
            None => tint.empty,
        };
        pen.fill(x, y, 5, 3, colour);
    }
}

fn tile(seat: &Seat<'_>, marks: &Marks, at: DepotSpace, tile: Option<Tile>, pen: &mut Pen<'_>) {
    let corner = corner(at);
    let Some(tile) = tile else {
        return pen.hexagon(corner, SPACE, -1, if at.depot().is_some() { GROUND } else { PANEL });
    };
    let taken = marks.depots[at.index()];
    let sold = marks.sold >> at.0 & 1 == 1;
    paint::tile(pen, seat.settings, seat.game.setup().edition, corner, tile, taken.is_none() && !sold);
    match taken {
        Some(workers) => paint::mark(pen, (corner, SPACE), workers),
        None if sold => {
            pen.ring(corner, SPACE, 0, -2, true, LEGAL);
            paint::price(pen, (corner, SPACE), tables::PRICE, theme::SILVER);
        }
        None => {}
    }
}

/// Draws the number of a depot as a die, in the player's colour where the hand reaches it free, and its goods.
fn head(seat: &Seat<'_>, marks: &Marks, depot: u8, loading: Option<u8>, pen: &mut Pen<'_>) {
    let block = &BLOCKS[usize::from(depot) - 1];
    pen.rounded(block.x, block.y, block.width, block.height, PANEL);
    let first = usize::from(depot - 1) * 4;
    let reach = marks.depots[first..first + 4].iter().flatten().min().copied();
    let harbour = loading.is_some()
        && seat.legal.iter().any(|action| matches!(action, Action::Load { depot: d, .. } if *d == depot));
    // Alone, what a ship does not load leaves the game.
    let leaves = seat.game.setup().is_solo() && loading.is_some_and(|loaded| loaded != depot);
    let face = match reach {
        Some(0) => chrome::seat_colour(seat.player),
        _ if harbour => LEGAL,
        _ => PAPER,
    };
    map::die(pen, block.x + 2, block.y + 1, 13, depot, face, INK);
    for worker in 0..i32::from(reach.unwrap_or(0)) {
        pen.fill(block.x + 17, block.y + 1 + 5 * worker, 4, 4, COST);
    }
    // Beside the die and the workers: six narrow chips with their numbers at least.
    let mut room = block.width as i32 - 22;
    if block.width > 60 {
        for number in shields::in_depot(seat, depot) {
            paint::shield(pen, block.x + block.width as i32 - room, block.y + 1, number);
            room -= 14;
        }
    }
    let lying = &seat.game.position().depot_goods[usize::from(depot) - 1];
    let cargo = seat.game.cargo(depot).taken_of_all();
    // Every tile while they can be told apart; then one of each type, with a dot for each tile if there are more of it.
    // Where square chips don't fit, narrow ones do.
    let each = lying.total() <= if block.width > 60 { 8 } else { 4 };
    let chips =
        || lying.types().flat_map(|of| core::iter::repeat_n(of, if each { usize::from(lying.of(of)) } else { 1 }));
    let count = chips().count() as i32;
    let pitch = (room / count.max(1)).min(14);
    let left = block.x + block.width as i32 - pitch * count;
    for (i, of) in (0..).zip(chips()) {
        let (x, y) = (left + pitch * i, block.y + 1);
        if pitch == 14 {
            paint::goods(pen, x, y, 13, of);
        } else {
            paint::narrow_goods(pen, x, y, pitch, of);
        }
        if !each && lying.of(of) > 1 {
            (0..i32::from(lying.of(of)).min(pitch / 2)).for_each(|dot| pen.fill(x + 2 * dot, y + 14, 1, 1, TEXT));
        }
        if leaves || harbour && !cargo.contains(of) {
            for step in 0..11 {
                pen.fill(x + step * (pitch - 1) / 11 + 1, y + 10 - step, 1, 2, INK);
            }
        }
    }
}

fn black_head(seat: &Seat<'_>, marks: &Marks, pen: &mut Pen<'_>) {
    let block = &BLOCKS[BLACK];
    let position = seat.game.position();
    pen.rounded(block.x, block.y, block.width, block.height, theme::LINE);
    pen.rounded(block.x + 1, block.y + 1, block.width - 2, block.height - 2, INK);
    let colour = if marks.sold != 0 { TEXT } else { QUIET };
    pen.sprite_on(block.x + 4, block.y + 3, &sprite::SILVER, INK, theme::SILVER);
    pen.say(block.x + 19, block.y + 1, BOLD, colour, say::depots_price(tables::PRICE));
    match position.tile(DepotSpace::INNS) {
        Some(inn) => {
            let sold = marks.sold >> DepotSpace::INNS.0 & 1 == 1 || marks.depots[DepotSpace::INNS.index()].is_some();
            pen.hexagon(INNS, SMALL, 1, if sold { LEGAL } else { INK });
            paint::small_tile(pen, seat.settings, INNS, Some(inn));
            pen.text(147, block.y + 3, TINY, TEXT, &line!("x{}", position.inns));
        }
        None => pen.say_right(block.x + 98, block.y + 4, TINY, QUIET, say::DEPOTS_WHITE_DIE),
    }
    map::die(pen, block.x + 99, block.y + 2, 13, position.white, PAPER, INK);
}

/// Draws the store beside the words of the strip, left of `right`.
pub fn draw_store(seat: &Seat<'_>, right: i32, pen: &mut Pen<'_>) {
    let (x, y) = ((right - 57).min(104), chrome::STRIP);
    let hand = seat.game.position().hand(seat.player);
    for (i, tile) in hand.storage.into_iter().enumerate() {
        paint::small_tile(pen, seat.settings, Point::new(x + 17 * i as i32, y), tile);
    }
    let beyond = seat.game.position().all_stored(seat.player).count().saturating_sub(hand.storage.len());
    if beyond > 0 {
        pen.text(x + 52, y + 2, TINY, TEXT, &line!("+{beyond}"));
    }
}

/// Draws what a load takes and leaves, as chips in the second line of the strip.
pub fn draw_load(seat: &Seat<'_>, depot: u8, types: Types, pen: &mut Pen<'_>) {
    let y = chrome::STRIP + 15;
    pen.fill(0, y, 240, 14, PANEL);
    let lying = &seat.game.position().depot_goods[usize::from(depot) - 1];
    let mut x = 4;
    for (word, colour, taken) in [(say::LOAD_TAKES, theme::GAIN, true), (say::LOAD_LEAVES, COST, false)] {
        let of = || lying.types().filter(|&of| types.contains(of) == taken);
        if of().next().is_none() {
            continue;
        }
        x = pen.say(x, y, BOLD, colour, word) + 5;
        for of in of() {
            for _ in 0..lying.of(of).min(4) {
                paint::goods(pen, x, y, 13, of);
                x += 12;
            }
            x += 3;
        }
        x += 5;
    }
    if lying.total() == 0 {
        let nothing = if seat.game.setup().is_solo() { say::LOAD_NOTHING_ALONE } else { say::LOAD_NOTHING };
        pen.say(4, y, BOLD, QUIET, nothing);
    }
}

/// Returns the depot to begin with: the one with most goods to take.
pub fn best_depot(seat: &Seat<'_>) -> Option<u8> {
    let loads = seat.legal.iter().filter_map(|action| match *action {
        Action::Load { depot, types } => {
            let lying = &seat.game.position().depot_goods[usize::from(depot) - 1];
            Some((depot, types.map(|of| lying.of(of)).sum::<u8>()))
        }
        _ => None,
    });
    loads.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(depot, _)| depot)
}

/// Returns the depots that a ship may go to, one bit each, bit 1 for depot 1.
pub fn harbours(seat: &Seat<'_>) -> u8 {
    seat.legal.iter().fold(0, |set, action| match *action {
        Action::Load { depot, .. } => set | 1 << depot,
        _ => set,
    })
}

/// Returns whether the effect that waits is about goods.
pub fn is_ship(effect: Option<Effect>) -> bool {
    matches!(effect, Some(Effect::Ship | Effect::SecondDepot(_)))
}

/// Draws the ways to load at a depot, as a sheet of chips.
pub fn draw_loads(seat: &Seat<'_>, depot: u8, index: u8, pen: &mut Pen<'_>) {
    let loads = choices(seat, None, Target::Depot(depot));
    /// Rows that fit.
    const ROWS: usize = 5;
    let shown = loads.len().min(ROWS);
    let top = paint::sheet(pen, 22 + 20 * shown as i32);
    pen.say(6, top + 4, BOLD, TEXT, say::ASK_GOODS);
    let first = usize::from(index).saturating_sub(ROWS / 2).min(loads.len() - shown);
    for (i, action) in loads.iter().enumerate().skip(first).take(shown) {
        let y = top + 21 + 20 * (i - first) as i32;
        if i == usize::from(index) {
            pen.rounded(4, y, 232, 19, RAISED);
            pen.cursor(6, y + 2, 228, 15);
        }
        let Action::Load { types, .. } = *action else { continue };
        let lying = &seat.game.position().depot_goods[usize::from(depot) - 1];
        let mut x = 14;
        for of in types {
            for _ in 0..lying.of(of).min(4) {
                paint::goods(pen, x, y + 3, 13, of);
                x += 13;
            }
            x += 4;
        }
    }
}
