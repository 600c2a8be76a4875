//! What it costs to keep a game: pages programmed, sectors erased, bytes read.

use breakable::{Chip, Flash, Rng};
use saves::{ActionBytes, Blob, Journal, Place, Record, Request, Slot};

use crate::model::{Model, Operation, Session};
use crate::operations::operation;

/// The save region of the device.
const SECTOR: usize = 4096;
const SECTORS: usize = 32;

/// By the data sheet of the device's flash, in microseconds.
const PROGRAM: u32 = 400;
const ERASE: u32 = 45_000;

type Device = Flash<SECTOR>;

fn programs(flash: &Device) -> u32 {
    flash.0.borrow().programs
}

fn erases(flash: &Device) -> u32 {
    flash.0.borrow().erases.iter().sum()
}

/// Plays games of `length` actions with an undo now and then, and hands on the cost of each request in microseconds.
fn play(session: &mut Session<Device>, flash: &Device, games: u32, length: u16, tidy: bool, mut cost: impl FnMut(u32)) {
    let mut rng = Rng(9);
    for game in 0..games {
        let (place, slot) = (Place(game as u8 % Place::COUNT), Slot(1));
        let mut at = 0;
        let mut request = Request::Begin(place, slot, Blob::from_slice(&[7; 60]).unwrap());
        while at < length {
            let before = programs(flash) * PROGRAM + erases(flash) * ERASE;
            assert_eq!(session.act(&Operation::Serve(request)), Ok(()));
            cost(programs(flash) * PROGRAM + erases(flash) * ERASE - before);
            if tidy {
                assert_eq!(session.act(&Operation::Tidy), Ok(()));
            }
            if at > 0 && rng.below(20) == 0 {
                at -= 1;
                request = Request::Truncate(place, at);
            } else {
                request = Request::Append(place, at, ActionBytes::from_slice(&[rng.byte(), 1, 2]).unwrap());
                at += 1;
            }
        }
        let statistics = Request::Store(Record::Statistics(slot, 3), Blob::from_slice(&[3; 120]).unwrap());
        assert_eq!(session.act(&Operation::Serve(statistics)), Ok(()));
        assert_eq!(session.act(&Operation::Serve(Request::Finish(place))), Ok(()));
    }
}

#[test]
fn an_action_takes_a_page_or_two_and_nobody_waits_for_an_erase() {
    let flash = Device::new(Chip::new(SECTORS, SECTOR));
    let mut session = Session::start(flash.clone());
    let mut costs = Vec::new();
    play(&mut session, &flash, 60, 600, true, |cost| costs.push(cost));
    costs.sort_unstable();
    let (median, worst) = (costs[costs.len() / 2], costs[costs.len() - 1]);
    println!("tidied: median {median} us, worst {worst} us of {} requests", costs.len());
    assert!(median <= 2 * PROGRAM && worst < 10_000);
    assert!(erases(&flash) > 3 * SECTORS as u32, "the log went round the region");

    costs.clear();
    play(&mut session, &flash, 60, 600, false, |cost| costs.push(cost));
    costs.sort_unstable();
    let (median, worst) = (costs[costs.len() / 2], costs[costs.len() - 1]);
    println!("untidied: median {median} us, worst {worst} us of {} requests", costs.len());
    assert!(median <= 2 * PROGRAM && worst < 2 * ERASE);
}

#[test]
fn a_full_region_is_read_twice_at_power_on() {
    let flash = Device::new(Chip::new(SECTORS, SECTOR));
    let mut session = Session::start(flash.clone());
    play(&mut session, &flash, 40, 600, true, |_| ());
    flash.0.borrow_mut().reads = 0;
    Session::start(flash.clone());
    let reads = flash.0.borrow().reads;
    println!("{reads} bytes read");
    assert!(reads < 3 * (SECTOR * SECTORS) as u64);
}

