//! Exporting a journal: packed, cut into parts, and shown as QR codes.

mod bits;
pub mod packed;
pub mod part;
pub mod qr;

use saves::Journal;

use crate::export::packed::{PackError, Packed};
use crate::export::part::Part;
use crate::export::qr::Code;

/// The journal that is exported.
#[derive(Clone, Debug, Default)]
pub struct Export {
    packed: Packed,
    status: Status,
    code: Option<Code>,
}

/// Whether a journal is packed, or why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Status {
    /// There is no such journal.
    #[default]
    Missing,
    /// It can't be packed.
    Faulty(PackError),
    /// It is packed.
    Packed,
}

impl Export {
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

    /// Returns whether it is packed, or why not.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Returns its parts, if it is packed.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = Part> {
        self.packed.parts()
    }

    /// Makes the code of a part, counted from 0. It takes too long to be done whenever it is drawn.
    #[inline(never)] // so that its temporaries are off the stack before anything is drawn
    pub fn turn(&mut self, part: usize) {
        self.code = self.packed.parts().nth(part).and_then(|part| Code::new(&part));
    }

    /// Returns the code that shows.
    pub fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }
}
