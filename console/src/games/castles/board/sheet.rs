//! Sheets over the picture: what the hand can do, and the ways to do one thing.

use draw::chrome::{self, Line};
use draw::hexagon::{BULLET, SPACE};
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{self, BOLD, COMPLETE, COST, GAIN, INK, NAME, PANEL, PAPER, PLAIN, QUIET, RAISED, TEXT, TINY};
use embedded_graphics::geometry::Point;
use heapless::Vec;
use rules_core::Player;
use rules_core::castles::{Action, Building, Effect, Means, Payment, Tile, solo, tables};
use texts::{Message, Noun, castles as say};

use super::choice::{Choices, Marks, means};
use super::{routes, team};
use crate::games::castles::pieces::{icons, paint, palette};
use crate::games::castles::seat::Seat;
use crate::games::castles::words::names;

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
    /// Take a shield.
    Shield,
    /// Use a crane like a building.
    Copy(Building),
    /// Gather goods of a type.
    Gather(u8),
    /// Let the die show any number.
    FreeDie,
    /// Buy workers.
    BuyWorkers,
    /// Name the player whose monasteries count.
    Follow(Player),
    /// Pay tribute.
    Pay(Payment),
    /// Pay no tribute.
    GiveUp,
    /// Say which of several things comes next.
    Order,
    /// Buy the points that are missing to the target.
    BuyPoints,
    /// Exchange goods for a black tile.
    Exchange,
    /// Give goods of a type for it.
    Give(u8),
    /// Remove a stored tile that has no room.
    Discard,
    /// Do nothing with it.
    Decline,
    /// End the turn.
    End,
}

impl Row {
    /// Returns the action that it takes at once.
    pub fn action(self, hand: Option<Means>) -> Option<Action> {
        match self {
            Row::Sell(goods) => Some(Action::Sell { with: hand?, goods }),
            Row::Hire => Some(Action::Hire { with: hand? }),
            Row::Copy(building) => Some(Action::Copy { building }),
            Row::Gather(goods) => Some(Action::Gather { goods }),
            Row::FreeDie => Some(Action::FreeDie { die: hand? }),
            Row::BuyWorkers => Some(Action::BuyWorkers),
            Row::Follow(player) => Some(Action::Follow { player }),
            Row::Pay(payment) => Some(Action::PayTribute { payment }),
            Row::GiveUp => Some(Action::GiveUpShield),
            Row::BuyPoints => Some(Action::BuyPoints),
            Row::Give(goods) => Some(Action::Give { goods }),
            Row::Decline => Some(Action::Decline),
            Row::End => Some(Action::EndTurn),
            _ => None,
        }
    }
}

/// Returns all that the hand can do. A crane has most: nine buildings, and what tile 28 and shield 6 allow at any time.
pub fn rows(seat: &Seat<'_>, hand: Option<Means>) -> Vec<Row, 16> {
    let mut rows = Vec::new();
    let mut add = |row: Row| {
        if !rows.contains(&row) {
            // There is room for all that comes together.
            let _ = rows.push(row);
        }
    };
    for &action in seat.legal {
        if means(action).is_some_and(|with| Some(with) != hand) {
            continue;
        }
        add(match action {
            Action::Take { .. } => Row::Take,
            Action::Place { .. } | Action::PlaceFrom { .. } | Action::Choose { .. } => Row::Place,
            Action::Load { .. } => Row::Load,
            Action::Sell { goods, .. } => Row::Sell(goods),
            Action::Hire { .. } => Row::Hire,
            Action::TakeShield { .. } => Row::Shield,
            Action::Copy { building } => Row::Copy(building),
            Action::Gather { goods } => Row::Gather(goods),
            Action::FreeDie { die } if Some(die) == hand => Row::FreeDie,
            Action::BuyWorkers => Row::BuyWorkers,
            Action::Follow { player } => Row::Follow(player),
            Action::PayTribute { payment } => Row::Pay(payment),
            Action::GiveUpShield => Row::GiveUp,
            Action::Discard { .. } => Row::Discard,
            Action::Pick { .. } => Row::Order,
            Action::BuyPoints => Row::BuyPoints,
            Action::Exchange { .. } => Row::Exchange,
            Action::Give { goods } => Row::Give(goods),
            Action::EndTurn => Row::End,
            _ => continue,
        });
    }
    // Doing without it comes last.
    if seat.legal.contains(&Action::Decline) {
        add(Row::Decline);
    }
    rows
}

