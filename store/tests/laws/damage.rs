//! Damaged cells cost only what was in them, and the store says so.

use breakable::{Chip, Flash, Rng, Seen, SeenJournal, is_long};
use saves::{Blob, Condition, Failure, Place, Record, Region, Request, Slot};

use crate::model::{Journal, Model, Operation, Session};
use crate::operations::{action, operation, split};

const SECTOR: usize = 1024;

type Small = Flash<SECTOR>;

/// A history: every state that each slot and each record was ever in.
struct Played {
    chip: Chip,
    model: Model,
    states: Vec<Model>,
    /// The sector that is being written.
    head: usize,
}

fn play(seed: u64, sectors: usize, steps: usize) -> Played {
    let mut rng = Rng(seed);
    let flash = Small::new(Chip::new(sectors, SECTOR));
    let mut session = Session::start(flash.clone());
    let mut model = Model::default();
    let mut states = vec![model.clone()];
    for _ in 0..steps {
        let operation = operation(&mut rng, &model);
        assert_eq!(session.act(&operation), model.act(&operation));
        states.push(model.clone());
    }
    let chip = flash.0.borrow().restarted(seed);
    let head = (0..sectors).find(|&sector| is_newest(&chip, sector)).unwrap();
    Played { chip, model, states, head }
}

/// Returns whether a sector has the highest sequence number.
fn is_newest(chip: &Chip, sector: usize) -> bool {
    let sequence = |sector: usize| {
        let header = &chip.cells[sector * SECTOR..][..24];
        (header[4..8] == *b"LOIR").then(|| u32::from_le_bytes(header[12..16].try_into().unwrap()))
    };
    sequence(sector).is_some() && (0..chip.erases.len()).all(|other| sequence(other) <= sequence(sector))
}

fn was_ever(states: &[Model], is_it: impl Fn(&Model) -> bool) -> bool {
    states.iter().any(is_it)
}

/// Returns whether there was such a journal only once: not again after an undo, which is a write that can be lost.
fn was_once(states: &[Model], seen: &SeenJournal) -> bool {
    let is_it = |model: &Model| model.finished.iter().chain(model.journals.values()).any(|it| same(it, seen));
    states.chunk_by(|a, b| is_it(a) == is_it(b)).filter(|run| is_it(&run[0])).count() == 1
}

fn same(journal: &Journal, seen: &SeenJournal) -> bool {
    let Journal { slot, head, actions, .. } = journal;
    seen.slot == *slot && seen.head.as_ref() == Some(head) && seen.actions == actions.concat()
}

/// Checks that everything is in a state that it once had, and that a journal which lost its latest state says so.
fn check_history(played: &Played, seen: &Seen, in_head: bool, what: &str) {
    for (place, journal) in &seen.journals {
        if journal.condition == Condition::Lost {
            continue;
        }
        let ever = was_ever(&played.states, |model| model.journals.get(place).is_some_and(|it| same(it, journal)));
        assert!(ever, "{what}: place {place} was never so: {journal:?}");
        let Some(last) = played.model.journals.get(place) else { continue };
        if same(last, journal) {
            let whole = in_head || journal.condition == Condition::Whole;
            assert!(whole || !was_once(&played.states, journal), "{what}: place {place} lost nothing");
        } else if journal.head.as_ref() == Some(&last.head) {
            assert_eq!(journal.condition, Condition::Cut, "{what}: place {place} lost something");
        }
    }
    for journal in seen.finished.iter().filter(|journal| journal.condition != Condition::Lost) {
        let ever = was_ever(&played.states, |model| {
            model.finished.iter().chain(model.journals.values()).any(|it| same(it, journal))
        });
        assert!(ever, "{what}: no finished game was ever so: {journal:?}");
        let noted = |it: &Journal| journal.head.as_ref() == Some(&it.head) && it.note == journal.note;
        let ever = was_ever(&played.states, |model| model.finished.iter().any(noted));
        assert!(ever || journal.note.is_empty(), "{what}: it was never noted: {journal:?}");
        if played.model.finished.iter().any(|it| same(it, journal)) && was_once(&played.states, journal) {
            assert_eq!(journal.condition, Condition::Whole, "{what}: a finished game lost nothing");
        }
    }
    for (record, bytes) in &seen.records {
        let ever = was_ever(&played.states, |model| model.records.get(record) == Some(bytes));
        assert!(ever, "{what}: {record:?} was never so");
    }
}

