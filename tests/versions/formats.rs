//! Save regions of other formats. `tests/flash/README.md` says what is in the earlier ones.

use std::fs;
use std::path::Path;

use console::Button::{A, B, Down, Left, Right, Up, X, Y};
use console::{Console, ScreenKind};
use handheld::{Command, Flash, journals};
use rules_core::Game;
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::Orleans;
use saves::{ActionBytes, Answer, Blob, Condition, Place, Record, Request, Slot};
use store::Store;
use tests::buttons::Hand;
use tests::games::slots;
use tests::journal::{Journal, ONE_OF_EACH, Step};
use tests::replay::replay;
use tests::{Chip, Rng, Seen, SeenJournal, golden, image, is_long, now};

fn flash(name: &str) -> Flash {
    Flash::from_bytes(image(name)).expect("it has the right size")
}

/// Returns all that is found in a flash.
fn seen(flash: &Flash) -> Seen {
    Seen::on(flash.clone())
}

/// Sets what the images have: brightness, palette and a name.
fn change_settings(hand: &mut Hand) {
    hand.press_all([Up, A, Right, Down, Down, Down, Right]);
    hand.press_all([Down, Down, Down, Down, Down, Down, A, A, B, B, B, Right, Right, A, Down, Left, Left, A, X]);
    hand.press_all([B, B, Down]);
}

/// Takes actions and undos of a journal.
fn play<'a>(hand: &mut Hand, steps: impl IntoIterator<Item = &'a Step>) {
    for step in steps {
        match step {
            Step::Act(bytes) => hand.play(bytes),
            Step::Undo => hand.undo(),
            Step::Aim(_) | Step::Do(_) => unreachable!("only actions and undos were kept"),
        }
    }
}

/// Returns the newest game in progress of a kind: before it there may be an exercise.
fn newest(seen: &Seen, row: usize) -> &SeenJournal {
    seen.journals.values().rfind(|journal| journal.slot == slots()[row]).expect("it is there")
}

/// Checks that an image holds the first `length` actions and undos of a journal, and that the game goes on from there.
fn goes_on<G: Game>(image: &str, row: usize, name: &str, length: usize) {
    let mut journal = Journal::of(name);
    journal.steps.retain(|step| matches!(step, Step::Act(_) | Step::Undo));
    let (begun, rest) = journal.steps.split_at(length);

    let old = flash(image);
    let before = seen(&old);
    let stored = newest(&before, row);
    assert_eq!(stored.condition, Condition::Whole);
    let due = Journal { steps: begun.to_vec(), ..journal.clone() }.actions().concat();
    assert_eq!(stored.actions, due);

    let mut old = Hand::on(old);
    old.go_to(row);
    old.press_all([A, A]);
    let mut new = Hand::default();
    change_settings(&mut new);
    journal.start(&mut new);
    play(&mut new, begun);
    for rest in rest[..12].chunks(4) {
        [&mut old, &mut new].into_iter().for_each(Hand::take);
        assert!(old.handheld().picture() == new.handheld().picture(), "{name} does not look the same");
        [&mut old, &mut new].into_iter().for_each(|hand| play(hand, rest));
    }
    let stored = [old, new].map(|hand| replay::<G>(newest(&seen(hand.handheld().flash()), row)));
    assert!(stored[0] == stored[1], "{name} is in another state");
}

#[test]
fn games_in_progress_go_on() {
    for image in ["v1-running.bin", "v2-running.bin"] {
        goes_on::<Castles>(image, 0, "castles-4p-2019", 60);
        goes_on::<DiceGame>(image, 1, "dice-3p", 40);
        goes_on::<Natick>(image, 2, "natick", 70);
    }
}

/// Versions whose images lie in `tests/flash`, each as `VERSION.bin`: ours too.
const VERSIONS: [&str; 2] = ["0.1.0", "1.0.0"];
/// How many actions and undos of each game in progress are in such an image.
const BEGUN: usize = 40;

