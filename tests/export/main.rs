//! A journal as text: what is packed comes back, and nothing else ever does.

mod codes;
mod packing;
mod text;

use console::{Outline, Packed};
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::{Actions, Dice, Game, Seed, playout};
use saves::Slot;
use serde::Serialize;

/// A game with a place on the console.
trait Kept: Game {
    /// Where its game in progress is kept.
    const SLOT: Slot;
}

impl Kept for Castles {
    const SLOT: Slot = Slot(1);
}

impl Kept for DiceGame {
    const SLOT: Slot = Slot(0);
}

impl Kept for Natick {
    const SLOT: Slot = Slot(2);
}

/// A journal as the store keeps it.
struct Journal {
    slot: Slot,
    head: Vec<u8>,
    actions: Vec<Vec<u8>>,
}

impl Journal {
    /// Of a game that begins so.
    fn of<G: Kept>(setup: G::Setup, seed: Seed, actions: Vec<Vec<u8>>) -> Self {
        let names = ["ADA", "BERTHA", "CLAUDIA", "D", ""];
        Journal { slot: G::SLOT, head: encode(&(G::RULES_VERSION, names, seed, true, setup)), actions }
    }

    /// Of a game of random picks, to its end or to so many actions.
    fn random<G: Kept>(setup: G::Setup, seed: Seed, most: usize) -> Self {
        let mut game = G::new(setup, seed).expect("a set-up that is offered");
        let mut picks = playout::picks(seed);
        let mut list = Actions::new();
        let mut actions = Vec::new();
        while !game.is_over() && actions.len() < most {
            game.legal(&mut list);
            let action = list[picks.below(list.len() as u32) as usize];
            game.apply(action, |_| ()).expect("a listed action is legal");
            actions.push(encode(&action));
        }
        Self::of::<G>(setup, seed, actions)
    }

    fn pack(&self) -> Packed {
        let mut packed = Packed::default();
        packed.pack(self.slot, &self.head, &self.actions.concat()).expect("a sound journal");
        packed
    }
}

/// The bytes of a packed journal.
fn bytes(packed: &Packed) -> Vec<u8> {
    packed.parts().flat_map(|part| part.data).collect()
}

/// What comes out of a packed journal.
fn unpack(packed: &Packed) -> (Journal, Outline) {
    let mut actions = Vec::new();
    let outline = packed.unpack(|action| actions.push(action.to_vec())).expect("a sound journal");
    (Journal { slot: packed.slot(), head: packed.head().to_vec(), actions }, outline)
}

fn encode(value: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(value).expect("it can be encoded")
}
