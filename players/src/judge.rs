//! What a search asks of a game.

use core::fmt::Debug;

use rules_core::{Game, Player, Seed};
use serde::{Deserialize, Serialize};

use crate::Thinker;
use crate::net::{Model, Net};
use crate::review::Losses;

/// How well a computer plays. The order is part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// Slips now and then.
    Easy,
    /// Plans its turn.
    Medium,
    /// Plans its turn, and looks at what may come after it.
    Hard,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }
}

/// A game that computers can play.
pub trait Computer: Game + 'static {
    /// Its judge.
    type Judge: Judge<Self> + Debug + 'static;

    /// The judge with the best weights found.
    const JUDGE: &'static Self::Judge;

    /// The kinds of games whose players have learned what the judge misses.
    const MODELS: &'static [Model<Self>] = &[];

    /// How the first hard level looked for its action, which had learned nothing: a yardstick for those that came after.
    const HARD_1: Search;

    /// How many units it takes to value a position with a net, by the time on the device.
    const NET_UNITS: u32 = 1;

    /// What turns of this game cost.
    const LOSSES: Losses;

    /// How many other draws a review compares the real ones with.
    const OTHER_DRAWS: u8 = 4;

    /// Returns whether an action, taken now, draws something that makes a difference to a player: dice for all in most
    /// games.
    fn draws_for(&self, player: Player, action: Self::Action) -> bool {
        self.reveals_to(player, action)
    }

    /// Thinks for some 10 ms on the device, so that it reacts to buttons in between. It has no body here so that the
    /// search of each game is compiled with this crate, for speed: the console is compiled for size.
    fn think(thinker: &mut Thinker<Self>) -> Option<Self::Action>;

    /// Returns how a level looks for its action; `None` if it plays by [plain](Computer::plain) rules.
    fn search(level: Level) -> Option<Search>;

    /// Returns the model of a set-up.
    fn model(setup: &Self::Setup) -> Option<&'static Model<Self>> {
        Self::MODELS.iter().find(|model| (model.fits)(setup))
    }

    /// Returns the net of a level: only the hard one has learned.
    fn net(setup: &Self::Setup, level: Level) -> Option<&'static Net> {
        let model = Self::model(setup).filter(|_| level == Level::Hard)?;
        model.net.as_ref()
    }

    /// Returns whether all win or lose together.
    fn is_won_together(setup: &Self::Setup) -> bool {
        let _ = setup;
        false
    }

    /// Returns whether a game that is over was lost by one who played alone, or by all together.
    fn is_lost(&self) -> bool {
        false
    }

    /// Returns how many points one of the result is worth in a review, where the result counts something else,
    /// or the judge more than one player.
    fn points_each(setup: &Self::Setup) -> i32 {
        let _ = setup;
        1
    }

    /// Returns how long a unit takes on the device, in eighths of what budgets reckon with: a slower game ends its
    /// look-ahead earlier.
    fn unit_time(&self) -> u32 {
        8
    }

    /// Returns how many of `width` lines of a turn the device has the time to follow at once.
    fn lines(&self, width: u8) -> u8 {
        width
    }

    /// Returns the action that simple rules suggest; `None` when the game is over. Where they have no opinion, `seed`
    /// decides.
    fn plain(&self, seed: Seed) -> Option<Self::Action>;
}

/// What a position is worth to somebody: as a judge says, and as a net corrects it.
#[derive(Debug)]
pub struct Valuer<G: Computer> {
    /// The judge.
    pub judge: &'static G::Judge,
    net: Option<(&'static Net, &'static Model<G>)>,
}

impl<G: Computer> Valuer<G> {
    /// Values positions of a set-up; without a net, as the judge alone does.
    pub fn new(judge: &'static G::Judge, net: Option<&'static Net>, setup: &G::Setup) -> Self {
        Valuer { judge, net: net.zip(G::model(setup)) }
    }

    /// Returns whether a net corrects the judge.
    pub fn has_net(&self) -> bool {
        self.net.is_some()
    }

    /// Values positions as a judge alone does.
    pub const fn of(judge: &'static G::Judge) -> Self {
        Valuer { judge, net: None }
    }

    /// Returns how good a position is for a player, in 64ths of a point at the end.
    pub fn value(&self, game: &G, player: Player) -> i32 {
        let value = self.judge.value(game, player);
        match self.net {
            Some((net, model)) if !game.is_over() => value + net.correction(|take| (model.inputs)(game, player, take)),
            _ => value,
        }
    }
}

/// How a level looks for its action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// The largest random mistake that is added to a value.
    pub slip: u32,
    /// How many lines of a turn are followed at once; 0 compares single actions, with mistakes.
    pub width: u8,
    /// How many whole turns are compared; 1 takes the best by its value.
    pub keep: u8,
    /// How many draws of the hidden they are compared on.
    pub draws: u8,
    /// How many turns are planned after each draw.
    pub turns: u8,
    /// How many lines are followed at once in those.
    pub inner: u8,
    /// Units after which no further draw begins; where turns are not compared, units after which the plan ends.
    pub budget: u32,
}

impl Search {
    /// Returns the search for the best single action, with mistakes of up to this many 64ths of a point.
    pub const fn slips(slip: u32) -> Search {
        Search { slip, width: 0, ..Search::beam(1) }
    }

    /// Returns the search for the best turn that a beam finds.
    pub const fn beam(width: u8) -> Search {
        Search { slip: 0, width, keep: 1, draws: 1, turns: 0, inner: 0, budget: u32::MAX }
    }
}

/// How a decision is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Approach {
    /// By planning the rest of the turn.
    Turn,
    /// By comparing single actions.
    Action,
    /// By comparing the lines that the judge gives.
    Lines {
        /// On how many draws of the hidden; 0 for as many as the level has.
        draws: u8,
        /// Whether others choose between lines with the same first action.
        rivals_choose: bool,
        /// Whether a look-ahead follows each line, as [`Judge::next`] says.
        look_ahead: bool,
    },
}

/// How the look-ahead goes on after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<A> {
    /// The position is valued as it is.
    Stop,
    /// This action is taken without thinking.
    Act(A),
    /// The player who decides takes the best single action.
    Best,
    /// The player who decides plans the turn.
    Plan,
}

/// What a search has to know of a game beside its rules.
pub trait Judge<G: Game> {
    /// Returns how good a position is for a player, in 64ths of a point at the end.
    fn value(&self, game: &G, player: Player) -> i32;

    /// Returns whether the one who decides could end the turn here.
    fn may_stop(&self, game: &G) -> bool;

    /// Returns how the position goes on in a look-ahead of `me`, after `planned` of the turns that the level plans.
    fn next(&self, game: &G, me: Player, planned: u8, search: &Search) -> Next<G::Action>;

    /// Returns a key: positions with the same value and the same key count as one in a plan.
    fn key(&self, _game: &G) -> u32 {
        0
    }

    /// Returns whether an action is worth looking at.
    fn is_sensible(&self, _game: &G, _action: G::Action) -> bool {
        true
    }

    /// Returns how the decision that is due is made.
    fn approach(&self, _game: &G) -> Approach {
        Approach::Turn
    }

    /// Hands the lines to compare to `take`, each with what is added to its value.
    fn lines(&self, _game: &G, _take: &mut dyn FnMut(&[G::Action], i32)) {}
}
