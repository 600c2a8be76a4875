//! The header of a sector, and the state it is in.

use crc::{CRC_32_ISO_HDLC, Crc};

/// The checksum of headers and records.
pub(crate) const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// Clean mark at the start of a sector whose erase was completed. A sector whose erase was interrupted may read as
/// blank, but lose its data later.
pub(crate) const CLEAN: [u8; 4] = *b"free";

/// Clean mark of a sector that was suspect before its erase: if it fails once more it is bad.
pub(crate) const CLEAN_AGAIN: [u8; 4] = *b"redo";

/// End mark of a sector, written once the log has advanced to another.
pub(crate) const CONTINUED: [u8; 4] = *b"next";

const MAGIC: [u8; 4] = *b"LOIR";
/// The format that is written. Earlier ones are read; `FORMAT.md` says how they differ.
pub(crate) const VERSION: u32 = 5;

/// How a sector of the log begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    /// The format of its records.
    pub version: u32,
    /// Counts up with each sector that is begun.
    pub sequence: u32,
    /// Sequence number of the oldest sector that counts: all before are waste.
    pub first: u32,
}

impl Header {
    /// Bytes of a header with the clean mark before it.
    pub const SIZE: usize = 24;
    /// Offset behind that mark.
    pub const START: usize = CLEAN.len();

    /// The header of a bad sector. No sector of the log has this number.
    pub const BAD: Header = Header::new(0, 0);

    /// The header of a sector that failed once. It is tried again after the next start: the voltage may have been low.
    pub const SUSPECT: Header = Header::new(0, 1);

    /// The header of the first sector of a new log.
    pub const FIRST: Header = Header::new(1, 1);

    /// Returns the header of a sector of this format.
    pub const fn new(sequence: u32, first: u32) -> Self {
        Header { version: VERSION, sequence, first }
    }

    /// Returns whether its sector was given up.
    pub const fn is_bad(self) -> bool {
        self.sequence == Self::BAD.sequence
    }

    /// Returns whether its sector failed once.
    pub const fn is_suspect(self) -> bool {
        self.is_bad() && self.first == Self::SUSPECT.first
    }

    pub fn encode(self) -> [u8; Self::SIZE] {
        let mut bytes = [0; Self::SIZE];
        bytes[0..4].copy_from_slice(&CLEAN);
        bytes[4..8].copy_from_slice(&MAGIC);
        bytes[8..12].copy_from_slice(&self.version.to_le_bytes());
        bytes[12..16].copy_from_slice(&self.sequence.to_le_bytes());
        bytes[16..20].copy_from_slice(&self.first.to_le_bytes());
        let crc = CRC.checksum(&bytes[4..20]);
        bytes[20..24].copy_from_slice(&crc.to_le_bytes());
        bytes
    }

    /// Returns the header that these bytes are, if they are one of ours and whole; the error is a version after this one.
    pub fn decode(bytes: &[u8; Self::SIZE]) -> Result<Option<Header>, u32> {
        // The clean mark does not matter any more.
        let word = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        let header = Header { version: word(8), sequence: word(12), first: word(16) };
        let whole = bytes[4..8] == MAGIC && word(20) == CRC.checksum(&bytes[4..20]);
        match header.version {
            1..=VERSION => Ok(Some(header).filter(|header| whole && header.sequence < u32::MAX)),
            version if whole && version > VERSION => Err(version),
            _ => Ok(None),
        }
    }
}

/// What a sector is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sector {
    /// Erased, and marked so.
    Clean,
    /// Part of the log, with its sequence number.
    Used(u32),
    /// Nothing in it counts: to be erased before it is used.
    Waste,
    /// Given up: it does not hold what is written.
    Bad,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_comes_back_as_it_was_and_with_any_bit_flipped_it_is_none() {
        let header = Header::new(70_000, 69_990);
        let bytes = header.encode();
        assert_eq!(Header::decode(&bytes), Ok(Some(header)));
        for bit in 8 * Header::START..8 * Header::SIZE {
            let mut bytes = bytes;
            bytes[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Header::decode(&bytes), Ok(None));
        }
    }

    #[test]
    fn an_earlier_version_is_read_and_a_later_one_is_named() {
        let with = |version: u32| Header { version, ..Header::new(3, 2) };
        assert_eq!(Header::decode(&with(0).encode()), Ok(None));
        assert_eq!(Header::decode(&with(1).encode()), Ok(Some(with(1))));
        assert_eq!(Header::decode(&with(VERSION + 1).encode()), Err(VERSION + 1));
    }

    #[test]
    fn no_sector_has_the_last_number() {
        let header = Header::new(u32::MAX, 1);
        assert_eq!(Header::decode(&header.encode()), Ok(None));
    }
}
