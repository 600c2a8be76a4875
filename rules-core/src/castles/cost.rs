//! What an action costs in workers, for screens that mark every target at once.

use super::Castles;
use super::action::{Action, Means, Payment};
use super::estate::distance;
use super::tables;

impl Castles {
    /// The workers that a legal action costs the player to move, without trying it.
    pub fn workers(&self, action: Action) -> u8 {
        let monasteries = self.monasteries();
        let (with, wanted, free) = match action {
            Action::Take { with, from, .. } => (with, from.depot(), monasteries.free_step_to_take()),
            Action::Place { with, slot, space } => {
                let tile = self.seat().storage[slot as usize];
                let free = tile.is_some_and(|tile| monasteries.free_step_to_place(tile.kind()));
                (with, Some(self.grounds(self.position.current()).estate().number(space)), free)
            }
            Action::Sell { with, goods } => (with, Some(goods), false),
            Action::Buy { payment: Payment::Workers, .. } => return tables::PRICE,
            _ => return 0,
        };
        match (with, wanted) {
            (Means::First | Means::Second, Some(wanted)) => {
                monasteries.workers_for(distance(self.seat().dice[with as usize], wanted), free)
            }
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::castles::{Castles, Edition, Estates, Setup};
    use crate::{Actions, Game, Seed};

    #[test]
    fn the_cost_is_what_applying_charges() {
        for edition in [Edition::E2011, Edition::E2019] {
            for seed in 0..20 {
                let setup = Setup { players: 2 + (seed % 3) as u8, edition, estates: Estates::Random };
                let mut game = Castles::new(setup, Seed::new(seed)).unwrap();
                let mut list = Actions::new();
                let mut pick = seed as usize;
                while !game.is_over() {
                    game.legal(&mut list);
                    for &action in &list {
                        assert_eq!(game.workers(action), game.preview(action).unwrap().workers_paid, "{action:?}");
                    }
                    pick = pick.wrapping_mul(25_214_903_917).wrapping_add(11);
                    game.apply(list[(pick >> 16) % list.len()], |_| {}).unwrap();
                }
            }
        }
    }
}
