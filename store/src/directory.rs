//! Which journals there are.

use heapless::Vec;
use saves::{Place, Slot};

use crate::key::JournalId;

/// Finished games that are kept.
pub(crate) const FINISHED: usize = 10;

const PLACES: usize = Place::COUNT as usize;
const NOBODY: u8 = 0xff;
/// Added to a kind of game, so that it differs from the ids that earlier formats had there.
const KIND: u8 = 0x80;

/// What is known of a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// Tells it from earlier journals of the same id.
    pub generation: u16,
    /// The number of its last write.
    pub number: u32,
}

/// Which journals there are. Written when a journal is removed, and into each new sector: journals that were begun
/// since are found by their heads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Directory {
    /// The generation of the next journal.
    pub next: u16,
    /// The games in progress, by place, and their kinds.
    running: [Option<(JournalId, Slot)>; PLACES],
    /// The finished games, the last one first.
    finished: Vec<JournalId, FINISHED>,
    entries: [Entry; JournalId::COUNT],
}

impl Directory {
    /// Bytes of a directory.
    pub const SIZE: usize = Self::size_of(2 * PLACES, JournalId::COUNT);
    /// Bytes of a directory of formats 1 and 2, which knew no kinds.
    const FIRST_SIZE: usize = Self::size_of(PLACES, JournalId::FIRST);

    const fn size_of(running: usize, journals: usize) -> usize {
        2 + running + FINISHED + journals * 6
    }

    /// Returns a directory without journals.
    pub const fn new() -> Self {
        let entry = Entry { generation: 0, number: 0 };
        Directory { next: 0, running: [None; PLACES], finished: Vec::new(), entries: [entry; JournalId::COUNT] }
    }

