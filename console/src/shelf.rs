//! Games in progress as the store keeps them: a head and a list of actions.

use heapless::Vec;
use serde::{Deserialize, Serialize};

/// A place for one game in progress: one per kind of game. The number is part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Slot(pub u8);

impl Slot {
    /// How many there are.
    pub const COUNT: u8 = 8;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..Self::COUNT).map(Slot)
    }
}

/// Something small to keep, encoded by the console: settings, statistics, or the head of a journal (rules version,
/// set-up, seed, names).
pub type Blob = Vec<u8, 160>;

/// A record that is kept beside the journals. The numbers are part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Record {
    /// The settings.
    Settings,
    /// The statistics of one kind of game.
    Statistics(Slot),
}

/// One action, encoded.
pub type ActionBytes = Vec<u8, 8>;

/// What became of a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// There is none.
    Empty,
    /// Every action that was written is there.
    Whole,
    /// Some of its last actions are lost: what is left is sound.
    Cut,
    /// Its head is lost: nothing of it can be played.
    Lost,
}
