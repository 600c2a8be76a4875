//! The journal that is leaving the device: what of it is packed, and the code that shows.

mod bits;
pub mod packed;
pub mod part;
pub mod qr;

use saves::{Journal, Volume};

use crate::export::packed::{PackError, Packed};
use crate::export::part::Part;
use crate::export::qr::Code;

/// A journal on its way out.
#[derive(Clone, Debug, Default)]
pub struct Export {
    packed: Packed,
    status: Status,
    code: Option<Code>,
}

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Status {
    /// There is no such journal.
    #[default]
    Missing,
    /// This one is packed in so many ticks, after the picture that says so: a long game takes a moment.
    Waiting(Volume, u8),
    /// It can't be packed.
    Faulty(PackError),
    /// It is packed.
    Packed,
}

/// Ticks in which the picture of what waits is drawn.
const PICTURE: u8 = 1;

impl Export {
    /// Lets a journal wait to be packed.
    pub fn begin(&mut self, volume: Volume) {
        self.packed.clear();
        self.code = None;
        self.status = Status::Waiting(volume, PICTURE);
    }

    /// Whether a journal waits to be packed.
    pub fn is_waiting(&self) -> bool {
        matches!(self.status, Status::Waiting(..))
    }

    /// Lets a tick pass. Returns the journal that has waited long enough.
    pub fn tick(&mut self) -> Option<Volume> {
        let Status::Waiting(volume, ticks) = &mut self.status else { return None };
        *ticks = ticks.saturating_sub(1);
        let due = (*ticks == 0).then_some(*volume)?;
        self.status = Status::Missing;
        Some(due)
    }

    /// Packs a stored journal. Returns whether that worked.
    pub fn pack(&mut self, journal: Journal<'_>) -> bool {
        self.code = None;
        self.status = match journal.head.map(|head| self.packed.pack(journal.slot, head, journal.actions)) {
            None => Status::Missing,
            Some(Err(fault)) => Status::Faulty(fault),
            Some(Ok(())) => Status::Packed,
        };
        self.status == Status::Packed
    }

    /// What became of it.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Its parts, if it is packed.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = Part> {
        self.packed.parts()
    }

    /// Makes the code of a part, counted from 0. It takes too long to be done whenever it is drawn.
    #[inline(never)] // so that its own needs are gone from the stack before anything is drawn
    pub fn turn(&mut self, part: usize) {
        self.code = self.packed.parts().nth(part).and_then(|part| Code::new(&part));
    }

    /// The code that shows.
    pub fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }
}
