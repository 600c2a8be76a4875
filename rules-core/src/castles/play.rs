//! The actions of a turn.

use crate::Player;
use crate::hex::{SPACES, Spaces};

use super::action::{Action, DepotSpace, Illegal, Means, Payment, Storage};
use super::effect::Effect;
use super::estate::distance;
use super::event::{Cause, Source};
use super::monastery::Monasteries;
use super::setup::Edition;
use super::state::{Duchy, Hand, Stage};
use super::tables;
use super::tile::{Building, Face, Species, Tile};
use super::{Castles, Event};

impl Castles {
    /// What the player to move holds alone.
    pub(super) fn hand(&self) -> &Hand {
        self.position.hand(self.position.current())
    }

    pub(super) fn hand_mut(&mut self) -> &mut Hand {
        &mut self.position.hands[self.position.current().index()]
    }

    /// The duchy of the player to move.
    pub(super) fn duchy(&self) -> &Duchy {
        self.position.duchy(self.position.current())
    }

    pub(super) fn duchy_mut(&mut self) -> &mut Duchy {
        &mut self.position.duchies[self.position.current().index()]
    }

    /// The monasteries of the player to move.
    pub(super) fn monasteries(&self) -> Monasteries {
        self.built[self.position.current().index()].monasteries()
    }

    /// The spaces of the player to move that take a tile, whatever their number.
    pub(super) fn spaces_for(&self, tile: Tile) -> Spaces {
        self.built[self.position.current().index()].spaces_for(tile)
    }

    pub(super) fn act(&mut self, action: Action, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        match (self.position.stage, action) {
            (Stage::Over, _) => Err(Illegal::Over),
            (Stage::Rounds, Action::Take { with, from, discard }) => self.take(with, from, discard, sink),
            (Stage::Rounds, Action::Place { with, storage, space }) => self.place(with, storage, space, sink),
            (Stage::Rounds, Action::Sell { with, goods }) => self.sell(with, goods, sink),
            (Stage::Rounds, Action::Hire { with }) => self.hire(with, sink),
            (Stage::Rounds, Action::Load { depot, types }) => self.load(depot, types, sink),
            (Stage::Rounds, Action::Decline) => self.decline(sink),
            (Stage::Rounds, Action::Buy { from, payment }) => self.buy(from, payment, sink),
            (Stage::Rounds, Action::EndTurn) => self.end_turn(sink),
            (Stage::Estates, Action::PickEstate(second)) if !self.position.picked => {
                self.pick_estate(second, sink);
                Ok(())
            }
            (Stage::Castles, Action::PickCastle { space }) if !self.position.picked => self.pick_castle(space, sink),
            (Stage::Estates | Stage::Castles, Action::EndTurn) if self.position.picked => {
                self.end_pick(sink);
                Ok(())
            }
            _ => Err(Illegal::NotNow),
        }
    }

    /// What a die shows, or nothing where the number does not matter; an effect must do what is asked of it.
    fn means(&self, with: Means, fits: impl FnOnce(Effect) -> bool) -> Result<Option<u8>, Illegal> {
        match (with, self.position.waiting()) {
            (Means::Effect, None) => Err(Illegal::NothingWaits),
            (Means::Effect, Some(effect)) if fits(effect) => Ok(None),
            (Means::Effect, Some(_)) => Err(Illegal::OtherEffect),
            (_, Some(_)) => Err(Illegal::EffectFirst),
            (die, None) if self.hand().used[die as usize] => Err(Illegal::DieUsed),
            (die, None) => Ok(Some(self.hand().dice[die as usize])),
        }
    }

    /// The workers that change a die to a number, if the player has them.
    fn workers_for(&self, shown: Option<u8>, wanted: u8, free: bool) -> Result<u8, Illegal> {
        let steps = shown.map_or(0, |shown| distance(shown, wanted));
        let workers = self.monasteries().workers_for(steps, free);
        if u16::from(workers) <= self.duchy().workers { Ok(workers) } else { Err(Illegal::Workers) }
    }

