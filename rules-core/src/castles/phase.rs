//! What happens between turns: the choices of the set-up, rounds, phases and the end.

use crate::castles::action::{DepotSpace, Illegal};
use crate::castles::event::{Cause, Event};
use crate::castles::game::Castles;
use crate::castles::parts::effect::Effect;
use crate::castles::parts::expansion::Expansion;
use crate::castles::parts::shield::{FROM_BLACK, FROM_DEPOTS, SHIELDS, at_phase_end};
use crate::castles::parts::tile::{Kind, Tile};
use crate::castles::position::built::Built;
use crate::castles::position::state::Stage;
use crate::castles::tables;
use crate::castles::tables::ROUNDS;
use crate::{Dice, Player};

impl Castles {
    pub(super) fn pick_estate(&mut self, second: bool, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        let duchy = self.duchy_mut();
        duchy.estate = duchy.offer[usize::from(second)];
        let estate = duchy.estate;
        self.built[player.index()] = Built::of(self.duchy(), self.position.setup.edition);
        self.position.picked = true;
        sink(Event::EstatePicked { player, estate });
    }

    pub(super) fn pick_castle(&mut self, space: u8, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let player = self.position.current();
        if !self.first_castles().any(|castle| castle == space) {
            return Err(Illegal::NoCastleSpace);
        }
        self.set_castle(player, space);
        self.position.picked = true;
        sink(Event::Placed { player, tile: Tile::CASTLE, storage: None, space });
        Ok(())
    }

    /// Puts the starting castle on its space; it gives no action and no points.
    pub(super) fn set_castle(&mut self, player: Player, space: u8) {
        self.position.piles.coloured[Tile::CASTLE.index()] -= 1;
        self.set(player, Tile::CASTLE, space);
    }

    pub(super) fn end_pick(&mut self, sink: &mut impl FnMut(Event)) {
        sink(Event::TurnEnded { player: self.position.current() });
        self.position.picked = false;
        if self.next_player() {
            sink(Event::TurnBegan { player: self.position.current() });
        } else if self.position.stage == Stage::Estates {
            self.position.stage = Stage::Castles;
            self.position.current = 0;
            sink(Event::TurnBegan { player: self.position.current() });
        } else {
            self.position.stage = Stage::Rounds;
            self.begin_phase(0, sink);
        }
    }

    pub(super) fn begin_phase(&mut self, phase: u8, sink: &mut impl FnMut(Event)) {
        self.position.phase = phase;
        sink(Event::PhaseBegan { phase });
        self.clear_depots(sink);
        self.fill_depots(sink);
        if let Some(tile) = self.position.piles.draw(Kind::Inn, &mut self.generator) {
            self.position.inns += 1;
            sink(Event::TileLaid { tile, at: DepotSpace::INNS });
        }
        for round in 0..ROUNDS {
            if let Some(goods) = self.position.goods_pile.draw(&mut self.generator) {
                self.position.round_goods[round as usize] = goods;
                sink(Event::GoodsLaid { goods, round });
            }
        }
        self.begin_round(0, sink);
    }

    fn clear_depots(&mut self, sink: &mut impl FnMut(Event)) {
        for (at, tile) in self.position.tiles.iter_mut().enumerate() {
            if let Some(tile) = tile.take() {
                self.position.piles.leave(tile);
                sink(Event::TileLeft { tile, at: DepotSpace(at as u8) });
            }
        }
        self.lying = 0;
    }

    fn fill_depots(&mut self, sink: &mut impl FnMut(Event)) {
        let (players, phase) = (self.position.setup.board(), self.position.phase);
        for at in 0..DepotSpace::BLACK + tables::black_spaces(players) {
            let tile = if at >= DepotSpace::BLACK {
                self.position.piles.draw_black(&mut self.generator)
            } else if let Some(kind) = tables::depot_space(at, players, phase) {
                self.position.piles.draw(kind, &mut self.generator)
            } else {
                None
            };
            if let Some(tile) = tile {
                self.position.tiles[at as usize] = Some(tile);
                self.lying |= 1 << at;
                sink(Event::TileLaid { tile, at: DepotSpace(at) });
            }
        }
    }

