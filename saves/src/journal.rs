//! A game as it is kept: a head and a list of actions.

use heapless::Vec;
use serde::{Deserialize, Serialize};

/// A kind of game, under which its statistics and its form are kept. The number is part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Slot(pub u8);

impl Slot {
    /// How many kinds there can be.
    pub const COUNT: u8 = 16;

    /// Iterates over all slots.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..Self::COUNT).map(Slot)
    }
}

/// Where a game in progress is kept, whatever its kind. The number is part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place(pub u8);

impl Place {
    /// How many games can be in progress.
    pub const COUNT: u8 = 8;

    /// Iterates over all places.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Self::COUNT).map(Place)
    }
}

/// A journal in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Volume {
    /// The one that is played in this place.
    InProgress(Place),
    /// One of the last finished ones, whatever its game: 0 is the last.
    Finished(u8),
}

/// One action, encoded.
pub type ActionBytes = Vec<u8, 8>;

/// The condition of a journal.
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

/// A journal as the store has it.
#[derive(Clone, Copy, Debug)]
pub struct Journal<'a> {
    /// Which one.
    pub volume: Volume,
    /// Which kind of game it is, as far as it is known.
    pub slot: Slot,
    /// Counts the journals: tells it from others, and which of them was begun later.
    pub number: u16,
    /// Nothing there, whole, or damaged.
    pub condition: Condition,
    /// How it began; `None` if there is none, or its head can't be read.
    pub head: Option<&'a [u8]>,
    /// All whole actions, one behind the other, as they were appended.
    pub actions: &'a [u8],
    /// What was noted of it since it is finished; empty if nothing was.
    pub note: &'a [u8],
    /// Whether an older finished one comes after it.
    pub more: bool,
}

impl Journal<'_> {
    /// Bytes that there are for the actions of a journal, each with its length before it.
    pub const ROOM: usize = 128 * 108;
    /// How many of them can always be used: at the end of each of the 128 chunks, eight bytes may be too few for an
    /// action of eight and its length.
    pub const SURE_ROOM: usize = Self::ROOM - 128 * 8;
    /// Bytes of the longest note.
    pub const NOTE: usize = 107;
}
