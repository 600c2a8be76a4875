//! The cards below the sheet: pairs of dice, bonuses, a sale, done.

use heapless::Vec;
use rules_core::dice_game::{Action, Ask, Bonus, Change, DiceGame};
use rules_core::hex::Spaces;
use rules_core::{Actions, Game};

use super::{Seat, bonus_sprite, help, hex_of, paint};
use crate::draw::chrome::{Line, STRIP};
use crate::draw::pen::Pen;
use crate::draw::theme::{self, BOLD, INK, LARGE, NUMBER, PANEL, RAISED, TEXT};
use crate::game::help::Article;
use crate::line;

/// Something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    /// A castle to start from.
    Castle,
    /// Sell all commodities, or keep them.
    Sell(bool),
    /// A pip die and a colour die.
    Pair(u8, u8),
    /// A monk for another colour.
    Monk,
    /// A worker for another number.
    Worker,
    /// The end of this part of the round.
    Done,
}

/// What there is to choose from now.
pub type Deck = Vec<Card, 8>;

impl Card {
    /// The card that an action belongs to.
    fn of(action: Action) -> Self {
        match action {
            Action::Castle(_) => Card::Castle,
            Action::Sell(yes) => Card::Sell(yes),
            Action::Mark { with: Change::Monk, .. } => Card::Monk,
            Action::Mark { with: Change::Worker(_), .. } => Card::Worker,
            Action::Mark { pip, colour, .. } => Card::Pair(pip, colour),
            Action::Done => Card::Done,
        }
    }

    /// The action of a card that needs no hex.
    pub fn action(self) -> Option<Action> {
        match self {
            Card::Sell(yes) => Some(Action::Sell(yes)),
            Card::Done => Some(Action::Done),
            _ => None,
        }
    }

    /// What A does with it.
    pub fn verb(self) -> &'static str {
        match self {
            Card::Castle => "start",
            Card::Sell(true) => "sell",
            Card::Sell(false) => "keep",
            Card::Pair(..) | Card::Monk | Card::Worker => "choose",
            Card::Done => "done",
        }
    }

    /// The help on it.
    pub fn article(self) -> &'static Article {
        match self {
            Card::Castle => &help::START,
            Card::Sell(_) => &help::COMMODITY,
            Card::Pair(..) => &help::PAIR,
            Card::Monk => &help::MONK,
            Card::Worker => &help::WORKER,
            Card::Done => &help::DONE,
        }
    }

    const fn order(self) -> u8 {
        match self {
            Card::Castle => 0,
            Card::Sell(yes) => !yes as u8,
            Card::Pair(pip, colour) => 2 + 2 * colour + pip,
            Card::Monk => 6,
            Card::Worker => 7,
            Card::Done => 8,
        }
    }
}

/// The cards that some legal action belongs to: dice in their order, then bonuses, then done.
pub fn deck(legal: &Actions<Action>) -> Deck {
    let mut deck = Deck::new();
    for card in legal.iter().map(|&action| Card::of(action)) {
        if !deck.contains(&card) {
            // Castles or sales or six ways to mark, and done: never more than eight.
            let _ = deck.push(card);
        }
    }
    deck.sort_unstable_by_key(|card| card.order());
    deck
}

/// The legal actions of a card.
pub fn actions(legal: &Actions<Action>, card: Card) -> impl Iterator<Item = Action> {
    legal.iter().copied().filter(move |&action| Card::of(action) == card)
}

/// Where a card can be played.
pub fn targets(legal: &Actions<Action>, card: Card) -> Spaces {
    actions(legal, card).filter_map(hex_of).collect()
}

/// What the chosen card offers, in eight letters a line.
pub fn strip(seat: &Seat<'_>, card: Card) -> [Line; 2] {
    let game: &DiceGame = seat.game;
    match card {
        Card::Sell(true) => {
            let gain = game.preview(Action::Sell(true)).unwrap_or_default();
            [line!("sell {}", gain.sold), line!("+{}, {} silver", gain.points, gain.sold)]
        }
        Card::Sell(false) => [line!("keep"), line!("{} goods", game.sheet(seat.player).count(Bonus::Commodity))],
        Card::Done => match game.preview(Action::Done).unwrap_or_default().bonus {
            Some(_) => [line!("no mark"), line!("1 worker")],
            None if seat.legal.len() > 1 => [line!("done, or"), line!("2nd mark")],
            None => [line!("That is all"), line!("B takes it back")],
        },
        Card::Castle => Default::default(),
        Card::Pair(..) | Card::Monk | Card::Worker => {
            let hexes = targets(seat.legal, card).len();
            let best = actions(seat.legal, card)
                .filter_map(|action| game.preview(action).ok())
                .map(|gain| gain.points)
                .max()
                .unwrap_or(0);
            let first = if hexes == 1 { line!("1 hex") } else { line!("{hexes} hexes") };
            let cost = if game.ask() == Ask::Second { line!("1 silver") } else { Line::new() };
            [first, if best > 0 { line!("best +{best}") } else { cost }]
        }
    }
}

/// Cards that fit beside the words, and their pitch.
const VISIBLE: usize = 4;
const PITCH: i32 = 43;

