//! The power may go at any moment: what is found after it is what was there before the request in flight, or after it.

use breakable::{Chip, Flash, Rng, Seen, is_long};
use saves::{Blob, Place, Region, Request, Slot};
use store::{Store, now};

use crate::model::{Model, Operation, Session};
use crate::operations::{action, operation};

const SECTOR: usize = 1024;
const SECTORS: usize = 14;

/// Returns what is found on a chip when the power comes back.
fn found(chip: &Chip) -> (Region, Seen) {
    let mut session = Session::start(Flash::<SECTOR>::new(chip.restarted(0)));
    let seen = session.seen();
    (session.region, seen)
}

/// Returns the chip after an operation, if the power lasts for this many steps.
fn after(chip: &Chip, operation: &Operation, power: Option<u64>, seed: u64) -> Chip {
    let flash = Flash::<SECTOR>::new(chip.restarted(seed));
    let mut session = Session::start(flash.clone());
    flash.0.borrow_mut().power = power;
    let _ = session.act(operation);
    flash.0.borrow().clone()
}

#[test]
fn a_cut_at_every_byte_of_every_write_and_in_every_erase() {
    let (seeds, steps) = if is_long() { (0..3, 1000) } else { (0..1, 300) };
    for seed in seeds {
        let mut rng = Rng(seed);
        let mut model = Model::default();
        let mut chip = after(&Chip::new(SECTORS, SECTOR), &Operation::Tidy, None, seed);
        let mut cuts = 0;
        for step in 0..steps {
            let operation = operation(&mut rng, &model);
            let before = model.seen();
            let _ = model.act(&operation);
            let end = model.seen();
            let next = after(&chip, &operation, None, 0);
            for power in 0..next.steps {
                let (_, seen) = found(&after(&chip, &operation, Some(power), seed ^ power));
                assert!(
                    seen == before || seen == end,
                    "seed {seed}, step {step}, {operation:?}, cut after {power} of {}:\n{before:?}\n{end:?}\n{seen:?}",
                    next.steps
                );
                cuts += 1;
            }
            chip = next;
            assert_eq!(found(&chip), (Region::Ours, end), "seed {seed}, step {step}, {operation:?}");
        }
        println!("seed {seed}: {cuts} cuts, erases {:?}", chip.erases);
    }
}

#[test]
fn cuts_upon_cuts() {
    let (seeds, cuts) = if is_long() { (0..60, 1000) } else { (0..20, 300) };
    for seed in seeds {
        let mut rng = Rng(seed);
        let mut model = Model::default();
        let mut chip = Chip::new(SECTORS, SECTOR);
        for cut in 0..cuts {
            let flash = Flash::<SECTOR>::new(chip.restarted(rng.draw()));
            // Sometimes before anything was done, sometimes after a long while.
            let reach = [4, 40, 400, 4000][rng.below(4)];
            flash.0.borrow_mut().power = Some(rng.below(reach) as u64);
            let mut session = Session::start(flash.clone());
            let mut before = model.clone();
            while !flash.0.borrow().is_off() {
                before = model.clone();
                let operation = operation(&mut rng, &model);
                let (outcome, due) = (session.act(&operation), model.act(&operation));
                assert!(
                    outcome == due || flash.0.borrow().is_off(),
                    "seed {seed}, cut {cut}, {operation:?}: {outcome:?}"
                );
            }
            chip = flash.0.borrow().clone();
            let (_, seen) = found(&chip);
            if seen == before.seen() {
                model = before;
            } else {
                assert_eq!(seen, model.seen(), "seed {seed}, cut {cut}");
            }
        }
    }
}

/// Cuts the power at every step of a format, and hands on what is found.
fn cut_format(chip: &Chip, mut check: impl FnMut(Region, Seen)) {
    let whole = after(chip, &Operation::Serve(Request::Format), None, 0);
    for power in 0..whole.steps {
        let cut = after(chip, &Operation::Serve(Request::Format), Some(power), power);
        let (region, seen) = found(&cut);
        check(region, seen);
        // However it ended, the next one comes through.
        let again = after(&cut, &Operation::Serve(Request::Format), None, 0);
        assert_eq!(found(&again), (Region::Ours, Seen::default()));
    }
    assert_eq!(found(&whole), (Region::Ours, Seen::default()));
}

/// Returns a chip that was in use for a while, and what it holds.
fn worked() -> (Model, Chip) {
    let mut rng = Rng(3);
    let mut model = Model::default();
    let mut chip = Chip::new(SECTORS, SECTOR);
    for _ in 0..300 {
        let operation = operation(&mut rng, &model);
        let _ = model.act(&operation);
        chip = after(&chip, &operation, None, 0);
    }
    (model, chip)
}

#[test]
fn a_format_of_ours_is_done_or_not_done() {
    let (model, chip) = worked();
    cut_format(&chip, |region, seen| {
        assert_eq!(region, Region::Ours);
        assert!(seen == model.seen() || seen == Seen::default());
    });
}

