//! Reviews games of a level against itself and prints one line of JSON: lost points a turn, luck, and slices of thinking.
//!
//! `cargo run --release -p players --example review -- GAME [--level L] [--games N] [--seed S] [set-up options]`
//!
//! `lost` has the mean, and what 50, 90, 95 and 99 of 100 turns lose at most, of those in which something was decided.
//! The thresholds of slips, mistakes and blunders come from these. `result` has the spread of the points, before and after
//! luck is taken off.

use std::process::ExitCode;

use contest::{Way, cores, record, review, spread};
use players::Computer;
use players::review::What;
use rules_core::{Game, Player, choice, for_each_game};

fn run<G: Computer>(option: impl Fn(&str) -> Option<String>) -> Result<String, String> {
    let number = |name: &str, default| option(name).map_or(Ok(default), |text| text.parse::<u64>().map_err(|_| text));
    let (games, first) = (number("games", 20)?, number("seed", 1)?);
    let level = option("level").unwrap_or("hard".into());
    let keys = G::CHOICES.iter().map(|choice| choice.key).chain(["players"]);
    let words: Vec<_> = keys.map(|key| (key, option(key))).collect();
    let word = |key: &str| match words.iter().find(|(name, _)| *name == key) {
        Some((_, word)) if key != "level" => word.as_deref(),
        _ => None,
    };
    let setup = choice::from_words::<G>(word).map_err(|error| error.to_string())?;
    let way = Way::named::<G>(&level, &setup).ok_or("no such level")?;
    let results = spread(games as usize, cores(), |number| {
        let seed = first + number as u64;
        let actions = record::<G>(setup, seed, |_| way);
        let (game, findings, slices) = review::<G>(setup, seed, &actions);
        let of = |player: Player| {
            let mine = || findings.iter().filter(move |finding| finding.player == player);
            let lost: Vec<f64> = mine()
                .filter_map(|finding| match finding.what {
                    What::Turn { best, taken } => Some(f64::from(best - taken) / f64::from(G::LOSSES.point)),
                    What::Luck { .. } => None,
                })
                .collect();
            let luck: Vec<f64> = mine()
                .filter_map(|finding| match finding.what {
                    What::Luck { luck, .. } => Some(f64::from(luck) / f64::from(G::LOSSES.point)),
                    What::Turn { .. } => None,
                })
                .collect();
            (f64::from(game.total(player)), lost, luck)
        };
        (Player::all(game.players()).map(of).collect::<Vec<_>>(), slices)
    });
    let slices = results.iter().map(|(_, slices)| slices).sum::<u64>() / games;
    let players: Vec<_> = results.into_iter().flat_map(|(players, _)| players).collect();
    let mut lost: Vec<f64> = players.iter().flat_map(|(_, lost, _)| lost).copied().collect();
    lost.sort_by(f64::total_cmp);
    let at = |percent: usize| lost[(lost.len() - 1) * percent / 100];
    let mean = |of: &[f64]| of.iter().sum::<f64>() / of.len() as f64;
    let deviation = |of: &[f64]| (of.iter().map(|x| (x - mean(of)).powi(2)).sum::<f64>() / of.len() as f64).sqrt();
    let points: Vec<f64> = players.iter().map(|(points, ..)| *points).collect();
    let luck: Vec<f64> = players.iter().map(|(_, _, luck)| luck.iter().sum::<f64>()).collect();
    let even: Vec<f64> = points.iter().zip(&luck).map(|(points, luck)| points - luck).collect();
    let (mp, ml) = (mean(&points), mean(&luck));
    let together: f64 = points.iter().zip(&luck).map(|(p, l)| (p - mp) * (l - ml)).sum::<f64>() / points.len() as f64;
    let draws = players.iter().map(|(_, _, luck)| luck.len()).sum::<usize>() / players.len();
    Ok(format!(
        concat!(
            r#"{{"game":"{}","level":"{}","games":{},"turns":{},"lost":[{:.3},{:.2},{:.2},{:.2},{:.2}],"draws":{},"#,
            r#""luck":[{:.2},{:.2}],"correlation":{:.2},"result":[{:.1},{:.1},{:.1}],"slices":{}}}"#
        ),
        G::KEY,
        level,
        games,
        lost.len() / players.len(),
        mean(&lost),
        at(50),
        at(90),
        at(95),
        at(99),
        draws,
        ml,
        deviation(&luck),
        together / deviation(&points) / deviation(&luck),
        mp,
        deviation(&points),
        deviation(&even),
        slices,
    ))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument.strip_prefix("--") == Some(name))?;
        arguments.get(at + 1).cloned()
    };
    let name = arguments.first().cloned().unwrap_or_default();
    macro_rules! find {
        ($($folder:ident::$game:ident),*) => {{
            let mut result = Err(format!("no game {name:?}"));
            $(if name == rules_core::$folder::$game::KEY {
                result = run::<rules_core::$folder::$game>(option);
            })*
            result
        }};
    }
    match for_each_game!(find) {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("review: {reason}\nusage: review GAME [--level L] [--games N] [--seed S] [set-up options]");
            ExitCode::FAILURE
        }
    }
}
