//! Stored games, by the rules alone.

use console::Name;
use rules_core::{Game, Seed};
use serde::{Deserialize, Serialize};

use crate::SeenJournal;

/// Names by seat.
pub type Names = [Name; 5];

/// How a stored game began, as the first consoles wrote it: rules version, names, seed, whether it counts for best
/// scores; the set-up follows.
pub type FirstHead = (u16, Names, Seed, bool);

/// How a stored game began, behind the mark 0 and the format 2: rules version, names, kinds of sitters, seed, whether
/// it counts for best scores, version of the set-up; the set-up follows.
pub type Head = (u16, Names, [Sitter; 5], Seed, bool, u8);

/// A kind of sitter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Sitter {
    /// A person.
    #[default]
    Person,
    /// A person whom the guide of a first game leads.
    Pupil,
    /// A computer of a level.
    Computer(u8),
}

impl Sitter {
    fn is_known(self) -> bool {
        !matches!(self, Sitter::Computer(3..))
    }
}

/// Returns the game that a head begins, if our rules can play it.
pub fn begin<G: Game>(head: &[u8]) -> Option<G> {
    let (seed, version, setup) = match head {
        [0, 2, rest @ ..] => {
            let ((rules, _, sitters, seed, _, version), setup) = postcard::take_from_bytes::<Head>(rest).ok()?;
            let known = sitters.into_iter().all(Sitter::is_known);
            (rules <= G::RULES_VERSION && known).then_some((seed, version, setup))?
        }
        _ => {
            let ((rules, _, seed, _), setup) = postcard::take_from_bytes::<FirstHead>(head).ok()?;
            (rules <= G::RULES_VERSION).then_some((seed, 1, setup))?
        }
    };
    let setup = G::read_setup(version, &mut postcard::Deserializer::from_bytes(setup)).ok()?;
    G::new(setup, seed).ok()
}

/// Returns whether a head is of rules before ours.
pub fn is_earlier<G: Game>(head: &[u8]) -> bool {
    let rules = if let [0, 2, rest @ ..] = head { rest } else { head };
    postcard::take_from_bytes::<u16>(rules).is_ok_and(|(rules, _)| rules < G::RULES_VERSION)
}

/// Returns the game that a stored journal gives.
///
/// # Panics
/// If its head or its actions make no sense.
pub fn replay<G: Game>(journal: &SeenJournal) -> G {
    let head = journal.head.as_ref().expect("it has a head");
    apply(begin(head).expect("a game that was played"), &journal.actions)
}

/// Returns a game after some more actions, one behind the other.
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

/// What a record of statistics has: games, the best score and whose it is, the last scores, wins by name, and grades.
pub type Kept = (u16, Option<(i16, Name)>, Vec<i16>, Vec<(Name, u16)>, [u16; 4]);

/// Returns what a record of statistics has.
///
/// # Panics
/// If it is no such record.
pub fn kept(bytes: &[u8]) -> Kept {
    // Version, era, and the journal that was counted last; the sum of all scores, and of how many.
    type Record = (u8, u16, Option<u16>, u16, (i32, u16), Option<(i16, Name)>, Vec<i16>, Vec<(Name, u16)>, [u16; 4]);
    let ((_, _, _, played, _, best, last, won, grades), _) =
        postcard::take_from_bytes::<Record>(bytes).expect("statistics");
    (played, best, last, won, grades)
}

/// Returns how many games a record of statistics counts.
///
/// # Panics
/// If it is no such record.
pub fn played(bytes: &[u8]) -> u16 {
    let ((_version, _era, _counted, played), _) =
        postcard::take_from_bytes::<(u8, u16, Option<u16>, u16)>(bytes).expect("statistics");
    played
}
