//! What is legal: the list, in the order of the actions' encoding, and the checks that it shares with `play`.

use crate::Actions;
use crate::hex::{SPACES, Spaces};

use super::Castles;
use super::action::{Action, DepotSpace, Illegal, Means, Origin, Payment, Storage, Types};
use super::effect::Effect;
use super::estate::{ANY, distance};
use super::expansion::Expansion;
use super::setup::Edition;
use super::shield::ShieldAt;
use super::state::{Hand, Stage};
use super::tables;
use super::tile::{Building, Kind, Tile};

type List = Actions<Action>;

/// The list holds more than any position offers.
fn push(list: &mut List, action: Action) {
    let fits = list.push(action).is_ok();
    debug_assert!(fits);
}

/// The numbers, bit 0 for 1, that a die reaches with so many steps.
const WITHIN: [[u8; 4]; 7] = {
    let mut table = [[0; 4]; 7];
    let mut die = ANY;
    while die <= 6 {
        let mut steps = 0;
        while steps <= 3 {
            let mut number = 1;
            while number <= 6 {
                if distance(die, number) <= steps {
                    table[die as usize][steps as usize] |= 1 << (number - 1);
                }
                number += 1;
            }
            steps += 1;
        }
        die += 1;
    }
    table
};

/// The places of the depots, one bit each, whose number a die reaches with so many steps.
const PLACES_WITHIN: [[u32; 4]; 7] = {
    let mut table = [[0; 4]; 7];
    let mut i = 0;
    while i < 7 * 4 * 6 {
        let (die, steps, depot) = (i / 24, i / 6 % 4, i % 6);
        if WITHIN[die][steps] >> depot & 1 == 1 {
            table[die][steps] |= 0b1111 << (4 * depot);
        }
        i += 1;
    }
    table
};

const NUMBERED: u32 = (1 << DepotSpace::BLACK) - 1;

/// Something that stands for a die, and what it shows.
type Die = (Means, u8);

/// The most actions of a list. Without expansions: two dice, a full storage, 24 tiles to take for each of 3 discards, 3
/// tiles for 12 spaces, 3 types to sell, hiring. With a full storage and expansions: [`FULL_LIST`] and 62 more. With shield
/// 4 and tiles chosen before their spaces: 48 tiles to take, 80 to choose, 66 purchases, 44 shields, 14 more.
pub(super) const MOST: usize = {
    let base = 2 * (24 * 3 + 3 * 12 + 3 + 1);
    let full = FULL_LIST + 62;
    let hoard = 2 * 24 + Storage::ALL.len() + Hand::ANNEX + 66 + 44 + 14;
    assert!(base <= full && hoard <= full + 4);
    full + 4
};

/// The most tiles to take and placements, together, of one list with a full storage. What else there may be: 48 shields
/// on castles, 6 types to sell, 2 hirings, and 6 actions that monastery 28 and shields 6 and 16 allow.
const FULL_LIST: usize = 190;
/// The same while there is room, when 66 purchases come on top.
const ROOMY_LIST: usize = 128;
/// The most placements of shields 14 and 15 in one list.
const DIRECT_LIST: usize = 240;

impl Castles {
    pub(super) fn list(&self, list: &mut List) {
        list.clear();
        match self.position.stage {
            Stage::Over => {}
            Stage::Estates | Stage::Castles if self.position.picked => push(list, Action::EndTurn),
            Stage::Estates => {
                push(list, Action::PickEstate(false));
                push(list, Action::PickEstate(true));
            }
            Stage::Castles => {
                let estate = self.built[self.position.current().index()].estate();
                for space in estate.of_kind(Kind::Castle) {
                    push(list, Action::PickCastle { space });
                }
            }
            Stage::Rounds | Stage::PhaseEnd | Stage::Tribute => {
                if let Some(tile) = self.position.chosen {
                    return self.list_chosen(tile, list);
                }
                match self.position.waiting() {
                    Some(effect) => self.list_effect(effect, list),
                    None => self.list_dice(list),
                }
                if !self.position.setup.expansions.is_empty() {
                    self.list_rights(list);
                }
            }
        }
    }

