//! What computers did, kept so that a person can watch it one by one, and go back in it.

use heapless::Vec;
use rules_core::Game;

use crate::game::play;

/// The most actions that are kept.
const DEEDS: usize = 48;

/// The actions of computers since a person decided.
#[derive(Clone, Debug)]
pub struct Film<G: Game> {
    /// The game before the first of them.
    start: G,
    deeds: Vec<G::Action, DEEDS>,
    /// One bit for each action that is worth a look.
    told: u64,
}

impl<G: Game> Film<G> {
    /// Returns a film that begins at this position.
    pub fn new(game: &G) -> Self {
        Film { start: game.clone(), deeds: Vec::new(), told: 0 }
    }

    /// Begins anew at this position.
    pub fn restart(&mut self, game: &G) {
        self.start.clone_from(game);
        self.deeds.clear();
        self.told = 0;
    }

    /// Returns whether there is no room for another action.
    pub fn is_full(&self) -> bool {
        self.deeds.is_full()
    }

    /// Returns how many actions there are.
    pub fn len(&self) -> u8 {
        self.deeds.len() as u8
    }

    /// Takes one more action, and whether there is something to tell of it.
    pub fn push(&mut self, action: G::Action, told: bool) {
        let bit = u64::from(told) << self.deeds.len();
        if self.deeds.push(action).is_ok() {
            self.told |= bit;
        }
    }

    /// Returns the first action worth a look from this number on.
    pub fn next(&self, from: u8) -> Option<u8> {
        (from..self.len()).find(|&at| self.told >> at & 1 == 1)
    }

    /// Returns the last action worth a look before this number.
    pub fn previous(&self, before: u8) -> Option<u8> {
        (0..before.min(self.len())).rev().find(|&at| self.told >> at & 1 == 1)
    }

    /// Returns an action, and the game right before it.
    #[inline(never)]
    pub fn scene(&self, at: u8) -> Option<(G, G::Action)> {
        let action = *self.deeds.get(usize::from(at))?;
        let mut game = self.start.clone();
        for &earlier in &self.deeds[..usize::from(at)] {
            // It was legal when it was taken.
            let _ = play(&mut game, earlier);
        }
        Some((game, action))
    }
}
