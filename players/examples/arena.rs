//! Plays a level against another and prints one line of JSON: its win rate, the mean points of both, and its units.
//!
//! `cargo run --release -p players --example arena -- GAME --level L --against M [--games N] [--players P] [--seed S]
//! [set-up options]`
//!
//! Levels are `plain`, `easy`, `medium` and `hard`. One seat (or one team) plays `--level`, all others `--against`; the
//! seat changes with every game, and each seed is played from every seat. A shared win counts in part. Alone, a game is
//! won with as many points as `--goal` says: 37 are all spaces of the solo game of Castles. The option `level` of a
//! set-up is `--difficulty` here.
//! `--search WIDTH,KEEP,DRAWS,TURNS,INNER,BUDGET` tries another search in place of the level's own.

use std::process::ExitCode;

use players::{Computer, Level, Search, Thinker, public_seed};
use rules_core::{Game, Phrase, Player, Seed, Turn, choice, for_each_game};

/// How a player decides: by plain rules (`None`), or by a search.
type Way = Option<Search>;

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

    fn way<G: Computer>(&self, name: &str) -> Result<Way, String> {
        match self.get(name) {
            None | Some("plain") => Ok(None),
            Some("easy") => Ok(G::search(Level::Easy)),
            Some("medium") => Ok(G::search(Level::Medium)),
            Some("hard") => Ok(G::search(Level::Hard)),
            Some(text) => Err(format!("--{name} is plain, easy, medium or hard, not {text:?}")),
        }
    }

    fn search(&self) -> Result<Way, String> {
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

/// Returns the decision, and what it cost.
fn decide<G: Computer>(way: Way, game: &G, me: Player, seed: Seed) -> (G::Action, u32) {
    let mut thinker = Thinker::with(G::JUDGE, way, game.view(me), me, seed);
    loop {
        if let Some(action) = thinker.think(1_000) {
            return (action, thinker.spent());
        }
    }
}

/// The options of this command; all others are choices of a set-up.
const OWN: [&str; 8] = ["level", "against", "games", "players", "seed", "goal", "search", "difficulty"];

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
    let (mut own, rival) = (options.way::<G>("level")?, options.way::<G>("against")?);
    if let Some(search) = options.search()? {
        own = Some(search);
    }
    let (mut won, mut points, mut units) = (0.0, [0.0; 2], Vec::new());
    let (mut players, mut sides) = (1, 1);
    for number in 0..games {
        let seed = first + number / u64::from(sides);
        let mut game = G::new(setup, Seed::new(seed))
            .map_err(|reasons| reasons.first().map_or("impossible set-up", |reason| reason.phrase()).to_string())?;
        (players, sides) = (game.players(), game.sides());
        let side = (number % u64::from(sides)) as u8;
        let mut length = 0;
        while let Turn::Of(player) = game.turn() {
            let thought = Seed::new(public_seed(length, player).bits() ^ seed.wrapping_mul(0x9e37_79b9));
            let ours = player.0 % sides == side;
            let (action, spent) = decide(if ours { own } else { rival }, &game, player, thought);
            if ours {
                units.push(spent);
            }
            game.apply(action, |_| ()).map_err(|reason| format!("{action:?}: {}", reason.phrase()))?;
            length += 1;
        }
        let rank = &game.standing().rank[..usize::from(sides)];
        if rank[usize::from(side)] == 1 && (players > 1 || game.total(Player(side)) >= goal) {
            won += 1.0 / rank.iter().filter(|&&rank| rank == 1).count() as f64;
        }
        for other in Player::all(sides) {
            let share = if other.0 == side { 1.0 } else { 1.0 / f64::from(sides - 1) };
            points[usize::from(other.0 != side)] += f64::from(game.total(other)) * share;
        }
    }
    units.sort_unstable();
    let at = |percent: usize| units[(units.len() - 1) * percent / 100];
    Ok(format!(
        concat!(
            r#"{{"game":"{}","level":"{}","against":"{}","players":{},"games":{},"won":{:.3},"points":{:.1},"#,
            r#""rival_points":{:.1},"units":{{"p50":{},"p95":{},"max":{}}}}}"#
        ),
        G::KEY,
        options.get("level").unwrap_or("plain"),
        options.get("against").unwrap_or("plain"),
        players,
        games,
        won / games as f64,
        points[0] / games as f64,
        points[1] / games as f64,
        at(50),
        at(95),
        at(100),
    ))
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
            eprintln!("arena: {message}\nusage: arena GAME --level L --against M [--games N] [--players P] [--seed S]");
            ExitCode::from(2)
        }
    }
}
