//! Records under keys, on a NOR flash that may lose power at any moment.
//!
//! The log only grows: a record is written behind the last one, and the newest under a key counts. When it needs another
//! sector, what still counts in the oldest one is copied there first, and the header is written last: from then on the
//! new sector counts instead of the old one. Only then may the old one be erased, so that nothing ever depends on what
//! an interrupted erase leaves.

use embedded_storage_async::nor_flash::NorFlash;
use saves::Failure;

use crate::key::{Key, Kind};
use crate::medium::{ALIGN, Medium};
use crate::record::{Prefix, Record};
use crate::sector::{CLEAN, CLEAN_AGAIN, CONTINUED, Header, Sector, VERSION};

const MAX_SECTORS: usize = 32;

/// Sectors that are kept out of the log: one to advance to, and two more in case that it fails.
const RESERVE: usize = 3;

/// What the region was found to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Content {
    /// A log.
    Ours,
    /// Nothing at all.
    Blank,
    /// A log of a later version.
    Later(u32),
    /// Something else.
    Foreign,
}

/// Address of a record, in units of [`ALIGN`]. No record is at 0: a header is there.
type Location = u16;
const NOWHERE: Location = 0;

#[derive(Debug)]
pub(crate) struct Log<F> {
    medium: Medium<F>,
    sectors: [Sector; MAX_SECTORS],
    /// The sector that is written.
    head: usize,
    /// Its sequence number.
    sequence: u32,
    /// Offset of the next record in it.
    end: u32,
    /// Sequence number of the oldest sector that counts.
    first: u32,
    /// Offset in the head at or behind which something was lost, and it is not known what.
    doubt: Option<u32>,
    /// How many records could not be read back since power-on.
    misses: u8,
    /// Sectors that failed in an earlier run and were not used since, as bits.
    suspects: u32,
    /// Whether the voltage is low: a failure says nothing about a sector then.
    low_voltage: bool,
    /// Location of the newest record under each key.
    index: [Location; Key::COUNT],
}

impl<F: NorFlash> Log<F> {
    const SECTOR: u32 = F::ERASE_SIZE as u32;
    /// Offsets between which records stand.
    const START: u32 = Header::SIZE as u32;
    const LIMIT: u32 = Self::SECTOR - CONTINUED.len() as u32;

    /// Returns the log on this flash; [`open`](Self::open) it before anything else.
    pub const fn new(flash: F) -> Self {
        const { assert!(F::ERASE_SIZE * MAX_SECTORS / ALIGN <= 1 << Location::BITS) }
        Log {
            medium: Medium::new(flash),
            sectors: [Sector::Bad; MAX_SECTORS],
            head: 0,
            sequence: 0,
            end: Self::LIMIT,
            first: 0,
            doubt: None,
            misses: 0,
            suspects: 0,
            low_voltage: false,
            index: [NOWHERE; Key::COUNT],
        }
    }

    fn count(&self) -> usize {
        self.medium.count().min(MAX_SECTORS)
    }

    /// Reads what there is. `directory` is what a blank region would be formatted with.
    pub async fn open(&mut self, directory: &[u8]) -> Result<Content, Failure> {
        self.sectors = [Sector::Bad; MAX_SECTORS];
        self.index = [NOWHERE; Key::COUNT];
        self.doubt = None;
        self.suspects = 0;
        let mut newest: Option<(usize, Header)> = None;
        for sector in 0..self.count() {
            let mut bytes = [0; Header::SIZE];
            self.medium.read(sector, 0, &mut bytes).await?;
            let header = match Header::decode(&bytes) {
                Ok(header) => header,
                Err(version) => return Ok(Content::Later(version)),
            };
            let again = header.is_none() && bytes.starts_with(&CLEAN_AGAIN);
            if again || header.is_some_and(Header::is_suspect) {
                self.suspects |= 1 << sector;
            }
            self.sectors[sector] = match header {
                Some(header) if header.is_suspect() => Sector::Waste,
                Some(header) if header.is_bad() => Sector::Bad,
                Some(header) => {
                    if newest.is_none_or(|(_, newest)| header.sequence > newest.sequence) {
                        newest = Some((sector, header));
                    }
                    Sector::Used(header.sequence)
                }
                None if (again || bytes.starts_with(&CLEAN))
                    && self.is_blank_from(sector, CLEAN.len() as u32).await? =>
                {
                    Sector::Clean
                }
                None => Sector::Waste,
            };
        }
        let Some((head, header)) = newest else { return self.open_without_header(directory).await };
        (self.head, self.sequence, self.first) = (head, header.sequence, header.first);
        self.discard_before(header.first);
        let mut next = header.first;
        while let Some((sector, sequence)) = self.oldest(next) {
            self.end = self.scan(sector, sequence).await?;
            next = sequence.saturating_add(1);
        }
        if header.version < VERSION {
            // Write into sectors of this format only, so that earlier firmware does not take them for its own.
            self.end = Self::LIMIT;
        }
        Ok(Content::Ours)
    }

