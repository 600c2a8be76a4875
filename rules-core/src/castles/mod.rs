//! The Castles of Burgundy, for one to four players, in the editions of 2011 and 2019.
//!
//! [`Position`] is what lies on the table, all of it open; [`Castles`] is the game: the position, what follows from it,
//! and the generator that the piles and dice are drawn from. Only the generator is hidden.
//!
//! From the bottom up, each using only what stands below it (`tests/floors.rs` checks that):
//!
//! | floor | holds |
//! |---|---|
//! | `parts` | what lies in the box: tiles and their effects, estates, shields, cards of trade routes |
//! | `tables` | what is printed: estates, depots, how many tiles there are, what things are worth |
//! | `setup`, `choices` | where a game starts |
//! | `action`, `event` | what is decided, refused, and told |
//! | `position` | what lies on the table, what follows from placed tiles, and every number that a yellow tile or a shield changes |
//! | `game`, `score`, `gains`, `storage` | the game, its points, what comes and goes, and the room for it |
//! | `expansions` | border posts, trade routes, shields, extra tiles |
//! | `variants` | the games for one, and for two teams |
//! | `turn` | what can be done in a turn, and what it does |
//! | `phase`, `play` | between turns, and the course of a game |
//! | `deal`, `check` | the start, and any position from outside |
//! | `preview`, `view` | what screens and computer players ask before they choose, and what each may know |

mod action;
#[cfg(test)]
mod chance;
mod check;
mod choices;
mod deal;
mod event;
mod expansions;
mod gains;
mod game;
mod parts;
mod phase;
mod play;
mod position;
mod preview;
mod score;
mod setup;
mod storage;
pub mod tables;
#[cfg(test)]
mod tests;
mod turn;
mod variants;
mod view;

pub use action::{Action, DepotSpace, Illegal, Means, Origin, Payment, Storage, Types};
pub use check::PositionError;
pub use event::{Cause, Event};
pub use expansions::posts;
pub use game::Castles;
pub use parts::counter::{self, Counter};
pub use parts::edition::Edition;
pub use parts::effect::{Effect, Waiting};
pub use parts::estate::Estate;
pub use parts::expansion::{Expansion, Expansions};
pub use parts::shield::{ShieldAt, Shields};
pub use parts::source::Source;
pub use parts::tile::{Building, Face, Kind, Species, Tile};
pub use parts::{counter as solo, estate, monastery, route, shield, tile};
pub use position::built::Built;
pub use position::rights::Rights;
pub use position::state::{Duchy, Goods, Hand, Piles, Position, Stage};
pub use preview::{Area, Preview};
pub use setup::{Estates, Refusal, Setup};
pub use turn::ship::{Cargo, LAST_STEP};

use core::ops::RangeInclusive;

use crate::choice::Choice;
use crate::{Actions, Gain, Game, Player, Reasons, Seed, Standing, Turn};

impl Gain for Preview {
    fn points(&self) -> i16 {
        self.total()
    }
}

impl Game for Castles {
    type Setup = Setup;
    type Refusal = Refusal;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Source = Source;
    type Preview = Preview;

    const KEY: &'static str = "castles";
    const RULES_VERSION: u16 = 2;
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const FORM_PLAYERS: u8 = 2;
    const DEFAULT_PLAYERS: u8 = 2;
    const DEFAULT: Setup = setup::DEFAULT;
    const CHOICES: &'static [Choice<Setup>] = choices::CHOICES;
    /// See `turn::list::MOST`.
    const MAX_ACTIONS: usize = turn::list::MOST;
    /// For each player: two choices and their ends in the set-up; 50 dice, 25 purchases, 25 ends of turns; each of 36
    /// tiles chosen before its space, an effect of it and a second one (crane, monastery 5), a third for six ships; 15
    /// spaces of a route; 25 times shield 16, once shield 6; in 5 phases shields 14 and 15 with a choice each, tribute for
    /// 4 shields, 2 ends; 77 tiles discarded once; workers bought for all the silver there can be: 25 sales of up to 7, 30
    /// of mines, 36 of banks and routes, 100 of hiring.
    const MAX_LENGTH: usize =
        4 * (2 * 2 + 50 + 25 + 25 + 3 * 36 + 6 + 15 + 25 + 1 + 5 * (2 * 2 + 4 + 2) + 77 + (175 + 30 + 36 + 100));
    const SOURCES: &'static [Source] = &Source::ALL;

    fn new(setup: Setup, seed: Seed) -> Result<Self, Reasons<Refusal>> {
        setup.check()?;
        Ok(deal::start(setup, seed.generator()))
    }

    fn with_players(setup: &Setup, players: u8) -> Setup {
        setup.with_players(players)
    }

    fn setup(&self) -> &Setup {
        &self.position.setup
    }

    fn players(&self) -> u8 {
        self.position.setup.players
    }

    fn sides(&self) -> u8 {
        self.position.setup.duchies()
    }

    fn turn(&self) -> Turn {
        match self.position.stage {
            Stage::Over => Turn::Over,
            _ => Turn::Of(self.position.current()),
        }
    }

    fn legal(&self, list: &mut Actions<Action>) {
        self.list(list);
    }

    fn apply(&mut self, action: Action, mut sink: impl FnMut(Event)) -> Result<(), Illegal> {
        self.act(action, &mut sink)
    }

    fn tell(&mut self, action: Action, mut sink: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.act(action, &mut sink)
    }

    fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        Castles::preview(self, action)
    }

    fn hands_over(&self, action: Action) -> bool {
        action == Action::EndTurn
    }

    fn is_same(&self, first: Action, mut second: Action) -> bool {
        // Tiles lie in one's own store, in that of the team, or in the annex: which space of it does not matter.
        let own = if self.position.setup.is_team() { Storage::OWN } else { Storage::ALL.len() };
        let Turn::Of(player) = self.turn() else { return first == second };
        let tile = |storage: Storage| (self.position.stored(player, storage), storage.index() < own);
        if let (Some(at), Some(other)) = (first.stored(), second.stored_mut())
            && tile(at) == tile(*other)
        {
            *other = at;
        }
        first == second
    }

    fn reveals_to(&self, _viewer: Player, action: Action) -> bool {
        self.hands_over(action) && {
            let mut after = self.clone();
            let played = after.play(action);
            played.is_ok() && after.generator != self.generator
        }
    }

    fn sources(&self) -> &'static [Source] {
        let setup = &self.position.setup;
        match setup.expansions.is_empty() {
            _ if setup.is_solo() => &Source::ALL[Source::MULTIPLAYER..],
            true => &Source::ALL[..Source::BASE],
            false => &Source::ALL[..Source::MULTIPLAYER],
        }
    }

    fn points(&self, player: Player, source: Source) -> i16 {
        self.points_of(player, source)
    }

    fn total(&self, player: Player) -> i16 {
        if self.is_over() { self.projected(player) } else { self.scored(player) }
    }

    fn standing(&self) -> Standing {
        self.standing_now()
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