    fn begin_round(&mut self, round: u8, sink: &mut impl FnMut(Event)) {
        self.position.round = round;
        self.position.order = self.position.track;
        self.position.current = 0;
        sink(Event::RoundBegan { round });
        for player in Player::all(self.position.setup.players) {
            let dice = [self.generator.die(6), self.generator.die(6)];
            let hand = &mut self.position.hands[player.index()];
            hand.dice = dice;
            hand.used = [false; 2];
            sink(Event::Rolled { player, dice });
        }
        let depot = self.generator.die(6);
        self.position.white = depot;
        let goods = core::mem::take(&mut self.position.round_goods[round as usize]);
        let tile = if self.position.setup.is_solo() { self.remove_tile(sink) } else { None };
        if goods > 0 {
            self.position.depot_goods[depot as usize - 1].add(goods, 1);
            sink(Event::WhiteDie { depot, goods, tile });
        }
        sink(Event::TurnBegan { player: self.position.current() });
    }

    pub(super) fn end_round(&mut self, sink: &mut impl FnMut(Event)) {
        if !self.position.is_last_round() {
            return self.begin_round(self.position.round + 1, sink);
        }
        self.begin_part(Stage::PhaseEnd);
        self.end_phase(sink);
    }

    /// Begins a part of the end of a phase, in the order of the pieces on the bridge.
    fn begin_part(&mut self, stage: Stage) {
        self.position.stage = stage;
        self.position.order = self.position.track;
        self.position.current = 0;
    }

    /// Goes on with the end of a phase from the player to move: shields 14 and 15, then tribute, then mines.
    pub(super) fn end_phase(&mut self, sink: &mut impl FnMut(Event)) {
        let shields = self.position.setup.expansions.has(Expansion::Shields);
        while shields && matches!(self.position.stage, Stage::PhaseEnd | Stage::Tribute) {
            if self.position.current >= self.position.setup.players {
                let tribute = self.position.stage == Stage::Tribute;
                self.begin_part(if tribute { Stage::Rounds } else { Stage::Tribute });
                continue;
            }
            self.wait_for_shields();
            self.surface(sink);
            if !self.position.waiting.is_empty() {
                sink(Event::TurnBegan { player: self.position.current() });
                return;
            }
            self.position.current += 1;
        }
        self.position.stage = Stage::Rounds;
        self.pay_mines(sink);
        if !self.position.is_last_phase() {
            return self.begin_phase(self.position.phase + 1, sink);
        }
        self.finish(sink);
    }

    /// Queues what the shields of the player to move ask at the end of a phase, the lowest number first. Tribute for
    /// shield 3 comes last, so that its worker can pay for any other; then, at the end of the game, whom shield 6
    /// follows.
    fn wait_for_shields(&mut self) {
        let held = self.rights().shields;
        if self.position.stage == Stage::PhaseEnd {
            for effect in
                [FROM_BLACK, FROM_DEPOTS].into_iter().filter(|&number| held.has(number)).filter_map(at_phase_end)
            {
                self.wait(effect);
            }
            return;
        }
        if self.position.is_last_phase() && self.usable(Effect::Follow) {
            self.wait(Effect::Follow);
        }
        let others = (1..=SHIELDS as u8).rev().filter(|&number| number != 3);
        for number in [3].into_iter().chain(others).filter(|&number| held.has(number)) {
            self.wait(Effect::Tribute(number));
        }
    }

    fn pay_mines(&mut self, sink: &mut impl FnMut(Event)) {
        for player in Player::all(self.position.setup.duchies()) {
            let built = self.built(player);
            let (mines, rights) = (built.mines(), built.rights());
            self.gain_silver(player, mines * rights.mine_silver(), Cause::Mines, sink);
            self.gain_workers(player, mines * rights.mine_workers(), Cause::Monastery(2), sink);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::castles::{Castles, Estates, Setup};
    use crate::{Game, Seed};

    #[test]
    fn every_die_shows_one_to_six() {
        let setup = Setup { estates: Estates::Beginner(1), ..Castles::DEFAULT };
        let mut shown = [[0; 7]; 5];
        for seed in 0..200 {
            let game = Castles::new(setup, Seed::new(seed)).unwrap();
            let [[a, b], [c, d]] = [0, 1].map(|player| game.position.hands[player].dice);
            for (shown, die) in shown.iter_mut().zip([a, b, c, d, game.position.white]) {
                shown[usize::from(die)] += 1;
            }
        }
        assert!(shown.iter().all(|shown| shown[0] == 0 && shown[1..].iter().all(|&often| often > 10)), "{shown:?}");
    }
}
