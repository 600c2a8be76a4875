//! Seeds: 40 bits, read and written as eight characters.

use core::fmt;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use crate::base32;

/// The start of a game's random numbers: 40 bits.
///
/// ```
/// let seed: rules_core::Seed = "7k3m-q9ta".parse().unwrap();
/// assert_eq!(seed.code(), *b"7K3MQ9TA");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(from = "u64")]
pub struct Seed(u64);

impl From<u64> for Seed {
    fn from(bits: u64) -> Self {
        Seed::new(bits)
    }
}

impl Seed {
    /// Characters of a seed's code.
    pub const LEN: usize = 8;

    /// Keeps the low 40 bits.
    pub const fn new(bits: u64) -> Self {
        Seed(bits & 0xff_ffff_ffff)
    }

    /// Returns the 40 bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the code as it is shown and typed.
    pub fn code(self) -> [u8; Self::LEN] {
        core::array::from_fn(|i| base32::letter((self.0 >> (35 - 5 * i)) as u8) as u8)
    }

    /// Returns the generator that this seed starts.
    pub fn generator(self) -> Pcg32 {
        Pcg32::seed_from_u64(self.0)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, c) in self.code().into_iter().enumerate() {
            if i == 4 {
                f.write_str("-")?;
            }
            write!(f, "{}", c as char)?;
        }
        Ok(())
    }
}

/// Why a text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeedError {
    /// Not eight characters.
    Length,
    /// This character is not in the alphabet.
    Character(char),
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeedError::Length => f.write_str("a seed has eight characters"),
            SeedError::Character(c) => write!(f, "a seed has no {c:?}"),
        }
    }
}

impl core::error::Error for SeedError {}

impl core::str::FromStr for Seed {
    type Err = SeedError;

    /// Reads either case, takes O for 0 and I or L for 1, and passes over dashes.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let mut bits = 0;
        let mut count = 0;
        for c in text.chars().filter(|&c| c != '-') {
            let digit = base32::digit(c).ok_or(SeedError::Character(c))?;
            count += 1;
            if count > Self::LEN {
                return Err(SeedError::Length);
            }
            bits = bits << 5 | u64::from(digit);
        }
        if count == Self::LEN { Ok(Seed(bits)) } else { Err(SeedError::Length) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_the_bits_in_fives() {
        let seed = Seed::new(0x12_3456_789a);
        assert_eq!(seed.code(), *b"28T5CY4T");
        for text in ["28T5-CY4T", "28t5cy4t", "-28T5CY4T-"] {
            assert_eq!(text.parse(), Ok(seed), "{text}");
        }
        assert_eq!(Seed::new(u64::MAX).code(), *b"ZZZZZZZZ");
        assert_eq!("OIL0-oil0".parse(), Ok(Seed::new(0b00000_00001_00001_00000_00000_00001_00001_00000)));
    }

    #[test]
    fn what_is_no_code_is_refused() {
        for text in ["", "28T5CY4", "28T5CY4T0"] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError::Length), "{text}");
        }
        assert_eq!("28T5CY4U".parse::<Seed>(), Err(SeedError::Character('U')));
    }
}
