//! An action is accepted exactly when it is listed, whatever bytes it is read from: `cargo +nightly fuzz run castles`
//! in `tests/`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules_core::castles::{Action, Castles, Edition, Estates, Setup};
use rules_core::{Game, Seed};
use tests::walk;

fuzz_target!(|data: &[u8]| {
    let [start, seed, actions @ ..] = data else { return };
    let mut actions = actions;
    let edition = if start & 1 == 0 { Edition::E2011 } else { Edition::E2019 };
    let estates = if start & 2 == 0 { Estates::Beginner(1) } else { Estates::Random };
    let setup = Setup { players: 2 + start / 4 % 3, edition, estates, ..Castles::DEFAULT };
    let mut game = Castles::new(setup, Seed::new(u64::from(*seed))).expect("a possible set-up");
    while let Ok((action, rest)) = postcard::take_from_bytes::<Action>(actions) {
        actions = rest;
        let list = walk::legal(&game);
        let before = game.clone();
        let accepted = game.apply(action, |_| ()).is_ok();
        assert_eq!(accepted, list.contains(&action), "{action:?}");
        if accepted {
            assert!(game.position().check().is_ok(), "after {action:?}");
        } else {
            assert!(game == before, "refused, but something changed: {action:?}");
            // So that most inputs get far into a game, a refused action stands for one of the list.
            if let Some(&listed) = list.get(rest.len() % list.len().max(1)) {
                game.apply(listed, |_| ()).expect("listed");
            }
        }
    }
});
