//! Effects that wait for a decision. An effect is used up before a tile that it places brings an effect of its own.

use super::source::Source;
use super::tile::{Building, Kind};

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
    /// A white castle: one of the four dice actions with the white die.
    WhiteCastle,
    /// A crane: do what a building does.
    Crane,
    /// A trade route: one of the four dice actions with a die of any number.
    ExtraAction,
    /// A trade route: a type of goods, 1 to 6, and how many of them are laid when all before them is done. Never asked
    /// about.
    Stack(u8, u8),
    /// Shield 5: goods of a type from all depots.
    Gather,
    /// Shield 6: name the player whose monasteries count, while it is nobody's turn.
    Follow,
    /// Shield 14: place a tile of the six depots.
    FromDepots,
    /// Shield 15: place a tile of the black depot.
    FromBlack,
    /// Shield 4 is gone: stored tiles without room leave the game.
    Trim,
    /// Tribute for the shield with this number.
    Tribute(u8),
    /// Solo game: points of a source that are not counted yet.
    Gain(Source, u8),
    /// Solo game: this many points are missing to the target, and can be bought.
    BuyPoints(u8),
    /// Solo game: the target was reached, which brings one of the four dice actions with a die of any number.
    Target,
    /// Solo game: goods for a tile of the black depot.
    Exchange,
    /// Solo game: this many goods are still to be given for it.
    Give(u8),
    /// Solo game: several things wait, and the player says which comes next.
    Order,
}

impl Effect {
    /// Returns the effect of a building that waits for a decision; `None` for buildings that act at once.
    pub const fn of(building: Building) -> Option<Effect> {
        Some(match building {
            Building::Warehouse => Effect::Warehouse,
            Building::Carpenter => Effect::Carpenter,
            Building::Church => Effect::Church,
            Building::Market => Effect::Market,
            Building::TownHall => Effect::TownHall,
            Building::WhiteCastle => Effect::WhiteCastle,
            Building::Crane => Effect::Crane,
            Building::Watchtower | Building::BoardingHouse | Building::Bank => return None,
        })
    }

    /// Returns whether it stands for a die: one of the four dice actions.
    pub const fn acts(self) -> bool {
        matches!(self, Effect::Castle | Effect::WhiteCastle | Effect::ExtraAction | Effect::Target)
    }

    /// Returns whether it is that of a building which takes a tile of this kind from a numbered depot.
    pub const fn takes(self, kind: Kind) -> bool {
        match self {
            Effect::Carpenter => matches!(kind, Kind::Building),
            Effect::Church => matches!(kind, Kind::Mine | Kind::Monastery | Kind::Castle),
            Effect::Market => matches!(kind, Kind::Ship | Kind::Animal),
            _ => false,
        }
    }

    /// Returns whether it lets the player place a stored tile.
    pub const fn places(self) -> bool {
        self.acts() || matches!(self, Effect::TownHall)
    }

    /// Returns whether it lets the player sell goods.
    pub const fn sells(self) -> bool {
        self.acts() || matches!(self, Effect::Warehouse)
    }

    /// Returns whether it may be given up.
    pub const fn may_be_declined(self) -> bool {
        !matches!(
            self,
            Effect::Castle
                | Effect::WhiteCastle
                | Effect::Ship
                | Effect::Trim
                | Effect::Tribute(_)
                | Effect::Gain(..)
                | Effect::Target
                | Effect::Give(_)
                | Effect::Order
        )
    }
}

/// The effects that wait, as a stack: all that follows from one is decided before the next.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Waiting {
    effects: [Option<Effect>; Waiting::MOST],
    count: u8,
    /// Whether the first one is still to be announced. Only while an action is carried out.
    unannounced: bool,
    /// Solo game: whether the first one was picked to come next.
    picked: bool,
}

impl Waiting {
    /// The most effects that wait: a stack of goods for each space of a trade route but the last, shields 14 and 15 before
    /// them, and two that follow from them. A solo game has fewer in play.
    pub const MOST: usize = 24;
    /// What one action of a solo game may add: points of a tile, a size and a phase, two effects, the target, the order.
    pub(crate) const ROOM: usize = 7;

    /// Returns the effect to decide on now.
    pub const fn first(&self) -> Option<Effect> {
        if self.count == 0 { None } else { self.effects[self.count as usize - 1] }
    }

    /// Returns how many effects wait.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Returns whether nothing waits.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Iterates over all effects that wait, in the order in which they are decided on.
    pub fn iter(&self) -> impl Iterator<Item = Effect> {
        self.effects[..self.len()].iter().rev().copied().flatten()
    }

