//! The computer's side: what it sends, and what it makes of a handheld's lines.

use core::error::Error;
use core::fmt;

use console::SIDE;

use crate::command::Command;
use crate::pixels::unpack;
use crate::{CRC, Cell, PIECE, VERSION};

/// The numbers of a handheld on USB: maker and product.
pub const USB: (u16, u16) = (0x2e8a, 0x000a);
/// How long a handheld may be silent, in milliseconds: it asks its owner for a minute.
pub const PATIENCE_MS: u32 = 70_000;
/// How often saves are read that change meanwhile.
pub const TRIES: usize = 5;
/// How long it may take to say its version.
pub const HELLO_MS: u32 = 3_000;
/// Pause between two looks at its picture: five and more a second, and little for the handheld to do.
pub const LOOK_MS: u32 = 100;

/// A line of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer<'a> {
    /// It is done.
    Done,
    /// It is not, for this reason.
    Refused(&'a str),
    /// There is more to come.
    Line(&'a str),
}

impl<'a> From<&'a str> for Answer<'a> {
    fn from(line: &'a str) -> Self {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("ok", _) => Answer::Done,
            ("error", why) => Answer::Refused(why),
            _ => Answer::Line(line),
        }
    }
}

/// Why a restore, an update or a press is not done, if it is the owner who does not want it.
pub const REFUSED: &str = "refused on the device";

/// Returns what a handheld says of itself: version and board, or all of it if it speaks another protocol. `None` if this
/// is the end of something else.
pub fn greeting(line: &str) -> Option<Result<&str, &str>> {
    let about = line.strip_prefix("ok Loire ")?;
    let known = about.rsplit_once(" protocol ").filter(|(_, version)| version.parse() == Ok(VERSION));
    Some(known.map(|(build, _)| build).ok_or(about))
}

/// A line that was damaged on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damaged;

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("something was damaged on its way")
    }
}

impl Error for Damaged {}

/// A save memory as lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saving<'a> {
    /// A restore begins.
    Restore,
    /// The bytes from this offset on.
    Piece(usize, &'a [u8]),
    /// The checksum of all.
    Sum(u32),
}

impl Saving<'_> {
    /// Returns all lines of a restore: what is left out is blank.
    pub fn all(saves: &[u8]) -> impl Iterator<Item = Saving<'_>> {
        let pieces = saves.chunks(PIECE).enumerate().filter(|(_, piece)| piece.iter().any(|&byte| byte != 0xff));
        let pieces = pieces.map(|(at, piece)| Saving::Piece(at * PIECE, piece));
        [Saving::Restore].into_iter().chain(pieces).chain([Saving::Sum(CRC.checksum(saves))])
    }
}

impl fmt::Display for Saving<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Saving::Restore => f.write_str("restore"),
            Saving::Piece(offset, bytes) => {
                write!(f, "save {offset:05x} ")?;
                bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
            Saving::Sum(sum) => write!(f, "sum {sum:08x}"),
        }
    }
}

/// A backup that is being received.
#[derive(Debug)]
pub struct Backup<'a> {
    saves: &'a mut [u8],
    sum: Option<u32>,
}

impl<'a> Backup<'a> {
    /// Begins one, of a save memory of this size.
    pub fn new(saves: &'a mut [u8]) -> Self {
        saves.fill(0xff);
        Backup { saves, sum: None }
    }

    /// Takes a line. Returns up to where the memory is known.
    pub fn take(&mut self, line: &str) -> Result<usize, Damaged> {
        match Command::read(line) {
            Ok(Command::Save(offset, bytes)) => {
                let (start, end) = (offset as usize, offset as usize + bytes.len());
                self.saves.get_mut(start..end).ok_or(Damaged)?.copy_from_slice(&bytes);
                Ok(end)
            }
            Ok(Command::Sum(sum)) => {
                self.sum = Some(sum);
                Ok(self.saves.len())
            }
            _ => Err(Damaged),
        }
    }

    /// Requires that all of it has come as it was sent.
    pub fn check(&self) -> Result<(), Damaged> {
        if self.sum == Some(CRC.checksum(self.saves)) { Ok(()) } else { Err(Damaged) }
    }
}

