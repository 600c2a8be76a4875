//! What computers did, kept so that a person can watch it one by one, and go back in it.

use heapless::Vec;
use rules_core::Game;

use crate::game::table::Table;

/// The most actions that are kept.
const DEEDS: usize = 48;

/// The actions of computers since a person decided; from a round in secret all actions.
#[derive(Clone, Debug)]
pub struct Film<T: Table> {
    /// The game before the first of them, with nothing in secret.
    start: T::Game,
    deeds: Vec<<T::Game as Game>::Action, DEEDS>,
    /// One bit for each action that is worth a look.
    told: u64,
    /// How many of them may be shown: what was done in secret waits until it comes out.
    shown: u8,
}

impl<T: Table> Film<T> {
    /// Returns a film that begins at this position.
    pub fn new(game: &T::Game) -> Self {
        let mut start = game.clone();
        T::lay_open(&mut start);
        Film { start, deeds: Vec::new(), told: 0, shown: 0 }
    }

    /// Begins anew at this position.
    pub fn restart(&mut self, game: &T::Game) {
        self.start.clone_from(game);
        T::lay_open(&mut self.start);
        self.deeds.clear();
        (self.told, self.shown) = (0, 0);
    }

    /// Returns whether there is no room for another action.
    pub fn is_full(&self) -> bool {
        self.deeds.is_full()
    }

    /// Returns how many actions may be shown.
    pub fn len(&self) -> u8 {
        self.shown
    }

    /// Returns whether something waits to be shown.
    pub fn holds_back(&self) -> bool {
        usize::from(self.shown) < self.deeds.len()
    }

    /// Takes one more action, and whether there is something to tell of it. It waits until all is [shown](Film::release).
    pub fn push(&mut self, action: <T::Game as Game>::Action, told: bool) {
        let bit = u64::from(told) << self.deeds.len();
        if self.deeds.push(action).is_ok() {
            self.told |= bit;
        }
    }

    /// Lets everything be shown.
    pub fn release(&mut self) {
        self.shown = self.deeds.len() as u8;
    }

    /// Forgets the last actions, which were taken back: the game stands here now.
    pub fn take_back(&mut self, count: usize, game: &T::Game) {
        match self.deeds.len().checked_sub(count) {
            Some(left) if left > usize::from(self.shown) => {
                self.deeds.truncate(left);
                self.told &= (1 << left) - 1;
            }
            _ => self.restart(game),
        }
    }

    /// Returns the first action worth a look from this number on.
    pub fn next(&self, from: u8) -> Option<u8> {
        (from..self.shown).find(|&at| self.told >> at & 1 == 1)
    }

    /// Returns the last action worth a look before this number.
    pub fn previous(&self, before: u8) -> Option<u8> {
        (0..before.min(self.shown)).rev().find(|&at| self.told >> at & 1 == 1)
    }

    /// Returns an action, and the game right before it.
    pub fn scene(&self, at: u8) -> Option<(T::Game, <T::Game as Game>::Action)> {
        let at = usize::from(at);
        Some((self.after(at), *self.deeds.get(at)?))
    }

    /// Returns the game after all actions.
    pub fn end(&self) -> T::Game {
        self.after(self.deeds.len())
    }

    #[inline(never)]
    fn after(&self, count: usize) -> T::Game {
        let mut game = self.start.clone();
        for &action in self.deeds.iter().take(count) {
            // It was legal when it was taken.
            let _ = game.play(action);
        }
        game
    }
}
