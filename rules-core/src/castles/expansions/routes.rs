//! Trade routes: sold goods are laid along them.

use crate::Player;
use crate::castles::event::{Cause, Event};
use crate::castles::game::Castles;
use crate::castles::parts::effect::Effect;
use crate::castles::parts::route::Bonus;
use crate::castles::parts::source::Source;
use crate::castles::tables;

impl Castles {
    /// Lays sold goods along the route of the player to move, tile by tile. Where one brings something to decide on, the
    /// rest waits until all that follows from it is done.
    pub(crate) fn lay_goods(&mut self, goods: u8, count: u8, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        for left in (0..count).rev() {
            let route = &mut self.duchy_mut().route;
            let index = route.next();
            let Some((wanted, bonus)) = route.space(index) else { return };
            route.laid[index] = goods;
            sink(Event::GoodsOnRoute { player, goods, space: index as u8 });
            if wanted == goods
                && let Some(effect) = self.gain_bonus(player, bonus, sink)
            {
                if left > 0 {
                    self.wait(Effect::Stack(goods, left));
                }
                return self.wait(effect);
            }
        }
    }

    /// Gains what comes at once. Returns the effect, if the space has one.
    fn gain_bonus(&mut self, player: Player, bonus: Bonus, sink: &mut impl FnMut(Event)) -> Option<Effect> {
        match bonus {
            Bonus::Silver => self.gain_silver(player, tables::BANK_SILVER, Cause::Route, sink),
            Bonus::Workers => self.gain_workers(player, tables::BOARDING_HOUSE_WORKERS, Cause::Route, sink),
            Bonus::Points => self.score(tables::WATCHTOWER_POINTS, Source::Routes, sink),
            Bonus::Effect(effect) => return Some(effect),
        }
        None
    }
}
