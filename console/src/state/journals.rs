//! Stored games: listed, gone on with, watched, and let out of the device.

use saves::{Condition, Journal, Slot, Volume};

use super::{Change, Notice, Saved, State};
use crate::game::opening::JournalError;
use crate::games::{self, CurrentGame, GAMES};
use crate::port::Request;

/// A journal that somebody looks at; as much of it as was read is on the table.
#[derive(Clone, Debug)]
pub struct Review {
    /// Which one.
    pub volume: Volume,
    /// What is known of it.
    pub found: Saved,
    /// How many actions it has.
    pub length: u16,
    /// Whether an older one comes after it.
    pub more: bool,
}

/// What a journal is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To list it.
    List,
    /// To see whether there is any.
    Probe,
    /// To go on with it.
    Resume,
    /// To look at it as it stood after so many actions, or at its end.
    Review(Option<u16>),
    /// To let it leave the device.
    Export,
}

impl State {
    /// Asks the shell for a journal.
    pub(super) fn read(&mut self, volume: Volume, purpose: Purpose) {
        if !self.reading.is_full() && self.is_accepted(Request::Save(saves::Request::Load(volume))) {
            let _ = self.reading.push_back(purpose);
        }
    }

    /// Goes on with the stored game of this slot.
    pub fn resume(&mut self, slot: Slot) {
        self.read(Volume::InProgress(slot), Purpose::Resume);
    }

    /// Returns whether the next journal to arrive is one for the title.
    pub fn is_listing(&self) -> bool {
        self.reading.front() == Some(&Purpose::List)
    }

    /// Takes a journal from the store, for the purpose it was asked for.
    pub fn journal(&mut self, journal: Journal<'_>) -> Change {
        match self.reading.pop_front() {
            Some(Purpose::Resume) => self.put_on_table(journal),
            Some(Purpose::Review(at)) => self.put_in_view(journal, at),
            Some(Purpose::Probe) => {
                let over = self.saves.contains(&Saved::Over);
                self.newcomer = journal.condition == Condition::Empty && !over;
                Change::None
            }
            Some(Purpose::Export) => {
                if self.export.pack(journal) {
                    self.ask(Request::Log);
                }
                Change::None
            }
            Some(Purpose::List) | None => {
                self.put_on_table(journal);
                if let (Some(session), Some(index)) = (self.current.session(), games::index(journal.slot)) {
                    self.saves[index] = if session.is_over() {
                        Saved::Over
                    } else {
                        Saved::Running(session.summary(), session.stake())
                    };
                    self.current = CurrentGame::Empty;
                }
                self.list()
            }
        }
    }

    /// Asks for the next game of the title. Once all are listed, shows the journal that the shell gave at power-on.
    pub(super) fn list(&mut self) -> Change {
        if let Some(card) = self.unlisted.next().and_then(|index| GAMES.get(index)) {
            self.read(Volume::InProgress(card.slot), Purpose::List);
            return Change::None;
        }
        self.read(Volume::Finished(0), Purpose::Probe);
        let Some(volume) = self.boot.replay.take() else { return Change::None };
        self.look(volume);
        self.seek(volume, 0);
        Change::Replay
    }

    /// Goes on with a stored game. If it is over, it is counted, unless it was.
    fn put_on_table(&mut self, journal: Journal<'_>) -> Change {
        let Some(index) = games::index(journal.slot) else { return Change::None };
        match self.open(journal) {
            Ok(unsound) => {
                if let Some(version) = self.parted(&journal, unsound.is_some()) {
                    self.current = CurrentGame::Empty;
                    self.saves[index] = Saved::Parted(version);
                    return Change::None;
                }
                self.number = Some(journal.number);
                if journal.condition == Condition::Cut || unsound.is_some() {
                    self.notify(Notice::Shortened(GAMES[index].name));
                }
                if let Some(JournalError::Actions(length)) = unsound {
                    self.write(saves::Request::Truncate(journal.slot, length));
                }
                self.count(true);
                Change::Game
            }
            Err(saved) => {
                self.saves[index] = saved;
                Change::None
            }
        }
    }

    /// Shows a journal to somebody who only looks on.
    fn put_in_view(&mut self, journal: Journal<'_>, at: Option<u16>) -> Change {
        let Some(mut review) = self.review.take().filter(|review| review.volume == journal.volume) else {
            return Change::None;
        };
        review.more = journal.more;
        if let Some(at) = at {
            // It was opened before, so its set-up is possible.
            let _ = self.current.seek(journal.actions, at, &self.settings);
        } else {
            review.found = match self.open(journal) {
                Ok(unsound) => match self.parted(&journal, unsound.is_some()) {
                    Some(version) => Saved::Parted(version),
                    None => {
                        if journal.condition == Condition::Cut || unsound.is_some() {
                            let name = games::index(journal.slot).map_or("", |index| GAMES[index].name);
                            self.notify(Notice::Shortened(name));
                        }
                        Saved::Over
                    }
                },
                Err(saved) => saved,
            };
            review.length = self.current.session().map_or(0, |session| session.length());
        }
        self.review = Some(review);
        Change::None
    }

    /// Puts a journal on the table, as far as it is sound.
    fn open(&mut self, journal: Journal<'_>) -> Result<Option<JournalError>, Saved> {
        self.current = CurrentGame::Empty;
        self.changes += 1;
        let empty = journal.condition == Condition::Empty;
        let head = journal.head.ok_or(if empty { Saved::None } else { Saved::Lost })?;
        self.current.resume(journal.slot, head, journal.actions, &self.settings).map_err(|error| {
            self.current = CurrentGame::Empty;
            match error {
                JournalError::Version(version) => Saved::Version(version),
                _ => Saved::Lost,
            }
        })
    }

    /// Returns the earlier version by whose rules the journal on the table goes on, where ours don't.
    fn parted(&self, journal: &Journal<'_>, unsound: bool) -> Option<u16> {
        let session = self.current.session()?;
        let finished = matches!(journal.volume, Volume::Finished(_)) && journal.condition == Condition::Whole;
        session.earlier_rules().filter(|_| unsound || finished && !session.is_over())
    }

    /// Looks at a journal.
    pub fn look(&mut self, volume: Volume) {
        self.current = CurrentGame::Empty;
        self.review = Some(Review { volume, found: Saved::None, length: 0, more: false });
        self.read(volume, Purpose::Review(None));
    }

    /// Looks at the same journal as it stood after `at` actions.
    pub fn seek(&mut self, volume: Volume, at: u16) {
        self.read(volume, Purpose::Review(Some(at)));
    }

    /// Lets a journal leave the device.
    pub fn export(&mut self, volume: Volume) {
        self.read(volume, Purpose::Export);
    }
}
