//! What is kept beside the journals.

use heapless::Vec;
use serde::{Deserialize, Serialize};

use crate::Slot;

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
