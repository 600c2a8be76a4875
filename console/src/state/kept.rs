//! The games in progress, as lists show them: who plays, and the progress of each.

use draw::chrome::Line;
use draw::theme;
use embedded_graphics::pixelcolor::Rgb565;
use heapless::Vec;
use saves::{Place, Slot};
use texts::{Message, console as say};

use super::State;
use crate::game::session::Who;
use crate::games::{self, CurrentGame};

/// What is known of a stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saved {
    /// There is none.
    None,
    /// The game can go on: who plays, and how far it is.
    Running(Who, Line),
    /// The game is over, and its result can be seen.
    Over,
    /// It was played by this later version of the rules.
    Version(u16),
    /// It was played by this earlier version of the rules, and ours accept only its first actions: up to there it can
    /// be watched.
    Parted(u16),
    /// The journal cannot be read.
    Lost,
}

/// A game in progress, or what is left of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its kind.
    pub slot: Slot,
    /// Of two games, the one that was played later has the higher number.
    pub turn: u32,
    /// What is known of it.
    pub saved: Saved,
}

impl Kept {
    /// No game.
    pub const NONE: Kept = Kept { slot: Slot(0), turn: 0, saved: Saved::None };

    /// Returns the index in [`GAMES`](games::GAMES) of its kind, if it is one of ours.
    pub fn game(&self) -> Option<usize> {
        games::index(self.slot).filter(|_| self.saved != Saved::None)
    }

    /// Returns whether it can go on, or its result can be seen.
    pub fn goes_on(&self) -> bool {
        matches!(self.saved, Saved::Running(..) | Saved::Over)
    }

    /// Returns the colour of what is told of it.
    pub fn colour(&self) -> Rgb565 {
        if self.goes_on() { theme::GAIN } else { theme::COST }
    }

    /// Returns who plays, or what it is.
    pub fn who(&self) -> Message<'_> {
        let text = match &self.saved {
            Saved::Running(who, _) => return say::as_is(who),
            Saved::Over => say::KEPT_OVER,
            _ if games::index(self.slot).is_none() => say::KEPT_UNKNOWN,
            Saved::Version(_) => say::KEPT_LATER,
            Saved::Parted(_) => say::KEPT_EARLIER,
            Saved::None | Saved::Lost => say::KEPT_DAMAGED,
        };
        text.into()
    }

    /// Returns how far it is, or why it can't go on.
    pub fn how_far(&self) -> Message<'_> {
        match &self.saved {
            Saved::Running(_, summary) => say::as_is(summary),
            Saved::Over => say::SEE_RESULT.into(),
            Saved::Version(version) => say::rules_play_it(*version),
            Saved::Parted(version) => say::rules_watch_it(*version),
            Saved::None | Saved::Lost => say::SAVED_DAMAGED.into(),
        }
    }
}

impl State {
    /// Returns what is kept in a place.
    pub fn kept(&self, place: Place) -> &Kept {
        &self.in_progress[usize::from(place.0 % Place::COUNT)]
    }

    /// Returns where games are kept, the last one that was played first.
    pub fn taken(&self) -> Vec<Place, { Place::COUNT as usize }> {
        let mut places = Vec::new();
        for place in Place::all().filter(|&place| self.kept(place).saved != Saved::None) {
            let earlier = |&other: &Place| self.kept(other).turn < self.kept(place).turn;
            // It fits: there are no more places.
            let _ = places.insert(places.iter().position(earlier).unwrap_or(places.len()), place);
        }
        places
    }

    /// Returns the same of the game with this index in [`GAMES`](games::GAMES).
    pub fn games(&self, index: usize) -> Vec<Place, { Place::COUNT as usize }> {
        self.taken().into_iter().filter(|&place| self.kept(place).game() == Some(index)).collect()
    }

    /// Notes what a place holds.
    pub(super) fn keep(&mut self, place: Place, kept: Kept) {
        self.in_progress[usize::from(place.0 % Place::COUNT)] = kept;
    }

    /// Notes what was read. A game that was begun later counts as played later, except for the one that was played
    /// last.
    pub(super) fn keep_read(&mut self, place: Place, slot: Slot, number: u16, saved: Saved) {
        let turn = u32::from(number) + if self.last == Some(number) { 1 << 16 } else { 0 };
        self.keep(place, Kept { slot, turn, saved });
    }

    /// Notes how far the game on the table is.
    pub(super) fn keep_current(&mut self) {
        let (Some(place), Some(session)) = (self.place, self.current.session()) else { return };
        let saved = match session.is_over() {
            true => Saved::Over,
            false => {
                let language = self.settings.language();
                Saved::Running(session.who(language), session.summary(language))
            }
        };
        self.keep(place, Kept { slot: session.slot(), turn: self.kept(place).turn, saved });
    }

    /// Notes that the game in this place was played last.
    pub(super) fn keep_last(&mut self, place: Place) {
        let latest = self.in_progress.iter().map(|kept| kept.turn).max().unwrap_or(0);
        self.in_progress[usize::from(place.0 % Place::COUNT)].turn = latest.saturating_add(1);
    }

    /// Returns where the next game goes: where one makes room for it, or else where there is none.
    pub(super) fn room(&self) -> Option<Place> {
        self.leaving.or_else(|| Place::all().find(|&place| self.kept(place).saved == Saved::None))
    }

    /// Takes the game off the table; a finished one is no longer in progress.
    pub fn leave(&mut self) {
        if self.looked.take().is_none() {
            self.keep_current();
            self.put_away(None);
        }
        self.stop_replay();
    }

    /// Moves the games that are over to the finished ones, except for one. This has to happen before another game ends:
    /// the statistics know only the last game that they counted.
    pub(super) fn put_away(&mut self, but: Option<Place>) {
        for place in Place::all().filter(|&place| Some(place) != but) {
            if self.kept(place).saved == Saved::Over {
                self.keep(place, Kept::NONE);
                self.write(saves::Request::Finish(place));
            }
        }
    }

    /// Clears the table.
    pub(super) fn clear(&mut self) {
        (self.current, self.place) = (CurrentGame::Empty, None);
    }

    /// Gives up the game in a place.
    pub fn give_up(&mut self, place: Place) {
        self.keep(place, Kept::NONE);
        self.write(saves::Request::Remove(place));
    }

    /// Gives up the game on the table.
    pub fn abandon(&mut self) {
        if let Some(place) = self.place {
            self.give_up(place);
        }
        self.clear();
    }
}
