//! The flash as the log sees it: sectors, and offsets in them.

use core::ops::Range;

use embedded_storage_async::nor_flash::NorFlash;
use saves::Failure;

/// The value of an erased byte.
pub(crate) const ERASED: u8 = 0xff;

/// Unit of all offsets and lengths that are written and read.
pub(crate) const ALIGN: usize = 4;

/// Bytes that are read at a time. Aligned, as is the flash: words are copied faster than bytes.
#[repr(align(4))]
struct Piece<const N: usize>([u8; N]);

/// A flash, by sectors.
#[derive(Debug)]
pub(crate) struct Medium<F>(F);

impl<F: NorFlash> Medium<F> {
    /// Bytes of a sector.
    pub const SECTOR: u32 = F::ERASE_SIZE as u32;

    pub const fn new(flash: F) -> Self {
        const {
            assert!(ALIGN.is_multiple_of(F::WRITE_SIZE) && ALIGN.is_multiple_of(F::READ_SIZE));
            assert!(F::ERASE_SIZE.is_multiple_of(ALIGN) && F::ERASE_SIZE >= 1024);
        }
        Medium(flash)
    }

    /// Returns how many sectors there are.
    pub fn count(&self) -> usize {
        self.0.capacity() / F::ERASE_SIZE
    }

    pub async fn read(&mut self, sector: usize, offset: u32, bytes: &mut [u8]) -> Result<(), Failure> {
        self.0.read(Self::address(sector, offset), bytes).await.map_err(|_| Failure::Flash)
    }

    /// Writes. Returns whether it can be read back.
    pub async fn write(&mut self, sector: usize, offset: u32, bytes: &[u8]) -> Result<bool, Failure> {
        if self.0.write(Self::address(sector, offset), bytes).await.is_err() {
            return Ok(false);
        }
        self.compare(sector, offset, bytes, |found, written| found == written).await
    }

    /// Returns whether what is here may be left of a write of these bytes: no bit is cleared that they have set.
    pub async fn is_torn(&mut self, sector: usize, offset: u32, bytes: &[u8]) -> Result<bool, Failure> {
        self.compare(sector, offset, bytes, |found, wanted| found & wanted == wanted).await
    }

    async fn compare(
        &mut self,
        sector: usize,
        offset: u32,
        bytes: &[u8],
        is_right: fn(u8, u8) -> bool,
    ) -> Result<bool, Failure> {
        let mut piece = Piece([0; 64]);
        for (at, wanted) in (offset..).step_by(piece.0.len()).zip(bytes.chunks(piece.0.len())) {
            let found = &mut piece.0[..wanted.len()];
            self.read(sector, at, found).await?;
            if !found.iter().zip(wanted).all(|(&found, &wanted)| is_right(found, wanted)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns whether nothing was written here since the sector was erased.
    pub async fn is_blank(&mut self, sector: usize, offsets: Range<u32>) -> Result<bool, Failure> {
        let mut piece = Piece([0; 128]);
        for from in offsets.clone().step_by(piece.0.len()) {
            let length = piece.0.len().min((offsets.end - from) as usize);
            let piece = &mut piece.0[..length];
            self.read(sector, from, piece).await?;
            if !is_erased(piece) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns the first of these offsets whose [`ALIGN`] cells are as wanted.
    pub async fn find(
        &mut self,
        sector: usize,
        offsets: Range<u32>,
        is_wanted: fn(&[u8]) -> bool,
    ) -> Result<Option<u32>, Failure> {
        let mut piece = Piece([0; 128]);
        for from in offsets.clone().step_by(piece.0.len()) {
            let length = piece.0.len().min((offsets.end - from) as usize);
            let piece = &mut piece.0[..length];
            self.read(sector, from, piece).await?;
            if let Some(nth) = position(piece, is_wanted) {
                return Ok(Some(from + (nth * ALIGN) as u32));
            }
        }
        Ok(None)
    }

    /// Erases a sector. Returns whether it is blank then.
    pub async fn erase(&mut self, sector: usize) -> Result<bool, Failure> {
        let from = Self::address(sector, 0);
        Ok(self.0.erase(from, from + Self::SECTOR).await.is_ok() && self.is_blank(sector, 0..Self::SECTOR).await?)
    }

    const fn address(sector: usize, offset: u32) -> u32 {
        sector as u32 * Self::SECTOR + offset
    }
}

/// Returns whether all bytes are erased. Not inlined: at power-on it sees the whole region, and as part of an async
/// function the loop is slow.
#[inline(never)]
fn is_erased(bytes: &[u8]) -> bool {
    bytes.iter().fold(ERASED, |all, byte| all & byte) == ERASED
}

/// Returns which of these cells, [`ALIGN`] at a time, are as wanted first. Not inlined, as above.
#[inline(never)]
fn position(bytes: &[u8], is_wanted: fn(&[u8]) -> bool) -> Option<usize> {
    if is_erased(bytes) {
        return None;
    }
    bytes.chunks(ALIGN).position(is_wanted)
}
