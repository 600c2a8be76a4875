//! Ships: goods, and the turn-order track.

use crate::Player;

use super::action::{Illegal, Types};
use super::effect::{self, Effect};
use super::{Castles, Event};

/// Types of goods that fit into a storage.
pub(super) const TYPES_STORED: u32 = 3;

/// Steps from the first to the last space of the turn-order track: one for each ship of an estate.
pub const LAST_STEP: u8 = 6;

/// What a ship may take from a depot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cargo {
    /// Types that fit in any case: those stored already, or all if there is room.
    pub certain: Types,
    /// Types of which as many as there is room for must be chosen; empty where all fit.
    pub choice: Types,
    /// How many of them there is room for.
    pub room: u32,
}

impl Cargo {
    /// The types that are or can be among those taken.
    pub const fn taken_of_all(&self) -> Types {
        Types(self.certain.0 | self.choice.0)
    }

    /// Whether exactly these types may be taken.
    pub const fn allows(&self, types: Types) -> bool {
        let chosen = Types(types.0 & !self.certain.0);
        types.0 & self.certain.0 == self.certain.0 && chosen.0 & !self.choice.0 == 0 && chosen.len() == self.room
    }

    /// All sets of types that may be taken, ascending.
    pub fn loads(self) -> impl Iterator<Item = Types> {
        let last = self.taken_of_all().0;
        // Without a choice there is one load, and no need to look for it.
        let first = if self.choice.is_empty() { last } else { self.certain.0 };
        (first..=last).map(Types).filter(move |&types| self.allows(types))
    }
}

impl Castles {
    /// What the player to move could take from a depot, 1 to 6.
    pub fn cargo(&self, depot: u8) -> Cargo {
        let stored = self.duchy().goods.types();
        let lying = self.position.depot_goods[depot as usize - 1].types();
        let new = Types(lying.0 & !stored.0);
        let room = TYPES_STORED.saturating_sub(stored.len());
        if new.len() <= room {
            Cargo { certain: lying, choice: Types(0), room: 0 }
        } else if room == 0 {
            Cargo { certain: Types(lying.0 & stored.0), choice: Types(0), room: 0 }
        } else {
            Cargo { certain: Types(lying.0 & stored.0), choice: new, room }
        }
    }

    /// The depots that the ship which waits may go to.
    pub(super) fn harbours(&self, effect: Effect) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |&depot| match effect {
            Effect::Ship => true,
            Effect::SecondDepot(first) => {
                effect::ring(first).contains(&depot) && !self.cargo(depot).taken_of_all().is_empty()
            }
            _ => false,
        })
    }

    pub(super) fn load(&mut self, depot: u8, types: Types, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let effect = self.position.waiting().ok_or(Illegal::NothingWaits)?;
        if !matches!(effect, Effect::Ship | Effect::SecondDepot(_)) {
            return Err(Illegal::OtherEffect);
        }
        if !self.harbours(effect).any(|harbour| harbour == depot) {
            return Err(Illegal::OtherDepot);
        }
        if !self.cargo(depot).allows(types) {
            return Err(Illegal::OtherGoods);
        }
        self.position.waiting.pop();
        let player = self.position.current();
        for goods in types {
            let count = self.position.depot_goods[depot as usize - 1].take(goods);
            self.duchy_mut().goods.add(goods, count);
            sink(Event::Loaded { player, depot, goods, count });
        }
        let second = Effect::SecondDepot(depot);
        if effect == Effect::Ship && self.monasteries().second_depot() && self.usable(second) {
            self.wait(second, sink);
        } else {
            self.sail(sink);
        }
        Ok(())
    }

    /// One step on the track, onto the top of the stack there.
    pub(super) fn sail(&mut self, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        let hand = self.hand_mut();
        hand.step = LAST_STEP.min(hand.step + 1);
        let step = hand.step;
        let n = usize::from(self.position.setup.players);
        let steps = |p: Player| self.position.hands[p.index()].step;
        let track = &self.position.track[..n];
        let from = track.iter().position(|&p| p == player).unwrap_or_default();
        let to = track.iter().position(|&p| p == player || steps(p) <= step).unwrap_or_default();
        self.position.track[to..=from].rotate_right(1);
        sink(Event::Sailed { player, step });
    }
}
