//! Lets the players of a game learn: they play, learn from their games what the judge misses, play with what they have
//! learned, and so on for some rounds. The best net is chosen and written.
//!
//! `cargo run --release -p learn -- GAME [MODEL] [--rounds N] [--games N] [--threads T] [--out FILE] ...`
//!
//! A round plays `--games` games as medium does, with the best net so far and some mistakes, over all set-ups of the model;
//! learns from the games of the last `--keep` rounds, at most `--rows` positions, `--passes` times; and plays `--choose`
//! games against the first hard level (`hard@1`). The net that wins most of these is measured in `--measure` games on other
//! seeds, and written to FILE, by default where it belongs in the source: `players/src/GAME/MODEL.net`.
//!
//! A net says `--share` percent of what was learned: where results depend on much else, a part of it plays far better than
//! all, as its errors then do not hide what the judge sees.
//!
//! All that is made is kept in `--folder`, by default `target/learn/GAME-MODEL`: a run goes on where the last one stopped.
//! `--rounds` counts all rounds, so more of them go on from there.

#![forbid(unsafe_code)]

mod file;
mod games;
mod rows;
mod setups;
mod train;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use contest::{Outcome, Summary, Task, Way, cores, spread};
use players::net::{Model, Net, inputs};
use players::{Level, POINT};
use rules_core::{Seed, for_each_game, playout};
use setups::{Draw, draw};

/// Seeds of games to learn from, by round; to choose by; to measure by.
const LEARN: u64 = 1 << 32;
const ROUND: u64 = 1 << 24;
const CHOOSE: u64 = 2 << 32;
const MEASURE: u64 = 3 << 32;

type Result<T> = std::result::Result<T, String>;

/// What a run is asked for.
struct Options {
    game: String,
    model: Option<String>,
    rounds: usize,
    games: usize,
    keep: usize,
    rows: usize,
    passes: usize,
    share: usize,
    choose: usize,
    measure: usize,
    threads: usize,
    folder: Option<PathBuf>,
    out: Option<PathBuf>,
}

const USAGE: &str = "usage: learn GAME [MODEL] [--rounds N] [--games N] [--keep N] [--rows N] [--passes N] [--share N] \
                     [--choose N] [--measure N] [--threads N] [--folder PATH] [--out FILE]";

impl Options {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Options> {
        let game = arguments.next().ok_or("which game?")?;
        let mut options = Options {
            game,
            model: None,
            rounds: 6,
            games: 20_000,
            keep: 6,
            rows: 8_000_000,
            passes: 12,
            share: 100,
            choose: 800,
            measure: 1_600,
            threads: cores(),
            folder: None,
            out: None,
        };
        while let Some(argument) = arguments.next() {
            let Some(name) = argument.strip_prefix("--") else {
                if options.model.replace(argument.clone()).is_some() {
                    return Err(format!("what is {argument:?}?"));
                }
                continue;
            };
            let value = arguments.next().ok_or_else(|| format!("--{name} wants a value"))?;
            let number = match name {
                "folder" => {
                    options.folder = Some(value.into());
                    continue;
                }
                "out" => {
                    options.out = Some(value.into());
                    continue;
                }
                "rounds" => &mut options.rounds,
                "games" => &mut options.games,
                "keep" => &mut options.keep,
                "rows" => &mut options.rows,
                "passes" => &mut options.passes,
                "share" => &mut options.share,
                "choose" => &mut options.choose,
                "measure" => &mut options.measure,
                "threads" => &mut options.threads,
                _ => return Err(format!("no option --{name}")),
            };
            *number = value.parse().ok().filter(|&n| n > 0).ok_or_else(|| format!("--{name} is a number above 0"))?;
        }
        Ok(options)
    }
}

/// A run: what is learned, and where it is kept.
struct Run<'a, G: Draw> {
    model: &'static Model<G>,
    options: &'a Options,
    folder: PathBuf,
}

/// A net of a round, and how it did where the best is chosen.
struct Candidate {
    round: usize,
    net: &'static Net,
    score: f64,
}

