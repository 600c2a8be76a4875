//! What the actions of a turn do.

use crate::castles::action::{Action, DepotSpace, Illegal, Means, Origin, Payment, Storage};
use crate::castles::event::{Cause, Event};
use crate::castles::game::Castles;
use crate::castles::parts::effect::Effect;
use crate::castles::parts::expansion::Expansion;
use crate::castles::parts::monastery;
use crate::castles::parts::source::Source;
use crate::castles::parts::tile::{Building, Face, Kind, Species, Tile};
use crate::castles::position::state::Stage;
use crate::castles::tables;

impl Castles {
    /// Does what an action of a turn does; its end is not for here.
    pub(crate) fn act_in_turn(&mut self, action: Action, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        match (self.position.chosen, action) {
            (None, _) => {}
            (Some(Origin::Stored(chosen)), Action::Place { storage, .. }) if storage == chosen => {}
            (Some(Origin::Lying(chosen)), Action::PlaceFrom { from, .. }) if from == chosen => {}
            _ => return Err(Illegal::PlaceFirst),
        }
        match action {
            Action::Take { with, from, into } => self.take(with, from, into, sink),
            Action::Place { with, storage, space } => self.place(with, storage, space, sink),
            Action::Sell { with, goods } => self.sell(with, goods, sink),
            Action::Hire { with } => self.hire(with, sink),
            Action::Load { depot, types } => self.load(depot, types, sink),
            Action::Decline => self.decline(sink),
            Action::Buy { from, payment } => self.buy(from, payment, None, sink),
            Action::Choose { tile } => {
                self.check_choose(tile)?;
                self.position.chosen = Some(tile);
                Ok(())
            }
            Action::PlaceFrom { from, space } => self.place_from(from, space, sink),
            Action::Copy { building } => self.copy(building, sink),
            Action::Gather { goods } => self.gather(goods, sink),
            Action::BuyWorkers => self.buy_workers(sink),
            Action::TakeShield { shield, space } => self.take_shield(shield, space, sink),
            Action::FreeDie { die } => {
                self.check_free_die(die)?;
                self.position.free_die = Some(die);
                sink(Event::DieFreed { player: self.position.current(), die });
                Ok(())
            }
            Action::Follow { player } => self.follow(player, sink),
            Action::Discard { storage } => self.discard(storage, sink),
            Action::PayTribute { payment } => self.pay_tribute(payment, sink),
            Action::GiveUpShield => self.give_up_shield(sink),
            Action::Pick { nth } => self.pick(nth),
            Action::BuyPoints => self.buy_points(sink),
            Action::Exchange { from } => self.exchange(from, sink),
            Action::Give { goods } => self.give(goods, sink),
            Action::BuyInto { from, payment, storage } => self.buy(from, payment, Some(storage), sink),
            Action::EndTurn | Action::PickEstate(_) | Action::PickCastle { .. } => Err(Illegal::NotNow),
        }
    }

    /// Uses up a die or the effect that waits, and pays the workers.
    fn spend(&mut self, with: Means, workers: u8, sink: &mut impl FnMut(Event)) {
        if with == Means::Effect {
            self.pop_effect();
        } else {
            self.hand_mut().used[with as usize] = true;
        }
        self.pay_workers(workers, Cause::Die, sink);
    }

    fn take(
        &mut self,
        with: Means,
        from: DepotSpace,
        into: Option<Storage>,
        sink: &mut impl FnMut(Event),
    ) -> Result<(), Illegal> {
        let (tile, storage, workers) = self.check_take(with, from, into)?;
        self.spend(with, workers, sink);
        self.lift(from);
        let player = self.position.current();
        if let Some(old) = self.position.store(player, storage, tile) {
            self.position.piles.leave(old);
            sink(Event::Discarded { player, tile: old, storage });
        }
        sink(Event::Took { player, tile, from, storage });
        Ok(())
    }

    /// Removes a stored tile from the game.
    fn remove_stored(&mut self, storage: Storage, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        if let Some(tile) = self.position.unstore(player, storage) {
            self.position.piles.leave(tile);
            sink(Event::Discarded { player, tile, storage });
        }
    }

    fn discard(&mut self, storage: Storage, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        match self.position.waiting() {
            None => return Err(Illegal::NothingWaits),
            Some(Effect::Trim) => {}
            Some(_) => return Err(Illegal::OtherEffect),
        }
        self.stored(storage).ok_or(Illegal::NothingStored)?;
        self.remove_stored(storage, sink);
        if !self.usable(Effect::Trim) {
            self.pop_effect();
        }
        Ok(())
    }

