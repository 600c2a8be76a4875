//! Every game of the console, for tests that hold for each of them.

use console::Console;
use rules_core::{Game, for_each_game};
use saves::Slot;

use crate::Rng;
use crate::arbitrary::{Verdict, act_in, judge_as};
use crate::stored::{Stored, play};

/// A game that the console offers.
#[derive(Clone, Copy, Debug)]
pub struct Offered {
    /// Its kind.
    pub slot: Slot,
    /// Plays a random game, often to its end.
    pub play: fn(&mut Rng) -> Stored,
    /// Returns what the rules make of a head and actions.
    pub judge: fn(&[u8], &[u8]) -> Verdict,
    /// Plays what bytes describe, and checks that exactly the listed actions are accepted.
    pub act: fn(&[u8]),
}

/// Returns every game that the console offers.
pub fn offered() -> Vec<Offered> {
    let mut list = Vec::new();
    macro_rules! add {
        ($($folder:ident::$game:ident),*) => {
            use rules_core::{$($folder::$game),*};
            $(list.push(Offered {
                slot: slot::<$game>(),
                play: play::<$game>,
                judge: judge_as::<$game>,
                act: act_in::<$game>,
            });)*
        };
    }
    for_each_game!(add);
    list
}

/// Returns the slots of all games, in the order of the title screen.
pub fn slots() -> Vec<Slot> {
    Console::games().map(|(_, slot)| slot).collect()
}

/// Returns the kind of this game.
pub fn slot<G: Game>() -> Slot {
    slots()[row::<G>()]
}

/// Returns the row of the game on the title screen.
///
/// # Panics
/// If the console does not offer it.
pub fn row<G: Game>() -> usize {
    Console::games().position(|(key, _)| key == G::KEY).expect("the console offers it")
}

/// Returns the row on the title screen of the game with this key, and the steps to the right on its form to this number
/// of players.
pub fn find(key: &str, players: u8) -> Option<(usize, usize)> {
    let mut found = None;
    macro_rules! look {
        ($($folder:ident::$game:ident),*) => {
            $(if key == rules_core::$folder::$game::KEY {
                found = Some((row::<rules_core::$folder::$game>(), steps::<rules_core::$folder::$game>(players)));
            })*
        };
    }
    for_each_game!(look);
    found
}

/// Returns the steps to the right from an untouched form to this number of players.
pub fn steps<G: Game>(players: u8) -> usize {
    let offered = G::PLAYERS.end() - G::PLAYERS.start() + 1;
    usize::from((players + offered - G::FORM_PLAYERS) % offered)
}
