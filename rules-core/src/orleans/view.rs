//! What a player may know: all but the next draws, the followers in others' bags, and the structure cards in their hands.

use rand_pcg::Pcg32;

use crate::orleans::game::Orleans;
use crate::{Game, Player, Seed};

impl Orleans {
    /// Returns the state without what `viewer` may not know.
    pub(crate) fn seen_by(&self, viewer: Player) -> Orleans {
        let mut view = self.clone();
        view.dice = Seed::default().generator();
        // A team has no secrets.
        let secret = !self.table.is_invasion();
        for player in Player::all(self.players()).filter(|&player| secret && player != viewer) {
            let holding = &mut view.table.holdings[player.index()];
            // Followers of the owner's colour that are seen nowhere else are known to be in the bag.
            let own = holding.bag.iter().filter(|follower| follower.is_own()).collect();
            holding.unseen += holding.bag.neutrals();
            holding.bag = own;
        }
        view.table.hide_cards(viewer);
        view
    }

    /// Draws other cards and events, and fills others' bags anew from all followers that are not seen anywhere.
    pub(crate) fn imagine(&mut self, viewer: Player, seed: Seed) {
        *self = self.seen_by(viewer);
        let mut dice: Pcg32 = seed.generator();
        let mut unseen = self.table.unseen_followers();
        for holding in &mut self.table.holdings {
            for _ in 0..core::mem::take(&mut holding.unseen) {
                if let Some(follower) = unseen.draw(&mut dice) {
                    holding.bag.add(follower);
                }
            }
        }
        self.table.redraw_cards(&mut dice);
        self.dice = dice;
    }
}
