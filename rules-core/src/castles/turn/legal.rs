//! What is legal: the checks that the list, `play`, costs and previews share.

use crate::castles::action::{DepotSpace, Illegal, Means, Origin, Payment, Storage};
use crate::castles::game::Castles;
use crate::castles::parts::edition::Edition;
use crate::castles::parts::effect::Effect;
use crate::castles::parts::estate::{ANY, distance};
use crate::castles::parts::expansion::Expansion;
use crate::castles::parts::tile::{Building, Tile};
use crate::castles::position::rights::Rights;
use crate::castles::position::state::Duchy;
use crate::castles::tables;
use crate::hex::WideSpaces as Spaces;

/// Something that stands for a die, and what it shows.
pub(crate) type Die = (Means, u8);

/// The spaces of the six depots, one bit each.
const NUMBERED: u32 = (1 << DepotSpace::BLACK) - 1;

impl Castles {
    /// Returns the number of an effect that stands for a die.
    pub(crate) fn number_of(&self, effect: Effect) -> u8 {
        if effect == Effect::WhiteCastle { self.position.white } else { ANY }
    }

    /// Returns what the player to move could place a tile with now: dice, or an effect that places and waits.
    pub(crate) fn open_dice(&self) -> heapless::Vec<Die, 2> {
        match self.position.waiting() {
            Some(effect) => [(Means::Effect, self.number_of(effect))].into_iter().collect(),
            None => {
                let (used, shown) = (self.hand().used, self.shown());
                let dice = Means::DICE.into_iter().filter(|&with| !used[with as usize]);
                dice.map(|with| (with, shown[with as usize])).collect()
            }
        }
    }

    /// Returns the spaces where a die can place a tile.
    pub(crate) fn placements(&self, shown: u8, tile: Tile) -> Spaces {
        let built = &self.built[self.here()];
        let rights = built.rights();
        let steps = rights.reach(self.duchy().workers) + u8::from(rights.free_step_to_place(tile.kind()));
        built.spaces_for(tile).and(built.estate().within(shown, steps))
    }

    /// Returns the spaces of the game board whose tiles shields 14 and 15 may place.
    pub(crate) fn lying_for(&self, effect: Effect) -> impl Iterator<Item = DepotSpace> {
        let (mask, inns) = match effect {
            Effect::FromDepots => (NUMBERED, false),
            _ => (!NUMBERED, self.position.inns > 0),
        };
        let lying = self.lying & mask;
        let spaces = (0..DepotSpace::COUNT as u8).filter(move |at| lying >> at & 1 == 1).map(DepotSpace);
        spaces.chain(inns.then_some(DepotSpace::INNS))
    }

    /// Returns the spaces of the six depots whose tiles a building lets the player to move take, one bit each; none
    /// without room in the storage.
    pub(crate) fn taken_by(&self, building: Effect) -> u32 {
        if self.empty_storage().is_none() {
            return 0;
        }
        let takes = |&at: &u8| self.position.tile(DepotSpace(at)).is_some_and(|tile| building.takes(tile.kind()));
        (0..DepotSpace::BLACK).filter(takes).fold(0, |set, at| set | 1 << at)
    }

    /// Returns what a die or an effect shows. The effect that waits has to be one that `fits` the action.
    #[inline(always)]
    fn means(&self, with: Means, fits: impl FnOnce(Effect) -> bool) -> Result<u8, Illegal> {
        match (with, self.position.waiting()) {
            (Means::Effect, None) => Err(Illegal::NothingWaits),
            (Means::Effect, Some(effect)) if fits(effect) => Ok(self.number_of(effect)),
            (Means::Effect, Some(_)) => Err(Illegal::OtherEffect),
            (_, Some(_)) => Err(Illegal::EffectFirst),
            (die, None) if self.hand().used[die as usize] => Err(Illegal::DieUsed),
            (die, None) => Ok(self.shown()[die as usize]),
        }
    }

    /// Returns the workers that change a die to a number, if the player has them. For whole lists `list` has the same in
    /// sets of bits.
    #[inline]
    fn workers_for(&self, shown: u8, wanted: u8, free: bool) -> Result<u8, Illegal> {
        let workers = self.rights().workers_for(distance(shown, wanted), free);
        if u16::from(workers) <= self.duchy().workers { Ok(workers) } else { Err(Illegal::Workers(workers)) }
    }

    /// Returns the tile that is taken, where it goes and the workers it costs.
    #[inline(always)]
    pub(crate) fn check_take(
        &self,
        with: Means,
        from: DepotSpace,
        into: Option<Storage>,
    ) -> Result<(Tile, Storage, u8), Illegal> {
        let takes =
            |effect: Effect| effect.acts() || matches!(effect, Effect::Carpenter | Effect::Church | Effect::Market);
        let shown = self.means(with, takes)?;
        let tile = self.position.tile(from).ok_or(Illegal::NoTile)?;
        let depot = from.depot().ok_or(Illegal::BlackDepot)?;
        let building = self.position.waiting().filter(|effect| !effect.acts());
        if building.is_some_and(|building| !building.takes(tile.kind())) {
            return Err(Illegal::OtherKind);
        }
        let storage = match (self.empty_storage(), into) {
            _ if self.position.setup.is_team() => self.check_store(into, building.is_none())?,
            (Some(storage), None) => storage,
            (Some(_), Some(_)) => return Err(Illegal::NoDiscard),
            (None, None) => return Err(Illegal::NameDiscard),
            (None, Some(storage)) if storage.index() >= Storage::ALL.len() => return Err(Illegal::NothingStored),
            (None, Some(storage)) => storage,
        };
        let workers = self.workers_for(shown, depot, self.rights().free_step_to_take())?;
        Ok((tile, storage, workers))
    }

