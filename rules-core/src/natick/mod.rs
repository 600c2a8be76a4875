//! The Colonists of Natick: a piecepack game for two.
//!
//! Each player's colony is a row of villages, towns and roads, with regions above and below that hold coins. In each
//! turn four dice are rolled; the passive player divides them, the active one takes one set. Nulls and aces are events,
//! numbers bring coins; then the active player trades and builds. Seven points bring on the end.
//!
//! Only a fragment of its rulebook is known: [`tables`] marks the values that are ours.

mod action;
mod build;
mod coins;
mod colony;
mod die_event;
mod event;
mod legal;
mod play;
mod preview;
mod score;
mod setup;
mod state;
mod step;
pub mod tables;
mod tile;
mod trade;
mod turn;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Build, Illegal, Offer, Tray};
pub use colony::{Colony, Columns, Field, HOME, Purse};
pub use die_event::Effect;
pub use event::{Cause, Event, Idle, Origin};
pub use preview::Preview;
pub use score::Source;
pub use setup::{FIRST_SPACES, Refusal, Setup};
pub use state::{Natick, opponent};
pub use step::{Job, Step};
pub use tile::{DiceSet, DieEvent, Region, Regions, Resource, Row, Side, Space, Suit};

use core::ops::RangeInclusive;

use crate::choice::Choice;
use crate::{Actions, Game, Player, Reasons, Seed, Standing, Turn};

impl Game for Natick {
    type Setup = Setup;
    type Refusal = Refusal;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Source = Source;
    type Preview = Preview;

    const KEY: &'static str = "natick";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = Setup::PLAYERS..=Setup::PLAYERS;
    const DEFAULT: Setup = Setup { players: Setup::PLAYERS };
    const CHOICES: &'static [Choice<Setup>] = &[];

    /// 12 trades with the pool, 108 offers, a road and a village at either end, 4 towns, 5 traders, 12 knights, `Done`.
    const MAX_ACTIONS: usize = 12 + 108 + 2 + 2 + 4 + 5 + 12 + 1;

    /// The turn in which [`last_action`](tables::End::last_action) falls is the last. A turn takes at most 152:
    /// - 3 to divide, hand over and choose;
    /// - 24 for events: 3 for their order, 1 for a harvest, 6 for a Trade Advantage with two hand-overs, 2 for a
    ///   Tournament, 12 for half of 24 coins;
    /// - 4 to hand over around the passive player's events and yields;
    /// - 12 for yields, as four dice bring 16 coins at most and a suit that is asked for is short by one;
    /// - 60 for the pool: of 24 coins each trade returns two in five actions, and nothing that is built has a worse
    ///   ratio (a road with its region takes four for two coins);
    /// - 48 for three offers: 1 to make one, 3 to pay, 1 to hand over, 1 to accept, 3 to pay, 3 to put, 1 to hand over,
    ///   3 to put;
    /// - 1 to end it.
    const MAX_LENGTH: usize = tables::END.last_action as usize + (3 + 24 + 4 + 12 + 60 + 48 + 1);

    const SOURCES: &'static [Source] = &Source::ALL;

    fn new(setup: Setup, seed: Seed) -> Result<Self, Reasons<Refusal>> {
        if setup.players != Setup::PLAYERS {
            return Err(Reasons::from_iter([Refusal::Players]));
        }
        Ok(Natick::start(setup, seed.generator()))
    }

    fn with_players(_setup: &Setup, players: u8) -> Setup {
        Setup { players }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn players(&self) -> u8 {
        Setup::PLAYERS
    }

    fn turn(&self) -> Turn {
        self.job().map_or(Turn::Over, |job| Turn::Of(job.player))
    }

    fn legal(&self, list: &mut Actions<Action>) {
        list.clear();
        let Some(job) = self.job() else { return };
        self.each_legal(job, &mut |action| {
            let listed = list.push(action);
            debug_assert!(listed.is_ok(), "no position has more than MAX_ACTIONS");
        });
    }

    fn apply(&mut self, action: Action, mut sink: impl FnMut(Event)) -> Result<(), Illegal> {
        self.act(action, &mut sink)
    }

    fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        self.foresee(action)
    }

    /// Returns whether an action hands over or reveals: `Done` hands over, and rolls at the end of a turn. A draw
    /// reveals which tile it is, if there is more than one.
    fn hands_over(&self, action: Action) -> bool {
        match action {
            Action::Done => true,
            Action::Draw => self.stack.len() > 1,
            _ => false,
        }
    }

    fn reveals_to(&self, _viewer: Player, action: Action) -> bool {
        self.hands_over(action) && {
            let mut after = self.clone();
            let played = after.play(action);
            played.is_ok() && after.generator != self.generator
        }
    }

    fn points(&self, player: Player, source: Source) -> i16 {
        source.points(self.colony(player))
    }

    fn standing(&self) -> Standing {
        let favoured = if tables::END.tie_to_first { self.first } else { opponent(self.first) };
        Standing::new(Player::all(Setup::PLAYERS).map(|player| (self.total(player), i16::from(player == favoured))))
    }

    fn view(&self, _viewer: Player) -> Self {
        self.seen()
    }

    fn rehide(&mut self, _viewer: Player, seed: Seed) {
        self.imagine(seed);
    }

    fn redraw(&mut self, seed: Seed) {
        self.generator = seed.generator();
    }
}