impl<G: Draw> Run<'_, G> {
    fn path(&self, round: usize, end: &str) -> PathBuf {
        self.folder.join(format!("round-{round}.{end}"))
    }

    /// Returns the net of a round, once it has learned.
    fn net(&self, round: usize) -> Result<Option<&'static Net>> {
        let path = self.path(round, "net");
        if !path.exists() {
            return Ok(None);
        }
        let file = fs::read(&path).map_err(|error| at(&path, error))?;
        contest::net(file, self.model.blocks).map(Some).map_err(|reason| at(&path, reason))
    }

    /// Plays, learns and judges until all rounds are done. Returns the best net.
    fn rounds(&self) -> Result<Candidate> {
        let mut best: Option<Candidate> = None;
        for round in 0..self.options.rounds {
            println!("{} {}, round {round}", G::KEY, self.model.name);
            let net = match self.net(round)? {
                Some(net) => net,
                None => {
                    self.play(round, best.as_ref().map(|best| best.net))?;
                    self.learn(round)?;
                    self.net(round)?.ok_or("a net that was written is not there")?
                }
            };
            let score = self.score(round, net)?;
            if best.as_ref().is_none_or(|best| score > best.score) {
                best = Some(Candidate { round, net, score });
            }
        }
        best.ok_or_else(|| "no round".into())
    }

    fn play(&self, round: usize, net: Option<&'static Net>) -> Result<()> {
        let (path, seeds) = (self.path(round, "games"), LEARN + round as u64 * ROUND);
        let Options { games, threads, .. } = *self.options;
        games::fill(&path, self.model, net, seeds, games, threads).map_err(|error| at(&path, error))
    }

    /// Learns from the last rounds, as far as their games are there, and writes the net of a round.
    fn learn(&self, round: usize) -> Result<()> {
        let (start, threads) = (Instant::now(), self.options.threads);
        let mut games = Vec::new();
        let mut from = Vec::new();
        for earlier in (0..=round).rev().take(self.options.keep) {
            let path = self.path(earlier, "games");
            if path.exists() {
                let some = games::read::<G>(&path).map_err(|error| at(&path, error))?;
                from.push(format!("{} of round {earlier}", some.len()));
                games.extend(some);
            }
        }
        let [rows, held_out] = rows::rows(self.model, &games, self.options.rows, threads);
        let count = games.len();
        drop(games);
        println!("  {} positions of {count} games in {:.0} s", rows.len(), start.elapsed().as_secs_f64());
        let floats = train::train(&rows, inputs(self.model.blocks), self.options.passes, threads, round as u64);
        let judge = train::error(&held_out, threads, |_| 0.0);
        let float = floats.error(&held_out, threads);
        let floats = floats.in_part(self.options.share as f32 / 100.0);
        let about = format!(
            "What players of {} ({}) have learned.\n\
             Round {round}: {} positions of {count} games ({}), seeds from {:#x}; {} passes, {} % of it.\n",
            G::KEY,
            self.model.name,
            rows.len(),
            from.join(", "),
            LEARN + round as u64 * ROUND,
            self.options.passes,
            self.options.share,
        );
        let file = file::write(&floats, self.model.blocks, &about);
        let net = contest::net(file.clone(), self.model.blocks)?;
        let whole = train::error(&held_out, threads, |nth| {
            net.correction(|take| held_out.inputs(nth).for_each(|(index, value)| take(index, value))) as f32
                / POINT as f32
        });
        println!("  on games held out: off by {judge:.2} points, {float:.2} with the net, {whole:.2} as written");
        let path = self.path(round, "net");
        fs::write(&path, file).map_err(|error| at(&path, error))
    }

    /// Returns by how much more often a net wins than by chance where the best is chosen.
    fn score(&self, round: usize, net: &'static Net) -> Result<f64> {
        let path = self.path(round, "score");
        if let Ok(text) = fs::read_to_string(&path) {
            return text.trim().parse().map_err(|error| at(&path, error));
        }
        let outcomes = self.contest(net, CHOOSE, self.options.choose);
        let sum = Summary::of(outcomes.iter().map(|(_, outcome)| outcome));
        println!("  against hard@1: {}", told(&sum));
        let score = sum.won / sum.fair;
        fs::write(&path, format!("{score:.4}\n")).map_err(|error| at(&path, error))?;
        Ok(score)
    }

    /// Plays games of drawn set-ups against the first hard level, each seed from every side; at least so many. One who
    /// plays alone is compared with it on the same seed.
    fn contest(&self, net: &'static Net, seeds: u64, games: usize) -> Vec<(&'static str, Outcome)> {
        let mut tasks = Vec::new();
        for seed in seeds.. {
            if tasks.len() >= games {
                break;
            }
            let (sort, setup) = draw::<G>(self.model.name, self.model.fits, &mut playout::picks(Seed::new(seed)));
            let sides = G::new(setup, Seed::new(seed)).map_or(0, |game| contest::sides(&game));
            tasks.extend((0..sides).map(|side| (sort, Task { setup, seed, side })));
        }
        let own = Way { search: G::search(Level::Hard), net: Some(net) };
        let rival = Way::hard_1::<G>();
        spread(tasks.len(), self.options.threads, |nth| {
            let (sort, task) = tasks[nth];
            let outcome = contest::play::<G>(task, own, rival, 0);
            let is_alone = outcome.sides == 1;
            (sort, if is_alone { apart(&outcome, &contest::play::<G>(task, rival, rival, 0)) } else { outcome })
        })
    }

    /// Measures the best net on seeds that nothing was learned from or chosen by, and writes it with the result.
    fn finish(&self, best: &Candidate, out: &Path) -> Result<()> {
        println!("round {} is best; measured on other seeds, against hard@1:", best.round);
        let outcomes = self.contest(best.net, MEASURE, self.options.measure);
        let mut sorts: BTreeMap<&str, Vec<Outcome>> = BTreeMap::new();
        for (sort, outcome) in outcomes {
            sorts.entry(sort).or_default().push(outcome);
        }
        let mut about = format!(
            "Chosen of {} rounds by {} games from seed {CHOOSE:#x}; measured from seed {MEASURE:#x}, against hard@1:\n",
            self.options.rounds, self.options.choose,
        );
        for (sort, outcomes) in &sorts {
            let line = format!("- {sort}: {}", told(&Summary::of(outcomes)));
            println!("{line}");
            about += &format!("{line}\n");
        }
        let path = self.path(best.round, "net");
        let file = fs::read(&path).map_err(|error| at(&path, error))?;
        let (head, rest) = file::about(&file).ok_or_else(|| at(&path, "no net"))?;
        let whole = [head.as_bytes(), about.as_bytes(), rest].concat();
        contest::net(whole.clone(), self.model.blocks)?;
        let mut file = fs::File::create(out).map_err(|error| at(out, error))?;
        file.write_all(&whole).map_err(|error| at(out, error))?;
        println!("written to {}", out.display());
        Ok(())
    }
}

