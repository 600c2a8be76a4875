//! Resolving the events on the dice.

use super::tables::{RAIDED_FROM, event_of, is_event};
use super::{Cause, Colony, DiceSet, DieEvent, Event, Idle, Job, Natick, Space, Step, Suit, event::Sink, opponent};
use crate::Player;

/// What an event does to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Rich Harvest: a coin of one's choice comes from the pool.
    Harvest,
    /// Trade Advantage: one may take a coin for another.
    Exchange,
    /// Tournament: one may take a coin.
    Take,
    /// Raider Attack: this many coins are lost.
    Discard(u8),
}

impl Natick {
    /// Returns what an event would do to a player now, or why it would do nothing.
    pub fn effect(&self, player: Player, event: DieEvent) -> Result<Effect, Idle> {
        let (own, other) = (self.colony(player), self.colony(opponent(player)));
        self.check_units(player, event)?;
        let any = |step: Step, colony: &Colony| {
            let purses = self.purses_for(step);
            colony.fields().any(|(_, field)| self.check_coin(Job { player, step }, field, &purses).is_ok())
        };
        match event {
            DieEvent::RichHarvest if any(Step::Harvest, own) => Ok(Effect::Harvest),
            DieEvent::RichHarvest => Err(Idle::NoRoom),
            DieEvent::TradeAdvantage | DieEvent::Tournament if !any(Step::Take { event }, other) => {
                Err(Idle::NothingToTake)
            }
            DieEvent::TradeAdvantage => Ok(Effect::Exchange),
            DieEvent::Tournament => Ok(Effect::Take),
            DieEvent::RaiderAttack if own.unguarded() >= RAIDED_FROM => Ok(Effect::Discard(own.coins() / 2)),
            DieEvent::RaiderAttack => Err(Idle::Guarded),
        }
    }

    /// Returns the dice of a player that show an event.
    pub(super) fn event_dice(&self, player: Player) -> DiceSet {
        let dice = self.dice_of(player);
        DiceSet::of(|die| dice.contains(die) && is_event(self.dice[die as usize]))
    }

    /// Returns the dice among `left` whose events can be passed over, since they do nothing, whatever the order.
    pub(super) fn idle_dice(&self, player: Player, left: DiceSet) -> DiceSet {
        if left.iter().all(|die| self.effect(player, event_of(die)).is_err()) {
            return left;
        }
        DiceSet::of(|die| left.contains(die) && self.is_idle_for_good(player, event_of(die), left.len() - 1))
    }

    /// Takes up one event.
    pub(super) fn resolve(&mut self, player: Player, event: DieEvent, sink: Sink) {
        let step = match self.effect(player, event) {
            Err(idle) => return sink(Event::Idle { player, event, idle }),
            Ok(Effect::Harvest) => Step::Harvest,
            Ok(Effect::Exchange | Effect::Take) => Step::Take { event },
            Ok(Effect::Discard(left)) => Step::Discard { left },
        };
        sink(Event::Event { player, event });
        self.push(player, step);
    }

    /// Takes a coin from the opponent, to be put down, or to be paid for with another first.
    pub(super) fn take(&mut self, player: Player, event: DieEvent, space: Space, sink: Sink) {
        let cause = Cause::Event(event);
        let Some(taken) = self.lose(opponent(player), space, cause, sink) else { return };
        let step = match event {
            DieEvent::TradeAdvantage => Step::Give { taken },
            _ => Step::Receive { suit: taken, left: 1, cause },
        };
        self.push(player, step);
    }

    /// Gives a coin for the one taken; both are to be put down then.
    pub(super) fn give(&mut self, player: Player, taken: Suit, space: Space, sink: Sink) {
        let cause = Cause::Event(DieEvent::TradeAdvantage);
        let Some(given) = self.lose(player, space, cause, sink) else { return };
        self.push(opponent(player), Step::Receive { suit: given, left: 1, cause });
        self.push(player, Step::Receive { suit: taken, left: 1, cause });
    }

    /// Returns whether an event does nothing, whatever becomes of `others` more that this player has to resolve.
    fn is_idle_for_good(&self, player: Player, event: DieEvent, others: u8) -> bool {
        match event {
            DieEvent::RichHarvest => false,
            DieEvent::TradeAdvantage | DieEvent::Tournament => self.check_units(player, event).is_err(),
            // Each of the others brings one coin at most to an unguarded region.
            DieEvent::RaiderAttack => self.colony(player).unguarded() + others < RAIDED_FROM,
        }
    }

    /// Checks whether a player has enough units for an event that needs them: at least one, and as many as the
    /// opponent.
    fn check_units(&self, player: Player, event: DieEvent) -> Result<(), Idle> {
        let (own, other) = (self.colony(player), self.colony(opponent(player)));
        let (own, other) = match event {
            DieEvent::TradeAdvantage => (own.traders().len(), other.traders().len()),
            DieEvent::Tournament => (own.knight_count(), other.knight_count()),
            DieEvent::RichHarvest | DieEvent::RaiderAttack => return Ok(()),
        };
        match own {
            0 => Err(Idle::NoUnit),
            _ if own < other => Err(Idle::Outnumbered),
            _ => Ok(()),
        }
    }
}
