//! Cells lose what they hold, or don't take what is written: the console says so, the game goes back to the last whole
//! action before the damage, and nothing else is touched.

use console::{Button, ScreenKind};
use handheld::Command;
use saves::{Condition, Record};
use tests::buttons::Hand;
use tests::device::Device;
use tests::journal::ONE_OF_EACH;
use tests::{Chip, Rng, golden, image, is_long, seed};

use crate::again::play_on;
use crate::line::{Line, Nor, PLACE, SECTOR};

const PAGE: usize = 256;

/// Closes the messages that show at power-on. Returns how many there were.
fn read_notices(device: &mut Device<SECTOR>) -> usize {
    let mut notices = 0;
    while device.console().screen() == ScreenKind::Notice {
        device.press([Button::A]);
        notices += 1;
    }
    assert_eq!(device.console().screen(), ScreenKind::Title);
    notices
}

/// Fills one sector with noise while the game is at this moment. Returns whether it lost something.
fn noise(line: &Line, at: usize, sector: usize, seed: u64) -> bool {
    let what = format!("LOIRE_SEED={seed} {}, {at} writes done, noise in sector {sector}", line.name);
    let mut chip = line.moments[at].chip.restarted(seed ^ at as u64);
    chip.make_noise(sector);
    let flash = Nor::new(chip);
    let mut device = Device::boot(&flash);
    let (seen, due) = (device.seen(), &line.moments[at].seen);
    device.attend();
    let cut = seen.journals.values().filter(|journal| journal.condition == Condition::Cut).count();
    let notices = read_notices(&mut device);
    assert!(notices >= cut, "{what}: each game that was cut is named");

    for (place, journal) in &due.journals {
        let Some(found) = seen.journals.get(place).filter(|found| found.condition != Condition::Lost) else { continue };
        assert_eq!(found.head, journal.head, "{what}");
        assert!(
            found.condition == Condition::Cut || found == journal,
            "{what}: place {place} lost something, and is whole"
        );
        assert!(*place == PLACE.0 || journal.actions.starts_with(&found.actions), "{what}: place {place}");
    }
    for journal in seen.finished.iter().filter(|journal| journal.condition == Condition::Whole) {
        assert!(due.finished.contains(journal), "{what}: a finished game is another");
    }
    for (record, bytes) in &seen.records {
        let ever = line.moments[..=at].iter().any(|moment| moment.seen.records.get(record) == Some(bytes));
        // The form of an earlier game may come back.
        assert!(ever || matches!(record, Record::Form(_)), "{what}: {record:?} was never so");
    }

    let place = PLACE.0;
    let Some(found) = seen.journals.get(&place) else {
        // It was begun in this sector, or it is over and left.
        assert!(!line.is_stored(due) || notices > cut, "{what}: the game vanished without a message");
        return line.is_stored(due);
    };
    let lost = due.journals.get(&place).is_none_or(|journal| found.actions != journal.actions);
    if found.condition == Condition::Lost {
        device.resume_in(line.row, PLACE);
        assert_eq!(device.console().screen(), ScreenKind::Way, "{what}: it can't go on");
        device.press([Button::X]);
        assert_eq!(device.console().screen(), ScreenKind::Ask, "{what}: it is not given up without a question");
        return true;
    }
    let same =
        |moment: usize| line.moments[moment].seen.journals.get(&place).is_some_and(|it| it.actions == found.actions);
    let Some(back) = (0..=at).rfind(|&moment| same(moment)) else { panic!("{what}: the game was never so") };
    device.resume_in(line.row, PLACE);
    // It is said again before the game shows.
    while device.console().screen() == ScreenKind::Notice {
        device.press([Button::A]);
    }
    let moment = &line.moments[back];
    assert_eq!((device.look(), device.picture()), (moment.look.clone(), moment.picture), "{what}");
    if let Some(segment) = line.segment(back).filter(|_| moment.look.screen != ScreenKind::Scores) {
        let next = back + segment.play(&mut device);
        let found = device.seen().journals.get(&place).cloned();
        assert_eq!(found.as_ref(), line.moments[next].seen.journals.get(&place), "{what}: it goes on");
    }
    lost
}

