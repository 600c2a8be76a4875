//! A game is played as far as its journal is legal, and no further: `cargo +nightly fuzz run journal` in `tests/`.
#![no_main]

use saves::Slot;
use libfuzzer_sys::fuzz_target;
use tests::Rng;
use tests::arbitrary::journal;
use tests::stored::game;

fuzz_target!(|data: &[u8]| {
    let [slot, seed, kept, rest @ ..] = data else { return };
    let slot = Slot(slot % 3);
    if *seed == 0 {
        // Nothing of it need make sense.
        let (head, actions) = rest.split_at(rest.len().min(usize::from(*kept)));
        journal(slot, head, actions);
    } else {
        // A real game first, so that most inputs get far into one.
        let real = game(slot, &mut Rng(u64::from(*seed)));
        let kept = real.actions.len().min(usize::from(*kept));
        let actions = [&real.actions[..kept].concat(), rest].concat();
        journal(slot, &real.head, &actions);
    }
});
