//! Says how often the greedy player of the tests wins each scenario of Orléans, and how many of its goals it meets:
//! `cargo run --release -p tests --example orleans_wins -- GAMES`.

use rules_core::choice::setups;
use rules_core::orleans::{Orleans, Scenario, Setup};
use rules_core::{Game, Player, Seed};
use tests::orleans::greedy;
use tests::walk;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(40);
    for setup in setups::<Orleans>().filter(|setup| setup.scenario != Scenario::Base) {
        let (mut won, mut met) = (Vec::new(), [0; 10]);
        for seed in 0..games {
            let game = Orleans::new(setup, Seed::new(seed)).expect("a possible set-up");
            let Some(step) = walk::walk(game, |game, _, list| greedy(game, list)).last() else { continue };
            let table = step.after.position();
            let goals = step.after.total(Player(0)).clamp(0, 9);
            met[goals as usize] += 1;
            if table.won || Player::all(setup.players).any(|player| table.has_met_all(player)) {
                won.push(seed);
            }
        }
        let Setup { scenario, level, players, .. } = setup;
        println!(
            "{scenario:?} {level:?} {players}: won {} of {games} {:?}, points {met:?}",
            won.len(),
            won.iter().take(6).collect::<Vec<_>>()
        );
    }
}
