//! The Castles of Burgundy, for one to four players, in the editions of 2011 and 2019.
//!
//! [`Position`] is what lies on the table, all of it open; [`Castles`] is the game: the position, what follows from it,
//! and the generator that the piles and dice are drawn from. Only the generator is hidden.
//!
//! | file | holds |
//! |---|---|
//! | `tile`, `estate`, `tables` | the printed parts |
//! | `expansion`, `setup`, `choices`, `deal`, `state`, `check` | where a game starts, and any position from outside |
//! | `built` | what follows from placed tiles |
//! | `action`, `event` | what is decided, refused, and told |
//! | `legal`, `list`, `play`, `effect`, `ship` | a turn |
//! | `posts`, `route`, `shield` | three of the expansions |
//! | `solo`, `team` | the games for one, and for two teams |
//! | `monastery`, `rights` | every number that a yellow tile or a shield changes |
//! | `phase`, `score` | between turns, and the end |
//! | `preview`, `view` | what screens and computer players ask before they choose, and what each may know |

mod action;
mod built;
#[cfg(test)]
mod chance;
mod check;
mod choices;
mod deal;
mod effect;
pub mod estate;
mod event;
mod expansion;
mod legal;
mod list;
pub mod monastery;
pub mod phase;
mod play;
pub mod posts;
mod preview;
mod rights;
pub mod route;
mod score;
mod setup;
pub mod shield;
mod ship;
pub mod solo;
mod state;
pub mod tables;
mod team;
#[cfg(test)]
mod tests;
pub mod tile;
mod view;

pub use action::{Action, DepotSpace, Illegal, Means, Origin, Payment, Storage, Types};
pub use built::Built;
pub use check::PositionError;
pub use effect::{Effect, Waiting};
pub use estate::Estate;
pub use event::{Cause, Event, Source};
pub use expansion::{Expansion, Expansions};
pub use preview::{Area, Preview};
pub use rights::Rights;
pub use setup::{Edition, Estates, Refusal, Setup};
pub use shield::{ShieldAt, Shields};
pub use ship::{Cargo, LAST_STEP};
pub use solo::Counter;
pub use state::{Duchy, Goods, Hand, Piles, Position, Stage};
pub use tile::{Building, Face, Kind, Species, Tile};

use core::ops::RangeInclusive;

use rand_pcg::Pcg32;

use crate::choice::Choice;
use crate::{Actions, Gain, Game, Player, Reasons, Seed, Standing, Turn};

/// A game of The Castles of Burgundy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castles {
    position: Position,
    built: [Built; 4],
    /// The spaces of the game board where a tile lies, one bit each.
    lying: u32,
    /// Whether there can be too many placements for one list at all.
    wide: bool,
    /// The bits of a player's number that are the index of the player's duchy: see [`Setup::duchy_mask`].
    duchy_mask: u8,
    generator: Pcg32,
}

impl Castles {
    /// Returns everything on the table.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns what follows from the placed tiles of a player or of the player's team.
    pub fn built(&self, player: Player) -> &Built {
        &self.built[self.duchy_index(player)]
    }

    /// Returns the index of a player's duchy, as [`Setup::duchy_of`] does, from a mask that is kept: it is asked for all
    /// the time.
    fn duchy_index(&self, player: Player) -> usize {
        // There are at most four: the mask spares a check that could not fail.
        player.index() & usize::from(self.duchy_mask) & 3
    }

    /// Returns the game on a position that has been checked.
    fn on(position: Position, generator: Pcg32) -> Castles {
        let mut built = [Built::default(); 4];
        for (built, duchy) in built.iter_mut().zip(&position.duchies).take(usize::from(position.setup.duchies())) {
            *built = Built::of(duchy, position.setup.edition);
        }
        let tiles = position.tiles.iter().enumerate();
        let lying = tiles.fold(0, |set, (at, tile)| set | u32::from(tile.is_some()) << at);
        let setup = &position.setup;
        let many = [Expansion::Inns, Expansion::Shields].into_iter().any(|one| setup.expansions.has(one));
        let wide = many || setup.is_solo() || setup.is_team();
        let duchy_mask = setup.duchy_mask();
        let mut game = Castles { position, built, lying, wide, duchy_mask, generator };
        game.position.waiting.announce();
        if game.position.setup.expansions.has(Expansion::Shields) {
            game.renew_rights();
        }
        game
    }
}

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
    /// See `list::MOST`.
    const MAX_ACTIONS: usize = list::MOST;
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

    fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        Castles::preview(self, action)
    }

    fn hands_over(&self, action: Action) -> bool {
        action == Action::EndTurn
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
}
