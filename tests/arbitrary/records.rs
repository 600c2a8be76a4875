//! Settings, forms and statistics that make no sense, behind a checksum that does.

use std::collections::BTreeMap;

use saves::{Record, Slot};
use tests::arbitrary::records;
use tests::games::slots;
use tests::stored::game;
use tests::{Chip, Flash, Rng, Seen, image, is_long, seed};

use crate::mutate::{bytes, mutate};

/// The first category of reviews.
const REVIEWED: u16 = 52_000;

/// Returns a record of any kind.
fn any(rng: &mut Rng) -> Record {
    let slots = slots();
    let slot = slots[rng.below(slots.len())];
    match rng.below(9) {
        0 => Record::Settings,
        1 => Record::Era,
        2 => Record::Hints,
        3 => Record::Inherited(slot),
        4 | 5 => Record::Form(slot),
        6 => Record::Statistics(slot, REVIEWED),
        _ => Record::Statistics(slot, rng.below(40) as u16),
    }
}

/// Returns what earlier consoles kept.
fn real() -> BTreeMap<Record, Vec<u8>> {
    let mut all = BTreeMap::new();
    for name in ["v1-final-score.bin", "v3-worn.bin"] {
        let mut chip = Chip::new(32, 4096);
        chip.cells = image(name);
        all.extend(Seen::on(Flash::<4096>::new(chip)).records);
    }
    // A form and settings as this console writes them.
    let names = ["RED", "BLUE", "LILAC", "WHITE", "GREEN"];
    let settings = postcard::to_stdvec(&((1_u8, 4_u8, 2_u8, 2_u8), false, names, (1_u8, 1_u8, 1_u8)));
    all.insert(Record::Settings, settings.expect("settings can be encoded"));
    // Reviews: as statistics of no games, then two names, and parts of games.
    let parts = [(7_u16, 0_u8, 42_u16, -31_i16, 187_i16), (7, 4 + 2, 140, 8, 190), (3, 1, 300, 0, 150)];
    let reviews = postcard::to_stdvec(&(["ANNA", "BEN"], parts.as_slice())).expect("reviews can be encoded");
    let reviews = [&[2], &[0; 12][..], &[2], &reviews].concat();
    all.extend(slots().into_iter().map(|slot| (Record::Statistics(slot, REVIEWED), reviews.clone())));
    all
}

#[test]
fn mutated_and_arbitrary_records() {
    let seed = seed();
    let real = real();
    assert!(real.keys().any(|record| matches!(record, Record::Statistics(..))));
    for round in 0..if is_long() { 1500 } else { 60 } {
        println!("LOIRE_SEED={seed}, round {round}");
        let mut rng = Rng(seed.wrapping_add(round));
        let mut found = real.clone();
        for _ in 0..1 + rng.below(6) {
            let record = any(&mut rng);
            let like = real.iter().find(|(known, _)| std::mem::discriminant(*known) == std::mem::discriminant(&record));
            let like = real.get(&record).or(like.map(|(_, bytes)| bytes));
            let mut all = like.cloned().unwrap_or_default();
            if all.is_empty() || rng.below(4) == 0 {
                all = bytes(&mut rng, 160);
                let below = [256, 16, 4][rng.below(3)];
                all.iter_mut().for_each(|byte| *byte = (usize::from(*byte) % below) as u8);
            } else {
                (0..1 + rng.below(3)).for_each(|_| mutate(&mut all, &[], &mut rng));
            }
            all.truncate(160);
            found.insert(record, all);
        }
        // Often to its end: then it is counted.
        let stored = (rng.below(3) == 0).then(|| game(&mut rng));
        records(&found, stored.as_ref());
    }
}

#[test]
fn a_record_of_any_length_and_any_single_byte() {
    for record in [Record::Settings, Record::Form(Slot(0)), Record::Era, Record::Hints] {
        for byte in [0, 1, 2, 5, 0x7f, 0x80, 0xff] {
            for length in [0, 1, 2, 3, 7, 64, 160] {
                if !is_long() && length % 2 == 1 && byte > 5 {
                    continue;
                }
                records(&BTreeMap::from([(record, vec![byte; length])]), None);
            }
        }
    }
}
