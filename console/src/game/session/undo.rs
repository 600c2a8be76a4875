//! What persons can take back: actions since the last one that is final.

use rules_core::Game;

use super::Session;
use crate::game::table::Table;

impl<T: Table> Session<T> {
    /// Returns whether an action, taken now, is final. One person among computers may go back to the last decision, but
    /// for what was revealed since.
    #[inline(never)] // the copy of the game that the rules make would stay on the stack
    pub(super) fn is_final(&self, action: <T::Game as Game>::Action) -> bool {
        match self.is_alone_with_computers() {
            true => self.game.reveals_to(self.holder, action),
            false => self.game.hands_over(action),
        }
    }

    /// Returns whether a person can take something back, or again.
    pub(super) fn can_undo(&self) -> bool {
        !self.undone.is_empty() || self.recent.iter().any(|&(_, by_person)| by_person)
    }

    /// Takes back the last action of a person, and what computers did since.
    pub(super) fn undo(&mut self) -> bool {
        let Some(last) = self.recent.iter().rposition(|&(_, by_person)| by_person) else { return false };
        let taken_back = self.recent.len() - last;
        // There is room: no more were taken back than were taken.
        let _ = self.undone.push(self.recent[last].0);
        self.recent.truncate(last);
        while self.told > self.base_told && self.history.pop_back().is_some() {
            self.told -= 1;
        }
        self.told = self.base_told;
        self.interlude = None;
        self.game = self.base.clone();
        let again = core::mem::take(&mut self.recent);
        self.length -= (taken_back + again.len()) as u16;
        for (action, _) in again {
            self.apply(action);
        }
        self.film.take_back(taken_back, &self.game);
        true
    }
}