    async fn open_without_header(&mut self, directory: &[u8]) -> Result<Content, Failure> {
        let mut record = Record::new(Key::DIRECTORY, directory)?;
        record.seal(Header::FIRST.sequence);
        let end = Self::START + record.size() as u32;
        for sector in 0..self.count() {
            // A format that was cut short has begun to write this, and nothing else.
            let torn = self.medium.is_torn(sector, 0, &Header::FIRST.encode()).await?
                && self.medium.is_torn(sector, Self::START, record.bytes()).await?
                && self.is_blank_from(sector, end).await?;
            if !torn {
                return Ok(Content::Foreign);
            }
        }
        Ok(Content::Blank)
    }

    /// Takes all records of a sector into the index. Returns the offset where the next one can go.
    async fn scan(&mut self, sector: usize, sequence: u32) -> Result<u32, Failure> {
        let mut end = Self::START;
        let mut damage = None;
        let mut record = Record::BLANK;
        while let Some(offset) = self.next(sector, sequence, end, &mut record).await? {
            if offset != end {
                damage = Some(end);
            }
            self.index[record.key().index()] = Self::locate(sector, offset);
            end = offset + record.size() as u32;
        }
        let mut limit = end;
        if !self.medium.is_blank(sector, end..Self::LIMIT).await? {
            limit = Self::LIMIT;
            // A write that was cut short leaves one torn record behind the last; anything longer was damaged later.
            let torn = Self::LIMIT.min(end + Record::MAX as u32);
            if !self.medium.is_blank(sector, torn..Self::LIMIT).await? {
                damage = Some(end);
            }
        }
        if sector == self.head {
            // An end mark says that the log advanced: the sector behind this one is gone.
            let continued = !self.is_blank_from(sector, Self::LIMIT).await?;
            self.doubt = if continued { Some(Self::SECTOR) } else { damage };
        }
        Ok(if self.doubt.is_some() { Self::LIMIT } else { limit })
    }

    /// Returns whether there is a record under a key, without reading it.
    pub fn has(&self, key: Key) -> bool {
        self.index[key.index()] != NOWHERE
    }

    /// Returns what the newest record under a key decodes to. The record is decoded in place: copying its 200 bytes for
    /// each of a thousand keys would take most of the start-up time.
    pub async fn get<T>(&mut self, key: Key, decode: impl FnOnce(&Record) -> Option<T>) -> Result<Option<T>, Failure> {
        let location = self.index[key.index()];
        let Some(sector) = Self::sector_of(location) else { return Ok(None) };
        let Sector::Used(sequence) = self.sectors[sector] else { return Ok(None) };
        let mut record = Record::BLANK;
        let found = self.read(sector, sequence, Self::offset_of(location), &mut record).await?;
        if found && record.key().index() == key.index() { Ok(decode(&record)) } else { Ok(None) }
    }

    /// Writes a record; the one that was under its key counts no more. If the log has to advance for it, `directory` is
    /// written into the new sector first.
    pub async fn put(&mut self, mut record: Record, directory: &[u8]) -> Result<(), Failure> {
        for _ in 0..=RESERVE {
            self.make_room(&record, directory).await?;
            if self.append(&mut record).await? {
                return Ok(());
            }
        }
        Err(Failure::Flash)
    }

    /// Takes a record out of the index until power-on: it is not copied any more.
    pub fn forget(&mut self, key: Key) {
        self.index[key.index()] = NOWHERE;
    }

    /// Returns whether a write may be lost. [Proven](Self::is_proven) records are newer than the loss.
    pub fn is_in_doubt(&self) -> bool {
        self.doubt.is_some()
    }

    /// Returns whether this record was written after what was lost.
    pub fn is_proven(&self, key: Key) -> bool {
        let location = self.index[key.index()];
        let in_head = Self::sector_of(location) == Some(self.head);
        in_head && self.doubt.is_some_and(|doubt| Self::offset_of(location) > doubt)
    }

