//! A record on its way to or from the flash.

use saves::Failure;

use crate::head::Head;
use crate::key::Key;
use crate::medium::{ALIGN, ERASED};
use crate::sector::CRC;

/// Key, length, checksum, and data: as it is written, and big enough for every record.
#[derive(Debug)]
pub(crate) struct Record {
    bytes: [u8; Self::MAX],
}

impl Record {
    /// Key, length and checksum.
    pub const HEADER: usize = 8;
    /// The most bytes that a record takes: the head of a journal is the longest.
    pub const MAX: usize = Self::size_of(Head::SIZE);

    pub const fn new() -> Self {
        Record { bytes: [0; Self::MAX] }
    }

    const fn size_of(length: usize) -> usize {
        (Self::HEADER + length).next_multiple_of(ALIGN)
    }

    /// Makes it this record, to be [sealed](Self::seal) before it is written.
    pub fn set(&mut self, key: Key, data: &[u8]) -> Result<(), Failure> {
        let target = self.bytes.get_mut(Self::HEADER..Self::HEADER + data.len()).ok_or(Failure::Full)?;
        target.copy_from_slice(data);
        self.bytes[0..2].copy_from_slice(&key.number().to_le_bytes());
        self.bytes[2..4].copy_from_slice(&(data.len() as u16).to_le_bytes());
        Ok(())
    }

    /// Makes it part of the sector with this sequence number.
    pub fn seal(&mut self, sequence: u32) {
        let (end, size) = (Self::HEADER + self.data().len(), self.size());
        self.bytes[end..size].fill(ERASED);
        let checksum = self.checksum(sequence);
        self.bytes[4..8].copy_from_slice(&checksum.to_le_bytes());
    }

    /// Whether it was sealed with this sequence number, and is as it was then.
    pub fn is_whole(&self, sequence: u32) -> bool {
        self.bytes[4..8] == self.checksum(sequence).to_le_bytes()
    }

    /// With the sequence number in it, what is left from an earlier use of the sector is no record.
    fn checksum(&self, sequence: u32) -> u32 {
        let mut digest = CRC.digest();
        digest.update(&sequence.to_le_bytes());
        digest.update(&self.bytes[0..4]);
        digest.update(self.data());
        digest.finalize()
    }

    /// The key; none if this can't be a record.
    pub fn key(&self) -> Option<Key> {
        let fits = self.length() <= Self::MAX - Self::HEADER;
        Key::new(u16::from_le_bytes([self.bytes[0], self.bytes[1]])).filter(|_| fits)
    }

    fn length(&self) -> usize {
        u16::from_le_bytes([self.bytes[2], self.bytes[3]]) as usize
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        Self::size_of(self.length())
    }

    pub fn data(&self) -> &[u8] {
        &self.bytes[Self::HEADER..][..self.length().min(Self::MAX - Self::HEADER)]
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.size().min(Self::MAX)]
    }

    /// The same, to read them from the flash: the header first, then all.
    pub fn header_mut(&mut self) -> &mut [u8] {
        &mut self.bytes[..Self::HEADER]
    }

    pub fn bytes_mut(&mut self) -> &mut [u8] {
        let size = self.size().min(Self::MAX);
        &mut self.bytes[..size]
    }
}