    fn list_dice(&self, list: &mut List) {
        let [first, second] = self.shown();
        let dice = [(Means::First, first), (Means::Second, second)];
        let dice = match self.hand().used {
            [false, false] => &dice[..],
            [false, true] => &dice[..1],
            [true, false] => &dice[1..],
            [true, true] => &[],
        };
        let crowded = !dice.is_empty() && self.list_numbered(dice, list);
        self.list_purchases(list);
        if dice.is_empty() {
            push(list, Action::EndTurn);
        }
        if crowded {
            self.list_choices(list);
        }
    }

    /// The four dice actions with each of some dice. Returns whether the placements are left out, for a choice of the
    /// tile first.
    #[inline(always)]
    fn list_numbered(&self, dice: &[Die], list: &mut List) -> bool {
        let player = self.position.current().index();
        let (hand, duchy, built) = (&self.position.hands[player], &self.position.duchies[player], &self.built[player]);
        let estate = built.estate();
        let rights = built.rights();
        let steps = rights.reach(duchy.workers, rights.free_step_to_take());
        let full = self.empty_storage().is_none();
        for &(with, shown) in dice {
            list_takes(with, full, self.lying & PLACES_WITHIN[shown as usize][steps as usize], list);
        }
        let crowded = self.is_wide() && self.crowded(dice);
        if !crowded {
            let beyond = hand.annex[0].is_some();
            let mut fits = [(Spaces::NONE, 0); 3];
            for (fits, tile) in fits.iter_mut().zip(hand.storage) {
                if let Some(tile) = tile {
                    let free = rights.free_step_to_place(tile.kind());
                    *fits = (built.spaces_for(tile), rights.reach(duchy.workers, free));
                }
            }
            for &(with, shown) in dice {
                for (storage, (spaces, steps)) in Storage::ALL.into_iter().zip(fits) {
                    list_places(with, storage, spaces.and(estate.within(shown, steps)), list);
                }
                if beyond {
                    self.list_beyond(with, shown, list);
                }
            }
        }
        let steps = rights.reach(duchy.workers, false);
        let types = duchy.goods.types();
        for &(with, shown) in dice {
            for goods in Types(types.0 & WITHIN[shown as usize][steps as usize]) {
                push(list, Action::Sell { with, goods });
            }
        }
        for &(with, _) in dice {
            push(list, Action::Hire { with });
        }
        crowded
    }

    /// The placements of tiles that shield 4 stores beyond three.
    #[cold]
    fn list_beyond(&self, with: Means, shown: u8, list: &mut List) {
        for (storage, tile) in self.hand().all_stored().skip(Storage::ALL.len()) {
            list_places(with, storage, self.placements(shown, tile), list);
        }
    }

    fn list_effect(&self, effect: Effect, list: &mut List) {
        let with = Means::Effect;
        let mut crowded = false;
        match effect {
            _ if effect.acts() => crowded = self.list_numbered(&[(with, self.number_of(effect))], list),
            Effect::Carpenter | Effect::Church | Effect::Market if self.empty_storage().is_some() => {
                let takes =
                    |&place: &u8| self.position.tile(DepotSpace(place)).is_some_and(|tile| effect.takes(tile.kind()));
                let places = (0..DepotSpace::BLACK).filter(takes).fold(0, |set, place| set | 1 << place);
                list_takes(with, false, places, list);
            }
            Effect::TownHall => {
                crowded = self.crowded(&[(with, ANY)]);
                for (storage, tile) in self.hand().all_stored().filter(|_| !crowded) {
                    list_places(with, storage, self.spaces_for(tile), list);
                }
            }
            Effect::Warehouse => {
                for goods in self.duchy().goods.types() {
                    push(list, Action::Sell { with, goods });
                }
            }
            _ => {}
        }
        for depot in self.harbours(effect) {
            for types in self.cargo(depot).loads() {
                push(list, Action::Load { depot, types });
            }
        }
        if effect.may_be_declined() {
            push(list, Action::Decline);
        }
        self.list_purchases(list);
        if crowded {
            self.list_choices(list);
        }
        match effect {
            Effect::FromDepots | Effect::FromBlack => self.list_direct(effect, list),
            Effect::Crane => {
                for building in Building::ALL.into_iter().filter(|&building| self.check_copy(building).is_ok()) {
                    push(list, Action::Copy { building });
                }
            }
            Effect::Gather => {
                for goods in self.gathered_types() {
                    push(list, Action::Gather { goods });
                }
            }
            _ => {}
        }
    }

