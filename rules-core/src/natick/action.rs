//! Actions, and why one is refused.

use serde::{Deserialize, Serialize};

use super::{DiceSet, Region, Row, Side, Space, Suit};
use crate::Phrase;

/// One decision of one player.
///
/// Things are declared first; then their coins are paid and received, one [`Pay`](Action::Pay) or [`Put`](Action::Put)
/// each, as far as there is a choice. Columns are those of [`Colony`](super::Colony).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Set-up: lays this region on the next space around the first village.
    Found(Region),
    /// Builds a road at this end; in the set-up, the first one.
    Road(Side),
    /// Divides the dice into this set and the rest: one of [`DiceSet::divisions`].
    Divide(DiceSet),
    /// Takes one of the two sets.
    Choose(Tray),
    /// Resolves the event on this die next.
    Resolve(Suit),
    /// Takes the opponent's coin there: Trade Advantage or Tournament.
    Take(Space),
    /// Does without the event.
    Decline,
    /// Gives one coin from this region: a price, a gift, or to the raiders.
    Pay(Space),
    /// Puts one coin on this region: a harvest, a yield, or what was traded.
    Put(Space),
    /// Trades with the pool.
    Bank {
        /// Three of these are paid.
        give: Suit,
        /// One of these comes back.
        get: Suit,
    },
    /// Offers the opponent a trade.
    Offer(Offer),
    /// Takes the offer.
    Accept,
    /// Turns the offer down; its coins go back where they lay.
    Refuse,
    /// Builds a village at this end.
    Village(Side),
    /// Makes a town of the village in this column.
    Town(u8),
    /// Hires a trader for the road in this column.
    Trader(u8),
    /// Hires a knight for this space beside a settlement.
    Knight(Space),
    /// Draws the new region from the stack.
    Draw,
    /// Hires a scout, who brings this region from the stack.
    Scout(Region),
    /// Lays the new region above or below.
    Lay(Row),
    /// Ends the turn, or one's part in the other's turn, and hands over.
    Done,
}

impl Action {
    /// Returns what it builds or hires.
    pub const fn build(self) -> Option<Build> {
        match self {
            Action::Road(_) => Some(Build::Road),
            Action::Village(_) => Some(Build::Village),
            Action::Town(_) => Some(Build::Town),
            Action::Trader(_) => Some(Build::Trader),
            Action::Knight(_) => Some(Build::Knight),
            Action::Scout(_) => Some(Build::Scout),
            _ => None,
        }
    }
}

/// Coins of one suit for coins of another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The suit that the one who offers gives.
    pub give: Suit,
    /// How many of them.
    pub gives: u8,
    /// The suit that the one who offers gets.
    pub get: Suit,
    /// How many of them.
    pub gets: u8,
}

/// One of the two sets that the dice are divided into.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Tray {
    /// The set that was named.
    First,
    /// The rest, where the [`Arms`](Suit::Arms) die always is.
    Second,
}

/// A thing that costs coins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Build {
    /// A road at the end of the row.
    Road,
    /// A village at the end of a road.
    Village,
    /// A town in place of a village.
    Town,
    /// A trader on a road.
    Trader,
    /// A knight above or below a settlement.
    Knight,
    /// A scout, who chooses a region instead of drawing it.
    Scout,
}

impl Build {
    /// All of them.
    pub const ALL: [Build; 6] = {
        use Build::*;
        [Road, Village, Town, Trader, Knight, Scout]
    };
}

impl Phrase for Build {
    fn phrase(&self) -> &'static str {
        ["road", "village", "town", "trader", "knight", "scout"][*self as usize]
    }
}

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The step asks for something else.
    NotNow,
    /// The tile is in a colony, or does not exist.
    NoSuchTile,
    /// The suit or the number is in the first set already.
    Repeats,
    /// The first set could not be completed after that.
    NoSetLeft,
    /// No such set of dice.
    NoSuchDice,
    /// No such event waits.
    NoSuchEvent,
    /// No region lies there.
    NoRegion,
    /// No coin lies there.
    NoCoin,
    /// Coins of that suit are not what is asked.
    WrongSuit,
    /// That region did not produce, or has got all its coins.
    NotDue,
    /// That region is full.
    Full,
    /// The pool has none of that suit.
    PoolEmpty,
    /// Too few coins for it.
    TooFew,
    /// No region with room for what comes.
    NoRoom,
    /// The opponent has too few coins for it.
    TheyHaveTooFew,
    /// The opponent has no region with room for what comes.
    TheyHaveNoRoom,
    /// Nothing to give in return.
    NothingToGive,
    /// A suit for the same suit.
    SameSuit,
    /// No such number of coins.
    Amount,
    /// All offers of the turn are made.
    NoOfferLeft,
    /// Nothing of the kind can stand there.
    NoSite,
    /// All tiles of the kind are in use.
    NoTileLeft,
    /// All pawns are in use.
    NoPawnLeft,
    /// The settlement has all units that it may.
    UnitLimit,
    /// The space is taken.
    Taken,
}

impl Phrase for Illegal {
    fn phrase(&self) -> &'static str {
        match self {
            Illegal::Over => "the game is over",
            Illegal::NotNow => "not now",
            Illegal::NoSuchTile => "that tile is not to be had",
            Illegal::Repeats => "one of each suit and each number",
            Illegal::NoSetLeft => "that would leave no whole set",
            Illegal::NoSuchDice => "no such set of dice",
            Illegal::NoSuchEvent => "no such event",
            Illegal::NoRegion => "no region lies there",
            Illegal::NoCoin => "no coin lies there",
            Illegal::WrongSuit => "not of that suit",
            Illegal::NotDue => "that region gets no more",
            Illegal::Full => "a region holds three coins",
            Illegal::PoolEmpty => "none left in the pool",
            Illegal::TooFew => "you have too few coins",
            Illegal::NoRoom => "you have no room for it",
            Illegal::TheyHaveTooFew => "they have too few coins",
            Illegal::TheyHaveNoRoom => "they have no room for it",
            Illegal::NothingToGive => "you have nothing to give for it",
            Illegal::SameSuit => "trade for another suit",
            Illegal::Amount => "one to three coins a side",
            Illegal::NoOfferLeft => "three offers a turn",
            Illegal::NoSite => "it cannot stand there",
            Illegal::NoTileLeft => "no tile left for it",
            Illegal::NoPawnLeft => "no pawn left",
            Illegal::UnitLimit => "no more units there",
            Illegal::Taken => "that space is taken",
        }
    }
}