/// Height of a row.
pub const ROW: i32 = 19;

/// Returns which of `count` rows show, if `room` of them fit: the first, and how many.
pub fn window(count: usize, chosen: u8, room: usize) -> (usize, usize) {
    let shown = count.min(room);
    (usize::from(chosen).saturating_sub(room / 2).min(count - shown), shown)
}

/// Draws a row of a list, and the cursor around it if it is chosen.
pub fn row_box(pen: &mut Pen<'_>, y: i32, chosen: bool) {
    if chosen {
        pen.rounded(4, y, 232, ROW as u32, RAISED);
        pen.cursor(6, y + 2, 228, 15);
    }
}

/// Draws what the hand can do, as a list; where goods can be sold along a trade route, the route above it.
pub fn draw_menu(seat: &Seat<'_>, hand: Option<Means>, chosen: u8, pen: &mut Pen<'_>) {
    let rows = rows(seat, hand);
    let route = rows.iter().any(|row| matches!(row, Row::Sell(_))) && routes::played(seat);
    let above = if route { routes::STRIP_HEIGHT } else { 0 };
    let (first, shown) = window(rows.len(), chosen, if route { 5 } else { 7 });
    let top = paint::sheet(pen, 26 + above + ROW * shown as i32);
    title(seat, hand, pen, top + 4);
    if route {
        let sold = match rows.get(usize::from(chosen)) {
            Some(Row::Sell(goods)) => Some(*goods),
            _ => None,
        };
        routes::draw_strip(seat, seat.player, sold, pen, top + 25);
    }
    let marks = Marks::of(seat, hand);
    if shown < rows.len() {
        pen.say_right(232, top + 5, TINY, QUIET, say::number_of_all(chosen + 1, rows.len() as i32));
    }
    for (i, row) in rows.into_iter().enumerate().skip(first).take(shown) {
        let y = top + 25 + above + ROW * (i - first) as i32;
        row_box(pen, y, i == usize::from(chosen));
        draw_row(seat, hand, &marks, row, pen, y);
    }
}

/// Draws a row of the list: a picture, what it does, and what it brings or costs.
pub fn draw_row(seat: &Seat<'_>, hand: Option<Means>, marks: &Marks, row: Row, pen: &mut Pen<'_>, y: i32) {
    draw_picture(seat, row, pen, y);
    pen.say(34, y + 3, BOLD, TEXT, text(seat, row));
    if let Some(Worth { line, tone, workers_paid }) = worth(seat, hand, marks, row) {
        let (font, colour) = match tone {
            Tone::Count => (PLAIN, QUIET),
            Tone::Gain => (BOLD, GAIN),
            Tone::Price => (BOLD, COST),
        };
        pen.text_right(230, y + 3, font, colour, &line);
        cost(pen, 156, y + 4, workers_paid);
    }
}

