//! Journals of random games.

use rules_core::choice::setups;
use rules_core::{Actions, Game, Seed, Turn};
use saves::Slot;

use crate::Rng;
use crate::games::{offered, slot};
use crate::replay::{FirstHead, Head, Names};

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
    let mut game = G::new(setup, seed).unwrap_or_else(|_| panic!("a possible set-up: {setup:?}"));
    let names: Names = ["RED", "BLUE", "LILAC", "WHITE", "GREEN"].map(|name| name.parse().expect("it is short"));
    let head = if G::SETUP_VERSION == 1 && rng.below(4) == 0 {
        let head: FirstHead = (G::RULES_VERSION, names, seed, true);
        postcard::to_stdvec(&(head, setup))
    } else {
        let head: Head = (G::RULES_VERSION, names, [0; 5], seed, true, G::SETUP_VERSION);
        postcard::to_stdvec(&(0_u8, 2_u8, head, setup))
    };
    let head = head.expect("a head can be encoded");
    let (mut actions, mut list) = (Vec::new(), Actions::new());
    let most = if rng.below(2) == 0 { usize::MAX } else { rng.below(120) };
    while actions.len() < most && game.turn() != Turn::Over {
        game.legal(&mut list);
        let action = list[rng.below(list.len())];
        game.apply(action, |_| ()).unwrap_or_else(|_| panic!("a listed action is legal"));
        actions.push(postcard::to_stdvec(&action).expect("an action can be encoded"));
    }
    Stored { slot: slot::<G>(), head, actions }
}
