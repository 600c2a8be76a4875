//! The solo game: a counter of points against a target, tiles that leave the depots, and several things that wait at once.

use crate::castles::action::{DepotSpace, Illegal, Storage};
use crate::castles::event::Event;
use crate::castles::game::Castles;
use crate::castles::parts::counter::{Counter, FALL, GOODS_FOR_TILE, LEAST_TARGET};
use crate::castles::parts::effect::{Effect, Waiting};
use crate::castles::parts::tile::Tile;
use crate::castles::position::state::Stage;

impl Effect {
    /// Returns whether it comes before everything else that waits, in a solo game: it belongs to what was just done.
    const fn comes_first(self) -> bool {
        matches!(
            self,
            Effect::SecondDepot(_) | Effect::BuyPoints(_) | Effect::Target | Effect::Exchange | Effect::Give(_)
        )
    }

    /// Returns whether it may bring silver or points, so that it may be better to count points after it.
    const fn may_bring(self) -> bool {
        self.places() || self.sells() || matches!(self, Effect::FromBlack)
    }

    /// Returns whether it makes no difference which of the two comes first.
    fn is_like(self, other: Effect) -> bool {
        match (self, other) {
            (Effect::Gain(_, points), Effect::Gain(_, others)) => points == others,
            _ => self == other,
        }
    }
}

impl Waiting {
    /// Returns the sum of the points that wait to be counted.
    fn gains(&self) -> u16 {
        self.iter().map(|effect| if let Effect::Gain(_, points) = effect { points.into() } else { 0 }).sum()
    }
}

impl Castles {
    /// Returns the points of the solo game and their target.
    pub fn counter(&self) -> Counter {
        self.position.counter
    }

    /// Takes the next tile off the depots, if there is one: from that of the white die on, clockwise.
    pub(crate) fn remove_tile(&mut self, sink: &mut impl FnMut(Event)) -> Option<Tile> {
        let first = 4 * (self.position.white - 1);
        let mut spaces = (0..DepotSpace::BLACK).map(|i| (first + i) % DepotSpace::BLACK);
        let at = spaces.find(|&at| self.lying >> at & 1 == 1)?;
        let tile = self.position.tiles[usize::from(at)].take()?;
        self.lying &= !(1 << at);
        self.position.piles.leave(tile);
        sink(Event::TileLeft { tile, at: DepotSpace(at) });
        Some(tile)
    }

    /// Moves the counter. A target that is reached brings an action; one within reach of the silver is asked about.
    fn count(&mut self, points: u8, sink: &mut impl FnMut(Event)) {
        let counter = &mut self.position.counter;
        counter.points = counter.points.saturating_add(points).min(counter.target);
        let missing = counter.missing();
        if missing == 0 {
            let counter = &mut self.position.counter;
            *counter = Counter { points: 0, target: LEAST_TARGET.max(counter.target.saturating_sub(FALL)) };
            self.wait(Effect::Target);
        } else if self.usable(Effect::BuyPoints(missing)) {
            self.wait(Effect::BuyPoints(missing));
        }
        let (player, counter) = (self.position.current(), self.position.counter);
        sink(Event::Counted { player, points: counter.points, target: counter.target });
    }

    /// Buys the points that are missing.
    pub(crate) fn buy_points(&mut self, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        match self.position.waiting() {
            None => return Err(Illegal::NothingWaits),
            Some(Effect::BuyPoints(missing)) => {
                self.pop_effect();
                self.pay_silver(missing, crate::castles::event::Cause::Points, sink);
                self.count(missing, sink);
            }
            Some(_) => return Err(Illegal::OtherEffect),
        }
        Ok(())
    }

    /// Ends a ship's effect: all goods that are left in depots leave the game, and five may be exchanged for a black
    /// tile.
    pub(crate) fn land(&mut self, sink: &mut impl FnMut(Event)) {
        for depot in 1..=6 {
            for goods in 1..=6 {
                let count = self.position.depot_goods[usize::from(depot) - 1].take(goods);
                if count > 0 {
                    self.position.goods_gone.add(goods, count);
                    sink(Event::GoodsLeft { depot, goods, count });
                }
            }
        }
        if self.usable(Effect::Exchange) {
            self.wait(Effect::Exchange);
        }
    }

    /// Returns the tile of the black depot that goods are exchanged for, and where it goes.
    pub(crate) fn check_exchange(&self, from: DepotSpace) -> Result<(Tile, Storage), Illegal> {
        match self.position.waiting() {
            None => return Err(Illegal::NothingWaits),
            Some(Effect::Exchange) if from.depot().is_some() => return Err(Illegal::OnlyBlack),
            Some(Effect::Exchange) => {}
            Some(_) => return Err(Illegal::OtherEffect),
        }
        let tile = self.position.tile(from).ok_or(Illegal::NoTile)?;
        Ok((tile, self.empty_storage().ok_or(Illegal::StorageFull)?))
    }

