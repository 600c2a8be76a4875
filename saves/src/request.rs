//! What the console asks of the store, and what it answers.

use crate::{ActionBytes, Blob, Journal, Place, Record, Slot, Volume};

/// What the store shall do. It serves one after the other, and answers each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Start a journal of this kind of game in this place; what was in it is gone. Answer: `Begun`.
    Begin(Place, Slot, Blob),
    /// Append action number `at` (counted from 0). Answer: `Written`.
    Append(Place, u16, ActionBytes),
    /// Keep the first `len` actions only. Answer: `Written`.
    Truncate(Place, u16),
    /// Remove the journal. Answer: `Written`.
    Remove(Place),
    /// Move the journal to the finished ones, of which the last ten are kept. Answer: `Written`.
    Finish(Place),
    /// Note this of the finished journal with this number, instead of what was noted before; it goes with the journal. No
    /// game makes room for a note: if there is none, nothing is noted. Answer: `Written`.
    Note(u16, Blob),
    /// Read a journal. Answer: `Journal`.
    Load(Volume),
    /// Read a record. Answer: `Stored`.
    Fetch(Record),
    /// Read all statistics of a game. Answer: `Page` for each category that there is, in no order.
    Pages(Slot),
    /// Write a record; the old one is gone. Answer: `Written`.
    Store(Record, Blob),
    /// Erase the whole region and make it ours. Answer: `Region`.
    Format,
}

impl Request {
    /// Returns whether it changes what is stored.
    pub const fn is_write(&self) -> bool {
        !matches!(self, Request::Load(_) | Request::Fetch(_) | Request::Pages(_))
    }

    /// Returns its name for logs.
    pub const fn name(&self) -> &'static str {
        match self {
            Request::Begin(..) => "begin",
            Request::Append(..) => "append",
            Request::Truncate(..) => "truncate",
            Request::Remove(_) => "remove",
            Request::Finish(_) => "finish",
            Request::Note(..) => "note",
            Request::Load(_) => "load",
            Request::Fetch(_) => "fetch",
            Request::Pages(_) => "pages",
            Request::Store(..) => "store",
            Request::Format => "format",
        }
    }
}

/// What the store answers.
#[derive(Clone, Copy, Debug)]
pub enum Answer<'a> {
    /// What the save region holds; comes first of all, and after `Format`.
    Region(Region),
    /// A stored record, empty if there is none. Of settings, era, inherited statistics, forms and hints each one
    /// that there is comes after `Region`, unasked.
    Stored(Record, &'a [u8]),
    /// The statistics of one category of a game whose statistics were asked for.
    Page(Slot, u16, &'a [u8]),
    /// A journal that was asked for.
    Journal(Journal<'a>),
    /// The journal at the front of the line was started, and has this number; or not.
    Begun(Result<u16, Failure>),
    /// The write at the front of the line was done, or not.
    Written(Result<(), Failure>),
    /// How many spots of the save region do not hold what is written, and are not used; after `Region` if there are
    /// any, and whenever it changes.
    Worn(u8),
}

/// What the save region holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// Our format: all well.
    Ours,
    /// Our format, but what was written last is gone, and nobody knows what it was.
    Damaged,
    /// It was blank, and is ours now.
    New,
    /// Something without our mark: not parsed, and offered for erasing.
    Foreign,
    /// A later version of our format: kept as it is, and offered for erasing.
    Later(u32),
    /// It cannot be read or written at all.
    Broken,
}

impl Region {
    /// Returns whether something can be kept in it.
    pub const fn is_ours(self) -> bool {
        matches!(self, Region::Ours | Region::Damaged | Region::New)
    }
}

/// Why a write failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// No room, even after clearing away.
    Full,
    /// The flash refused.
    Flash,
    /// There is no journal there, or it is not that long.
    Missing,
    /// The region is not ours.
    Foreign,
}
