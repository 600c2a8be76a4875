//! What happened, for the log and the screen.

use super::{Build, DiceSet, DieEvent, Offer, Region, Source, Space, Suit};
use crate::{Phrase, Player};

/// Why an event does nothing to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    /// Rich Harvest: no region with room for which the pool has a coin.
    NoRoom,
    /// No trader, or no knight.
    NoUnit,
    /// The opponent has more traders, or more knights.
    Outnumbered,
    /// No coin that could be taken, or none that could be given for it.
    NothingToTake,
    /// Too few unguarded coins for raiders.
    Guarded,
}

impl Phrase for Idle {
    fn phrase(&self) -> &'static str {
        match self {
            Idle::NoRoom => "no region has room",
            Idle::NoUnit => "no unit for it",
            Idle::Outnumbered => "the other has more units",
            Idle::NothingToTake => "nothing can be taken",
            Idle::Guarded => "few unguarded coins",
        }
    }
}

/// What moves a coin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A numbered die.
    Yield,
    /// An event.
    Event(DieEvent),
    /// A trade with the pool.
    Bank,
    /// A trade with the opponent.
    Offer,
    /// The price of a thing.
    Build(Build),
}

impl Cause {
    /// Returns the event that moves it, if one does.
    pub const fn event(self) -> Option<DieEvent> {
        match self {
            Cause::Event(event) => Some(event),
            _ => None,
        }
    }

    /// Returns whether the coin goes from player to player, rather than from or to the pool.
    pub const fn is_between_players(self) -> bool {
        matches!(self, Cause::Offer | Cause::Event(DieEvent::TradeAdvantage | DieEvent::Tournament))
    }
}

/// Where a new region comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It was chosen in the set-up.
    Setup,
    /// It was drawn.
    Draw,
    /// A scout brought it.
    Scout,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A region was laid.
    Laid {
        /// In whose colony.
        player: Player,
        /// Where.
        space: Space,
        /// Which.
        region: Region,
        /// From where.
        origin: Origin,
    },
    /// A region was to be added, but the stack is empty.
    StackEmpty {
        /// In whose colony.
        player: Player,
    },
    /// Something was built or hired, in the set-up too.
    Built {
        /// By whom.
        player: Player,
        /// What.
        build: Build,
        /// Where; the row means something for a knight only.
        space: Space,
    },
    /// A road has a settlement on both sides: its tile went back.
    RoadClosed {
        /// Whose road.
        player: Player,
        /// Where.
        column: u8,
    },
    /// Points were scored, or given up for better ones.
    Points {
        /// By whom.
        player: Player,
        /// For what.
        source: Source,
        /// How many.
        points: i16,
    },
    /// A turn began with a roll.
    Rolled {
        /// The active player.
        player: Player,
        /// The turn, counted from 1.
        turn: u8,
        /// Faces by suit: 0 is null, 1 is the ace.
        dice: [u8; 4],
    },
    /// The passive player divided the dice into this set and the rest.
    Divided {
        /// The passive player.
        player: Player,
        /// The first set.
        first: DiceSet,
    },
    /// The active player took these dice; the rest went to the other.
    Chose {
        /// The active player.
        player: Player,
        /// What was taken.
        dice: DiceSet,
    },
    /// An event is being resolved.
    Event {
        /// Whom it concerns.
        player: Player,
        /// Which.
        event: DieEvent,
    },
    /// An event did nothing.
    Idle {
        /// Whom it would have concerned.
        player: Player,
        /// Which.
        event: DieEvent,
        /// Why.
        idle: Idle,
    },
    /// A player did without an event.
    Declined {
        /// Who.
        player: Player,
        /// Which.
        event: DieEvent,
    },
    /// A coin came to a region.
    Gained {
        /// Whose region.
        player: Player,
        /// Where it lies.
        space: Space,
        /// The coin.
        suit: Suit,
        /// What brought it.
        cause: Cause,
    },
    /// A coin left a region.
    Lost {
        /// Whose region.
        player: Player,
        /// Where it lies.
        space: Space,
        /// The coin.
        suit: Suit,
        /// What took it.
        cause: Cause,
    },
    /// The pool had too few coins for what the dice brought.
    Short {
        /// Who collected.
        player: Player,
        /// Of what.
        suit: Suit,
        /// How many were missing.
        missing: u8,
    },
    /// A trade with the pool was declared.
    Bank {
        /// By whom.
        player: Player,
        /// What is paid.
        give: Suit,
        /// What comes back.
        get: Suit,
    },
    /// An offer was made.
    Offered {
        /// By whom.
        player: Player,
        /// What.
        offer: Offer,
    },
    /// An offer was answered.
    Answered {
        /// By whom.
        player: Player,
        /// What it was.
        offer: Offer,
        /// Whether it was taken.
        accepted: bool,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        player: Player,
        /// Which.
        turn: u8,
    },
    /// Somebody has reached the goal, and there is one more turn.
    LastTurn {
        /// Whose turn it will be.
        player: Player,
    },
    /// The game is over.
    Over {
        /// Who won.
        winner: Player,
    },
}

/// Takes what happened.
pub(super) type Sink<'a> = &'a mut dyn FnMut(Event);
