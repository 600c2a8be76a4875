//! The journal that is leaving the device: what of it is packed, and the code that shows.

use crate::code::Code;
use crate::parcel::{Fault, Parcel};
use crate::part::Part;
use crate::shell::Journal;

/// A journal on its way out.
#[derive(Clone, Debug, Default)]
pub struct Export {
    parcel: Parcel,
    state: State,
    code: Option<Code>,
}

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum State {
    /// There is no such journal.
    #[default]
    Missing,
    /// It can't be packed.
    Faulty(Fault),
    /// It is packed.
    Packed,
}

impl Export {
    /// Packs a stored journal. Whether that could be done.
    pub fn pack(&mut self, journal: Journal<'_>) -> bool {
        self.code = None;
        self.state = match journal.head.map(|head| self.parcel.pack(journal.slot, head, journal.actions)) {
            None => State::Missing,
            Some(Err(fault)) => State::Faulty(fault),
            Some(Ok(())) => State::Packed,
        };
        self.state == State::Packed
    }

    /// What became of it.
    pub fn state(&self) -> State {
        self.state
    }

    /// Its parts, if it is packed.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = Part> {
        self.parcel.parts()
    }

    /// Makes the code of a part, counted from 0. It takes too long to be done whenever it is drawn.
    #[inline(never)] // so that its own needs are gone from the stack before anything is drawn
    pub fn turn(&mut self, part: usize) {
        self.code = self.parcel.parts().nth(part).and_then(|part| Code::new(&part));
    }

    /// The code that shows.
    pub fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }
}
