//! The image: the sectors of flash that are written.
//!
//! Always whole ones: the boot loader erases one sector for every sixteen blocks, by their numbers alone (erratum
//! RP2040-E14). If a page of a sector were left out, later ones would be written without an erase, or erased again.

use std::collections::BTreeMap;
use std::fmt;

use object::Endianness;
use object::elf::PT_LOAD;
use object::read::elf::{ElfFile32, ProgramHeader as _};

use crate::block::{PAGE, block};

/// Where the flash begins.
const FLASH: u32 = 0x1000_0000;
/// Where others than the image begin, which it may not touch: saves that are taken in, and the saves. See `memory.x`.
const END: u32 = 0x101b_f000;
/// Bytes that the flash erases at a time.
const SECTOR: usize = 4096;

/// The sectors that are written, by address.
#[derive(Debug, Default)]
pub struct Image {
    sectors: BTreeMap<u32, [u8; SECTOR]>,
}

/// Why there is no image.
#[derive(Debug)]
pub enum ImageError {
    /// The file can't be read as an ELF of 32 bits.
    NotElf(object::Error),
    /// The file ends before the bytes to load.
    Torn,
    /// Bytes to load at this address, which is outside the program's part of the flash.
    OutsideFlash(u64),
    /// Nothing to load.
    Empty,
}

impl fmt::Display for ImageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImageError::NotElf(error) => write!(f, "not an ELF file of 32 bits: {error}"),
            ImageError::Torn => f.write_str("the file ends too early"),
            ImageError::OutsideFlash(address) => write!(f, "{address:#010x} is outside the program's flash"),
            ImageError::Empty => f.write_str("nothing to write to the flash"),
        }
    }
}

impl std::error::Error for ImageError {}

impl From<object::Error> for ImageError {
    fn from(error: object::Error) -> Self {
        ImageError::NotElf(error)
    }
}

impl Image {
    /// Reads the segments of an ELF file, at their load addresses.
    pub fn from_elf(bytes: &[u8]) -> Result<Self, ImageError> {
        let elf = ElfFile32::<Endianness>::parse(bytes)?;
        let endian = elf.endian();
        let mut image = Image::default();
        for segment in elf.elf_program_headers() {
            if segment.p_type(endian) == PT_LOAD {
                let data = segment.data(endian, bytes).map_err(|()| ImageError::Torn)?;
                image.put(segment.p_paddr(endian), data)?;
            }
        }
        if image.sectors.is_empty() { Err(ImageError::Empty) } else { Ok(image) }
    }

    /// Puts `data` at `address`. The rest of its sectors is zeros.
    fn put(&mut self, address: u32, data: &[u8]) -> Result<(), ImageError> {
        if data.is_empty() {
            return Ok(());
        }
        let last = u64::from(address) + data.len() as u64 - 1;
        if let Some(outside) = [address.into(), last].into_iter().find(|at| !(FLASH.into()..END.into()).contains(at)) {
            return Err(ImageError::OutsideFlash(outside));
        }
        for (at, &byte) in (address..).zip(data) {
            let place = at as usize % SECTOR;
            self.sectors.entry(at - place as u32).or_insert([0; SECTOR])[place] = byte;
        }
        Ok(())
    }

    /// Returns how many bytes of flash it takes.
    pub fn len(&self) -> usize {
        self.sectors.len() * SECTOR
    }