/// Continues each cut game and removes each lost one: then all is well again.
fn repair(chip: &Chip, seen: &Seen, seed: u64, what: &str) {
    let mut rng = Rng(seed);
    let flash = Small::new(chip.restarted(seed));
    let mut session = Session::start(flash.clone());
    let mut model = Model::of(&seen.records);
    for (&place, journal) in &seen.journals {
        let Some(head) = &journal.head else {
            assert_eq!(session.act(&Operation::Serve(Request::Remove(Place(place)))), Ok(()), "{what}");
            continue;
        };
        let actions = split(&journal.actions);
        let operation = Operation::Serve(Request::Append(Place(place), actions.len() as u16, action(&mut rng)));
        // Its number does not matter: only finished games are asked for by it.
        let (slot, head) = (journal.slot, head.clone());
        model.journals.insert(place, Journal { number: 0, slot, head, actions, note: Vec::new() });
        assert_eq!(session.act(&operation), model.act(&operation), "{what}");
    }
    let finished = session.seen().finished;
    for step in 0..120 {
        let operation = operation(&mut rng, &model);
        if !matches!(operation, Operation::Serve(Request::Finish(_))) {
            assert_eq!(session.act(&operation), model.act(&operation), "{what}, {operation:?}");
        }
        if step % 30 == 0 {
            session = Session::start(flash.clone());
        }
    }
    assert_eq!(session.seen(), Seen { finished, ..model.seen() }, "{what}");
}

#[test]
fn noise_in_a_sector() {
    let seeds = if is_long() { 0..40 } else { 0..12 };
    for seed in seeds {
        let played = play(seed, 16, 150 + 40 * seed as usize % 500);
        for sector in 0..16 {
            let mut chip = played.chip.clone();
            chip.make_noise(sector);
            let what = format!("seed {seed}, noise in sector {sector}");
            let mut session = Session::start(Small::new(chip.clone()));
            if played.chip.cells.chunks(SECTOR).filter(|cells| cells[4..8] == *b"LOIR").count() > 1 {
                let region = if sector == played.head { Region::Damaged } else { Region::Ours };
                assert_eq!(session.region, region, "{what}");
            }
            let seen = session.seen();
            check_history(&played, &seen, sector == played.head, &what);
            repair(&chip, &seen, seed, &what);
        }
    }
}

#[test]
fn flipped_bits() {
    let seeds = if is_long() { 0..1000 } else { 0..200 };
    for seed in seeds {
        let played = play(seed % 10, 16, 300);
        let mut chip = played.chip.restarted(seed);
        for _ in 0..1 + seed % 8 {
            chip.flip();
        }
        let what = format!("seed {seed}, flipped bits");
        let mut session = Session::start(Small::new(chip.clone()));
        assert!(session.region.is_ours(), "{what}");
        let seen = session.seen();
        for (place, journal) in seen.journals.iter().filter(|(_, journal)| journal.condition != Condition::Lost) {
            let ever = was_ever(&played.states, |model| model.journals.get(place).is_some_and(|it| same(it, journal)));
            assert!(ever, "{what}: place {place} was never so: {journal:?}");
        }
        repair(&chip, &seen, seed, &what);
    }
}

#[test]
fn a_game_that_was_not_in_the_damaged_sector_is_untouched() {
    // No sector is used twice here, so that it is known which game is where.
    let mut rng = Rng(11);
    let flash = Small::new(Chip::new(32, SECTOR));
    let mut session = Session::start(flash.clone());
    let mut model = Model::default();
    let mut sectors = [const { Vec::new() }; 3];
    for place in 0..3u8 {
        let begin = Request::Begin(Place(place), Slot(2), Blob::from_slice(&[place; 40]).unwrap());
        let appends = (0..90).map(|at| Request::Append(Place(place), at, action(&mut rng)));
        for request in [begin].into_iter().chain(appends) {
            let operation = Operation::Serve(request);
            assert_eq!((session.act(&operation), model.act(&operation)), (Ok(()), Ok(())));
        }
        sectors[place as usize].extend(std::mem::take(&mut flash.0.borrow_mut().touched));
    }
    let chip = flash.0.borrow().clone();
    assert!(chip.erases.iter().all(|&erases| erases < 2));
    let whole = model.seen();
    let newest = (0..32).find(|&sector| is_newest(&chip, sector)).unwrap();
    let (mut cut, mut lost) = (0, 0);
    for sector in 0..32 {
        let mut chip = chip.clone();
        chip.make_noise(sector);
        let seen = Session::start(Small::new(chip)).seen();
        for place in 0..3u8 {
            let journal = &seen.journals[&place];
            if !sectors[place as usize].contains(&sector) {
                // If the sector that was being written is lost, the store can't know whose actions were in it.
                let condition = if sector == newest { Condition::Cut } else { Condition::Whole };
                let due = SeenJournal { condition, ..whole.journals[&place].clone() };
                assert_eq!(journal, &due, "noise in sector {sector}, place {place}");
            } else if journal.condition == Condition::Lost {
                lost += 1;
            } else {
                let before = &whole.journals[&place].actions;
                assert!(before.starts_with(&journal.actions), "noise in sector {sector}, place {place}");
                cut += (journal.condition == Condition::Cut) as u32;
            }
        }
    }
    assert!(cut >= 10 && lost == 3, "{cut} cut, {lost} lost");
}