/// The cards, the chosen one marked, and what it offers.
pub fn draw(seat: &Seat<'_>, deck: &Deck, chosen: u8, pen: &mut Pen<'_>) {
    let chosen = usize::from(chosen);
    let words = strip(seat, deck.get(chosen).copied().unwrap_or(Card::Done));
    pen.fill(0, STRIP, 240, 29, PANEL);
    let top = chosen.saturating_sub(VISIBLE - 1).min(deck.len().saturating_sub(VISIBLE));
    for (i, &card) in deck.iter().enumerate().skip(top).take(VISIBLE) {
        let x = 4 + PITCH * (i - top) as i32;
        pen.rounded(x, STRIP + 3, 40, 23, RAISED);
        face(seat, card, x, STRIP + 5, pen);
        if i == chosen {
            pen.cursor(x + 1, STRIP + 4, 38, 21);
        }
    }
    let x = if deck.len() < VISIBLE { 8 + PITCH * deck.len() as i32 } else { 183 };
    pen.text(x, STRIP + 1, BOLD, TEXT, &words[0]);
    pen.text(x, STRIP + 15, BOLD, theme::GAIN, &words[1]);
    for (shown, x, flip) in [(top > 0, 0, false), (top + VISIBLE < deck.len(), 178, true)] {
        for step in (0..4).filter(|_| shown) {
            let x = if flip { x + 3 - step } else { x + step };
            pen.fill(x, STRIP + 14 - step, 1, 1 + 2 * step as u32, TEXT);
        }
    }
}

/// The face of a card, 40x19.
fn face(seat: &Seat<'_>, card: Card, x: i32, y: i32, pen: &mut Pen<'_>) {
    match card {
        Card::Pair(pip, colour) => {
            if let Some(roll) = seat.game.roll() {
                paint::pip_die(pen, x + 2, y + 1, 17, roll.pips[usize::from(pip) & 1], true);
                paint::colour_die(seat.settings, pen, x + 21, y + 1, 17, roll.colours[usize::from(colour) & 1], true);
            }
        }
        Card::Monk | Card::Worker => {
            let bonus = if card == Card::Monk { Bonus::Monk } else { Bonus::Worker };
            let sprite = bonus_sprite(bonus);
            pen.sprite_on(x + 7, y + 3, sprite, INK, paint::bonus_colour(seat.settings, bonus));
            pen.text(x + 23, y + 2, NUMBER, TEXT, "?");
        }
        Card::Sell(yes) => {
            pen.sprite_on(
                x + 4,
                y + 4,
                bonus_sprite(Bonus::Commodity),
                INK,
                paint::bonus_colour(seat.settings, Bonus::Commodity),
            );
            pen.text(x + 18, y + 3, theme::TINY, TEXT, if yes { "sell" } else { "keep" });
        }
        Card::Done | Card::Castle => {
            pen.text(x + 6, y + 3, BOLD, TEXT, "DONE");
        }
    }
}

/// The dice, and the bonus, that the mark in hand takes: at the right end of the strip.
pub fn draw_cost(seat: &Seat<'_>, card: Card, pen: &mut Pen<'_>) {
    let Some(roll) = seat.game.roll() else { return };
    let y = STRIP + 1;
    match card {
        Card::Pair(pip, colour) => {
            let second = seat.game.part(seat.player).actions().iter().any(|done| matches!(done, Action::Mark { .. }));
            if second {
                bonus(seat, Bonus::Silver, 180, y, pen);
            }
            paint::pip_die(pen, 200, y, 17, roll.pips[usize::from(pip) & 1], true);
            paint::colour_die(seat.settings, pen, 220, y, 17, roll.colours[usize::from(colour) & 1], true);
        }
        Card::Monk => bonus(seat, Bonus::Monk, 222, y, pen),
        Card::Worker => bonus(seat, Bonus::Worker, 222, y, pen),
        _ => {}
    }
}

fn bonus(seat: &Seat<'_>, bonus: Bonus, x: i32, y: i32, pen: &mut Pen<'_>) {
    pen.text(x - 9, y, BOLD, theme::COST, "-");
    pen.sprite_on(x, y + 1, bonus_sprite(bonus), INK, paint::bonus_colour(seat.settings, bonus));
}

/// The numbers that a bonus can write into one hex.
pub fn draw_numbers(seat: &Seat<'_>, numbers: impl Iterator<Item = Action>, chosen: u8, pen: &mut Pen<'_>) {
    pen.fill(0, STRIP, 240, 29, PANEL);
    pen.text(4, STRIP + 1, BOLD, TEXT, "write");
    for (i, action) in numbers.enumerate() {
        let gain = seat.game.preview(action).unwrap_or_default();
        if i == usize::from(chosen) && gain.points > 0 {
            pen.text(4, STRIP + 15, BOLD, theme::GAIN, &line!("+{}", gain.points));
        }
        let x = 46 + 32 * i as i32;
        pen.rounded(x, STRIP + 3, 28, 23, RAISED);
        pen.text(x + 9, STRIP + 4, LARGE, TEXT, &line!("{}", gain.number.unwrap_or(0)));
        if i == usize::from(chosen) {
            pen.cursor(x + 1, STRIP + 4, 26, 21);
        }
    }
}
