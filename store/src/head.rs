//! How a journal begins.

use heapless::Vec;
use saves::{Blob, Place, Slot};

/// The head of a journal: from when it is written, the journal is the one in progress in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Head {
    /// Counts up with each journal that is begun.
    pub generation: u16,
    /// The place in which it was begun.
    pub place: Place,
    /// The kind of game.
    pub slot: Slot,
    /// What the console keeps of it.
    pub blob: Blob,
}

impl Head {
    const FIXED: usize = 3;
    /// Bytes of the longest head.
    pub const SIZE: usize = Self::FIXED + 160;

    pub fn encode(&self) -> Vec<u8, { Self::SIZE }> {
        // Earlier formats kept each kind in the place of its own number: 0 stands for that.
        let ahead = self.place.0.wrapping_sub(self.slot.0) << 4;
        let fixed = self.generation.to_le_bytes().into_iter().chain([ahead | self.slot.0 & 15]);
        // It fits: `SIZE` is the sum.
        fixed.chain(self.blob.iter().copied()).collect()
    }

    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let (&[g0, g1, both], blob) = bytes.split_first_chunk::<{ Self::FIXED }>()?;
        let blob = Blob::from_slice(blob).ok()?;
        let slot = both & 15;
        let place = Place((slot + (both >> 4)) & 15);
        let generation = u16::from_le_bytes([g0, g1]);
        (place.0 < Place::COUNT).then_some(Head { generation, place, slot: Slot(slot), blob })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_comes_back_as_it_was() {
        for (place, slot) in Place::all().flat_map(|place| Slot::all().map(move |slot| (place, slot))) {
            let head = Head { generation: 700, place, slot, blob: Blob::from_slice(&[1, 2]).unwrap() };
            assert_eq!(Head::decode(&head.encode()), Some(head));
        }
    }

    #[test]
    fn a_head_of_an_earlier_format_is_in_the_place_of_its_kind() {
        let head = Head::decode(&[1, 0, 3, 9]).unwrap();
        assert_eq!((head.place, head.slot, &head.encode()[..]), (Place(3), Slot(3), &[1, 0, 3, 9][..]));
        assert_eq!(Head::decode(&[1, 0, 15, 9]), None);
    }
}
