//! Actions, and why one is refused.

use serde::{Deserialize, Serialize};

use crate::Phrase;

/// One decision of one player. Dice are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Start from this castle.
    Castle(u8),
    /// Sell all commodities, or keep them.
    Sell(bool),
    /// Mark a hex with a pair of dice. The second one of a round costs a silver.
    Mark {
        /// The pip die: 0 or 1.
        pip: u8,
        /// The colour die: 0 or 1.
        colour: u8,
        /// Where.
        hex: u8,
        /// What is done to one of the dice.
        with: Change,
    },
    /// End one's part of the round. Without a mark it brings a worker.
    Done,
}

/// A bonus spent to change a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Change {
    /// The dice as they fell.
    Nothing,
    /// The colour die counts as the hex's colour.
    Monk,
    /// The pip die counts as this number.
    Worker(u8),
}

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// A starting castle comes first.
    CastleFirst,
    /// The starting castle is chosen.
    CastleChosen,
    /// No castle there.
    NoCastle,
    /// Another player starts from it.
    CastleTaken,
    /// Whether to sell comes first.
    SaleFirst,
    /// There is no sale now.
    NoSale,
    /// Starting castles are chosen, no dice have fallen.
    NoDice,
    /// There are two dice of each kind.
    NoSuchDie,
    /// Numbers go from 1 to 6.
    NoSuchNumber,
    /// The sheet has 37 hexes.
    NoSuchHex,
    /// One bonus a round.
    BonusUsed,
    /// Both marks of this round are made.
    NoThird,
    /// No monk left.
    NoMonk,
    /// No worker left.
    NoWorker,
    /// No silver left.
    NoSilver,
    /// The second hex takes another pair.
    SamePair,
    /// The first die does the same.
    FirstDie,
    /// The dice show that already.
    Needless,
    /// It is marked.
    Marked,
    /// It touches no marked hex.
    Apart,
    /// The die shows another colour.
    WrongColour,
    /// A monastery takes 1 or 2, a mine 3 or 4, a river 5 or 6.
    WrongNumber,
    /// A city takes each number once.
    InCity,
    /// A pasture takes one number only.
    NotInPasture,
    /// A castle takes a number that stands beside it.
    NotByCastle,
}

impl Phrase for Illegal {
    fn phrase(&self) -> &'static str {
        match self {
            Illegal::Over => "the game is over",
            Illegal::CastleFirst => "choose a starting castle first",
            Illegal::CastleChosen => "the starting castle is chosen",
            Illegal::NoCastle => "there is no castle",
            Illegal::CastleTaken => "another player starts there",
            Illegal::SaleFirst => "sell or keep your goods first",
            Illegal::NoSale => "nothing can be sold now",
            Illegal::NoDice => "no dice have been rolled",
            Illegal::NoSuchDie => "there are two dice of each kind",
            Illegal::NoSuchNumber => "numbers go from 1 to 6",
            Illegal::NoSuchHex => "there is no such hex",
            Illegal::BonusUsed => "only one bonus a round",
            Illegal::NoThird => "both marks are made",
            Illegal::NoMonk => "you have no monk",
            Illegal::NoWorker => "you have no worker",
            Illegal::NoSilver => "you have no silver",
            Illegal::SamePair => "a second hex takes another pair",
            Illegal::FirstDie => "the first die does the same",
            Illegal::Needless => "the dice show that already",
            Illegal::Marked => "this hex is marked",
            Illegal::Apart => "it touches no marked hex",
            Illegal::WrongColour => "the die shows another colour",
            Illegal::WrongNumber => "the number does not fit the colour",
            Illegal::InCity => "the city has this number",
            Illegal::NotInPasture => "the pasture has another number",
            Illegal::NotByCastle => "no such number by the castle",
        }
    }
}
