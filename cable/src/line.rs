//! A line that comes in byte by byte.

use heapless::Vec;

/// The most letters of a line: a piece of the save memory, with some to spare.
const LETTERS: usize = 160;
const BACKSPACE: u8 = 0x08;
const DELETE: u8 = 0x7f;

/// Why a line is no command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spoilt {
    /// It has too many letters.
    Long,
    /// It has this byte in it, which is no letter.
    Byte(u8),
}

/// The line that is being received.
#[derive(Debug, Default)]
pub struct Line {
    letters: Vec<u8, LETTERS>,
    spoilt: Option<Spoilt>,
    /// Whether the line before is over: its letters are still there to be read.
    over: bool,
}

impl Line {
    /// Takes a byte. Returns the line at its end, unless it is empty.
    pub fn take(&mut self, byte: u8) -> Option<Result<&str, Spoilt>> {
        if core::mem::take(&mut self.over) {
            self.letters.clear();
        }
        match byte {
            b'\n' | b'\r' => {
                self.over = true;
                return match self.spoilt.take() {
                    Some(spoilt) => Some(Err(spoilt)),
                    None if self.letters.is_empty() => None,
                    None => core::str::from_utf8(&self.letters).ok().map(Ok),
                };
            }
            // Typed by hand.
            BACKSPACE | DELETE => drop(self.letters.pop()),
            b' '..=b'~' if self.letters.push(byte).is_ok() => {}
            b' '..=b'~' => drop(self.spoilt.get_or_insert(Spoilt::Long)),
            _ => drop(self.spoilt.get_or_insert(Spoilt::Byte(byte))),
        }
        None
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Result<String, Spoilt>> {
        let mut line = Line::default();
        bytes.iter().filter_map(|&byte| line.take(byte).map(|line| line.map(ToString::to_string))).collect()
    }

    #[test]
    fn lines_end_as_any_computer_ends_them() {
        let wanted = ["help", "version", "list"].map(|line| Ok(line.to_string()));
        assert_eq!(lines(b"help\nversion\r\n\r\nlist\r"), wanted);
    }

    #[test]
    fn a_line_of_ten_kilobytes_is_one_mistake_and_the_next_one_counts() {
        let mut bytes = std::vec![b'a'; 10_240];
        bytes.extend(b"\nhelp\n");
        assert_eq!(lines(&bytes), [Err(Spoilt::Long), Ok("help".to_string())]);
    }

    #[test]
    fn a_byte_that_is_no_letter_spoils_its_line_alone() {
        assert_eq!(
            lines(b"he\0lp\nhe\xc3\xa9lp\nhelp\n"),
            [Err(Spoilt::Byte(0)), Err(Spoilt::Byte(0xc3)), Ok("help".to_string())]
        );
    }

    #[test]
    fn a_slip_of_the_fingers_is_taken_back() {
        assert_eq!(lines(b"hellp\x08\x7fp\n\x08\x08\n"), [Ok("help".to_string())]);
    }
}
