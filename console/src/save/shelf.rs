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

/// A journal in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Volume {
    /// The one that is played in this slot.
    InProgress(Slot),
    /// One of the last finished ones, whatever its game: 0 is the last.
    Finished(u8),
}

/// Something small to keep, encoded by the console: settings, statistics, or the head of a journal (rules version,
/// set-up, seed, names).
pub type Blob = Vec<u8, 160>;

/// A record that is kept beside the journals. The numbers are part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Record {
    /// The settings.
    Settings,
    /// The statistics that consoles kept before they told set-ups apart: they are read, and not written any more.
    Inherited(Slot),
    /// How often all statistics were forgotten.
    Era,
    /// The statistics of one set-up of one kind of game.
    Statistics(Slot, u8),
}

impl Record {
    /// How many set-ups each kind of game may tell apart.
    pub const SETUPS: u8 = 20;
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
