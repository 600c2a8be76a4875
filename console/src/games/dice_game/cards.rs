//! The cards below the sheet: pairs of dice, bonuses, a sale, done.

use draw::chrome::Line;
use heapless::Vec;
use rules_core::dice_game::{Action, Ask, Bonus, Change, DiceGame};
use rules_core::hex::Spaces;
use rules_core::sort::sort_by_key;
use rules_core::{Actions, Game};
use texts::console::DONE;
use texts::{Message, Text, dice_game as say};

use super::seat::Seat;
use super::{help, hex_of};
use crate::game::help::Article;

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
    /// Returns the card that an action belongs to.
    pub fn of(action: Action) -> Self {
        match action {
            Action::Castle(_) => Card::Castle,
            Action::Sell(yes) => Card::Sell(yes),
            Action::Mark { with: Change::Monk, .. } => Card::Monk,
            Action::Mark { with: Change::Worker(_), .. } => Card::Worker,
            Action::Mark { pip, colour, .. } => Card::Pair(pip, colour),
            Action::Done => Card::Done,
        }
    }

    /// Returns the action of a card that needs no hex.
    pub fn action(self) -> Option<Action> {
        match self {
            Card::Sell(yes) => Some(Action::Sell(yes)),
            Card::Done => Some(Action::Done),
            _ => None,
        }
    }

    /// Returns what A does with it.
    pub fn verb(self) -> Text {
        match self {
            Card::Castle => say::KEY_START,
            Card::Sell(true) => say::KEY_SELL,
            Card::Sell(false) => say::KEY_KEEP,
            Card::Pair(..) | Card::Monk | Card::Worker => say::KEY_CHOOSE,
            Card::Done => DONE,
        }
    }

    /// Returns the help on it.
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

/// Returns the cards that some legal action belongs to: dice in their order, then bonuses, then done.
pub fn deck(legal: &Actions<Action>) -> Deck {
    let mut deck = Deck::new();
    for card in legal.iter().map(|&action| Card::of(action)) {
        if !deck.contains(&card) {
            // Castles or sales or six ways to mark, and done: never more than eight.
            let _ = deck.push(card);
        }
    }
    sort_by_key(&mut deck, |card| card.order());
    deck
}

/// Returns the legal actions of a card.
pub fn actions(legal: &Actions<Action>, card: Card) -> impl Iterator<Item = Action> {
    legal.iter().copied().filter(move |&action| Card::of(action) == card)
}

/// Returns where a card can be played.
pub fn targets(legal: &Actions<Action>, card: Card) -> Spaces {
    actions(legal, card).filter_map(hex_of).collect()
}

/// Returns what the chosen card offers, in nine letters a line; a sale has room for more.
pub fn strip(seat: &Seat<'_>, card: Card) -> [Line; 2] {
    let game: &DiceGame = seat.game;
    let both = |first: Message<'_>, second: Message<'_>| [seat.line(first), seat.line(second)];
    let one = |first: Message<'_>| [seat.line(first), Line::new()];
    match card {
        Card::Sell(true) => {
            let gain = game.preview(Action::Sell(true)).unwrap_or_default();
            both(say::sell(gain.sold), say::sell_gain(gain.points, gain.sold))
        }
        Card::Sell(false) => both(say::KEEP.into(), say::goods(game.sheet(seat.player).count(Bonus::Commodity))),
        Card::Done => match game.preview(Action::Done).unwrap_or_default().bonus {
            Some(_) => one(say::REST_WORKER.into()),
            None => one(say::ALL_DONE.into()),
        },
        Card::Castle => Default::default(),
        Card::Pair(..) | Card::Monk | Card::Worker => {
            let hexes = targets(seat.legal, card).len() as i32;
            let best = actions(seat.legal, card)
                .filter_map(|action| game.preview(action).ok())
                .map(|gain| gain.points)
                .max()
                .unwrap_or(0);
            match (hexes, best) {
                (_, 0) => one(say::hexes(hexes)),
                // What a second mark costs takes the other line.
                (1, _) if game.ask() == Ask::Second => one(say::points(best)),
                _ if game.ask() == Ask::Second => one(say::up_to(best)),
                (1, _) => both(say::hexes(hexes), say::points(best)),
                // A letter less where the number has one more.
                (10.., _) => both(say::best_of_many(hexes), say::points(best)),
                _ => both(say::best_of(hexes), say::points(best)),
            }
        }
    }
}