fn draw_picture(seat: &Seat<'_>, row: Row, pen: &mut Pen<'_>, y: i32) {
    match row {
        Row::Take => pen.hexagon(Point::new(13, y + 4), BULLET, 0, palette::TINTS[5].tile),
        Row::Place => pen.ring(Point::new(13, y + 4), BULLET, 0, -2, false, TEXT),
        Row::Sell(goods) | Row::Gather(goods) | Row::Give(goods) => paint::goods(pen, 12, y + 3, 14, goods),
        Row::Hire => pen.sprite_on(13, y + 3, &sprite::WORKER, INK, COST),
        Row::Shield => pen.sprite_on(15, y + 4, &icons::SHIELD, INK, theme::SILVER),
        Row::Copy(building) => {
            let picture = paint::building(building);
            let (x, y) = (19 - i32::from(picture.width) / 2, y + 9 - i32::from(picture.height) / 2);
            pen.sprite_on(x, y, picture, INK, PAPER);
        }
        Row::FreeDie => paint::shield(pen, 11, y + 3, 16),
        Row::Follow(player) => {
            paint::shield(pen, 11, y + 3, 6);
            chrome::shape(pen, 219, y + 4, player, chrome::seat_colour(player));
        }
        Row::Pay(Payment::Workers) => pen.sprite_on(12, y + 3, &sprite::WORKER, INK, COST),
        Row::BuyWorkers | Row::Pay(Payment::Silver) => pen.sprite_on(12, y + 3, &sprite::SILVER, INK, theme::SILVER),
        Row::GiveUp => pen.sprite(14, y + 5, &icons::AWAY, COST),
        Row::BuyPoints => pen.sprite_on(14, y + 4, &sprite::FLAG, COMPLETE, COMPLETE),
        Row::Exchange => paint::small_tile(pen, seat.settings, Point::new(11, y + 2), Some(Tile::BLACK)),
        Row::Decline if keeps_silver(seat) => pen.sprite_on(12, y + 3, &sprite::SILVER, INK, theme::SILVER),
        Row::Load | Row::Order | Row::Discard | Row::Decline | Row::End => {}
    }
}

/// Returns what a row does.
fn text<'a>(seat: &'a Seat<'_>, row: Row) -> Message<'a> {
    let text = match row {
        Row::Take => say::ROW_TAKE,
        Row::Place => say::ROW_PLACE,
        Row::Load => say::ROW_LOAD,
        Row::Sell(goods) => return say::row_sell(seat.game.position().duchy(seat.player).goods.of(goods)),
        Row::Hire => say::ROW_HIRE,
        Row::Shield => say::ROW_SHIELD,
        Row::Copy(building) => return say::alone(names::building(building)),
        Row::Gather(_) => say::ROW_GATHER,
        Row::FreeDie => say::ROW_FREE_DIE,
        Row::BuyWorkers => return say::row_buy_workers(tables::WORKERS_BOUGHT),
        Row::Follow(player) => return say::row_follow(seat.name(player)),
        Row::Pay(Payment::Silver) => say::ROW_PAY_SILVER,
        Row::Pay(Payment::Workers) => say::ROW_PAY_WORKER,
        Row::GiveUp => say::ROW_GIVE_UP,
        Row::Order => say::ROW_ORDER,
        Row::BuyPoints => return say::row_buy_points(seat.game.counter().missing()),
        Row::Exchange => say::ROW_EXCHANGE,
        Row::Give(_) => say::ROW_GIVE,
        Row::Discard => say::ROW_DISCARD,
        Row::Decline if keeps_silver(seat) => say::KEEP_SILVER,
        Row::Decline => say::ROW_DECLINE,
        Row::End => say::END_TURN,
    };
    text.into()
}

/// Returns whether doing without it keeps the silver that points would cost.
fn keeps_silver(seat: &Seat<'_>) -> bool {
    matches!(seat.game.position().waiting(), Some(Effect::BuyPoints(_)))
}

/// What stands at the right of a row.
struct Worth {
    line: Line,
    tone: Tone,
    workers_paid: u8,
}

/// What the line at the right of a row says.
enum Tone {
    /// How many there are.
    Count,
    /// What it brings.
    Gain,
    /// What it costs.
    Price,
}