    pub(crate) fn exchange(&mut self, from: DepotSpace, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let (tile, storage) = self.check_exchange(from)?;
        self.pop_effect();
        self.lift(from);
        self.position.piles.leave(tile);
        self.position.store(self.position.current(), storage, Tile::BLACK);
        sink(Event::Exchanged { player: self.position.current(), tile, from, storage });
        self.wait(Effect::Give(GOODS_FOR_TILE));
        self.give_rest(sink);
        Ok(())
    }

    /// Checks whether a type of goods may be given.
    pub(crate) fn check_give(&self, goods: u8) -> Result<(), Illegal> {
        match self.position.waiting() {
            None => Err(Illegal::NothingWaits),
            Some(Effect::Give(_)) if self.duchy().goods.types().contains(goods) => Ok(()),
            Some(Effect::Give(_)) => Err(Illegal::NoGoods),
            Some(_) => Err(Illegal::OtherEffect),
        }
    }

    pub(crate) fn give(&mut self, goods: u8, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check_give(goods)?;
        self.give_one(goods, sink);
        self.give_rest(sink);
        Ok(())
    }

    fn give_one(&mut self, goods: u8, sink: &mut impl FnMut(Event)) {
        if let Some(Effect::Give(left)) = self.pop_effect() {
            self.duchy_mut().goods.remove(goods);
            self.position.goods_gone.add(goods, 1);
            sink(Event::GoodsGiven { player: self.position.current(), goods });
            if left > 1 {
                self.wait(Effect::Give(left - 1));
            }
        }
    }

    /// Gives goods as long as there is nothing to choose.
    fn give_rest(&mut self, sink: &mut impl FnMut(Event)) {
        while let Some(Effect::Give(left)) = self.position.waiting() {
            let held = self.duchy().goods;
            let Some(goods) = held.types().next().filter(|_| held.total() <= left || held.types().len() == 1) else {
                return;
            };
            self.give_one(goods, sink);
        }
    }

    /// Returns the effects that may come next, each by its number among those that wait; of several that are alike,
    /// one.
    pub(crate) fn order(&self) -> impl Iterator<Item = u8> {
        let waiting = self.position.waiting;
        let next = move |nth: u8| {
            let effect = waiting.iter().nth(nth.into()).filter(|&effect| effect != Effect::Order);
            let first = |effect: Effect| {
                let before = waiting.iter().take(nth.into());
                before.into_iter().all(|other| !other.is_like(effect))
            };
            // Points are counted while there is still room for what may follow from them.
            let full = waiting.len() > Waiting::MOST - Waiting::ROOM && waiting.gains() > 0;
            effect.filter(|&effect| first(effect) && (!full || matches!(effect, Effect::Gain(..))))
        };
        (0..waiting.len() as u8).filter(move |&nth| next(nth).is_some_and(|effect| self.usable(effect)))
    }

    /// Checks whether something that waits may come next.
    pub(crate) fn check_pick(&self, nth: u8) -> Result<(), Illegal> {
        match self.position.waiting() {
            None => Err(Illegal::NothingWaits),
            Some(Effect::Order) if self.order().any(|other| other == nth) => Ok(()),
            Some(Effect::Order) => Err(Illegal::NotThis),
            Some(_) => Err(Illegal::OtherEffect),
        }
    }

    pub(crate) fn pick(&mut self, nth: u8) -> Result<(), Illegal> {
        self.check_pick(nth)?;
        self.position.waiting.pick(nth);
        self.pop_order();
        Ok(())
    }

    /// Removes the question for the order, if there is one: it is answered or asked anew.
    fn pop_order(&mut self) {
        let picked = self.position.waiting.is_picked();
        if self.position.waiting.remove(Effect::Order) && picked {
            self.position.waiting.pick(0);
        }
    }

