//! Orléans, for two to five players, and its scenarios for one to five: bag-building over eighteen rounds.
//!
//! [`Position`] is what lies on the table; [`Orleans`] is the game: the position, and the generator that bags and events
//! are drawn from.
//!
//! From the bottom up, each using only what stands below it (`tests/floors.rs` checks that):
//!
//! | floor | holds |
//! |---|---|
//! | `parts` | what lies in the box: followers, goods, the map, places, hour-glass tiles |
//! | `tables` | the printed numbers, and in `tables::design` the values that are ours |
//! | `scenarios` | what a scenario changes, as data |
//! | `setup`, `choices` | where a game starts |
//! | `action`, `job`, `event` | what is decided, asked, and told |
//! | `position` | what lies on the table, questions about it, and any position from outside |
//! | `game`, `score` | the game, and its points |
//! | `steps` | what jobs are made of: coins and goods, followers, citizens, tracks |
//! | `jobs` | what is asked: a family of jobs a file, with its check, its list and what it does |
//! | `legal`, `round`, `play` | what can be done, the phases, and how an action leads to the next decision |
//! | `deal`, `forecast`, `preview`, `view`, `filler` | the start, what an event and an action bring, what each may know, and a player for playouts and laws |
//!
//! What is to be decided lies on an agenda of [`Job`]s, the next one on top. All of it is asked of the current player;
//! before a job of another player the current one's part ends. What leaves no choice is done by the rules. A part in
//! which something was decided ends with `Done`; so does a turn in the action phase, unless nobody else can act.

mod action;
mod choices;
mod deal;
mod event;
mod filler;
mod forecast;
mod game;
mod job;
mod jobs;
mod legal;
mod parts;
mod play;
mod position;
mod preview;
mod round;
mod scenarios;
mod score;
mod setup;
mod steps;
pub mod tables;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Bonus, Destination, Illegal, Item, Origin, Receiver, Unit};
pub use event::{Cause, Event, Source};
pub use forecast::Forecast;
pub use game::Orleans;
pub use job::{Job, Lying, Phase};
pub use parts::{
    Brings, Category, Character, CommonGoal, Counted, Crowd, Due, FISHING, Follower, Goals, Good, Goods, first_towers,
};
pub use parts::{
    Hourglass, Kind, NEUTRAL_TOWER, Need, Place, Places, Space, Spot, Stack, Structure, TOWERS, Toll, Town,
};
pub use parts::{Want, Work, map};
pub use position::{Assets, Card, City, Holding, Lack, Position, PositionError, Site, Structures, TeamToll};
pub use preview::Preview;
pub use scenarios::{DIGNITARY_TOWNS, Goal, Level, Objective, Scenario, citizen};
pub use score::Tie;
pub use setup::{Refusal, Setup};

use core::ops::RangeInclusive;

use crate::choice::Choice;
use crate::{Actions, Dice, Game, Player, Reasons, Seed, Standing, Turn};

impl Game for Orleans {
    type Setup = Setup;
    type Refusal = Refusal;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Source = Source;
    type Preview = Preview;

    const KEY: &'static str = "orleans";
    const RULES_VERSION: u16 = 2;
    const PLAYERS: RangeInclusive<u8> = 1..=5;
    /// The base game, which is not for one.
    const FORM_PLAYERS: u8 = 2;
    const DEFAULT_PLAYERS: u8 = choices::DEFAULT.players;
    const DEFAULT: Setup = choices::DEFAULT;
    const CHOICES: &'static [Choice<Setup>] = choices::CHOICES;
    const MAX_ACTIONS: usize = 256;
    /// Five players, 18 rounds. On average of all rounds a player takes at most: 3 to draw, to end the plan and to
    /// pass; 8 to put as many followers as can be drawn at once; 3 for each of them, as a place that is used takes at
    /// least one away: the use, a decision of it, and the end of the turn; 4 for the event and what is due. A player
    /// who takes followers back draws as many fewer, and none of those is gone for a use. In the 16 rounds of
    /// Prosperity each of three moves of a player's carpenter may ask four others once more, who end their turns.
    const MAX_LENGTH: usize = 5 * 16 * (3 + 8 + 8 * 3 + 4 + 3 * 4);
    const SOURCES: &'static [Source] = &Source::ALL;

    fn new(setup: Setup, seed: Seed) -> Result<Self, Reasons<Refusal>> {
        setup.check()?;
        Ok(deal::start(setup, seed.generator()))
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

    fn reveals_to(&self, viewer: Player, action: Action) -> bool {
        let prosperity = self.table.setup.scenario == Scenario::Prosperity;
        match action {
            // What others do in Prosperity, and who is asked next, may tell which cards they hold.
            _ if prosperity && viewer != self.table.current => true,
            Action::Done | Action::Pass if prosperity => true,
            Action::Done | Action::Pass => {
                let mut after = self.clone();
                let _ = after.play(action);
                after.dice != self.dice || after.table.phase != self.table.phase
            }
            // The owner of a bag or of cards may know what comes; others do not.
            Action::Draw(1..)
            | Action::Give(Item::Follower)
            | Action::Use(Place::Bathhouse)
            | Action::Copy(Place::Bathhouse)
            | Action::Decline
                if viewer != self.table.current =>
            {
                true
            }
            _ => self.reveals(action),
        }
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
        self.imagine(viewer, seed);
    }

    fn redraw(&mut self, seed: Seed) {
        let mut dice = seed.generator();
        self.table.shuffle_cards(&mut dice);
        self.dice = dice;
    }
}
