//! The list of what is legal, in the order of the actions' encoding.
//!
//! What a die reaches is computed in two ways, for speed: here as sets of bits by what it shows and the steps
//! (`Rights::reach`), in the checks of `legal` as the workers that one number costs (`Rights::workers_for`). A test in
//! `rights` holds both numbers equal; the law that an action is listed exactly when it is accepted (`exact` in
//! `tests/laws/lawful.rs`) covers the lists and checks made of them.

use super::legal::Die;
use crate::Actions;
use crate::castles::action::{Action, DepotSpace, Means, Origin, Payment, Storage, Types};
use crate::castles::game::Castles;
use crate::castles::parts::effect::Effect;
use crate::castles::parts::estate::{ANY, ByStep, distance};
use crate::castles::parts::expansion::Expansion;
use crate::castles::parts::shield::ShieldAt;
use crate::castles::parts::tile::Building;
use crate::castles::position::state::{Hand, Stage};
use crate::hex::Spaces;

type List = Actions<Action>;

/// Adds an action. The list holds more than any position offers.
fn push(list: &mut List, action: Action) {
    let fits = list.push(action).is_ok();
    debug_assert!(fits);
}

/// The numbers, bit 0 for 1, that a die reaches with this many steps.
const WITHIN: ByStep<u8> = {
    let mut table = [[0; 5]; 7];
    let mut die = ANY;
    while die <= 6 {
        let mut steps = 0;
        while steps <= 4 {
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

/// The spaces of the depots, one bit each, whose number a die reaches with this many steps.
const DEPOTS_WITHIN: ByStep<u32> = {
    let mut table = [[0; 5]; 7];
    let mut i = 0;
    while i < 7 * 5 * 6 {
        let (die, steps, depot) = (i / 30, i / 6 % 5, i % 6);
        if WITHIN[die][steps] >> depot & 1 == 1 {
            table[die][steps] |= 0b1111 << (4 * depot);
        }
        i += 1;
    }
    table
};

/// The most actions of a list. Without expansions: two dice, a full storage, 24 tiles to take for each of 3 discards, 3
/// tiles for 12 spaces, 3 types to sell, hiring. With a full storage and expansions: [`FULL_LIST`] and 62 more. With shield
/// 4 and tiles chosen before their spaces: 48 tiles to take, 80 to choose, 66 purchases, 44 shields, 14 more.
pub(crate) const MOST: usize = {
    let base = 2 * (24 * 3 + 3 * 12 + 3 + 1);
    let full = FULL_LIST + 62;
    let hoard = 2 * 24 + Storage::ALL.len() + Hand::ANNEX + 66 + 44 + 14;
    assert!(base <= full && hoard <= full + 4);
    full + 4
};

/// The most tiles to take and placements, together, of one list with a full storage. What else there may be: 48 shields
/// on castles, 6 types to sell, 2 hirings, and 6 actions that monastery 28 and shields 6 and 16 allow.
const FULL_LIST: usize = 190;
/// The most tiles to take and placements of one list while there is room, when 66 purchases come on top.
const ROOMY_LIST: usize = 128;
/// The most tiles to take and placements of one list for a team, when 128 purchases come on top: into its own store or
/// the shared one.
const TEAM_LIST: usize = 112;
/// The most placements of shields 14 and 15 in one list.
const DIRECT_LIST: usize = 240;

impl Castles {
    pub(crate) fn list(&self, list: &mut List) {
        list.clear();
        match self.position.stage {
            Stage::Over => {}
            Stage::Estates | Stage::Castles if self.position.picked => push(list, Action::EndTurn),
            Stage::Estates => {
                push(list, Action::PickEstate(false));
                push(list, Action::PickEstate(true));
            }
            Stage::Castles => {
                for space in self.first_castles() {
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
                if self.position.setup.is_team() {
                    self.list_team_purchases(list);
                }
            }
        }
    }

    fn list_dice(&self, list: &mut List) {
        if self.check_end().is_ok() {
            self.list_purchases(list);
            return push(list, Action::EndTurn);
        }
        let [first, second] = self.shown();
        let dice = [(Means::First, first), (Means::Second, second)];
        let dice = match self.hand().used {
            [true, _] => &dice[1..],
            [_, true] => &dice[..1],
            _ => &dice,
        };
        let crowded = self.list_numbered(dice, list);
        self.list_purchases(list);
        if crowded {
            self.list_choices(list);
        }
    }

    /// Lists the four dice actions with each of some dice. Returns whether the placements are left out, because the
    /// tile is to be chosen first.
    #[inline(always)]
    fn list_numbered(&self, dice: &[Die], list: &mut List) -> bool {
        let here = self.here();
        let (hand, duchy, built) = (self.hand(), &self.position.duchies[here], &self.built[here]);
        let rights = built.rights();
        let paid = rights.reach(duchy.workers);
        let steps = paid + u8::from(rights.free_step_to_take());
        let full = self.empty_storage().is_none();
        for &(with, shown) in dice {
            self.list_takes(with, full, self.lying & DEPOTS_WITHIN[shown as usize][steps as usize], list);
        }
        let crowded = self.wide && self.crowded(dice);
        if self.position.setup.is_team() {
            for &(with, shown) in dice.iter().filter(|_| !crowded) {
                self.list_stored(with, shown, 0, list);
            }
        } else if !crowded {
            let beyond = hand.annex[0].is_some();
            let within = built.estate().narrow_within();
            let mut fits = [(Spaces::NONE, 0); 3];
            for (fits, tile) in fits.iter_mut().zip(hand.storage) {
                if let Some(tile) = tile {
                    let free = u8::from(rights.free_step_to_place(tile.kind()));
                    *fits = (built.narrow_spaces_for(tile), paid + free);
                }
            }
            for &(with, shown) in dice {
                for (storage, (spaces, steps)) in Storage::ALL.into_iter().zip(fits) {
                    let spaces = spaces.and(within[shown as usize][steps as usize]);
                    list_places(with, storage, spaces, list);
                }
                if beyond {
                    self.list_stored(with, shown, Storage::ALL.len(), list);
                }
            }
        }
        let types = duchy.goods.types();
        for &(with, shown) in dice {
            for goods in Types(types.0 & WITHIN[shown as usize][paid as usize]) {
                push(list, Action::Sell { with, goods });
            }
        }
        for &(with, _) in dice {
            push(list, Action::Hire { with });
        }
        crowded
    }

    /// Lists how tiles are taken from a set of spaces; with a full storage, once for each tile that could make room.
    #[inline]
    fn list_takes(&self, with: Means, full: bool, mut spaces: u32, list: &mut List) {
        if self.position.setup.is_team() {
            return self.list_team_takes(with, spaces, list);
        }
        while spaces != 0 {
            let from = DepotSpace(spaces.trailing_zeros() as u8);
            spaces &= spaces - 1;
            if full {
                for storage in Storage::ALL {
                    push(list, Action::Take { with, from, into: Some(storage) });
                }
            } else {
                push(list, Action::Take { with, from, into: None });
            }
        }
    }

    /// Lists how a team takes tiles from a set of spaces, into each store that there is room in.
    #[cold]
    fn list_team_takes(&self, with: Means, spaces: u32, list: &mut List) {
        for at in (0..DepotSpace::BLACK).filter(|at| spaces >> at & 1 == 1) {
            for &into in self.team_stores(true) {
                push(list, Action::Take { with, from: DepotSpace(at), into });
            }
        }
    }

    /// Lists the purchases of a team, into each store that there is room in.
    #[cold]
    fn list_team_purchases(&self, list: &mut List) {
        for from in (0..DepotSpace::COUNT as u8).map(DepotSpace) {
            for payment in [Payment::Silver, Payment::Workers] {
                for storage in self.team_stores(false).iter().copied().flatten() {
                    if self.check_buy(from, payment, Some(storage)).is_ok() {
                        push(list, Action::BuyInto { from, payment, storage });
                    }
                }
            }
        }
    }

    /// Lists the placements of stored tiles from number `first` on: of those that shield 4 stores beyond three, or of a
    /// team's.
    #[cold]
    fn list_stored(&self, with: Means, shown: u8, first: usize, list: &mut List) {
        for (storage, tile) in self.all_stored().skip(first) {
            list_places(with, storage, self.placements(shown, tile), list);
        }
    }

    #[inline(never)]
    fn list_effect(&self, effect: Effect, list: &mut List) {
        let with = Means::Effect;
        let mut crowded = false;
        match effect {
            _ if effect.acts() => crowded = self.list_numbered(&[(with, self.number_of(effect))], list),
            Effect::Carpenter | Effect::Church | Effect::Market => {
                self.list_takes(with, false, self.taken_by(effect), list);
            }
            Effect::TownHall => {
                crowded = self.crowded(&[(with, ANY)]);
                for (storage, tile) in self.all_stored().filter(|_| !crowded) {
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
            Effect::Order => self.order().for_each(|nth| push(list, Action::Pick { nth })),
            Effect::BuyPoints(_) => push(list, Action::BuyPoints),
            Effect::Exchange => {
                self.lying_for(Effect::FromBlack).for_each(|from| push(list, Action::Exchange { from }));
            }
            Effect::Give(_) => self.duchy().goods.types().for_each(|goods| push(list, Action::Give { goods })),
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

    #[inline(always)]
    fn list_purchases(&self, list: &mut List) {
        // Checked first, because most often the player cannot pay.
        let here = self.here();
        let (duchy, rights) = (&self.position.duchies[here], self.built[here].rights());
        let silver = self.pays(duchy, rights, Payment::Silver).is_ok();
        let workers = self.pays(duchy, rights, Payment::Workers).is_ok();
        // The purchases of a team come last, since they name a store.
        if (silver || workers) && !self.position.setup.is_team() && self.check_purchase().is_ok() {
            self.list_sales(silver, workers, list);
        }
    }

    #[inline(never)]
    fn list_sales(&self, silver: bool, workers: bool, list: &mut List) {
        let mut spaces = self.for_sale();
        let mut sell = |from: DepotSpace| {
            for (payment, possible) in [(Payment::Silver, silver), (Payment::Workers, workers)] {
                if possible {
                    push(list, Action::Buy { from, payment });
                }
            }
        };
        while spaces != 0 {
            sell(DepotSpace(spaces.trailing_zeros() as u8));
            spaces &= spaces - 1;
        }
        if self.position.inns > 0 {
            sell(DepotSpace::INNS);
        }
    }

    /// Lists the tiles that can be chosen before their space.
    fn list_choices(&self, list: &mut List) {
        for (storage, _) in self.all_stored() {
            let tile = Origin::Stored(storage);
            if self.check_choose(tile).is_ok() {
                push(list, Action::Choose { tile });
            }
        }
    }

    #[inline(never)]
    fn list_chosen(&self, tile: Origin, list: &mut List) {
        match tile {
            Origin::Stored(storage) => {
                let Some(tile) = self.stored(storage) else { return };
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

    /// Lists what monastery 28 and the shields allow beside everything else.
    #[inline(never)]
    fn list_rights(&self, list: &mut List) {
        if self.check_buy_workers().is_ok() {
            push(list, Action::BuyWorkers);
        }
        if !self.position.setup.expansions.has(Expansion::Shields) {
            return;
        }
        if self.check_double().is_ok() {
            let castles = self.built[self.here()].castles();
            for (shield, at) in (1..).zip(self.position.shields) {
                if matches!(at, ShieldAt::Depot(depot) if self.check_depot(depot).is_ok()) {
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
                for (storage, _) in self.all_stored() {
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

    /// Returns whether there are too many placements with these dice for one list. The base game never has so many.
    #[cold]
    pub(crate) fn crowded(&self, dice: &[Die]) -> bool {
        if !self.wide {
            return false;
        }
        let rights = self.rights();
        let steps = rights.reach(self.duchy().workers) + u8::from(rights.free_step_to_take());
        let takes =
            |&(_, shown): &Die| (self.lying & DEPOTS_WITHIN[shown as usize][steps as usize]).count_ones() as usize;
        let full = self.empty_storage().is_none();
        let takes: usize = dice.iter().map(takes).sum::<usize>() * self.stores();
        let most = match full {
            true => FULL_LIST,
            false if self.position.setup.is_team() => TEAM_LIST,
            false => ROOMY_LIST,
        };
        // Mostly a look at the number of open spaces is enough.
        let open = self.built[self.here()].open().len() as usize;
        if takes + dice.len() * self.stored_tiles() * open <= most {
            return false;
        }
        let places = |&(_, shown): &Die| {
            let spaces = self.all_stored().map(|(_, tile)| self.placements(shown, tile).len() as usize);
            spaces.sum::<usize>()
        };
        takes + dice.iter().map(places).sum::<usize>() > most
    }

    /// Returns whether there are too many placements of tiles that lie on the game board for one list.
    pub(crate) fn crowded_directly(&self, effect: Effect) -> bool {
        let tiles = self.lying_for(effect).filter_map(|from| self.position.tile(from));
        tiles.map(|tile| self.spaces_for(tile).len() as usize).sum::<usize>() > DIRECT_LIST
    }
}

fn list_places(with: Means, storage: Storage, spaces: impl Iterator<Item = u8>, list: &mut List) {
    for space in spaces {
        push(list, Action::Place { with, storage, space });
    }
}
