//! The Colonists of Natick between players who know what they want.

mod greedy;

use greedy::Greedy;
use rules_core::natick::{Natick, Setup};
use rules_core::{Game, Seed, Turn};

const GAMES: u64 = 2_000;

/// The values that are ours are chosen so that nobody is better off for going first, and a game takes half an hour.
#[test]
fn greedy_players_find_the_game_fair_and_of_good_length() {
    let (mut won_by_first, mut turns) = (0, 0);
    for seed in 0..GAMES {
        let end = play(Seed::new(seed));
        won_by_first += u64::from(end.standing().rank[end.first().index()] == 1);
        turns += u64::from(end.turn_number());
    }
    let share = won_by_first as f64 / GAMES as f64;
    let mean = turns as f64 / GAMES as f64;
    println!("first player wins {share:.3}, {mean:.1} turns");
    assert!((0.45..=0.55).contains(&share), "the first player wins {share:.3} of the games");
    assert!((15.0..=25.0).contains(&mean), "a game takes {mean:.1} turns");
}

fn play(seed: Seed) -> Natick {
    let mut game = Natick::new(Setup::default(), seed).expect("the default set-up");
    let mut player = Greedy::new(seed);
    while let Turn::Of(_) = game.turn() {
        let action = player.decide(&game);
        game.apply(action, |_| ()).unwrap_or_else(|illegal| panic!("{action:?}: {illegal:?} in {:?}", game.job()));
    }
    game
}
