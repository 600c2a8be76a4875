//! Coins and goods come and go.

use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::parts::Good;

impl Orleans {
    /// Adds coins to those of the current player, or takes some away; never more than there are.
    pub(crate) fn pay(&mut self, change: i16, cause: Cause, sink: Sink) {
        if change != 0 {
            let holding = self.table.holding_mut();
            holding.coins = holding.coins.saturating_add_signed(change);
            sink(Event::Coins { player: self.table.current, change, cause });
        }
    }

    /// Takes the price of what the event offers from the current player.
    pub(crate) fn pay_price(&mut self, sink: Sink) {
        let event = self.table.event;
        self.pay(-i16::from(event.price()), Cause::Event(event), sink);
    }

    /// Takes a good from the market.
    pub(crate) fn take_good(&mut self, good: Good, cause: Cause, sink: Sink) {
        if self.table.market.take(good) {
            self.table.holding_mut().goods.add(good);
            sink(Event::Gained { player: self.table.current, good, cause });
        }
    }

    /// Puts a good back on the market.
    pub(crate) fn return_good(&mut self, good: Good, cause: Cause, sink: Sink) {
        if self.table.holding_mut().goods.take(good) {
            self.table.market.add(good);
            sink(Event::Paid { player: self.table.current, good, cause });
        }
    }
}
