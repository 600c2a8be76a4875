//! Which journals there are.

use heapless::Vec;
use saves::Slot;

use crate::key::JournalId;

/// Finished games that are kept.
pub(crate) const FINISHED: usize = 10;

const SLOTS: usize = Slot::COUNT as usize;
/// Slots of formats 1 and 2.
const FIRST_SLOTS: usize = 8;
const NOBODY: u8 = 0xff;

/// What is known of a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// Tells it from earlier journals of the same id.
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
    running: [Option<JournalId>; SLOTS],
    /// The finished games, the last one first.
    finished: Vec<JournalId, FINISHED>,
    entries: [Entry; JournalId::COUNT],
}

impl Directory {
    /// Bytes of a directory.
    pub const SIZE: usize = Self::size_of(SLOTS, JournalId::COUNT);
    /// Bytes of a directory of formats 1 and 2.
    const FIRST_SIZE: usize = Self::size_of(FIRST_SLOTS, JournalId::FIRST);

    const fn size_of(slots: usize, journals: usize) -> usize {
        2 + slots + FINISHED + journals * 6
    }

    /// Returns a directory without journals.
    pub const fn new() -> Self {
        let entry = Entry { generation: 0, number: 0 };
        Directory { next: 0, running: [None; SLOTS], finished: Vec::new(), entries: [entry; JournalId::COUNT] }
    }

    pub fn encode(&self) -> Vec<u8, { Self::SIZE }> {
        let byte = |id: Option<&JournalId>| id.map_or(NOBODY, |id| id.0);
        let mut bytes = Vec::new();
        // They fit: `SIZE` is their sum.
        bytes.extend(self.next.to_le_bytes());
        bytes.extend(self.running.iter().map(|id| byte(id.as_ref())));
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
        let id = |&byte: &u8| ((byte as usize) < JournalId::COUNT).then_some(JournalId(byte));
        let (next, rest) = bytes.split_first_chunk()?;
        let (running, rest) = rest.split_at(slots);
        let (finished, entries) = rest.split_at(FINISHED);
        let mut directory = Directory { next: u16::from_le_bytes(*next), ..Self::new() };
        for (slot, byte) in directory.running.iter_mut().zip(running) {
            *slot = id(byte);
        }
        directory.finished = finished.iter().filter_map(id).collect();
        for (entry, bytes) in directory.entries.iter_mut().zip(entries.as_chunks::<6>().0) {
            let [g0, g1, number @ ..] = *bytes;
            *entry = Entry { generation: u16::from_le_bytes([g0, g1]), number: u32::from_le_bytes(number) };
        }
        Some(directory)
    }

    /// Returns the game in progress in this slot.
    pub fn running(&self, slot: Slot) -> Option<JournalId> {
        self.running.get(slot.0 as usize).copied().flatten()
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
        self.running.contains(&Some(id))
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

    /// Begins the journal with this id in this slot. Whatever had either before is gone.
    pub fn begin(&mut self, slot: Slot, id: JournalId, generation: u16) {
        self.running.iter_mut().filter(|running| **running == Some(id)).for_each(|running| *running = None);
        self.finished.retain(|&finished| finished != id);
        if let Some(running) = self.running.get_mut(slot.0 as usize) {
            *running = Some(id);
            self.entries[id.index()] = Entry { generation, number: 0 };
            self.next = generation.wrapping_add(1);
        }
    }

    /// Removes the journal in this slot and returns its id.
    pub fn remove(&mut self, slot: Slot) -> Option<JournalId> {
        self.running.get_mut(slot.0 as usize)?.take()
    }

    /// Removes the oldest finished journal and returns its id.
    pub fn drop_oldest(&mut self) -> Option<JournalId> {
        self.finished.pop()
    }

    /// Moves the journal in this slot to the finished ones; none if there is none. Returns the id of the oldest
    /// finished one, if it had to go.
    pub fn finish(&mut self, slot: Slot) -> Option<Option<JournalId>> {
        let id = self.remove(slot)?;
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
        for slot in Slot::all() {
            let id = directory.free().unwrap();
            directory.begin(slot, id, directory.next);
            directory.entry_mut(id).number = 70_000 + slot.0 as u32;
        }
        directory.finish(Slot(3));
        directory.remove(Slot(5));
        assert_eq!(Directory::decode(&directory.encode()), Some(directory));
    }

    #[test]
    fn a_directory_of_fewer_slots_and_journals_is_read() {
        let mut bytes = [NOBODY; Directory::FIRST_SIZE];
        bytes[..2].copy_from_slice(&700u16.to_le_bytes());
        (bytes[2 + 7], bytes[2 + 8]) = (19, 3);
        bytes[2 + 8 + 10..].as_chunks_mut::<6>().0[19] = [9, 0, 44, 0, 0, 0];
        let directory = Directory::decode(&bytes).unwrap();
        assert_eq!(
            (directory.next, directory.running(Slot(7)), directory.running(Slot(8))),
            (700, Some(JournalId(19)), None)
        );
        assert_eq!((directory.finished(), directory.entry(JournalId(19)).number), (&[JournalId(3)][..], 44));
    }

    #[test]
    fn ten_finished_games_are_kept_and_there_is_always_a_free_id() {
        let mut directory = Directory::new();
        for round in 0..40 {
            for slot in Slot::all() {
                let id = directory.free().unwrap();
                directory.begin(slot, id, directory.next);
            }
            assert!(directory.free().is_some());
            directory.finish(Slot(round % Slot::COUNT));
        }
        let newest: Vec<u16, FINISHED> =
            directory.finished().iter().map(|&id| directory.entry(id).generation).collect();
        assert!(newest.is_sorted_by(|a, b| a > b) && newest.len() == FINISHED);
    }
}
