//! Records under keys, on a NOR flash that may lose power at any moment.
//!
//! The log only grows: a record is written behind the last one, and the newest under a key counts. When it needs another
//! sector, what still counts in the oldest one is copied there first, and the header last: with it the new sector
//! counts, and the old one counts no more. Only then may that be erased, so that nothing ever depends on what an
//! interrupted erase leaves.

use core::ops::Range;

use console::Failure;
use embedded_storage_async::nor_flash::NorFlash;

use crate::head::Head;
use crate::key::Key;
use crate::sector::{CLEAN, CONTINUED, CRC, ERASED, Header, Sector};

/// The most bytes that a record holds: the head of a journal is the longest.
const MAX_DATA: usize = Head::SIZE;

/// Key, length and checksum of a record.
const RECORD_HEADER: usize = 8;
const MAX_RECORD: usize = size(MAX_DATA);

/// Records begin at multiples of this.
const ALIGN: usize = 4;

const MAX_SECTORS: usize = 32;

/// So many sectors are kept out of the log: one to go on in, and others in case that it fails.
const RESERVE: usize = 3;

/// What the region was found to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Content {
    /// A log.
    Ours,
    /// Nothing at all.
    Blank,
    /// Something else.
    Foreign,
}

/// Where a record is, in units of [`ALIGN`]. No record is at 0: a header is there.
type Location = u16;
const NOWHERE: Location = 0;

#[derive(Debug)]
pub(crate) struct Log<F> {
    flash: F,
    sectors: [Sector; MAX_SECTORS],
    /// The sector that is written.
    head: usize,
    /// Its sequence number.
    sequence: u32,
    /// Where the next record goes in it.
    end: u32,
    /// The oldest sector that holds something that counts.
    first: u32,
    /// Something in the head at or behind this offset was lost, and it is not known what.
    doubt: Option<u32>,
    index: [Location; Key::COUNT],
    buffer: [u8; MAX_RECORD],
}

/// A whole record, whose data is in the buffer.
struct Found {
    key: Key,
    offset: u32,
    length: usize,
}

impl Found {
    fn size(&self) -> usize {
        size(self.length)
    }

    fn end(&self) -> u32 {
        self.offset + self.size() as u32
    }
}

const fn size(length: usize) -> usize {
    (RECORD_HEADER + length).next_multiple_of(ALIGN)
}

impl<F: NorFlash> Log<F> {
    const SECTOR: u32 = F::ERASE_SIZE as u32;
    /// Where the room for records ends.
    const LIMIT: u32 = Self::SECTOR - CONTINUED.len() as u32;

    /// The log on this flash; [`open`](Self::open) it before anything else.
    pub const fn new(flash: F) -> Self {
        const {
            assert!(ALIGN.is_multiple_of(F::WRITE_SIZE) && ALIGN.is_multiple_of(F::READ_SIZE));
            assert!(F::ERASE_SIZE.is_multiple_of(ALIGN) && F::ERASE_SIZE >= 1024);
            assert!(F::ERASE_SIZE * MAX_SECTORS / ALIGN <= 1 << Location::BITS);
        }
        Log {
            flash,
            sectors: [Sector::Bad; MAX_SECTORS],
            head: 0,
            sequence: 0,
            end: Self::LIMIT,
            first: 0,
            doubt: None,
            index: [NOWHERE; Key::COUNT],
            buffer: [ERASED; MAX_RECORD],
        }
    }

    fn count(&self) -> usize {
        (self.flash.capacity() / F::ERASE_SIZE).min(MAX_SECTORS)
    }

    /// Reads what there is. `note` is the one that a blank region would be formatted with.
    pub async fn open(&mut self, note: &[u8]) -> Result<Content, Failure> {
        self.sectors = [Sector::Bad; MAX_SECTORS];
        self.index = [NOWHERE; Key::COUNT];
        self.doubt = None;
        let mut newest: Option<(usize, Header)> = None;
        for sector in 0..self.count() {
            let bytes = self.header(sector).await?;
            self.sectors[sector] = match Header::decode(&bytes) {
                Some(Header::BAD) => Sector::Bad,
                Some(header) => {
                    if newest.is_none_or(|(_, newest)| header.sequence > newest.sequence) {
                        newest = Some((sector, header));
                    }
                    Sector::Used(header.sequence)
                }
                None if bytes[..4] == CLEAN && self.is_blank(sector, 4..Self::SECTOR).await? => Sector::Clean,
                None => Sector::Waste,
            };
        }
        let Some((head, header)) = newest else { return self.open_without_header(note).await };
        (self.head, self.sequence, self.first) = (head, header.sequence, header.first);
        self.discard_before(header.first);
        let mut next = header.first;
        while let Some((sector, sequence)) = self.oldest(next) {
            self.end = self.scan(sector, sequence).await?;
            next = sequence.saturating_add(1);
        }
        Ok(Content::Ours)
    }

