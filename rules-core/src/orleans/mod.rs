//! Orléans, for two to five players: bag-building over eighteen rounds.
//!
//! [`Position`] is what lies on the table; [`Orleans`] is the game: the position, and the generator that bags and events
//! are drawn from.
//!
//! | file | holds |
//! |---|---|
//! | `follower`, `goods`, `map`, `place`, `hourglass`, `tables` | the printed parts, and the values that are ours |
//! | `scenario` | what a scenario changes, as data |
//! | `setup`, `position`, `door` | where a game starts, and any position from outside |
//! | `action`, `event` | what is decided, refused, and told |
//! | `legal`, `play` | what can be done, and what it does |
//! | `round`, `meet`, `debt` | the phases, what the event does, and missing coins |
//! | `score`, `view` | the end, and what each may know |
//! | `filler` | a player for playouts and laws |
//!
//! What is to be decided lies on an agenda of [`Job`]s, the next one on top, and all of it is asked of the current
//! player. What leaves no choice is done by the rules. A part in which something was decided ends with `Done`; so does a
//! turn in the action phase, unless nobody else can act.

mod action;
mod city;
mod debt;
mod door;
mod event;
mod filler;
mod follower;
mod goods;
mod hourglass;
mod invasion;
mod legal;
pub mod map;
mod meet;
mod objective;
mod place;
mod play;
mod position;
mod preview;
mod prosperity;
mod round;
mod scenario;
mod score;
mod setup;
pub mod tables;
mod view;

pub use action::{Action, Bonus, Destination, Illegal, Item, Origin, Receiver, Unit};
pub use city::{Character, City, Due, FIRST_TOWERS, Goals, NEUTRAL_TOWER, Work};
pub use door::Wrong;
pub use event::{Cause, Event, Source};
pub use follower::{Crowd, Follower, Kind};
pub use goods::{Good, Goods};
pub use hourglass::{Hourglass, Stack};
pub use map::Town;
pub use objective::{Goal, Objective};
pub use place::{Category, Need, Place, Places, Space, Spot};
pub use position::{Job, Lying, Phase, Position, Seat};
pub use preview::Preview;
pub use prosperity::{Card, Site, Structure, Structures};
pub use scenario::{DIGNITARY_TOWNS, Level, Scenario, citizen};
pub use setup::{Refusal, Setup};

use core::ops::RangeInclusive;

use rand_pcg::Pcg32;

use crate::choice::Choice;
use crate::{Actions, Dice, Game, Player, Reasons, Seed, Standing, Turn};

/// A game of Orléans.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orleans {
    table: Position,
    dice: Pcg32,
}

impl Orleans {
    /// Everything on the table.
    pub fn position(&self) -> &Position {
        &self.table
    }
}

impl Game for Orleans {
    type Setup = Setup;
    type Refusal = Refusal;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Source = Source;
    type Preview = Preview;

    const KEY: &'static str = "orleans";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 1..=5;
    const DEFAULT_PLAYERS: u8 = setup::DEFAULT.players;
    const DEFAULT: Setup = setup::DEFAULT;
    const CHOICES: &'static [Choice<Setup>] = setup::CHOICES;
    const MAX_ACTIONS: usize = 256;
    const MAX_LENGTH: usize = 5 * 18 * 62;
    const SOURCES: &'static [Source] = &Source::ALL;

    fn new(setup: Setup, seed: Seed) -> Result<Self, Reasons<Refusal>> {
        setup.check()?;
        Ok(setup::start(setup, seed.generator()))
    }

    fn with_players(setup: &Setup, players: u8) -> Setup {
        setup.with_players(players)
    }

    fn setup(&self) -> &Setup {
        &self.table.setup
    }

    fn players(&self) -> u8 {
        self.table.setup.players
    }

    fn turn(&self) -> Turn {
        match self.table.phase {
            Phase::Over => Turn::Over,
            _ => Turn::Of(self.table.current),
        }
    }

    fn legal(&self, list: &mut Actions<Action>) {
        self.list(list);
    }

    fn apply(&mut self, action: Action, mut sink: impl FnMut(Event)) -> Result<(), Illegal> {
        self.act(action, &mut sink)
    }

    fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        self.foresee(action)
    }

    fn hands_over(&self, action: Action) -> bool {
        self.reveals(action)
    }

    fn points(&self, player: Player, source: Source) -> i16 {
        self.final_points(player, source)
    }

    fn standing(&self) -> Standing {
        self.final_standing()
    }

    fn view(&self, viewer: Player) -> Self {
        self.seen_by(viewer)
    }

    fn busy(&self, list: &[Action], dice: &mut impl Dice) -> usize {
        filler::pick(self, list, dice)
    }

    fn rehide(&mut self, viewer: Player, seed: Seed) {
        self.redraw(viewer, seed);
    }
}
