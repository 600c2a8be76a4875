//! A page: the statistics of one category of set-ups of a game. Only pages that were written take room.

use core::num::NonZeroU32;

use heapless::Vec;
use saves::{Blob, Slot};

use crate::key::Key;
use crate::record::Record;

const _: () = assert!(Record::HEADER + Page::SIZE <= Record::MAX);

/// What tells a page from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Label {
    /// The game.
    pub slot: Slot,
    /// The category of its set-ups.
    pub category: u16,
    /// Counts the writes of pages: the lowest is the least recently written one.
    pub number: NonZeroU32,
}

/// The statistics of one category of set-ups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Page {
    pub label: Label,
    /// What the console keeps.
    pub blob: Blob,
}

impl Page {
    const FIXED: usize = 7;
    /// Bytes of the longest page.
    pub const SIZE: usize = Self::FIXED + 160;

    pub fn encode(&self) -> Vec<u8, { Self::SIZE }> {
        let Label { slot, category, number } = self.label;
        let fixed = [slot.0].into_iter().chain(category.to_le_bytes()).chain(number.get().to_le_bytes());
        // It fits: `SIZE` is the sum.
        fixed.chain(self.blob.iter().copied()).collect()
    }

    /// Returns the page that a record holds. Statistics of format 2 are older than any page.
    pub fn decode(record: &Record) -> Option<Self> {
        if let Some((slot, category)) = record.key().old_page() {
            let label = Label { slot, category, number: NonZeroU32::MIN };
            return Some(Page { label, blob: Blob::from_slice(record.data()).ok()? });
        }
        let (&[slot, c0, c1, number @ ..], blob) = record.data().split_first_chunk::<{ Self::FIXED }>()?;
        let number = NonZeroU32::new(u32::from_le_bytes(number))?;
        let label = Label { slot: Slot(slot), category: u16::from_le_bytes([c0, c1]), number };
        (slot < Slot::COUNT).then_some(Page { label, blob: Blob::from_slice(blob).ok()? })
    }
}

/// Which pages there are, by position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pool([Option<Label>; Self::SIZE]);

impl Pool {
    const SIZE: usize = Key::PAGES_PER_POOL as usize;

    /// Returns a pool without pages.
    pub const fn new() -> Self {
        Pool([None; Self::SIZE])
    }

    /// Returns the positions.
    pub fn positions() -> impl Iterator<Item = u8> {
        0..Key::PAGES_PER_POOL
    }

    fn pages(&self) -> impl Iterator<Item = (u8, Label)> {
        Self::positions().zip(self.0).filter_map(|(position, label)| Some((position, label?)))
    }

    /// Returns the page in this position.
    pub fn get(&self, position: u8) -> Option<Label> {
        self.0[position as usize]
    }

    /// Returns the position of the page of this category.
    pub fn find(&self, slot: Slot, category: u16) -> Option<u8> {
        let mut pages = self.pages();
        pages.find(|(_, label)| label.slot == slot && label.category == category).map(|(position, _)| position)
    }

    /// Returns the position for a page that is written next: its own, a free one, or that of the least recently written
    /// page.
    pub fn room(&self, slot: Slot, category: u16) -> u8 {
        let free = || Self::positions().find(|&position| self.get(position).is_none());
        let oldest = || self.pages().min_by_key(|(_, label)| label.number).map(|(position, _)| position);
        self.find(slot, category).or_else(free).or_else(oldest).unwrap_or(0)
    }

    /// Returns the number for a page that is written next.
    pub fn next(&self) -> NonZeroU32 {
        let newest = self.pages().map(|(_, label)| label.number).max();
        newest.unwrap_or(NonZeroU32::MIN).saturating_add(1)
    }

    /// Takes a page in. Of two of the same category the older one goes: returns its position.
    pub fn insert(&mut self, position: u8, label: Label) -> Option<u8> {
        let other = self.find(label.slot, label.category).filter(|&other| other != position);
        self.0[position as usize] = Some(label);
        let is_newer = |other| self.get(other).is_some_and(|other| other.number > label.number);
        let dropped = other.map(|other| if is_newer(other) { position } else { other })?;
        self.0[dropped as usize] = None;
        Some(dropped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(category: u16, number: u32) -> Label {
        Label { slot: Slot(15), category, number: NonZeroU32::new(number).unwrap() }
    }

    #[test]
    fn a_page_comes_back_as_it_was() {
        let page = Page { label: label(1279, 70_000), blob: Blob::from_slice(&[9; 160]).unwrap() };
        let record = Record::new(Key::page(159), &page.encode()).unwrap();
        assert_eq!(Page::decode(&record), Some(page));
        assert_eq!(Page::decode(&Record::new(Key::page(0), &[1; 6]).unwrap()), None);
    }

    #[test]
    fn statistics_of_format_2_are_a_page() {
        let record = Record::new(Key::new(1344 + 20 * 3 + 7).unwrap(), &[5; 3]).unwrap();
        let page = Page::decode(&record).unwrap();
        assert_eq!((page.label.slot, page.label.category, &page.blob[..]), (Slot(3), 7, &[5; 3][..]));
    }

    #[test]
    fn the_least_recently_written_page_makes_room() {
        let mut pool = Pool::new();
        for category in 0..160 {
            assert_eq!(
                pool.insert(pool.room(Slot(15), category), Label { number: pool.next(), ..label(category, 1) }),
                None
            );
        }
        // Written again, and so not the first to go.
        assert_eq!(pool.insert(pool.room(Slot(15), 0), Label { number: pool.next(), ..label(0, 1) }), None);
        let room = pool.room(Slot(15), 160);
        assert_eq!(pool.get(room).map(|label| label.category), Some(1));
        assert_eq!(pool.insert(room, Label { number: pool.next(), ..label(160, 1) }), None);
        assert_eq!([0, 1, 160].map(|category| pool.find(Slot(15), category).is_some()), [true, false, true]);
    }

    #[test]
    fn of_two_pages_of_a_category_the_newer_one_stays() {
        for (first, second, dropped) in [(7, 8, 3), (8, 7, 5)] {
            let mut pool = Pool::new();
            assert_eq!(pool.insert(3, label(1, first)), None);
            assert_eq!(pool.insert(5, label(1, second)), Some(dropped));
            assert_eq!(pool.find(Slot(15), 1), Some(8 - dropped));
        }
    }
}