    async fn open_without_header(&mut self, note: &[u8]) -> Result<Content, Failure> {
        let header = Header::FIRST.encode();
        for sector in 0..self.count() {
            let size = self.frame(Key::NOTE, note, Header::FIRST.sequence)?;
            let record = self.buffer;
            let end = Header::SIZE as u32 + size as u32;
            // A format that was cut short has begun to write this, and nothing else.
            let torn = self.is_torn(sector, 0, &header).await?
                && self.is_torn(sector, Header::SIZE as u32, &record[..size]).await?
                && self.is_blank(sector, end..Self::SECTOR).await?;
            if !torn {
                return Ok(Content::Foreign);
            }
        }
        Ok(Content::Blank)
    }

    /// Takes all records of a sector into the index. Says where the next one can go.
    async fn scan(&mut self, sector: usize, sequence: u32) -> Result<u32, Failure> {
        let mut end = Header::SIZE as u32;
        let mut damage = None;
        while let Some(found) = self.next(sector, sequence, end).await? {
            if found.offset != end {
                damage = Some(end);
            }
            self.index[found.key.index()] = Self::locate(sector, found.offset);
            end = found.end();
        }
        let mut limit = end;
        if !self.is_blank(sector, end..Self::LIMIT).await? {
            limit = Self::LIMIT;
            // A write that was cut short leaves one torn record behind the last; anything longer was lost since.
            let torn = end + MAX_RECORD as u32;
            if torn < Self::LIMIT && !self.is_blank(sector, torn..Self::LIMIT).await? {
                damage = Some(end);
            }
        }
        if sector == self.head {
            // If it says that the log goes on, the sector where it did is gone.
            let continued = !self.is_blank(sector, Self::LIMIT..Self::SECTOR).await?;
            self.doubt = if continued { Some(Self::SECTOR) } else { damage };
        }
        Ok(if self.doubt.is_some() { Self::LIMIT } else { limit })
    }

    /// The newest record under this key.
    pub async fn get(&mut self, key: Key) -> Result<Option<&[u8]>, Failure> {
        let location = self.index[key.index()];
        let Some(sector) = Self::sector_of(location) else { return Ok(None) };
        let Sector::Used(sequence) = self.sectors[sector] else { return Ok(None) };
        Ok(match self.record(sector, sequence, Self::offset_of(location)).await? {
            Some(found) if found.key == key => Some(&self.buffer[RECORD_HEADER..][..found.length]),
            _ => None,
        })
    }

    /// Writes a record; the one that was under this key counts no more. If it takes another sector, `note` is written
    /// there first.
    pub async fn put(&mut self, key: Key, data: &[u8], note: &[u8]) -> Result<(), Failure> {
        for _ in 0..=RESERVE {
            self.make_room(key, size(data.len()), note).await?;
            let size = self.frame(key, data, self.sequence)?;
            if self.append(key, size).await? {
                return Ok(());
            }
        }
        Err(Failure::Flash)
    }

    /// The record under this key counts no more, as far as this session knows.
    pub fn forget(&mut self, key: Key) {
        self.index[key.index()] = NOWHERE;
    }

    /// Whether something that was newer than every record except [proven](Self::is_proven) ones may have been lost.
    pub fn is_in_doubt(&self) -> bool {
        self.doubt.is_some()
    }

    /// Whether this record was written after what was lost.
    pub fn is_proven(&self, key: Key) -> bool {
        let location = self.index[key.index()];
        let in_head = Self::sector_of(location) == Some(self.head);
        in_head && self.doubt.is_some_and(|doubt| Self::offset_of(location) > doubt)
    }