/// Plays what the image of a version holds: settings, a finished game with its review, an exercise from there, and a game in
/// progress of each kind.
fn played() -> Flash {
    let kept = Flash::blank();
    change_settings(&mut Hand::on(kept.clone()));
    for (name, length) in [("dice-solo", usize::MAX)].into_iter().chain(ONE_OF_EACH.map(|name| (name, BEGUN))) {
        let mut journal = Journal::of(name);
        journal.steps.retain(|step| matches!(step, Step::Act(_) | Step::Undo));
        let mut hand = Hand::on(kept.clone());
        journal.start(&mut hand);
        play(&mut hand, journal.steps.iter().take(length));
        if hand.console().screen() == ScreenKind::Scores {
            hand.press_all([A, Y, A]);
            hand.command(&Command::Wait(50_000));
            // To the costliest turn, and on from it.
            hand.press_all([A, A, Y, A]);
            hand.command(&Command::Wait(2_000));
        }
    }
    // A finished game leaves its place at the next power-on. Then the tutor is set for who plays alone.
    let mut hand = Hand::on(kept.clone());
    hand.go_to(Console::GAMES + 1);
    hand.press_all([A, Up, Up, Up, Up, Up, Right, B]);
    kept
}

/// Our own version has an image, which `LOIRE_BLESS=1` makes. One that is there is never made anew.
#[test]
fn this_version_has_an_image() {
    let version = env!("CARGO_PKG_VERSION");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("flash/{version}.bin"));
    if !path.exists() && std::env::var_os("LOIRE_BLESS").is_some() {
        let bytes = played().to_bytes();
        let last = bytes.chunks(4096).rposition(|sector| sector.iter().any(|&byte| byte != 0xff));
        fs::write(&path, &bytes[..4096 * last.map_or(0, |last| last + 1)]).expect("it can be written");
    }
    assert!(VERSIONS.contains(&version) && path.exists(), "{} is missing: run it with LOIRE_BLESS=1", path.display());
}

#[test]
fn what_every_version_kept_goes_on() {
    for version in VERSIONS {
        let name = &format!("{version}.bin");
        let kept = seen(&flash(name));
        // Since 1.0.0 the finished game has a review, from which an exercise was begun, and the settings have a tutor.
        let since = usize::from(version != "0.1.0");
        assert_eq!((kept.finished.len(), kept.journals.len()), (1, ONE_OF_EACH.len() + since), "{version}");
        let is_review = |record: &&Record| matches!(record, Record::Statistics(_, 52_000..));
        assert_eq!(kept.records.keys().filter(is_review).count(), since, "{version}");
        assert_eq!(usize::from(!kept.finished[0].note.is_empty()), since, "{version}");
        assert!(since == 0 || kept.records[&Record::Settings].ends_with(&[1]), "{version}");
        assert!(journals(&flash(name)).expect("a flash of ours").iter().all(|(_, packed)| packed.is_ok()), "{version}");
        goes_on::<Castles>(name, 0, ONE_OF_EACH[0], BEGUN);
        goes_on::<DiceGame>(name, 1, ONE_OF_EACH[1], BEGUN);
        goes_on::<Natick>(name, 2, ONE_OF_EACH[2], BEGUN);
        goes_on::<Orleans>(name, 3, ONE_OF_EACH[3], BEGUN);
    }
}

#[test]
fn settings_and_statistics_are_kept() {
    let old = flash("v1-running.bin");
    let before = seen(&old);
    let mut hand = Hand::on(old.clone());
    golden("v1-title", &hand.handheld().picture());
    hand.go_to(0);
    hand.press(Y);
    golden("v1-statistics-castles", &hand.handheld().picture());
    hand.press(X);
    golden("v1-statistics-dice", &hand.handheld().picture());
    hand.press(X);
    golden("v1-statistics-natick", &hand.handheld().picture());
    hand.press_all([B, Up, A]);
    golden("v1-settings", &hand.handheld().picture());
    assert!(seen(&old) == before, "looking changes nothing");
}

