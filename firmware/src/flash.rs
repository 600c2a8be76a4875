//! The parts of the flash that are written: the saves, and the place for a copy that is to replace them.

use defmt::warn;
use embassy_rp::Peri;
use embassy_rp::flash::{Blocking, ERASE_SIZE, Error, FLASH_BASE, Flash, READ_SIZE, WRITE_SIZE};
use embassy_rp::peripherals::FLASH;
use embassy_time::Timer;
use embedded_storage_async::nor_flash::{ErrorType, MultiwriteNorFlash, NorFlash, ReadNorFlash};

use crate::{sound, watchdog};

/// Flash used on both boards; the rest of a larger chip is not used.
const SIZE: usize = 2 * 1024 * 1024;

unsafe extern "C" {
    // Bounds of the parts, from `memory.x`. Only their addresses have a meaning.
    static _saves_start: u8;
    static _saves_end: u8;
    #[cfg(feature = "cable")]
    static _staging_start: u8;
    #[cfg(feature = "cable")]
    static _staging_end: u8;
}

/// A part of the flash, addressed from 0.
///
/// Blocking: while the chip erases or writes, no code can be read from the same flash, so the processor waits with
/// interrupts off. DMA goes on.
pub struct Area {
    flash: Flash<'static, FLASH, Blocking, SIZE>,
    start: u32,
    length: u32,
}

impl Area {
    /// Returns the save region of this chip.
    pub fn saves(flash: Peri<'static, FLASH>) -> Self {
        Self::between(flash, &raw const _saves_start, &raw const _saves_end)
    }

    /// Returns the place where another save region is taken in.
    #[cfg(feature = "cable")]
    pub fn staging() -> Self {
        // SAFETY: erase and write run to their end inside one call, and there is one core: two handles don't meet.
        let flash = unsafe { FLASH::steal() };
        Self::between(flash, &raw const _staging_start, &raw const _staging_end)
    }

    fn between(flash: Peri<'static, FLASH>, start: *const u8, end: *const u8) -> Self {
        let (start, end) = (start as u32, end as u32);
        Area { flash: Flash::new_blocking(flash), start: start - FLASH_BASE as u32, length: end - start }
    }

    /// Returns the number that the chip was made with.
    #[cfg(feature = "cable")]
    pub fn serial_number(&mut self) -> u64 {
        let mut bytes = [0; 8];
        // It refuses only a caller on the other core.
        let _ = self.flash.blocking_unique_id(&mut bytes);
        u64::from_be_bytes(bytes)
    }

    /// Returns whether these bytes are in flash, piece by piece.
    fn holds<'a>(&mut self, mut address: u32, pieces: impl Iterator<Item = &'a [u8]>) -> Result<bool, Error> {
        let mut found = [0; PIECE];
        for piece in pieces {
            let found = &mut found[..piece.len()];
            self.flash.blocking_read(address, found)?;
            if found != piece {
                return Ok(false);
            }
            address += piece.len() as u32;
        }
        Ok(true)
    }

    /// Returns the address of `offset` in the whole flash, if `length` bytes from there are in the region.
    fn address(&self, offset: u32, length: usize) -> Result<u32, Error> {
        let end = u32::try_from(length).ok().and_then(|length| offset.checked_add(length));
        if end.is_none_or(|end| end > self.length) { Err(Error::OutOfBounds) } else { Ok(self.start + offset) }
    }
}

/// Bytes that are compared at a time.
const PIECE: usize = 64;
/// How often an erase or a write is tried until it holds. The store checks the result of the last attempt.
const ATTEMPTS: u64 = 3;

/// Waits before another attempt: the battery recovers from a heavy load within some milliseconds.
async fn pause(attempt: u64) {
    if attempt < ATTEMPTS {
        warn!("the flash does not hold what was written, attempt {}", attempt);
        Timer::after_millis(20 * attempt).await;
    }
}

/// Returns the bytes of the save region as they are in flash.
pub fn region() -> &'static [u8] {
    let (start, end) = (&raw const _saves_start, &raw const _saves_end);
    // SAFETY: `memory.x` sets these bytes aside, flash can always be read, and nothing writes to it while they are looked
    // at: erase and write run to their end inside one call.
    unsafe { core::slice::from_raw_parts(start, end as usize - start as usize) }
}

impl ErrorType for Area {
    type Error = Error;
}

impl ReadNorFlash for Area {
    const READ_SIZE: usize = READ_SIZE;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Error> {
        let address = self.address(offset, bytes.len())?;
        self.flash.blocking_read(address, bytes)
    }

    fn capacity(&self) -> usize {
        self.length as usize
    }
}

impl NorFlash for Area {
    const WRITE_SIZE: usize = WRITE_SIZE;
    const ERASE_SIZE: usize = ERASE_SIZE;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Error> {
        let address = self.address(from, to.saturating_sub(from) as usize)?;
        if !from.is_multiple_of(ERASE_SIZE as u32) || !to.is_multiple_of(ERASE_SIZE as u32) {
            return Err(Error::Unaligned);
        }
        // A tone would sound on until the erase is over.
        let _silence = sound::silence().await;
        for sector in (address..self.start + to).step_by(ERASE_SIZE) {
            for attempt in 1..=ATTEMPTS {
                // A worn sector takes up to 0.4 s to erase, and there are 32 of them.
                watchdog::feed();
                self.flash.blocking_erase(sector, sector + ERASE_SIZE as u32)?;
                if self.holds(sector, core::iter::repeat_n(&[0xff; PIECE][..], ERASE_SIZE / PIECE))? {
                    break;
                }
                pause(attempt).await;
            }
        }
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Error> {
        let address = self.address(offset, bytes.len())?;
        for attempt in 1..=ATTEMPTS {
            self.flash.blocking_write(address, bytes)?;
            if self.holds(address, bytes.chunks(PIECE))? {
                break;
            }
            pause(attempt).await;
        }
        Ok(())
    }
}

// Writing over written cells clears more bits and does no harm.
impl MultiwriteNorFlash for Area {}