    /// Finds what comes next of all that waits. Points that cannot reach the target are counted at once, unless something
    /// that may bring silver or points could come before them; one thing alone is not asked about. What cannot be used
    /// stays as long as something else waits, and is lost then.
    pub(crate) fn surface_alone(&mut self, sink: &mut impl FnMut(Event)) {
        if self.position.stage != Stage::Rounds {
            return;
        }
        if self.empty_spaces(self.position.current()) == 0 {
            self.position.waiting = Waiting::default();
            return self.finish(sink);
        }
        self.pop_order();
        while let Some(effect) = self.position.waiting() {
            let usable = self.usable(effect);
            if effect.comes_first() || usable && self.position.waiting.is_picked() {
                match effect {
                    Effect::Gain(_, points) => {
                        self.pop_effect();
                        self.count(points, sink);
                    }
                    _ if usable => return self.announce(effect, sink),
                    _ => self.forfeit(effect, sink),
                }
                continue;
            }
            let (waiting, counter) = (self.position.waiting, self.position.counter);
            let is_gain = |effect: Effect| matches!(effect, Effect::Gain(..));
            let nth = |nth: u8| waiting.iter().nth(nth.into());
            let asked = u16::from(counter.missing()) <= waiting.gains() + self.duchy().silver
                || waiting.iter().any(Effect::may_bring) && !self.order().filter_map(nth).all(is_gain);
            if !asked && let Some(gain) = waiting.iter().position(is_gain) {
                self.position.waiting.pick(gain as u8);
                continue;
            }
            let mut order = self.order();
            let (first, second) = (order.next(), order.next());
            drop(order);
            match (first, second) {
                (Some(only), None) => self.position.waiting.pick(only),
                (Some(_), Some(_)) => {
                    self.wait(Effect::Order);
                    return self.announce(Effect::Order, sink);
                }
                (None, _) => self.forfeit(effect, sink),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::castles::check::tests::solo;
    use crate::castles::{Edition, Estates, Expansion, Expansions, Refusal, Setup, Source, chance, tables};
    use crate::{Game, Player, Seed};

    fn setup(estate: u8, target: u8) -> Setup {
        Setup { players: 1, estates: Estates::Solo { estate, target }, ..Castles::DEFAULT }
    }

    /// Random play covers 8 spaces of 13a and 5 of 13b; an independent model of the rules gave 7.9 and 5.3.
    #[test]
    fn chance_covers_few_spaces() {
        for (estate, range) in tables::SOLO_ESTATES.zip([690..=890, 450..=610]) {
            let mut covered = 0;
            for seed in 0..200 {
                let game = chance::play(setup(estate, 50), seed);
                covered += i32::from(game.total(Player(0)));
            }
            assert!(range.contains(&(covered / 2)), "{covered} in 200 games");
        }
    }

    #[test]
    fn tiles_leave_from_top_to_bottom_and_from_left_to_right_and_then_clockwise() {
        let mut game = Castles::new(setup(19, 50), Seed::new(7)).unwrap();
        game.apply(crate::castles::Action::PickCastle { space: 6 }, |_| {}).unwrap();
        game.apply(crate::castles::Action::EndTurn, |_| {}).unwrap();
        // The spaces of depots 5, 6, 1 and so on that a game of two uses, less the one that has left.
        let all = [17, 19, 21, 23, 1, 2, 4, 6, 8, 10, 13, 14];
        let mut left = heapless::Vec::<u8, 12>::new();
        game.position.white = 5;
        for _ in 0..12 {
            game.remove_tile(&mut |event| {
                if let Event::TileLeft { at, .. } = event {
                    left.push(at.0).unwrap();
                }
            });
        }
        let there = all.into_iter().filter(|at| left.contains(at));
        assert!(left.len() == 11 && there.eq(left.iter().copied()), "{left:?}");
    }

    #[test]
    fn the_first_space_of_a_depot_is_the_first_to_lose_its_tile() {
        let mut game = Castles::new(setup(19, 50), Seed::new(7)).unwrap();
        game.begin_phase(0, &mut |_| {});
        game.position.white = 2;
        let there = game.position.tiles[4].is_some();
        game.remove_tile(&mut |_| {});
        assert!(there && game.position.tiles[4].is_none());
    }

    #[test]
    fn points_are_counted_before_the_room_runs_out() {
        let order = |castles: usize, gains: usize| {
            let mut position = solo();
            let effects = core::iter::repeat_n(Effect::Castle, castles);
            let gains = (1..=gains).map(|points| Effect::Gain(Source::Areas, points as u8));
            position.waiting = effects.chain(gains).collect();
            let game = Castles::on(position, Seed::new(1).generator());
            game.order().collect::<heapless::Vec<_, 32>>()
        };
        // Castles are alike: one of them is offered.
        assert_eq!(order(15, 2), [0, 1, 2]);
        assert_eq!(order(16, 2), [0, 1]);
        assert_eq!(order(18, 0), [0]);
    }

    #[test]
    fn of_gains_of_equal_points_one_is_offered() {
        let mut position = solo();
        let gains = [(Source::Areas, 6), (Source::Phases, 6), (Source::Animals, 2)];
        position.waiting = gains.into_iter().map(|(source, points)| Effect::Gain(source, points)).collect();
        assert!(Castles::on(position, Seed::new(1).generator()).order().eq([0, 1]));
    }

    #[test]
    fn impossible_set_ups_are_refused_with_each_reason() {
        let good = setup(19, 50);
        assert!(good.check().is_ok());
        let expansions = Expansions::NONE.with(Expansion::Inns);
        let wrong = [
            (Setup { players: 2, ..good }, Refusal::Players),
            (setup(18, 50), Refusal::SoloEstate),
            (setup(21, 50), Refusal::SoloEstate),
            (setup(20, 44), Refusal::Target),
            (setup(20, 56), Refusal::Target),
            (Setup { edition: Edition::E2011, ..good }, Refusal::SoloOf2019),
            (Setup { expansions, ..good }, Refusal::SoloWithoutExpansions),
            (Setup { estates: Estates::Random, ..good }, Refusal::Players),
        ];
        for (setup, reason) in wrong {
            assert_eq!(setup.check().unwrap_err().as_slice(), [reason], "{setup:?}");
        }
    }
}
