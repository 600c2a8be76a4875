//! A console starts on whatever settings, forms and statistics it finds behind their checksums: `cargo +nightly fuzz run
//! records` in `tests/`.
#![no_main]

use std::collections::BTreeMap;

use libfuzzer_sys::fuzz_target;
use saves::Record;
use tests::Rng;
use tests::arbitrary::records;
use tests::games::{offered, slots};

// A seed for a game, or 0 for none; then records: kind, slot, category, length, bytes.
fuzz_target!(|data: &[u8]| {
    let [seed, rest @ ..] = data else { return };
    let (games, slots, mut rest) = (offered(), slots(), rest);
    let game = games[usize::from(*seed) % games.len()];
    let stored = (*seed > 0).then(|| (game.play)(&mut Rng(u64::from(*seed))));
    let mut found = BTreeMap::new();
    while let [kind, slot, category, length, bytes @ ..] = rest {
        let slot = slots[usize::from(*slot) % slots.len()];
        let record = match kind % 6 {
            0 => Record::Settings,
            1 => Record::Era,
            2 => Record::Hints,
            3 => Record::Inherited(slot),
            4 => Record::Form(slot),
            _ => Record::Statistics(slot, (*category).into()),
        };
        let (own, after) = bytes.split_at(bytes.len().min((*length).into()).min(160));
        found.insert(record, own.to_vec());
        rest = after;
    }
    records(&found, stored.as_ref());
});