#[test]
fn what_does_not_fit_is_refused_and_room_can_be_made() {
    let flash = Flash::<2048>::new(Chip::new(6, 2048));
    let mut session = Session::start(flash.clone());
    let mut model = Model::default();
    let mut rng = Rng(4);
    let mut refused = 0;
    for _ in 0..3000 {
        let (before, operation) = (model.clone(), operation(&mut rng, &model));
        // Games that last long.
        let shortens = match &operation {
            Operation::Serve(Request::Begin(place, ..)) => model.journals.contains_key(&place.0),
            Operation::Serve(request) => {
                matches!(request, Request::Finish(_) | Request::Remove(_) | Request::Truncate(..))
            }
            Operation::Tidy => false,
        };
        // The model does not know which finished games are still there to be noted.
        let notes = matches!(operation, Operation::Serve(Request::Note(..)));
        if notes || shortens && rng.below(12) > 0 {
            continue;
        }
        let due = model.act(&operation);
        let outcome = session.act(&operation);
        if outcome == Err(saves::Failure::Full) {
            // Settings are never refused.
            let Operation::Serve(request) = &operation else { panic!("{operation:?}") };
            assert!(matches!(
                request,
                Request::Begin(..)
                    | Request::Append(..)
                    | Request::Truncate(..)
                    | Request::Store(Record::Statistics(..), _)
            ));
            refused += 1;
            model = before;
        } else {
            assert_eq!(outcome, due);
        }
    }
    assert!(refused > 10, "{refused}");
    let (seen, mut due) = (Session::start(flash.clone()).seen(), model.seen());
    // The oldest finished games made room for those in progress.
    assert!(seen.finished.len() < due.finished.len());
    due.finished.truncate(seen.finished.len());
    assert_eq!(seen, due);
    // None of them makes room for a note.
    for journal in model.finished.iter().take(seen.finished.len()) {
        let note = Blob::from_slice(&[7; Journal::NOTE]).unwrap();
        assert_eq!(session.act(&Operation::Serve(Request::Note(journal.number, note))), Ok(()));
    }
    let mut noted = Session::start(flash.clone()).seen();
    noted.finished.iter_mut().for_each(|journal| journal.note.clear());
    assert_eq!(noted, due);
    for place in Place::all() {
        assert_eq!(session.act(&Operation::Serve(Request::Remove(place))), Ok(()));
    }
}

#[test]
fn what_is_replaced_makes_room() {
    let flash = Flash::<1024>::new(Chip::new(14, 1024));
    let mut session = Session::start(flash.clone());
    let mut play = |place, length| {
        assert_eq!(session.act(&Operation::Serve(Request::Begin(place, Slot(1), Blob::new()))), Ok(()));
        for at in 0..length {
            let action = ActionBytes::from_slice(&[5; 8]).unwrap();
            assert_eq!(session.act(&Operation::Serve(Request::Append(place, at, action))), Ok(()), "action {at}");
        }
        session = Session::start(flash.clone());
    };
    Place::all().for_each(|place| play(place, 60));
    Place::all().for_each(|place| play(place, 1));
    play(Place(0), 420);
}

#[test]
fn the_longest_journal_is_refused_before_it_is_too_long() {
    let flash = Device::new(Chip::new(SECTORS, SECTOR));
    let mut session = Session::start(flash.clone());
    let place = Place(0);
    assert_eq!(session.act(&Operation::Serve(Request::Begin(place, Slot(1), Blob::new()))), Ok(()));
    let mut at = 0;
    let append = |at| Operation::Serve(Request::Append(place, at, ActionBytes::from_slice(&[5; 8]).unwrap()));
    while session.act(&append(at)) == Ok(()) {
        at += 1;
    }
    assert_eq!(at, 128 * 12, "twelve of the longest actions fit into each of 128 chunks");
    assert_eq!(session.act(&append(at)), Err(saves::Failure::Full));
    let journal = &Session::start(flash).seen().journals[&0];
    assert_eq!(journal.actions.len(), 8 * at as usize);
}

#[test]
fn a_game_in_progress_takes_the_room_of_the_oldest_finished_ones() {
    let flash = Flash::<4096>::new(Chip::new(9, 4096));
    let mut session = Session::start(flash.clone());
    let mut finished = 0;
    for game in 0..30 {
        let place = Place(game % 3);
        assert_eq!(
            session.act(&Operation::Serve(Request::Begin(place, Slot(1), Blob::from_slice(&[game; 9]).unwrap()))),
            Ok(())
        );
        for at in 0..300 {
            let action = ActionBytes::from_slice(&[game; 5]).unwrap();
            assert_eq!(
                session.act(&Operation::Serve(Request::Append(place, at, action))),
                Ok(()),
                "game {game}, action {at}"
            );
        }
        assert_eq!(session.act(&Operation::Serve(Request::Finish(place))), Ok(()));
        let seen = session.seen();
        let heads: Vec<u8> = seen.finished.iter().map(|journal| journal.head.as_ref().unwrap()[0]).collect();
        let due: Vec<u8> = (0..=game).rev().take(heads.len()).collect();
        assert_eq!(heads, due, "the last ones are kept, and whole");
        assert!(seen.finished.iter().all(|journal| journal.actions.len() == 5 * 300));
        finished = heads.len();
    }
    assert!((3..10).contains(&finished), "{finished} long games fit");
}
