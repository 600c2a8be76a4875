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

/// A random game of any kind, often to its end.
pub fn game(rng: &mut Rng) -> Stored {
    let offered = offered();
    (offered[rng.below(offered.len())].play)(rng)
}

/// A random game of this kind, often to its end.
///
/// # Panics
/// If the rules refuse what they offer.
pub fn play<G: Game>(rng: &mut Rng) -> Stored {
    let setups: Vec<_> = setups::<G>().collect();
    let setup = setups[rng.below(setups.len())];
    let seed = Seed::new(rng.draw());
    let names: Names = ["RED", "BLUE", "LILAC", "WHITE", "GREEN"].map(|name| name.parse().expect("it is short"));
    let head = if G::SETUP_VERSION == 1 && rng.below(4) == 0 {
        let head: FirstHead = (G::RULES_VERSION, names, seed, true);
        postcard::to_stdvec(&(head, setup))
    } else {
        let head: Head = (G::RULES_VERSION, names, Default::default(), seed, true, G::SETUP_VERSION);
        postcard::to_stdvec(&(0_u8, 2_u8, head, setup))
    };
    let head = head.expect("a head can be encoded");
    let most = if rng.below(2) == 0 { usize::MAX } else { rng.below(120) };
    let steps = walk(start::<G>(setup, seed), |_, _, list| list[rng.below(list.len())]).take(most);
    let actions = steps.map(|step| postcard::to_stdvec(&step.action).expect("an action can be encoded"));
    Stored { slot: slot::<G>(), head, actions: actions.collect() }
}
