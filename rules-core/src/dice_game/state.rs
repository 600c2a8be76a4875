//! The state of a game, and what can be asked of it at any time.

use rand_pcg::Pcg32;

use super::{BOXES, Colour, Layout, Part, Race, Roll, SOLO_ROUNDS, Setup, Sheet, Variant};
use crate::{MAX_PLAYERS, Player};

/// A game, from its starting castles to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceGame {
    pub(super) setup: Setup,
    pub(super) dice: Pcg32,
    pub(super) stage: Stage,
    /// From 0.
    pub(super) phase: u8,
    /// Rounds of this phase so far, including the running one.
    pub(super) round: u8,
    /// Boxes ticked in this phase.
    pub(super) boxes: u8,
    /// Whose part of the round it is.
    pub(super) turn: Player,
    pub(super) races: [Race; Colour::ALL.len()],
    /// The sheets as their owners know them.
    pub(super) sheets: [Sheet; MAX_PLAYERS],
    /// The sheets as all know them: without what was done in secret in this round.
    pub(super) shown: [Sheet; MAX_PLAYERS],
    pub(super) parts: [Part; MAX_PLAYERS],
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Starting castles are chosen.
    Castles,
    /// A round is played with these dice.
    Round(Roll),
    /// The game has ended.
    Over,
}

/// What can be asked of a game at any time.
impl DiceGame {
    /// Returns a game of a set-up that has been checked.
    pub(super) fn start(setup: Setup, dice: Pcg32) -> DiceGame {
        let sheets = core::array::from_fn(|_| Sheet::new(setup.duchy.layout()));
        DiceGame {
            setup,
            dice,
            stage: Stage::Castles,
            phase: 0,
            round: 0,
            boxes: 0,
            turn: Player(0),
            races: Default::default(),
            shown: sheets,
            sheets,
            parts: Default::default(),
        }
    }

    /// Returns the position with everybody's points and bonuses as large as they come: for tests of what fits on a
    /// screen.
    pub fn exaggerated(&self) -> Self {
        let (sheets, shown) = (self.sheets.map(Sheet::exaggerated), self.shown.map(Sheet::exaggerated));
        DiceGame { sheets, shown, ..self.clone() }
    }

    /// Returns where the game is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the dice of the running round.
    pub fn roll(&self) -> Option<Roll> {
        if let Stage::Round(roll) = self.stage { Some(roll) } else { None }
    }

    /// Returns the phase, from 0 to 2.
    pub fn phase(&self) -> u8 {
        self.phase
    }

    /// Returns the number of the running round in its phase, from 1; 0 while starting castles are chosen.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns how many boxes of the phase are ticked.
    pub fn boxes(&self) -> u8 {
        self.boxes
    }

    /// Returns how many boxes a phase has. In One and Only each of them is a round.
    pub fn column(&self) -> u8 {
        if self.setup.variant == Variant::OneAndOnly { SOLO_ROUNDS } else { BOXES }
    }

    /// Returns the hexes that all sheets have.
    pub fn layout(&self) -> &'static Layout {
        self.setup.duchy.layout()
    }

    /// Returns a player's sheet.
    pub fn sheet(&self, player: Player) -> &Sheet {
        &self.sheets[player.index()]
    }

    /// Returns a player's sheet as all know it: without what was done in secret in this round.
    pub fn shown(&self, player: Player) -> &Sheet {
        if self.is_secret() { &self.shown[player.index()] } else { self.sheet(player) }
    }

    /// Returns what a player has done so far in the running round, as far as this state knows.
    pub fn part(&self, player: Player) -> &Part {
        &self.parts[player.index()]
    }

    /// Returns whether what is done now stays hidden from the others until the round is revealed.
    pub fn is_secret(&self) -> bool {
        self.setup.players > 1
            && match self.stage {
                Stage::Castles => self.setup.variant != Variant::AllDifferent,
                Stage::Round(_) => !self.setup.open_choices,
                Stage::Over => false,
            }
    }

    /// Lets everything but the choice of castles be seen at once from now on.
    pub fn lay_open(&mut self) {
        self.setup.open_choices = true;
    }
}
