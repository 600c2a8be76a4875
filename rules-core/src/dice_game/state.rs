//! The state of a game, and what can be asked of it at any time.

use core::ops::RangeInclusive;

use rand_pcg::Pcg32;

use super::{
    Action, BOXES, Colour, Event, Illegal, Layout, PHASES, Part, Preview, Race, Refusal, Roll, SOLO_ROUNDS, Setup,
    Sheet, Source, Variant, setup,
};
use crate::choice::Choice;
use crate::{Actions, Game, MAX_PLAYERS, Player, Reasons, Seed, Standing, Turn};

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

    /// Returns what a player has done so far in the running round, as far as this state knows.
    pub fn part(&self, player: Player) -> &Part {
        &self.parts[player.index()]
    }
}

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
        let sheets = core::array::from_fn(|_| Sheet::new(setup.duchy.layout()));
        Ok(DiceGame {
            setup,
            dice: seed.generator(),
            stage: Stage::Castles,
            phase: 0,
            round: 0,
            boxes: 0,
            turn: Player(0),
            races: Default::default(),
            shown: sheets,
            sheets,
            parts: Default::default(),
        })
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

    fn apply(&mut self, action: Action, sink: impl FnMut(Event)) -> Result<(), Illegal> {
        self.check(action)?;
        self.act(action, sink);
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
}