    fn list_purchases(&self, list: &mut List) {
        // Who can't pay is most often why nothing is sold.
        let silver = self.check_payment(Payment::Silver).is_ok();
        let workers = self.check_payment(Payment::Workers).is_ok();
        if !silver && !workers || self.check_purchase().is_err() {
            return;
        }
        let mut places = self.for_sale();
        let mut sell = |from: DepotSpace| {
            for (payment, possible) in [(Payment::Silver, silver), (Payment::Workers, workers)] {
                if possible {
                    push(list, Action::Buy { from, payment });
                }
            }
        };
        while places != 0 {
            sell(DepotSpace(places.trailing_zeros() as u8));
            places &= places - 1;
        }
        if self.position.inns > 0 {
            sell(DepotSpace::INNS);
        }
    }

    fn list_choices(&self, list: &mut List) {
        for (storage, _) in self.hand().all_stored() {
            let tile = Origin::Stored(storage);
            if self.check_choose(tile).is_ok() {
                push(list, Action::Choose { tile });
            }
        }
    }

    fn list_chosen(&self, tile: Origin, list: &mut List) {
        match tile {
            Origin::Stored(storage) => {
                let Some(tile) = self.hand().stored(storage) else { return };
                for &(with, shown) in &self.open_dice() {
                    list_places(with, storage, self.placements(shown, tile), list);
                }
            }
            Origin::Lying(from) => {
                let Some(tile) = self.position.tile(from) else { return };
                for space in self.spaces_for(tile) {
                    push(list, Action::PlaceFrom { from, space });
                }
            }
        }
    }

    fn list_direct(&self, effect: Effect, list: &mut List) {
        let crowded = self.crowded_directly(effect);
        for from in self.lying_for(effect) {
            let Some(tile) = self.position.tile(from) else { continue };
            let spaces = self.spaces_for(tile);
            if crowded && !spaces.is_empty() {
                push(list, Action::Choose { tile: Origin::Lying(from) });
            }
            for space in spaces.filter(|_| !crowded) {
                push(list, Action::PlaceFrom { from, space });
            }
        }
    }

    /// What monastery 28 and the shields allow beside everything else.
    fn list_rights(&self, list: &mut List) {
        if self.check_buy_workers().is_ok() {
            push(list, Action::BuyWorkers);
        }
        if !self.position.setup.expansions.has(Expansion::Shields) {
            return;
        }
        if self.check_double().is_ok() {
            let castles = self.built[self.position.current().index()].castles();
            let open = (1..=6).fold(0_u8, |set, depot| set | u8::from(self.check_depot(depot).is_ok()) << depot);
            for (shield, at) in (1..).zip(self.position.shields) {
                if matches!(at, ShieldAt::Depot(depot) if open >> depot & 1 == 1) {
                    for space in castles {
                        push(list, Action::TakeShield { shield, space });
                    }
                }
            }
        }
        if self.rights().shields.is_empty() && self.position.waiting.is_empty() {
            return;
        }
        for die in Means::DICE {
            if self.check_free_die(die).is_ok() {
                push(list, Action::FreeDie { die });
            }
        }
        for player in crate::Player::all(self.position.setup.players) {
            if self.check_follow(player).is_ok() {
                push(list, Action::Follow { player });
            }
        }
        match self.position.waiting() {
            Some(Effect::Trim) => {
                for (storage, _) in self.hand().all_stored() {
                    push(list, Action::Discard { storage });
                }
            }
            Some(Effect::Tribute(_)) => {
                for payment in [Payment::Silver, Payment::Workers] {
                    if self.check_tribute(payment).is_ok() {
                        push(list, Action::PayTribute { payment });
                    }
                }
                push(list, Action::GiveUpShield);
            }
            _ => {}
        }
    }

    /// What the dice of the player to move show.
    pub(super) fn shown(&self) -> [u8; 2] {
        let mut dice = self.hand().dice;
        if let Some(die) = self.position.free_die
            && let Some(shown) = dice.get_mut(die as usize)
        {
            *shown = ANY;
        }
        dice
    }

