//! Effects that wait for a decision: each is used up before what it places gives its own.

use crate::hex::Spaces;

use super::setup::Edition;
use super::tile::{Building, Kind, Tile};
use super::{Castles, Event};

/// An effect of a placed tile that the player has to decide on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A castle: one of the four dice actions with a die of any number.
    Castle,
    /// A ship: goods of a depot.
    Ship,
    /// Monastery 5: goods of a neighbour of the depot, 1 to 6, that the ship came from.
    SecondDepot(u8),
    /// A warehouse: sell.
    Warehouse,
    /// A carpenter: take a building.
    Carpenter,
    /// A church: take a mine, a monastery or a castle.
    Church,
    /// A market: take a ship or an animal.
    Market,
    /// A town hall: place a stored tile on any number.
    TownHall,
}

impl Effect {
    /// The effect of a building that waits for a decision; the others act at once.
    pub const fn of(building: Building) -> Option<Effect> {
        Some(match building {
            Building::Warehouse => Effect::Warehouse,
            Building::Carpenter => Effect::Carpenter,
            Building::Church => Effect::Church,
            Building::Market => Effect::Market,
            Building::TownHall => Effect::TownHall,
            Building::Watchtower | Building::BoardingHouse | Building::Bank => return None,
        })
    }

    /// Whether it lets the player take a tile of this kind from a numbered depot.
    pub const fn takes(self, kind: Kind) -> bool {
        match self {
            Effect::Castle => true,
            Effect::Carpenter => matches!(kind, Kind::Building),
            Effect::Church => matches!(kind, Kind::Mine | Kind::Monastery | Kind::Castle),
            Effect::Market => matches!(kind, Kind::Ship | Kind::Animal),
            _ => false,
        }
    }

    /// Whether it lets the player place a stored tile.
    pub const fn places(self) -> bool {
        matches!(self, Effect::Castle | Effect::TownHall)
    }

    /// Whether it lets the player sell goods.
    pub const fn sells(self) -> bool {
        matches!(self, Effect::Castle | Effect::Warehouse)
    }

    /// Whether it may be given up.
    pub const fn may_be_declined(self) -> bool {
        !matches!(self, Effect::Castle | Effect::Ship)
    }
}

/// The effects that wait, each with all that follows from it before the next.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Waiting {
    effects: [Option<Effect>; Waiting::MOST],
    count: u8,
}

impl Waiting {
    /// One for each space of a trade route, and one that follows from the first of them.
    pub const MOST: usize = 16;

    /// The one to decide on now.
    pub const fn first(&self) -> Option<Effect> {
        if self.count == 0 { None } else { self.effects[self.count as usize - 1] }
    }

    /// How many wait.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether nothing waits.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All that wait, in the order in which they are decided on.
    pub fn iter(&self) -> impl Iterator<Item = Effect> {
        self.effects[..self.len()].iter().rev().copied().flatten()
    }

    /// Puts an effect before all that wait.
    pub fn push(&mut self, effect: Effect) {
        debug_assert!(self.len() < Waiting::MOST);
        if let Some(free) = self.effects.get_mut(self.count as usize) {
            *free = Some(effect);
            self.count += 1;
        }
    }

    /// Removes the first.
    pub fn pop(&mut self) -> Option<Effect> {
        let first = self.first();
        if first.is_some() {
            self.count -= 1;
            self.effects[self.len()] = None;
        }
        first
    }
}

impl FromIterator<Effect> for Waiting {
    /// Collects effects, the last of which is decided on first.
    fn from_iter<I: IntoIterator<Item = Effect>>(effects: I) -> Self {
        effects.into_iter().fold(Waiting::default(), |mut waiting, effect| {
            waiting.push(effect);
            waiting
        })
    }
}

impl Castles {
    /// Whether the player to move could do something with an effect.
    pub(super) fn usable(&self, effect: Effect) -> bool {
        let (hand, duchy) = (self.hand(), self.duchy());
        match effect {
            Effect::Castle | Effect::Ship => true,
            Effect::SecondDepot(first) => {
                ring(first).into_iter().any(|depot| !self.cargo(depot).taken_of_all().is_empty())
            }
            Effect::Warehouse => !duchy.goods.types().is_empty(),
            Effect::Carpenter | Effect::Church | Effect::Market => {
                let takes = |tile: &Option<Tile>| tile.is_some_and(|tile| effect.takes(tile.kind()));
                hand.storage.contains(&None) && self.position.tiles[..24].iter().any(takes)
            }
            // In 2019 a purchase may still bring what can be placed.
            Effect::TownHall => {
                let fits = |tile: &Tile| self.spaces_for(*tile) != Spaces::NONE;
                hand.storage.iter().flatten().any(fits)
                    || self.position.setup.edition == Edition::E2019 && self.may_buy()
            }
        }
    }

    /// Lets an effect wait, or loses it where it cannot be used.
    pub(super) fn wait(&mut self, effect: Effect, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        if self.usable(effect) {
            self.position.waiting.push(effect);
            sink(Event::EffectWaits { player, effect });
        } else {
            sink(Event::EffectLost { player, effect });
        }
    }

    /// Loses the effect that waits if a purchase has made it useless.
    pub(super) fn reconsider(&mut self, sink: &mut impl FnMut(Event)) {
        if let Some(effect) = self.position.waiting()
            && !self.usable(effect)
        {
            self.position.waiting.pop();
            sink(Event::EffectLost { player: self.position.current(), effect });
        }
    }
}

/// The two neighbours of a depot, 1 to 6, on the ring.
pub(super) const fn ring(depot: u8) -> [u8; 2] {
    [if depot == 1 { 6 } else { depot - 1 }, if depot == 6 { 1 } else { depot + 1 }]
}
