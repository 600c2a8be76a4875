//! Plays a level against another and prints one line of JSON: the share of games that it won, the mean points of both,
//! and how many units of thinking its decisions took.
//!
//! `cargo run --release -p players --example arena -- GAME --level L --against M [--games N] [--players P] [--seed S]
//! [--threads T] [--least SHARE] [--goal N] [--search ...] [--net FILE] [set-up options]`
//!
//! Levels are `plain`, `easy`, `medium`, `hard`, and `hard@1`: the hard level before it learned. One seat (or one team)
//! has the level, all others its rival; the seat changes with every game, and each seed is played from every seat. A
//! shared win counts in part, a loss of all together not at all.
//!
//! | option | says |
//! |---|---|
//! | `--least SHARE` | fail if less is won: 0.5 is half |
//! | `--goal N` | the points that win a game alone: 37 are all spaces of the solo game of Castles |
//! | `--difficulty` | the set-up's own option `level`, which means something else here |
//! | `--search WIDTH,KEEP,DRAWS,TURNS,INNER,BUDGET` | another search than the level's own |
//! | `--net FILE` | another net than the level's own |

use std::process::ExitCode;

use contest::{Summary, Task, Way, cores, spread};
use players::net::Net;
use players::{Computer, Search};
use rules_core::{Game, Phrase, Seed, choice, for_each_game};

/// `--name value` arguments; one without a value means yes.
struct Options(Vec<(String, String)>);

impl Options {
    fn read(arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options: Vec<(String, String)> = Vec::new();
        for argument in arguments {
            match (argument.strip_prefix("--"), options.last_mut()) {
                (Some(name), _) => options.push((name.into(), String::new())),
                (None, Some((_, value))) if value.is_empty() => *value = argument,
                _ => return Err(format!("what is {argument:?}?")),
            }
        }
        options.iter_mut().filter(|(_, value)| value.is_empty()).for_each(|(_, value)| *value = "yes".into());
        Ok(Options(options))
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    fn number(&self, name: &str, default: u64) -> Result<u64, String> {
        self.get(name).map_or(Ok(default), |text| text.parse().map_err(|_| format!("--{name} is a number, not {text}")))
    }

    fn way<G: Computer>(&self, name: &str, setup: &G::Setup) -> Result<Way, String> {
        let text = self.get(name).unwrap_or("plain");
        Way::named::<G>(text, setup)
            .ok_or_else(|| format!("--{name} is plain, easy, medium, hard or hard@1, not {text:?}"))
    }

    /// Reads a net, which lives as long as the program.
    fn net<G: Computer>(&self, setup: &G::Setup) -> Result<Option<&'static Net>, String> {
        let Some(path) = self.get("net") else { return Ok(None) };
        let model = G::model(setup).ok_or("there are no nets for this set-up")?;
        let file = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
        contest::net(file, model.blocks).map(Some).map_err(|reason| format!("{path}: {reason}"))
    }

    fn search(&self) -> Result<Option<Search>, String> {
        let Some(text) = self.get("search") else { return Ok(None) };
        let numbers: Option<Vec<u32>> = text.split(',').map(|number| number.parse().ok()).collect();
        match numbers.as_deref() {
            Some(&[width, keep, draws, turns, inner, budget]) => {
                let [width, keep, draws, turns, inner] = [width, keep, draws, turns, inner].map(|number| number as u8);
                Ok(Some(Search { slip: 0, width, keep, draws, turns, inner, budget }))
            }
            _ => Err(format!("--search is six numbers, not {text:?}")),
        }
    }
}

/// The options of this command; all others are choices of a set-up.
const OWN: [&str; 11] =
    ["level", "against", "games", "players", "seed", "goal", "search", "net", "threads", "difficulty", "least"];

fn run<G: Computer>(options: &Options) -> Result<String, String> {
    let known = |name: &str| OWN.contains(&name) || G::CHOICES.iter().any(|choice| choice.key == name);
    if let Some((name, _)) = options.0.iter().find(|(name, _)| !known(name)) {
        return Err(format!("no option --{name} here"));
    }
    let games = options.number("games", 100)?.max(1);
    let first = options.number("seed", 1)?;
    let goal = options.number("goal", 0)? as i16;
    let setup = choice::from_words::<G>(|key| options.get(if key == "level" { "difficulty" } else { key }))
        .map_err(|error| error.to_string())?;
    let (mut own, rival) = (options.way::<G>("level", &setup)?, options.way::<G>("against", &setup)?);
    own.search = options.search()?.or(own.search);
    own.net = options.net::<G>(&setup)?.or(own.net);
    let start = G::new(setup, Seed::new(first))
        .map_err(|reasons| reasons.first().map_or("impossible set-up", |reason| reason.phrase()).to_string())?;
    let sides = u64::from(contest::sides(&start));
    let threads = options.number("threads", cores() as u64)? as usize;
    let least: f64 = options.get("least").map_or(Ok(0.0), str::parse).map_err(|_| "--least is a number")?;
    let outcomes = spread(games as usize, threads, |number| {
        let number = number as u64;
        contest::play::<G>(Task { setup, seed: first + number / sides, side: (number % sides) as u8 }, own, rival, goal)
    });
    let sum = Summary::of(&outcomes);
    let mut units: Vec<u32> = outcomes.into_iter().flat_map(|outcome| outcome.units).collect();
    units.sort_unstable();
    let at = |percent: usize| units[(units.len() - 1) * percent / 100];
    let line = format!(
        concat!(
            r#"{{"game":"{}","level":"{}","against":"{}","players":{},"games":{},"won":{:.3},"points":{:.1},"#,
            r#""rival_points":{:.1},"units":{{"p50":{},"p95":{},"max":{}}}}}"#
        ),
        G::KEY,
        options.get("level").unwrap_or("plain"),
        options.get("against").unwrap_or("plain"),
        start.players(),
        games,
        sum.won,
        sum.points[0],
        sum.points[1],
        at(50),
        at(95),
        at(100),
    );
    if sum.won < least { Err(format!("won less than {least}: {line}")) } else { Ok(line) }
}

fn play(name: &str, options: &Options) -> Result<String, String> {
    macro_rules! find {
        ($($folder:ident::$game:ident),*) => {
            $(if name == rules_core::$folder::$game::KEY {
                return run::<rules_core::$folder::$game>(options);
            })*
        };
    }
    for_each_game!(find);
    Err(format!("no game {name:?}"))
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_default();
    let result = Options::read(arguments).and_then(|options| play(&name, &options));
    match result {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!(
                "arena: {message}\nusage: arena GAME --level L --against M [--games N] [--players P] [--seed S] [--threads T] \
                 [--least SHARE] [--goal N] [--search WIDTH,KEEP,DRAWS,TURNS,INNER,BUDGET] [--net FILE] [set-up options]"
            );
            ExitCode::from(2)
        }
    }
}
