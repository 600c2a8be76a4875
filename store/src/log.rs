//! Records under keys, on a NOR flash that may lose power at any moment.
//!
//! The log only grows: a record is written behind the last one, and the newest under a key counts. When it comes round,
//! what still counts in its oldest sector is written once more at its end. A sector is erased only after a newer header
//! has said that it counts no more, so that nothing depends on what an interrupted erase leaves.

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

/// So many sectors are kept out of the log: one to go on in, one for what the oldest one holds, and one in case that
/// one of them fails.
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

    /// Reads what there is.
    pub async fn open(&mut self) -> Result<Content, Failure> {
        self.sectors = [Sector::Bad; MAX_SECTORS];
        self.index = [NOWHERE; Key::COUNT];
        self.doubt = None;
        let mut newest: Option<(usize, Header)> = None;
        for sector in 0..self.count() {
            let bytes = self.header(sector).await?;
            self.sectors[sector] = match Header::decode(&bytes) {
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
        let Some((head, header)) = newest else { return self.open_without_header().await };
        (self.head, self.sequence, self.first) = (head, header.sequence, header.first);
        self.discard_before(header.first);
        let mut next = header.first;
        while let Some((sector, sequence)) = self.oldest(next) {
            self.end = self.scan(sector, sequence).await?;
            next = sequence.saturating_add(1);
        }
        Ok(Content::Ours)
    }

    async fn open_without_header(&mut self) -> Result<Content, Failure> {
        for sector in 0..self.count() {
            let header = self.header(sector).await?;
            let blank = self.is_blank(sector, Header::SIZE as u32..Self::SECTOR).await?;
            if !blank || !Header::is_torn_first(&header) {
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
            end = found.offset + size(found.length) as u32;
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
        let Some((sector, offset)) = self.place(key) else { return Ok(None) };
        let Sector::Used(sequence) = self.sectors[sector] else { return Ok(None) };
        Ok(match self.record(sector, sequence, offset).await? {
            Some(found) if found.key == key => Some(&self.buffer[RECORD_HEADER..][..found.length]),
            _ => None,
        })
    }

    /// Writes a record; the one that was under this key counts no more. Says whether a new sector was begun for it.
    pub async fn put(&mut self, key: Key, data: &[u8]) -> Result<bool, Failure> {
        let sequence = self.sequence;
        for _ in 0..RESERVE {
            self.make_room(key, size(data.len())).await?;
            let Some(target) = self.buffer[RECORD_HEADER..].get_mut(..data.len()) else { return Err(Failure::Full) };
            target.copy_from_slice(data);
            if self.append(key, data.len()).await? {
                return Ok(self.sequence != sequence);
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
        matches!((self.place(key), self.doubt), (Some((sector, offset)), Some(doubt)) if sector == self.head && offset > doubt)
    }

    /// Begins an empty log. What was there counts no more from the moment that its first header is written.
    pub async fn format(&mut self, content: Content) -> Result<(), Failure> {
        let sequence = if content == Content::Ours { self.sequence.saturating_add(1) } else { Header::FIRST.sequence };
        let header = Header { sequence, first: sequence };
        if content == Content::Foreign || self.spare() == 0 {
            let count = self.count();
            self.sectors[..count].fill(Sector::Waste);
        }
        let head = match content {
            // Not erased first: if the power goes now, it must still be blank or have a torn header, nothing else.
            Content::Blank => self.begin_on_blank(header).await?,
            _ => self.begin(header).await?,
        };
        (self.head, self.sequence, self.first) = (head, sequence, sequence);
        (self.end, self.doubt) = (Header::SIZE as u32, None);
        self.index = [NOWHERE; Key::COUNT];
        self.discard_before(sequence);
        if content != Content::Blank {
            while let Some(sector) = self.pick(Sector::Waste) {
                self.erase(sector).await?;
            }
        }
        Ok(())
    }

    /// Does a piece of the work that would hold up a later write. Says whether it did any.
    pub async fn tidy(&mut self) -> Result<bool, Failure> {
        let clean = self.sectors.iter().filter(|&&sector| sector == Sector::Clean).count();
        if clean < RESERVE - 1
            && let Some(sector) = self.pick(Sector::Waste)
        {
            self.erase(sector).await?;
            return Ok(true);
        }
        Ok(self.spare() <= RESERVE && self.collect().await?)
    }

    /// Sees to it that a record of this size fits into the head, and that enough sectors are out of the log.
    async fn make_room(&mut self, key: Key, size: usize) -> Result<(), Failure> {
        let mut weighed = false;
        for _ in 0..3 * MAX_SECTORS {
            if self.spare() < RESERVE {
                if !weighed && self.weight().await? + size > self.capacity(key) {
                    return Err(Failure::Full);
                }
                weighed = true;
                if self.collect().await? {
                    continue;
                }
            } else if self.end + size as u32 <= Self::LIMIT {
                return Ok(());
            }
            self.go_on().await?;
        }
        Err(Failure::Full)
    }

    /// How many bytes all records that count take.
    async fn weight(&mut self) -> Result<usize, Failure> {
        let mut weight = 0;
        for index in 0..Key::COUNT {
            if let Some((sector, offset)) = Self::unlocate(self.index[index]) {
                let mut header = [0; RECORD_HEADER];
                self.read(sector, offset, &mut header).await?;
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

    /// How many sectors are out of the log, or will be with the next header.
    fn spare(&self) -> usize {
        let spare = |sector: &&Sector| match **sector {
            Sector::Clean | Sector::Waste => true,
            Sector::Used(sequence) => sequence < self.first,
            Sector::Bad => false,
        };
        self.sectors.iter().filter(spare).count()
    }

    /// Writes what counts in the oldest sector once more at the end of the log. False if there was not enough room.
    async fn collect(&mut self) -> Result<bool, Failure> {
        let Some((sector, sequence)) = self.oldest(self.first).filter(|&(sector, _)| sector != self.head) else {
            return Ok(false);
        };
        let mut offset = Header::SIZE as u32;
        while let Some(found) = self.next(sector, sequence, offset).await? {
            offset = found.offset + size(found.length) as u32;
            if self.index[found.key.index()] != Self::locate(sector, found.offset) {
                continue;
            }
            if self.end as usize + size(found.length) > Self::LIMIT as usize
                || !self.append(found.key, found.length).await?
            {
                return Ok(false);
            }
        }
        // What is still filed under this sector can't be read any more.
        for location in &mut self.index {
            if Self::unlocate(*location).is_some_and(|(lost, _)| lost == sector) {
                *location = NOWHERE;
            }
        }
        self.first = sequence.saturating_add(1);
        Ok(true)
    }

    /// Goes on in another sector.
    async fn go_on(&mut self) -> Result<(), Failure> {
        // The last one is only taken if another comes free with its header.
        if self.spare() < 2 {
            return Err(Failure::Full);
        }
        let (before, sequence) = (self.head, self.sequence.saturating_add(1));
        self.head = self.begin(Header { sequence, first: self.first }).await?;
        (self.sequence, self.end) = (sequence, Header::SIZE as u32);
        self.doubt = None;
        self.discard_before(self.first);
        // Without this mark nothing is lost but the knowledge that there was a sector behind this one.
        let _ = self.write(before, Self::LIMIT, &CONTINUED).await;
        Ok(())
    }

    /// Writes a header into a sector that is out of the log.
    async fn begin(&mut self, header: Header) -> Result<usize, Failure> {
        loop {
            let sector = match (self.pick(Sector::Clean), self.pick(Sector::Waste)) {
                (Some(sector), _) => sector,
                (None, Some(sector)) => {
                    self.erase(sector).await?;
                    continue;
                }
                (None, None) => return Err(Failure::Flash),
            };
            self.sectors[sector] = match self.write(sector, 4, &header.encode()[4..]).await? {
                true => Sector::Used(header.sequence),
                false => Sector::Bad,
            };
            if self.sectors[sector] != Sector::Bad {
                return Ok(sector);
            }
        }
    }

    async fn begin_on_blank(&mut self, header: Header) -> Result<usize, Failure> {
        for sector in 0..self.count() {
            if self.is_blank(sector, 0..Self::SECTOR).await? && self.write(sector, 0, &header.encode()).await? {
                self.sectors[sector] = Sector::Used(header.sequence);
                return Ok(sector);
            }
        }
        self.begin(header).await
    }

    async fn erase(&mut self, sector: usize) -> Result<(), Failure> {
        let from = Self::address(sector, 0);
        let erased = self.flash.erase(from, from + Self::SECTOR).await.is_ok()
            && self.is_blank(sector, 0..Self::SECTOR).await?
            && self.write(sector, 0, &CLEAN).await?;
        self.sectors[sector] = if erased { Sector::Clean } else { Sector::Bad };
        Ok(())
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
    }

    /// Writes the record whose data is in the buffer behind the last one. False if it can't be read back: then the head
    /// is not written any more.
    async fn append(&mut self, key: Key, length: usize) -> Result<bool, Failure> {
        let size = size(length);
        self.buffer[0..2].copy_from_slice(&key.number().to_le_bytes());
        self.buffer[2..4].copy_from_slice(&(length as u16).to_le_bytes());
        self.buffer[RECORD_HEADER + length..size].fill(ERASED);
        let checksum = self.checksum(self.sequence, length);
        self.buffer[4..8].copy_from_slice(&checksum.to_le_bytes());
        let (address, end) = (Self::address(self.head, self.end), self.end);
        let written = self.flash.write(address, &self.buffer[..size]).await.is_ok()
            && self.record(self.head, self.sequence, end).await?.is_some_and(|found| found.key == key);
        if written {
            self.index[key.index()] = Self::locate(self.head, end);
            self.end += size as u32;
        } else {
            self.end = Self::LIMIT;
        }
        Ok(written)
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

    fn address(sector: usize, offset: u32) -> u32 {
        sector as u32 * Self::SECTOR + offset
    }

    fn place(&self, key: Key) -> Option<(usize, u32)> {
        Self::unlocate(self.index[key.index()])
    }

    fn locate(sector: usize, offset: u32) -> Location {
        (Self::address(sector, offset) / ALIGN as u32) as Location
    }

    fn unlocate(location: Location) -> Option<(usize, u32)> {
        let at = location as u32 * ALIGN as u32;
        (location != NOWHERE).then_some(((at / Self::SECTOR) as usize, at % Self::SECTOR))
    }
}
