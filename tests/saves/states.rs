//! The states that a game went through, by its journal and the rules alone.

use rules_core::Game;
use saves::Record;
use tests::journal::{Journal, Step};
use tests::replay::{apply, played, replay};

use crate::line::{Line, Moment, PLACE};

/// Checks that what is stored after each write of a line gives the state that the journal of its script was in then.
pub fn check<G: Game>(line: &Line) {
    let journal = Journal::of(line.name);
    let place = PLACE.0;
    let stored = |moment: usize| line.moments[moment].seen.journals.get(&place).map(replay::<G>);
    // Its form may be stored before it.
    let mut moment = (0..line.moments.len()).find(|&moment| stored(moment).is_some()).expect("it has begun");
    assert!((1..=2).contains(&moment));
    let mut states: Vec<_> = stored(moment).into_iter().collect();
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
    assert_eq!(finished.seen.finished[0], counted.seen.journals[&place]);
    assert_eq!(finished.seen.finished[1..], counted.seen.finished);
    assert_eq!(finished.seen.records, counted.seen.records);
    assert_eq!(finished.seen.journals.len(), counted.seen.journals.len() - 1);
    let played = |moment: &Moment| -> u32 {
        let statistics = moment.seen.records.iter().filter(|(record, _)| matches!(record, Record::Statistics(..)));
        statistics.map(|(_, bytes)| u32::from(played(bytes))).sum()
    };
    assert_eq!([over, counted, finished].map(played), [1, 2, 2]);
    // If the power goes before it is counted, it is counted at the next power-on.
    assert_eq!([over, counted, finished].map(|moment| moment.catches_up), [1, 0, 0]);
}
