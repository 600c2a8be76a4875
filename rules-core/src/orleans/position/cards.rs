//! The pile of structure cards: dealt, drawn, returned, hidden.

use heapless::Vec;
use rand_pcg::Pcg32;

use super::state::Position;
use super::structures::{Card, Structures, UNKNOWN};
use crate::orleans::tables::design::STRUCTURES;
use crate::{Dice, Player};

impl Position {
    /// Shuffles the cards, and deals two to everybody in turn order.
    pub(crate) fn deal_cards(&mut self, dice: &mut Pcg32) {
        let mut numbers: [u8; STRUCTURES.len()] = core::array::from_fn(|number| number as u8);
        dice.shuffle(&mut numbers);
        self.deck = numbers.into_iter().map(Card::new).collect();
        for player in self.in_order() {
            self.draw_cards(player);
        }
    }

    /// Draws two cards for a player to choose from.
    pub(crate) fn draw_cards(&mut self, player: Player) {
        for _ in 0..2.min(self.deck.len()) {
            let card = self.deck.remove(0);
            let known = card.known | 1 << player.0;
            // There is room: an offer is empty before.
            let _ = self.structures[player.index()].offer.push(Card { known, ..card });
        }
    }

    /// Puts a card under the pile; only who returns it knows it.
    pub(crate) fn return_card(&mut self, player: Player, card: Card) {
        let _ = self.deck.push(Card { known: 1 << player.0, ..card });
    }

    /// Shuffles the cards of the pile that nobody knows.
    pub(crate) fn shuffle_cards(&mut self, dice: &mut Pcg32) {
        let unknown = |card: &&mut Card| card.known == 0;
        let mut numbers: Vec<u8, { STRUCTURES.len() }> =
            self.deck.iter_mut().filter(unknown).map(|card| card.number).collect();
        dice.shuffle(&mut numbers);
        for (card, number) in self.deck.iter_mut().filter(unknown).zip(numbers) {
            card.number = number;
        }
    }

    /// Hides what `viewer` may not know of the cards.
    pub(crate) fn hide_cards(&mut self, viewer: Player) {
        let seen = |card: &Card| card.known >> viewer.0 & 1 == 1;
        let hands = self.structures.iter_mut().flat_map(Structures::cards);
        for card in self.deck.iter_mut().chain(hands).filter(|card| !seen(card)) {
            card.number = UNKNOWN;
        }
    }

    /// Draws anew the cards that are hidden.
    pub(crate) fn redraw_cards(&mut self, dice: &mut Pcg32) {
        let mut seen = 0_u32;
        for structures in &mut self.structures {
            seen |= structures.complete;
            structures.sites.iter().for_each(|site| seen |= 1 << site.card);
            structures.cards().filter(|card| card.number != UNKNOWN).for_each(|card| seen |= 1 << card.number);
        }
        self.deck.iter().filter(|card| card.number != UNKNOWN).for_each(|card| seen |= 1 << card.number);
        let mut rest: Vec<u8, { STRUCTURES.len() }> =
            (0..STRUCTURES.len() as u8).filter(|card| seen >> card & 1 == 0).collect();
        dice.shuffle(&mut rest);
        let hands = self.structures.iter_mut().flat_map(Structures::cards);
        for card in self.deck.iter_mut().chain(hands).filter(|card| card.number == UNKNOWN) {
            card.number = rest.pop().unwrap_or(UNKNOWN);
        }
    }
}
