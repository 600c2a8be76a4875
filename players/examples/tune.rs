//! Tunes the weights of a game by a separable CMA-ES, and prints them, or writes them as they stand in the source.
//!
//! `cargo run --release -p players --example tune -- GAME [--generations N] [--games N] [--seed S] [--sigma X]
//! [--players N] [--width N] [--table NAME] [set-up options] [--out FILE]`
//!
//! NAME is a field of the game's weights, which alone are tuned then. FILE can replace the game's `tuned.rs`: it has the
//! same comments, with one more line about this run.
//!
//! Each generation plays 20 tables of weights on the same fresh seeds, in turn against plain players and against the
//! weights that it began with: what counts is the margin, for a game alone the points, and for one that is won together what
//! it came to. 60 generations of 64 games take some hours.

use std::ops::Range;
use std::path::Path;
use std::process::{Command, ExitCode};

use contest::{cores, spread};
use players::{Computer, Level, POINT, Search, Thinker, Tunable, public_seed};
use rand_pcg::Pcg32;
use rules_core::{Dice, Game, Player, Seed, Turn, choice, for_each_game};

/// Tables of weights in a generation, and how many of them make the next one.
const CROWD: usize = 20;
const PARENTS: usize = 10;

struct Plan {
    generations: u64,
    games: u64,
    seed: u64,
    sigma: f64,
    players: u8,
    /// Lines that are followed at once; 0 for as many as the hard level does.
    width: u8,
}

/// Returns the search of the hard level without its look-ahead on draws, so that a game takes little time.
fn search<G: Computer>(width: u8) -> Search {
    match G::search(Level::Hard) {
        Some(hard) if width == 0 => Search { keep: 1, ..hard },
        _ => Search::beam(width.max(1)),
    }
}

fn decide<G: Computer>(judge: &'static G::Judge, way: Option<Search>, game: &G, me: Player, seed: Seed) -> G::Action {
    let mut thinker = Thinker::with(judge, None, way, game.view(me), me, seed);
    loop {
        if let Some(action) = thinker.think(10_000) {
            return action;
        }
    }
}

/// Returns the mean margin over some games, or the mean points alone.
fn score<G: Computer>(judge: &'static G::Judge, seeds: Range<u64>, setups: &[G::Setup], search: Search) -> f64 {
    let count = (seeds.end - seeds.start) as f64;
    let mut sum = 0.0;
    for seed in seeds {
        let setup = setups[seed as usize % setups.len()];
        let mut game = G::new(setup, Seed::new(seed)).unwrap_or_else(|_| panic!("{setup:?} is offered"));
        let seat = Player((seed % u64::from(game.players())) as u8);
        let together = game.players() > 1 && G::is_won_together(&setup);
        let mut length = 0;
        while let Turn::Of(player) = game.turn() {
            let thought = public_seed(length, player);
            let action = match player == seat || together {
                true => decide(judge, Some(search), &game, player, thought),
                false if seed / 2 % 2 == 0 => decide(G::JUDGE, None, &game, player, thought),
                false => decide(G::JUDGE, Some(search), &game, player, thought),
            };
            game.apply(action, |_| ()).unwrap_or_else(|_| panic!("a legal action"));
            length += 1;
        }
        if together {
            sum += G::model(&setup).map_or(0.0, |model| f64::from((model.result)(&game, seat)) / f64::from(POINT));
            continue;
        }
        let rivals = Player::all(game.players()).filter(|&player| player != seat);
        let best = rivals.map(|player| game.total(player)).max();
        let won = if best.is_some() && game.standing().rank[seat.index()] == 1 { 5.0 } else { 0.0 };
        // A game alone counts by the square of its points: the last goals are the hardest.
        let alone = if best.is_none() { f64::from(game.total(seat)).powi(2) / 5.0 } else { 0.0 };
        sum += alone + f64::from(game.total(seat)) - 0.5 * f64::from(best.unwrap_or(0)) + won;
    }
    sum / count
}

fn normal(dice: &mut Pcg32) -> f64 {
    let mut uniform = || (f64::from(dice.below(u32::MAX)) + 1.0) / 4_294_967_297.0;
    (-2.0 * f64::ln(uniform())).sqrt() * f64::cos(std::f64::consts::TAU * uniform())
}

fn list<W: Tunable>(weights: &W) -> Vec<i32> {
    let mut all = Vec::new();
    weights.clone().each(&mut |weight| all.push(*weight));
    all
}

