//! Effects that wait for a decision: at most one at a time, used up before what it places gives its own.

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

impl Castles {
    /// Whether the player to move could do something with an effect.
    pub(super) fn usable(&self, effect: Effect) -> bool {
        let seat = self.seat();
        match effect {
            Effect::Castle | Effect::Ship => true,
            Effect::SecondDepot(first) => {
                ring(first).into_iter().any(|depot| !self.cargo(depot).taken_of_all().is_empty())
            }
            Effect::Warehouse => !seat.goods.types().is_empty(),
            Effect::Carpenter | Effect::Church | Effect::Market => {
                let takes = |tile: &Option<Tile>| tile.is_some_and(|tile| effect.takes(tile.kind()));
                seat.storage.contains(&None) && self.position.tiles[..24].iter().any(takes)
            }
            // In 2019 a purchase may still bring what can be placed.
            Effect::TownHall => {
                let fits = |tile: &Tile| self.spaces_for(*tile) != Spaces::NONE;
                seat.storage.iter().flatten().any(fits)
                    || self.position.setup.edition == Edition::E2019 && self.may_buy()
            }
        }
    }

    /// Lets an effect wait, or loses it where it cannot be used.
    pub(super) fn wait(&mut self, effect: Effect, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        if self.usable(effect) {
            self.position.waiting = Some(effect);
            sink(Event::EffectWaits { player, effect });
        } else {
            sink(Event::EffectLost { player, effect });
        }
    }

    /// Loses the effect that waits if a purchase has made it useless.
    pub(super) fn reconsider(&mut self, sink: &mut impl FnMut(Event)) {
        if let Some(effect) = self.position.waiting
            && !self.usable(effect)
        {
            self.position.waiting = None;
            sink(Event::EffectLost { player: self.position.current(), effect });
        }
    }
}

/// The two neighbours of a depot, 1 to 6, on the ring.
pub(super) const fn ring(depot: u8) -> [u8; 2] {
    [if depot == 1 { 6 } else { depot - 1 }, if depot == 6 { 1 } else { depot + 1 }]
}