#[test]
fn stuck_bits() {
    let seeds = if is_long() { 0..150 } else { 0..40 };
    let (mut done, mut refused) = (0, 0);
    for seed in seeds {
        let mut rng = Rng(seed);
        let flash = Small::new(Chip::new(24, SECTOR).restarted(seed));
        let mut session = Session::start(flash.clone());
        let mut model = Model::default();
        for step in 0..600 {
            if rng.below(200) == 0 {
                flash.0.borrow_mut().stick();
            }
            let what = format!("seed {seed}, step {step}");
            let before = model.clone();
            let operation = operation(&mut rng, &model);
            let due = model.act(&operation);
            match session.act(&operation) {
                Err(Failure::Full | Failure::Flash) => {
                    model = before;
                    refused += 1;
                }
                outcome => assert_eq!(outcome, due, "{what}, {operation:?}"),
            }
            done += 1;
            if step % 20 == 0 {
                assert_eq!(session.seen(), model.seen(), "{what}");
                session = Session::start(flash.clone());
                assert_eq!(session.seen(), model.seen(), "{what}");
            }
        }
    }
    println!("{refused} of {done} refused");
    assert!(refused < done / 50);
}

#[test]
fn worn_out_sectors_are_left_out() {
    let Played { mut chip, mut model, .. } = play(5, 24, 600);
    let written = |sector: usize| {
        (sector * SECTOR + 240..(sector + 1) * SECTOR).find(|&at| chip.cells[at] != 0xff).map(|at| (sector, at))
    };
    let written: Vec<(usize, usize)> = (0..24).filter_map(written).collect();
    let (sound, _) = written[3];
    // Each has a bit that stays 0 from now on, whatever is done to it.
    let worn = [1, 2, 8, 12].map(|nth| written[nth]);
    for (_, at) in worn {
        chip.hold(at, !chip.cells[at]);
    }
    let flash = Small::new(chip);
    let mut rng = Rng(6);
    for _ in 0..150 {
        let mut session = Session::start(flash.clone());
        assert_eq!(session.seen(), model.seen());
        for _ in 0..10 {
            let operation = operation(&mut rng, &model);
            assert_eq!(session.act(&operation), model.act(&operation), "{operation:?}");
        }
    }
    let erases = &flash.0.borrow().erases;
    let often = erases[sound];
    assert!(
        worn.iter().all(|&(sector, _)| erases[sector] <= often / 2),
        "they are not tried again and again: {erases:?}"
    );
}

/// Plays on a region whose sectors can't be erased for a while, because a bit in each stays 0; then lets the bits
/// change again. Returns how many sectors are marked then, and how many are left out after one more start and some
/// play.
fn after_a_bad_time(low_voltage: bool) -> (usize, usize) {
    let Played { mut chip, mut model, .. } = play(5, 24, 600);
    for sector in 0..24 {
        if let Some(at) = (sector * SECTOR + 240..(sector + 1) * SECTOR).find(|&at| chip.cells[at] != 0xff) {
            chip.hold(at, !chip.cells[at]);
        }
    }
    let flash = Small::new(chip);
    let mut rng = Rng(6);
    let mut session = Session::start(flash.clone());
    session.store.set_low_voltage(low_voltage);
    for _ in 0..60 {
        let operation = operation(&mut rng, &model);
        let before = model.clone();
        let due = model.act(&operation);
        if session.act(&operation) != due {
            model = before;
        }
    }
    flash.0.borrow_mut().release();
    let marked = || {
        let chip = flash.0.borrow();
        // Magic, version, and the sequence number 0.
        chip.cells.chunks(SECTOR).filter(|sector| sector[4..8] == *b"LOIR" && sector[12..16] == [0; 4]).count()
    };
    let first = marked();
    let mut session = Session::start(flash.clone());
    for _ in 0..300 {
        let operation = operation(&mut rng, &model);
        assert_eq!(session.act(&operation), model.act(&operation), "{operation:?}");
    }
    (first, marked())
}

#[test]
fn a_sector_that_fails_once_is_tried_again_after_the_next_start() {
    let (marked, left_out) = after_a_bad_time(false);
    assert!(marked > 0, "a sector failed");
    assert_eq!(left_out, 0);
}

#[test]
fn no_sector_is_marked_while_the_voltage_is_low() {
    assert_eq!(after_a_bad_time(true), (0, 0));
}

/// What the header of a sector says of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    None,
    Suspect,
    Bad,
}