    fn place(&mut self, with: Means, storage: Storage, space: u8, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let (tile, workers) = self.check_place(with, storage, space)?;
        self.position.chosen = None;
        self.spend(with, workers, sink);
        let player = self.position.current();
        self.position.unstore(player, storage);
        let posts = self.joined_posts();
        self.set(player, tile, space);
        sink(Event::Placed { player, tile, storage: Some(storage), space });
        self.settle(tile, space, posts, sink);
        Ok(())
    }

    fn place_from(&mut self, from: DepotSpace, space: u8, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let tile = self.check_place_from(from, space)?;
        self.position.chosen = None;
        self.pop_effect();
        self.lift(from);
        let posts = self.joined_posts();
        let player = self.position.current();
        self.set(player, tile, space);
        sink(Event::PlacedFrom { player, tile, from, space });
        self.settle(tile, space, posts, sink);
        Ok(())
    }

    /// Gives what a placed tile brings: its own gains, the area, the colour, the border posts beyond those joined
    /// `before`. Then its effect waits.
    fn settle(&mut self, tile: Tile, space: u8, before: u8, sink: &mut impl FnMut(Event)) {
        let effect = match tile.face() {
            Face::Castle => Some(Effect::Castle),
            Face::Ship => Some(Effect::Ship),
            Face::Animal(species, _) => {
                let points = self.animal_points(species, space);
                self.score(points, Source::Animals, sink);
                None
            }
            Face::Building(building) => self.gain_from(building, sink),
            Face::Monastery(number) if self.position.setup.is_solo() => {
                let points = self.monastery_points(self.position.current(), number);
                self.earn(points, Source::Monastery(number), sink);
                None
            }
            Face::Monastery(_) => {
                if self.position.setup.expansions.has(Expansion::Shields) {
                    self.renew_rights();
                }
                self.stack_bridges(sink);
                None
            }
            Face::Mine | Face::Inn | Face::Black => None,
        };
        self.complete(space, sink);
        if self.position.setup.expansions.has(Expansion::Posts) {
            self.score_posts(before, sink);
        }
        if let Some(effect) = effect {
            self.wait(effect);
        }
    }

    /// Gives what a building brings at once. Returns its effect, if that has to wait.
    fn gain_from(&mut self, building: Building, sink: &mut impl FnMut(Event)) -> Option<Effect> {
        let player = self.position.current();
        match building {
            Building::Watchtower => self.score(tables::WATCHTOWER_POINTS, Source::Watchtowers, sink),
            Building::Bank => self.gain_silver(player, tables::BANK_SILVER, Cause::Bank, sink),
            Building::BoardingHouse => {
                self.gain_workers(player, tables::BOARDING_HOUSE_WORKERS, Cause::BoardingHouse, sink);
            }
            _ => {}
        }
        Effect::of(building)
    }

    fn copy(&mut self, building: Building, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check_copy(building)?;
        self.pop_effect();
        sink(Event::Copied { player: self.position.current(), building });
        if let Some(effect) = self.gain_from(building, sink) {
            self.wait(effect);
        }
        Ok(())
    }

    /// Returns the points for an animal tile of a species just placed: all tiles of the species in the pasture, and
    /// geese with them; for geese, the other species that brings most.
    fn animal_points(&self, species: Species, space: u8) -> i16 {
        let built = &self.built[self.here()];
        let (placed, rights) = (&self.duchy().placed, built.rights());
        let pasture =
            if rights.one_pasture() { built.estate().of_kind(Kind::Animal) } else { built.estate().area(space) };
        let mut points = [0; Species::ALL.len()];
        for tile in pasture.and(built.filled()).filter_map(|space| placed[space as usize]) {
            if let Face::Animal(other, count) = tile.face() {
                points[other as usize] += i16::from(count) + rights.animal_points();
            }
        }
        let geese = points[Species::Goose as usize];
        let others = points[..Species::Goose as usize].iter().copied().max().unwrap_or_default();
        geese + if species == Species::Goose { others } else { points[species as usize] }
    }