#[test]
fn a_format_of_what_was_not_read_is_done_or_not_done() {
    let (model, chip) = worked();
    let formatted = |power, seed| {
        let flash = Flash::<SECTOR>::new(chip.restarted(seed));
        flash.0.borrow_mut().power = power;
        now(Store::new(flash.clone()).serve(Request::Format, |_| ()));
        flash.0.borrow().clone()
    };
    let whole = formatted(None, 0);
    assert_eq!(found(&whole), (Region::Ours, Seen::default()));
    for power in 0..whole.steps {
        let (region, seen) = found(&formatted(Some(power), power));
        assert_eq!(region, Region::Ours, "cut after {power}");
        assert!(seen == model.seen() || seen == Seen::default(), "cut after {power}: {}", seen.against(&model.seen()));
    }
}

#[test]
fn a_format_of_something_else_is_done_or_asked_for_again() {
    let mut chip = Chip::new(SECTORS, SECTOR);
    (0..SECTORS).for_each(|sector| chip.make_noise(sector));
    cut_format(&chip, |region, seen| {
        assert!(matches!(region, Region::Foreign | Region::Ours));
        assert_eq!(seen, Seen::default());
    });
}

#[test]
fn a_format_over_a_later_version_is_done_or_asked_for_again() {
    const LATER: u32 = 9;
    let mut rng = Rng(4);
    let mut model = Model::default();
    let mut chip = Chip::new(SECTORS, SECTOR);
    for _ in 0..300 {
        let operation = operation(&mut rng, &model);
        let _ = model.act(&operation);
        chip = after(&chip, &operation, None, 0);
    }
    for cells in chip.cells.chunks_mut(SECTOR).filter(|cells| cells[4..8] == *b"LOIR") {
        cells[8..12].copy_from_slice(&LATER.to_le_bytes());
        let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&cells[4..20]);
        cells[20..24].copy_from_slice(&crc.to_le_bytes());
    }
    assert_eq!(found(&chip), (Region::Later(LATER), Seen::default()));
    let untouched = after(&chip, &operation(&mut rng, &Model::default()), None, 0);
    assert_eq!(untouched.cells, chip.cells, "nothing is written before it is asked for");
    cut_format(&chip, |region, seen| {
        assert!(matches!(region, Region::Later(LATER) | Region::Ours), "{region:?}");
        assert_eq!(seen, Seen::default());
    });
}

#[test]
fn a_blank_region_stays_new_until_it_is_ours() {
    // Only the first cuts fall into the writes.
    for seed in 0..200 {
        let mut chip = Chip::new(SECTORS, SECTOR);
        for cut in 0..4 {
            let flash = Flash::<SECTOR>::new(chip.restarted(seed + cut));
            flash.0.borrow_mut().power = Some((seed + 7 * cut) % 24);
            Session::start(flash.clone());
            chip = flash.0.borrow().clone();
        }
        let (region, seen) = found(&chip);
        assert!(matches!(region, Region::New | Region::Ours), "seed {seed}: {region:?}");
        assert_eq!(seen, Seen::default());
    }
}

#[test]
fn a_cut_while_finished_games_make_room_costs_only_those() {
    let mut rng = Rng(8);
    let append = |place, at, rng: &mut Rng| Operation::Serve(Request::Append(place, at, action(rng)));
    let flash = Flash::<SECTOR>::new(Chip::new(SECTORS, SECTOR));
    let mut session = Session::start(flash.clone());
    let mut act = |operation: Operation| assert_eq!(session.act(&operation), Ok(()));
    for game in 0..10 {
        act(Operation::Serve(Request::Begin(Place(0), Slot(1), Blob::from_slice(&[game; 20]).unwrap())));
        (0..60).for_each(|at| act(append(Place(0), at, &mut rng)));
        act(Operation::Serve(Request::Finish(Place(0))));
    }
    act(Operation::Serve(Request::Begin(Place(1), Slot(1), Blob::new())));
    let mut chip = flash.0.borrow().clone();
    let (_, mut before) = found(&chip);
    let (mut at, mut cuts, mut rooms) = (0, 0, 0);
    while rooms < 3 {
        let operation = append(Place(1), at, &mut rng);
        let next = after(&chip, &operation, None, 0);
        let (_, end) = found(&next);
        assert_eq!(end.journals[&1].actions.len(), before.journals[&1].actions.len() + operation_length(&operation));
        if end.finished.len() < before.finished.len() {
            rooms += 1;
            for power in 0..next.steps {
                let (_, seen) = found(&after(&chip, &operation, Some(power), power));
                let kept = seen.finished.len();
                assert!((end.finished.len()..=before.finished.len()).contains(&kept));
                let with = |state: &Seen| Seen { finished: before.finished[..kept].to_vec(), ..state.clone() };
                assert!(seen == with(&before) || seen == with(&end), "cut after {power}: {}", seen.against(&before));
                cuts += 1;
            }
        }
        (chip, before, at) = (next, end, at + 1);
    }
    println!("{cuts} cuts, {} finished games left", before.finished.len());
}

/// Returns how many bytes an action has.
fn operation_length(operation: &Operation) -> usize {
    if let Operation::Serve(Request::Append(_, _, action)) = operation { action.len() } else { 0 }
}
