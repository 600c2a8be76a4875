//! Which journals there are.

use heapless::Vec;
use saves::Slot;

use crate::key::Place;

/// Finished games that are kept.
pub(crate) const FINISHED: usize = 10;

const SLOTS: usize = Slot::COUNT as usize;
/// Slots of formats 1 and 2.
const FIRST_SLOTS: usize = 8;
const NOBODY: u8 = 0xff;

/// What is known of the journal in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// Tells it from earlier journals in the same place.
    pub generation: u16,
    /// The number of its last write.
    pub number: u32,
}

/// Which journals there are. Written when one goes, and into each new sector: journals that were begun since are found
/// by their heads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Directory {
    /// The generation of the next journal.
    pub next: u16,
    /// The games in progress, by slot.
    running: [Option<Place>; SLOTS],
    /// The finished games, the last one first.
    finished: Vec<Place, FINISHED>,
    entries: [Entry; Place::COUNT],
}

impl Directory {
    /// Bytes of a directory.
    pub const SIZE: usize = Self::size_of(SLOTS, Place::COUNT);
    /// Bytes of a directory of formats 1 and 2.
    const FIRST_SIZE: usize = Self::size_of(FIRST_SLOTS, Place::FIRST);

    const fn size_of(slots: usize, places: usize) -> usize {
        2 + slots + FINISHED + places * 6
    }

    /// Returns a directory without journals.
    pub const fn new() -> Self {
        let entry = Entry { generation: 0, number: 0 };
        Directory { next: 0, running: [None; SLOTS], finished: Vec::new(), entries: [entry; Place::COUNT] }
    }

    pub fn encode(&self) -> Vec<u8, { Self::SIZE }> {
        let byte = |place: Option<&Place>| place.map_or(NOBODY, |place| place.0);
        let mut bytes = Vec::new();
        // They fit: `SIZE` is their sum.
        bytes.extend(self.next.to_le_bytes());
        bytes.extend(self.running.iter().map(|place| byte(place.as_ref())));
        bytes.extend((0..FINISHED).map(|rank| byte(self.finished.get(rank))));
        for entry in self.entries {
            bytes.extend(entry.generation.to_le_bytes());
            bytes.extend(entry.number.to_le_bytes());
        }
        bytes
    }

    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let slots = match bytes.len() {
            Self::SIZE => SLOTS,
            Self::FIRST_SIZE => FIRST_SLOTS,
            _ => return None,
        };
        let place = |&byte: &u8| ((byte as usize) < Place::COUNT).then_some(Place(byte));
        let (next, rest) = bytes.split_first_chunk()?;
        let (running, rest) = rest.split_at(slots);
        let (finished, entries) = rest.split_at(FINISHED);
        let mut directory = Directory { next: u16::from_le_bytes(*next), ..Self::new() };
        for (slot, byte) in directory.running.iter_mut().zip(running) {
            *slot = place(byte);
        }
        directory.finished = finished.iter().filter_map(place).collect();
        for (entry, bytes) in directory.entries.iter_mut().zip(entries.as_chunks::<6>().0) {
            let [g0, g1, number @ ..] = *bytes;
            *entry = Entry { generation: u16::from_le_bytes([g0, g1]), number: u32::from_le_bytes(number) };
        }
        Some(directory)
    }

    /// Returns the place of the game in progress in this slot.
    pub fn running(&self, slot: Slot) -> Option<Place> {
        self.running.get(slot.0 as usize).copied().flatten()
    }

    /// Returns the places of the finished games, the last one first.
    pub fn finished(&self) -> &[Place] {
        &self.finished
    }

    pub fn entry(&self, place: Place) -> Entry {
        self.entries[place.index()]
    }

    pub fn entry_mut(&mut self, place: Place) -> &mut Entry {
        &mut self.entries[place.index()]
    }

    /// Returns whether a game in progress is in this place.
    pub fn is_running(&self, place: Place) -> bool {
        self.running.contains(&Some(place))
    }

    /// Returns whether a journal is in this place.
    pub fn is_taken(&self, place: Place) -> bool {
        self.is_running(place) || self.finished.contains(&place)
    }

    /// Returns a free place. There are more places than journals.
    pub fn free(&self) -> Option<Place> {
        Place::all().find(|&place| !self.is_taken(place))
    }

    /// Returns whether a journal of this generation was begun after the directory was written.
    pub fn is_newer(&self, generation: u16) -> bool {
        generation.wrapping_sub(self.next) < u16::MAX / 2
    }

    /// Puts the journal of this place into this slot. What was in either is gone.
    pub fn begin(&mut self, slot: Slot, place: Place, generation: u16) {
        self.running.iter_mut().filter(|running| **running == Some(place)).for_each(|running| *running = None);
        self.finished.retain(|&finished| finished != place);
        if let Some(running) = self.running.get_mut(slot.0 as usize) {
            *running = Some(place);
            self.entries[place.index()] = Entry { generation, number: 0 };
            self.next = generation.wrapping_add(1);
        }
    }

    /// Removes the journal in this slot. Returns its place.
    pub fn remove(&mut self, slot: Slot) -> Option<Place> {
        self.running.get_mut(slot.0 as usize)?.take()
    }

    /// Removes the oldest finished journal. Returns its place.
    pub fn drop_oldest(&mut self) -> Option<Place> {
        self.finished.pop()
    }

    /// Moves the journal in this slot to the finished ones; none if there is none. Returns the place of the oldest
    /// finished one, if it had to go.
    pub fn finish(&mut self, slot: Slot) -> Option<Option<Place>> {
        let place = self.remove(slot)?;
        let dropped = if self.finished.is_full() { self.drop_oldest() } else { None };
        // There is room now.
        let _ = self.finished.insert(0, place);
        Some(dropped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_comes_back_as_it_was() {
        let mut directory = Directory::new();
        for slot in Slot::all() {
            let place = directory.free().unwrap();
            directory.begin(slot, place, directory.next);
            directory.entry_mut(place).number = 70_000 + slot.0 as u32;
        }
        directory.finish(Slot(3));
        directory.remove(Slot(5));
        assert_eq!(Directory::decode(&directory.encode()), Some(directory));
    }

    #[test]
    fn a_directory_of_fewer_slots_and_places_is_read() {
        let mut bytes = [NOBODY; Directory::FIRST_SIZE];
        bytes[..2].copy_from_slice(&700u16.to_le_bytes());
        (bytes[2 + 7], bytes[2 + 8]) = (19, 3);
        bytes[2 + 8 + 10..].as_chunks_mut::<6>().0[19] = [9, 0, 44, 0, 0, 0];
        let directory = Directory::decode(&bytes).unwrap();
        assert_eq!(
            (directory.next, directory.running(Slot(7)), directory.running(Slot(8))),
            (700, Some(Place(19)), None)
        );
        assert_eq!((directory.finished(), directory.entry(Place(19)).number), (&[Place(3)][..], 44));
    }

    #[test]
    fn ten_finished_games_are_kept_and_there_is_always_a_free_place() {
        let mut directory = Directory::new();
        for round in 0..40 {
            for slot in Slot::all() {
                let place = directory.free().unwrap();
                directory.begin(slot, place, directory.next);
            }
            assert!(directory.free().is_some());
            directory.finish(Slot(round % Slot::COUNT));
        }
        let newest: Vec<u16, FINISHED> =
            directory.finished().iter().map(|&place| directory.entry(place).generation).collect();
        assert!(newest.is_sorted_by(|a, b| a > b) && newest.len() == FINISHED);
    }
}