    /// Scores the area of a space if it is complete, and then its colour.
    fn complete(&mut self, space: u8, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        let built = self.built(player);
        let (estate, filled) = (built.estate(), built.filled());
        let (area, kind) = (estate.area(space), estate.kind(space));
        if !area.without(filled).is_empty() {
            return;
        }
        let (size, points) = (built.area_size(space), built.size_points(space));
        sink(Event::AreaCompleted { player, kind, size: size as u8 });
        self.score(points, Source::Areas, sink);
        self.score(tables::phase_points(self.position.phase), Source::Phases, sink);

        if !estate.of_kind(kind).without(filled).is_empty() {
            return;
        }
        if self.position.setup.is_solo() {
            sink(Event::ColourCovered { player, kind });
            return self.wait(Effect::FromBlack);
        }
        if let Some((large, points)) = self.next_bonus(kind) {
            self.position.bonuses[kind as usize][usize::from(!large)] = Some(player);
            sink(Event::BonusTaken { player, kind, large });
            self.score(points, Source::Bonuses, sink);
        }
    }

    fn sell(&mut self, with: Means, goods: u8, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let workers = self.check_sell(with, goods)?;
        self.spend(with, workers, sink);
        let player = self.position.current();
        let duchy = self.duchy_mut();
        let count = duchy.goods.take(goods);
        duchy.sold.add(goods, count);
        sink(Event::Sold { player, goods, count });
        let rights = self.rights();
        let each = tables::sale_points(self.position.setup.board()) * rights.sale_factor();
        self.score(i16::from(count) * each, Source::Sales, sink);
        self.gain_silver(player, 1, Cause::Sale, sink);
        let cause = if rights.shields.has(9) { Cause::Shield(9) } else { Cause::Monastery(3) };
        self.gain_silver(player, rights.more_sale_silver(count), cause, sink);
        self.gain_workers(player, rights.sale_workers(), Cause::Monastery(4), sink);
        if self.position.setup.expansions.has(Expansion::Routes) {
            self.lay_goods(goods, count, sink);
        }
        Ok(())
    }

    fn hire(&mut self, with: Means, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check_hire(with)?;
        self.spend(with, 0, sink);
        let player = self.position.current();
        let rights = self.rights();
        self.gain_workers(player, rights.hire_workers(), Cause::Hiring, sink);
        self.gain_silver(player, rights.hire_silver(), Cause::Monastery(13), sink);
        Ok(())
    }

    fn decline(&mut self, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let effect = self.check_decline()?;
        self.pop_effect();
        sink(Event::EffectDeclined { player: self.position.current(), effect });
        self.sail_on(effect, sink);
        Ok(())
    }

    fn buy(
        &mut self,
        from: DepotSpace,
        payment: Payment,
        into: Option<Storage>,
        sink: &mut impl FnMut(Event),
    ) -> Result<(), Illegal> {
        let (tile, storage) = self.check_buy(from, payment, into)?;
        let player = self.position.current();
        match payment {
            Payment::Silver => self.pay_silver(tables::PRICE, Cause::Purchase, sink),
            Payment::Workers => self.pay_workers(tables::PRICE, Cause::Purchase, sink),
        }
        self.position.bought = true;
        self.lift(from);
        self.position.store(player, storage, tile);
        sink(Event::Bought { player, tile, from, storage, payment });
        Ok(())
    }

    fn buy_workers(&mut self, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check_buy_workers()?;
        self.pay_silver(tables::PRICE_OF_WORKERS, Cause::Monastery(monastery::BUYS_WORKERS), sink);
        self.gain_workers(
            self.position.current(),
            tables::WORKERS_BOUGHT,
            Cause::Monastery(monastery::BUYS_WORKERS),
            sink,
        );
        Ok(())
    }

    fn pay_tribute(&mut self, payment: Payment, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check_tribute(payment)?;
        self.pop_effect();
        match payment {
            Payment::Silver => self.pay_silver(tables::TRIBUTE, Cause::Tribute, sink),
            Payment::Workers => self.pay_workers(tables::TRIBUTE, Cause::Tribute, sink),
        }
        Ok(())
    }

    fn give_up_shield(&mut self, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        match self.position.waiting() {
            None => Err(Illegal::NothingWaits),
            Some(Effect::Tribute(shield)) => {
                self.pop_effect();
                self.lose_shield(shield, sink);
                Ok(())
            }
            Some(_) => Err(Illegal::OtherEffect),
        }
    }

    /// Hands the turn to the next player of the order, if there is one.
    pub(crate) fn next_player(&mut self) -> bool {
        let setup = &self.position.setup;
        let turns = if self.position.stage == Stage::Castles { setup.duchies() } else { setup.players };
        self.position.current += 1;
        self.position.current < turns
    }
}