    /// Uses up a die or the effect that waits, and pays the workers.
    fn spend(&mut self, with: Means, workers: u8, sink: &mut impl FnMut(Event)) {
        if with == Means::Effect {
            self.position.waiting.pop();
        } else {
            self.hand_mut().used[with as usize] = true;
        }
        self.pay_workers(workers, Cause::Die, sink);
    }

    fn pay_workers(&mut self, count: u8, cause: Cause, sink: &mut impl FnMut(Event)) {
        if count > 0 {
            self.duchy_mut().workers -= u16::from(count);
            sink(Event::Workers { player: self.position.current(), change: -(count as i8), cause });
        }
    }

    pub(super) fn gain_workers(&mut self, player: Player, count: u8, cause: Cause, sink: &mut impl FnMut(Event)) {
        if count > 0 {
            self.position.duchies[player.index()].workers += u16::from(count);
            sink(Event::Workers { player, change: count as i8, cause });
        }
    }

    pub(super) fn gain_silver(&mut self, player: Player, count: u8, cause: Cause, sink: &mut impl FnMut(Event)) {
        if count > 0 {
            self.position.duchies[player.index()].silver += u16::from(count);
            sink(Event::Silver { player, change: count as i8, cause });
        }
    }

    fn score(&mut self, points: i16, source: Source, sink: &mut impl FnMut(Event)) {
        if let Some(index) = source.in_play() {
            self.hand_mut().points[index] += points;
            sink(Event::Points { player: self.position.current(), points, source });
        }
    }

    /// The first empty storage space.
    pub(super) fn empty_storage(&self) -> Option<Storage> {
        let stored = &self.hand().storage;
        Storage::ALL.into_iter().find(|&storage| stored[storage.index()].is_none())
    }

    fn lift(&mut self, place: DepotSpace) {
        self.position.tiles[place.index()] = None;
        self.lying &= !(1 << place.0);
    }

    fn take(
        &mut self,
        with: Means,
        from: DepotSpace,
        discard: Option<Storage>,
        sink: &mut impl FnMut(Event),
    ) -> Result<(), Illegal> {
        let takes =
            |effect: Effect| matches!(effect, Effect::Castle | Effect::Carpenter | Effect::Church | Effect::Market);
        let shown = self.means(with, takes)?;
        let tile = self.position.tile(from).ok_or(Illegal::NoTile)?;
        let depot = from.depot().ok_or(Illegal::BlackDepot)?;
        let building = self.position.waiting().filter(|&effect| effect != Effect::Castle);
        if building.is_some_and(|building| !building.takes(tile.kind())) {
            return Err(Illegal::OtherKind);
        }
        let storage = match (self.empty_storage(), discard) {
            (Some(storage), None) => storage,
            (Some(_), Some(_)) => return Err(Illegal::NoDiscard),
            (None, _) if building.is_some() => return Err(Illegal::StorageFull),
            (None, None) => return Err(Illegal::NameDiscard),
            (None, Some(storage)) if self.hand().stored(storage).is_none() => return Err(Illegal::NothingStored),
            (None, Some(storage)) => storage,
        };
        let workers = self.workers_for(shown, depot, self.monasteries().free_step_to_take())?;

        self.spend(with, workers, sink);
        self.lift(from);
        let player = self.position.current();
        if let Some(old) = self.hand_mut().storage[storage.index()].replace(tile) {
            self.position.piles.gone[old.index()] += 1;
            sink(Event::Discarded { player, tile: old, storage });
        }
        sink(Event::Took { player, tile, from, storage });
        Ok(())
    }

    /// Why a tile cannot go on a space, if so.
    fn check_space(&self, tile: Tile, space: u8) -> Result<(), Illegal> {
        let built = &self.built[self.position.current().index()];
        if usize::from(space) >= SPACES {
            Err(Illegal::NoSpace)
        } else if built.spaces_for(tile).contains(space) {
            Ok(())
        } else if built.filled().contains(space) {
            Err(Illegal::Covered)
        } else if built.estate().kind(space) != tile.kind() {
            Err(Illegal::OtherColour)
        } else if !built.open().contains(space) {
            Err(Illegal::Apart)
        } else {
            Err(Illegal::SameBuilding)
        }
    }

