//! What is kept beside the journals.

use heapless::Vec;
use serde::{Deserialize, Serialize};

use crate::Slot;

/// Something small to keep, encoded by the console: settings, statistics, forms, or the head of a journal (rules version,
/// set-up, seed, names).
pub type Blob = Vec<u8, BLOB>;

const BLOB: usize = 160;

/// The longest head fits: mark and format, rules version, five names of ten letters with their lengths and sitters,
/// 40 bits of seed, whether it counts, and a set-up of 48 bytes with its version.
const _: () = assert!(2 + 3 + 5 * (1 + 10 + 2) + 6 + 1 + (1 + 48) <= BLOB);

/// A record that is kept beside the journals. The numbers are part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Record {
    /// The settings.
    Settings,
    /// Statistics from before they were kept by set-up, in the first eight slots: they are still read, but no longer
    /// written.
    Inherited(Slot),
    /// How often all statistics were forgotten.
    Era,
    /// The statistics of one category of set-ups of one game, by the console's numbers. There is room for 160 of them:
    /// then the least recently written one makes room.
    Statistics(Slot, u16),
    /// What was chosen last time in the form of a new game.
    Form(Slot),
    /// By place, the number of the last journal in which a hint was given; and the number of the journal that was
    /// played last, if it is not the newest.
    Hints,
}
