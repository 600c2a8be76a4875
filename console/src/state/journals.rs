//! Stored games: listed, continued, watched, and exported.

use saves::{Condition, Journal, Place, Volume};

use super::{Change, Made, Notice, Saved, State};
use crate::export::Export;
use crate::export::packed::Packed;
use crate::game::opening::JournalError;
use crate::games::{self, CurrentGame, GAMES};
use crate::port::Request;
use crate::records::reviews::Summary;

/// A journal that the player looks at; what was read of it is on the table.
#[derive(Clone, Debug)]
pub struct Looked {
    /// Which one.
    pub volume: Volume,
    /// What is known of it.
    pub found: Saved,
    /// How many actions it has.
    pub length: u16,
    /// What a review found, if it was reviewed.
    pub summary: Option<Summary>,
    /// Whether an older one comes after it.
    pub more: bool,
}

/// What a journal is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To list it.
    List,
    /// To go on with it.
    Resume,
    /// To look at it after this many actions, or at its end.
    Look(Option<u16>),
    /// To watch it from this action on.
    Watch(u16),
    /// To export it.
    Export,
    /// To replay the next slice of it.
    Slice,
    /// To pack the next slice of it.
    Piece,
    /// To review its next action.
    Next,
    /// To copy its next actions into an exercise.
    Copy,
}

/// A journal that is replayed on the table, slice by slice, so that no press waits for a long game.
#[derive(Clone, Debug)]
pub(super) struct Replay {
    volume: Volume,
    number: u16,
    purpose: Purpose,
    slices: u8,
    /// Bytes that were replayed, and all of them.
    bytes: (usize, usize),
}

/// Actions of a slice: some 8 ms of the device.
const SLICE: u16 = 48;
/// Actions that are replayed at power-on before the first picture, to list games: some 50 ms.
pub(super) const AT_ONCE: u16 = 1024;
/// The picture shows the progress after this many slices: drawing takes longer than a slice.
const SLICES_SHOWN: u8 = 4;

impl Replay {
    /// Returns after which action it ends.
    fn end(&self) -> u16 {
        if let Purpose::Look(Some(end)) = self.purpose { end } else { u16::MAX }
    }
}

impl State {
    /// Asks the shell for a journal.
    pub(super) fn read(&mut self, volume: Volume, purpose: Purpose) {
        if !self.reading.is_full() && self.is_accepted(Request::Save(saves::Request::Load(volume))) {
            let _ = self.reading.push_back(purpose);
        }
    }

    /// Goes on with the stored game in this place.
    pub fn resume(&mut self, place: Place) {
        self.put_away(Some(place));
        self.read(Volume::InProgress(place), Purpose::Resume);
    }

    /// Returns whether the next journal to arrive is one for the title.
    pub fn is_listing(&self) -> bool {
        match self.reading.front() {
            Some(Purpose::Slice) => self.replay.as_ref().is_some_and(|replay| replay.purpose == Purpose::List),
            first => first == Some(&Purpose::List),
        }
    }

    /// Returns whether all games in progress are known.
    pub fn is_listed(&self) -> bool {
        let listed = self.replay.as_ref().is_none_or(|replay| replay.purpose != Purpose::List);
        self.unlisted.is_empty() && listed && !self.is_listing()
    }

    /// Takes a journal from the store, for the purpose it was asked for.
    pub fn journal(&mut self, journal: Journal<'_>) -> Change {
        let is_replaying = self.is_replaying();
        let is_seen = self.looked.as_ref().is_some_and(|looked| looked.volume == journal.volume);
        match self.reading.pop_front().unwrap_or(Purpose::List) {
            Purpose::Look(_) | Purpose::Watch(_) if !is_seen => Change::None,
            purpose @ Purpose::Look(Some(at)) => {
                if let Some(game) = self.current.laid_mut().filter(|game| game.length() > at) {
                    game.rewind();
                }
                self.replay(journal, purpose, 0)
            }
            Purpose::Slice => match self.replay.take_if(|_| is_replaying) {
                Some(Replay { volume, number, purpose, slices, .. })
                    if (volume, number) == (journal.volume, journal.number) =>
                {
                    self.replay(journal, purpose, slices)
                }
                _ => Change::None,
            },
            purpose @ (Purpose::List | Purpose::Resume | Purpose::Look(None) | Purpose::Watch(_)) => {
                self.open(journal, purpose)
            }
            Purpose::Export => {
                self.changes += 1;
                if self.made.export().is_none() {
                    self.made = Made::Export(Export::default());
                }
                if let Some(export) = self.made.export_mut() {
                    export.begin(journal, Packed::begin);
                }
                Change::None
            }
            Purpose::Piece => {
                if let Some(export) = self.made.export_mut() {
                    export.read(journal);
                }
                Change::Unseen
            }
            Purpose::Next => {
                self.read_next(journal);
                Change::Unseen
            }
            Purpose::Copy => self.copy(journal),
        }
    }

