//! Carrying on the game on the table: what each outcome of an input asks of the store and of the screens.

use saves::Record;

use super::{Change, State};
use crate::game::session::{Input, Outcome};

impl State {
    /// Carries the game on the table on. With the last step of its guide it is learned.
    pub fn play(&mut self, input: Input) -> Change {
        let led = self.is_led();
        let change = self.carry_on(input);
        if let Some(session) = self.current.session().filter(|_| led && !self.is_led()) {
            self.settings.learned |= 1 << session.slot().0;
            self.write(saves::Request::Store(Record::Settings, self.settings.encode()));
        }
        change
    }

    /// Returns whether a guide leads through the game on the table.
    fn is_led(&self) -> bool {
        self.current.session().is_some_and(|session| session.guided().is_some())
    }

    fn carry_on(&mut self, input: Input) -> Change {
        let Some(session) = self.current.session_mut() else { return Change::NoGame };
        let outcome = session.take(&self.settings, input);
        if outcome != Outcome::None {
            self.changes += 1;
        }
        match outcome {
            Outcome::None => Change::None,
            Outcome::AskUndo => Change::Undo,
            Outcome::Shown => {
                if session.is_over() {
                    Change::Over
                } else if session.ends_phase() {
                    Change::Interlude
                } else {
                    Change::HandOver
                }
            }
            Outcome::Acted { at, bytes, passes, sound, interlude } => {
                let (over, shown) = (session.is_over(), !session.is_watched());
                self.sound = Some(sound);
                if let Some(place) = self.place {
                    self.write(saves::Request::Append(place, at, bytes));
                    if self.last != self.number && (self.last.is_some() || self.taken().first() != Some(&place)) {
                        self.last = self.number;
                        self.keep_last(place);
                        self.store_hints();
                    }
                }
                if over && !self.demo {
                    self.keep_current();
                    self.count(false);
                }
                if over {
                    return if shown { Change::Over } else { Change::None };
                }
                match (interlude, passes) {
                    (true, _) => Change::Interlude,
                    (false, true) => Change::HandOver,
                    (false, false) => Change::None,
                }
            }
            Outcome::Undone(length) => {
                if let Some(place) = self.place {
                    self.write(saves::Request::Truncate(place, length));
                }
                Change::None
            }
        }
    }

    /// Returns whether computers play, or what they did still shows.
    pub fn is_watching(&self) -> bool {
        self.current.session().is_some_and(|session| session.is_watched())
    }

    /// Returns whether there can be a hint for the person who decides.
    pub fn can_hint(&self) -> bool {
        self.current.session().is_some_and(|session| session.can_hint())
    }

    /// Asks a computer for a hint for the person who decides, and notes that there was one.
    pub fn hint(&mut self) {
        let Some(session) = self.current.session_mut().filter(|session| session.can_hint()) else { return };
        session.ask_hint();
        self.hinted_at = Some((self.number, session.length()));
        self.note_hint();
    }

    /// Notes that there was a hint.
    pub(super) fn note_hint(&mut self) {
        let hinted = self.place.and_then(|place| self.hinted.get_mut(usize::from(place.0)));
        let (Some(number), Some(hinted)) = (self.number, hinted) else { return };
        if *hinted != Some(number) {
            if let Some(before) = hinted.replace(number) {
                if self.hinted_before.is_full() {
                    self.hinted_before.remove(0);
                }
                let _ = self.hinted_before.push(before);
            }
            self.store_hints();
        }
    }
}
