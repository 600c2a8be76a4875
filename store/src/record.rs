//! A record as it is written.

use saves::Failure;

use crate::chunk::Chunk;
use crate::directory::Directory;
use crate::head::Head;
use crate::key::Key;
use crate::medium::{ALIGN, ERASED};
use crate::sector::CRC;

const _: () = assert!(Head::SIZE <= Directory::SIZE && Chunk::SIZE <= Directory::SIZE);

/// What the first bytes of a record say of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Prefix {
    key: Key,
    length: usize,
}

impl Prefix {
    /// Bytes that it stands in.
    pub const SIZE: usize = 4;

    /// Returns the prefix that these bytes begin with; none if no record begins so.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let [k0, k1, l0, l1] = *bytes.first_chunk()?;
        let length = u16::from_le_bytes([l0, l1]) as usize;
        let key = Key::new(u16::from_le_bytes([k0, k1])).filter(|_| length <= Record::MAX - Record::HEADER)?;
        Some(Prefix { key, length })
    }

    /// Returns how many bytes the record takes.
    pub const fn size(self) -> usize {
        Record::size_of(self.length)
    }
}

/// Key, length, checksum and data. Aligned, as is the flash: words are copied faster than bytes.
#[derive(Clone, Debug)]
#[repr(align(4))]
pub(crate) struct Record {
    prefix: Prefix,
    bytes: [u8; Self::MAX],
}

impl Record {
    /// Bytes before the data: key, length and checksum.
    pub const HEADER: usize = 8;
    /// Bytes of the longest record, the directory.
    pub const MAX: usize = Self::size_of(Directory::SIZE);

    const fn size_of(length: usize) -> usize {
        (Self::HEADER + length).next_multiple_of(ALIGN)
    }

    /// Returns the record of this data, to be [sealed](Self::seal) before it is written.
    pub fn new(key: Key, data: &[u8]) -> Result<Self, Failure> {
        let mut bytes = [ERASED; Self::MAX];
        let target = bytes.get_mut(Self::HEADER..Self::HEADER + data.len()).ok_or(Failure::Full)?;
        target.copy_from_slice(data);
        bytes[0..2].copy_from_slice(&key.number().to_le_bytes());
        bytes[2..4].copy_from_slice(&(data.len() as u16).to_le_bytes());
        Ok(Record { prefix: Prefix { key, length: data.len() }, bytes })
    }

    /// A record to read others into.
    pub const BLANK: Self = Record { prefix: Prefix { key: Key::DIRECTORY, length: 0 }, bytes: [ERASED; Self::MAX] };

    /// Makes it the record of this prefix. Returns its bytes, to be read.
    pub fn announce(&mut self, prefix: Prefix) -> &mut [u8] {
        self.prefix = prefix;
        &mut self.bytes[..prefix.size()]
    }

    /// Makes it part of the sector with this sequence number.
    pub fn seal(&mut self, sequence: u32) {
        let checksum = self.checksum(sequence);
        self.bytes[4..8].copy_from_slice(&checksum.to_le_bytes());
    }

    /// Returns whether it was sealed with this sequence number, and is as it was then.
    pub fn is_whole(&self, sequence: u32) -> bool {
        self.bytes[4..8] == self.checksum(sequence).to_le_bytes()
    }

    /// Covers the sequence number, so that what is left from an earlier use of the sector is no record.
    fn checksum(&self, sequence: u32) -> u32 {
        let mut digest = CRC.digest();
        digest.update(&sequence.to_le_bytes());
        digest.update(&self.bytes[0..4]);
        digest.update(self.data());
        digest.finalize()
    }

    pub fn key(&self) -> Key {
        self.prefix.key
    }

    /// Returns how many bytes it takes.
    pub fn size(&self) -> usize {
        self.prefix.size()
    }

    pub fn data(&self) -> &[u8] {
        &self.bytes[Self::HEADER..][..self.prefix.length]
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.size()]
    }
}
