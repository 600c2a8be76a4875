//! Plays random games and prints one line of JSON: how fast, how long, how wide, what they scored, and their digest.
//!
//! `cargo run --release -p rules-core --example playouts -- GAME [--players N] [--games N] [--seed S]
//! [--policy uniform|filler] [options]`
//!
//! `list` in place of a game prints which games there are.
//!
//! `filler` does more than chance, for games where uniform play is idle most of the time.

use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::time::Instant;

use rules_core::choice::{self, Scope};
use rules_core::playout::Tally;
use rules_core::{Game, Phrase, Player, Seed, for_each_game};

/// A game as this command knows it.
struct Entry {
    key: &'static str,
    /// The fewest and the most players, and how many an untouched form shows.
    players: (RangeInclusive<u8>, u8),
    usage: fn() -> String,
    run: fn(Options) -> Result<String, String>,
}

macro_rules! entries {
    ($($folder:ident::$game:ident),*) => {
        use rules_core::{$($folder::$game),*};
        const GAMES: &[Entry] = &[$(Entry {
            key: $game::KEY,
            players: ($game::PLAYERS, $game::FORM_PLAYERS),
            usage: usage::<$game>,
            run: run::<$game>,
        }),*];
    };
}
for_each_game!(entries);

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let result = match arguments.next() {
        None => Err("which game?".into()),
        Some(name) if name == "list" => Ok(list()),
        Some(name) => match GAMES.iter().find(|game| game.key == name) {
            None => Err(format!("no game {name:?}")),
            Some(game) => Options::read(arguments).and_then(game.run),
        },
    };
    match result {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!(
                "playouts: {message}\nusage: playouts GAME [--games N] [--seed S] [--policy uniform|filler] [options]"
            );
            for game in GAMES {
                eprintln!("  {}", (game.usage)());
            }
            ExitCode::from(2)
        }
    }
}

/// Lists all games in the order of the title screen, as JSON, with their numbers of players.
fn list() -> String {
    let game = |Entry { key, players: (range, form), .. }: &Entry| {
        format!(r#"{{"game":"{key}","least":{},"most":{},"form":{form}}}"#, range.start(), range.end())
    };
    format!("[{}]", GAMES.iter().map(game).collect::<Vec<_>>().join(","))
}

/// Returns a line on a game's set-up options.
fn usage<G: Game>() -> String {
    let mut line = format!("{} [--players {}-{}]", G::KEY, G::PLAYERS.start(), G::PLAYERS.end());
    for choice in G::CHOICES {
        let values: Vec<_> = choice.values.iter().map(|value| value.key).collect();
        let more = if choice.scope == Scope::Table { "" } else { ",.." };
        line += &format!(" [--{} {}{more}]", choice.key, values.join("|"));
    }
    line
}

fn run<G: Game>(mut options: Options) -> Result<String, String> {
    let games: u64 = options.number("games", 1000, 1, u32::MAX.into())?;
    let seed = options.seed()?;
    let busy = match options.value("policy")?.as_deref() {
        None | Some("uniform") => false,
        Some("filler") => true,
        Some(other) => return Err(format!("--policy is uniform or filler, not {other:?}")),
    };
    let setup = options.setup::<G>()?;

    let mut tally = Tally::default();
    let play = |tally: &mut Tally, setup, seed| match busy {
        true => tally.play_by::<G>(setup, seed, |game, list, dice| game.busy(list, dice)),
        false => tally.play::<G>(setup, seed),
    };
    let mut scores = Vec::new();
    let mut players = 0;
    let start = Instant::now();
    for game in 0..games {
        let end = play(&mut tally, setup, Seed::new(seed.bits() + game)).map_err(|reasons| {
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

/// The arguments `--name value` and `--name`. Reading one removes it.
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

    /// Returns the value of `--name`, if it is given.
    fn value(&mut self, name: &str) -> Result<Option<String>, String> {
        let Some(at) = self.0.iter().position(|(key, _)| key == name) else { return Ok(None) };
        self.0.remove(at).1.map(Some).ok_or(format!("--{name} needs a value"))
    }

    fn number(&mut self, name: &str, default: u64, min: u64, max: u64) -> Result<u64, String> {
        let Some(text) = self.value(name)? else { return Ok(default) };
        let number = text.parse().ok().filter(|number| (min..=max).contains(number));
        number.ok_or(format!("--{name} is a number from {min} to {max}, not {text:?}"))
    }

    fn seed(&mut self) -> Result<Seed, String> {
        let Some(text) = self.value("seed")? else { return Ok(Seed::new(1)) };
        text.parse().map_err(|error| format!("--seed {text}: {error}"))
    }

    /// Returns the set-up that all remaining options ask for. An option without a value means yes.
    fn setup<G: Game>(self) -> Result<G::Setup, String> {
        let known = |name: &str| name == "players" || G::CHOICES.iter().any(|choice| choice.key == name);
        if let Some((name, _)) = self.0.iter().find(|(name, _)| !known(name)) {
            return Err(format!("no option --{name} here"));
        }
        let given = |key: &str| {
            let (_, value) = self.0.iter().find(|(name, _)| name == key)?;
            Some(value.as_deref().unwrap_or("yes"))
        };
        choice::from_words::<G>(given).map_err(|error| error.to_string())
    }
}