    fn place(&mut self, with: Means, storage: Storage, space: u8, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let shown = self.means(with, Effect::places)?;
        let tile = self.hand().stored(storage).ok_or(Illegal::NothingStored)?;
        self.check_space(tile, space)?;
        let number = self.built[self.position.current().index()].estate().number(space);
        let workers = self.workers_for(shown, number, self.monasteries().free_step_to_place(tile.kind()))?;

        self.spend(with, workers, sink);
        self.hand_mut().storage[storage.index()] = None;
        let player = self.position.current();
        self.set(player, tile, space);
        sink(Event::Placed { player, tile, storage: Some(storage), space });
        self.settle(tile, space, sink);
        Ok(())
    }

    /// Puts a tile on its space.
    pub(super) fn set(&mut self, player: Player, tile: Tile, space: u8) {
        self.position.duchies[player.index()].placed[space as usize] = Some(tile);
        self.built[player.index()].place(tile, space);
    }

    /// What a placed tile brings: its own gains, the area, the colour; then its effect waits.
    fn settle(&mut self, tile: Tile, space: u8, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        let effect = match tile.face() {
            Face::Castle => Some(Effect::Castle),
            Face::Ship => Some(Effect::Ship),
            Face::Animal(species, _) => {
                let points = self.animal_points(species, space);
                self.score(points, Source::Animals, sink);
                None
            }
            Face::Building(building) => {
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
            Face::Mine | Face::Monastery(_) => None,
        };
        self.complete(space, sink);
        if let Some(effect) = effect {
            self.wait(effect, sink);
        }
    }

    /// Points for all tiles of a species in the pasture of a space.
    fn animal_points(&self, species: Species, space: u8) -> i16 {
        let built = &self.built[self.position.current().index()];
        let placed = &self.duchy().placed;
        let each = built.monasteries().animal_points();
        let tiles = built.estate().area(space).and(built.filled()).filter_map(|space| placed[space as usize]);
        tiles.fold(0, |points, tile| match tile.face() {
            Face::Animal(other, count) if other == species => points + i16::from(count) + each,
            _ => points,
        })
    }

    /// Scores the area of a space if it is complete, and then its colour.
    fn complete(&mut self, space: u8, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        let built = &self.built[player.index()];
        let estate = built.estate();
        let (area, filled, kind) = (estate.area(space), built.filled(), estate.kind(space));
        if !area.without(filled).is_empty() {
            return;
        }
        sink(Event::AreaCompleted { player, kind, size: area.len() as u8 });
        self.score(tables::area_points(area.len()), Source::Areas, sink);
        self.score(tables::phase_points(self.position.phase), Source::Phases, sink);

        let left = &mut self.position.bonuses[kind as usize];
        if estate.of_kind(kind).without(filled).is_empty()
            && let Some(i) = left.iter().position(Option::is_none)
        {
            left[i] = Some(player);
            let large = i == 0;
            sink(Event::BonusTaken { player, kind, large });
            self.score(tables::bonus_points(large, self.position.setup.players), Source::Bonuses, sink);
        }
    }

    fn sell(&mut self, with: Means, goods: u8, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let shown = self.means(with, Effect::sells)?;
        if !self.duchy().goods.types().contains(goods) {
            return Err(Illegal::NoGoods);
        }
        let workers = self.workers_for(shown, goods, false)?;

        self.spend(with, workers, sink);
        let player = self.position.current();
        let duchy = self.duchy_mut();
        let count = duchy.goods.take(goods);
        duchy.sold.add(goods, count);
        sink(Event::Sold { player, goods, count });
        self.score(i16::from(count) * tables::sale_points(self.position.setup.players), Source::Sales, sink);
        let monasteries = self.monasteries();
        self.gain_silver(player, 1, Cause::Sale, sink);
        self.gain_silver(player, monasteries.sale_silver(), Cause::Monastery(3), sink);
        self.gain_workers(player, monasteries.sale_workers(), Cause::Monastery(4), sink);
        Ok(())
    }

    fn hire(&mut self, with: Means, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.means(with, |effect| effect == Effect::Castle)?;
        self.spend(with, 0, sink);
        let player = self.position.current();
        let monasteries = self.monasteries();
        self.gain_workers(player, monasteries.hire_workers(), Cause::Hiring, sink);
        self.gain_silver(player, monasteries.hire_silver(), Cause::Monastery(13), sink);
        Ok(())
    }

    fn decline(&mut self, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let effect = self.position.waiting().ok_or(Illegal::NothingWaits)?;
        if !effect.may_be_declined() {
            return Err(Illegal::MustUse);
        }
        self.position.waiting.pop();
        sink(Event::EffectDeclined { player: self.position.current(), effect });
        if matches!(effect, Effect::SecondDepot(_)) {
            self.sail(sink);
        }
        Ok(())
    }

    /// Whether the moment allows the player to move a purchase.
    pub(super) fn check_purchase(&self) -> Result<(), Illegal> {
        let waits = self.position.waiting().is_some();
        if waits && self.position.setup.edition == Edition::E2011 {
            Err(Illegal::EffectFirst)
        } else if self.position.bought {
            Err(Illegal::Bought)
        } else if self.empty_storage().is_none() {
            Err(Illegal::StorageFull)
        } else {
            Ok(())
        }
    }

    /// Whether the player to move could pay so.
    pub(super) fn check_payment(&self, payment: Payment) -> Result<(), Illegal> {
        let price = u16::from(tables::PRICE);
        let duchy = self.duchy();
        match payment {
            Payment::Silver if duchy.silver < price => Err(Illegal::Silver),
            Payment::Workers if !self.monasteries().workers_buy(self.position.setup.edition) => {
                Err(Illegal::OnlySilver)
            }
            Payment::Workers if duchy.workers < price => Err(Illegal::Workers),
            _ => Ok(()),
        }
    }

    /// The places that sell to the player to move, one bit each.
    pub(super) fn for_sale(&self) -> u32 {
        if self.monasteries().buys_everywhere() { self.lying } else { self.lying & !0 << DepotSpace::BLACK }
    }

    /// Whether the player to move can buy anything.
    pub(super) fn may_buy(&self) -> bool {
        let pays = |payment| self.check_payment(payment).is_ok();
        self.check_purchase().is_ok() && self.for_sale() != 0 && (pays(Payment::Silver) || pays(Payment::Workers))
    }

    fn buy(&mut self, from: DepotSpace, payment: Payment, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check_purchase()?;
        let storage = self.empty_storage().ok_or(Illegal::StorageFull)?;
        let tile = self.position.tile(from).ok_or(Illegal::NoTile)?;
        if self.for_sale() >> from.0 & 1 == 0 {
            return Err(Illegal::OnlyBlack);
        }
        self.check_payment(payment)?;

        let player = self.position.current();
        match payment {
            Payment::Silver => {
                self.duchy_mut().silver -= u16::from(tables::PRICE);
                sink(Event::Silver { player, change: -(tables::PRICE as i8), cause: Cause::Purchase });
            }
            Payment::Workers => self.pay_workers(tables::PRICE, Cause::Purchase, sink),
        }
        self.position.bought = true;
        self.lift(from);
        self.hand_mut().storage[storage.index()] = Some(tile);
        sink(Event::Bought { player, tile, from, storage, payment });
        self.reconsider(sink);
        Ok(())
    }

    fn end_turn(&mut self, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        if self.position.waiting().is_some() {
            return Err(Illegal::EffectFirst);
        }
        if self.hand().used != [true; 2] {
            return Err(Illegal::DiceLeft);
        }
        sink(Event::TurnEnded { player: self.position.current() });
        self.position.bought = false;
        if self.next_player() {
            sink(Event::TurnBegan { player: self.position.current() });
        } else {
            self.end_round(sink);
        }
        Ok(())
    }

    /// Hands the turn to the next player of the order, if there is one.
    pub(super) fn next_player(&mut self) -> bool {
        let more = self.position.current + 1 < self.position.setup.players;
        if more {
            self.position.current += 1;
        }
        more
    }
}
