//! The panel between the colonies: dice, cards, dials, tiles to choose, and buttons.

use draw::chrome::{self, Line};
use draw::line;
use draw::pen::{Pen, text_width};
use draw::sprite;
use draw::theme::{
    self, BOLD, COMPLETE, GROUND, INK, LARGE, LEGAL, LINE, NUMBER, PAPER, PLAIN, QUIET, RAISED, SMALL, TEXT, TINY, mix,
    rgb,
};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use rules_core::natick::{Action, Build, DiceSet, Natick, Region, Step, Suit, Tray, opponent, tables};
use rules_core::{Game, Player};
use texts::{Text, natick as say};

use super::aim::{self, PANEL, PANEL_HIGH, Spot};
use super::cards::{self, Card};
use super::seat::Seat;
use super::{Focus, colony, icons, words};
use crate::records::settings::Settings;

/// Wood of the trays.
const WOOD: u16 = 0x3103;

/// Draws the panel for the step and the cursor.
pub fn draw(seat: &Seat<'_>, focus: Focus, divided: Option<DiceSet>, pen: &mut Pen<'_>) {
    pen.fill(0, PANEL - 1, 240, PANEL_HIGH + 2, INK);
    let game = seat.game;
    let Some(job) = game.job() else { return };
    match (focus, job.step) {
        (Focus::Divide { first, at }, _) => {
            trays(seat, first, pen);
            let cursor = match at {
                None => aim::DONE,
                Some(die) => die_area(first, die),
            };
            button(pen, aim::DONE, say::BUTTON_DONE);
            ring(pen, cursor);
            return;
        }
        (Focus::Cards(card), _) => {
            deck(seat, pen);
            return ring(pen, aim::card(card));
        }
        (Focus::Sites(card, _), _) => {
            deck(seat, pen);
            let Rectangle { top_left: at, size } = aim::card(card);
            return pen.rounded_frame(at.x - 2, at.y - 2, size.width + 4, size.height + 4, 2, LEGAL);
        }
        (Focus::Dial(card, at, field), _) => return dial(seat, card, at, field, pen),
        (_, Step::Trade) => return deck(seat, pen),
        (_, Step::Divide | Step::Choose) => trays(seat, divided.unwrap_or(game.tray(Tray::First)), pen),
        (_, Step::HandOver) if aim::is_divided(game) => trays(seat, game.tray(Tray::First), pen),
        (_, Step::Found { .. } | Step::Explore { .. }) => regions(seat, pen),
        (_, Step::Events { .. }) => {
            for (y, words) in [4, 18].into_iter().zip(say::EACH_WHICH_FIRST) {
                pen.say(6, PANEL + y, BOLD, TEXT, words);
            }
            for (nth, die) in game.dice_of(seat.player).iter().enumerate() {
                draw_die(pen, seat.settings, aim::die_in_set(nth), die, game.dice()[die as usize]);
            }
        }
        (_, Step::Answer(offer)) => {
            let mut get = [0; 4];
            get[offer.give as usize] = offer.gives;
            let mut pay = [0; 4];
            pay[offer.get as usize] = offer.gets;
            let gets = if seat.viewer == seat.player { say::answer_get } else { say::hand_over_get };
            let lines = [gets(&words::coins(get)), say::answer_for(&words::coins(pay))].map(|line| pen.line(line));
            words::write(pen, seat.settings, 6, PANEL + 4, TEXT, &lines[0]);
            words::write(pen, seat.settings, 6, PANEL + 18, TEXT, &lines[1]);
        }
        (_, step) => task(seat, step, pen),
    }
    for &action in seat.legal {
        if let (Some(Spot::Box(area)), Some(label)) = (aim::spot(seat, action), label(seat, action)) {
            button(pen, area, label);
        }
    }
    if let Focus::Aim(at) = focus
        && let Some(&action) = seat.legal.get(usize::from(at))
        && let Some(Spot::Box(area)) = aim::spot(seat, action)
    {
        ring(pen, area);
    }
}

