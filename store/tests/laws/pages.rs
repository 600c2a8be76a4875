//! Statistics: room for many categories of many games; only those that were written take it.

use breakable::{Chip, Flash, Rng, is_long};
use saves::{Blob, Place, Record, Request, Slot};

use crate::model::{Model, Operation, Session};

/// The save region of the device.
type Device = Flash<4096>;

/// Forty kinds of set-up for one to five players.
const CATEGORIES: usize = 40 * 5;
/// The pages that there is room for.
const PAGES: usize = 160;

fn store(record: Record, rng: &mut Rng) -> Operation {
    Operation::Serve(Request::Store(record, (0..=rng.below(150)).map(|_| rng.byte()).collect()))
}

fn any_record(rng: &mut Rng) -> Record {
    Record::Statistics(Slot(rng.below(16) as u8), rng.below(CATEGORIES) as u16)
}

/// Returns a region with as many pages as there is room for, and what is in it.
fn full(rng: &mut Rng) -> (Device, Model) {
    let flash = Device::new(Chip::new(32, 4096));
    let (mut session, mut model) = (Session::start(flash.clone()), Model::default());
    while model.records.len() < PAGES {
        let operation = store(any_record(rng), rng);
        assert_eq!((session.act(&operation), model.act(&operation)), (Ok(()), Ok(())));
    }
    (flash, model)
}

#[test]
fn forty_kinds_of_sixteen_games_have_room_and_the_least_recently_written_makes_room() {
    let mut rng = Rng(5);
    let (flash, mut model) = full(&mut rng);
    let mut session = Session::start(flash.clone());
    for step in 0..600 {
        // Some again, some for the first time.
        let known = *model.records.keys().nth(rng.below(PAGES)).expect("there are as many");
        let operation = store(if rng.below(2) == 0 { known } else { any_record(&mut rng) }, &mut rng);
        assert_eq!((session.act(&operation), model.act(&operation)), (Ok(()), Ok(())));
        assert_eq!(model.records.len(), PAGES);
        if step % 20 == 0 {
            assert_eq!(session.seen(), model.seen(), "step {step}");
            session = Session::start(flash.clone());
        }
    }
    assert_eq!(session.seen(), model.seen());
}

#[test]
fn the_fullest_statistics_leave_room_for_eight_of_the_longest_games() {
    /// Twice the actions of a game of Orléans for five.
    const LONGEST: u16 = 1800;
    let flash = Device::new(Chip::new(32, 4096));
    let (mut session, mut model) = (Session::start(flash.clone()), Model::default());
    let blob = |byte| Blob::from_slice(&[byte; 160]).expect("it fits");
    let mut act = |session: &mut Session<Device>, request| {
        let operation = Operation::Serve(request);
        assert_eq!((session.act(&operation), model.act(&operation)), (Ok(()), Ok(())), "{operation:?}");
        model.seen()
    };
    let page = |number: usize| Request::Store(Record::Statistics(Slot(15), number as u16), blob(number as u8));
    for number in 0..PAGES {
        act(&mut session, page(number));
    }
    for place in Place::all() {
        act(&mut session, Request::Begin(place, Slot(3), blob(place.0)));
    }
    // All in turn, as if eight tables shared the console.
    for (at, place) in (0..LONGEST).flat_map(|at| Place::all().map(move |place| (at, place))) {
        let action = [place.0, at as u8, (at >> 8) as u8].into_iter().collect();
        act(&mut session, Request::Append(place, at, action));
    }
    // One page too many: the oldest goes, and nothing else.
    let due = act(&mut session, page(PAGES));
    assert_eq!((due.journals.len(), due.records.len()), (8, PAGES));
    assert!(!due.records.contains_key(&Record::Statistics(Slot(15), 0)));
    assert!(session.seen() == due);
    assert!(Session::start(flash).seen() == due, "the same after the next power-on");
}

#[test]
fn a_cut_while_a_page_makes_room_costs_neither_or_that_one() {
    let mut rng = Rng(6);
    let (flash, mut model) = full(&mut rng);
    let mut chip = flash.0.borrow().clone();
    let found = |chip: &Chip| Session::start(Device::new(chip.restarted(0))).seen();
    let after = |chip: &Chip, operation: &Operation, power| {
        let flash = Device::new(chip.restarted(9));
        let mut session = Session::start(flash.clone());
        flash.0.borrow_mut().power = power;
        let _ = session.act(operation);
        flash.0.borrow().clone()
    };
    let stride = if is_long() { 1 } else { 7 };
    for new in 0..if is_long() { 40 } else { 8 } {
        let operation = store(Record::Statistics(Slot(new % 16), 1000 + u16::from(new)), &mut rng);
        let before = model.seen();
        assert_eq!(model.act(&operation), Ok(()));
        let next = after(&chip, &operation, None);
        for power in (0..next.steps).step_by(stride) {
            let seen = found(&after(&chip, &operation, Some(power)));
            assert!(seen == before || seen == model.seen(), "page {new}, cut after {power} of {} steps", next.steps);
        }
        chip = next;
        assert_eq!(found(&chip), model.seen());
    }
}

#[test]
fn no_page_outlives_a_format_and_the_pool_begins_anew() {
    let mut rng = Rng(7);
    let (flash, _) = full(&mut rng);
    for round in 0..6 {
        let (mut session, mut model) = (Session::start(flash.clone()), Model::default());
        assert_eq!(session.act(&Operation::Serve(Request::Format)), Ok(()));
        assert_eq!(session.seen(), model.seen(), "round {round}");
        // In the same run and in the next one, some of the categories of before among them.
        for step in 0..PAGES + 40 {
            let operation = store(any_record(&mut rng), &mut rng);
            assert_eq!((session.act(&operation), model.act(&operation)), (Ok(()), Ok(())));
            if step % 50 == round {
                session = Session::start(flash.clone());
                assert_eq!(session.seen(), model.seen(), "round {round}, step {step}");
            }
        }
        assert_eq!(session.seen(), model.seen(), "round {round}");
    }
}

#[test]
fn an_empty_page_is_a_page() {
    let flash = Device::new(Chip::new(32, 4096));
    let record = Record::Statistics(Slot(15), 199);
    assert_eq!(Session::start(flash.clone()).act(&Operation::Serve(Request::Store(record, Blob::new()))), Ok(()));
    assert_eq!(Session::start(flash).seen().records.get(&record), Some(&Vec::new()));
}
