//! What comes and goes: silver, workers, points, tiles, and effects that wait.

use crate::Player;
use crate::castles::action::DepotSpace;
use crate::castles::event::{Cause, Event};
use crate::castles::game::Castles;
use crate::castles::parts::effect::Effect;
use crate::castles::parts::expansion::Expansion;
use crate::castles::parts::source::Source;
use crate::castles::parts::tile::Tile;
use crate::castles::position::state::Stage;

impl Castles {
    pub(crate) fn pay_silver(&mut self, count: u8, cause: Cause, sink: &mut impl FnMut(Event)) {
        self.duchy_mut().silver -= u16::from(count);
        sink(Event::Silver { player: self.position.current(), change: -(count as i8), cause });
    }

    pub(crate) fn pay_workers(&mut self, count: u8, cause: Cause, sink: &mut impl FnMut(Event)) {
        if count > 0 {
            self.duchy_mut().workers -= u16::from(count);
            sink(Event::Workers { player: self.position.current(), change: -(count as i8), cause });
        }
    }

    pub(crate) fn gain_workers(&mut self, player: Player, count: u8, cause: Cause, sink: &mut impl FnMut(Event)) {
        if count == 0 {
            return;
        }
        self.duchy_of(player).workers += u16::from(count);
        sink(Event::Workers { player, change: count as i8, cause });
        if self.position.setup.expansions.has(Expansion::Shields) {
            for other in Player::all(self.position.setup.players).filter(|&other| other != player) {
                let count = self.built(other).rights().workers_for_others_gain();
                if count > 0 {
                    self.duchy_of(other).workers += u16::from(count);
                    sink(Event::Workers { player: other, change: count as i8, cause: Cause::Shield(2) });
                }
            }
        }
    }

    pub(crate) fn gain_silver(&mut self, player: Player, count: u8, cause: Cause, sink: &mut impl FnMut(Event)) {
        if count > 0 {
            self.duchy_of(player).silver += u16::from(count);
            sink(Event::Silver { player, change: count as i8, cause });
        }
    }

    pub(crate) fn score(&mut self, points: i16, source: Source, sink: &mut impl FnMut(Event)) {
        if self.position.setup.is_solo() {
            return self.earn(points, source, sink);
        }
        if let Some(index) = source.in_play() {
            self.hand_mut().points[index] += points;
            sink(Event::Points { player: self.position.current(), points, source });
        }
    }

    /// Queues points of the solo game to be counted.
    pub(crate) fn earn(&mut self, points: i16, source: Source, sink: &mut impl FnMut(Event)) {
        if points > 0 {
            sink(Event::Earned { player: self.position.current(), points, source });
            self.wait(Effect::Gain(source, points as u8));
        }
    }

    /// Takes a tile off the game board.
    pub(crate) fn lift(&mut self, at: DepotSpace) {
        if at == DepotSpace::INNS {
            self.position.inns -= 1;
        } else {
            self.position.tiles[at.index()] = None;
            self.lying &= !(1 << at.0);
        }
    }

    /// Puts a tile on its space.
    pub(crate) fn set(&mut self, player: Player, tile: Tile, space: u8) {
        let duchy = self.duchy_index(player);
        self.position.duchies[duchy].placed[space as usize] = Some(tile);
        self.built[duchy].place(tile, space);
    }

    /// Queues an effect before all others.
    pub(crate) fn wait(&mut self, effect: Effect) {
        self.position.waiting.push(effect);
    }

    /// Uses up the effect that waits.
    pub(crate) fn pop_effect(&mut self) -> Option<Effect> {
        self.position.waiting.pop()
    }

    /// Loses the effect that waits now.
    pub(crate) fn forfeit(&mut self, effect: Effect, sink: &mut impl FnMut(Event)) {
        self.pop_effect();
        sink(Event::EffectLost { player: self.position.current(), effect });
    }

    /// Ends the game, and scores what counts at the end.
    pub(crate) fn finish(&mut self, sink: &mut impl FnMut(Event)) {
        self.position.stage = Stage::Over;
        for player in Player::all(self.position.setup.duchies()) {
            for (source, points) in self.at_end(player).filter(|&(_, points)| points != 0) {
                sink(Event::Points { player, points, source });
            }
        }
        sink(Event::GameOver);
    }
}
