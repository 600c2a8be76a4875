//! The Castles of Burgundy, for two to four players, in the editions of 2011 and 2019.
//!
//! [`Position`] is what lies on the table, all of it open; [`Castles`] is the game: the position, what follows from it,
//! and the generator that the piles and dice are drawn from. Only the generator is hidden.
//!
//! | file | holds |
//! |---|---|
//! | `tile`, `estate`, `tables` | the printed parts |
//! | `setup`, `state`, `check` | where a game starts, and any position from outside |
//! | `built` | what follows from placed tiles |
//! | `action`, `event` | what is decided, refused, and told |
//! | `legal`, `play`, `effect`, `ship` | a turn |
//! | `monastery` | every number that a yellow tile changes |
//! | `phase`, `score` | between turns, and the end |
//! | `preview` | what screens and computer players ask before they choose |
//!
//! What is to come, and where it goes:
//!
//! - **Extra tiles** (27, 28, crane, geese): four faces at the end of [`tile::Face`], their copies in `tables`; 27 in
//!   [`Castles::sail`](ship), 28 an action beside `Buy`, the crane an [`Effect`] that becomes another one, geese in
//!   `play::animal_points`.
//! - **Border posts**: estates 11a to 11f in `tables`; connecting posts is checked in `play::complete`.
//! - **White castles**: a ninth [`Building`] whose [`Effect`] acts as [`Means::Effect`] with the white die's number.
//! - **Inns**: a seventh kind with a stack beside the black depot; `Built::spaces_for` lets it onto every colour.
//! - **Trade routes**: cards in [`Duchy`]; `play::sell` walks along them and lets their [`Effect`]s wait.
//! - **Shields**: a set like [`Monasteries`](monastery::Monasteries), asked by the same functions; tribute in
//!   `phase::pay_mines`.
//! - **Team game**: `Built`, goods, silver and workers per team instead of per seat; a larger `Estate`.
//! - **Solo game**: estates 13a and 13b with a neighbour table of their own in `Estate`; the target in `score`; the
//!   removal of a tile in `phase::begin_round`.

mod action;
mod built;
mod check;
mod effect;
pub mod estate;
mod event;
mod legal;
pub mod monastery;
pub mod phase;
mod play;
mod preview;
mod score;
mod setup;
mod ship;
mod state;
pub mod tables;
pub mod tile;

pub use action::{Action, DepotSpace, Illegal, Means, Payment, Storage, Types};
pub use built::Built;
pub use check::PositionError;
pub use effect::{Effect, Waiting};
pub use estate::Estate;
pub use event::{Cause, Event, Source};
pub use preview::{Area, Options, Preview};
pub use setup::{Edition, Estates, Refusal, Setup};
pub use ship::{Cargo, LAST_STEP};
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
    /// The places of the game board where a tile lies, one bit each.
    lying: u32,
    generator: Pcg32,
}

impl Castles {
    /// Everything on the table.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What follows from a player's placed tiles.
    pub fn built(&self, player: Player) -> &Built {
        &self.built[player.index()]
    }

    /// The game on a position that is known to be right.
    fn on(position: Position, generator: Pcg32) -> Castles {
        let built = position.duchies.map(|duchy| Built::of(&duchy, position.setup.edition));
        let tiles = position.tiles.iter().enumerate();
        let lying = tiles.fold(0, |set, (place, tile)| set | u32::from(tile.is_some()) << place);
        Castles { position, built, lying, generator }
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
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const DEFAULT: Setup = setup::DEFAULT;
    const CHOICES: &'static [Choice<Setup>] = setup::CHOICES;
    /// Two dice, a full storage: 24 tiles to take for each of 3 discards, 3 tiles for 12 spaces, 3 types to sell, hiring.
    const MAX_ACTIONS: usize = 2 * (24 * 3 + 3 * 12 + 3 + 1);
    /// For each player: two choices and their ends in the set-up; 50 dice, 25 purchases, 25 ends of turns; an effect of
    /// each of 36 placed tiles, and a second depot for six ships.
    const MAX_LENGTH: usize = 4 * (2 * 2 + 50 + 25 + 25 + 36 + 6);
    const SOURCES: &'static [Source] = &Source::ALL;

    fn new(setup: Setup, seed: Seed) -> Result<Self, Reasons<Refusal>> {
        setup.check()?;
        Ok(setup::start(setup, seed.generator()))
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

    fn points(&self, player: Player, source: Source) -> i16 {
        self.points_of(player, source)
    }

    fn standing(&self) -> Standing {
        self.standing_now()
    }

    fn view(&self, _viewer: Player) -> Self {
        Castles { generator: Seed::default().generator(), ..self.clone() }
    }

    fn rehide(&mut self, _viewer: Player, seed: Seed) {
        self.generator = seed.generator();
    }
}
