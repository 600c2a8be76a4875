//! The laws of computer players: fair, the same however they are sliced, and always legal.

use std::collections::BTreeSet;

use players::{Computer, Level, Thinker, public_seed};
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::Orleans;
use rules_core::{Actions, Dice, Player, Seed, Turn, choice, playout};

/// Decides while thinking comes in slices of so many units.
fn decide<G: Computer>(level: Level, view: &G, me: Player, seed: Seed, slice: u32) -> (G::Action, u32) {
    let mut thinker = Thinker::new(level, view.clone(), me, seed);
    for _ in 0..1_000_000 / slice {
        if let Some(action) = thinker.think(slice) {
            return (action, thinker.spent());
        }
    }
    panic!("{} {level:?} never decides: {:?}", G::KEY, view.turn());
}

/// Plays random games of one set-up in so many, and of each kind that statistics tell apart (scenarios, teams, solo
/// games), and checks every law on some of their positions.
fn hold<G: Computer>(every: usize, one_in: u32) {
    let mut seen = 0;
    let mut kinds = BTreeSet::new();
    let mut is_new = |setup: &G::Setup| kinds.insert(choice::category::<G>(setup));
    let setups = choice::setups::<G>().enumerate();
    for (number, setup) in setups.filter(|(number, setup)| is_new(setup) || number.is_multiple_of(every)) {
        let seed = Seed::new(number as u64);
        let mut game = G::new(setup, seed).unwrap_or_else(|_| panic!("{setup:?} is offered"));
        let mut dice = playout::picks(seed);
        let mut list = Actions::new();
        let mut length = 0;
        while let Turn::Of(me) = game.turn() {
            game.legal(&mut list);
            if dice.below(one_in) == 0 {
                let view = game.view(me);
                let mut other = game.clone();
                other.rehide(me, Seed::new(dice.below(u32::MAX).into()));
                let seed = public_seed(length, me);
                for level in Level::ALL {
                    let (action, units) = decide(level, &view, me, seed, 10_000);
                    assert!(list.contains(&action), "{} {level:?}: {action:?} is not legal", G::KEY);
                    let slice = if units < 3_000 { 1 } else { 7 };
                    assert_eq!(decide(level, &view, me, seed, slice), (action, units), "slices change it");
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
    assert!(seen > 50, "{}: {seen} positions are too few to tell", G::KEY);
}

#[test]
fn castles() {
    hold::<Castles>(7, 30);
}

#[test]
fn the_dice_game() {
    hold::<DiceGame>(7, 15);
}

#[test]
fn natick() {
    hold::<Natick>(1, 8);
}

#[test]
fn orleans() {
    hold::<Orleans>(2, 20);
}

#[test]
fn a_thinker_is_small() {
    macro_rules! sizes {
        ($($folder:ident::$game:ident),*) => { [$(size_of::<Thinker<rules_core::$folder::$game>>()),*] };
    }
    let sizes = rules_core::for_each_game!(sizes);
    println!("{sizes:?}");
    assert!(sizes.iter().all(|&size| size <= 12 * 1024), "{sizes:?}");
}