    /// What an effect shows that stands for a die.
    fn number_of(&self, effect: Effect) -> u8 {
        if effect == Effect::WhiteCastle { self.position.white } else { ANY }
    }

    /// What the player to move could place a tile with now: dice, or the effect that waits.
    fn open_dice(&self) -> heapless::Vec<Die, 2> {
        match self.position.waiting() {
            Some(effect) if effect.places() => [(Means::Effect, self.number_of(effect))].into_iter().collect(),
            Some(_) => heapless::Vec::new(),
            None => {
                let (used, shown) = (self.hand().used, self.shown());
                let dice = Means::DICE.into_iter().filter(|&with| !used[with as usize]);
                dice.map(|with| (with, shown[with as usize])).collect()
            }
        }
    }

    /// The spaces where a die can place a tile.
    fn placements(&self, shown: u8, tile: Tile) -> Spaces {
        let built = &self.built[self.position.current().index()];
        let rights = built.rights();
        let steps = rights.reach(self.duchy().workers, rights.free_step_to_place(tile.kind()));
        built.spaces_for(tile).and(built.estate().within(shown, steps))
    }

    /// Whether there can be too many placements for one list at all.
    fn is_wide(&self) -> bool {
        let expansions = self.position.setup.expansions;
        expansions.has(Expansion::Inns) || expansions.has(Expansion::Shields)
    }

    /// Whether there are too many placements with these dice for one list. The base game never has so many.
    #[cold]
    fn crowded(&self, dice: &[Die]) -> bool {
        if !self.is_wide() {
            return false;
        }
        let rights = self.rights();
        let steps = rights.reach(self.duchy().workers, rights.free_step_to_take());
        let takes =
            |&(_, shown): &Die| (self.lying & PLACES_WITHIN[shown as usize][steps as usize]).count_ones() as usize;
        let full = self.empty_storage().is_none();
        let takes: usize = dice.iter().map(takes).sum::<usize>() * if full { Storage::ALL.len() } else { 1 };
        let most = if full { FULL_LIST } else { ROOMY_LIST };
        // Mostly a look at the number of open spaces is enough.
        let open = self.built[self.position.current().index()].open().len() as usize;
        if takes + dice.len() * self.stored_tiles() * open <= most {
            return false;
        }
        let places = |&(_, shown): &Die| {
            let spaces = self.hand().all_stored().map(|(_, tile)| self.placements(shown, tile).len() as usize);
            spaces.sum::<usize>()
        };
        takes + dice.iter().map(places).sum::<usize>() > most
    }

    /// Whether there are too many placements of tiles that lie on the game board for one list.
    fn crowded_directly(&self, effect: Effect) -> bool {
        let tiles = self.lying_for(effect).filter_map(|from| self.position.tile(from));
        tiles.map(|tile| self.spaces_for(tile).len() as usize).sum::<usize>() > DIRECT_LIST
    }

    /// The spaces of the game board whose tiles shields 14 and 15 may place.
    pub(super) fn lying_for(&self, effect: Effect) -> impl Iterator<Item = DepotSpace> {
        let (mask, inns) = match effect {
            Effect::FromDepots => (NUMBERED, false),
            Effect::FromBlack => (!NUMBERED, self.position.inns > 0),
            _ => (0, false),
        };
        let lying = self.lying & mask;
        let places = (0..DepotSpace::COUNT as u8).filter(move |place| lying >> place & 1 == 1).map(DepotSpace);
        places.chain(inns.then_some(DepotSpace::INNS))
    }

    /// The first empty storage space.
    pub(super) fn empty_storage(&self) -> Option<Storage> {
        let hand = self.hand();
        let empty = Storage::ALL.into_iter().find(|&storage| hand.storage[storage.index()].is_none());
        if empty.is_some() || !self.rights().stores_without_limit() {
            return empty;
        }
        let beyond = hand.annex.iter().position(Option::is_none)?;
        Some(Storage((Storage::ALL.len() + beyond) as u8))
    }

    /// How many tiles the player to move has stored.
    pub(super) fn stored_tiles(&self) -> usize {
        self.hand().all_stored().count()
    }

