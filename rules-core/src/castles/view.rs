//! What a player may know, and guesses at the rest: nothing is hidden but what chance will bring.

use crate::Seed;
use crate::castles::game::Castles;

impl Castles {
    /// Returns the state without the dice and draws to come.
    pub(super) fn seen(&self) -> Self {
        Castles { generator: Seed::default().generator(), ..self.clone() }
    }

    /// Draws other dice and tiles.
    pub(super) fn imagine(&mut self, seed: Seed) {
        self.generator = seed.generator();
    }
}
