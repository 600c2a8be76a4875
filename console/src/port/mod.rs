//! What passes between the console and the shell that runs it.

pub mod button;

use heapless::String;

use crate::Buttons;
use crate::save::shelf::{ActionBytes, Blob, Condition, Record, Slot, Volume};

/// The console counts time in ticks of this length.
pub const TICK_MS: u32 = 10;

/// What a shell knows at power-on.
#[derive(Clone, Debug, Default)]
pub struct Boot {
    /// Buttons held while the power came on: Y opens the service page; any other is ignored until it is let go.
    pub held: Buttons,
    /// Where the last run ended, if it ended in a panic.
    pub crash: Option<Crash>,
    /// The build, for the service page: version and board.
    pub build: &'static str,
    /// A journal to look at before anything else.
    pub replay: Option<Volume>,
}

/// Where a panic happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crash {
    /// The end of the source file's path, or what else is known.
    pub file: String<48>,
    /// The line in it; 0 if there is none.
    pub line: u32,
}

/// What the console wants done. The shell does it in order, and answers each one that has an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Start a journal in this slot; what was in it is gone. Answer: `Begun`.
    Begin(Slot, Blob),
    /// Append action number `at` (counted from 0). Answer: `Written`.
    Append(Slot, u16, ActionBytes),
    /// Keep the first `len` actions only. Answer: `Written`.
    Truncate(Slot, u16),
    /// Remove the journal. Answer: `Written`.
    Remove(Slot),
    /// Move the journal to the finished ones, of which the last ten are kept. Answer: `Written`.
    Finish(Slot),
    /// Read a journal. Answer: `Journal`.
    Load(Volume),
    /// Read a record. Answer: `Stored`.
    Fetch(Record),
    /// Write a record; the old one is gone. Answer: `Written`.
    Store(Record, Blob),
    /// Erase the whole region and make it ours. Answer: `Region`.
    Format,
    /// Light the panel at this per cent; 0 puts it to sleep. No answer.
    Backlight(u8),
    /// Fresh random bits. Answer: `Entropy`.
    Entropy,
    /// Write the lines of [`Console::export`](crate::Console::export) to the log. No answer.
    Tell,
    /// Panic on purpose (crash test of the service page). No answer.
    Panic,
}

/// What the shell answers.
#[derive(Clone, Copy, Debug)]
pub enum Answer<'a> {
    /// What the save region holds; comes first of all, and after `Format`.
    Region(Region),
    /// A stored record, empty if there is none. Of settings, era and inherited statistics each one that there is comes
    /// after `Region`, unasked.
    Stored(Record, &'a [u8]),
    /// A journal that was asked for.
    Journal(Journal<'a>),
    /// The journal at the front of the line was started, and has this number; or not.
    Begun(Result<u16, Failure>),
    /// The write at the front of the line was done, or not.
    Written(Result<(), Failure>),
    /// So many places of the save region do not hold what is written, and are not used; after `Region` if there are
    /// any, and whenever it changes.
    Worn(u8),
    /// The random bits that were asked for.
    Entropy(Entropy),
    /// The battery in per cent, where the board can tell; whenever it changes.
    Battery(u8),
}

/// A journal as the store has it.
#[derive(Clone, Copy, Debug)]
pub struct Journal<'a> {
    /// Which one.
    pub volume: Volume,
    /// Which kind of game it is, as far as is known.
    pub slot: Slot,
    /// Tells it from others in the same slot.
    pub number: u16,
    /// Nothing there, whole, or damaged.
    pub condition: Condition,
    /// How it began; `None` if there is none, or its head can't be read.
    pub head: Option<&'a [u8]>,
    /// All whole actions, one behind the other, as they were appended.
    pub actions: &'a [u8],
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
    /// Whether something can be kept in it.
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

/// Random bits and how good they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entropy {
    /// The bits.
    pub bits: u64,
    /// Whether the source passed its tests.
    pub health: Health,
}

/// What the health tests say of the random source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Health {
    /// All tests passed.
    #[default]
    Good,
    /// The same bit too often in a row: the bits come from button timing alone.
    Stuck,
    /// One value too often in a window: the bits come from button timing alone.
    Biased,
}
