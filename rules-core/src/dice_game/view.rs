//! What a player may know, and guesses at the rest.

use super::{Action, DiceGame, Part};
use crate::{Actions, Dice, Player, Seed};

impl DiceGame {
    /// Returns the state without the dice to come, and without what others did in secret.
    pub(super) fn seen_by(&self, viewer: Player) -> Self {
        let mut view = self.clone();
        view.dice = Seed::default().generator();
        if self.is_secret() {
            for player in Player::all(self.setup.players).filter(|&player| player != viewer) {
                view.sheets[player.index()] = self.shown[player.index()];
                view.parts[player.index()] = Part::default();
            }
        }
        view
    }

    /// Draws other dice, and plays anew by random picks the parts that others have done in secret. Somebody else's part
    /// that has only begun starts over.
    pub(super) fn imagine(&mut self, viewer: Player, seed: Seed) {
        *self = self.seen_by(viewer);
        self.dice = seed.generator();
        if self.is_secret() {
            let turn = self.turn;
            for player in Player::all(turn.0).filter(|&player| player != viewer) {
                self.turn = player;
                self.imagine_part();
            }
            self.turn = turn;
        }
    }

    fn imagine_part(&mut self) {
        let mut list = Actions::new();
        loop {
            self.list(&mut list);
            let action = list[self.dice.below(list.len() as u32) as usize];
            self.enact(self.turn, action, &mut |_| ());
            if action == Action::Done {
                return;
            }
        }
    }
}
