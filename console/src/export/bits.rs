//! Numbers of a few bits each, one behind the other, most significant bit first.

use heapless::Vec;

/// Puts numbers behind some bytes.
#[derive(Debug)]
pub struct Writer<'a, const N: usize> {
    bytes: &'a mut Vec<u8, N>,
    /// Bits of the last byte that are not used yet.
    free: u32,
}

/// There is no more room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

impl<'a, const N: usize> Writer<'a, N> {
    /// Returns a writer that begins behind the last byte, or in it with its last `free` bits.
    pub fn new(bytes: &'a mut Vec<u8, N>, free: u32) -> Self {
        Writer { bytes, free }
    }

    /// Returns the bits of the last byte that are not used yet.
    pub fn free(&self) -> u32 {
        self.free
    }

    /// Puts the low `width` bits of a number.
    pub fn put(&mut self, number: usize, width: u32) -> Result<(), Full> {
        for bit in (0..width).rev() {
            if self.free == 0 {
                self.bytes.push(0).map_err(|_| Full)?;
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) << self.free) as u8;
            }
        }
        Ok(())
    }
}

/// Takes numbers from bytes.
#[derive(Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    /// The next bit.
    at: usize,
}

impl<'a> Reader<'a> {
    /// Returns a reader that begins with the first byte.
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader { bytes, at: 0 }
    }

    /// Takes a number of `width` bits; `None` if fewer are left.
    pub fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for _ in 0..width {
            let byte = self.bytes.get(self.at / 8)?;
            number = number << 1 | usize::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(number)
    }

    /// Returns whether nothing is left but what fills the last byte up with zeros.
    pub fn is_done(&mut self) -> bool {
        let left = self.bytes.len() * 8 - self.at;
        left < 8 && self.take(left as u32) == Some(0)
    }
}

/// Returns how many bits tell `count` things apart.
pub const fn width(count: usize) -> u32 {
    match count {
        0 | 1 => 0,
        _ => (count - 1).ilog2() + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_is_taken() {
        let mut bytes = Vec::<u8, 4>::from_slice(&[7]).unwrap();
        let mut writer = Writer::new(&mut bytes, 0);
        let numbers = [(5, 3), (0, 0), (1, 1), (0x1ff, 9), (2, 5)];
        numbers[..3].iter().for_each(|&(number, width)| writer.put(number, width).unwrap());
        let free = writer.free();
        let mut writer = Writer::new(&mut bytes, free);
        numbers[3..].iter().for_each(|&(number, width)| writer.put(number, width).unwrap());
        assert_eq!(writer.put(0, 7), Err(Full), "three bytes of four have 18 bits");
        let mut reader = Reader::new(&bytes[1..]);
        numbers.iter().for_each(|&(number, width)| assert_eq!(reader.take(width), Some(number)));
        assert!(reader.is_done());
        assert_eq!(reader.take(1), None);
    }

    #[test]
    fn a_width_is_just_enough() {
        let widths = [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (256, 8), (257, 9)];
        widths.iter().for_each(|&(count, bits)| assert_eq!(width(count), bits, "{count}"));
    }
}
