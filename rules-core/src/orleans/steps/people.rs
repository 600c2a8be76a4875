//! Followers come and go; acting for another player; and losing together.

use crate::Player;
use crate::orleans::action::Origin;
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::parts::{Follower, Kind, Place, Space, Spot};
use crate::orleans::position::spots;

impl Orleans {
    /// Puts a follower on a space.
    pub(crate) fn put(&mut self, follower: Follower, at: Spot, sink: Sink) {
        self.table.holding_mut().stand(follower, at);
        sink(Event::Put { player: self.table.current, follower, at });
    }

    /// Puts the followers of a place into the bag.
    pub(crate) fn release(&mut self, place: Place, sink: Sink) {
        let player = self.table.current;
        let holding = self.table.holding_mut();
        for space in &mut holding.spaces[place as usize] {
            if let Space::Held(follower) = *space {
                *space = Space::Empty;
                holding.bag.add(follower);
                sink(Event::Bagged { player, follower });
            }
        }
    }

    /// Puts a follower that was taken from somewhere on its pile.
    pub(crate) fn lose(&mut self, kind: Kind, from: Origin, cause: Cause, sink: Sink) {
        self.table.piles[kind as usize] += 1;
        sink(Event::Lost { player: self.table.current, kind, from, cause });
    }

    /// Returns a follower to its pile.
    pub(crate) fn return_follower(&mut self, follower: Follower, from: Origin, sink: Sink) {
        let holding = self.table.holding_mut();
        let found = match from {
            Origin::Bag => holding.bag.take(follower),
            Origin::Market => holding.market.take(follower),
            Origin::Space(spot) => holding.leave(spot) == Space::Held(follower),
        };
        if found {
            self.lose(follower.kind(), from, Cause::Event(self.table.event), sink);
        }
    }

    /// Returns a monk to the pile: from the bag, else the market, else a space.
    pub(crate) fn return_monk(&mut self, sink: Sink) {
        let found = {
            let (table, player) = (&self.table, self.table.current);
            let spaces = spots(table.holding()).map(Origin::Space);
            let mut all = [Origin::Bag, Origin::Market].into_iter().chain(spaces);
            all.find(|&from| table.stands(player, Follower::Monk, from))
        };
        if let Some(from) = found {
            self.return_follower(Follower::Monk, from, sink);
        }
    }

    /// Does something for another player than the current one.
    pub(crate) fn as_player(&mut self, player: Player, act: impl FnOnce(&mut Self)) {
        let current = core::mem::replace(&mut self.table.current, player);
        act(self);
        self.table.current = current;
    }

    /// Makes the team lose: after that nothing is asked any more.
    pub(crate) fn lose_together(&mut self, sink: Sink) {
        debug_assert!(self.table.agenda.is_empty());
        for player in Player::all(self.table.setup.players) {
            self.table.holdings[player.index()].lost = true;
        }
        sink(Event::Defeated { player: self.table.current });
    }
}