    /// What a die or an effect shows; an effect must do what is asked of it.
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

    /// The workers that change a die to a number, if the player has them.
    fn workers_for(&self, shown: u8, wanted: u8, free: bool) -> Result<u8, Illegal> {
        let workers = self.rights().workers_for(distance(shown, wanted), free);
        if u16::from(workers) <= self.duchy().workers { Ok(workers) } else { Err(Illegal::Workers) }
    }

    /// The tile that is taken, where it goes and the workers it costs.
    #[inline(always)]
    pub(super) fn check_take(
        &self,
        with: Means,
        from: DepotSpace,
        discard: Option<Storage>,
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
        let storage = match (self.empty_storage(), discard) {
            (Some(storage), None) => storage,
            (Some(_), Some(_)) => return Err(Illegal::NoDiscard),
            (None, _) if building.is_some() => return Err(Illegal::StorageFull),
            (None, None) => return Err(Illegal::NameDiscard),
            (None, Some(storage)) if storage.index() >= Storage::ALL.len() => return Err(Illegal::NothingStored),
            (None, Some(storage)) => storage,
        };
        let workers = self.workers_for(shown, depot, self.rights().free_step_to_take())?;
        Ok((tile, storage, workers))
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
        } else if tile != Tile::INN && built.estate().kind(space) != tile.kind() {
            Err(Illegal::OtherColour)
        } else if !built.open().contains(space) {
            Err(Illegal::Apart)
        } else if tile == Tile::INN {
            Err(Illegal::SecondInn)
        } else {
            Err(Illegal::SameBuilding)
        }
    }

    /// The tile that is placed and the workers it costs.
    pub(super) fn check_place(&self, with: Means, storage: Storage, space: u8) -> Result<(Tile, u8), Illegal> {
        let shown = self.means(with, Effect::places)?;
        let tile = self.hand().stored(storage).ok_or(Illegal::NothingStored)?;
        self.check_space(tile, space)?;
        let number = self.built[self.position.current().index()].estate().number(space);
        let workers = self.workers_for(shown, number, self.rights().free_step_to_place(tile.kind()))?;
        if self.is_wide() && self.position.chosen.is_none() && self.crowded(&self.open_dice()) {
            return Err(Illegal::ChooseFirst);
        }
        Ok((tile, workers))
    }

    /// The tile that is placed from the game board.
    pub(super) fn check_place_from(&self, from: DepotSpace, space: u8) -> Result<Tile, Illegal> {
        let effect = self.position.waiting().ok_or(Illegal::NothingWaits)?;
        if !matches!(effect, Effect::FromDepots | Effect::FromBlack) {
            return Err(Illegal::OtherEffect);
        }
        let tile = self.position.tile(from).ok_or(Illegal::NoTile)?;
        if !self.lying_for(effect).any(|place| place == from) {
            return Err(if effect == Effect::FromDepots { Illegal::BlackDepot } else { Illegal::OnlyBlack });
        }
        self.check_space(tile, space)?;
        if self.position.chosen.is_none() && self.crowded_directly(effect) {
            return Err(Illegal::ChooseFirst);
        }
        Ok(tile)
    }

    /// Whether a tile may be chosen before its space.
    pub(super) fn check_choose(&self, tile: Origin) -> Result<(), Illegal> {
        let fits = match (tile, self.position.waiting()) {
            (Origin::Stored(storage), waiting) => {
                if waiting.is_some_and(|effect| !effect.places()) {
                    return Err(Illegal::OtherEffect);
                }
                let tile = self.hand().stored(storage).ok_or(Illegal::NothingStored)?;
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
                let tile = self.position.tile(from).filter(|_| self.lying_for(effect).any(|place| place == from));
                !self.spaces_for(tile.ok_or(Illegal::NoTile)?).is_empty()
            }
            (Origin::Lying(_), _) => return Err(Illegal::OtherEffect),
        };
        if fits { Ok(()) } else { Err(Illegal::FitsNowhere) }
    }

    /// The workers that a sale costs.
    pub(super) fn check_sell(&self, with: Means, goods: u8) -> Result<u8, Illegal> {
        let shown = self.means(with, Effect::sells)?;
        if !self.duchy().goods.types().contains(goods) {
            return Err(Illegal::NoGoods);
        }
        self.workers_for(shown, goods, false)
    }

    pub(super) fn check_hire(&self, with: Means) -> Result<(), Illegal> {
        self.means(with, Effect::acts).map(|_| ())
    }

    /// The effect that is given up.
    pub(super) fn check_decline(&self) -> Result<Effect, Illegal> {
        let effect = self.position.waiting().ok_or(Illegal::NothingWaits)?;
        if effect.may_be_declined() { Ok(effect) } else { Err(Illegal::MustUse) }
    }

    /// What a building would let wait if the crane copied it.
    pub(super) fn check_copy(&self, building: Building) -> Result<(), Illegal> {
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

    /// Whether the player to move has a turn, in which there are more things to do than dice and effects.
    fn check_turn(&self) -> Result<(), Illegal> {
        if self.position.stage == Stage::Rounds { Ok(()) } else { Err(Illegal::NotNow) }
    }

    pub(super) fn check_buy_workers(&self) -> Result<(), Illegal> {
        self.check_turn()?;
        if !self.rights().silver_buys_workers() {
            Err(Illegal::NoRight)
        } else if self.duchy().silver < u16::from(tables::PRICE_OF_WORKERS) {
            Err(Illegal::Silver)
        } else {
            Ok(())
        }
    }

    pub(super) fn check_free_die(&self, die: Means) -> Result<(), Illegal> {
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

    /// Whether the moment allows the player to move a purchase.
    pub(super) fn check_purchase(&self) -> Result<(), Illegal> {
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

    /// Whether the player to move could pay so.
    #[inline]
    pub(super) fn check_payment(&self, payment: Payment) -> Result<(), Illegal> {
        let price = u16::from(tables::PRICE);
        let duchy = self.duchy();
        match payment {
            Payment::Silver if duchy.silver < price => Err(Illegal::Silver),
            Payment::Workers if !self.rights().workers_buy(self.position.setup.edition) => Err(Illegal::OnlySilver),
            Payment::Workers if duchy.workers < price => Err(Illegal::Workers),
            _ => Ok(()),
        }
    }

    /// The places that sell to the player to move, one bit each; inns are sold too.
    pub(super) fn for_sale(&self) -> u32 {
        if self.rights().buys_everywhere() { self.lying } else { self.lying & !NUMBERED }
    }

    /// Whether the player to move can buy anything.
    pub(super) fn may_buy(&self) -> bool {
        let pays = |payment| self.check_payment(payment).is_ok();
        self.check_purchase().is_ok()
            && (self.for_sale() != 0 || self.position.inns > 0)
            && (pays(Payment::Silver) || pays(Payment::Workers))
    }

    /// The tile that is bought and where it goes.
    pub(super) fn check_buy(&self, from: DepotSpace, payment: Payment) -> Result<(Tile, Storage), Illegal> {
        self.check_purchase()?;
        let storage = self.empty_storage().ok_or(Illegal::StorageFull)?;
        let tile = self.position.tile(from).ok_or(Illegal::NoTile)?;
        if from != DepotSpace::INNS && self.for_sale() >> from.0 & 1 == 0 {
            return Err(Illegal::OnlyBlack);
        }
        self.check_payment(payment)?;
        Ok((tile, storage))
    }

    pub(super) fn check_end(&self) -> Result<(), Illegal> {
        if !self.position.waiting.is_empty() {
            Err(Illegal::EffectFirst)
        } else if self.hand().used != [true; 2] {
            Err(Illegal::DiceLeft)
        } else {
            Ok(())
        }
    }
}

/// Takes from a set of places; with a full storage, once for each tile that could make room.
fn list_takes(with: Means, full: bool, mut places: u32, list: &mut List) {
    while places != 0 {
        let from = DepotSpace(places.trailing_zeros() as u8);
        places &= places - 1;
        if full {
            for storage in Storage::ALL {
                push(list, Action::Take { with, from, discard: Some(storage) });
            }
        } else {
            push(list, Action::Take { with, from, discard: None });
        }
    }
}

fn list_places(with: Means, storage: Storage, spaces: Spaces, list: &mut List) {
    for space in spaces {
        push(list, Action::Place { with, storage, space });
    }
}
