//! How a journal begins.

use heapless::Vec;
use saves::{Blob, Slot};

/// The head of a journal: from when it is written, the journal is the one in progress in its slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Head {
    /// Counts up with each journal that is begun.
    pub generation: u16,
    /// The slot in which it was begun.
    pub slot: Slot,
    /// What the console keeps of it.
    pub blob: Blob,
}

impl Head {
    const FIXED: usize = 3;
    /// Bytes of the longest head.
    pub const SIZE: usize = Self::FIXED + 160;

    pub fn encode(&self) -> Vec<u8, { Self::SIZE }> {
        let fixed = self.generation.to_le_bytes().into_iter().chain([self.slot.0]);
        // It fits: `SIZE` is the sum.
        fixed.chain(self.blob.iter().copied()).collect()
    }

    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let (&[g0, g1, slot], blob) = bytes.split_first_chunk::<{ Self::FIXED }>()?;
        let blob = Blob::from_slice(blob).ok()?;
        (slot < Slot::COUNT).then_some(Head { generation: u16::from_le_bytes([g0, g1]), slot: Slot(slot), blob })
    }
}
