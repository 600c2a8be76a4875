//! Journals of random games.

use rules_core::choice::setups;
use rules_core::{Game, Seed};
use saves::Slot;

use crate::Rng;
use crate::games::{offered, slot};
use crate::replay::{FirstHead, Head, Names};
use crate::walk::{start, walk};

/// A journal as it is stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Where it is kept while it is played.
    pub slot: Slot,
    /// How it began.
    pub head: Vec<u8>,
    /// Its actions, encoded.
    pub actions: Vec<Vec<u8>>,
}

/// Returns a random game of any kind, often to its end.
pub fn game(rng: &mut Rng) -> Stored {
    let offered = offered();
    (offered[rng.below(offered.len())].play)(rng)
}

const NAMES: [&str; 5] = ["RED", "BLUE", "LILAC", "WHITE", "GREEN"];

/// Returns how a game of persons with these names begins.
///
/// # Panics
/// If the set-up can't be encoded, or a name is too long.
pub fn head<G: Game>(names: [&str; 5], setup: G::Setup, seed: Seed) -> Vec<u8> {
    let names: Names = names.map(|name| name.parse().expect("it is short"));
    let head: Head = (G::RULES_VERSION, names, Default::default(), seed, true, G::SETUP_VERSION);
    postcard::to_stdvec(&(0_u8, 2_u8, head, setup)).expect("a head can be encoded")
}

/// Returns a random game of this kind, often to its end.
///
/// # Panics
/// If the rules refuse what they offer.
pub fn play<G: Game>(rng: &mut Rng) -> Stored {
    let setups: Vec<_> = setups::<G>().collect();
    let setup = setups[rng.below(setups.len())];
    let seed = Seed::new(rng.draw());
    let head = if G::SETUP_VERSION == 1 && rng.below(4) == 0 {
        let head: FirstHead = (G::RULES_VERSION, NAMES.map(|name| name.parse().expect("it is short")), seed, true);
        postcard::to_stdvec(&(head, setup)).expect("a head can be encoded")
    } else {
        head::<G>(NAMES, setup, seed)
    };
    let most = if rng.below(2) == 0 { usize::MAX } else { rng.below(120) };
    let steps = walk(start::<G>(setup, seed), |_, _, list| list[rng.below(list.len())]).take(most);
    let actions = steps.map(|step| postcard::to_stdvec(&step.action).expect("an action can be encoded"));
    Stored { slot: slot::<G>(), head, actions: actions.collect() }
}
