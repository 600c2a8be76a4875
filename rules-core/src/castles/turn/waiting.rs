//! Effects that wait for a decision: whether they can be used, and when they are asked.

use crate::Player;
use crate::castles::action::Storage;
use crate::castles::event::Event;
use crate::castles::game::Castles;
use crate::castles::parts::counter::GOODS_FOR_TILE;
use crate::castles::parts::effect::Effect;
use crate::castles::parts::shield;
use crate::castles::parts::tile::Tile;
use crate::castles::position::built::Built;
use crate::hex::WideSpaces as Spaces;

impl Castles {
    /// Returns whether the player to move could do something with an effect.
    pub(crate) fn usable(&self, effect: Effect) -> bool {
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
            // Laid without asking as soon as nothing waits before it.
            Effect::Stack(..) => false,
            Effect::Follow => self.rights().shields.has(shield::FOLLOWS) && self.position.followed.is_none(),
            Effect::Gather => !self.gathered_types().is_empty(),
            Effect::FromDepots | Effect::FromBlack => {
                let fits = |tile: Tile| self.spaces_for(tile) != Spaces::NONE;
                self.lying_for(effect).any(|at| self.position.tile(at).is_some_and(fits))
            }
            Effect::Trim => self.overflows(),
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

    /// Announces the effect that waits now; effects that cannot be used are lost.
    pub(crate) fn surface(&mut self, sink: &mut impl FnMut(Event)) {
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
    pub(crate) fn announce(&mut self, effect: Effect, sink: &mut impl FnMut(Event)) {
        if self.position.waiting.announce() {
            sink(Event::EffectWaits { player: self.position.current(), effect });
        }
    }
}
