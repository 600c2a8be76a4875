//! What the player has to know, as soon as nothing else is in the way.

use saves::Failure;
use texts::{Said, Text};

use crate::port::Health;

/// What there is to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The last run ended in a panic.
    Crashed,
    /// The save memory does not work.
    NoSaves,
    /// Something was not written.
    NotSaved(Failure),
    /// The stored settings make no sense.
    SettingsLost,
    /// Stored statistics make no sense.
    StatisticsLost,
    /// What was written last is gone.
    LastLost,
    /// This game lost its last actions.
    Shortened(Text),
    /// The random source failed.
    Entropy(Health),
    /// The battery is nearly empty.
    Battery,
    /// The battery is empty.
    Empty,
    /// What a row of the set-up form is about: its name, and that.
    About(Said, Said),
    /// The set-up is impossible.
    Impossible(Said),
}
