//! The cards of trade routes: a row of them, along which sold goods are laid.

/// Spaces of a card.
pub const CARD_SPACES: usize = 3;

/// The most cards of a route.
pub const MAX_CARDS: usize = 5;

/// Returns how many cards each player's route has.
pub const fn cards(players: u8) -> usize {
    MAX_CARDS + 2 - players as usize
}

/// What a space of a route brings if goods of its colour are laid on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Two silver.
    Silver,
    /// Four workers.
    Workers,
    /// Four points.
    Points,
    /// Takes a tile, sells, places or acts like this effect.
    Effect(Effect),
}

use Bonus::{Points, Silver, Workers};

use super::effect::Effect;

const BUILDING: Bonus = Bonus::Effect(Effect::Carpenter);
const CHURCH_TILE: Bonus = Bonus::Effect(Effect::Church);
const MARKET_TILE: Bonus = Bonus::Effect(Effect::Market);
const SELL: Bonus = Bonus::Effect(Effect::Warehouse);
const PLACE: Bonus = Bonus::Effect(Effect::TownHall);
const ACTION: Bonus = Bonus::Effect(Effect::ExtraAction);

/// The twelve cards: the type of goods and what it brings, from left to right. The first three are known, the others
/// are design values.
pub const CARDS: [[(u8, Bonus); CARD_SPACES]; 12] = [
    [(1, Silver), (6, ACTION), (5, BUILDING)],
    [(5, SELL), (2, CHURCH_TILE), (3, Points)],
    [(3, Workers), (5, CHURCH_TILE), (2, ACTION)],
    [(1, ACTION), (2, SELL), (3, MARKET_TILE)],
    [(2, MARKET_TILE), (5, PLACE), (4, SELL)],
    [(2, Workers), (4, BUILDING), (6, Silver)],
    [(3, BUILDING), (6, SELL), (5, Workers)],
    [(4, CHURCH_TILE), (3, Silver), (1, PLACE)],
    [(4, Points), (3, PLACE), (6, CHURCH_TILE)],
    [(5, Points), (4, Workers), (1, BUILDING)],
    [(6, PLACE), (1, MARKET_TILE), (4, ACTION)],
    [(6, MARKET_TILE), (1, Points), (2, Silver)],
];

/// One player's route.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Route {
    /// The cards from left to right, by number from 1; 0 where there is none.
    pub cards: [u8; MAX_CARDS],
    /// The types of goods laid so far, from left to right; 0 where there are none yet.
    pub laid: [u8; MAX_CARDS * CARD_SPACES],
}

impl Route {
    /// Returns the type of goods of a space and what it brings; `None` beyond the last card.
    pub fn space(&self, index: usize) -> Option<(u8, Bonus)> {
        let card = self.cards.get(index / CARD_SPACES).copied()?.checked_sub(1)?;
        CARDS.get(usize::from(card)).map(|card| card[index % CARD_SPACES])
    }

    /// Returns the next space to lay goods on; it may be beyond the last card.
    pub fn next(&self) -> usize {
        self.laid.iter().position(|&goods| goods == 0).unwrap_or(self.laid.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the spaces of a card, as a route has them.
    fn card(number: u8) -> [(u8, Bonus); CARD_SPACES] {
        let route = Route { cards: [number, 0, 0, 0, 0], ..Route::default() };
        core::array::from_fn(|nth| route.space(nth).unwrap())
    }

    #[test]
    fn every_colour_comes_six_times_and_every_bonus_four_times() {
        let spaces = || (1..=12).flat_map(card);
        for goods in 1..=6 {
            assert_eq!(spaces().filter(|&(of, _)| of == goods).count(), 6);
            for nth in 0..CARD_SPACES {
                assert_eq!((1..=12).filter(|&number| card(number)[nth].0 == goods).count(), 2);
            }
        }
        for (_, bonus) in spaces() {
            assert_eq!(spaces().filter(|&(_, other)| other == bonus).count(), 4, "{bonus:?}");
        }
    }

    #[test]
    fn three_cards_are_as_printed() {
        assert_eq!(card(1), [(1, Silver), (6, ACTION), (5, BUILDING)]);
        assert_eq!(card(2), [(5, SELL), (2, CHURCH_TILE), (3, Points)]);
        assert_eq!(card(3), [(3, Workers), (5, CHURCH_TILE), (2, ACTION)]);
    }

    #[test]
    fn there_is_nothing_beyond_the_last_card() {
        let route = Route { cards: [4, 5, 6, 0, 0], ..Route::default() };
        assert_eq!((0..15).filter_map(|nth| route.space(nth)).count(), 9);
        assert_eq!(route.space(5), Some(card(5)[2]));
        assert_eq!(Route { cards: [1, 2, 3, 4, 5], ..route }.space(15), None);
    }

    #[test]
    fn there_are_5_4_and_3_cards_for_2_3_and_4_players() {
        assert_eq!([2, 3, 4].map(cards), [5, 4, 3]);
    }
}
