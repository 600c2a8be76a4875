//! A journal as text: what is packed comes back exactly, or not at all.

mod codes;
mod packing;
mod taken;
mod text;

use console::{Outline, Packed};
use rules_core::{Game, Seed};
use saves::Slot;
use serde::Serialize;
use tests::games::slot;
use tests::preset::name;
use tests::walk;

/// A journal as the store keeps it.
struct Journal {
    slot: Slot,
    head: Vec<u8>,
    actions: Vec<Vec<u8>>,
}

impl Journal {
    /// Returns the journal of a game with this set-up and seed.
    fn of<G: Game>(setup: G::Setup, seed: Seed, actions: Vec<Vec<u8>>) -> Self {
        let names = ["ADA", "BERTHA", "CLAUDIA", "D", ""];
        Journal { slot: slot::<G>(), head: head::<G>(names, seed, setup), actions }
    }

    /// Returns the journal of a game of random picks, to its end or at most `most` actions.
    fn random<G: Game>(setup: G::Setup, seed: Seed, most: usize) -> Self {
        let actions = walk::random::<G>(setup, seed).take(most).map(|step| encode(&step.action));
        Self::of::<G>(setup, seed, actions.collect())
    }

    fn pack(&self) -> Packed {
        let mut packed = Packed::default();
        packed.pack(self.slot, &self.head, &self.actions.concat()).expect("a sound journal");
        packed
    }
}

/// Returns the head of a game's journal: mark, format, rules version, names and sitters, seed, set-up.
fn head<G: Game>(names: [&str; 5], seed: Seed, setup: G::Setup) -> Vec<u8> {
    encode(&(0_u8, 2_u8, G::RULES_VERSION, (names.map(name), [0_u8; 5], seed, true), (G::SETUP_VERSION, setup)))
}

/// Returns the bytes of a packed journal.
fn bytes(packed: &Packed) -> Vec<u8> {
    packed.parts().flat_map(|part| part.data).collect()
}

/// Returns what comes out of a packed journal.
fn unpack(packed: &Packed) -> (Journal, Outline) {
    let mut actions = Vec::new();
    let outline = packed.unpack(|action| actions.push(action.to_vec())).expect("a sound journal");
    (Journal { slot: packed.slot(), head: packed.head().to_vec(), actions }, outline)
}

fn encode(value: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(value).expect("it can be encoded")
}
