//! Effects that wait for a decision. An effect is used up before a tile that it places brings an effect of its own.

use crate::Player;
use crate::hex::WideSpaces as Spaces;

use super::action::Storage;
use super::built::Built;
use super::event::Source;
use super::solo::GOODS_FOR_TILE;
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
    /// A white castle: one of the four dice actions with the white die.
    WhiteCastle,
    /// A crane: do what a building does.
    Crane,
    /// A trade route: one of the four dice actions with a die of any number.
    ExtraAction,
    /// A trade route: goods of a type, 1 to 6, so many of which are laid when all before them is done. Never asked about.
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
    /// Solo game: so many points are missing to the target, and can be bought.
    BuyPoints(u8),
    /// Solo game: the target was reached, which brings one of the four dice actions with a die of any number.
    Target,
    /// Solo game: goods for a tile of the black depot.
    Exchange,
    /// Solo game: so many goods are still to be given for it.
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
    pub(super) const ROOM: usize = 7;

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
    pub(super) fn remove(&mut self, effect: Effect) -> bool {
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
    pub(super) fn announce(&mut self) -> bool {
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

impl Castles {
    /// Returns whether the player to move could do something with an effect.
    pub(super) fn usable(&self, effect: Effect) -> bool {
        match effect {
            Effect::Castle | Effect::WhiteCastle | Effect::ExtraAction | Effect::Crane => true,
            Effect::Ship | Effect::Tribute(_) => true,
            Effect::SecondDepot(_) => self.harbours(effect).next().is_some(),
            Effect::Warehouse => !self.duchy().goods.types().is_empty(),
            Effect::Carpenter | Effect::Church | Effect::Market => self.taken_by(effect) != 0,
            Effect::TownHall => {
                let built = &self.built[self.here()];
                self.serves_town_hall(built) || self.followers(built).any(|built| self.serves_town_hall(&built))
            }
            // Laid by itself as soon as nothing waits before it.
            Effect::Stack(..) => false,
            Effect::Follow => self.rights().shields.has(6) && self.position.followed.is_none(),
            Effect::Gather => !self.gathered_types().is_empty(),
            Effect::FromDepots | Effect::FromBlack => {
                let fits = |tile: Tile| self.spaces_for(tile) != Spaces::NONE;
                self.lying_for(effect).any(|at| self.position.tile(at).is_some_and(fits))
            }
            Effect::Trim => self.stored_tiles() > Storage::ALL.len(),
            Effect::Gain(..) | Effect::Target | Effect::Give(_) | Effect::Order => true,
            Effect::BuyPoints(missing) => u16::from(missing) <= self.duchy().silver,
            Effect::Exchange => {
                self.duchy().goods.total() >= GOODS_FOR_TILE
                    && self.empty_storage().is_some()
                    && self.lying_for(Effect::FromBlack).next().is_some()
            }
        }
    }

    /// Returns whether a town hall could still place a tile in a duchy: one that is stored, or that a purchase may bring.
    fn serves_town_hall(&self, built: &Built) -> bool {
        let fits = |(_, tile): (Storage, Tile)| built.spaces_for(tile) != Spaces::NONE;
        self.all_stored().any(fits) || self.could_buy(built.rights())
    }

    /// Returns the duchy of the player to move as it would be with each player that shield 6 may still name.
    fn followers(&self, built: &Built) -> impl Iterator<Item = Built> {
        let named = Player::all(self.position.setup.players).filter(|&whom| self.check_follow(whom).is_ok());
        named.map(|whom| built.following(self.built(whom).own()))
    }

    /// Lets an effect wait before all others.
    pub(super) fn wait(&mut self, effect: Effect) {
        self.position.waiting.push(effect);
    }

    /// Uses up the effect that waits.
    pub(super) fn pop_effect(&mut self) -> Option<Effect> {
        self.position.waiting.pop()
    }

    /// Announces the effect that waits now; effects that cannot be used are lost.
    pub(super) fn surface(&mut self, sink: &mut impl FnMut(Event)) {
        while let Some(effect) = self.position.waiting() {
            match effect {
                Effect::Tribute(shield) if !self.can_pay_tribute() => {
                    self.pop_effect();
                    self.lose_shield(shield, sink);
                }
                Effect::Stack(goods, count) => {
                    self.pop_effect();
                    self.lay_goods(goods, count, sink);
                }
                _ if self.usable(effect) => return self.announce(effect, sink),
                _ => self.forfeit(effect, sink),
            }
        }
    }

    /// Tells of the effect that waits now, once.
    pub(super) fn announce(&mut self, effect: Effect, sink: &mut impl FnMut(Event)) {
        if self.position.waiting.announce() {
            sink(Event::EffectWaits { player: self.position.current(), effect });
        }
    }

    /// Loses the effect that waits now.
    pub(super) fn forfeit(&mut self, effect: Effect, sink: &mut impl FnMut(Event)) {
        self.pop_effect();
        sink(Event::EffectLost { player: self.position.current(), effect });
    }
}

/// Returns the two neighbours of a depot, 1 to 6, on the ring.
pub(super) const fn ring(depot: u8) -> [u8; 2] {
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
