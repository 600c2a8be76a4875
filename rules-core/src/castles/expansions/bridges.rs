//! The extra tiles: monastery 27, whose owner's piece lies on top of its stack on the turn-order track.

use crate::Player;
use crate::castles::event::Event;
use crate::castles::game::Castles;
use crate::castles::parts::expansion::Expansion;

impl Castles {
    /// Puts pieces with monastery 27 on top of their stacks: that of its owner above that of the holder of shield 6.
    pub(crate) fn stack_bridges(&mut self, sink: &mut impl FnMut(Event)) {
        if !self.position.setup.expansions.has(Expansion::Extra) {
            return;
        }
        let n = self.position.setup.players;
        for owner in [false, true] {
            for player in Player::all(n) {
                let built = &self.built[player.index()];
                if !built.rights().on_top() || built.own().has(27) != owner {
                    continue;
                }
                let step = |p: Player| self.position.hands[p.index()].step;
                let track = &self.position.track[..usize::from(n)];
                let from = track.iter().position(|&p| p == player).unwrap_or_default();
                let to = track.iter().position(|&p| step(p) == step(player)).unwrap_or_default();
                if to < from {
                    self.position.track[to..=from].rotate_right(1);
                    sink(Event::OnTop { player });
                }
            }
        }
    }
}