fn noise_everywhere(name: &'static str, stride: usize) {
    let seed = seed();
    let line = Line::play(name);
    let (mut tries, mut lost) = (0, 0);
    for at in (1..line.moments.len()).step_by(if is_long() { 1 } else { stride }) {
        for sector in 0..line.moments[at].chip.erases.len() {
            lost += usize::from(noise(&line, at, sector, seed));
            tries += 1;
        }
    }
    println!("{name}: {tries} times noise in a sector, {lost} times something of the game was in it");
    assert!(lost > tries / 40 && lost < tries / 2);
}

#[test]
fn noise_in_a_sector() {
    noise_everywhere("dice-solo", 9);
    for name in ONE_OF_EACH {
        noise_everywhere(name, if name == "orleans-2p" { 27 } else { 9 });
    }
}

#[test]
fn the_screen_says_what_was_damaged() {
    let mut bytes = image("v1-running.bin");
    let mut rng = Rng(1);
    // The sector that was written last: nobody knows which games were in it.
    let sectors = bytes.chunks_mut(handheld::Flash::SIZE / 32).filter(|sector| sector[4..8] == *b"LOIR");
    let newest = sectors.max_by_key(|sector| u32::from_le_bytes([sector[12], sector[13], sector[14], sector[15]]));
    newest.expect("there is one").fill_with(|| rng.byte());
    let mut hand = Hand::on(handheld::Flash::from_bytes(bytes).expect("it has the right size"));
    for picture in ["damaged-last", "damaged-dice", "damaged-castles", "damaged-natick"] {
        assert_eq!(hand.console().screen(), ScreenKind::Notice);
        golden(picture, &hand.handheld().picture());
        hand.press(Button::A);
    }
    assert_eq!(hand.console().screen(), ScreenKind::Title);
    golden("damaged-title", &hand.handheld().picture());
}

#[test]
fn the_screen_says_that_a_sector_is_worn_out() {
    let mut bytes = image("v1-running.bin");
    // The mark of a sector that was given up: the magic, the version, no number, and the checksum of these.
    let mark = [&b"LOIR"[..], &1_u32.to_le_bytes(), &[0; 8], &0xe608_1063_u32.to_le_bytes()].concat();
    let last = handheld::Flash::SIZE - handheld::Flash::SIZE / 32;
    assert_eq!(bytes[last..], [0xff; 4096]);
    bytes[last + 4..][..mark.len()].copy_from_slice(&mark);
    let mut hand = Hand::on(handheld::Flash::from_bytes(bytes).expect("it has the right size"));
    golden("worn-title", &hand.handheld().picture());
    hand.command(&Command::PowerCycle(Some(Button::Y)));
    assert_eq!(hand.console().screen(), ScreenKind::Service);
    golden("worn-service", &hand.handheld().picture());
}

