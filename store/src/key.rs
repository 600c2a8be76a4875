//! What a record is filed under.

use saves::{Record, Slot};

/// The number under which a journal's records are filed. A journal that ends moves from its place to the finished ones,
/// and keeps its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct JournalId(pub u8);

impl JournalId {
    /// One for each place, one for each finished game, one for a journal that is about to replace another, and some to
    /// spare: format 3 had sixteen places.
    pub const COUNT: usize = 28;
    /// Ids of formats 1 and 2.
    pub const FIRST: usize = 20;

    pub fn all() -> impl Iterator<Item = JournalId> {
        (0..Self::COUNT as u8).map(JournalId)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a record is part of, which decides how much of the room it may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A journal.
    Journal,
    /// The pool of statistics.
    Page,
    /// Small records that are needed to remove the others.
    Other,
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
    const FORMS: u16 = 11;
    const HINTS: u16 = 27;
    const HEADS: u16 = 32;
    const CHUNKS: u16 = 64;
    const OLD_PAGES: u16 = Self::CHUNKS + JournalId::FIRST as u16 * Self::HALF;
    const MORE_CHUNKS: u16 = Self::OLD_PAGES + Self::PAGES_PER_POOL as u16;
    const LATER_CHUNKS: u16 = Self::MORE_CHUNKS + JournalId::FIRST as u16 * Self::HALF;
    const PAGES: u16 = Self::LATER_CHUNKS + (JournalId::COUNT - JournalId::FIRST) as u16 * Self::CHUNKS_PER_JOURNAL;
    const END: u16 = Self::PAGES + Self::PAGES_PER_POOL as u16;

    /// Slots of format 1, which kept statistics by slot.
    const INHERITED_SLOTS: u8 = 8;
    /// Set-ups of each game that format 2 told apart.
    const OLD_SETUPS: u16 = 20;
    /// The keys of a journal with one of the first ids are in two halves, `CHUNKS` and `MORE_CHUNKS`, of this many
    /// chunks each.
    const HALF: u16 = 64;
    /// Chunks of the longest journal.
    pub const CHUNKS_PER_JOURNAL: u16 = 2 * Self::HALF;
    /// Positions of the pool of statistics: as many as the flash can spare. Full, they take 28 of the 102 KiB that
    /// journals and statistics share, and leave room for twice the eight longest games. A page for each of forty kinds
    /// of set-up of sixteen games would take up to 110 KiB: then no game could be saved. When all are taken, the least
    /// recently written page makes room.
    pub const PAGES_PER_POOL: u8 = 160;
    /// Keys with an [index](Self::index) of their own.
    pub const COUNT: usize = Self::PAGES as usize;

    /// Returns the key of a record that is kept beside the journals; none if it is one of many in the pool.
    pub fn record(record: Record) -> Option<Key> {
        match record {
            Record::Settings => Some(Key(Self::SETTINGS)),
            Record::Era => Some(Key(Self::ERA)),
            Record::Hints => Some(Key(Self::HINTS)),
            Record::Inherited(Slot(slot)) if slot < Self::INHERITED_SLOTS => Some(Key(Self::INHERITED + slot as u16)),
            Record::Form(Slot(slot)) if slot < Slot::COUNT => Some(Key(Self::FORMS + slot as u16)),
            Record::Inherited(_) | Record::Form(_) | Record::Statistics(..) => None,
        }
    }

    /// Returns the key of the head of a journal.
    pub const fn head(id: JournalId) -> Key {
        Key(Self::HEADS + id.0 as u16)
    }

    /// Returns the key of chunk `number` of a journal; none beyond the most that it may have.
    pub fn chunk(id: JournalId, number: u16) -> Option<Key> {
        let (nth, first) = (id.0 as u16, JournalId::FIRST as u16);
        let key = match nth.checked_sub(first) {
            Some(later) => Self::LATER_CHUNKS + later * Self::CHUNKS_PER_JOURNAL + number,
            None if number < Self::HALF => Self::CHUNKS + nth * Self::HALF + number,
            None => Self::MORE_CHUNKS + nth * Self::HALF + number % Self::HALF,
        };
        (number < Self::CHUNKS_PER_JOURNAL).then_some(Key(key))
    }

    /// Returns the key of the page in this position of the pool.
    pub const fn page(position: u8) -> Key {
        Key(Self::PAGES + position as u16)
    }

    /// Returns the game and the category of statistics of format 2, which stand only in the key.
    pub fn old_page(self) -> Option<(Slot, u16)> {
        let nth = self.0.checked_sub(Self::OLD_PAGES).filter(|_| self.0 < Self::MORE_CHUNKS)?;
        Some((Slot((nth / Self::OLD_SETUPS) as u8), nth % Self::OLD_SETUPS))
    }

    /// Returns the key with this number, if there is one.
    pub fn new(number: u16) -> Option<Key> {
        (number < Self::END).then_some(Key(number))
    }

    pub const fn number(self) -> u16 {
        self.0
    }

    /// Returns where the log keeps the location of its newest record. A page takes over from the statistics of format 2
    /// in the same position.
    pub const fn index(self) -> usize {
        (if self.0 < Self::PAGES { self.0 } else { self.0 - Self::PAGES + Self::OLD_PAGES }) as usize
    }

    pub const fn kind(self) -> Kind {
        match self.index() as u16 {
            Self::OLD_PAGES..Self::MORE_CHUNKS => Kind::Page,
            Self::HEADS.. => Kind::Journal,
            _ => Kind::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_record_has_a_key_of_its_own() {
        let mut taken = [false; Key::COUNT];
        let inherited = (0..Key::INHERITED_SLOTS).map(|slot| Record::Inherited(Slot(slot)));
        let forms = Slot::all().map(Record::Form);
        let others = [Record::Settings, Record::Era, Record::Hints]
            .into_iter()
            .chain(inherited)
            .chain(forms)
            .filter_map(Key::record);
        let chunks = JournalId::all().flat_map(|id| (0..Key::CHUNKS_PER_JOURNAL).map(move |n| Key::chunk(id, n)));
        let journals = chunks.flatten().chain(JournalId::all().map(Key::head));
        for (key, kind) in others
            .chain([Key::DIRECTORY])
            .map(|key| (key, Kind::Other))
            .chain(journals.map(|key| (key, Kind::Journal)))
            .chain((0..Key::PAGES_PER_POOL).map(|position| (Key::page(position), Kind::Page)))
        {
            assert!(!core::mem::replace(&mut taken[key.index()], true), "{key:?}");
            assert_eq!((key.kind(), Key::new(key.number()), key.old_page()), (kind, Some(key), None));
        }
        // Four numbers before the heads and four behind them are free.
        assert_eq!(taken.iter().filter(|&&taken| !taken).count(), 4 + 4);
    }

    #[test]
    fn keys_of_earlier_formats_mean_what_they_meant() {
        assert_eq!(Key::record(Record::Inherited(Slot(7))), Some(Key(9)));
        assert_eq!(Key::record(Record::Inherited(Slot(8))), None);
        assert_eq!(Key::record(Record::Form(Slot(15))), Some(Key(26)));
        assert_eq!(Key::record(Record::Form(Slot(16))), None);
        assert_eq!(Key::chunk(JournalId(19), 63), Some(Key(64 + 64 * 19 + 63)));
        assert_eq!(Key::chunk(JournalId(19), 64), Some(Key(1504 + 64 * 19)));
        for (slot, n) in (0..8).flat_map(|slot| (0..20).map(move |n| (slot, n))) {
            let old = Key(1344 + 20 * u16::from(slot) + n);
            assert_eq!((old.old_page(), old.kind()), (Some((Slot(slot), n)), Kind::Page));
            assert_eq!(old.index(), Key::page((20 * u16::from(slot) + n) as u8).index());
        }
    }
}