/// Returns what stands on the button of an action.
fn label(seat: &Seat<'_>, action: Action) -> Option<Text> {
    match action {
        Action::Done if aim::meanwhile(seat).is_some() => Some(say::BUTTON_GO_ON),
        Action::Accept => Some(say::BUTTON_YES),
        Action::Refuse | Action::Decline => Some(say::BUTTON_NO),
        Action::Draw => Some(say::BUTTON_DRAW),
        Action::Done => Some(say::BUTTON_DONE),
        _ => None,
    }
}

fn button(pen: &mut Pen<'_>, area: Rectangle, label: Text) {
    let (at, size) = (area.top_left, area.size);
    pen.rounded(at.x, at.y, size.width, size.height, RAISED);
    pen.rounded_frame(at.x, at.y, size.width, size.height, 1, LEGAL);
    let label = pen.line(label);
    let font = if text_width(BOLD, &label) > size.width as i32 - 4 { SMALL } else { BOLD };
    pen.text_centred(at.x + size.width as i32 / 2, at.y + size.height as i32 / 2 - 7, font, TEXT, &label);
}

fn ring(pen: &mut Pen<'_>, area: Rectangle) {
    pen.cursor(area.top_left.x, area.top_left.y, area.size.width, area.size.height);
}

/// Returns where a die lies while they are divided.
fn die_area(first: DiceSet, die: Suit) -> Rectangle {
    let (tray, set) = if first.contains(die) { (Tray::First, first) } else { (Tray::Second, first.rest()) };
    aim::die_in_tray(tray, set.iter().position(|other| other == die).unwrap_or(0))
}

/// Draws both trays with their dice.
fn trays(seat: &Seat<'_>, first: DiceSet, pen: &mut Pen<'_>) {
    for tray in [Tray::First, Tray::Second] {
        let area = aim::tray(tray);
        let (at, size) = (area.top_left, area.size);
        pen.rounded(at.x, at.y, size.width, size.height, rgb(WOOD));
        pen.rounded_frame(at.x, at.y, size.width, size.height, 1, LINE);
        let set = if tray == Tray::First { first } else { first.rest() };
        if set.is_empty() {
            pen.say_centred(at.x + 45, at.y + 9, TINY, QUIET, say::EMPTY_TRAY);
        }
        for die in set.iter() {
            let face = seat.game.dice()[die as usize];
            let face = seat.animation_frame.map_or(face, |animation_frame| tumble(face, die, animation_frame));
            draw_die(pen, seat.settings, die_area(first, die), die, face);
        }
    }
}

/// Returns what a falling die shows in a frame: each turns, and stops at a frame of its own.
fn tumble(face: u8, die: Suit, animation_frame: u8) -> u8 {
    (face + 5 * (2 + die as u8).saturating_sub(animation_frame)) % 6
}

/// Draws a die: its number, or the sign of its event.
fn draw_die(pen: &mut Pen<'_>, settings: &Settings, area: Rectangle, die: Suit, face: u8) {
    let (at, side) = (area.top_left, area.size.width);
    if tables::is_event(face) {
        let tint = words::tint(settings, die);
        pen.rounded(at.x, at.y, side, side, tint.tile);
        let inset = (side as i32 - 11) / 2;
        pen.sprite(at.x + inset, at.y + inset, words::sign(die), tint.digit);
    } else {
        pen.rounded(at.x, at.y, side, side, PAPER);
        pen.text_centred(at.x + side as i32 / 2 + 1, at.y + side as i32 / 2 - 8, NUMBER, INK, &line!("{face}"));
    }
}