    /// Checks whether a tile can go on a space, whatever its number.
    fn check_space(&self, tile: Tile, space: u8) -> Result<(), Illegal> {
        let built = &self.built[self.here()];
        if space >= built.estate().spaces() {
            Err(Illegal::NoSpace)
        } else if built.takes(tile, space) {
            Ok(())
        } else if built.filled().contains(space) {
            Err(Illegal::Covered)
        } else if !built.estate().of_kind(tile.kind()).contains(space) {
            Err(Illegal::OtherColour)
        } else if !built.open().contains(space) {
            Err(Illegal::Apart)
        } else if tile == Tile::INN {
            Err(Illegal::SecondInn)
        } else {
            Err(Illegal::SameBuilding)
        }
    }

    /// Returns the tile that is placed and the workers it costs.
    pub(crate) fn check_place(&self, with: Means, storage: Storage, space: u8) -> Result<(Tile, u8), Illegal> {
        let shown = self.means(with, Effect::places)?;
        let tile = self.stored(storage).ok_or(Illegal::NothingStored)?;
        self.check_space(tile, space)?;
        let number = self.built[self.here()].estate().number(space);
        let workers = self.workers_for(shown, number, self.rights().free_step_to_place(tile.kind()))?;
        if self.wide && self.position.chosen.is_none() && self.crowded(&self.open_dice()) {
            return Err(Illegal::ChooseFirst);
        }
        Ok((tile, workers))
    }

    /// Returns the tile that is placed from the game board.
    pub(crate) fn check_place_from(&self, from: DepotSpace, space: u8) -> Result<Tile, Illegal> {
        let effect = self.position.waiting().ok_or(Illegal::NothingWaits)?;
        if !matches!(effect, Effect::FromDepots | Effect::FromBlack) {
            return Err(Illegal::OtherEffect);
        }
        let tile = self.position.tile(from).ok_or(Illegal::NoTile)?;
        if !self.lying_for(effect).any(|at| at == from) {
            return Err(if effect == Effect::FromDepots { Illegal::BlackDepot } else { Illegal::OnlyBlack });
        }
        self.check_space(tile, space)?;
        if self.position.chosen.is_none() && self.crowded_directly(effect) {
            return Err(Illegal::ChooseFirst);
        }
        Ok(tile)
    }

    /// Checks whether a tile may be chosen before its space.
    pub(crate) fn check_choose(&self, tile: Origin) -> Result<(), Illegal> {
        let fits = match (tile, self.position.waiting()) {
            (Origin::Stored(storage), waiting) => {
                if waiting.is_some_and(|effect| !effect.places()) {
                    return Err(Illegal::OtherEffect);
                }
                let tile = self.stored(storage).ok_or(Illegal::NothingStored)?;
                let dice = self.open_dice();
                if !self.crowded(&dice) {
                    return Err(Illegal::NoChoice);
                }
                dice.iter().any(|&(_, shown)| !self.placements(shown, tile).is_empty())
            }
            (Origin::Lying(from), Some(effect @ (Effect::FromDepots | Effect::FromBlack))) => {
                if !self.crowded_directly(effect) {
                    return Err(Illegal::NoChoice);
                }
                let tile = self.position.tile(from).filter(|_| self.lying_for(effect).any(|at| at == from));
                !self.spaces_for(tile.ok_or(Illegal::NoTile)?).is_empty()
            }
            (Origin::Lying(_), _) => return Err(Illegal::OtherEffect),
        };
        if fits { Ok(()) } else { Err(Illegal::FitsNowhere) }
    }

    /// Returns the workers that a sale costs.
    pub(crate) fn check_sell(&self, with: Means, goods: u8) -> Result<u8, Illegal> {
        let shown = self.means(with, Effect::sells)?;
        if !self.duchy().goods.types().contains(goods) {
            return Err(Illegal::NoGoods);
        }
        self.workers_for(shown, goods, false)
    }

    pub(crate) fn check_hire(&self, with: Means) -> Result<(), Illegal> {
        self.means(with, Effect::acts).map(|_| ())
    }

    /// Returns the effect that would be given up.
    pub(crate) fn check_decline(&self) -> Result<Effect, Illegal> {
        let effect = self.position.waiting().ok_or(Illegal::NothingWaits)?;
        if effect.may_be_declined() { Ok(effect) } else { Err(Illegal::MustUse) }
    }