    /// Asks for the next game in progress. Once all are listed, goes on with the one that the shell named at power-on,
    /// or shows the journal that it named.
    pub(super) fn list(&mut self) -> Change {
        if let Some(place) = self.unlisted.next().map(Place) {
            self.read(Volume::InProgress(place), Purpose::List);
            return Change::None;
        }
        if let Some(place) = self.boot.resume.take() {
            self.resume(place);
        }
        let Some(volume) = self.boot.replay.take() else { return Change::None };
        self.watch(volume);
        Change::Replay
    }

    /// Puts a journal on the table as it began, and replays a first slice of it.
    fn open(&mut self, journal: Journal<'_>, purpose: Purpose) -> Change {
        self.current = CurrentGame::Empty;
        self.changes += 1;
        self.number = Some(journal.number);
        if let Some(looked) = &mut self.looked {
            looked.summary = Summary::decode(journal.note);
        }
        self.place = if let Volume::InProgress(place) = journal.volume { Some(place) } else { None };
        let opened = match journal.head {
            Some(head) => self.current.resume(journal.slot, head).map_err(|error| match error {
                JournalError::Version(version) => Saved::Version(version),
                _ => Saved::Lost,
            }),
            None if journal.condition == Condition::Empty => Err(Saved::None),
            None => Err(Saved::Lost),
        };
        match (opened, purpose) {
            (Ok(()), _) => {
                if let (Some(game), Volume::Finished(_)) = (self.current.laid_mut(), journal.volume) {
                    game.lay_open();
                }
                return self.replay(journal, purpose, 0);
            }
            (Err(saved), Purpose::Look(_) | Purpose::Watch(_)) => {
                if let Some(looked) = &mut self.looked {
                    (looked.found, looked.more) = (saved, journal.more);
                }
            }
            (Err(saved), _) => {
                if let Some(place) = self.place {
                    self.keep_read(place, journal.slot, journal.number, saved);
                }
            }
        }
        self.clear();
        if purpose == Purpose::List { self.list() } else { Change::None }
    }

    /// Replays the next slice of a journal. At power-on the first ones are replayed at once: nobody presses yet.
    fn replay(&mut self, journal: Journal<'_>, purpose: Purpose, slices: u8) -> Change {
        self.replay = None;
        let Some(game) = self.current.laid_mut() else { return Change::None };
        let Journal { volume, number, actions, .. } = journal;
        let mut replay = Replay { volume, number, purpose, slices: slices.wrapping_add(1), bytes: (0, actions.len()) };
        let listed = purpose == Purpose::List;
        let slice = if listed && slices == 0 { core::mem::take(&mut self.at_once) } else { SLICE };
        let left = game.replay(actions, replay.end().min(game.length().saturating_add(slice)), &self.settings);
        if let Some(left @ 1..) = left
            && game.length() < replay.end()
        {
            replay.bytes.0 = actions.len() - left;
            self.replay = Some(replay);
            return if slices.is_multiple_of(SLICES_SHOWN) && !listed { Change::None } else { Change::Unseen };
        }
        game.arrive(&self.settings);
        let length = game.length();
        if listed && slices == 0 {
            self.at_once = slice.saturating_sub(length);
        }
        self.replayed(journal, purpose, left.is_none().then_some(length))
    }