/// Returns the outcome between two who played the same game, each alone: who won it is ahead, and then who has more
/// points.
fn apart(own: &Outcome, rival: &Outcome) -> Outcome {
    let (own, rival) = ([own.won, own.points[0]], [rival.won, rival.points[0]]);
    let won = if own == rival { 0.5 } else { f64::from(own > rival) };
    Outcome { sides: 2, won, points: [own[1], rival[1]], units: Vec::new() }
}

/// Returns what games came to in words.
fn told(sum: &Summary) -> String {
    let Summary { games, won, fair, points: [own, rivals] } = sum;
    format!("{won:.3} won of {games} ({fair:.3} by chance), {own:.1} points to {rivals:.1}")
}

fn at(path: &Path, error: impl std::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}

fn run<G: Draw>(options: &Options) -> Result<()> {
    let names: Vec<_> = G::MODELS.iter().map(|model| model.name).collect();
    let model = match &options.model {
        None => G::MODELS.first(),
        Some(name) => G::MODELS.iter().find(|model| model.name == name),
    };
    let model = model.ok_or_else(|| format!("{} has these models: {names:?}", G::KEY))?;
    let name = format!("{}-{}", G::KEY, model.name);
    let folder = options.folder.clone().unwrap_or_else(|| Path::new("target/learn").join(name));
    fs::create_dir_all(&folder).map_err(|error| at(&folder, error))?;
    let out = options
        .out
        .clone()
        .unwrap_or_else(|| Path::new("players/src").join(G::KEY.replace('-', "_")).join(format!("{}.net", model.name)));
    if !out.parent().is_some_and(|parent| parent.as_os_str().is_empty() || parent.is_dir()) {
        return Err(at(&out, "there is no such folder"));
    }
    let run = Run { model, options, folder };
    let best = run.rounds()?;
    run.finish(&best, &out)
}

fn main() -> ExitCode {
    let options = Options::read(std::env::args().skip(1)).map_err(|message| format!("{message}\n{USAGE}"));
    let result = options.and_then(|options| {
        macro_rules! find {
            ($($folder:ident::$game:ident),*) => {
                $(if options.game == <rules_core::$folder::$game as rules_core::Game>::KEY {
                    return run::<rules_core::$folder::$game>(&options);
                })*
            };
        }
        for_each_game!(find);
        Err(format!("no game {:?}", options.game))
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("learn: {message}");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_alone_is_compared_by_points() {
        let outcome = |points| Outcome { sides: 1, won: 1.0, points: [points, 0.0], units: Vec::new() };
        for (own, rival, won) in [(60.0, 50.0, 1.0), (50.0, 50.0, 0.5), (40.0, 50.0, 0.0)] {
            let both = apart(&outcome(own), &outcome(rival));
            assert_eq!((both.sides, both.won, both.points), (2, won, [own, rival]));
        }
    }
}
