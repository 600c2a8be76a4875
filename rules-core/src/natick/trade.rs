//! Trading with the pool and with the opponent.

use super::tables::BANK_TAKES;
use super::{Cause, Event, Natick, Offer, Step, Suit, event::Sink, opponent};
use crate::Player;

impl Natick {
    pub(super) fn bank(&mut self, player: Player, give: Suit, get: Suit, sink: Sink) {
        sink(Event::Bank { player, give, get });
        self.push(player, Step::Receive { suit: get, left: 1, cause: Cause::Bank });
        self.push(player, Step::pay(give, BANK_TAKES, Cause::Bank));
    }

    /// Lays what is offered between the players, so that the other needs to decide only once.
    pub(super) fn offer(&mut self, player: Player, offer: Offer, sink: Sink) {
        sink(Event::Offered { player, offer });
        self.offers += 1;
        self.push(opponent(player), Step::Answer(offer));
        self.push(player, Step::pay(offer.give, offer.gives, Cause::Offer));
    }

    /// Gives the coins to the other, who pays for them, or puts them back where they lay.
    pub(super) fn answer_offer(&mut self, player: Player, offer: Offer, accepted: bool, sink: Sink) {
        let proposer = opponent(player);
        let pledged = core::mem::take(&mut self.pledged);
        sink(Event::Answered { player, offer, accepted });
        if accepted {
            self.push(proposer, Step::Receive { suit: offer.get, left: offer.gets, cause: Cause::Offer });
            self.push(player, Step::Receive { suit: offer.give, left: offer.gives, cause: Cause::Offer });
            self.push(player, Step::pay(offer.get, offer.gets, Cause::Offer));
        } else {
            for space in pledged {
                self.gain(proposer, space, Cause::Offer, sink);
            }
        }
    }
}