/// Returns what a row brings or costs, where that is not clear from what it does.
fn worth(seat: &Seat<'_>, hand: Option<Means>, marks: &Marks, row: Row) -> Option<Worth> {
    let position = seat.game.position();
    // Trying an action takes a while: only for rows that depend on it.
    let preview = || row.action(hand).and_then(|action| seat.game.preview(action).ok()).unwrap_or_default();
    let mut workers_paid = 0;
    let (tone, message) = match row {
        Row::Take => (Tone::Count, say::row_take_reach(marks.depots.iter().flatten().count() as i32)),
        Row::Place => (Tone::Count, say::count_spaces(marks.targets().len() as i32)),
        Row::Sell(_) => {
            let preview = preview();
            workers_paid = preview.workers_paid;
            // Alone the points go to the counter.
            let points: i16 = preview.points.iter().chain(&preview.earned).map(|(_, points)| points).sum();
            (Tone::Gain, say::gain_points(points))
        }
        Row::Hire => (Tone::Gain, say::gain_workers(preview().workers_gained)),
        Row::Copy(building) => (Tone::Gain, copied(building)),
        Row::Gather(goods) => {
            let lying = position.depot_goods.iter().map(|lying| lying.of(goods)).sum::<u8>();
            return Some(Worth { line: line!("{lying}"), tone: Tone::Gain, workers_paid });
        }
        Row::BuyWorkers => (Tone::Price, say::count_silver(tables::PRICE_OF_WORKERS)),
        Row::BuyPoints => (Tone::Price, say::count_silver(seat.game.counter().missing())),
        Row::Exchange => (Tone::Price, say::count_goods(solo::GOODS_FOR_TILE)),
        Row::Give(goods) => (Tone::Count, say::row_give_of(position.duchy(seat.player).goods.of(goods))),
        _ => return None,
    };
    Some(Worth { line: seat.line(message), tone, workers_paid })
}

/// Returns what a crane brings that is used like this building.
fn copied(building: Building) -> Message<'static> {
    match building {
        Building::Watchtower => say::gain_points(tables::WATCHTOWER_POINTS),
        Building::BoardingHouse => say::gain_workers(tables::BOARDING_HOUSE_WORKERS),
        Building::Bank => say::gain_silver(tables::BANK_SILVER),
        Building::Warehouse => say::COPY_SELLS.into(),
        Building::TownHall => say::COPY_PLACES.into(),
        Building::WhiteCastle => say::COPY_ACTS.into(),
        _ => say::COPY_TAKES.into(),
    }
}

/// Draws the workers to pay, ending before `right`.
fn cost(pen: &mut Pen<'_>, right: i32, y: i32, workers: u8) {
    if workers > 0 {
        pen.text_right(right, y - 1, BOLD, COST, &line!("-{workers}"));
        pen.sprite_on(right - 28, y - 1, &sprite::WORKER, INK, COST);
    }
}

/// Returns what a die shows; 0 if shield 16 lets it show any number.
pub fn shown(seat: &Seat<'_>, die: Means) -> u8 {
    let position = seat.game.position();
    if position.free_die == Some(die) { 0 } else { position.hand(seat.player).dice[die as usize & 1] }
}

fn title(seat: &Seat<'_>, hand: Option<Means>, pen: &mut Pen<'_>, y: i32) {
    let position = seat.game.position();
    match (hand, position.waiting()) {
        (Some(Means::Effect), Some(effect)) => {
            let tint = paint::tint(seat.settings, names::kind(effect));
            pen.hexagon(Point::new(12, y + 1), draw::hexagon::SMALL, 0, tint.tile);
            pen.sprite(16, y + 4, paint::sign(names::kind(effect)), tint.digit);
            let (name, _) = names::effect(&position.setup, effect);
            let what = match effect {
                Effect::Castle | Effect::Target => say::TITLE_ACTION.into(),
                Effect::WhiteCastle => say::TITLE_WHITE_CASTLE.into(),
                Effect::Crane => say::TITLE_CRANE.into(),
                Effect::BuyPoints(_) => say::TITLE_BUY_POINTS.into(),
                Effect::Exchange => say::TITLE_EXCHANGE.into(),
                Effect::Give(left) => say::title_give(left).into(),
                _ => Noun::from(say::TITLE_OTHER),
            };
            pen.say(34, y + 1, NAME, TEXT, say::effect_lets(name, what));
        }
        (Some(die), _) => {
            paint::die(pen, 12, y, 17, shown(seat, die), seat.player, false);
            pen.say(34, y + 1, NAME, TEXT, say::TITLE_DIE);
        }
        (None, _) => {
            pen.say(12, y + 1, NAME, TEXT, say::TITLE_END);
        }
    }
}