    /// Returns the image as a UF2 file.
    pub fn to_uf2(&self) -> Vec<u8> {
        let count = (self.len() / PAGE) as u32;
        let pages = self
            .sectors
            .iter()
            .flat_map(|(&address, sector)| (address..).step_by(PAGE).zip(sector.as_chunks::<PAGE>().0));
        (0..).zip(pages).flat_map(|(number, (address, page))| block(address, page, number, count)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block::BLOCK;

    #[test]
    fn sectors_come_whole_and_in_order() {
        let mut image = Image::default();
        image.put(FLASH + 0x11f0, &[7; 0x20]).unwrap();
        image.put(FLASH, &[9; 4]).unwrap();
        image.put(FLASH + 0x4fff, &[8]).unwrap();
        assert_eq!(image.len(), 3 * SECTOR);
        let file = image.to_uf2();
        let blocks: Vec<&[u8]> = file.chunks(BLOCK).collect();
        let word = |block: &[u8], at: usize| u32::from_le_bytes(block[at..at + 4].try_into().unwrap());
        let addresses: Vec<u32> = blocks.iter().map(|block| word(block, 12)).collect();
        let whole = |sector: u32| (0..16).map(move |page| FLASH + 0x1000 * sector + 0x100 * page);
        assert_eq!(addresses, whole(0).chain(whole(1)).chain(whole(4)).collect::<Vec<_>>());
        assert!((0..48).eq(blocks.iter().map(|block| word(block, 20))));
        assert!(blocks.iter().all(|block| word(block, 24) == 48));
        assert_eq!(&blocks[0][32..38], &[9, 9, 9, 9, 0, 0]);
        assert_eq!(&blocks[17][32 + 0xef..32 + 0x100], &[0, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
        assert_eq!(&blocks[18][32..32 + 0x11], &[7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0]);
        assert_eq!(blocks[47][32 + 0xff], 8);
    }

    #[test]
    fn the_saves_and_the_memory_are_out_of_bounds() {
        let mut image = Image::default();
        assert!(image.put(END - 2, &[1; 2]).is_ok());
        for (address, wrong) in [(END - 1, END), (0x2000_0000, 0x2000_0000), (FLASH - 1, FLASH - 1)] {
            match image.put(address, &[1; 2]) {
                Err(ImageError::OutsideFlash(at)) => assert_eq!(at, u64::from(wrong)),
                other => panic!("{address:#x}: {other:?}"),
            }
        }
    }

    #[test]
    fn an_elf_is_taken_by_load_address_and_only_what_is_loaded() {
        let file =
            elf(&[(1, FLASH, 0x1000_0000, &[1, 2, 3, 4]), (4, 0, 0, &[5; 9]), (1, 0x2000_0000, FLASH + 4, &[6; 4])]);
        let image = Image::from_elf(&file).unwrap();
        assert_eq!(image.len(), SECTOR);
        assert_eq!(&image.sectors[&FLASH][..9], &[1, 2, 3, 4, 6, 6, 6, 6, 0]);
    }

    #[test]
    fn other_files_are_refused() {
        assert!(matches!(Image::from_elf(b"no such thing"), Err(ImageError::NotElf(_))));
        assert!(matches!(Image::from_elf(&elf(&[])), Err(ImageError::Empty)));
        let mut torn = elf(&[(1, FLASH, FLASH, &[1; 64])]);
        torn.truncate(torn.len() - 1);
        assert!(matches!(Image::from_elf(&torn), Err(ImageError::Torn)));
    }

    #[test]
    fn the_end_is_where_the_linker_script_has_it() {
        let script = include_str!("../../../memory.x");
        assert!(script.contains(&format!("STAGING : ORIGIN = {END:#x}")));
    }

    /// Builds an ELF file for ARM with these segments: type, address in memory, load address, bytes.
    fn elf(segments: &[(u32, u32, u32, &[u8])]) -> Vec<u8> {
        let halves = |values: &[u16]| values.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>();
        let words = |values: &[u32]| values.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>();
        let mut file = b"\x7fELF\x01\x01\x01\0\0\0\0\0\0\0\0\0".to_vec();
        file.extend(halves(&[2, 40])); // an executable for ARM
        file.extend(words(&[1, 0, 52, 0, 0]));
        file.extend(halves(&[52, 32, segments.len() as u16, 40, 0, 0]));
        let mut offset = 52 + 32 * segments.len() as u32;
        for (kind, address, load, bytes) in segments {
            let length = bytes.len() as u32;
            file.extend(words(&[*kind, offset, *address, *load, length, length, 4, 4]));
            offset += length;
        }
        segments.iter().for_each(|(.., bytes)| file.extend(*bytes));
        file
    }
}
