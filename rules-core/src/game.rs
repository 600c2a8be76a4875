//! What every game gives to the console, the tests, the bench and the computer players.

use core::fmt::Debug;
use core::ops::RangeInclusive;

use heapless::Vec;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};

use crate::choice::Choice;
use crate::{Dice, Seed};

/// The most players of any game.
pub const MAX_PLAYERS: usize = 5;

/// The most actions any position of any game may offer.
pub const MAX_ACTIONS: usize = 256;

/// A list of legal actions.
pub type Actions<A> = Vec<A, MAX_ACTIONS>;

/// Each reason why a set-up is impossible.
pub type Reasons<R> = Vec<R, 8>;

/// A player, by seat at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Player(pub u8);

impl Player {
    /// Iterates over all seats of a table for `n`, in seat order.
    pub fn all(n: u8) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        (0..n).map(Player)
    }

    /// Returns the seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who decides now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This player has to choose one of the legal actions.
    Of(Player),
    /// The game is over; there are no actions.
    Over,
}

/// Something that can be said to a player in a short phrase.
pub trait Phrase {
    /// Returns the phrase: lower case, no full stop, at most 34 characters.
    fn phrase(&self) -> &'static str;
}

/// What an action will bring. Each game has a type of its own with more in it.
pub trait Gain: Clone + Eq + Debug {
    /// Returns how many points the player will gain.
    fn points(&self) -> i16;
}

/// Where everybody stands, at any time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Points by seat.
    pub points: Vec<i16, MAX_PLAYERS>,
    /// What broke ties, by seat; more is better. Zero where the game has no tie-break.
    pub tie_break: Vec<i16, MAX_PLAYERS>,
    /// Rank by seat, 1 is the best; players who tie have the same rank.
    pub rank: Vec<u8, MAX_PLAYERS>,
}

impl Standing {
    /// Ranks players by points, then by `tie_break`; what is equal in both shares a rank.
    pub fn new(rows: impl IntoIterator<Item = (i16, i16)>) -> Self {
        let mut standing = Standing::default();
        for (points, tie_break) in rows {
            // More rows than seats cannot come from a game; they would not be ranked.
            if standing.points.push(points).is_ok() {
                let _ = standing.tie_break.push(tie_break);
            }
        }
        let key = |i: usize| (standing.points[i], standing.tie_break[i]);
        let n = standing.points.len();
        let rank = (0..n).map(|i| 1 + (0..n).filter(|&j| key(j) > key(i)).count() as u8).collect();
        standing.rank = rank;
        standing
    }
}

/// A game: its state is the implementing type itself.
///
/// Laws, held for every game by the tests: an action is legal exactly when [`legal`](Game::legal) lists it; the list is
/// ascending, without doubles, and empty only at the end; a refused action changes nothing and reports nothing; set-up,
/// seed and actions give the same state for ever; an action that does not hand over keeps the turn, and shows its
/// player nothing that was hidden.
pub trait Game: Clone + Eq + Sized {
    /// The plain value a game starts from.
    type Setup: Copy + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// One reason why a set-up is impossible.
    type Refusal: Copy + Eq + Debug + Phrase;
    /// One decision of one player. `Ord` is the order of its encoding.
    type Action: Copy + Ord + Debug + Serialize + DeserializeOwned;
    /// Why an action is not legal now.
    type Illegal: Copy + Eq + Debug + Phrase;
    /// Something that happened, for the log and the screen.
    type Event: Copy + Eq + Debug;
    /// Where points come from.
    type Source: Copy + Eq + Debug + Phrase + 'static;
    /// What an action will bring and cost, before it is taken.
    type Preview: Gain;

    /// The name of the game for commands and files: lower case, with dashes.
    const KEY: &'static str;
    /// Goes up whenever the same actions could give another state: a rule, a table or the generator.
    const RULES_VERSION: u16;
    /// The version of the set-up's encoding, which goes up whenever a field comes or goes: see
    /// [`read_setup`](Game::read_setup).
    const SETUP_VERSION: u8 = 1;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// How many play on an untouched form.
    const FORM_PLAYERS: u8 = *Self::PLAYERS.start();
    /// How many play if a command line does not say.
    const DEFAULT_PLAYERS: u8 = *Self::PLAYERS.start();
    /// What an untouched form shows; [`with_players`](Game::with_players) adapts it to the number of players.
    const DEFAULT: Self::Setup;
    /// The options of a set-up beside the number of players; one that depends on another comes after it.
    const CHOICES: &'static [Choice<Self::Setup>];
    /// The most actions that any position lists.
    const MAX_ACTIONS: usize;
    /// The most actions that any game takes.
    const MAX_LENGTH: usize;
    /// All sources of points, in the order of the score sheet.
    const SOURCES: &'static [Self::Source];

