//! What a record is filed under.

use saves::{Record, Slot};

/// A journal's place in the store. A journal that ends moves from its slot to the finished ones, and keeps its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(pub u8);

impl Place {
    /// One for each slot, one for each finished game, one for a journal that is about to replace another, one to spare.
    pub const COUNT: usize = 20;

    pub fn all() -> impl Iterator<Item = Place> {
        (0..Self::COUNT as u8).map(Place)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The key of a record. The numbers are part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key(u16);

impl Key {
    /// The directory, which also stands at the start of each sector.
    pub const DIRECTORY: Key = Key(0);
    const SETTINGS: u16 = 1;
    const INHERITED: u16 = 2;
    const ERA: u16 = 10;
    const HEADS: u16 = 32;
    const CHUNKS: u16 = 64;
    const STATISTICS: u16 = Self::CHUNKS + Place::COUNT as u16 * Self::HALF;
    const MORE_CHUNKS: u16 = Self::STATISTICS + (Slot::COUNT * Record::SETUPS) as u16;

    /// So many chunks of each journal have a key among the first ones, and as many among the last.
    const HALF: u16 = 64;
    /// The most chunks that a journal has.
    pub const CHUNKS_PER_PLACE: u16 = 2 * Self::HALF;
    /// All keys are below.
    pub const COUNT: usize = (Self::MORE_CHUNKS + Place::COUNT as u16 * Self::HALF) as usize;

    /// Returns the key of a record that is kept beside the journals.
    pub fn record(record: Record) -> Option<Key> {
        match record {
            Record::Settings => Some(Key(Self::SETTINGS)),
            Record::Era => Some(Key(Self::ERA)),
            Record::Inherited(Slot(slot)) if slot < Slot::COUNT => Some(Key(Self::INHERITED + slot as u16)),
            Record::Statistics(Slot(slot), setup) if slot < Slot::COUNT && setup < Record::SETUPS => {
                Some(Key(Self::STATISTICS + slot as u16 * Record::SETUPS as u16 + setup as u16))
            }
            Record::Inherited(_) | Record::Statistics(..) => None,
        }
    }

    /// Returns the key of the head of the journal in `place`.
    pub const fn head(place: Place) -> Key {
        Key(Self::HEADS + place.0 as u16)
    }

    /// Returns the key of chunk `number` of the journal in `place`; none beyond the most that it may have.
    pub fn chunk(place: Place, number: u16) -> Option<Key> {
        let first = if number < Self::HALF { Self::CHUNKS } else { Self::MORE_CHUNKS };
        (number < Self::CHUNKS_PER_PLACE).then(|| Key(first + place.0 as u16 * Self::HALF + number % Self::HALF))
    }

    /// Returns the key with this number, if there is one.
    pub fn new(number: u16) -> Option<Key> {
        ((number as usize) < Self::COUNT).then_some(Key(number))
    }

    pub const fn number(self) -> u16 {
        self.0
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns whether the record is part of a journal.
    pub const fn is_journal(self) -> bool {
        self.0 >= Self::MORE_CHUNKS || self.0 >= Self::HEADS && self.0 < Self::STATISTICS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_record_has_a_key_of_its_own() {
        let mut taken = [false; Key::COUNT];
        let statistics =
            Slot::all().flat_map(|slot| (0..Record::SETUPS).map(move |setup| Record::Statistics(slot, setup)));
        let records = [Record::Settings, Record::Era].into_iter().chain(Slot::all().map(Record::Inherited));
        let chunks = Place::all().flat_map(|place| (0..Key::CHUNKS_PER_PLACE).map(move |n| Key::chunk(place, n)));
        let journals = chunks.flatten().chain(Place::all().map(Key::head));
        for (key, is_journal) in records
            .chain(statistics)
            .filter_map(Key::record)
            .map(|key| (key, false))
            .chain([(Key::DIRECTORY, false)])
            .chain(journals.map(|key| (key, true)))
        {
            assert!(!core::mem::replace(&mut taken[key.index()], true), "{key:?}");
            assert_eq!((key.is_journal(), Key::new(key.number())), (is_journal, Some(key)));
        }
        // Some numbers between are not given away yet.
        assert_eq!(taken.iter().filter(|&&taken| !taken).count(), 21 + 12);
    }
}
