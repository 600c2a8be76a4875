//! The list of legal actions, in the order of their encoding.

use crate::Actions;
use crate::hex::Spaces;

use super::Castles;
use super::action::{Action, Means, Payment, Place, Slot};
use super::effect::Effect;
use super::estate::distance;
use super::position::Stage;
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

const NUMBERED: u32 = (1 << Place::BLACK) - 1;

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
                let estate = self.grounds[self.position.current().index()].estate();
                for space in estate.of_kind(Kind::Castle) {
                    push(list, Action::PickCastle { space });
                }
            }
            Stage::Rounds => match self.position.waiting {
                Some(effect) => self.list_effect(effect, list),
                None => self.list_dice(list),
            },
        }
    }

    fn list_dice(&self, list: &mut List) {
        let seat = self.seat();
        let grounds = &self.grounds[self.position.current().index()];
        let estate = grounds.estate();
        let monasteries = grounds.monasteries();
        let dice = Means::DICE.map(|with| (with, seat.dice[with as usize]));
        let dice = match seat.used {
            [false, false] => &dice[..],
            [false, true] => &dice[..1],
            [true, false] => &dice[1..],
            [true, true] => &[],
        };
        if !dice.is_empty() {
            let steps = monasteries.reach(seat.workers, monasteries.free_step_to_take());
            for &(with, die) in dice {
                self.list_takes(with, self.lying & PLACES_WITHIN[die as usize - 1][steps as usize], list);
            }
            let mut fits = [(Spaces::NONE, 0); 3];
            for (fits, tile) in fits.iter_mut().zip(seat.storage) {
                if let Some(tile) = tile {
                    let free = monasteries.free_step_to_place(tile.kind());
                    *fits = (grounds.spaces_for(tile), monasteries.reach(seat.workers, free));
                }
            }
            for &(with, die) in dice {
                for (slot, (spaces, steps)) in Slot::ALL.into_iter().zip(fits) {
                    list_places(with, slot, spaces.and(estate.within(die, steps)), list);
                }
            }
            let steps = monasteries.reach(seat.workers, false);
            let types = seat.goods.types();
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
        let seat = self.seat();
        let with = Means::Effect;
        match effect {
            Effect::Castle => self.list_takes(with, self.lying & NUMBERED, list),
            Effect::Carpenter | Effect::Church | Effect::Market if self.empty_slot().is_some() => {
                let takes =
                    |&place: &u8| self.position.tile(Place(place)).is_some_and(|tile: Tile| effect.takes(tile.kind()));
                let places = (0..Place::BLACK).filter(takes).fold(0, |set, place| set | 1 << place);
                self.list_takes(with, places, list);
            }
            _ => {}
        }
        if effect.places() {
            for slot in Slot::ALL {
                if let Some(tile) = seat.storage[slot as usize] {
                    list_places(with, slot, self.spaces_for(tile), list);
                }
            }
        }
        if effect.sells() {
            for goods in seat.goods.types() {
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
        let full = self.empty_slot().is_none();
        while places != 0 {
            let from = Place(places.trailing_zeros() as u8);
            places &= places - 1;
            if full {
                for slot in Slot::ALL {
                    push(list, Action::Take { with, from, discard: Some(slot) });
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
            let from = Place(places.trailing_zeros() as u8);
            places &= places - 1;
            for (payment, possible) in [(Payment::Silver, silver), (Payment::Workers, workers)] {
                if possible {
                    push(list, Action::Buy { from, payment });
                }
            }
        }
    }
}

fn list_places(with: Means, slot: Slot, spaces: Spaces, list: &mut List) {
    for space in spaces {
        push(list, Action::Place { with, slot, space });
    }
}
