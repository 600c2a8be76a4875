//! What takes long is done in slices: computers think, games are replayed, judged and packed.

use super::journals::Purpose;
use super::{Change, Made, State};
use crate::export::{Export, Status};
use crate::game::session::Input;
use crate::games::AnyThinker;
use crate::port::Request;

/// What a computer thinks with. The shell owns it, because it is large. Nothing in it has to last: without it, the
/// computer thinks again.
#[derive(Debug)]
pub struct Mind {
    /// After how many changes of the game it began to think; 0 before. A new mind is all zeros, so that the image needs
    /// no copy of it.
    pub(super) since: u32,
    pub(super) level: u8,
    pub(super) thinker: AnyThinker,
}

/// The level of a mind that packs a journal.
const PACKS: u8 = u8::MAX;

impl Mind {
    /// Returns one that has not begun to think.
    pub const fn new() -> Self {
        Mind { since: 0, level: 0, thinker: AnyThinker::Idle }
    }
}

impl Default for Mind {
    fn default() -> Self {
        Mind::new()
    }
}

impl State {
    /// Returns whether a computer has something to think about.
    pub fn is_thinking(&self) -> bool {
        self.current.session().is_some_and(|session| session.repeats() || session.problem().is_some())
    }

    /// Lets a computer think for a moment, and takes what it decides; `None` as long as it has not decided.
    pub fn think(&mut self, mind: &mut Mind) -> Option<Change> {
        let session = self.current.session()?;
        if session.repeats() {
            return Some(self.play(Input::Again));
        }
        let problem = session.problem()?;
        if let Some(action) = session.scripted() {
            return Some(self.play(Input::Decision(action)));
        }
        // A hint and a computer's own decision may come after the same change, at different levels.
        if (mind.since, mind.level) != (self.changes, problem.level as u8) {
            (mind.since, mind.level) = (self.changes, problem.level as u8);
            mind.thinker.begin(&self.current, problem);
        }
        let hint = session.wants_hint();
        let decision = mind.thinker.think()?;
        if let (true, Some(advice), Some(session)) = (hint, mind.thinker.advice(), self.current.session_mut()) {
            session.advise(&self.settings, &advice);
            return Some(Change::None);
        }
        Some(self.play(Input::Decision(decision)))
    }

    /// Returns whether a journal is replayed, copied or packed, or a turn judged, in slices.
    pub fn is_busy(&self) -> bool {
        self.is_replaying() || self.copying.is_some() || self.is_tutoring() || self.packing().is_some()
    }

    fn packing(&self) -> Option<&Export> {
        self.made.export().filter(|export| export.is_packing())
    }

    /// Returns how many of its actions were taken so far.
    pub fn work_done(&self) -> Option<u16> {
        let replays = self.is_replaying() || self.copying.is_some();
        let replayed = self.current.laid().filter(|_| replays).map(|game| game.length());
        replayed.or_else(|| self.packing().map(Export::length))
    }

    /// Does a slice of it.
    pub fn work(&mut self, mind: &mut Mind) -> Change {
        if self.is_replaying() {
            self.replay_on();
            return Change::Unseen;
        }
        if self.is_tutoring() {
            return self.tutor_on(mind);
        }
        if self.copying.is_some() {
            self.copy_on();
            return Change::Unseen;
        }
        let Made::Export(export) = &mut self.made else { return self.review_on(mind) };
        if !export.is_packing() {
            return Change::None;
        }
        if (mind.since, mind.level) != (self.changes, PACKS) {
            (mind.since, mind.level) = (self.changes, PACKS);
            mind.thinker.begin_again(export.head());
            export.rewind();
        }
        let Some(volume) = export.wanted() else { return self.pack(mind) };
        if self.reading.is_empty() {
            self.read(volume, Purpose::Piece);
        }
        Change::Unseen
    }

    fn pack(&mut self, mind: &mut Mind) -> Change {
        let Made::Export(export) = &mut self.made else { return Change::None };
        let Some(is_shown) = mind.thinker.visit(&mut *export) else {
            export.stop();
            return Change::None;
        };
        if export.status() == Status::Packed {
            self.ask(Request::Log);
        }
        if is_shown { Change::None } else { Change::Unseen }
    }
}