    /// Checks whether a crane can copy a building: one that is in the game and would do something.
    pub(crate) fn check_copy(&self, building: Building) -> Result<(), Illegal> {
        match self.position.waiting() {
            None => return Err(Illegal::NothingWaits),
            Some(Effect::Crane) => {}
            Some(_) => return Err(Illegal::OtherEffect),
        }
        let plays = match building {
            Building::Crane => false,
            Building::WhiteCastle => self.position.setup.expansions.has(Expansion::White),
            _ => true,
        };
        if plays && Effect::of(building).is_none_or(|effect| self.usable(effect)) {
            Ok(())
        } else {
            Err(Illegal::OfNoUse)
        }
    }

    pub(crate) fn check_buy_workers(&self) -> Result<(), Illegal> {
        self.check_turn()?;
        if !self.rights().silver_buys_workers() {
            Err(Illegal::NoRight)
        } else if self.duchy().silver < u16::from(tables::PRICE_OF_WORKERS) {
            Err(Illegal::Silver)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_free_die(&self, die: Means) -> Result<(), Illegal> {
        self.check_turn()?;
        if !self.rights().frees_a_die() {
            Err(Illegal::NoRight)
        } else if self.position.free_die.is_some() {
            Err(Illegal::OnceATurn)
        } else if !self.position.waiting.is_empty() {
            Err(Illegal::EffectFirst)
        } else if self.hand().used.get(die as usize) != Some(&false) {
            Err(Illegal::DieUsed)
        } else {
            Ok(())
        }
    }

    /// Checks whether the player to move may buy a tile now, whatever it costs.
    #[inline]
    pub(crate) fn check_purchase(&self) -> Result<(), Illegal> {
        self.check_turn()?;
        let waits = !self.position.waiting.is_empty();
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

    /// Checks whether the player to move can pay for a tile so.
    #[inline]
    pub(crate) fn check_payment(&self, payment: Payment) -> Result<(), Illegal> {
        self.pays(self.duchy(), self.rights(), payment)
    }

    /// Checks whether a duchy with such rights can pay for a tile so.
    #[inline]
    pub(crate) fn pays(&self, duchy: &Duchy, rights: Rights, payment: Payment) -> Result<(), Illegal> {
        let price = u16::from(tables::PRICE);
        match payment {
            Payment::Silver if duchy.silver < price => Err(Illegal::Silver),
            Payment::Workers if !rights.workers_buy(self.position.setup.edition) => Err(Illegal::OnlySilver),
            Payment::Workers if duchy.workers < price => Err(Illegal::Workers(tables::PRICE)),
            _ => Ok(()),
        }
    }

    /// Returns the spaces that sell to the player to move, one bit each. The stack of inns, which always sells, is not
    /// among them.
    pub(crate) fn for_sale(&self) -> u32 {
        self.sold_to(self.rights())
    }

    /// Returns the spaces that sell to a player with such rights, one bit each.
    fn sold_to(&self, rights: Rights) -> u32 {
        if rights.buys_everywhere() { self.lying } else { self.lying & !NUMBERED }
    }

    /// Returns whether the player to move can buy a tile now.
    pub fn can_buy(&self) -> bool {
        let pays = |payment| self.check_payment(payment).is_ok();
        self.check_purchase().is_ok()
            && (self.for_sale() != 0 || self.position.inns > 0)
            && (pays(Payment::Silver) || pays(Payment::Workers))
    }

    /// Returns whether the player to move could buy a tile in this turn with such rights, also with workers that
    /// monastery 28 would bring.
    pub(crate) fn could_buy(&self, rights: Rights) -> bool {
        let mut duchy = *self.duchy();
        if rights.silver_buys_workers() {
            duchy.workers += duchy.silver / u16::from(tables::PRICE_OF_WORKERS) * u16::from(tables::WORKERS_BOUGHT);
        }
        let pays = |payment| self.pays(&duchy, rights, payment).is_ok();
        self.check_purchase().is_ok()
            && (self.sold_to(rights) != 0 || self.position.inns > 0)
            && (pays(Payment::Silver) || pays(Payment::Workers))
    }

    /// Returns the tile that is bought and where it goes.
    pub(crate) fn check_buy(
        &self,
        from: DepotSpace,
        payment: Payment,
        into: Option<Storage>,
    ) -> Result<(Tile, Storage), Illegal> {
        self.check_purchase()?;
        let storage = match into {
            _ if self.position.setup.is_team() => self.check_store(into, false)?,
            Some(_) => return Err(Illegal::NotNow),
            None => self.empty_storage().ok_or(Illegal::StorageFull)?,
        };
        let tile = self.position.tile(from).ok_or(Illegal::NoTile)?;
        if from != DepotSpace::INNS && self.for_sale() >> from.0 & 1 == 0 {
            return Err(Illegal::OnlyBlack);
        }
        self.check_payment(payment)?;
        Ok((tile, storage))
    }

    pub(crate) fn check_end(&self) -> Result<(), Illegal> {
        if !self.position.waiting.is_empty() {
            Err(Illegal::EffectFirst)
        } else if self.hand().used != [true; 2] {
            Err(Illegal::DiceLeft)
        } else {
            Ok(())
        }
    }
}