/// Draws all sixteen regions: bright if they can be chosen, with the shape of their owner if they lie in a colony.
fn regions(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let can_have =
        |region| seat.legal.iter().any(|&action| matches!(action, Action::Found(r) | Action::Scout(r) if r == region));
    if matches!(seat.game.job().map(|job| job.step), Some(Step::Found { .. })) {
        for (y, words) in [4, 16].into_iter().zip(say::EACH_TAKE_REGION) {
            pen.say(6, PANEL + y, TINY, QUIET, words);
        }
    }
    for region in Region::all() {
        let at = aim::listed(region).top_left;
        let tint = words::tint(seat.settings, region.suit());
        let owner = Player::all(2).find(|&player| seat.game.colony(player).find(region).is_some());
        match owner {
            Some(player) => {
                pen.rounded(at.x, at.y, 23, 17, GROUND);
                let colour = mix(chrome::seat_colour(player), GROUND, 30);
                chrome::shape(pen, at.x + 6, at.y + 3, player, colour);
            }
            None => {
                let usable = can_have(region);
                pen.rounded(at.x, at.y, 23, 17, if usable { tint.tile } else { tint.empty });
                let ink = if usable { tint.digit } else { mix(tint.empty, TEXT, 40) };
                pen.sprite(at.x + 2, at.y + 3, words::sign(region.suit()), ink);
                pen.text(at.x + 13, at.y + 1, NUMBER, ink, &line!("{}", region.number()));
            }
        }
    }
}

/// Draws what is asked in words, of a person, and the dice of both.
fn task(seat: &Seat<'_>, step: Step, pen: &mut Pen<'_>) {
    let text = match step {
        _ if seat.viewer != seat.player => Line::new(),
        Step::FirstRoad => seat.line(say::TASK_FIRST_ROAD),
        Step::Harvest => seat.line(say::TASK_HARVEST),
        Step::Take { event } => seat.line(say::task_take(words::event(event))),
        Step::Give { taken } => seat.line(say::task_give(words::letter(taken))),
        Step::Discard { left } => seat.line(say::task_discard(left)),
        Step::Serve { suit, .. } => seat.line(say::task_serve(words::letter(suit))),
        Step::Pay { cost, .. } => seat.line(say::task_pay(&words::coins(cost))),
        Step::Receive { suit, left, .. } => seat.line(say::task_receive(left, words::letter(suit))),
        Step::Lay { region, .. } => seat.line(say::task_lay(&words::region(region))),
        Step::HandOver if aim::meanwhile(seat).is_some() => seat.line(say::task_wait(seat.name(opponent(seat.player)))),
        Step::HandOver => seat.line(say::TASK_HAND_OVER),
        _ => Line::new(),
    };
    words::write(pen, seat.settings, 6, PANEL + 2, TEXT, &text);
    let mut x = 6;
    for player in [seat.player, opponent(seat.player)] {
        let set = seat.game.dice_of(player);
        if set.is_empty() {
            continue;
        }
        chrome::shape(pen, x, PANEL + 20, player, chrome::seat_colour(player));
        x += 15;
        for die in set.iter() {
            let area = Rectangle::new((x, PANEL + 17).into(), (17, 17).into());
            draw_die(pen, seat.settings, area, die, seat.game.dice()[die as usize]);
            x += 19;
        }
        x += 10;
    }
}

/// Draws the cards of the last part of a turn, with their prices.
fn deck(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    for card in Card::ALL {
        let Point { x, y } = aim::card(card).top_left;
        let open = card.is_open(seat.legal);
        pen.rounded(x, y, 26, 31, if open { PAPER } else { RAISED });
        let ink = if open { INK } else { QUIET };
        let paper = if open { PAPER } else { RAISED };
        match card {
            Card::Build(build) => {
                let picture = picture(build);
                let dx = (26 - i32::from(picture.width)) / 2;
                pen.sprite_on(x + dx, y + 2 + (14 - i32::from(picture.height)) / 2, picture, ink, paper);
                price(seat.settings, build, x + 13, y + 18, pen);
            }
            Card::Bank => {
                pen.sprite_on(x + 6, y + 5, &sprite::SILVER, ink, paper);
                pen.text_centred(x + 13, y + 19, TINY, ink, &line!("{}:1", tables::BANK_TAKES));
            }
            Card::Offer => {
                for player in Player::all(2) {
                    let colour = if open { mix(chrome::seat_colour(player), INK, 35) } else { QUIET };
                    chrome::shape(pen, x + 2 + 12 * i32::from(player.0), y + 5, player, colour);
                }
                pen.say_centred(x + 13, y + 19, TINY, ink, say::CARD_DEAL);
            }
            Card::Done => pen.say_centred(x + 13, y + 10, TINY, ink, say::CARD_DONE),
        }
    }
}

