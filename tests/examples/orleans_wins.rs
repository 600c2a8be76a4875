//! Prints how well the players of the tests do in Orléans:
//! `cargo run --release -p tests --example orleans_wins -- GAMES [SCENARIO | base]`
//!
//! Without a scenario the greedy player plays all of them: how often it wins, and how many goals it meets, in Invasion
//! those of the city. A named scenario is played by the planner, who knows the draws to come. With `base`, greedy, busy
//! and eager players play the base game, and their points are printed by source.

use rules_core::choice::setups;
use rules_core::orleans::{Action, Orleans, Scenario, Setup, Source};
use rules_core::{Game, Player, Seed, playout};
use tests::orleans::planner::{TRIES, WIDTH, plan};
use tests::orleans::{eager, greedy};
use tests::walk;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(40);
    if std::env::args().nth(2).as_deref() == Some("base") {
        return sources(games);
    }
    if let Some(name) = std::env::args().nth(2) {
        return planned(games, &name);
    }
    for setup in setups::<Orleans>().filter(|setup| setup.scenario != Scenario::Base) {
        let (mut won, mut met) = (Vec::new(), [0; 10]);
        for seed in 0..games {
            let game = Orleans::new(setup, Seed::new(seed)).expect("a possible set-up");
            let Some(step) = walk::walk(game, |game, _, list| greedy(game, list)).last() else { continue };
            let table = step.after.position();
            let city = table.common_objectives().into_iter().filter(|&met| met).count();
            let goals = if table.is_invasion() { city } else { step.after.total(Player(0)).clamp(0, 9) as usize };
            met[goals] += 1;
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

/// Prints how often a planner wins the scenario of this name; how many ways at a time and tries for each may follow.
fn planned(games: u64, name: &str) {
    let number = |at: usize| std::env::args().nth(at).and_then(|word| word.parse().ok());
    let (width, tries) = (number(3).unwrap_or(WIDTH), number(4).unwrap_or(TRIES));
    for setup in setups::<Orleans>().filter(|setup| format!("{:?}", setup.scenario).eq_ignore_ascii_case(name)) {
        let (mut won, mut met) = (Vec::new(), Vec::new());
        for seed in 0..games {
            let way = plan(setup, Seed::new(seed), width, tries);
            met.push(Player::all(setup.players).map(|player| way.game.total(player)).max().unwrap_or(0));
            if way.is_won() {
                won.push(seed);
            }
        }
        println!(
            "{:?} {:?} {}: won {} of {games} {won:?}, points {met:?}",
            setup.scenario,
            setup.level,
            setup.players,
            won.len()
        );
    }
}

/// Prints mean points of the base game by source, for greedy, busy and eager players.
fn sources(games: u64) {
    for players in 2..=5 {
        for name in ["greedy", "filler", "eager"] {
            let mut sums = [0.0; Source::ALL.len()];
            for seed in 0..games {
                let game = Orleans::new(Setup::base(players), Seed::new(seed)).expect("a possible set-up");
                let mut dice = playout::picks(Seed::new(seed));
                let pick = |game: &Orleans, _, list: &[Action]| match name {
                    "greedy" => greedy(game, list),
                    "eager" => eager(game, list, &mut dice),
                    _ => list[game.busy(list, &mut dice)],
                };
                let Some(step) = walk::walk(game, pick).last() else { continue };
                for (sum, source) in sums.iter_mut().zip(Source::ALL) {
                    let points = Player::all(players).map(|player| f64::from(step.after.points(player, source)));
                    *sum += points.sum::<f64>() / f64::from(players);
                }
            }
            let means = sums.map(|sum| (sum / games as f64 * 10.0).round() / 10.0);
            println!("{name}, {players} players: {:.1} points, {:?} {means:?}", means.iter().sum::<f64>(), Source::ALL);
        }
    }
}