    /// Puts an effect before all that wait.
    pub fn push(&mut self, effect: Effect) {
        debug_assert!(self.len() < Waiting::MOST);
        if let Some(free) = self.effects.get_mut(self.count as usize) {
            *free = Some(effect);
            self.count += 1;
            self.unannounced = true;
            self.picked = false;
        }
    }

    /// Removes the first.
    pub fn pop(&mut self) -> Option<Effect> {
        let first = self.first();
        if first.is_some() {
            self.count -= 1;
            self.effects[self.len()] = None;
            self.unannounced = self.count > 0;
            self.picked = false;
        }
        first
    }

    /// Moves an effect to the front, by its number among all, counted from the latest, and marks it as picked.
    pub fn pick(&mut self, nth: u8) {
        if let Some(index) = self.len().checked_sub(1 + usize::from(nth)) {
            self.effects[index..self.count as usize].rotate_left(1);
            self.picked = true;
            self.unannounced = true;
        }
    }

    /// Removes the first effect that is equal to this one. Returns whether there was one.
    pub(crate) fn remove(&mut self, effect: Effect) -> bool {
        let nth = self.iter().position(|other| other == effect);
        if let Some(nth) = nth {
            self.pick(nth as u8);
            self.pop();
        }
        nth.is_some()
    }

    /// Returns whether the first effect was picked to come next.
    pub const fn is_picked(&self) -> bool {
        self.picked
    }

    /// Marks the first effect as announced. Returns whether it was not before.
    pub(crate) fn announce(&mut self) -> bool {
        core::mem::take(&mut self.unannounced)
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

/// Returns the two neighbours of a depot, 1 to 6, on the ring.
pub(crate) const fn ring(depot: u8) -> [u8; 2] {
    [if depot == 1 { 6 } else { depot - 1 }, if depot == 6 { 1 } else { depot + 1 }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_effect_is_announced_once_and_again_when_its_turn_comes() {
        let mut waiting = Waiting::default();
        assert!(!waiting.announce());
        waiting.push(Effect::Ship);
        waiting.push(Effect::Castle);
        assert!(waiting.announce() && !waiting.announce());
        assert_eq!(waiting.pop(), Some(Effect::Castle));
        assert!(waiting.announce() && !waiting.announce());
        assert_eq!(waiting.pop(), Some(Effect::Ship));
        assert!(!waiting.announce() && waiting.is_empty());
        assert_eq!(waiting.pop(), None);
        assert_eq!(waiting, Waiting::default());
    }

    #[test]
    fn what_is_picked_comes_first_until_something_else_does() {
        let effects = [Effect::Ship, Effect::Church, Effect::Castle];
        let mut waiting: Waiting = effects.into_iter().collect();
        assert!(waiting.announce() && !waiting.is_picked());
        waiting.pick(2);
        assert!(waiting.is_picked() && waiting.announce());
        assert!(waiting.iter().eq([Effect::Ship, Effect::Castle, Effect::Church]));
        waiting.push(Effect::Market);
        assert!(!waiting.is_picked());
        waiting.pick(1);
        waiting.pop();
        assert!(!waiting.is_picked() && waiting.iter().eq([Effect::Market, Effect::Castle, Effect::Church]));
        // There is no fourth.
        let before = waiting;
        waiting.pick(3);
        assert_eq!(waiting, before);
        assert!(waiting.remove(Effect::Castle) && !waiting.remove(Effect::Castle));
        assert!(waiting.iter().eq([Effect::Market, Effect::Church]));
    }

    #[test]
    fn three_buildings_take_tiles_of_their_kinds() {
        let taken = |effect: Effect| Kind::ALL.into_iter().filter(move |&kind| effect.takes(kind));
        assert!(taken(Effect::Carpenter).eq([Kind::Building]));
        assert!(taken(Effect::Church).eq([Kind::Castle, Kind::Mine, Kind::Monastery]));
        assert!(taken(Effect::Market).eq([Kind::Ship, Kind::Animal]));
        assert!(taken(Effect::Warehouse).eq([]) && taken(Effect::TownHall).eq([]));
    }

    #[test]
    fn depots_have_two_neighbours_on_the_ring() {
        assert_eq!([1, 2, 3, 4, 5, 6].map(ring), [[6, 2], [1, 3], [2, 4], [3, 5], [4, 6], [5, 1]]);
    }
}