    pub fn encode(&self) -> Vec<u8, { Self::SIZE }> {
        let mut bytes = Vec::new();
        // They fit: `SIZE` is their sum.
        bytes.extend(self.next.to_le_bytes());
        bytes.extend(self.running.iter().map(|game| game.map_or(NOBODY, |(id, _)| id.0)));
        bytes.extend(self.running.iter().map(|game| game.map_or(NOBODY, |(_, slot)| KIND | slot.0)));
        bytes.extend((0..FINISHED).map(|rank| self.finished.get(rank).map_or(NOBODY, |id| id.0)));
        for entry in self.entries {
            bytes.extend(entry.generation.to_le_bytes());
            bytes.extend(entry.number.to_le_bytes());
        }
        bytes
    }

    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let kinds = match bytes.len() {
            Self::SIZE => PLACES,
            Self::FIRST_SIZE => 0,
            _ => return None,
        };
        let id = |&byte: &u8| ((byte as usize) < JournalId::COUNT).then_some(JournalId(byte));
        let (next, rest) = bytes.split_first_chunk()?;
        let (running, rest) = rest.split_at(PLACES);
        let (kinds, rest) = rest.split_at(kinds);
        let (finished, entries) = rest.split_at(FINISHED);
        let mut directory = Directory { next: u16::from_le_bytes(*next), ..Self::new() };
        for (place, byte) in running.iter().enumerate() {
            // In earlier formats a game was in the place of its kind.
            let kind = kinds.get(place).filter(|&&kind| (KIND..KIND | Slot::COUNT).contains(&kind));
            let slot = Slot(kind.map_or(place as u8, |kind| kind - KIND));
            directory.running[place] = id(byte).map(|id| (id, slot));
        }
        directory.finished = finished.iter().filter_map(id).collect();
        for (entry, bytes) in directory.entries.iter_mut().zip(entries.as_chunks::<6>().0) {
            let [g0, g1, number @ ..] = *bytes;
            *entry = Entry { generation: u16::from_le_bytes([g0, g1]), number: u32::from_le_bytes(number) };
        }
        Some(directory)
    }

    /// Returns the game in progress in this place, and its kind.
    pub fn running(&self, place: Place) -> Option<(JournalId, Slot)> {
        self.running.get(place.0 as usize).copied().flatten()
    }

    /// Returns the finished games, the last one first.
    pub fn finished(&self) -> &[JournalId] {
        &self.finished
    }

    pub fn entry(&self, id: JournalId) -> Entry {
        self.entries[id.index()]
    }

    pub fn entry_mut(&mut self, id: JournalId) -> &mut Entry {
        &mut self.entries[id.index()]
    }

    /// Returns whether a game in progress has this id.
    pub fn is_running(&self, id: JournalId) -> bool {
        self.running.iter().flatten().any(|&(running, _)| running == id)
    }

    /// Returns whether a journal has this id.
    pub fn is_taken(&self, id: JournalId) -> bool {
        self.is_running(id) || self.finished.contains(&id)
    }

    /// Returns an id that no journal has. There are more ids than journals.
    pub fn free(&self) -> Option<JournalId> {
        JournalId::all().find(|&id| !self.is_taken(id))
    }

    /// Returns whether a journal of this generation was begun after the directory was written.
    pub fn is_newer(&self, generation: u16) -> bool {
        generation.wrapping_sub(self.next) < u16::MAX / 2
    }

    /// Begins the journal with this id in this place. Whatever had either before is gone.
    pub fn begin(&mut self, place: Place, slot: Slot, id: JournalId, generation: u16) {
        for running in &mut self.running {
            running.take_if(|(running, _)| *running == id);
        }
        self.finished.retain(|&finished| finished != id);
        if let Some(running) = self.running.get_mut(place.0 as usize) {
            *running = Some((id, slot));
            self.entries[id.index()] = Entry { generation, number: 0 };
            self.next = generation.wrapping_add(1);
        }
    }

    /// Removes the journal in this place and returns its id.
    pub fn remove(&mut self, place: Place) -> Option<JournalId> {
        self.running.get_mut(place.0 as usize)?.take().map(|(id, _)| id)
    }

    /// Removes the oldest finished journal and returns its id.
    pub fn drop_oldest(&mut self) -> Option<JournalId> {
        self.finished.pop()
    }

    /// Moves the journal in this place to the finished ones; none if there is none. Returns the id of the oldest
    /// finished one, if it had to go.
    pub fn finish(&mut self, place: Place) -> Option<Option<JournalId>> {
        let id = self.remove(place)?;
        let dropped = if self.finished.is_full() { self.drop_oldest() } else { None };
        // There is room now.
        let _ = self.finished.insert(0, id);
        Some(dropped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_comes_back_as_it_was() {
        let mut directory = Directory::new();
        for place in Place::all() {
            let id = directory.free().unwrap();
            directory.begin(place, Slot(15 - place.0 / 2), id, directory.next);
            directory.entry_mut(id).number = 70_000 + place.0 as u32;
        }
        directory.finish(Place(3));
        directory.remove(Place(5));
        assert_eq!(Directory::decode(&directory.encode()), Some(directory));
    }

    #[test]
    fn a_directory_without_kinds_and_of_fewer_journals_is_read() {
        let mut bytes = [NOBODY; Directory::FIRST_SIZE];
        bytes[..2].copy_from_slice(&700u16.to_le_bytes());
        (bytes[2 + 7], bytes[2 + 8]) = (19, 3);
        bytes[2 + 8 + 10..].as_chunks_mut::<6>().0[19] = [9, 0, 44, 0, 0, 0];
        let directory = Directory::decode(&bytes).unwrap();
        assert_eq!(
            (directory.next, directory.running(Place(7)), directory.running(Place(6))),
            (700, Some((JournalId(19), Slot(7))), None)
        );
        assert_eq!((directory.finished(), directory.entry(JournalId(19)).number), (&[JournalId(3)][..], 44));
    }

    #[test]
    fn a_directory_of_format_3_has_each_game_in_the_place_of_its_kind() {
        let mut bytes = [NOBODY; Directory::SIZE];
        // It had ids of more places where the kinds are now.
        (bytes[2 + 1], bytes[2 + 3], bytes[2 + 8 + 3]) = (0, 20, 27);
        let directory = Directory::decode(&bytes).unwrap();
        let running = [0, 1, 2, 3].map(|place| directory.running(Place(place)));
        assert_eq!(running, [None, Some((JournalId(0), Slot(1))), None, Some((JournalId(20), Slot(3)))]);
    }

    #[test]
    fn ten_finished_games_are_kept_and_there_is_always_a_free_id() {
        let mut directory = Directory::new();
        for round in 0..40 {
            for place in Place::all() {
                let id = directory.free().unwrap();
                directory.begin(place, Slot(0), id, directory.next);
            }
            assert!(directory.free().is_some());
            directory.finish(Place(round % Place::COUNT));
        }
        let newest: Vec<u16, FINISHED> =
            directory.finished().iter().map(|&id| directory.entry(id).generation).collect();
        assert!(newest.is_sorted_by(|a, b| a > b) && newest.len() == FINISHED);
    }
}
