//! Which games are played with what is in the box, and how hard they are.

use serde::{Deserialize, Serialize};

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Scenario {
    /// The base game.
    Base,
    /// With a carpenter and structures.
    Prosperity,
    /// All together against the game.
    Invasion,
    /// A race of two for four objectives.
    Duel,
    /// Alone: citizens.
    Dignitary,
    /// Alone: five objectives around Vierzon.
    Vierzon,
    /// Alone: five deliveries.
    Salesman,
}

impl Scenario {
    /// All scenarios.
    pub const ALL: [Scenario; 7] = [
        Scenario::Base,
        Scenario::Prosperity,
        Scenario::Invasion,
        Scenario::Duel,
        Scenario::Dignitary,
        Scenario::Vierzon,
        Scenario::Salesman,
    ];
}

/// How hard a scenario is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// For beginners: the Dignitary with seven citizens, Invasion without mean events.
    Easy,
    /// As printed.
    Normal,
    /// Alone, step A: one objective a round. Invasion without Support and Training.
    Hard,
    /// Alone, step B: one objective a round, in order.
    Hardest,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Hardest];
}
