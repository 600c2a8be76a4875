//! The store does what it is asked to, and keeps it over a restart.

use breakable::{Chip, Flash, Rng};
use saves::{ActionBytes, Blob, Condition, Failure, Journal, Place, Record, Region, Request, Slot};

use crate::model::{Model, Operation, Session};
use crate::operations::operation;

type Small = Flash<1024>;

fn append(place: Place, at: u16) -> Operation {
    Operation::Serve(Request::Append(place, at, ActionBytes::from_slice(&[8; 8]).unwrap()))
}

#[test]
fn what_was_undone_does_not_come_back_when_it_is_played_again() {
    let flash = Small::new(Chip::new(16, 1024));
    let mut session = Session::start(flash.clone());
    let place = Place(1);
    assert_eq!(session.act(&Operation::Serve(Request::Begin(place, Slot(0), Blob::new()))), Ok(()));
    for at in 0..40 {
        assert_eq!(session.act(&append(place, at)), Ok(()));
    }
    assert_eq!(session.act(&Operation::Serve(Request::Truncate(place, 10))), Ok(()));
    // The same actions again, up to where each chunk was full the first time.
    for length in 10..40 {
        let journal = &Session::start(flash.clone()).seen().journals[&place.0];
        assert_eq!(journal.actions.len(), 8 * length);
        assert_eq!(session.act(&append(place, length as u16)), Ok(()));
    }
}

#[test]
fn places_and_kinds_that_are_not_there_are_refused() {
    let mut session = Session::start(Small::new(Chip::new(16, 1024)));
    let (place, slot) = (Place(Place::COUNT), Slot(Slot::COUNT));
    let statistics = Request::Store(Record::Statistics(slot, 0), Blob::new());
    let begin = [(Place(0), slot), (place, Slot(0))].map(|(place, slot)| Request::Begin(place, slot, Blob::new()));
    for request in begin.into_iter().chain([Request::Truncate(place, 0), statistics]) {
        assert_eq!(session.act(&Operation::Serve(request)), Err(Failure::Missing));
    }
    assert_eq!(session.act(&append(Place(3), 0)), Err(Failure::Missing));
    assert_eq!(session.act(&Operation::Serve(Request::Finish(Place(3)))), Err(Failure::Missing));
}

/// The key that a note stands under is that of a chunk which only the longest journals have.
#[test]
fn a_note_never_costs_a_game_its_end() {
    let flash = Flash::<4096>::new(Chip::new(32, 4096));
    let mut session = Session::start(flash.clone());
    let note = |number| Operation::Serve(Request::Note(number, Blob::from_slice(&[7; Journal::NOTE]).unwrap()));
    let mut lengths = Vec::new();
    // Twelve actions fill a chunk: without the last chunk, and with it.
    for (number, length) in [(0, 127 * 12), (1, 127 * 12 + 1)] {
        assert_eq!(session.act(&Operation::Serve(Request::Begin(Place(0), Slot(0), Blob::new()))), Ok(()));
        for at in 0..length {
            assert_eq!(session.act(&append(Place(0), at)), Ok(()));
        }
        assert_eq!(session.act(&note(number)), Err(Failure::Missing), "it is not finished");
        assert_eq!(session.act(&Operation::Serve(Request::Finish(Place(0)))), Ok(()));
        assert_eq!(session.act(&note(number)), Ok(()));
        lengths.insert(0, 8 * usize::from(length));
    }
    assert_eq!(session.act(&note(2)), Err(Failure::Missing), "it was never begun");
    for seen in [session.seen(), Session::start(flash).seen()] {
        assert!(seen.finished.iter().all(|journal| journal.condition == Condition::Whole));
        assert_eq!(seen.finished.iter().map(|journal| journal.actions.len()).collect::<Vec<_>>(), lengths);
        assert_eq!(seen.finished.iter().map(|journal| journal.note.len()).collect::<Vec<_>>(), [0, Journal::NOTE]);
    }
}

#[test]
fn a_region_without_sectors_is_broken() {
    let mut session = Session::start(Small::new(Chip::new(0, 1024)));
    assert_eq!(session.region, Region::Broken);
    assert_eq!(session.act(&Operation::Serve(Request::Begin(Place(0), Slot(0), Blob::new()))), Err(Failure::Flash));
    assert_eq!(session.act(&Operation::Serve(Request::Format)), Err(Failure::Flash));
}

#[test]
fn random_operations_give_what_the_contract_says() {
    for seed in 0..20 {
        let mut rng = Rng(seed);
        let flash = Small::new(Chip::new(24, 1024));
        let mut session = Session::start(flash.clone());
        assert_eq!(session.region, Region::New);
        let mut model = Model::default();
        for step in 0..1500 {
            let operation = operation(&mut rng, &model);
            assert_eq!(session.act(&operation), model.act(&operation), "seed {seed}, step {step}, {operation:?}");
            if step % 50 == 0 {
                assert_eq!(session.seen(), model.seen(), "seed {seed}, step {step}");
                session = Session::start(flash.clone());
                assert_eq!(session.region, Region::Ours);
            }
        }
        assert_eq!(Session::start(flash).seen(), model.seen(), "seed {seed}");
    }
}
