//! Stored games, by the rules alone.

use rules_core::{Game, Seed};

use crate::SeenJournal;

/// How a stored game began: rules version, names, seed, whether it counts for best scores, set-up.
pub type Head<S> = (u16, [heapless::String<7>; 5], Seed, bool, S);

/// The game that a stored journal gives.
///
/// # Panics
/// If its head or its actions make no sense.
pub fn replay<G: Game>(journal: &SeenJournal) -> G {
    let head = journal.head.as_ref().expect("it has a head");
    let (version, _, seed, _, setup): Head<G::Setup> = postcard::from_bytes(head).expect("a head can be read");
    assert_eq!(version, G::RULES_VERSION);
    let game = G::new(setup, seed).unwrap_or_else(|_| panic!("a set-up that was played"));
    apply(game, &journal.actions)
}

/// A game after some more actions, one behind the other.
///
/// # Panics
/// If they are not legal.
pub fn apply<G: Game>(mut game: G, mut actions: &[u8]) -> G {
    while !actions.is_empty() {
        let (action, rest) = postcard::take_from_bytes(actions).expect("an action");
        game.apply(action, |_| ()).unwrap_or_else(|_| panic!("a legal action"));
        actions = rest;
    }
    game
}

/// How many games a record of statistics counts.
///
/// # Panics
/// If it is no such record.
pub fn played(bytes: &[u8]) -> u16 {
    let ((_version, _era, _counted, played), _) =
        postcard::take_from_bytes::<(u8, u16, Option<u16>, u16)>(bytes).expect("statistics");
    played
}
