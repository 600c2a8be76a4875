//! What the event of a round does to a player.

use super::Orleans;
use super::event::{Cause, Event};
use super::hourglass::Hourglass;
use super::place::Place;
use super::play::Sink;
use super::position::Job;
use super::tables;

impl Orleans {
    /// Whether the current player's Sacristy can cancel the event, and there is something to cancel.
    pub(super) fn can_cancel(&self) -> bool {
        let seat = self.table.seat();
        let suffers = match self.table.event {
            Hourglass::Harvest => true,
            Hourglass::Taxes => self.tax() > 0,
            Hourglass::Plague => seat.bag.neutrals() > 0,
            _ => false,
        };
        suffers && seat.has(Place::Sacristy) && seat.is_whole(Place::Sacristy)
    }

    /// The coins that the current player owes for Taxes.
    fn tax(&self) -> u16 {
        (self.table.seat().goods.total() / tables::TAXED_GOODS).into()
    }

    /// Does to the current player what the event does.
    pub(super) fn suffer(&mut self, sink: Sink) {
        let event = self.table.event;
        let cause = Cause::Event(event);
        match event {
            Hourglass::Pilgrimage => {}
            Hourglass::Plague => self.plague(sink),
            Hourglass::Taxes => self.owe(self.tax(), cause, sink),
            Hourglass::TradingDay(coins) => {
                let stations = self.table.stations_of(self.table.current);
                self.pay(i16::from(coins * stations), cause, sink);
            }
            Hourglass::Income(times) => self.pay(i16::from(times * self.table.seat().status()), cause, sink),
            Hourglass::Harvest => {
                let seat = self.table.seat();
                if seat.goods.has_food() || seat.coins >= tables::HARVEST_COINS {
                    self.table.push(Job::Harvest);
                } else {
                    self.owe(tables::HARVEST_COINS, cause, sink);
                }
            }
        }
    }

    /// Draws a follower: a neutral one goes to its pile, one of the own colour back into the bag.
    fn plague(&mut self, sink: Sink) {
        let player = self.table.current;
        let Some(follower) = self.table.seats[player.index()].bag.draw(&mut self.dice) else { return };
        if follower.is_own() {
            self.table.seat_mut().bag.add(follower);
            sink(Event::Spared { player, follower });
        } else {
            self.lose(follower.kind(), Cause::Event(self.table.event), sink);
        }
    }
}
