//! The Castles of Burgundy: The Dice Game.
//!
//! Everybody marks hexes of their own sheet with pairs of dice that all share: one for the number, one for the colour.
//! Whole areas bring points, the more the sooner, and bonuses that bend the dice. [`DiceGame`] is the game;
//! `RULES.md` beside this crate lists how open questions are settled.

mod action;
mod colour;
mod event;
mod layout;
mod legal;
mod play;
mod preview;
mod prize;
mod roll;
mod round;
mod score;
mod setup;
mod sheet;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Change, Illegal};
pub use colour::{Bonus, Colour};
pub use event::Event;
pub use layout::Layout;
pub use legal::Ask;
pub use preview::Preview;
pub use prize::{Prize, Race, Source};
pub use roll::Roll;
pub use round::Part;
pub use score::Grade;
pub use setup::{Duchy, Refusal, Setup, Variant};
pub use sheet::Sheet;
pub use state::{DiceGame, Stage};
pub use tables::{AREA_POINTS, BOXES, DOUBLE_FACES, FACES, FINISH_POINTS, PHASES, SALE_POINTS, SOLO_ROUNDS};

use core::ops::RangeInclusive;

use crate::choice::Choice;
use crate::{Actions, Game, MAX_PLAYERS, Player, Reasons, Seed, Standing, Turn};

impl Game for DiceGame {
    type Setup = Setup;
    type Refusal = Refusal;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Source = Source;
    type Preview = Preview;

    const KEY: &'static str = "dice-game";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;
    const DEFAULT_PLAYERS: u8 = 3;
    const DEFAULT: Setup = setup::DEFAULT;
    const CHOICES: &'static [Choice<Setup>] = setup::CHOICES;

    /// With two colours of 16 hexes together, all reached: 2 numbers in each, a monk's 2 numbers in the other 21, a
    /// worker's 4 other numbers in the 16, and done.
    const MAX_ACTIONS: usize = 2 * 16 + 2 * 21 + 4 * 16 + 1;

    /// Five players. A castle and done; in a round two marks and done for every box, and a sale when a double falls on
    /// the last box of a phase: one that falls earlier saves a round.
    const MAX_LENGTH: usize = 5 * (2 + 3 * (10 * 3 + 1));

    const SOURCES: &'static [Source] = &Source::ALL;

    fn new(setup: Setup, seed: Seed) -> Result<Self, Reasons<Refusal>> {
        setup.check()?;
        Ok(DiceGame::start(setup, seed.generator()))
    }

    fn with_players(setup: &Setup, players: u8) -> Setup {
        setup.with_players(players)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn turn(&self) -> Turn {
        if self.stage == Stage::Over { Turn::Over } else { Turn::Of(self.turn) }
    }

    fn legal(&self, list: &mut Actions<Action>) {
        self.list(list);
    }

    fn apply(&mut self, action: Action, mut sink: impl FnMut(Event)) -> Result<(), Illegal> {
        self.check(action)?;
        self.act(action, &mut sink);
        Ok(())
    }

    fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        self.foresee(action)
    }

    fn hands_over(&self, action: Action) -> bool {
        action == Action::Done
    }

    fn reveals_to(&self, _viewer: Player, action: Action) -> bool {
        self.hands_over(action) && {
            let mut after = self.clone();
            let played = after.play(action);
            played.is_ok() && (after.dice != self.dice || after.is_over())
        }
    }

    fn points(&self, player: Player, source: Source) -> i16 {
        (0..PHASES).map(|phase| i16::from(self.sheet(player).points(source, phase))).sum()
    }

    fn standing(&self) -> Standing {
        self.rank()
    }

    fn view(&self, viewer: Player) -> Self {
        self.seen_by(viewer)
    }

    fn rehide(&mut self, viewer: Player, seed: Seed) {
        self.imagine(viewer, seed);
    }

    fn redraw(&mut self, seed: Seed) {
        self.dice = seed.generator();
    }
}
