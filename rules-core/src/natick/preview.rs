//! What an action would bring, before it is taken.

use super::tables::{BANK_TAKES, cost};
use super::{Action, DiceSet, Field, Illegal, Job, Natick, Source, Step, Suit, opponent};
use crate::{Gain, Player};

/// What an action brings, together with the payments and receipts that it declares.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Preview {
    /// How the coins of each player change, by seat and suit.
    pub coins: [[i8; 4]; 2],
    /// Points for the one who decides.
    pub points: i16,
    /// Whether a region comes with what is built: it is to be drawn or scouted next.
    pub region: bool,
}

impl Gain for Preview {
    fn points(&self) -> i16 {
        self.points
    }
}

impl Natick {
    /// Returns what an action would bring, or why it is not legal. An offer is taken to be accepted.
    pub(super) fn foresee(&self, action: Action) -> Result<Preview, Illegal> {
        self.check(action)?;
        let Job { player, step } = self.job().ok_or(Illegal::Over)?;
        let (own, other) = (player.index(), opponent(player).index());
        let mut preview = Preview::default();
        let mut change = |seat: usize, suit: Suit, coins: i8| preview.coins[seat][suit as usize] += coins;
        let suit_at = |player, space| self.colony(player).field(space).map(|field: Field| field.region.suit());
        match (step, action) {
            (_, Action::Bank { give, get }) => {
                change(own, give, -(BANK_TAKES as i8));
                change(own, get, 1);
            }
            (_, Action::Offer(offer)) => {
                change(own, offer.give, -(offer.gives as i8));
                change(own, offer.get, offer.gets as i8);
                change(other, offer.give, offer.gives as i8);
                change(other, offer.get, -(offer.gets as i8));
            }
            // The coins that are offered have left their regions already.
            (Step::Answer(offer), Action::Accept) => {
                change(own, offer.give, offer.gives as i8);
                change(own, offer.get, -(offer.gets as i8));
                change(other, offer.get, offer.gets as i8);
            }
            (Step::Answer(offer), Action::Refuse) => change(other, offer.give, offer.gives as i8),
            (_, Action::Take(space)) => {
                if let Some(suit) = suit_at(opponent(player), space) {
                    change(other, suit, -1);
                    change(own, suit, 1);
                }
            }
            (_, Action::Pay(space)) => {
                if let Some(suit) = suit_at(player, space) {
                    change(own, suit, -1);
                    if matches!(step, Step::Give { .. }) {
                        change(other, suit, 1);
                    }
                }
            }
            (_, Action::Put(space)) => {
                if let Some(suit) = suit_at(player, space) {
                    change(own, suit, 1);
                }
            }
            (Step::Trade | Step::Explore { .. }, action) => {
                let cost = action.build().map_or([0; 4], cost);
                preview.coins[own] = cost.map(|coins| -(coins as i8));
            }
            _ => {}
        }
        preview.points = match (step, action) {
            (Step::Found { laid: 0 }, _) | (_, Action::Village(_)) => Source::Villages.each(),
            (_, Action::Town(_)) => Source::Towns.each() - Source::Villages.each(),
            (_, Action::Trader(_)) => Source::Traders.each(),
            (_, Action::Knight(_)) => Source::Knights.each(),
            _ => 0,
        };
        preview.region = !self.stack.is_empty() && self.explores(player, action).is_some();
        Ok(preview)
    }

    /// Returns the coins by suit that these dice would bring a player as things lie, events aside.
    pub fn yields(&self, player: Player, dice: DiceSet) -> [u8; 4] {
        Suit::ALL.map(|suit| self.due(player, dice, suit).iter().sum::<u8>().min(self.pool[suit as usize]))
    }

    /// Returns the coins by seat and suit that both would collect if the active player took `dice`, events aside: the
    /// active player collects first, and may leave the pool short.
    pub fn forecast(&self, dice: DiceSet) -> [[u8; 4]; 2] {
        let (active, passive) = (self.active(), opponent(self.active()));
        let mut forecast = [[0; 4]; 2];
        let first = self.yields(active, dice);
        forecast[active.index()] = first;
        forecast[passive.index()] = Suit::ALL.map(|suit| {
            let asked = self.due(passive, dice.rest(), suit).iter().sum::<u8>();
            asked.min(self.pool[suit as usize] - first[suit as usize])
        });
        forecast
    }
}
