//! Coins that are owed, and torture for those that are missing.

use super::Orleans;
use super::action::{Item, Origin};
use super::event::{Cause, Event};
use super::follower::Kind;
use super::goods::Good;
use super::job::Job;
use super::place::{Place, Space};
use super::play::Sink;
use super::toll::Lack;

impl Orleans {
    /// Lets the current player pay what is there; each missing coin has to be made up for.
    pub(super) fn owe(&mut self, coins: u16, cause: Cause, sink: Sink) {
        let paid = coins.min(self.table.holding().coins);
        self.pay(-(paid as i16), cause, sink);
        if coins > paid {
            self.table.push(Job::Torture { debt: coins - paid });
        }
    }

    /// Lets the current player lose, who has too little for the event; a team loses together. Who has met all objectives
    /// pays what there is, and does not lose any more.
    pub(super) fn fall_short(&mut self, lack: Lack, sink: Sink) {
        if self.table.is_invasion() {
            return self.lose_together(sink);
        }
        if !self.table.has_met_all(self.table.current) {
            return self.defeat(sink);
        }
        let (goods, coins): (&[Good], u16) = match lack {
            Lack::Coins(coins) => (&[], coins),
            Lack::Food { coins, .. } => (&Good::FOOD, coins.into()),
            Lack::Worth(worth) => (&Good::ALL, worth.into()),
            _ => (&[], 0),
        };
        let cause = Cause::Event(self.table.event);
        for &good in goods {
            (0..self.table.holding().goods.of(good)).for_each(|_| self.return_good(good, cause, sink));
        }
        self.pay(-(coins.min(self.table.holding().coins) as i16), cause, sink);
    }

    /// Lets the current player lose.
    fn defeat(&mut self, sink: Sink) {
        self.table.agenda.clear();
        self.table.holding_mut().lost = true;
        sink(Event::Defeated { player: self.table.current });
    }

    /// Gives something, for a missing coin or to an event. Followers go to their pile, all else leaves the game.
    pub(super) fn give(&mut self, item: Item, cause: Cause, sink: Sink) {
        let player = self.table.current;
        sink(Event::Given { player, item, cause });
        let holding = self.table.holding_mut();
        match item {
            Item::Stock => holding.stock -= 1,
            Item::Station(town) => self.table.stations[town as usize] &= !(1 << player.0),
            Item::Follower => {
                if let Some(follower) = self.table.holdings[player.index()].bag.draw_neutral(&mut self.dice) {
                    self.lose(follower.kind(), Origin::Bag, cause, sink);
                }
            }
            Item::Development => {
                holding.development -= 1;
                sink(Event::Developed { player, change: -1 });
            }
            Item::Good(good) => {
                holding.goods.take(good);
                self.table.gone.add(good);
            }
            Item::Tile(tile) => {
                self.release(tile, sink);
                self.remove_technology(tile);
                let holding = self.table.holding_mut();
                holding.tiles.remove(tile);
                holding.turned.remove(tile);
                self.table.tiles_gone.insert(tile);
            }
            Item::Technology(place) => self.remove_technology(place),
        }
    }

    /// Takes the technology tile of a place out of the game.
    fn remove_technology(&mut self, place: Place) {
        let holding = self.table.holding_mut();
        let tile = holding.spaces[place as usize].iter_mut().find(|space| space.is_technology());
        if let Some(space) = tile {
            *space = Space::Empty;
            self.table.technology_gone += 1;
        }
    }

    /// Puts a follower that was taken from somewhere on its pile.
    pub(super) fn lose(&mut self, kind: Kind, from: Origin, cause: Cause, sink: Sink) {
        self.table.piles[kind as usize] += 1;
        sink(Event::Lost { player: self.table.current, kind, from, cause });
    }
}