fn picture(build: Build) -> &'static sprite::Sprite {
    match build {
        Build::Road | Build::Scout => &icons::ROAD,
        Build::Village => &icons::VILLAGE,
        Build::Town => &icons::TOWN,
        Build::Trader => &icons::TRADER,
        Build::Knight => &icons::KNIGHT,
    }
}

/// The suits as small signs, row by row, in their order.
const MARKS: [[u8; 5]; 4] = [
    [0b10101, 0b01110, 0b11111, 0b01110, 0b10101],
    [0b01110, 0b11000, 0b11000, 0b11000, 0b01110],
    [0b10101, 0b10101, 0b11111, 0b11111, 0b11111],
    [0b11111, 0b11111, 0b11111, 0b01110, 0b00100],
];

/// Draws a price: a block for each suit, with its sign, or with a number where it takes several.
fn price(settings: &Settings, build: Build, middle: i32, y: i32, pen: &mut Pen<'_>) {
    let cost = tables::cost(build);
    let suits = || Suit::ALL.into_iter().filter(|&suit| cost[suit as usize] > 0);
    let left = middle - 4 * suits().count() as i32;
    for (suit, x) in suits().zip((left..).step_by(8)) {
        let tint = words::tint(settings, suit);
        pen.fill(x, y, 8, 12, INK);
        pen.fill(x, y, 7, 11, tint.tile);
        match cost[suit as usize] {
            1 => {
                for (row, y) in MARKS[suit as usize].into_iter().zip(y + 3..) {
                    for column in (0..5).filter(|column| row >> (4 - column) & 1 == 1) {
                        pen.fill(x + 1 + column, y, 1, 1, tint.digit);
                    }
                }
            }
            count => pen.text_centred(x + 4, y, TINY, tint.digit, &line!("{count}")),
        }
    }
}

/// Draws the four dials of a trade.
fn dial(seat: &Seat<'_>, card: Card, at: u8, field: u8, pen: &mut Pen<'_>) {
    let (gives, give, gets, get, word) = match seat.legal.get(usize::from(at)) {
        Some(&Action::Bank { give, get }) => (tables::BANK_TAKES, give, 1, get, say::DIAL_POOL),
        Some(&Action::Offer(offer)) => (offer.gives, offer.give, offer.gets, offer.get, say::DIAL_DEAL),
        _ => return,
    };
    pen.say(6, PANEL + 11, PLAIN, QUIET, word);
    pen.say(46, PANEL + 11, BOLD, TEXT, say::DIAL_GIVE);
    pen.say(146, PANEL + 11, BOLD, TEXT, say::DIAL_GET);
    for (i, x) in (0..).zip([80, 106, 172, 198]) {
        let y = PANEL + 6;
        let turns = cards::fields(card).contains(&i);
        pen.rounded(x, y, 22, 23, if turns { RAISED } else { INK });
        match i {
            0 => drop(pen.text(x + 6, y + 2, LARGE, TEXT, &line!("{gives}"))),
            2 => drop(pen.text(x + 6, y + 2, LARGE, TEXT, &line!("{gets}"))),
            _ => {
                let suit = if i == 1 { give } else { get };
                pen.sprite(x + 5, y + 6, words::sign(suit), words::tint(seat.settings, suit).sign);
            }
        }
        if i == field {
            pen.cursor(x, y, 22, 23);
            for up in 0..3 {
                pen.fill(x + 11 - up, PANEL + up, 1 + 2 * up as u32, 1, LEGAL);
                pen.fill(x + 11 - up, PANEL + 34 - up, 1 + 2 * up as u32, 1, LEGAL);
            }
        }
    }
}

