//! A copy of a save region that is to replace it: taken in piece by piece, checked whole, marked, and then put in its place.
//!
//! The power may go at any moment. Until the mark is written, the old region is as it was; from then on the copy is
//! whole, and [`Staging::finish`] puts it in place at the next start, as often as it takes.

use embedded_storage_async::nor_flash::NorFlash;
use saves::{Failure, Region};

use crate::medium::{ERASED, Medium};
use crate::sector::{CRC, Header};

/// Bytes that are copied at a time: a page of the flash.
const PIECE: usize = 256;
/// Where the copy begins, in sectors: the mark has the first one.
const FIRST: usize = 1;
/// Where that sector says that the copy is in its place: an erase of the mark that is cut may look as if it were not.
const DONE: u32 = PIECE as u32;

/// Why a copy is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A piece is behind the end, or before one that was taken already.
    Order,
    /// It is not what was sent.
    Sum,
    /// It holds no saves, or those of a later version.
    Region(Region),
    /// The flash does not hold it.
    Flash,
}

impl From<Failure> for Refusal {
    fn from(_: Failure) -> Self {
        Refusal::Flash
    }
}

/// The mark of a whole copy: it says so, and has its checksum.
struct Mark {
    sum: u32,
}

/// Where nothing was written.
const BLANK: [u8; Mark::SIZE] = [ERASED; Mark::SIZE];

impl Mark {
    const SIZE: usize = 16;
    const WORDS: [u8; 8] = *b"LOIR new";

