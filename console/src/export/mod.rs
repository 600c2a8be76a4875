//! Exporting a journal: packed, cut into parts, and shown as QR codes.

mod bits;
pub mod packed;
pub mod part;
pub mod qr;

use heapless::Vec;
use rules_core::Game;
use saves::{Journal, Slot, Volume};

use crate::export::packed::{PackError, Packed};
use crate::export::part::Part;
use crate::export::qr::Code;
use crate::game::visitor::GameVisitor;

/// Actions that are packed at a time: some 8 ms of the device.
const PIECE: u16 = 32;
/// The most bytes of an action.
const LONGEST: usize = 8;
/// The picture shows the progress after this many pieces: drawing takes longer than packing a piece.
const PIECES_SHOWN: u8 = 4;

/// The journal that is exported.
#[derive(Clone, Debug, Default)]
pub struct Export {
    packed: Packed,
    status: Status,
    code: Option<Code>,
    source: Option<Source>,
}

/// A stored journal that is packed piece by piece, so that no press waits for a long game.
#[derive(Clone, Debug)]
struct Source {
    volume: Volume,
    number: u16,
    /// How many of its bytes are packed.
    read: usize,
    pieces: u8,
    /// The next bytes, if they were read.
    piece: Option<Vec<u8, { PIECE as usize * LONGEST }>>,
}

/// Whether a journal is packed, or why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Status {
    /// There is no such journal.
    #[default]
    Missing,
    /// It can't be packed.
    Faulty(PackError),
    /// It is being packed: bytes that are done, and all of them.
    Packing(usize, usize),
    /// It is packed.
    Packed,
}

impl Export {
    /// Begins to pack a stored journal, whose head is packed by `begin`.
    pub fn begin(&mut self, journal: Journal<'_>, begin: fn(&mut Packed, Slot, &[u8]) -> Result<(), PackError>) {
        let Journal { volume, slot, number, head, actions, .. } = journal;
        self.code = None;
        self.source = None;
        self.status = match head.map(|head| begin(&mut self.packed, slot, head)) {
            None => Status::Missing,
            Some(Err(fault)) => Status::Faulty(fault),
            Some(Ok(())) => {
                self.source = Some(Source { volume, number, read: 0, pieces: 0, piece: None });
                Status::Packing(0, actions.len())
            }
        };
    }

    /// Stops packing.
    pub fn stop(&mut self) {
        self.source = None;
        self.status = Status::Missing;
    }

    /// Returns whether it is being packed.
    pub fn is_packing(&self) -> bool {
        self.source.is_some()
    }

    /// Returns which game it is, and how it began.
    pub fn head(&self) -> (Slot, &[u8]) {
        (self.packed.slot(), self.packed.head())
    }

    /// Returns how many actions are packed.
    pub fn length(&self) -> u16 {
        self.packed.length()
    }

    /// Packs from the beginning again, with a game that has just begun.
    pub fn rewind(&mut self) {
        self.packed.rewind();
        if let Some(source) = &mut self.source {
            (source.read, source.piece) = (0, None);
        }
    }

    /// Returns the journal of which the next piece has to be [read](Self::read), if there is none.
    pub fn wanted(&self) -> Option<Volume> {
        self.source.as_ref().filter(|source| source.piece.is_none()).map(|source| source.volume)
    }

    /// Reads the next piece of the journal.
    pub fn read(&mut self, journal: Journal<'_>) {
        let Some(source) = &mut self.source else { return };
        if (source.volume, source.number) != (journal.volume, journal.number) {
            return self.stop();
        }
        let piece = journal.actions.iter().skip(source.read).take(PIECE as usize * LONGEST);
        source.piece = Some(piece.copied().collect());
        self.status = Status::Packing(source.read, journal.actions.len());
    }

    /// Returns whether it is packed, or why not.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Returns its parts, once it is packed.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = Part> {
        let all = if self.status == Status::Packed { usize::MAX } else { 0 };
        self.packed.parts().take(all)
    }

    /// Makes the code of a part, counted from 0, for the page at this address. Making it anew for each drawing would
    /// take too long.
    #[inline(never)] // so that its temporaries are off the stack before anything is drawn
    pub fn turn(&mut self, part: usize, page: Option<&str>) {
        self.code = self.packed.parts().nth(part).and_then(|part| Code::new(&part, page));
    }

    /// Returns the code that shows.
    pub fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }
}

/// Packs the piece that was read, and plays it. Returns whether the picture shall show the progress.
impl GameVisitor for &mut Export {
    type Output = bool;

    #[inline(never)] // inlined, the caller's stack frame would hold a list of actions of each game
    fn visit<G: Game>(self, game: &mut G) -> bool {
        let Some(source) = &mut self.source else { return false };
        let Some(piece) = source.piece.take() else { return false };
        match self.packed.add(game, &piece, PIECE) {
            // More than a piece has: there may be another one.
            Ok((PIECE, bytes)) => {
                source.read += bytes;
                source.pieces = source.pieces.wrapping_add(1);
                return source.pieces % PIECES_SHOWN == 0;
            }
            Ok(_) => self.status = Status::Packed,
            Err(fault) => self.status = Status::Faulty(fault),
        }
        self.source = None;
        true
    }
}