    /// Begins an empty log. What was there counts no more from the moment that its first header is written.
    pub async fn format(&mut self, content: Content, note: &[u8]) -> Result<(), Failure> {
        self.sequence = if content == Content::Ours { self.sequence } else { 0 };
        self.first = self.sequence.saturating_add(1);
        self.index = [NOWHERE; Key::COUNT];
        match content {
            Content::Ours if self.spare() > 0 => (),
            Content::Ours | Content::Foreign => {
                let count = self.count();
                self.sectors[..count].fill(Sector::Waste);
            }
            // Not erased first: if the power goes now, it must still be blank or have a torn header, nothing else.
            Content::Blank => self.trust_blank_sectors().await?,
        }
        self.go_on(note).await?;
        // Erasing a blank region would take long, and nobody asked for it. Otherwise even the bad get a second chance.
        for sector in (0..self.count()).filter(|_| content != Content::Blank) {
            if matches!(self.sectors[sector], Sector::Waste | Sector::Bad) {
                self.erase(sector).await?;
            }
        }
        Ok(())
    }

    /// Does a piece of the work that would hold up a later write. Says whether it did any.
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
        // The next sector will replace the oldest one: it need not copy what was moved before.
        let Some((oldest, sequence)) = self.oldest(self.first).filter(|&(oldest, _)| oldest != self.head) else {
            return Ok(false);
        };
        let Some(location) = self.index.iter().find(|&&location| Self::sector_of(location) == Some(oldest)) else {
            return Ok(false);
        };
        let Some(found) = self.record(oldest, sequence, Self::offset_of(*location)).await? else { return Ok(false) };
        if self.end + found.size() as u32 > Self::LIMIT {
            return Ok(false);
        }
        let size = self.reframe(&found, self.sequence);
        self.append(found.key, size).await
    }

    /// Sees to it that a record of this size fits into the head.
    async fn make_room(&mut self, key: Key, size: usize, note: &[u8]) -> Result<(), Failure> {
        for round in 0..2 * MAX_SECTORS {
            if self.end + size as u32 <= Self::LIMIT {
                return Ok(());
            }
            if round == 0 && self.weight(None).await? + size > self.capacity(key) {
                return Err(Failure::Full);
            }
            self.go_on(note).await?;
        }
        Err(Failure::Full)
    }

    /// How many bytes all records take that count: in one sector, or everywhere.
    async fn weight(&mut self, sector: Option<usize>) -> Result<usize, Failure> {
        let mut weight = 0;
        for index in 0..Key::COUNT {
            let location = self.index[index];
            if let Some(found) = Self::sector_of(location)
                && sector.is_none_or(|sector| sector == found)
            {
                let mut header = [0; RECORD_HEADER];
                self.read(found, Self::offset_of(location), &mut header).await?;
                weight += size(u16::from_le_bytes([header[2], header[3]]) as usize);
            }
        }
        Ok(weight)
    }

    fn capacity(&self, key: Key) -> usize {
        let good = self.sectors.iter().filter(|&&sector| sector != Sector::Bad).count();
        // Besides the head and the reserve, journals leave one more to the other records.
        let usable = good.saturating_sub(RESERVE + 1 + key.is_journal() as usize);
        usable * (Self::LIMIT as usize - Header::SIZE - MAX_RECORD)
    }

    /// How many sectors are out of the log.
    fn spare(&self) -> usize {
        self.sectors.iter().filter(|sector| matches!(sector, Sector::Clean | Sector::Waste)).count()
    }

    /// Goes on in another sector.
    async fn go_on(&mut self, note: &[u8]) -> Result<(), Failure> {
        let sequence = self.sequence.saturating_add(1);
        while let Some(sector) = self.take_clean().await? {
            // It is neither spare nor in the log until all is well.
            self.sectors[sector] = Sector::Bad;
            let Some(first) = self.fill(sector, sequence, note).await? else {
                self.give_up(sector).await?;
                continue;
            };
            if !self.write_header(sector, Header { sequence, first }).await? {
                continue;
            }
            let used = matches!(self.sectors[self.head], Sector::Used(_));
            if used && self.is_blank(self.head, Self::LIMIT..Self::SECTOR).await? {
                // Without this mark nothing is lost but the knowledge that there was a sector behind this one.
                let _ = self.write(self.head, Self::LIMIT, &CONTINUED).await;
            }
            self.sectors[sector] = Sector::Used(sequence);
            (self.head, self.sequence, self.first) = (sector, sequence, first);
            self.end = self.scan(sector, sequence).await?;
            self.discard_before(first);
            return Ok(());
        }
        Err(Failure::Flash)
    }

    /// Fills a new sector with the note, and with what counts in the oldest ones as long as there are not enough out of
    /// the log. Says which is the first that will count; none if it can't be read back.
    async fn fill(&mut self, sector: usize, sequence: u32, note: &[u8]) -> Result<Option<u32>, Failure> {
        let mut end = Header::SIZE as u32;
        let size = self.frame(Key::NOTE, note, sequence)?;
        if !self.write_record(sector, sequence, end, size).await? {
            return Ok(None);
        }
        end += size as u32;
        let (mut first, mut spare) = (self.first, self.spare());
        while spare < RESERVE
            && let Some((oldest, old)) = self.oldest(first)
            && oldest != self.head
            && end as usize + self.weight(Some(oldest)).await? <= Self::LIMIT as usize
        {
            let mut offset = Header::SIZE as u32;
            while let Some(found) = self.next(oldest, old, offset).await? {
                offset = found.end();
                if self.index[found.key.index()] == Self::locate(oldest, found.offset) {
                    let size = self.reframe(&found, sequence);
                    if !self.write_record(sector, sequence, end, size).await? {
                        return Ok(None);
                    }
                    end += size as u32;
                }
            }
            (first, spare) = (old.saturating_add(1), spare + 1);
        }
        Ok(Some(first))
    }

    /// The next sector that can be written.
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
            if self.is_blank(sector, 0..Self::SECTOR).await? {
                self.sectors[sector] = Sector::Clean;
            }
        }
        Ok(())
    }

    async fn erase(&mut self, sector: usize) -> Result<(), Failure> {
        let from = Self::address(sector, 0);
        let erased = self.flash.erase(from, from + Self::SECTOR).await.is_ok()
            && self.is_blank(sector, 0..Self::SECTOR).await?
            && self.write(sector, 0, &CLEAN).await?;
        self.sectors[sector] = Sector::Clean;
        if erased { Ok(()) } else { self.give_up(sector).await }
    }

    /// A sector does not hold what is written. If it takes at least a header, that says so from now on.
    async fn give_up(&mut self, sector: usize) -> Result<(), Failure> {
        self.sectors[sector] = Sector::Bad;
        if self.is_blank(sector, CLEAN.len() as u32..Header::SIZE as u32).await? {
            self.write_header(sector, Header::BAD).await?;
        }
        Ok(())
    }

    async fn write_header(&mut self, sector: usize, header: Header) -> Result<bool, Failure> {
        self.write(sector, CLEAN.len() as u32, &header.encode()[CLEAN.len()..]).await
    }

    /// The next sector of this kind behind the head, so that all are used equally often.
    fn pick(&self, kind: Sector) -> Option<usize> {
        let count = self.count();
        (1..=count).map(|step| (self.head + step) % count).find(|&sector| self.sectors[sector] == kind)
    }

    /// The first sector in the log with this sequence number or a later one.
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

    /// Makes a record in the buffer. Says how long it is.
    fn frame(&mut self, key: Key, data: &[u8], sequence: u32) -> Result<usize, Failure> {
        self.buffer[RECORD_HEADER..].get_mut(..data.len()).ok_or(Failure::Full)?.copy_from_slice(data);
        Ok(self.reframe(&Found { key, offset: 0, length: data.len() }, sequence))
    }

    /// Makes the record in the buffer one of the sector with this sequence number.
    fn reframe(&mut self, found: &Found, sequence: u32) -> usize {
        let size = size(found.length);
        self.buffer[0..2].copy_from_slice(&found.key.number().to_le_bytes());
        self.buffer[2..4].copy_from_slice(&(found.length as u16).to_le_bytes());
        self.buffer[RECORD_HEADER + found.length..size].fill(ERASED);
        let checksum = self.checksum(sequence, found.length);
        self.buffer[4..8].copy_from_slice(&checksum.to_le_bytes());
        size
    }

    /// Writes the record in the buffer behind the last one. False if it can't be read back: then the head is not written
    /// any more.
    async fn append(&mut self, key: Key, size: usize) -> Result<bool, Failure> {
        let written = self.write_record(self.head, self.sequence, self.end, size).await?;
        if written {
            self.index[key.index()] = Self::locate(self.head, self.end);
            self.end += size as u32;
        } else {
            self.end = Self::LIMIT;
        }
        Ok(written)
    }

    async fn write_record(&mut self, sector: usize, sequence: u32, offset: u32, size: usize) -> Result<bool, Failure> {
        let address = Self::address(sector, offset);
        Ok(self.flash.write(address, &self.buffer[..size]).await.is_ok()
            && self.record(sector, sequence, offset).await?.is_some_and(|found| found.size() == size))
    }

    /// The first whole record at this offset or behind it.
    async fn next(&mut self, sector: usize, sequence: u32, offset: u32) -> Result<Option<Found>, Failure> {
        for at in (offset..Self::LIMIT).step_by(ALIGN) {
            if let Some(found) = self.record(sector, sequence, at).await? {
                return Ok(Some(found));
            }
            if at == offset && self.is_blank(sector, at..Self::LIMIT).await? {
                break;
            }
        }
        Ok(None)
    }

    /// The record at this offset, if a whole one is there.
    async fn record(&mut self, sector: usize, sequence: u32, offset: u32) -> Result<Option<Found>, Failure> {
        if offset + RECORD_HEADER as u32 > Self::LIMIT {
            return Ok(None);
        }
        let mut header = [0; RECORD_HEADER];
        self.read(sector, offset, &mut header).await?;
        let [k0, k1, l0, l1, checksum @ ..] = header;
        let length = u16::from_le_bytes([l0, l1]) as usize;
        let Some(key) = Key::new(u16::from_le_bytes([k0, k1])) else { return Ok(None) };
        if length > MAX_DATA || offset as usize + size(length) > Self::LIMIT as usize {
            return Ok(None);
        }
        let address = Self::address(sector, offset);
        self.flash.read(address, &mut self.buffer[..size(length)]).await.map_err(|_| Failure::Flash)?;
        let whole = self.checksum(sequence, length) == u32::from_le_bytes(checksum);
        Ok(whole.then_some(Found { key, offset, length }))
    }

    /// The checksum of the record in the buffer. With the sequence number in it, what an earlier round left is no record.
    fn checksum(&self, sequence: u32, length: usize) -> u32 {
        let mut digest = CRC.digest();
        digest.update(&sequence.to_le_bytes());
        digest.update(&self.buffer[..4]);
        digest.update(&self.buffer[RECORD_HEADER..][..length]);
        digest.finalize()
    }

    /// Writes, and says whether it can be read back.
    async fn write(&mut self, sector: usize, offset: u32, bytes: &[u8]) -> Result<bool, Failure> {
        let address = Self::address(sector, offset);
        let mut found = [0; Header::SIZE];
        let found = &mut found[..bytes.len()];
        Ok(self.flash.write(address, bytes).await.is_ok()
            && self.flash.read(address, found).await.is_ok()
            && found == bytes)
    }

    async fn read(&mut self, sector: usize, offset: u32, bytes: &mut [u8]) -> Result<(), Failure> {
        let address = Self::address(sector, offset);
        self.flash.read(address, bytes).await.map_err(|_| Failure::Flash)
    }

    async fn header(&mut self, sector: usize) -> Result<[u8; Header::SIZE], Failure> {
        let mut bytes = [0; Header::SIZE];
        self.read(sector, 0, &mut bytes).await?;
        Ok(bytes)
    }

    /// Whether a write of these bytes may have been cut short here.
    async fn is_torn(&mut self, sector: usize, offset: u32, bytes: &[u8]) -> Result<bool, Failure> {
        for (at, wanted) in (offset..).step_by(ALIGN).zip(bytes.chunks(ALIGN)) {
            let mut found = [0; ALIGN];
            self.read(sector, at, &mut found).await?;
            // A write only clears bits that it has to.
            if found.iter().zip(wanted).any(|(found, wanted)| found & wanted != *wanted) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    async fn is_blank(&mut self, sector: usize, offsets: Range<u32>) -> Result<bool, Failure> {
        let mut piece = [0; 128];
        for from in offsets.clone().step_by(piece.len()) {
            let piece = &mut piece[..((offsets.end - from) as usize).min(128)];
            self.read(sector, from, piece).await?;
            if piece.iter().any(|&byte| byte != ERASED) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    const fn address(sector: usize, offset: u32) -> u32 {
        sector as u32 * Self::SECTOR + offset
    }

    const fn locate(sector: usize, offset: u32) -> Location {
        (Self::address(sector, offset) / ALIGN as u32) as Location
    }

    fn sector_of(location: Location) -> Option<usize> {
        (location != NOWHERE).then_some(location as usize * ALIGN / F::ERASE_SIZE)
    }

    const fn offset_of(location: Location) -> u32 {
        location as u32 * ALIGN as u32 % Self::SECTOR
    }
}
