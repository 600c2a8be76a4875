//! Ships: goods, and the turn-order track.

use crate::Player;
use crate::castles::action::{Illegal, Types};
use crate::castles::event::Event;
use crate::castles::game::Castles;
use crate::castles::parts::effect;
use crate::castles::parts::effect::Effect;

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
    /// Returns the types that are taken in any case or can be chosen.
    pub const fn taken_of_all(&self) -> Types {
        Types(self.certain.0 | self.choice.0)
    }

    /// Returns whether exactly these types may be taken.
    pub const fn allows(&self, types: Types) -> bool {
        let chosen = Types(types.0 & !self.certain.0);
        types.0 & self.certain.0 == self.certain.0 && chosen.0 & !self.choice.0 == 0 && chosen.len() == self.room
    }

    /// Returns all sets of types that may be taken, ascending.
    pub fn loads(self) -> impl Iterator<Item = Types> {
        // The parts of the choice, ascending: without one there is a single load.
        let next = move |part: &u8| Some(part.wrapping_sub(self.choice.0) & self.choice.0).filter(|&part| part != 0);
        let parts = core::iter::successors(Some(0), next);
        parts.map(move |part| Types(self.certain.0 | part)).filter(move |&types| self.allows(types))
    }
}

impl Castles {
    /// Returns what the player to move could take from a depot, 1 to 6.
    pub fn cargo(&self, depot: u8) -> Cargo {
        let stored = self.duchy().goods.types();
        let lying = self.position.depot_goods[depot as usize - 1].types();
        let new = Types(lying.0 & !stored.0);
        let room = self.position.setup.types_stored().saturating_sub(stored.len());
        if new.len() <= room {
            Cargo { certain: lying, choice: Types(0), room: 0 }
        } else if room == 0 {
            Cargo { certain: Types(lying.0 & stored.0), choice: Types(0), room: 0 }
        } else {
            Cargo { certain: Types(lying.0 & stored.0), choice: new, room }
        }
    }

    /// Returns the depots that the ship of an effect may go to.
    pub(crate) fn harbours(&self, effect: Effect) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |&depot| match effect {
            Effect::Ship => true,
            Effect::SecondDepot(first) => {
                effect::ring(first).contains(&depot) && !self.cargo(depot).taken_of_all().is_empty()
            }
            _ => false,
        })
    }

    pub(crate) fn load(&mut self, depot: u8, types: Types, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
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
        self.pop_effect();
        let player = self.position.current();
        for goods in types {
            self.load_type(player, depot, goods, sink);
        }
        let second = Effect::SecondDepot(depot);
        if effect == Effect::Ship && self.rights().second_depot() && self.usable(second) {
            self.wait(second);
        } else {
            self.sail_on(Effect::SecondDepot(depot), sink);
        }
        Ok(())
    }

    fn load_type(&mut self, player: Player, depot: u8, goods: u8, sink: &mut impl FnMut(Event)) {
        let count = self.position.depot_goods[depot as usize - 1].take(goods);
        self.duchy_mut().goods.add(goods, count);
        sink(Event::Loaded { player, depot, goods, count });
    }

    /// Returns the types that shield 5 lets the player to move gather: those that lie in a depot and fit.
    pub(crate) fn gathered_types(&self) -> Types {
        let stored = self.duchy().goods.types();
        let lying = self.position.depot_goods.iter().fold(0, |set, depot| set | depot.types().0);
        Types(if stored.len() < self.position.setup.types_stored() { lying } else { lying & stored.0 })
    }

    pub(crate) fn gather(&mut self, goods: u8, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        match self.position.waiting() {
            None => return Err(Illegal::NothingWaits),
            Some(Effect::Gather) if self.gathered_types().contains(goods) => {}
            Some(Effect::Gather) => return Err(Illegal::OtherGoods),
            Some(_) => return Err(Illegal::OtherEffect),
        }
        self.pop_effect();
        let player = self.position.current();
        for depot in 1..=6 {
            if self.position.depot_goods[depot as usize - 1].of(goods) > 0 {
                self.load_type(player, depot, goods, sink);
            }
        }
        self.sail(sink);
        Ok(())
    }

    /// Goes on after a part of a ship's effect that is done or declined: shield 5, then the step on the track.
    pub(crate) fn sail_on(&mut self, done: Effect, sink: &mut impl FnMut(Event)) {
        match done {
            Effect::SecondDepot(_) if self.rights().gathers() && self.usable(Effect::Gather) => {
                self.wait(Effect::Gather);
            }
            Effect::SecondDepot(_) | Effect::Gather => self.sail(sink),
            _ => {}
        }
    }

    /// Moves the piece of the player to move one step on the track, onto the top of the stack there.
    fn sail(&mut self, sink: &mut impl FnMut(Event)) {
        if self.position.setup.is_solo() {
            return self.land(sink);
        }
        let player = self.position.current();
        let hand = self.hand_mut();
        hand.step = LAST_STEP.min(hand.step + 1);
        let step = hand.step;
        let n = usize::from(self.position.setup.players);
        let steps = |p: Player| self.position.hands[p.index()].step;
        let track = &self.position.track[..n];
        let from = track.iter().position(|&p| p == player).unwrap_or_default();
        let to = track.iter().position(|&p| steps(p) <= step).unwrap_or_default();
        self.position.track[to..=from].rotate_right(1);
        sink(Event::Sailed { player, step });
        self.stack_bridges(sink);
    }
}