    /// Tells whether the voltage is low.
    pub const fn set_low_voltage(&mut self, low: bool) {
        self.low_voltage = low;
    }

    /// Returns how many spots did not hold what was written: sectors that were given up, and records since power-on.
    pub fn worn(&self) -> u8 {
        let bad = self.sectors[..self.count()].iter().filter(|&&sector| sector == Sector::Bad).count();
        self.misses.saturating_add(bad as u8)
    }

    /// Begins an empty log. What was there counts no more from the moment that its first header is written.
    pub async fn format(&mut self, content: Content, directory: &[u8]) -> Result<(), Failure> {
        self.sequence = if content == Content::Ours { self.sequence } else { 0 };
        self.first = self.sequence.saturating_add(1);
        self.index = [NOWHERE; Key::COUNT];
        self.suspects = 0;
        match content {
            Content::Ours if self.spare() > 0 => (),
            Content::Ours | Content::Later(_) | Content::Foreign => {
                let count = self.count();
                self.sectors[..count].fill(Sector::Waste);
            }
            // Not erased first: if the power goes now, it must still be blank or have a torn header, nothing else.
            Content::Blank => self.trust_blank_sectors().await?,
        }
        self.advance(directory).await?;
        // A blank region need not be erased. In any other even bad sectors get a second chance.
        for sector in (0..self.count()).filter(|_| content != Content::Blank) {
            if matches!(self.sectors[sector], Sector::Waste | Sector::Bad) {
                self.erase(sector).await?;
            }
        }
        Ok(())
    }

    /// Does a piece of the work that would hold up a later write. Returns whether it did any.
    pub async fn tidy(&mut self) -> Result<bool, Failure> {
        let clean = self.sectors.iter().filter(|&&sector| sector == Sector::Clean).count();
        if clean < RESERVE
            && let Some(sector) = self.pick(Sector::Waste)
        {
            self.erase(sector).await?;
            return Ok(true);
        }
        if self.spare() > RESERVE {
            return Ok(false);
        }
        // Move a record out of the oldest sector, which the next one will replace: then it is not copied there.
        let Some((oldest, sequence)) = self.oldest(self.first).filter(|&(oldest, _)| oldest != self.head) else {
            return Ok(false);
        };
        let Some(location) = self.index.iter().find(|&&location| Self::sector_of(location) == Some(oldest)) else {
            return Ok(false);
        };
        let offset = Self::offset_of(*location);
        let mut record = Record::BLANK;
        let found = self.read(oldest, sequence, offset, &mut record).await?;
        Ok(found && self.end + record.size() as u32 <= Self::LIMIT && self.append(&mut record).await?)
    }

    /// Advances until a record fits into the head.
    async fn make_room(&mut self, record: &Record, directory: &[u8]) -> Result<(), Failure> {
        let size = record.size();
        for round in 0..2 * MAX_SECTORS {
            if self.end + size as u32 <= Self::LIMIT {
                return Ok(());
            }
            if round == 0
                && let Some(room) = self.room_for(record.key().kind())
                && self.live_bytes(None).await? + size > room
            {
                return Err(Failure::Full);
            }
            self.advance(directory).await?;
        }
        Err(Failure::Full)
    }

    /// Returns how many bytes the records take that count: in one sector, or everywhere.
    async fn live_bytes(&mut self, sector: Option<usize>) -> Result<usize, Failure> {
        let mut live = 0;
        for index in 0..Key::COUNT {
            let location = self.index[index];
            if let Some(found) = Self::sector_of(location)
                && sector.is_none_or(|sector| sector == found)
            {
                let prefix = self.prefix(found, Self::offset_of(location)).await?;
                live += prefix.map_or(0, Prefix::size);
            }
        }
        Ok(live)
    }

    /// Returns how many bytes may count before a record of this kind is refused. Neither journals nor statistics may take
    /// the last of the room: the other records are needed to get rid of one.
    fn room_for(&self, kind: Kind) -> Option<usize> {
        let good = self.sectors.iter().filter(|&&sector| sector != Sector::Bad).count();
        let sector = (Self::LIMIT - Self::START) as usize - Record::MAX;
        // Leaves out the reserve, the head, and one sector: half of it is for statistics, half for the other records.
        let journals = good.saturating_sub(RESERVE + 2) * sector;
        match kind {
            Kind::Journal => Some(journals),
            Kind::Page => Some(journals + sector / 2),
            Kind::Other => None,
        }
    }