/// Returns a `tuned.rs` with other weights, and with a line more in the list of what they were tuned on.
fn rewritten<W: std::fmt::Debug>(source: &str, run: &str, weights: &W) -> Option<String> {
    let (head, _) = source.split_once("pub const TUNED")?;
    let (list, rest) = head.split_once("\n\n")?;
    let (kind, _) = source.split_once("pub const TUNED: ")?.1.split_once(' ')?;
    Some(format!("{list}\n//! - `{run}`\n\n{rest}pub const TUNED: {kind} = {weights:#?};\n"))
}

/// Writes weights to a file in the form in which they stand in the source of the game in this folder.
fn write<W: std::fmt::Debug>(folder: &str, run: &str, weights: &W, file: &str) -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let places = [format!("src/{folder}/tuned.rs"), format!("{folder}-value/src/tuned.rs")].map(|path| root.join(path));
    let place = places.iter().find(|path| path.exists()).unwrap_or(&places[0]);
    let source = std::fs::read_to_string(place)?;
    let text = rewritten(&source, run, weights).ok_or_else(|| std::io::Error::other("no table of weights"))?;
    std::fs::write(file, text)?;
    let formatted =
        Command::new("rustfmt").args(["--edition", "2024", "--config-path"]).arg(root.join("..")).arg(file).status()?;
    if formatted.success() { Ok(()) } else { Err(std::io::Error::other("rustfmt failed")) }
}

fn tune<G: Computer>(plan: &Plan, words: &dyn Fn(&str) -> Option<String>) -> &'static G::Judge
where
    G::Judge: Tunable + Sync + std::fmt::Debug,
{
    // A set-up of every category and variant, unless options ask for one.
    let players = |setup: &G::Setup| G::new(*setup, Seed::new(1)).map_or(0, |game| game.players());
    let mut setups: Vec<_> = choice::setups::<G>().filter(|setup| players(setup) == plan.players).collect();
    if G::CHOICES.iter().any(|choice| words(choice.key).is_some()) {
        let named = choice::from_words::<G>(|key| words(key).map(|word| -> &'static str { word.leak() }));
        setups = vec![named.unwrap_or_else(|error| panic!("{error}"))];
    }
    let search = search::<G>(plan.width);
    let base = list(G::JUDGE);
    let tuned = words("table").map_or(0..base.len(), |name| {
        G::JUDGE.clone().part(&name).unwrap_or_else(|| panic!("{} has no weights called {name}", G::KEY))
    });
    let table = |x: &[f64]| -> &'static G::Judge {
        let mut weights = G::JUDGE.clone();
        let mut next = (0_usize..).zip(&base).map(|(at, &base)| {
            let x = at.checked_sub(tuned.start).and_then(|at| x.get(at)).unwrap_or(&0.0);
            (f64::from(base) + scale(base) * x).round() as i32
        });
        weights.each(&mut |weight| *weight = next.next().unwrap_or(*weight));
        // A thinker needs a `&'static` judge; leaking a few hundred bytes for each table does no harm here.
        Box::leak(Box::new(weights))
    };
    let n = tuned.len();
    let size = n as f64;
    let mut shares: Vec<f64> = (0..PARENTS).map(|i| (PARENTS as f64 + 0.5).ln() - (i as f64 + 1.0).ln()).collect();
    let total: f64 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= total);
    let effective = 1.0 / shares.iter().map(|share| share * share).sum::<f64>();
    let path_rate = (effective + 2.0) / (size + effective + 5.0);
    let damping = 1.0 + path_rate;
    let memory = 4.0 / (size + 4.0);
    let one = (size + 2.0) / 3.0 * 2.0 / ((size + 1.3).powi(2) + effective);
    let many = ((size + 2.0) / 3.0 * 2.0 * (effective - 2.0 + 1.0 / effective) / ((size + 2.0).powi(2) + effective))
        .min(1.0 - one);
    let length = size.sqrt() * (1.0 - 1.0 / (4.0 * size) + 1.0 / (21.0 * size * size));
    let (mut mean, mut variance) = (vec![0.0; n], vec![1.0_f64; n]);
    let (mut step_path, mut path) = (vec![0.0; n], vec![0.0; n]);
    let mut sigma = plan.sigma;
    let mut dice = Seed::new(plan.seed).generator();
    for generation in 0..plan.generations {
        let first = 1_000_000 * plan.seed + generation * plan.games;
        let crowd: Vec<Vec<f64>> = (0..CROWD)
            .map(|_| (0..n).map(|i| mean[i] + sigma * variance[i].sqrt() * normal(&mut dice)).collect())
            .collect();
        let tables: Vec<_> = crowd.iter().map(|x| table(x)).collect();
        let games = plan.games as usize;
        let scores = spread(CROWD * games, cores(), |nth| {
            let seed = first + (nth % games) as u64;
            score::<G>(tables[nth / games], seed..seed + 1, &setups, search)
        });
        let scores = scores.chunks(games).map(|scores| scores.iter().sum::<f64>() / games as f64);
        let mut crowd: Vec<(f64, Vec<f64>)> = scores.zip(crowd).collect();
        crowd.sort_by(|a, b| b.0.total_cmp(&a.0));
        let old = mean.clone();
        for i in 0..n {
            mean[i] = shares.iter().zip(&crowd).map(|(share, (_, x))| share * x[i]).sum();
            let step = (mean[i] - old[i]) / sigma;
            step_path[i] = (1.0 - path_rate) * step_path[i]
                + (path_rate * (2.0 - path_rate) * effective).sqrt() * step / variance[i].sqrt();
            path[i] = (1.0 - memory) * path[i] + (memory * (2.0 - memory) * effective).sqrt() * step;
            let rank: f64 =
                shares.iter().zip(&crowd).map(|(share, (_, x))| share * ((x[i] - old[i]) / sigma).powi(2)).sum();
            variance[i] = (1.0 - one - many) * variance[i] + one * path[i] * path[i] + many * rank;
        }
        let norm = step_path.iter().map(|p| p * p).sum::<f64>().sqrt();
        sigma = (sigma * ((path_rate / damping) * (norm / length - 1.0)).exp()).clamp(0.05, 0.8);
        let average = crowd.iter().map(|(score, _)| score).sum::<f64>() / CROWD as f64;
        eprintln!("generation {generation}: {average:.2} on average, sigma {sigma:.3}");
    }
    let fixed = 500..500 + 3 * plan.games;
    let (before, after) =
        (score::<G>(G::JUDGE, fixed.clone(), &setups, search), score::<G>(table(&mean), fixed, &setups, search));
    eprintln!("on fixed seeds: {before:.2} before, {after:.2} after");
    table(&mean)
}