    fn encode(&self) -> [u8; Self::SIZE] {
        let mut bytes = [0; Self::SIZE];
        bytes[..8].copy_from_slice(&Self::WORDS);
        bytes[8..12].copy_from_slice(&self.sum.to_le_bytes());
        let sum = CRC.checksum(&bytes[..12]);
        bytes[12..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    fn decode(bytes: [u8; Self::SIZE]) -> Option<Self> {
        let mark = Mark { sum: u32::from_le_bytes([bytes[8], bytes[9], bytes[10], bytes[11]]) };
        (mark.encode() == bytes).then_some(mark)
    }
}

/// A part of the flash for the copy: a sector for the mark, and as many as a save region has.
#[derive(Debug)]
pub struct Staging<F> {
    medium: Medium<F>,
    /// Bytes of the copy that were erased for it, and those that were taken.
    erased: u32,
    taken: u32,
}

impl<F: NorFlash> Staging<F> {
    const SECTOR: u32 = Medium::<F>::SECTOR;

    /// Returns the staging on this flash.
    pub const fn new(flash: F) -> Self {
        Staging { medium: Medium::new(flash), erased: 0, taken: 0 }
    }

    /// Begins a copy; what was taken before is forgotten.
    pub async fn begin(&mut self) -> Result<(), Refusal> {
        (self.erased, self.taken) = (0, 0);
        if self.medium.is_blank(0, 0..Self::SECTOR).await? || self.medium.erase(0).await? {
            Ok(())
        } else {
            Err(Refusal::Flash)
        }
    }

    /// Takes a piece, from front to back. What is left out is erased flash.
    pub async fn take(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Refusal> {
        let end = offset.checked_add(bytes.len() as u32).filter(|&end| end <= self.size()).ok_or(Refusal::Order)?;
        if offset < self.taken {
            return Err(Refusal::Order);
        }
        self.clear(end).await?;
        let (mut at, mut rest) = (offset, bytes);
        while !rest.is_empty() {
            let (sector, within) = Self::place(at);
            let (piece, after) = rest.split_at(rest.len().min((Self::SECTOR - within) as usize));
            if !self.medium.write(sector, within, piece).await? {
                return Err(Refusal::Flash);
            }
            at += piece.len() as u32;
            rest = after;
        }
        self.taken = end;
        Ok(())
    }

    /// Erases one more sector behind what was taken. Returns whether there may be more: [`check`](Self::check) erases them
    /// all at once otherwise.
    pub async fn clear_more(&mut self) -> Result<bool, Refusal> {
        let more = self.erased < self.size();
        if more {
            self.clear(self.erased + 1).await?;
        }
        Ok(more)
    }

    /// Checks the whole copy: its checksum, and that it holds saves that this version reads.
    pub async fn check(&mut self, sum: u32) -> Result<(), Refusal> {
        self.clear(self.size()).await?;
        self.taken = self.size();
        if self.sum().await? != sum {
            return Err(Refusal::Sum);
        }
        match self.region().await? {
            Region::Ours | Region::New => Ok(()),
            region => Err(Refusal::Region(region)),
        }
    }

    /// Marks the copy as whole: from now on it counts.
    pub async fn mark(&mut self, sum: u32) -> Result<(), Refusal> {
        let written = self.medium.erase(0).await? && self.medium.write(0, 0, &Mark { sum }.encode()).await?;
        if written { Ok(()) } else { Err(Refusal::Flash) }
    }

    /// Puts a marked copy in the place of the saves, and takes the mark away. Returns whether there was one.
    ///
    /// Call it at power-on, before the saves are opened.
    pub async fn finish(&mut self, saves: &mut impl NorFlash) -> Result<bool, Failure> {
        let (mut mark, mut done) = ([0; Mark::SIZE], [0; Mark::SIZE]);
        self.medium.read(0, 0, &mut mark).await?;
        self.medium.read(0, DONE, &mut done).await?;
        if mark == BLANK && done == BLANK {
            return Ok(false);
        }
        let marked = match Mark::decode(mark) {
            Some(mark) if done == BLANK => self.sum().await? == mark.sum,
            _ => false,
        };
        if marked {
            for sector in 0..self.count() {
                self.replace(sector, saves).await?;
            }
            self.medium.write(0, DONE, &[0; Mark::SIZE]).await?;
        }
        self.medium.erase(0).await?;
        Ok(marked)
    }

    /// Copies a sector, unless it is there already. A sector that does not hold it is left to the store, which reads
    /// around it.
    async fn replace(&mut self, sector: usize, saves: &mut impl NorFlash) -> Result<(), Failure> {
        let start = sector as u32 * Self::SECTOR;
        let (mut new, mut old) = ([0; PIECE], [0; PIECE]);
        let mut equal = true;
        for within in (0..Self::SECTOR).step_by(PIECE) {
            self.medium.read(FIRST + sector, within, &mut new).await?;
            saves.read(start + within, &mut old).await.map_err(|_| Failure::Flash)?;
            equal &= new == old;
        }
        if equal {
            return Ok(());
        }
        saves.erase(start, start + Self::SECTOR).await.map_err(|_| Failure::Flash)?;
        for within in (0..Self::SECTOR).step_by(PIECE) {
            self.medium.read(FIRST + sector, within, &mut new).await?;
            if new != [ERASED; PIECE] {
                saves.write(start + within, &new).await.map_err(|_| Failure::Flash)?;
            }
        }
        Ok(())
    }

    /// Erases the copy's sectors up to this offset.
    async fn clear(&mut self, end: u32) -> Result<(), Refusal> {
        while self.erased < end {
            let (sector, _) = Self::place(self.erased);
            if !self.medium.erase(sector).await? {
                return Err(Refusal::Flash);
            }
            self.erased += Self::SECTOR;
        }
        Ok(())
    }

    /// Returns the checksum of the copy.
    async fn sum(&mut self) -> Result<u32, Failure> {
        let mut digest = CRC.digest();
        let mut piece = [0; PIECE];
        for at in (0..self.size()).step_by(PIECE) {
            let (sector, within) = Self::place(at);
            self.medium.read(sector, within, &mut piece).await?;
            digest.update(&piece);
        }
        Ok(digest.finalize())
    }

    /// Returns what the copy holds, by the headers of its sectors: `New` if it is blank.
    async fn region(&mut self) -> Result<Region, Failure> {
        let (mut ours, mut blank) = (false, true);
        for sector in FIRST..FIRST + self.count() {
            let mut bytes = [0; Header::SIZE];
            self.medium.read(sector, 0, &mut bytes).await?;
            match Header::decode(&bytes) {
                Ok(header) => ours |= header.is_some_and(|header| !header.is_bad()),
                Err(version) => return Ok(Region::Later(version)),
            }
            blank = blank && self.medium.is_blank(sector, 0..Self::SECTOR).await?;
        }
        Ok(match (ours, blank) {
            (true, _) => Region::Ours,
            (_, true) => Region::New,
            _ => Region::Foreign,
        })
    }

    /// Returns how many sectors the copy has.
    fn count(&self) -> usize {
        self.medium.count() - FIRST
    }

    /// Returns how many bytes the copy has.
    fn size(&self) -> u32 {
        self.count() as u32 * Self::SECTOR
    }

    /// Returns the sector of an offset of the copy, and where in it.
    const fn place(at: u32) -> (usize, u32) {
        (FIRST + (at / Self::SECTOR) as usize, at % Self::SECTOR)
    }
}
