//! A game is played as far as its journal is legal, and no further: `cargo +nightly fuzz run journal` in `tests/`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tests::Rng;
use tests::arbitrary::journal;
use tests::games::offered;

fuzz_target!(|data: &[u8]| {
    let [slot, seed, kept, rest @ ..] = data else { return };
    let games = offered();
    let game = games[usize::from(*slot) % games.len()];
    if *seed == 0 {
        // Nothing of it need make sense.
        let (head, actions) = rest.split_at(rest.len().min(usize::from(*kept)));
        journal(game.slot, head, actions);
    } else {
        // A real game first, so that most inputs get far into one.
        let real = (game.play)(&mut Rng(u64::from(*seed)));
        let kept = real.actions.len().min(usize::from(*kept));
        let actions = [&real.actions[..kept].concat(), rest].concat();
        journal(game.slot, &real.head, &actions);
    }
});