/// Draws the dice beside the name of the player who takes the console.
pub fn hand_over(game: &Natick, settings: &Settings, pen: &mut Pen<'_>) {
    if let Some(Step::Answer(offer)) = game.job().map(|job| job.step) {
        pen.rounded(150, 20, 86, 42, INK);
        let [get, pay] = [(offer.gives, offer.give), (offer.gets, offer.get)].map(|(count, suit)| {
            let mut coins = [0; 4];
            coins[suit as usize] = count;
            words::coins(coins)
        });
        for (y, message) in [(24, say::hand_over_get(&get)), (42, say::hand_over_for(&pay))] {
            let line = pen.line(message);
            words::write(pen, settings, 154, y, TEXT, &line);
        }
        return;
    }
    let turn = game.turn_number();
    if turn == 0 {
        return pen.sprite(200, 36, &icons::VILLAGE, INK);
    }
    pen.say_right(236, 3, BOLD, INK, say::turn(turn));
    pen.rounded(186, 18, 50, 46, INK);
    for (i, die) in (0..).zip(Suit::ALL) {
        let corner = (190 + 22 * (i % 2), 21 + 21 * (i / 2));
        draw_die(pen, settings, Rectangle::new(corner.into(), (19, 19).into()), die, game.dice()[die as usize]);
    }
}

/// Draws what there is besides the colonies: pool, tiles, pawns, and the regions of the stack.
pub fn stock(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let game = seat.game;
    pen.fill(0, 19, 240, 176, GROUND);
    pen.say(6, 23, BOLD, TEXT, say::STOCK_POOL);
    for (i, suit) in (0..).zip(Suit::ALL) {
        let x = 6 + 59 * i;
        pen.rounded(x, 38, 55, 20, words::tint(seat.settings, suit).empty);
        pen.sprite(x + 5, 43, words::sign(suit), words::tint(seat.settings, suit).sign);
        pen.text(x + 22, 38, LARGE, TEXT, &line!("{}", game.pool()[suit as usize]));
        let of = line!("/{}", tables::COINS);
        pen.text(x + 33, 44, TINY, QUIET, &of);
    }
    pen.say(6, 63, BOLD, TEXT, say::STOCK_BUILD);
    let left = [
        (&icons::VILLAGE, game.villages_left()),
        (&icons::TOWN, game.towns_left()),
        (&icons::ROAD, game.tiles_left()),
        (&icons::KNIGHT, game.pawns_left()),
    ];
    for (i, (picture, count)) in (0..).zip(left) {
        let x = 6 + 59 * i;
        pen.rounded(x, 78, 55, 20, theme::PANEL);
        pen.sprite_on(x + 4, 81, picture, PAPER, LINE);
        pen.text(x + 30, 78, LARGE, if count > 0 { TEXT } else { LINE }, &line!("{count}"));
    }
    pen.say(6, 104, BOLD, TEXT, say::stock_regions(game.stack().len() as i32));
    for region in game.stack().iter() {
        let (column, row) = (i32::from(region.number() - Region::LOWEST), region.suit() as i32);
        colony::region(pen, seat.settings, 46 + 24 * column + 96 * (row % 2), 119 + 24 * (row / 2), region);
    }
    let unguarded = game.colony(seat.player).unguarded();
    let colour = if unguarded >= tables::RAIDED_FROM { theme::COST } else { QUIET };
    pen.say(6, 175, PLAIN, colour, say::stock_unguarded(unguarded, tables::RAIDED_FROM));
    pen.fill(0, 192, 240, 1, COMPLETE);
}

/// Draws the page before the last turn: who has reached the goal, who plays once more, and how both stand.
pub fn last_turn(seat: &Seat<'_>, last: Player, pen: &mut Pen<'_>) {
    chrome::titled(pen, say::LAST_TURN, Some(say::turn(seat.game.turn_number())));
    let first = opponent(last);
    pen.say(5, 30, BOLD, TEXT, say::last_turn_points(seat.name(first), seat.game.total(first)));
    pen.say(5, 50, PLAIN, TEXT, say::last_turn_plays(seat.name(last)));
    pen.say(5, 66, PLAIN, TEXT, say::LAST_TURN_THEN);
    for player in Player::all(seat.game.players()) {
        let y = 100 + 24 * i32::from(player.0);
        chrome::shape(pen, 6, y + 3, player, chrome::seat_colour(player));
        pen.text(22, y + 2, PLAIN, TEXT, seat.name(player));
        chrome::points_right(pen, 130, y, seat.game.total(player), TEXT);
    }
}