/// Puts a cell of the picture into a panel's memory: rows of colours, big endian.
pub fn paint(line: &str, panel: &mut [u16]) -> Result<(), Damaged> {
    let mut words = line.split(' ');
    let (Some("cell"), Some(x), Some(y), Some(runs), None) =
        (words.next(), words.next(), words.next(), words.next(), words.next())
    else {
        return Err(Damaged);
    };
    let place = |word: &str, size| word.parse().ok().filter(|at| (0..=SIDE - size).contains(at)).ok_or(Damaged);
    let mut cell = Cell::default();
    let (x, y) = (place(x, cell[0].len())?, place(y, cell.len())?);
    if !unpack(runs, cell.as_flattened_mut()) {
        return Err(Damaged);
    }
    for (row, colours) in panel.chunks_mut(SIDE).skip(y).zip(&cell) {
        row.iter_mut().skip(x).zip(colours).for_each(|(there, colour)| *there = colour.swap_bytes());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;
    use std::vec;
    use std::vec::Vec;

    use super::*;

    #[test]
    fn an_answer_ends_with_ok_or_a_reason() {
        for (line, wanted) in [
            ("ok", Answer::Done),
            ("ok lit", Answer::Done),
            ("error refused on the device", Answer::Refused(REFUSED)),
            ("sum 00000000", Answer::Line("sum 00000000")),
            ("okay", Answer::Line("okay")),
        ] {
            assert_eq!(Answer::from(line), wanted);
        }
    }

    #[test]
    fn a_handheld_greets_and_another_protocol_is_told() {
        assert_eq!(greeting("ok Loire 1.2.0 picosystem protocol 1"), Some(Ok("1.2.0 picosystem")));
        assert_eq!(greeting("ok Loire 3.0.0 x protocol 11"), Some(Err("3.0.0 x protocol 11")));
        assert_eq!(greeting("error no such command; try help"), None);
    }

    #[test]
    fn what_a_restore_sends_a_backup_reads() {
        let mut saves = vec![0xff; 4096];
        saves[70] = 0;
        saves[4000..].fill(9);
        let lines: Vec<_> = Saving::all(&saves).map(|line| line.to_string()).collect();
        assert_eq!(lines.len(), 5);
        let mut read = vec![0; saves.len()];
        let mut backup = Backup::new(&mut read);
        assert_eq!(backup.take(&lines[1]), Ok(128));
        assert_eq!(backup.check(), Err(Damaged), "the end is missing");
        lines[2..].iter().for_each(|line| assert!(backup.take(line).is_ok()));
        assert_eq!(backup.check(), Ok(()));
        for line in ["save 01000 ff", "save x", "hello", ""] {
            assert_eq!(backup.take(line), Err(Damaged), "{line}");
        }
        assert_eq!(backup.take(&lines[1].replacen("00040", "01000", 1)), Err(Damaged), "behind the end");
        assert_eq!(backup.take(&lines[1].replacen("ff", "fe", 1)), Ok(128));
        assert_eq!(backup.check(), Err(Damaged), "a digit is another");
        assert_eq!(backup.take(&lines[1]), Ok(128));
        assert_eq!(read, saves);
    }

    #[test]
    fn a_cell_lands_where_it_belongs() {
        let mut panel = vec![0; SIDE * SIDE];
        assert_eq!(paint("cell 224 232 ffffvvvvvvvu", &mut panel), Ok(()));
        assert_eq!(panel.iter().filter(|&&pixel| pixel == 0xffff).count(), 128);
        assert_eq!(panel[SIDE * SIDE - 1], 0xffff);
        for line in [
            "cell 224 240 ffffvvvvvvvu",
            "cell 225 0 ffffvvvvvvvu",
            "cell 0 233 ffffvvvvvvvu",
            "cell 0 0 ffff",
            "cell 0 0",
            "cell -1 0 ffffvvvvvvvu",
        ] {
            assert_eq!(paint(line, &mut panel), Err(Damaged), "{line}");
        }
    }
}
