//! What is asked now, and of whom.

use super::{Build, Cause, DiceSet, DieEvent, Offer, Origin, Region, Suit};
use crate::Player;

/// A step of the game. Most ask for a decision; the rules take the others by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Set-up: lay the next region around the first village. Answer: `Found`.
    Found {
        /// How many lie: upper left comes first, then lower left, upper right, lower right.
        laid: u8,
    },
    /// Set-up: lay the first road. Answer: `Road`.
    FirstRoad,
    /// The rules roll the dice.
    Roll,
    /// Divide the dice. Answer: `Divide`.
    Divide,
    /// Take one set. Answer: `Choose`.
    Choose,
    /// Resolve events, in any order. Answer: `Resolve`.
    Events {
        /// The dice whose events wait.
        left: DiceSet,
    },
    /// Rich Harvest. Answer: `Put`.
    Harvest,
    /// Trade Advantage or Tournament. Answer: `Take` or `Decline`.
    Take {
        /// Which of the two.
        event: DieEvent,
    },
    /// Trade Advantage: the coin to give. Answer: `Pay`.
    Give {
        /// What was taken.
        taken: Suit,
    },
    /// Raider Attack: coins to discard. Answer: `Pay`.
    Discard {
        /// How many.
        left: u8,
    },
    /// The rules give out what the dice bring.
    Collect,
    /// The pool is short of a suit: which regions are served. Answer: `Put`.
    Serve {
        /// The suit.
        suit: Suit,
        /// What its regions would get, by number from 2 up.
        due: [u8; 4],
    },
    /// Trade and build. Answer: any of that, or `Done`.
    Trade,
    /// Pay. Answer: `Pay`.
    Pay {
        /// What is still to be paid, by suit; suit after suit.
        cost: [u8; 4],
        /// For what.
        cause: Cause,
    },
    /// Receive coins. Answer: `Put`.
    Receive {
        /// Their suit.
        suit: Suit,
        /// How many.
        left: u8,
        /// From what.
        cause: Cause,
    },
    /// Answer an offer, whose coins lie between the players. Answer: `Accept` or `Refuse`.
    Answer(Offer),
    /// Add a region to a column. Answer: `Draw` or `Scout`.
    Explore {
        /// The column.
        column: u8,
    },
    /// Lay the new region above or below. Answer: `Lay`.
    Lay {
        /// The tile.
        region: Region,
        /// The column.
        column: u8,
        /// Drawn or scouted.
        origin: Origin,
    },
    /// Hand over. Answer: `Done`.
    HandOver,
}

/// A step and who takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Job {
    /// Who decides.
    pub player: Player,
    /// What.
    pub step: Step,
}

impl Step {
    /// Returns the step that pays for a thing.
    pub(super) const fn price(build: Build) -> Step {
        Step::Pay { cost: super::tables::cost(build), cause: Cause::Build(build) }
    }

    /// Returns the step that pays coins of one suit.
    pub(super) const fn pay(suit: Suit, coins: u8, cause: Cause) -> Step {
        let mut cost = [0; 4];
        cost[suit as usize] = coins;
        Step::Pay { cost, cause }
    }
}
