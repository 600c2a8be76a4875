//! The states that a game went through, by its journal and the rules alone.

use std::path::Path;

use rules_core::{Game, Seed};
use serde::de::DeserializeOwned;
use tests::SeenJournal;
use tests::device::SLOTS;
use tests::journal::{Journal, Step};

use crate::line::Line;

/// The game that a stored journal gives.
pub fn replay<G: Game>(journal: &SeenJournal) -> G
where
    G::Setup: DeserializeOwned,
{
    let head = journal.head.as_ref().expect("it has a head");
    let (version, _names, seed, _ranked, setup): (u16, [String; 5], Seed, bool, G::Setup) =
        postcard::from_bytes(head).expect("a head can be read");
    assert_eq!(version, G::RULES_VERSION);
    let game = G::new(setup, seed).unwrap_or_else(|_| panic!("a set-up that was played"));
    apply(game, &journal.actions)
}

/// A game after some more actions.
fn apply<G: Game>(mut game: G, mut actions: &[u8]) -> G {
    while !actions.is_empty() {
        let (action, rest) = postcard::take_from_bytes(actions).expect("an action");
        game.apply(action, |_| ()).unwrap_or_else(|_| panic!("a legal action"));
        actions = rest;
    }
    game
}

/// What is stored after each write of a line gives the state that the journal of its script was in then.
pub fn check<G: Game + PartialEq>(line: &Line)
where
    G::Setup: DeserializeOwned,
{
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("journals/{}.txt", line.name));
    let journal: Journal = std::fs::read_to_string(path).expect("it is there").parse().expect("a journal");
    let slot = SLOTS[line.row].0;
    let stored = |moment: usize| line.moments[moment].seen.journals.get(&slot).map(replay::<G>);
    assert!(stored(0).is_none());
    let mut states = vec![stored(1).expect("it has begun")];
    let mut moment = 1;
    for step in &journal.steps {
        match step {
            Step::Act(bytes) => states.push(apply(states.last().expect("the start stays").clone(), bytes)),
            Step::Undo => drop(states.pop()),
            Step::Aim(_) | Step::Do(_) => continue,
        }
        moment += 1;
        assert!(stored(moment).as_ref() == states.last(), "{}, after {moment} writes", line.name);
    }
    assert!(states.last().expect("the start stays").is_over());
    // Counted in the statistics, and then among the finished games.
    let [over, counted, finished] = &line.moments[moment..] else {
        panic!("{} moments more", line.moments.len() - moment)
    };
    assert_eq!(over.seen.journals, counted.seen.journals);
    assert_eq!(over.seen.finished, counted.seen.finished);
    assert_eq!(finished.seen.finished[0], counted.seen.journals[&slot]);
    assert_eq!(finished.seen.finished[1..], counted.seen.finished);
    assert_eq!(finished.seen.records, counted.seen.records);
    assert_eq!(finished.seen.journals.len(), counted.seen.journals.len() - 1);
    let played = |moment: &crate::line::Moment| -> u32 {
        let statistics =
            moment.seen.records.iter().filter(|(record, _)| matches!(record, console::Record::Statistics(..)));
        statistics.map(|(_, bytes)| u32::from(played(bytes))).sum()
    };
    assert_eq!([over, counted, finished].map(played), [1, 2, 2]);
}

/// How many games a record of statistics counts.
fn played(bytes: &[u8]) -> u16 {
    let ((_version, _era, _counted, played), _) =
        postcard::take_from_bytes::<(u8, u16, Option<u16>, u16)>(bytes).expect("statistics");
    played
}
