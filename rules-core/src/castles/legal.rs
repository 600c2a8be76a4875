//! The list of legal actions, in the order of their encoding.

use crate::Actions;
use crate::hex::Spaces;

use super::Castles;
use super::action::{Action, DepotSpace, Means, Payment, Storage};
use super::effect::Effect;
use super::estate::distance;
use super::state::Stage;
use super::tile::{Kind, Tile};

type List = Actions<Action>;

/// The list holds more than any position offers.
fn push(list: &mut List, action: Action) {
    let fits = list.push(action).is_ok();
    debug_assert!(fits);
}

/// The places of the depots, one bit each, whose number a die reaches with so many steps.
const PLACES_WITHIN: [[u32; 4]; 6] = {
    let mut table = [[0; 4]; 6];
    let mut die = 1;
    while die <= 6 {
        let mut steps = 0;
        while steps <= 3 {
            let mut depot = 1;
            while depot <= 6 {
                if distance(die, depot) <= steps {
                    table[die as usize - 1][steps as usize] |= 0b1111 << (4 * (depot - 1));
                }
                depot += 1;
            }
            steps += 1;
        }
        die += 1;
    }
    table
};

const NUMBERED: u32 = (1 << DepotSpace::BLACK) - 1;

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
            Stage::Rounds => match self.position.waiting() {
                Some(effect) => self.list_effect(effect, list),
                None => self.list_dice(list),
            },
        }
    }

    fn list_dice(&self, list: &mut List) {
        let (hand, duchy) = (self.hand(), self.duchy());
        let built = &self.built[self.position.current().index()];
        let estate = built.estate();
        let monasteries = built.monasteries();
        let dice = Means::DICE.map(|with| (with, hand.dice[with as usize]));
        let dice = match hand.used {
            [false, false] => &dice[..],
            [false, true] => &dice[..1],
            [true, false] => &dice[1..],
            [true, true] => &[],
        };
        if !dice.is_empty() {
            let steps = monasteries.reach(duchy.workers, monasteries.free_step_to_take());
            for &(with, die) in dice {
                self.list_takes(with, self.lying & PLACES_WITHIN[die as usize - 1][steps as usize], list);
            }
            let mut fits = [(Spaces::NONE, 0); 3];
            for (fits, tile) in fits.iter_mut().zip(hand.storage) {
                if let Some(tile) = tile {
                    let free = monasteries.free_step_to_place(tile.kind());
                    *fits = (built.spaces_for(tile), monasteries.reach(duchy.workers, free));
                }
            }
            for &(with, die) in dice {
                for (storage, (spaces, steps)) in Storage::ALL.into_iter().zip(fits) {
                    list_places(with, storage, spaces.and(estate.within(die, steps)), list);
                }
            }
            let steps = monasteries.reach(duchy.workers, false);
            let types = duchy.goods.types();
            for &(with, die) in dice {
                for goods in types {
                    if distance(die, goods) <= steps {
                        push(list, Action::Sell { with, goods });
                    }
                }
            }
            for &(with, _) in dice {
                push(list, Action::Hire { with });
            }
        }
        self.list_purchases(list);
        if dice.is_empty() {
            push(list, Action::EndTurn);
        }
    }

    fn list_effect(&self, effect: Effect, list: &mut List) {
        let (hand, duchy) = (self.hand(), self.duchy());
        let with = Means::Effect;
        match effect {
            Effect::Castle => self.list_takes(with, self.lying & NUMBERED, list),
            Effect::Carpenter | Effect::Church | Effect::Market if self.empty_storage().is_some() => {
                let takes = |&place: &u8| {
                    self.position.tile(DepotSpace(place)).is_some_and(|tile: Tile| effect.takes(tile.kind()))
                };
                let places = (0..DepotSpace::BLACK).filter(takes).fold(0, |set, place| set | 1 << place);
                self.list_takes(with, places, list);
            }
            _ => {}
        }
        if effect.places() {
            for storage in Storage::ALL {
                if let Some(tile) = hand.stored(storage) {
                    list_places(with, storage, self.spaces_for(tile), list);
                }
            }
        }
        if effect.sells() {
            for goods in duchy.goods.types() {
                push(list, Action::Sell { with, goods });
            }
        }
        if effect == Effect::Castle {
            push(list, Action::Hire { with });
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
    }

    /// Takes from a set of places; with a full storage, once for each tile that could make room.
    fn list_takes(&self, with: Means, mut places: u32, list: &mut List) {
        let full = self.empty_storage().is_none();
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

    fn list_purchases(&self, list: &mut List) {
        if self.check_purchase().is_err() {
            return;
        }
        let silver = self.check_payment(Payment::Silver).is_ok();
        let workers = self.check_payment(Payment::Workers).is_ok();
        if !silver && !workers {
            return;
        }
        let mut places = self.for_sale();
        while places != 0 {
            let from = DepotSpace(places.trailing_zeros() as u8);
            places &= places - 1;
            for (payment, possible) in [(Payment::Silver, silver), (Payment::Workers, workers)] {
                if possible {
                    push(list, Action::Buy { from, payment });
                }
            }
        }
    }
}

fn list_places(with: Means, storage: Storage, spaces: Spaces, list: &mut List) {
    for space in spaces {
        push(list, Action::Place { with, storage, space });
    }
}