/// Returns the arguments of a run, with the numbers that it had by default, and without `--out`.
fn run<G: Game>(mut arguments: Vec<String>, plan: &Plan) -> String {
    if let Some(at) = arguments.iter().position(|argument| argument == "--out") {
        arguments.drain(at..arguments.len().min(at + 2));
    }
    let has = |name: &str| arguments.iter().any(|argument| argument.strip_prefix("--") == Some(name));
    let players = (!G::CHOICES.iter().any(|choice| has(choice.key))).then_some(("players", plan.players.into()));
    let others = [("seed", plan.seed), ("generations", plan.generations), ("games", plan.games)];
    let numbers = players.into_iter().chain(others).filter(|(name, _)| !has(name));
    let numbers: Vec<_> = numbers.map(|(name, number)| format!("--{name} {number}")).collect();
    arguments.extend(numbers);
    arguments.join(" ")
}

/// Returns how far a weight is moved at first.
fn scale(weight: i32) -> f64 {
    (f64::from(weight.abs()) * 0.35).max(8.0)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, default: f64| {
        let at = arguments.iter().position(|argument| argument == name);
        at.and_then(|at| arguments.get(at + 1)?.parse().ok()).unwrap_or(default)
    };
    let plan = Plan {
        generations: number("--generations", 60.0) as u64,
        games: number("--games", 64.0) as u64,
        seed: number("--seed", 1.0) as u64,
        sigma: number("--sigma", 0.3),
        players: number("--players", 2.0) as u8,
        width: number("--width", 0.0) as u8,
    };
    let words = |key: &str| {
        let at = arguments.iter().position(|argument| argument.strip_prefix("--") == Some(key))?;
        arguments.get(at + 1).cloned()
    };
    macro_rules! find {
        ($($folder:ident::$game:ident),*) => {
            $(if arguments.first().is_some_and(|name| name == rules_core::$folder::$game::KEY) {
                let weights = tune::<rules_core::$folder::$game>(&plan, &words);
                let Some(file) = words("out") else {
                    println!("{weights:#?}");
                    return ExitCode::SUCCESS;
                };
                let run = run::<rules_core::$folder::$game>(arguments, &plan);
                if let Err(error) = write(stringify!($folder), &run, weights, &file) {
                    println!("{weights:#?}");
                    eprintln!("{file}: {error}");
                    return ExitCode::FAILURE;
                }
                return ExitCode::SUCCESS;
            })*
        };
    }
    for_each_game!(find);
    eprintln!(
        "usage: tune GAME [--generations N] [--games N] [--seed S] [--sigma X] [--players N] [--width N] \
         [--table NAME] [set-up options] [--out FILE]"
    );
    ExitCode::from(2)
}
