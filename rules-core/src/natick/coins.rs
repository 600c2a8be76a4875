//! Coins that come to regions, and go from them.

use super::event::Sink;
use super::tables::REGION_HOLDS;
use super::{Cause, DiceSet, Event, Natick, Region, Space, Suit};
use crate::Player;

impl Natick {
    /// Returns what each region of a suit would get from these dice, by number from 2 up, if the pool had enough.
    pub(super) fn due(&self, player: Player, dice: DiceSet, suit: Suit) -> [u8; 4] {
        let mut due = [0; 4];
        for (_, field) in self.colony(player).fields().filter(|(_, field)| field.region.suit() == suit) {
            let number = field.region.number();
            let rolled = dice.iter().filter(|&die| self.dice[die as usize] == number).count() as u8;
            due[usize::from(number - Region::LOWEST)] = rolled.min(REGION_HOLDS - field.coins);
        }
        due
    }

    /// Puts a coin on a region.
    pub(super) fn gain(&mut self, player: Player, space: Space, cause: Cause, sink: Sink) {
        let Some(field) = self.colony_mut(player).field_mut(space) else { return };
        field.coins += 1;
        let suit = field.region.suit();
        *self.heap(suit, cause) -= 1;
        sink(Event::Gained { player, space, suit, cause });
    }

    /// Takes a coin from a region. Returns its suit.
    pub(super) fn lose(&mut self, player: Player, space: Space, cause: Cause, sink: Sink) -> Option<Suit> {
        let field = self.colony_mut(player).field_mut(space)?;
        field.coins -= 1;
        let suit = field.region.suit();
        *self.heap(suit, cause) += 1;
        sink(Event::Lost { player, space, suit, cause });
        Some(suit)
    }

    /// Returns the heap that coins go to and come from: the one between the players, or the pool.
    fn heap(&mut self, suit: Suit, cause: Cause) -> &mut u8 {
        let heap = if cause.is_between_players() { &mut self.between } else { &mut self.pool };
        &mut heap[suit as usize]
    }
}