/// Lines of boxes that fit.
const LINES: usize = 4;

/// Draws the ways to do one thing, as boxes: with which die, for what, which tile.
pub fn draw_choices(seat: &Seat<'_>, choices: &Choices, chosen: u8, pen: &mut Pen<'_>) {
    const WIDTH: i32 = 78;
    let (first, lines) = window(choices.len().div_ceil(3), chosen / 3, LINES);
    let top = paint::sheet(pen, 24 + 38 * lines as i32);
    let question = match choices.first() {
        Some(&(Action::Take { into: Some(storage), .. } | Action::BuyInto { storage, .. })) => {
            match seat.game.position().stored(seat.player, storage) {
                Some(_) => say::ASK_DISCARD,
                None => say::ASK_STORE,
            }
        }
        Some(Action::Place { storage, .. })
            if choices.iter().any(|other| matches!(other, Action::Place { storage: s, .. } if s != storage)) =>
        {
            say::ASK_TILE
        }
        Some(Action::PlaceFrom { .. }) => say::ASK_TILE,
        _ => say::ASK_PAYMENT,
    };
    pen.say(6, top + 4, BOLD, TEXT, question);
    if choices.len() > 3 * lines {
        pen.say_right(236, top + 5, TINY, QUIET, say::number_of_all(chosen + 1, choices.len() as i32));
    }
    for (i, &action) in choices.iter().enumerate().skip(3 * first).take(3 * lines) {
        let (x, y) = (3 + WIDTH * (i as i32 % 3), top + 22 + 38 * (i as i32 / 3 - first as i32));
        pen.rounded(x, y, WIDTH as u32 - 2, 36, PANEL);
        way(seat, action, pen, x, y);
        if i == usize::from(chosen) {
            pen.cursor(x + 2, y + 2, WIDTH as u32 - 6, 32);
        }
    }
}

fn way(seat: &Seat<'_>, action: Action, pen: &mut Pen<'_>, x: i32, y: i32) {
    let edition = seat.game.position().setup.edition;
    let mut right = x + 6;
    let tile = match action {
        Action::Take { into: Some(storage), .. } | Action::Place { storage, .. } => {
            seat.game.position().stored(seat.player, storage)
        }
        Action::PlaceFrom { from, .. } => seat.game.position().tile(from),
        _ => None,
    };
    if let (Action::Take { into: Some(storage), .. } | Action::BuyInto { storage, .. }, None) = (action, tile) {
        pen.say(x + 5, y + 11, BOLD, TEXT, team::store(storage));
        right += 30;
    }
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
            paint::die(pen, right, y + 9, 17, shown(seat, die), seat.player, false);
            right += 19;
            let workers = seat.game.workers(action);
            if workers > 0 {
                pen.sprite_on(right, y + 3, &sprite::WORKER, INK, COST);
                pen.text(right + 3, y + 18, BOLD, COST, &line!("{workers}"));
            }
        }
        (_, Action::Buy { payment, .. } | Action::BuyInto { payment, .. }) => {
            let (sprite, paper) = match payment {
                Payment::Silver => (&sprite::SILVER, theme::SILVER),
                Payment::Workers => (&sprite::WORKER, COST),
            };
            pen.sprite_on(right + 4, y + 11, sprite, INK, paper);
            pen.text(right + 22, y + 11, BOLD, TEXT, &line!("{}", tables::PRICE));
        }
        (_, Action::Exchange { .. }) => {
            pen.say(right + 4, y + 11, BOLD, COST, say::count_goods(solo::GOODS_FOR_TILE));
        }
        _ => {}
    }
}
