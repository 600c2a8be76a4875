//! A part of a packed journal as text: one line of an exported game, or one code on the screen.

use core::fmt::{self, Write as _};

use crc::{CRC_32_ISO_HDLC, Crc};
use heapless::{String, Vec};
use rules_core::base32;

/// What every part begins with, before the version.
const MARK: &[u8] = b"LOIRE";
/// The version of parts and packed journals.
const VERSION: u32 = 1;
/// Letters of a checksum.
const SUM: usize = 7;

/// The checksum of parts and packed journals.
pub const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// A part: `LOIRE1-K-N-TAG-DATA-SUM`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Counted from 1.
    pub number: u8,
    /// How many parts there are.
    pub of: u8,
    /// The same for all parts of a packed journal: its checksum.
    pub tag: u32,
    /// A piece of the packed journal.
    pub data: Vec<u8, { Part::CAPACITY }>,
}

/// Why a part can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spoilt {
    /// It is not as it was written.
    Damaged {
        /// Its number, as far as that can be trusted.
        number: u8,
        /// Of how many.
        of: u8,
    },
    /// It is of this later version.
    Later(u32),
}

impl Part {
    /// The most bytes of a packed journal in a part.
    pub const CAPACITY: usize = 210;

    /// The most letters of a part.
    pub const LENGTH: usize = MARK.len() + "1-NN-NN-".len() + SUM + 1 + (8 * Self::CAPACITY).div_ceil(5) + 1 + SUM;

    /// Returns it as text.
    pub fn text(&self) -> String<{ Self::LENGTH }> {
        let mut text = String::new();
        // It fits: `LENGTH` is the sum of all that there is.
        let _ = write!(text, "{self}");
        text
    }

    fn sum(&self) -> u32 {
        let mut digest = CRC.digest();
        digest.update(&[self.number, self.of]);
        digest.update(&self.tag.to_le_bytes());
        digest.update(&self.data);
        digest.finalize()
    }

    /// Reads what stands behind the mark and the version. `None` if that is no part at all.
    fn read(text: &[u8]) -> Option<Result<Part, Spoilt>> {
        let mut text = Letters(text);
        let (number, of) = (text.number()?, text.number()?);
        let (number, of) = (u8::try_from(number).ok()?, u8::try_from(of).ok()?);
        Some(Self::read_rest(&mut text, number, of).ok_or(Spoilt::Damaged { number, of }))
    }

    fn read_rest(text: &mut Letters<'_>, number: u8, of: u8) -> Option<Part> {
        let tag = text.sum()?;
        text.dash()?;
        let mut part = Part { number, of, tag, data: Vec::new() };
        let (mut bits, mut count) = (0_u32, 0);
        while let Some(digit) = text.digit() {
            bits = bits << 5 | u32::from(digit);
            count += 5;
            if count >= 8 {
                count -= 8;
                part.data.push((bits >> count) as u8).ok()?;
                bits &= (1 << count) - 1;
            }
        }
        text.dash()?;
        let whole = count < 5 && bits == 0 && text.sum()? == part.sum();
        (whole && (1..=of).contains(&number)).then_some(part)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LOIRE{VERSION}-{}-{}-", self.number, self.of)?;
        write_base32(f, &self.tag.to_be_bytes())?;
        f.write_str("-")?;
        write_base32(f, &self.data)?;
        f.write_str("-")?;
        write_base32(f, &self.sum().to_be_bytes())
    }
}

/// Writes bytes as base32; the last letter is filled up with zeros.
fn write_base32(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    let (mut bits, mut count) = (0_u32, 0);
    for &byte in bytes {
        bits = bits << 8 | u32::from(byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            f.write_char(base32::letter((bits >> count) as u8))?;
        }
    }
    if count > 0 {
        f.write_char(base32::letter((bits << (5 - count)) as u8))?;
    }
    Ok(())
}

/// Returns all parts in a text, in the order in which they stand there.
pub fn parts(text: &[u8]) -> impl Iterator<Item = Result<Part, Spoilt>> {
    text.windows(MARK.len()).enumerate().filter(|(_, window)| window.eq_ignore_ascii_case(MARK)).filter_map(
        |(at, _)| {
            let mut text = Letters(&text[at + MARK.len()..]);
            match text.number()? {
                VERSION => Part::read(text.0),
                0 => None,
                later => Some(Err(Spoilt::Later(later))),
            }
        },
    )
}

/// Text that is read letter by letter. A line may have been broken anywhere.
struct Letters<'a>(&'a [u8]);

impl Letters<'_> {
    /// Takes the next letter if `want` accepts it.
    fn take<T>(&mut self, want: impl FnOnce(u8) -> Option<T>) -> Option<T> {
        let (&first, rest) = self.0.trim_ascii_start().split_first()?;
        let wanted = want(first)?;
        self.0 = rest;
        Some(wanted)
    }

    fn dash(&mut self) -> Option<()> {
        self.take(|letter| (letter == b'-').then_some(()))
    }

    fn digit(&mut self) -> Option<u8> {
        self.take(|letter| base32::digit(letter.into()))
    }

    /// Reads a number of up to three decimal digits, and a dash.
    fn number(&mut self) -> Option<u32> {
        let mut number = None;
        while let Some(digit) = self.take(|letter| char::from(letter).to_digit(10)) {
            number = Some(number.unwrap_or(0) * 10 + digit).filter(|number| *number < 1000);
            number?;
        }
        self.dash()?;
        number
    }

    /// Reads a checksum: 35 bits, of which the last three are zero.
    fn sum(&mut self) -> Option<u32> {
        let mut bits = 0_u64;
        for _ in 0..SUM {
            bits = bits << 5 | u64::from(self.digit()?);
        }
        (bits & 7 == 0).then_some((bits >> 3) as u32)
    }
}
