//! Pixels as text: each colour is four hexadecimal digits; a letter from `g` to `v` behind it repeats it one to
//! sixteen times.

use core::fmt;

/// The first letter that repeats.
const ONCE: u8 = b'g';
/// The most repeats that a letter says.
const MOST: usize = 16;

/// Pixels to be written.
#[derive(Clone, Copy, Debug)]
pub struct Runs<'a>(pub &'a [u16]);

impl fmt::Display for Runs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for run in self.0.chunk_by(|one, other| one == other) {
            let Some(colour) = run.first() else { continue };
            write!(f, "{colour:04x}")?;
            let mut more = run.len() - 1;
            while more > 0 {
                let now = more.min(MOST);
                write!(f, "{}", char::from(ONCE + now as u8 - 1))?;
                more -= now;
            }
        }
        Ok(())
    }
}

/// Reads pixels. Returns whether they filled `pixels`, and nothing was left.
pub fn unpack(text: &str, pixels: &mut [u16]) -> bool {
    let mut text = text.as_bytes();
    let (mut at, mut colour) = (0, None);
    while let Some((&first, rest)) = text.split_first() {
        let count = match (first, colour) {
            (ONCE..=b'v', Some(_)) => {
                text = rest;
                usize::from(first - ONCE) + 1
            }
            _ => {
                let Some((digits, rest)) = text.split_at_checked(4) else { return false };
                let digits = core::str::from_utf8(digits).ok();
                colour = digits.and_then(|digits| u16::from_str_radix(digits, 16).ok());
                text = rest;
                1
            }
        };
        let (Some(colour), Some(run)) = (colour, pixels.get_mut(at..at + count)) else { return false };
        run.fill(colour);
        at += count;
    }
    at == pixels.len()
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;

    use super::*;

    #[test]
    fn pixels_come_back() {
        let same = [0xffff; 128];
        let mut mixed: [u16; 128] = core::array::from_fn(|at| at as u16 * 511);
        mixed[3..40].fill(7);
        for pixels in [same, mixed] {
            let text = format!("{}", Runs(&pixels));
            let mut read = [0; 128];
            assert!(unpack(&text, &mut read), "{text}");
            assert_eq!(read, pixels, "{text}");
            assert!(text.len() <= 512);
        }
        assert_eq!(format!("{}", Runs(&same)), "ffffvvvvvvvu");
    }

    #[test]
    fn damaged_pixels_are_refused() {
        for text in ["", "ffff", "g", "fffg", "ffffvvvvvvvv", "ffffvvvvvvvw", "+fffvvvvvvvué"] {
            assert!(!unpack(text, &mut [0; 128]), "{text}");
        }
    }
}
