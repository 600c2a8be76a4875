//! The course of a turn: roll, divide, choose, collect, and the end.

use super::tables::END;
use super::{Cause, DiceSet, Event, Natick, Region, Space, Step, Suit, Tray, event::Sink, opponent};
use crate::{Dice, Game, Player};

impl Natick {
    pub(super) fn roll(&mut self, player: Player, sink: Sink) {
        self.turn += 1;
        self.offers = 0;
        self.sets = Default::default();
        self.tray = Default::default();
        self.dice = core::array::from_fn(|_| self.generator.below(6) as u8);
        sink(Event::Rolled { player, turn: self.turn, dice: self.dice });
        self.push(player, Step::Choose);
        self.push(opponent(player), Step::Divide);
    }

    pub(super) fn divide(&mut self, player: Player, first: DiceSet, sink: Sink) {
        self.tray = first;
        sink(Event::Divided { player, first });
    }

    pub(super) fn choose(&mut self, player: Player, tray: Tray, sink: Sink) {
        let (dice, other) = (self.tray(tray), opponent(player));
        self.sets[player.index()] = dice;
        self.sets[other.index()] = dice.rest();
        sink(Event::Chose { player, dice });
        self.push(player, Step::Trade);
        for player in [other, player] {
            self.push(player, Step::Collect);
        }
        for player in [other, player] {
            self.push(player, Step::Events { left: self.event_dice(player) });
        }
    }

    /// Gives every region of a number that was rolled a coin for each such die, as far as it has room and the pool has
    /// coins. No two regions are alike in suit and number, so that only different dice can compete for a coin.
    pub(super) fn collect(&mut self, player: Player, sink: Sink) {
        for suit in Suit::ALL {
            let due = self.due(player, self.dice_of(player), suit);
            let (asked, pool) = (due.iter().sum::<u8>(), self.pool[suit as usize]);
            if asked > pool {
                sink(Event::Short { player, suit, missing: asked - pool });
                if pool > 0 {
                    self.push(player, Step::Serve { suit, due });
                }
                continue;
            }
            for (number, coins) in (Region::LOWEST..).zip(due) {
                let space = Region::new(suit, number).and_then(|region| self.colony(player).find(region));
                for space in core::iter::repeat_n(space, coins.into()).flatten() {
                    self.gain(player, space, Cause::Yield, sink);
                }
            }
        }
    }

    /// Gives one region a coin of what the pool has left.
    pub(super) fn serve(&mut self, player: Player, suit: Suit, mut due: [u8; 4], space: Space, sink: Sink) {
        if let Some(field) = self.colony(player).field(space) {
            due[usize::from(field.region.number() - Region::LOWEST)] -= 1;
        }
        self.gain(player, space, Cause::Yield, sink);
        if self.pool[suit as usize] > 0 {
            self.push(player, Step::Serve { suit, due });
        }
    }

    pub(super) fn end_turn(&mut self, player: Player, sink: Sink) {
        sink(Event::TurnEnded { player, turn: self.turn });
        let next = opponent(player);
        let reached = [player, next].into_iter().any(|player| self.total(player) >= END.goal);
        let round_is_over = self.turn.is_multiple_of(2) || !END.finish_round;
        let too_long = self.turn >= END.last_turn || self.taken >= END.last_action;
        if too_long || reached && round_is_over {
            let winner = if self.standing().rank[player.index()] == 1 { player } else { next };
            sink(Event::Over { winner });
        } else {
            if reached {
                sink(Event::LastTurn { player: next });
            }
            self.push(next, Step::Roll);
        }
    }
}