    /// Returns how many sectors are out of the log.
    fn spare(&self) -> usize {
        self.sectors.iter().filter(|sector| matches!(sector, Sector::Clean | Sector::Waste)).count()
    }

    /// Begins another sector, which becomes the head.
    async fn advance(&mut self, directory: &[u8]) -> Result<(), Failure> {
        let sequence = self.sequence.saturating_add(1);
        while let Some(sector) = self.take_clean().await? {
            // It is neither spare nor in the log until all is well.
            self.sectors[sector] = Sector::Bad;
            let Some(first) = self.compact_into(sector, sequence, directory).await? else {
                self.give_up(sector).await?;
                continue;
            };
            if !self.write_header(sector, Header::new(sequence, first)).await? {
                continue;
            }
            let used = matches!(self.sectors[self.head], Sector::Used(_));
            if used && self.is_blank_from(self.head, Self::LIMIT).await? {
                // If this mark fails, only the knowledge that a sector follows this one is lost.
                let _ = self.medium.write(self.head, Self::LIMIT, &CONTINUED).await;
            }
            self.sectors[sector] = Sector::Used(sequence);
            self.suspects &= !(1 << sector);
            (self.head, self.sequence, self.first) = (sector, sequence, first);
            self.end = self.scan(sector, sequence).await?;
            self.discard_before(first);
            return Ok(());
        }
        Err(Failure::Flash)
    }

    /// Writes the directory into a new sector, and copies what counts in the oldest ones as long as too few sectors are
    /// out of the log. Returns the sequence number of the first that will count; none if something can't be read back.
    async fn compact_into(&mut self, sector: usize, sequence: u32, directory: &[u8]) -> Result<Option<u32>, Failure> {
        let mut end = Self::START;
        if !self.write(sector, sequence, &mut end, &mut Record::new(Key::DIRECTORY, directory)?).await? {
            return Ok(None);
        }
        let (mut first, mut spare) = (self.first, self.spare());
        while spare < RESERVE
            && let Some((oldest, old)) = self.oldest(first)
            && oldest != self.head
            && end as usize + self.live_bytes(Some(oldest)).await? <= Self::LIMIT as usize
        {
            let (mut next, mut record) = (Self::START, Record::BLANK);
            while let Some(offset) = self.next(oldest, old, next, &mut record).await? {
                next = offset + record.size() as u32;
                let counts = self.index[record.key().index()] == Self::locate(oldest, offset);
                if counts && !self.write(sector, sequence, &mut end, &mut record).await? {
                    return Ok(None);
                }
            }
            (first, spare) = (old.saturating_add(1), spare + 1);
        }
        Ok(Some(first))
    }

    /// Returns the next sector that can be written, erasing one if it must.
    async fn take_clean(&mut self) -> Result<Option<usize>, Failure> {
        loop {
            let clean = self.pick(Sector::Clean);
            match self.pick(Sector::Waste) {
                Some(sector) if clean.is_none() => self.erase(sector).await?,
                _ => return Ok(clean),
            }
        }
    }

    async fn trust_blank_sectors(&mut self) -> Result<(), Failure> {
        for sector in 0..self.count() {
            if self.is_blank_from(sector, 0).await? {
                self.sectors[sector] = Sector::Clean;
            }
        }
        Ok(())
    }

    async fn erase(&mut self, sector: usize) -> Result<(), Failure> {
        self.sectors[sector] = Sector::Clean;
        let mark = if self.is_suspect(sector) { CLEAN_AGAIN } else { CLEAN };
        let erased = self.medium.erase(sector).await? && self.medium.write(sector, 0, &mark).await?;
        if erased { Ok(()) } else { self.give_up(sector).await }
    }

    /// Leaves a sector out: it does not hold what is written. Its header says so, if it takes one: the first time it is
    /// only suspect, and tried again after the next start. While the voltage is low it may well be good, and is not marked.
    async fn give_up(&mut self, sector: usize) -> Result<(), Failure> {
        self.sectors[sector] = Sector::Bad;
        if self.low_voltage {
            return Ok(());
        }
        let header = if self.is_suspect(sector) { Header::BAD } else { Header::SUSPECT };
        if self.medium.is_blank(sector, Header::START as u32..Self::START).await? {
            self.write_header(sector, header).await?;
        }
        Ok(())
    }

    /// Returns whether a sector has failed, and not held anything since.
    const fn is_suspect(&self, sector: usize) -> bool {
        self.suspects >> sector & 1 == 1
    }

