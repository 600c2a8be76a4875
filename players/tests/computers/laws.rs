//! The laws of computer players: fair, the same however they are sliced, and always legal.

use std::collections::BTreeSet;

use players::{Computer, Level, Thinker, public_seed};
use rules_core::{Actions, Dice, Player, Seed, Turn, choice, for_each_game, playout};

/// Decides by thinking in slices of `slice` units.
fn decide<G: Computer>(level: Level, view: &G, me: Player, seed: Seed, slice: u32) -> (G::Action, u32) {
    let mut thinker = Thinker::new(level, view.clone(), me, seed);
    for _ in 0..1_000_000 / slice {
        if let Some(action) = thinker.think(slice) {
            return (action, thinker.spent());
        }
    }
    panic!("{} {level:?} never decides: {:?}", G::KEY, view.turn());
}

/// Plays random games of one set-up in seven, and of each kind that statistics tell apart (scenarios, teams, solo games),
/// again and again until enough was seen, and checks every law on some of their positions.
fn hold<G: Computer>() {
    let mut seen = 0;
    let mut kinds = BTreeSet::new();
    let mut is_new = |setup: &G::Setup| kinds.insert(choice::category::<G>(setup));
    let setups = choice::setups::<G>().enumerate();
    let some: Vec<_> = setups.filter(|(number, setup)| is_new(setup) || number.is_multiple_of(7)).collect();
    for (number, (_, setup)) in some.iter().cycle().enumerate() {
        if number >= some.len() && seen >= 60 {
            return;
        }
        let setup = *setup;
        let seed = Seed::new(number as u64);
        let mut game = G::new(setup, seed).unwrap_or_else(|_| panic!("{setup:?} is offered"));
        let mut dice = playout::picks(seed);
        let mut list = Actions::new();
        let mut length = 0;
        while let Turn::Of(me) = game.turn() {
            game.legal(&mut list);
            if dice.below(20) == 0 {
                let view = game.view(me);
                let mut other = game.clone();
                other.rehide(me, Seed::new(dice.below(u32::MAX).into()));
                let seed = public_seed(length, me);
                for level in Level::ALL {
                    let (action, units) = decide(level, &view, me, seed, 10_000);
                    assert!(list.contains(&action), "{} {level:?}: {action:?} is not legal", G::KEY);
                    for slice in [1, 7] {
                        assert_eq!(decide(level, &view, me, seed, slice), (action, units), "slices change it");
                    }
                    assert_eq!(decide(level, &other.view(me), me, seed, 1_000).0, action, "it knows what is hidden");
                }
                seen += 1;
                let plain = game.plain(seed).expect("something to do");
                assert!(list.contains(&plain), "{}: {plain:?} is not legal", G::KEY);
            }
            let action = list[dice.below(list.len() as u32) as usize];
            game.apply(action, |_| ()).unwrap_or_else(|_| panic!("a listed action"));
            length += 1;
        }
        assert_eq!(Thinker::new(Level::Hard, game, Player(0), Seed::new(1)).think(100), None, "a game that is over");
    }
}

macro_rules! laws {
    ($($folder:ident::$game:ident),*) => {
        $(#[test]
        fn $folder() {
            hold::<rules_core::$folder::$game>();
        })*
    };
}
for_each_game!(laws);

/// One game at a time is played, so that one thinker at a time takes room.
#[test]
fn a_thinker_is_small() {
    macro_rules! sizes {
        ($($folder:ident::$game:ident),*) => { [$(size_of::<Thinker<rules_core::$folder::$game>>()),*] };
    }
    let sizes = rules_core::for_each_game!(sizes);
    println!("{sizes:?}");
    assert!(sizes.iter().all(|&size| size <= 12 * 1024), "{sizes:?}");
}
