//! The save region of the device's flash, in memory.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use embedded_storage_async::nor_flash::{ErrorType, MultiwriteNorFlash, NorFlash, NorFlashErrorKind, ReadNorFlash};
use thiserror::Error;

/// A NOR flash of the size of the save region, with the units of the RP2040's: writing only clears bits, erasing sets
/// whole sectors.
///
/// A handle: its clones are the same flash, so that it outlives the store that works on it, as the chip outlives a power
/// cycle.
#[derive(Clone, Debug)]
pub struct Flash(Rc<RefCell<Image>>);

#[derive(Debug)]
struct Image {
    bytes: Vec<u8>,
    changes: u64,
}

/// An image that is not as long as the save region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a flash image has {size} bytes, this one has {0}", size = Flash::SIZE)]
pub struct WrongSize(pub usize);

impl Flash {
    /// How long the save region is.
    pub const SIZE: usize = 128 * 1024;

    /// What an erased byte reads as.
    const ERASED: u8 = 0xff;

    /// Returns an erased flash.
    pub fn blank() -> Self {
        Self::of(vec![Self::ERASED; Self::SIZE])
    }

    /// Returns a flash that holds `bytes`.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, WrongSize> {
        if bytes.len() == Self::SIZE { Ok(Self::of(bytes)) } else { Err(WrongSize(bytes.len())) }
    }

    fn of(bytes: Vec<u8>) -> Self {
        Flash(Rc::new(RefCell::new(Image { bytes, changes: 0 })))
    }

    /// Returns a copy of all bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.borrow().bytes.clone()
    }

    /// Returns whether it is erased, all of it.
    pub fn is_blank(&self) -> bool {
        self.0.borrow().bytes.iter().all(|&byte| byte == Self::ERASED)
    }

    /// Returns how often it was written or erased.
    pub fn changes(&self) -> u64 {
        self.0.borrow().changes
    }

    /// Changes the bytes from outside, as wear and tear would.
    pub fn damage(&self, harm: impl FnOnce(&mut [u8])) {
        let image = &mut *self.0.borrow_mut();
        image.changes += 1;
        harm(&mut image.bytes);
    }
}

/// Returns the bytes `from..to`, if they are in the flash and on the bounds of `unit`.
fn span(from: u32, to: u32, unit: usize) -> Result<Range<usize>, NorFlashErrorKind> {
    let span = from as usize..to as usize;
    if span.start > span.end || span.end > Flash::SIZE {
        Err(NorFlashErrorKind::OutOfBounds)
    } else if !span.start.is_multiple_of(unit) || !span.end.is_multiple_of(unit) {
        Err(NorFlashErrorKind::NotAligned)
    } else {
        Ok(span)
    }
}

/// Returns the `length` bytes from `offset`, if they are in the flash and on the bounds of `unit`.
fn stretch(offset: u32, length: usize, unit: usize) -> Result<Range<usize>, NorFlashErrorKind> {
    let end = u32::try_from(length).ok().and_then(|length| offset.checked_add(length));
    span(offset, end.ok_or(NorFlashErrorKind::OutOfBounds)?, unit)
}

impl ErrorType for Flash {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Flash {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        let span = stretch(offset, bytes.len(), Self::READ_SIZE)?;
        bytes.copy_from_slice(&self.0.borrow().bytes[span]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        Self::SIZE
    }
}

impl NorFlash for Flash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        let span = span(from, to, Self::ERASE_SIZE)?;
        let image = &mut *self.0.borrow_mut();
        image.changes += 1;
        image.bytes[span].fill(Self::ERASED);
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        let span = stretch(offset, bytes.len(), Self::WRITE_SIZE)?;
        let image = &mut *self.0.borrow_mut();
        image.changes += 1;
        for (cell, byte) in image.bytes[span].iter_mut().zip(bytes) {
            *cell &= byte;
        }
        Ok(())
    }
}

impl MultiwriteNorFlash for Flash {}

#[cfg(test)]
mod tests {
    use store::now;

    use super::*;

    fn read<const N: usize>(flash: &mut Flash, offset: u32) -> [u8; N] {
        let mut bytes = [0; N];
        now(flash.read(offset, &mut bytes)).unwrap();
        bytes
    }

    #[test]
    fn writing_only_clears_bits() {
        let mut flash = Flash::blank();
        now(flash.write(5, &[0b1100, 0xf0])).unwrap();
        now(flash.write(5, &[0b1010])).unwrap();
        assert_eq!(read(&mut flash, 4), [0xff, 0b1000, 0xf0, 0xff]);
        assert_eq!(flash.changes(), 2);
    }

    #[test]
    fn erasing_sets_whole_sectors() {
        let mut flash = Flash::blank();
        for offset in [4095, 4096, 8191, 8192] {
            now(flash.write(offset, &[0])).unwrap();
        }
        now(flash.erase(4096, 8192)).unwrap();
        assert_eq!(read(&mut flash, 4095), [0, 0xff]);
        assert_eq!(read(&mut flash, 8191), [0xff, 0]);
        assert_eq!(now(flash.erase(4000, 8192)), Err(NorFlashErrorKind::NotAligned));
    }

    #[test]
    fn nothing_reaches_beyond_the_end() {
        let mut flash = Flash::blank();
        let end = Flash::SIZE as u32;
        assert_eq!(now(flash.write(end - 1, &[0, 0])), Err(NorFlashErrorKind::OutOfBounds));
        assert_eq!(now(flash.write(u32::MAX, &[0, 0])), Err(NorFlashErrorKind::OutOfBounds));
        assert_eq!(now(flash.read(end, &mut [0])), Err(NorFlashErrorKind::OutOfBounds));
        assert_eq!(now(flash.erase(0, end + 4096)), Err(NorFlashErrorKind::OutOfBounds));
        assert_eq!(flash.changes(), 0);
    }

    #[test]
    fn an_image_of_another_size_is_refused() {
        assert_eq!(Flash::from_bytes(vec![0; 7]).unwrap_err(), WrongSize(7));
        assert_eq!(WrongSize(7).to_string(), "a flash image has 131072 bytes, this one has 7");
    }

    #[test]
    fn clones_are_the_same_flash() {
        let flash = Flash::blank();
        now(flash.clone().write(0, &[1])).unwrap();
        assert_eq!(flash.to_bytes()[0], 1);
    }
}