#[test]
fn statistics_of_set_ups_are_kept_and_forgotten_ones_stay_forgotten() {
    let old = flash("v2-running.bin");
    let before = seen(&old);
    assert_eq!((before.finished.len(), before.records.len()), (5, 6));
    let mut hand = Hand::on(old.clone());
    golden("v1-title", &hand.handheld().picture());
    hand.go_to(0);
    hand.press(Y);
    golden("v2-statistics-castles", &hand.handheld().picture());
    hand.press(X);
    golden("v2-statistics-dice-solo", &hand.handheld().picture());
    for button in [Right, Left] {
        hand.press(button);
        golden("v2-statistics-dice-three", &hand.handheld().picture());
        hand.press(button);
        golden("v2-statistics-dice-solo", &hand.handheld().picture());
    }
    hand.press(X);
    golden("v2-statistics-natick", &hand.handheld().picture());
    hand.press_all([B, Up, A]);
    golden("v1-settings", &hand.handheld().picture());
    assert!(seen(&old) == before, "looking changes nothing");
}

#[test]
fn a_game_that_was_counted_is_not_counted_again() {
    let old = flash("v1-final-score.bin");
    let before = seen(&old);
    for _ in 0..2 {
        let mut hand = Hand::on(old.clone());
        assert!(seen(&old) == before, "{}", seen(&old).against(&before));
        hand.press_all([A, A]);
        assert_eq!(hand.console().screen(), ScreenKind::Scores);
        assert!(seen(&old) == before, "{}", seen(&old).against(&before));
    }
    let mut hand = Hand::on(old.clone());
    hand.press_all([A, A, X, A, A]);
    hand.go_to(1);
    hand.press(Y);
    golden("v1-counted-once", &hand.handheld().picture());
    let after = seen(&old);
    assert_eq!(after.records, before.records);
    assert_eq!((after.journals.len(), &after.finished[0]), (0, &before.journals[&0]));

    // The same dice once more are a game of their own.
    let journal = Journal::of("dice-solo");
    hand.press(B);
    journal.start(&mut hand);
    play(&mut hand, journal.steps.iter().filter(|step| matches!(step, Step::Act(_) | Step::Undo)));
    assert_eq!(hand.console().screen(), ScreenKind::Scores);
    assert_eq!(tests::replay::played(&seen(&old).records[&Record::Statistics(Slot(0), 0)]), 2);
}

/// The first sectors that are begun in a region of an earlier format: the power may go there as well.
#[test]
fn a_region_of_an_earlier_format_loses_nothing_to_a_cut() {
    type Device = tests::Flash<4096>;
    let stride = if is_long() { 1 } else { 31 };
    let actions = Journal::of("castles-4p-2019").actions();
    let found = |chip: &Chip| {
        let mut store = Store::new(Device::new(chip.restarted(0)));
        now(store.start(|_| ()));
        Seen::of(&mut store)
    };
    let serve = |chip: &Chip, power, request: &Request| {
        let flash = Device::new(chip.restarted(7));
        let mut store = Store::new(flash.clone());
        now(store.start(|_| ()));
        flash.0.borrow_mut().power = power;
        now(store.serve(request.clone(), |_| ()));
        flash.0.borrow().clone()
    };
    for name in ["v1-running.bin", "v2-running.bin"] {
        let mut chip = Chip::new(32, 4096);
        chip.cells = image(name);
        let length = replay_length(&found(&chip).journals[&1].actions);
        let (mut cuts, mut before) = (0, found(&chip));
        for at in length..length + 70 {
            let request = Request::Append(Place(1), at as u16, ActionBytes::from_slice(&actions[at]).unwrap());
            let next = serve(&chip, None, &request);
            let after = found(&next);
            assert_eq!(after.journals[&1].actions, actions[..=at].concat());
            for power in (at as u64 % stride..next.steps).step_by(stride as usize) {
                let seen = found(&serve(&chip, Some(power), &request));
                let what = format!("{name}, action {at}, cut after {power} steps");
                assert!(seen == before || seen == after, "{what}: {}", seen.against(&before));
                cuts += 1;
            }
            (chip, before) = (next, after);
        }
        let versions = [1, 2, 3, 4, 5].map(|version| sectors(&chip.cells, version).count());
        println!("{name}: {cuts} cuts, sectors of each version {versions:?}");
        assert!(versions[4] > 0);
    }
}