fn mark(chip: &Chip, sector: usize) -> Mark {
    let header = &chip.cells[sector * SECTOR..][..24];
    match (&header[4..8], &header[12..20]) {
        (b"LOIR", [0, 0, 0, 0, 1, 0, 0, 0]) => Mark::Suspect,
        (b"LOIR", [0, 0, 0, 0, 0, 0, 0, 0]) => Mark::Bad,
        _ => Mark::None,
    }
}

#[test]
fn a_sector_that_fails_is_tried_once_more_then_left_out_wherever_the_power_goes_off() {
    // Restarts after `run` operations, also between the erase of a suspect sector and the next attempt to write it.
    for run in [1, 2, 7] {
        let Played { mut chip, mut model, .. } = play(5, 24, 600);
        let clean =
            chip.cells.chunks(SECTOR).position(|cells| cells[..4] == *b"free" && cells[4..] == [0xff; SECTOR - 4]);
        let sector = clean.expect("one is kept clean");
        // The key of the first record stays blank: the erase succeeds, and the directory can't be written.
        chip.hold(sector * SECTOR + 24, 0xff);
        let erased = chip.erases[sector];
        let flash = Small::new(chip);
        let (mut rng, mut marks) = (Rng(6), vec![Mark::None]);
        for _ in 0..1500 / run {
            let mut session = Session::start(flash.clone());
            for _ in 0..run {
                let operation = operation(&mut rng, &model);
                assert_eq!(session.act(&operation), model.act(&operation), "{operation:?}");
                let found = mark(&flash.0.borrow(), sector);
                if marks.last() != Some(&found) {
                    marks.push(found);
                }
            }
            assert_eq!(session.seen(), model.seen());
        }
        assert_eq!(marks, [Mark::None, Mark::Suspect, Mark::None, Mark::Bad], "{run} operations a run");
        assert_eq!(flash.0.borrow().erases[sector], erased + 1, "it is erased for the second attempt alone");
        // A format tries it again.
        flash.0.borrow_mut().release();
        let mut session = Session::start(flash.clone());
        assert_eq!(session.act(&Operation::Serve(Request::Format)), Ok(()));
        assert_eq!(mark(&flash.0.borrow(), sector), Mark::None);
    }
}

#[test]
fn arbitrary_bytes_are_foreign_and_can_be_erased() {
    for seed in 0..200 {
        let mut chip = Chip::new(8, SECTOR).restarted(seed);
        // From one byte that is not blank to nothing but noise.
        for at in 0..chip.cells.len() {
            if chip.rng.below(1 << (seed % 14)) == 0 {
                chip.cells[at] = chip.rng.byte();
            }
        }
        let flash = Small::new(chip.clone());
        let mut session = Session::start(flash.clone());
        if session.region == Region::New {
            // What it has besides may be left of a format that was cut short.
            assert!(chip.cells.chunks(SECTOR).all(|cells| cells[228..].iter().all(|&byte| byte == 0xff)));
            continue;
        }
        assert_eq!(session.region, Region::Foreign, "seed {seed}");
        let settings = Operation::Serve(Request::Store(Record::Settings, Blob::new()));
        assert_eq!(session.act(&settings), Err(Failure::Foreign));
        assert_eq!(session.act(&Operation::Tidy), Ok(()));
        assert_eq!(session.seen(), Seen::default());
        assert_eq!(flash.0.borrow().cells, chip.cells, "it is not touched before it is asked for");
        assert_eq!(session.act(&Operation::Serve(Request::Format)), Ok(()));
        assert_eq!(session.act(&settings), Ok(()));
        assert_eq!(Session::start(flash).region, Region::Ours);
    }
}

#[test]
fn mutated_regions_never_panic_or_hang() {
    let seeds = if is_long() { 0..1500 } else { 0..300 };
    for seed in seeds {
        let mut rng = Rng(seed);
        let mut chip = play(seed % 5, 16, 200).chip.restarted(seed);
        for _ in 0..=rng.below(20) {
            let (from, to, length) = (rng.below(15 * SECTOR), rng.below(15 * SECTOR), rng.below(SECTOR));
            match rng.below(5) {
                0 => chip.make_noise(rng.below(16)),
                1 => chip.cells.copy_within(from..from + length, to),
                2 => chip
                    .cells
                    .copy_within(from / SECTOR * SECTOR..from / SECTOR * SECTOR + SECTOR, to / SECTOR * SECTOR),
                3 => chip.cells[from..from + length].fill(0xff),
                _ => chip.flip(),
            }
        }
        let mut session = Session::start(Small::new(chip));
        session.seen();
        if session.region == Region::Foreign {
            continue;
        }
        let model = Model::default();
        for _ in 0..100 {
            let _ = session.act(&operation(&mut rng, &model));
        }
        session.seen();
        assert_eq!(session.act(&Operation::Serve(Request::Format)), Ok(()), "seed {seed}");
        assert_eq!(session.seen(), Seen::default());
    }
}