    /// Starts a game, or returns each reason why the set-up is impossible. There is no other way to a new game.
    fn new(setup: Self::Setup, seed: Seed) -> Result<Self, Reasons<Self::Refusal>>;

    /// Returns the set-up for another number of players; whatever depends on it is adapted.
    fn with_players(setup: &Self::Setup, players: u8) -> Self::Setup;

    /// Reads a stored set-up of this or an earlier [version](Game::SETUP_VERSION). A game with a new field reads the
    /// earlier versions here, so that no stored game is lost.
    fn read_setup<'de, D: Deserializer<'de>>(version: u8, from: D) -> Result<Self::Setup, D::Error> {
        if version == Self::SETUP_VERSION {
            Self::Setup::deserialize(from)
        } else {
            Err(D::Error::custom("a set-up of another version"))
        }
    }

    /// Returns what the game was started from.
    fn setup(&self) -> &Self::Setup;

    /// Returns how many play.
    fn players(&self) -> u8;

    /// Returns how many sides score apart: every player, or every team. The teams' players take turns with each other.
    fn sides(&self) -> u8 {
        self.players()
    }

    /// Returns who decides now.
    fn turn(&self) -> Turn;

    /// Fills `list` with every legal action, ascending; clears what was in it.
    fn legal(&self, list: &mut Actions<Self::Action>);

    /// Plays an action and hands each thing that happened to `sink`. An illegal one leaves the state as it was.
    fn apply(&mut self, action: Self::Action, sink: impl FnMut(Self::Event)) -> Result<(), Self::Illegal>;

    /// Plays an action like [`apply`](Game::apply), which is compiled for each type of sink: that is faster, but each
    /// copy takes flash. This is compiled once.
    fn tell(&mut self, action: Self::Action, sink: &mut dyn FnMut(Self::Event)) -> Result<(), Self::Illegal> {
        self.apply(action, sink)
    }

    /// Plays an action without reporting events.
    fn play(&mut self, action: Self::Action) -> Result<(), Self::Illegal> {
        self.tell(action, &mut |_| ())
    }

    /// Returns what an action would bring to the player who takes it, and what it would cost: no points for one that
    /// hands over. An illegal one is refused as [`apply`](Game::apply) refuses it.
    fn preview(&self, action: Self::Action) -> Result<Self::Preview, Self::Illegal>;

    /// Returns whether this action, taken now, hands over or reveals something: undo never goes back past it.
    fn hands_over(&self, action: Self::Action) -> bool;

    /// Returns whether this action, taken now, may show `viewer` something that was hidden: dice, a draw, what somebody
    /// did in secret. Not every hand-over does.
    fn reveals_to(&self, viewer: Player, action: Self::Action) -> bool;

    /// Returns whether two legal actions differ only in which of two equal things they take: a player should not be
    /// asked.
    fn is_same(&self, first: Self::Action, second: Self::Action) -> bool {
        first == second
    }

    /// Returns the sources that this set-up can score, in the order of the score sheet.
    fn sources(&self) -> &'static [Self::Source] {
        Self::SOURCES
    }

    /// Returns the points of a player from one source, as far as this state knows: a view has the secret ones of its
    /// viewer only.
    fn points(&self, player: Player, source: Self::Source) -> i16;

    /// Returns where everybody stands; final when the game is over.
    fn standing(&self) -> Standing;

    /// Returns the state with all that `viewer` may not know blanked. For the viewer it lists the same actions.
    fn view(&self, viewer: Player) -> Self;

    /// Draws anew exactly what `viewer` may not know, from the view and `seed` alone: what is drawn from the view is the
    /// same as what is drawn from the state. `view(viewer)` stays as it was.
    fn rehide(&mut self, viewer: Player, seed: Seed);

    /// Draws anew what chance will bring; what players know or did in secret stays.
    fn redraw(&mut self, seed: Seed);

    /// Picks the index of an action for a player who does more than a random one. Laws and playouts need it where uniform
    /// play does nothing most of the time; elsewhere it is a uniform pick.
    fn busy(&self, list: &[Self::Action], dice: &mut impl Dice) -> usize {
        dice.below(list.len() as u32) as usize
    }

    /// Returns the points of a player from all sources.
    fn total(&self, player: Player) -> i16 {
        Self::SOURCES.iter().map(|&source| self.points(player, source)).sum()
    }

    /// Returns whether the game has ended.
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }
}