    async fn write_header(&mut self, sector: usize, header: Header) -> Result<bool, Failure> {
        self.medium.write(sector, Header::START as u32, &header.encode()[Header::START..]).await
    }

    /// Returns the next sector of this kind behind the head, so that all are used equally often.
    fn pick(&self, kind: Sector) -> Option<usize> {
        let count = self.count();
        (1..=count).map(|step| (self.head + step) % count).find(|&sector| self.sectors[sector] == kind)
    }

    /// Returns the first sector in the log with this sequence number or a later one.
    fn oldest(&self, sequence: u32) -> Option<(usize, u32)> {
        let used = self.sectors.iter().enumerate().filter_map(|(index, sector)| match *sector {
            Sector::Used(found) if found >= sequence => Some((index, found)),
            _ => None,
        });
        used.min_by_key(|&(_, found)| found)
    }

    fn discard_before(&mut self, first: u32) {
        for sector in &mut self.sectors {
            if matches!(*sector, Sector::Used(sequence) if sequence < first) {
                *sector = Sector::Waste;
            }
        }
        for location in &mut self.index {
            if Self::sector_of(*location).is_some_and(|sector| self.sectors[sector] == Sector::Waste) {
                *location = NOWHERE;
            }
        }
    }

    /// Writes a record behind the last one. Returns whether it can be read back: if not, the head takes no more.
    async fn append(&mut self, record: &mut Record) -> Result<bool, Failure> {
        let (location, mut end) = (Self::locate(self.head, self.end), self.end);
        let written = self.write(self.head, self.sequence, &mut end, record).await?;
        self.end = if written { end } else { Self::LIMIT };
        self.misses = self.misses.saturating_add(u8::from(!written));
        if written {
            self.index[record.key().index()] = location;
        }
        Ok(written)
    }

    /// Writes a record at an offset, which moves behind it. Returns whether it can be read back.
    async fn write(
        &mut self,
        sector: usize,
        sequence: u32,
        offset: &mut u32,
        record: &mut Record,
    ) -> Result<bool, Failure> {
        record.seal(sequence);
        let written = self.medium.write(sector, *offset, record.bytes()).await?;
        *offset += record.size() as u32;
        Ok(written)
    }

    /// Reads the first whole record at this offset or behind it. Returns its offset.
    async fn next(
        &mut self,
        sector: usize,
        sequence: u32,
        offset: u32,
        record: &mut Record,
    ) -> Result<Option<u32>, Failure> {
        let mut at = offset;
        while !self.read(sector, sequence, at, record).await? {
            // A torn record is mostly followed by blank cells: skip them piece by piece.
            let rest = at + ALIGN as u32..Self::LIMIT;
            match self.medium.find(sector, rest, |cells| Prefix::decode(cells).is_some()).await? {
                Some(found) => at = found,
                None => return Ok(None),
            }
        }
        Ok(Some(at))
    }

    /// Reads the record at this offset. Returns whether a whole one is there.
    async fn read(&mut self, sector: usize, sequence: u32, offset: u32, record: &mut Record) -> Result<bool, Failure> {
        let Some(prefix) = self.prefix(sector, offset).await? else { return Ok(false) };
        self.medium.read(sector, offset, record.announce(prefix)).await?;
        Ok(record.is_whole(sequence))
    }

    /// Returns how the record at this offset begins, if one does.
    async fn prefix(&mut self, sector: usize, offset: u32) -> Result<Option<Prefix>, Failure> {
        if offset + Record::HEADER as u32 > Self::LIMIT {
            return Ok(None);
        }
        let mut bytes = [0; Prefix::SIZE];
        self.medium.read(sector, offset, &mut bytes).await?;
        Ok(Prefix::decode(&bytes).filter(|prefix| offset as usize + prefix.size() <= Self::LIMIT as usize))
    }

    async fn is_blank_from(&mut self, sector: usize, offset: u32) -> Result<bool, Failure> {
        self.medium.is_blank(sector, offset..Self::SECTOR).await
    }

    const fn locate(sector: usize, offset: u32) -> Location {
        ((sector as u32 * Self::SECTOR + offset) / ALIGN as u32) as Location
    }

    fn sector_of(location: Location) -> Option<usize> {
        (location != NOWHERE).then_some(location as usize * ALIGN / F::ERASE_SIZE)
    }

    const fn offset_of(location: Location) -> u32 {
        location as u32 * ALIGN as u32 % Self::SECTOR
    }
}
