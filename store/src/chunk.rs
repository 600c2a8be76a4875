//! Several actions of a journal, one behind the other.

use heapless::Vec;
use saves::Journal;

/// Bytes of the actions of a full chunk, each with its length before it. A full chunk makes a record of 128 bytes: half
/// of what the flash can program at once.
pub(crate) const CAPACITY: usize = 108;
const _: () = assert!(1 + Journal::NOTE == CAPACITY);

/// A piece of a journal, written anew with each action until it is full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chunk {
    /// The generation of its journal, which tells it from earlier journals of the same id.
    pub generation: u16,
    /// Counts the writes of the journal. A chunk with a lower number than the chunk before it was undone.
    pub number: u32,
    /// The number of its first action.
    pub at: u16,
    /// The hash over the head and all actions before.
    pub before: u32,
    actions: Vec<u8, CAPACITY>,
}

impl Chunk {
    const FIXED: usize = 12;
    /// Bytes of the longest chunk.
    pub const SIZE: usize = Self::FIXED + CAPACITY;

    /// Returns what stands for a note in the place of the last chunk: number 0 tells it from one that was written with an
    /// action, and from all that follows one. None if it is too long.
    pub fn note(generation: u16, note: &[u8]) -> Option<Self> {
        let mut chunk = Chunk::new(generation, 0, u16::MAX, 0);
        chunk.push(note).then_some(chunk)
    }

    /// Returns what is noted, if it is a note.
    pub fn noted(&self) -> Option<&[u8]> {
        self.actions().next().filter(|_| self.number == 0)
    }

    /// Returns a chunk without actions.
    pub const fn new(generation: u16, number: u32, at: u16, before: u32) -> Self {
        Chunk { generation, number, at, before, actions: Vec::new() }
    }

    pub fn encode(&self) -> Vec<u8, { Self::SIZE }> {
        let parts: [&[u8]; 5] = [
            &self.generation.to_le_bytes(),
            &self.at.to_le_bytes(),
            &self.number.to_le_bytes(),
            &self.before.to_le_bytes(),
            &self.actions,
        ];
        // They fit: `SIZE` is their sum.
        parts.into_iter().flatten().copied().collect()
    }

    /// Returns the chunk that these bytes are; none unless they are one to the last byte.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let (fixed, actions) = bytes.split_first_chunk::<{ Self::FIXED }>()?;
        let [g0, g1, a0, a1, n0, n1, n2, n3, b0, b1, b2, b3] = *fixed;
        let chunk = Chunk {
            generation: u16::from_le_bytes([g0, g1]),
            at: u16::from_le_bytes([a0, a1]),
            number: u32::from_le_bytes([n0, n1, n2, n3]),
            before: u32::from_le_bytes([b0, b1, b2, b3]),
            actions: Vec::from_slice(actions).ok()?,
        };
        let whole: usize = chunk.actions().map(|action| 1 + action.len()).sum();
        (whole == actions.len()).then_some(chunk)
    }

    /// Returns whether it begins where `chunk` ends, and was written after it.
    pub fn follows(&self, chunk: &Chunk) -> bool {
        self.generation == chunk.generation
            && self.number > chunk.number
            && self.at == chunk.end()
            && self.before == chunk.after()
    }

    /// Adds an action. Returns whether there was room for it.
    pub fn push(&mut self, action: &[u8]) -> bool {
        let fits = self.actions.len() + 1 + action.len() <= CAPACITY;
        fits && self.actions.push(action.len() as u8).is_ok() && self.actions.extend_from_slice(action).is_ok()
    }

    /// Keeps the first `count` actions.
    pub fn truncate(&mut self, count: u16) {
        let bytes = self.actions().take(count as usize).map(|action| 1 + action.len()).sum();
        self.actions.truncate(bytes);
    }

    /// Iterates over the actions.
    pub fn actions(&self) -> impl Iterator<Item = &[u8]> {
        let mut rest = &self.actions[..];
        core::iter::from_fn(move || {
            let (&length, tail) = rest.split_first()?;
            let (action, tail) = tail.split_at_checked(length as usize)?;
            rest = tail;
            Some(action)
        })
    }

    /// Returns the number of the action after its last.
    pub fn end(&self) -> u16 {
        self.at.saturating_add(self.actions().count() as u16)
    }

    /// Returns the hash over the head and all actions up to its last.
    pub fn after(&self) -> u32 {
        hash(self.before, &self.actions)
    }
}

/// The hash of nothing.
pub(crate) const EMPTY: u32 = 0x811c_9dc5;

/// Extends a hash (FNV-1a) by more bytes. Unlike the checksum of a record, it runs through a whole journal.
pub(crate) fn hash(before: u32, bytes: &[u8]) -> u32 {
    bytes.iter().fold(before, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use saves::ActionBytes;

    use super::*;

    fn action(length: usize) -> ActionBytes {
        (0..length as u8).collect()
    }

    #[test]
    fn a_chunk_comes_back_as_it_was() {
        let mut chunk = Chunk::new(7, 70_000, 31, 0xdead_beef);
        for length in [3, 0, 8, 1] {
            assert!(chunk.push(&action(length)));
        }
        assert_eq!(Chunk::decode(&chunk.encode()), Some(chunk.clone()));
        assert_eq!(chunk.end(), 35);
        assert_eq!(chunk.actions().map(<[u8]>::len).collect::<Vec<_, 8>>(), [3, 0, 8, 1]);
    }

    #[test]
    fn a_full_chunk_takes_no_more() {
        let mut chunk = Chunk::new(0, 1, 0, EMPTY);
        while chunk.push(&action(8)) {}
        assert_eq!(chunk.end() as usize, CAPACITY / 9);
        assert!(chunk.encode().len() <= Chunk::SIZE);
    }

    #[test]
    fn truncating_takes_back_what_was_pushed() {
        let mut chunk = Chunk::new(0, 1, 5, EMPTY);
        chunk.push(&action(2));
        let before = chunk.clone();
        chunk.push(&action(4));
        chunk.truncate(1);
        assert_eq!(chunk, before);
        chunk.truncate(0);
        assert_eq!((chunk.end(), chunk.after()), (5, EMPTY));
    }

    #[test]
    fn a_note_is_no_part_of_a_journal() {
        let mut last = Chunk::new(7, 1, u16::MAX - 1, EMPTY);
        last.push(&action(3));
        let note = Chunk::note(7, &[9; Journal::NOTE]).unwrap();
        assert_eq!(Chunk::decode(&note.encode()), Some(note.clone()));
        assert_eq!((note.noted(), last.noted()), (Some(&[9; Journal::NOTE][..]), None));
        assert!(!note.follows(&last) && !note.follows(&Chunk { number: 0, ..last }));
        assert_eq!(Chunk::note(7, &[9; Journal::NOTE + 1]), None);
    }

    #[test]
    fn half_a_chunk_is_none() {
        let mut chunk = Chunk::new(0, 1, 0, EMPTY);
        chunk.push(&action(4));
        let bytes = chunk.encode();
        for length in (0..bytes.len()).filter(|&length| length != Chunk::FIXED) {
            assert_eq!(Chunk::decode(&bytes[..length]), None);
        }
    }
}