    /// Shows a journal that was replayed, as far as its actions are legal: up to this one, if not to its end.
    fn replayed(&mut self, journal: Journal<'_>, purpose: Purpose, sound: Option<u16>) -> Change {
        let Some(index) = games::index(journal.slot) else { return Change::None };
        if matches!(purpose, Purpose::Look(Some(_))) {
            return Change::None;
        }
        let parted = self.parted(&journal, sound.is_some());
        if parted.is_none() && (journal.condition == Condition::Cut || sound.is_some()) {
            self.notify(Notice::Shortened(GAMES[index].name));
        }
        let Some(session) = self.current.session() else { return Change::None };
        if let Some(looked) = self.looked.as_mut().filter(|_| matches!(purpose, Purpose::Look(_) | Purpose::Watch(_))) {
            looked.found = parted.map_or(Saved::Over, Saved::Parted);
            (looked.more, looked.length) = (journal.more, session.length());
            if let Purpose::Watch(from) = purpose {
                self.seek(journal.volume, from);
            }
            return Change::None;
        }
        let Some(place) = self.place else { return Change::None };
        if session.branch().is_some_and(|branch| session.length() < branch.at) {
            // The power failed while it was made.
            self.abandon();
            return if purpose == Purpose::List { self.list() } else { Change::NoGame };
        }
        let saved = match parted {
            Some(version) => Saved::Parted(version),
            None if session.is_over() => Saved::Over,
            None => {
                let language = self.settings.language();
                Saved::Running(session.who(language), session.summary(language))
            }
        };
        self.keep_read(place, journal.slot, journal.number, saved);
        if parted.is_none() {
            if let Some(length) = sound {
                self.write(saves::Request::Truncate(place, length));
            }
            self.count(true);
            if purpose == Purpose::Resume {
                if let Some(session) = self.current.session_mut() {
                    session.press_on();
                }
                return Change::Game;
            }
        }
        self.clear();
        if purpose == Purpose::List { self.list() } else { Change::None }
    }

    /// Returns whether a journal is still replayed, which [goes on](Self::replay_on) in slices.
    pub fn is_replaying(&self) -> bool {
        self.replay.is_some() && self.current.laid().is_some_and(|game| !game.has_arrived())
    }

    /// Returns whether a journal to look at is replayed for the first time.
    pub fn is_opening(&self) -> bool {
        self.is_replaying() && self.looked.as_ref().is_some_and(|looked| looked.length == 0)
    }

    /// Returns the bytes that were replayed of the journal in this volume, and all of them, as long as it goes on.
    pub fn progress(&self, volume: Volume) -> Option<(usize, usize)> {
        self.replay.as_ref().filter(|replay| self.is_replaying() && replay.volume == volume).map(|replay| replay.bytes)
    }

    /// Asks for the next slice of the journal that is replayed.
    pub fn replay_on(&mut self) {
        if let Some(replay) = self.replay.as_ref().filter(|_| self.reading.is_empty()) {
            self.read(replay.volume, Purpose::Slice);
        }
    }

    /// Stops the replay, and takes its game off the table.
    pub fn stop_replay(&mut self) {
        self.replay = None;
        self.clear();
    }

    /// Returns the earlier version of the rules that the journal on the table follows, where ours refuse its next
    /// action.
    fn parted(&self, journal: &Journal<'_>, unsound: bool) -> Option<u16> {
        let session = self.current.session()?;
        let finished = matches!(journal.volume, Volume::Finished(_)) && journal.condition == Condition::Whole;
        session.earlier_rules().filter(|_| unsound || finished && !session.is_over())
    }

    /// Looks at a journal.
    pub fn look(&mut self, volume: Volume) {
        self.look_at(volume, Purpose::Look(None));
    }

    /// Watches a journal from its beginning.
    pub fn watch(&mut self, volume: Volume) {
        self.watch_from(volume, 0);
    }

    /// Watches a journal from this action on.
    pub fn watch_from(&mut self, volume: Volume, from: u16) {
        self.look_at(volume, Purpose::Watch(from));
    }

    fn look_at(&mut self, volume: Volume, purpose: Purpose) {
        self.stop_replay();
        self.looked = Some(Looked { volume, found: Saved::None, length: 0, summary: None, more: false });
        self.read(volume, purpose);
    }

    /// Looks at the same journal as it stood after `at` actions.
    pub fn seek(&mut self, volume: Volume, at: u16) {
        self.read(volume, Purpose::Look(Some(at)));
    }

    /// Returns where a replay that is looked at is, or will be.
    pub fn sought(&self) -> Option<u16> {
        let game = self.current.laid()?;
        Some(self.replay.as_ref().filter(|_| self.is_replaying()).map_or(game.length(), Replay::end))
    }

    /// Exports a journal.
    pub fn export(&mut self, volume: Volume) {
        self.read(volume, Purpose::Export);
    }
}
