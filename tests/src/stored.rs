//! Journals of random games.

use std::iter;

use rules_core::choice::setups;
use rules_core::{Game, Seed};
use saves::{Answer, Place, Request, Slot};
use store::Store;

use crate::games::{offered, slot};
use crate::replay::{FirstHead, Head, Names};
use crate::walk::{Step, busy, random, start, walk};
use crate::{Rng, now};

/// A journal as it is stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Its kind.
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

impl Stored {
    /// Returns where tests keep it while it is played: in the place where earlier versions kept its kind.
    pub const fn place(&self) -> Place {
        Place(self.slot.0)
    }

    /// Keeps the game as the one in progress of its kind, without its last `cut` actions.
    ///
    /// # Panics
    /// If the flash has no room for it.
    pub fn keep(&self, flash: &handheld::Flash, cut: usize) {
        let mut store = Store::new(flash.clone());
        now(store.start(|_| ()));
        let begin = Request::Begin(self.place(), self.slot, self.head.as_slice().try_into().expect("a head is short"));
        let actions = (0..).zip(&self.actions[..self.actions.len() - cut]);
        let append = actions.map(|(at, action)| {
            Request::Append(self.place(), at, action.as_slice().try_into().expect("an action is short"))
        });
        for request in iter::once(begin).chain(append) {
            now(store
                .serve(request, |answer| assert!(matches!(answer, Answer::Begun(Ok(_)) | Answer::Written(Ok(()))))));
        }
    }
}

/// Returns whole games of `count` set-ups, spread over all that there are, of persons with these names, by random and
/// by [busy](Game::busy) picks.
///
/// # Panics
/// If the rules refuse what they offer.
pub fn finished<G: Game>(names: [&str; 5], count: usize) -> impl Iterator<Item = Stored> {
    let every = setups::<G>().count().div_ceil(count);
    setups::<G>().step_by(every).enumerate().map(move |(number, setup)| whole::<G>(names, setup, number))
}

/// Returns a whole game of a set-up, by random picks for even numbers, by busy ones for odd.
///
/// # Panics
/// If the rules refuse what they offer.
pub fn whole<G: Game>(names: [&str; 5], setup: G::Setup, number: usize) -> Stored {
    let seed = Seed::new(number as u64);
    let encode = |step: Step<G>| postcard::to_stdvec(&step.action).expect("an action can be encoded");
    let actions = match number % 2 {
        0 => random::<G>(setup, seed).map(encode).collect(),
        _ => busy::<G>(setup, seed).map(encode).collect(),
    };
    Stored { slot: slot::<G>(), head: head::<G>(names, setup, seed), actions }
}

/// Returns a whole game of two players that ends with the same points for both.
///
/// # Panics
/// If the rules refuse what they offer, or no game ends so.
pub fn tied<G: Game>(names: [&str; 5]) -> Stored {
    let setup = G::with_players(&G::DEFAULT, 2);
    let is_tied = |number: &usize| {
        let last = random::<G>(setup, Seed::new(*number as u64)).last();
        last.is_some_and(|step| matches!(step.after.standing().points.as_slice(), [one, two, ..] if one == two))
    };
    whole::<G>(names, setup, (0..10_000).step_by(2).find(is_tied).expect("some game is tied"))
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