/// Plays the whole game on a flash with bad cells: nothing is lost. Returns how many sectors were given up.
fn play_on_bad_cells(line: &Line, seed: u64, spoil: impl Fn(&mut Chip, &mut Rng)) -> usize {
    let mut rng = Rng(seed);
    let mut chip = line.segments[0].chip.restarted(seed);
    spoil(&mut chip, &mut rng);
    let flash = Nor::new(chip);
    let mut device = Device::start(&flash);
    assert_eq!(device.console().screen(), ScreenKind::Title, "what was written before is whole");
    assert_eq!(device.worn(), 0, "nothing is known of it yet");
    let (mut at, mut said) = (play_on(line, &mut device, 0, 1), 0);
    while let Some(segment) = line.segment(at) {
        let what = format!("LOIRE_SEED={seed} {}, {at} writes done", line.name);
        if at.is_multiple_of(7) {
            device = Device::start(&flash);
            assert_eq!(device.console().screen(), ScreenKind::Title, "{what}");
            device.resume_in(line.row, PLACE);
        }
        at += segment.play(&mut device);
        assert_ne!(device.console().screen(), ScreenKind::Notice, "{what}: something was not saved");
        let (seen, due) = (device.seen(), &line.moments[at].seen);
        assert!(seen == *due, "{what}: {}", seen.against(due));
        said = said.max(device.worn());
    }
    // Those that failed once are suspect: the numbers are 0 and 1, and the next power-on tries them again.
    let bad = |cells: &&[u8]| cells[4..8] == *b"LOIR" && cells[12..20] == [0; 8];
    let bad = flash.0.borrow().cells.chunks(SECTOR).filter(bad).count();
    assert!(said >= bad, "LOIRE_SEED={seed}: {said} worn places reported, {bad} sectors given up");
    assert_eq!(Device::start(&flash).worn(), bad, "and they are known at the next power-on");
    bad
}

#[test]
fn bits_that_are_stuck() {
    let seed = seed();
    let line = Line::play("castles-2p-2011");
    let bad: usize = (0..if is_long() { 100 } else { 12 })
        .map(|round| {
            play_on_bad_cells(&line, seed + round, |chip, rng| (0..1 + rng.below(4)).for_each(|_| chip.stick()))
        })
        .sum();
    println!("{bad} sectors were given up");
}

#[test]
fn a_page_that_is_worn_out() {
    let seed = seed();
    let line = Line::play("castles-2p-2011");
    let rounds = if is_long() { 64 } else { 12 };
    let bad: usize = (0..rounds)
        .map(|round| {
            play_on_bad_cells(&line, seed + round, |chip, rng| {
                // It keeps what it holds, and takes nothing new.
                let page = rng.below(chip.cells.len() / PAGE) * PAGE;
                (page..page + PAGE).for_each(|at| chip.hold(at, 0xff));
            })
        })
        .sum();
    println!("{rounds} pages, {bad} sectors were given up");
    assert!(bad > 0);
}

/// From some moment on all cells, or some pages, take nothing new: the console says what can't be kept, and what was
/// kept stays.
#[test]
fn a_flash_that_is_worn_out_says_so() {
    let seed = seed();
    let line = Line::play("castles-2p-2011");
    let mut said = 0;
    let rounds = if is_long() { 200 } else { 20 };
    for round in 0..rounds {
        let mut rng = Rng(seed + round);
        let mut at = 2 + rng.below(line.moments.len() - 20);
        let what = format!("LOIRE_SEED={seed} round {round}, {at} writes done");
        let mut chip = line.moments[at].chip.restarted(0);
        let one_in = [1, 2, 8, 24][rng.below(4)];
        for page in (0..chip.cells.len()).step_by(PAGE).filter(|_| rng.below(one_in) == 0).collect::<Vec<_>>() {
            (page..page + PAGE).for_each(|at| chip.hold(at, 0xff));
        }
        let flash = Nor::new(chip);
        let mut device = Device::start(&flash);
        assert_eq!(device.console().screen(), ScreenKind::Title, "{what}");
        at += device.resume_in(line.row, PLACE);
        while let Some(segment) = line.segment(at) {
            let before = at;
            at += segment.play(&mut device);
            let notice = device.console().screen() == ScreenKind::Notice;
            let seen = Device::boot(&flash).seen();
            let mut due = line.moments[if notice { before } else { at }].seen.clone();
            // The fewer sectors are left, the fewer finished games have room beside the one in progress.
            due.finished.truncate(seen.finished.len());
            assert!(seen == due, "{what}, {}", seen.against(&due));
            if notice {
                said += 1;
                break;
            }
        }
    }
    println!("{said} times something could not be saved");
    assert!(said > 5 && said < rounds);
}