/// Returns the sectors of a region that were begun by this version of the format.
fn sectors(cells: &[u8], version: u8) -> impl Iterator<Item = &[u8]> {
    cells.chunks(4096).filter(move |sector| sector[4..9] == [b'L', b'O', b'I', b'R', version])
}

/// Earlier firmware names the later format instead of taking records that it does not know for damage.
#[test]
fn nothing_is_written_into_sectors_of_an_earlier_format() {
    for (name, version) in [("v1-running.bin", 1), ("v2-running.bin", 2)] {
        let old = flash(name);
        let before = old.to_bytes();
        let mut store = Store::new(old.clone());
        now(store.start(|_| ()));
        assert!(old.to_bytes() == before, "looking changes nothing");
        let statistics = Request::Store(Record::Statistics(Slot(15), 199), Blob::from_slice(&[7; 100]).unwrap());
        now(store.serve(statistics, |answer| assert!(matches!(answer, Answer::Written(Ok(()))))));
        while now(store.tidy()) {}
        let after = old.to_bytes();
        assert_eq!(sectors(&after, 5).count(), 1);
        // All but the end mark.
        let records = |cells| sectors(cells, version).map(|sector| sector[..4092].to_vec()).collect::<Vec<_>>();
        assert!(records(&after) == records(&before), "{name} was written");
    }
}

/// Returns how many actions of Castles these bytes are.
fn replay_length(mut actions: &[u8]) -> usize {
    let mut length = 0;
    while let Ok((_, rest)) = postcard::take_from_bytes::<rules_core::castles::Action>(actions) {
        (actions, length) = (rest, length + 1);
    }
    length
}

/// Returns the CRC-32 (ISO-HDLC).
fn checksum(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
    })
}

#[test]
fn a_region_of_a_later_format_is_not_touched_before_it_is_asked_for() {
    let mut rng = Rng(4);
    for newest_only in [true, false] {
        let mut bytes = image("v1-running.bin");
        let sequence = |sector: &[u8]| u32::from_le_bytes(sector[12..16].try_into().unwrap());
        let ours = |sector: &[u8]| sector[4..8] == *b"LOIR";
        let newest = bytes.chunks(4096).filter(|sector| ours(sector)).map(sequence).max().unwrap();
        for sector in bytes.chunks_mut(4096).filter(|sector| ours(sector)) {
            if sequence(sector) == newest || !newest_only {
                sector[8..12].copy_from_slice(&9u32.to_le_bytes());
                let crc = checksum(&sector[4..20]);
                sector[20..24].copy_from_slice(&crc.to_le_bytes());
            }
        }
        let flash = Flash::from_bytes(bytes.clone()).unwrap();
        let mut hand = Hand::on(flash.clone());
        assert_eq!(hand.console().screen(), ScreenKind::Ask);
        golden("later-format", &hand.handheld().picture());
        hand.press(B);
        // Whatever is pressed then, as long as nobody agrees to the erase.
        for _ in 0..300 {
            hand.press([A, B, X, Y, Up, Down, Right][rng.below(7)]);
        }
        assert!(flash.to_bytes() == bytes, "it was touched");
        let mut hand = Hand::on(flash.clone());
        assert_eq!(hand.console().screen(), ScreenKind::Ask);
        hand.command(&Command::Hold(A, 1100));
        assert_eq!(hand.console().screen(), ScreenKind::Title);
        assert!(seen(&flash) == Seen::default());
    }
}
