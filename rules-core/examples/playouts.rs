//! Plays random games and prints one line of JSON: how fast, how long, how wide, what they scored, and their digest.
//!
//! `cargo run --release -p rules-core --example playouts -- GAME [--players N] [--games N] [--seed S] [options]`

use std::process::ExitCode;
use std::time::Instant;

use rules_core::castles::{self, Castles, Edition, Estates};
use rules_core::dice_game::{self, DiceGame, Variant};
use rules_core::natick::{self, Natick};
use rules_core::playout::Tally;
use rules_core::{Game, Phrase, Player, Seed};

/// A game that can be set up from the command line.
trait Playable: Game {
    /// The options beside `--games` and `--seed`, for the usage.
    const OPTIONS: &'static str;

    /// Takes the set-up from the options.
    fn from_options(options: &mut Options) -> Result<Self::Setup, String>;
}

/// Each game: its options, and how to run it.
type Entry = (&'static str, &'static str, fn(Options) -> Result<String, String>);

const fn entry<G: Playable>() -> Entry {
    (G::KEY, G::OPTIONS, run::<G>)
}

const GAMES: &[Entry] = &[entry::<Castles>(), entry::<DiceGame>(), entry::<Natick>()];

impl Playable for Castles {
    const OPTIONS: &'static str = "[--players 2-4] [--edition 2011|2019] [--estates 1|2|random]";

    fn from_options(options: &mut Options) -> Result<Self::Setup, String> {
        let players = options.number("players", 2, 2, 4)? as u8;
        let edition = [Edition::E2011, Edition::E2019][options.choice("edition", &["2011", "2019"])?];
        let estates = [Estates::Beginner(1), Estates::Beginner(2), Estates::Random];
        let estates = estates[options.choice("estates", &["1", "2", "random"])?];
        Ok(castles::Setup { players, edition, estates })
    }
}

impl Playable for DiceGame {
    const OPTIONS: &'static str =
        "[--players 1-5] [--duchy A|B|C|D] [--variant standard|all-different|all-the-same] [--open-choices]";

    fn from_options(options: &mut Options) -> Result<Self::Setup, String> {
        let players = options.number("players", 3, 1, 5)? as u8;
        let duchy = dice_game::Duchy::ALL[options.choice("duchy", &["A", "B", "C", "D"])?];
        let variants = if players == 1 { 3..4 } else { 0..3 };
        let words = &["standard", "all-different", "all-the-same", "one-and-only"][variants.clone()];
        let variant = Variant::ALL[variants][options.choice("variant", words)?];
        Ok(dice_game::Setup { players, duchy, variant, open_choices: options.flag("open-choices")? })
    }
}

impl Playable for Natick {
    const OPTIONS: &'static str = "[--players 2]";

    fn from_options(options: &mut Options) -> Result<Self::Setup, String> {
        Ok(natick::Setup { players: options.number("players", 2, 1, 5)? as u8 })
    }
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let result = match arguments.next() {
        None => Err("which game?".into()),
        Some(name) => match GAMES.iter().find(|(key, ..)| *key == name) {
            None => Err(format!("no game {name:?}")),
            Some((.., run)) => Options::read(arguments).and_then(run),
        },
    };
    match result {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("playouts: {message}\nusage: playouts GAME [--games N] [--seed S] [options]");
            for (key, options, _) in GAMES {
                eprintln!("  {key} {options}");
            }
            ExitCode::from(2)
        }
    }
}

fn run<G: Playable>(mut options: Options) -> Result<String, String> {
    let games: u64 = options.number("games", 1000, 1, u32::MAX.into())?;
    let seed = options.seed()?;
    let setup = G::from_options(&mut options)?;
    options.finish()?;

    let mut tally = Tally::default();
    let mut scores = Vec::new();
    let mut players = 0;
    let start = Instant::now();
    for game in 0..games {
        let end = tally.play::<G>(setup, Seed::new(seed.bits() + game)).map_err(|reasons| {
            let reasons: Vec<_> = reasons.iter().map(|reason| reason.phrase()).collect();
            format!("impossible set-up: {}", reasons.join("; "))
        })?;
        players = end.players();
        scores.extend(Player::all(players).map(|player| end.total(player)));
    }
    let seconds = start.elapsed().as_secs_f64();

    let mean = scores.iter().map(|&points| f64::from(points)).sum::<f64>() / scores.len() as f64;
    let (min, max) = (scores.iter().min().unwrap_or(&0), scores.iter().max().unwrap_or(&0));
    Ok(format!(
        concat!(
            r#"{{"game":"{}","players":{},"games":{},"games_per_s":{:.0},"actions_per_s":{:.0},"mean_actions":{:.1},"#,
            r#""mean_branching":{:.2},"max_branching":{},"scores":{{"mean":{:.2},"min":{},"max":{}}},"#,
            r#""digest":"{:016x}"}}"#
        ),
        G::KEY,
        players,
        tally.games,
        tally.games as f64 / seconds,
        tally.actions as f64 / seconds,
        tally.actions as f64 / tally.games as f64,
        tally.branches as f64 / tally.actions as f64,
        tally.max_branching,
        mean,
        min,
        max,
        tally.digest(),
    ))
}

/// `--name value` and `--name` arguments, each taken once by whoever knows it.
struct Options(Vec<(String, Option<String>)>);

impl Options {
    fn read(arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options: Vec<(String, Option<String>)> = Vec::new();
        for argument in arguments {
            if let Some(name) = argument.strip_prefix("--") {
                options.push((name.into(), None));
            } else {
                match options.last_mut() {
                    Some((_, value @ None)) => *value = Some(argument),
                    _ => return Err(format!("what is {argument:?}?")),
                }
            }
        }
        Ok(Options(options))
    }

    /// The value of `--name`, if it is given.
    fn value(&mut self, name: &str) -> Result<Option<String>, String> {
        let Some(at) = self.0.iter().position(|(key, _)| key == name) else { return Ok(None) };
        self.0.remove(at).1.map(Some).ok_or(format!("--{name} needs a value"))
    }

    /// Whether `--name` is given, which takes no value.
    fn flag(&mut self, name: &str) -> Result<bool, String> {
        let Some(at) = self.0.iter().position(|(key, _)| key == name) else { return Ok(false) };
        if self.0.remove(at).1.is_some() { Err(format!("--{name} takes no value")) } else { Ok(true) }
    }

    fn number(&mut self, name: &str, default: u64, min: u64, max: u64) -> Result<u64, String> {
        let Some(text) = self.value(name)? else { return Ok(default) };
        let number = text.parse().ok().filter(|number| (min..=max).contains(number));
        number.ok_or(format!("--{name} is a number from {min} to {max}, not {text:?}"))
    }

    /// One of several words, by its place in `words`; the first is the default.
    fn choice(&mut self, name: &str, words: &[&str]) -> Result<usize, String> {
        let Some(text) = self.value(name)? else { return Ok(0) };
        let place = words.iter().position(|word| word.eq_ignore_ascii_case(&text));
        place.ok_or(format!("--{name} is one of {}, not {text:?}", words.join(", ")))
    }

    fn seed(&mut self) -> Result<Seed, String> {
        let Some(text) = self.value("seed")? else { return Ok(Seed::new(1)) };
        text.parse().map_err(|error| format!("--seed {text}: {error}"))
    }

    fn finish(self) -> Result<(), String> {
        self.0.first().map_or(Ok(()), |(name, _)| Err(format!("no option --{name} here")))
    }
}
