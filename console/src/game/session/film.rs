//! What computers did, kept so that a person can watch it one by one, and go back in it.

use heapless::Vec;
use saves::ActionBytes;

/// The most actions that are kept.
const ACTIONS: usize = 48;

/// The actions of computers since a person decided; in a secret round, all actions.
#[derive(Clone, Debug, Default)]
pub struct Film {
    actions: Vec<ActionBytes, ACTIONS>,
    /// One bit for each action that is worth a look.
    told: u64,
    /// How many of them may be shown: what was done in secret waits until it is revealed.
    shown: u8,
}

impl Film {
    /// Begins anew.
    pub fn clear(&mut self) {
        self.actions.clear();
        (self.told, self.shown) = (0, 0);
    }

    /// Returns whether there is no room for another action.
    pub fn is_full(&self) -> bool {
        self.actions.is_full()
    }

    /// Returns how many actions may be shown.
    pub fn len(&self) -> u8 {
        self.shown
    }

    /// Returns whether something waits to be shown.
    pub fn holds_back(&self) -> bool {
        usize::from(self.shown) < self.actions.len()
    }

    /// Takes one more action, and whether there is something to tell of it. It waits until all is [shown](Film::release).
    pub fn push(&mut self, action: ActionBytes, told: bool) {
        let bit = u64::from(told) << self.actions.len();
        if self.actions.push(action).is_ok() {
            self.told |= bit;
        }
    }

    /// Lets everything be shown.
    pub fn release(&mut self) {
        self.shown = self.actions.len() as u8;
    }

    /// Forgets the last actions, which were taken back. Returns whether the rest of the film stays: no action that was
    /// shown is forgotten.
    pub fn take_back(&mut self, count: usize) -> bool {
        let left = self.actions.len().saturating_sub(count);
        let goes_on = left > usize::from(self.shown);
        if goes_on {
            self.actions.truncate(left);
            self.told &= (1 << left) - 1;
        }
        goes_on
    }

    /// Returns the first action worth a look from this number on.
    pub fn next(&self, from: u8) -> Option<u8> {
        (from..self.shown).find(|&at| self.told >> at & 1 == 1)
    }

    /// Returns the last action worth a look before this number.
    pub fn previous(&self, before: u8) -> Option<u8> {
        (0..before.min(self.shown)).rev().find(|&at| self.told >> at & 1 == 1)
    }

    /// Returns all actions.
    pub fn actions(&self) -> impl Iterator<Item = &[u8]> {
        self.actions.iter().map(|action| action.as_slice())
    }
}
