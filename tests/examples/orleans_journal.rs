//! Writes the journal of a lively game of Orléans: `cargo run -p tests --example orleans_journal -- PLAYERS [SCENARIO
//! [LEVEL [SEED]]] > FILE`.
//!
//! A scenario is played by a planner who wins it; Vierzon and the Salesman, which no planner has won, by the hard
//! computer. The base game is played by greedy and busy players, seed after seed, until a game has everything that a
//! script should show; with two players the place tiles of Invasion are in it. The first time that something is asked a
//! picture is taken.

use std::cell::Cell;
use std::collections::BTreeSet;

use players::{Level as Computer, Thinker, public_seed};
use rules_core::choice::from_words;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{Action, Event, Hourglass, Job, Level, Orleans, Scenario, Setup};
use rules_core::{Game, Player, Seed, Turn, playout};
use tests::journal::hex;
use tests::orleans::greedy;
use tests::orleans::planner::{TRIES, WIDTH, plan};
use tests::walk::{self, Step};

/// What a game must show.
const ALL: [&str; 13] = [
    "draw",
    "plan",
    "act",
    "village",
    "technology",
    "tile",
    "ship",
    "wagon",
    "send",
    "harvest",
    "torture",
    "deed",
    "undone",
];

fn main() {
    let players = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(2);
    if let Some(key) = std::env::args().nth(2) {
        return scenario(players, &key);
    }
    let setup = Setup { invasion_tiles: players == 2, ..Setup::base(players) };
    let game = (1..400).map(Seed::new).find_map(|seed| lively(setup, seed));
    let (seed, lines) = game.expect("some game has it all");
    println!("game orleans\nplayers {players}\nform 0 {} 0\nseed {seed}", u8::from(setup.invasion_tiles));
    lines.iter().for_each(|line| println!("{line}"));
}

/// Prints the journal of a scenario: a game that a planner wins, of the given seed or the first one that is won. Greedy
/// players play Prosperity, which has no goals, and Invasion with more than two, until an event beats them.
fn scenario(players: u8, key: &str) {
    let level = std::env::args().nth(3).unwrap_or("normal".into());
    let given = |word: &str| match word {
        "players" => Some(["", "1", "2", "3", "4", "5"][usize::from(players)]),
        "scenario" => Some(key),
        "level" => Some(level.as_str()),
        _ => None,
    };
    let setup = from_words::<Orleans>(given).expect("a set-up");
    let seeds = match std::env::args().nth(4).and_then(|word| word.parse().ok()) {
        Some(seed) => seed..seed + 1,
        None => 1..60,
    };
    let played = seeds.map(Seed::new).find_map(|seed| {
        if players > 2 {
            let steps: Vec<_> =
                walk::walk(Orleans::new(setup, seed).ok()?, |game, _, list| greedy(game, list)).collect();
            let beaten = steps.last()?.after.position().event != Hourglass::Invasion;
            return beaten.then(|| (seed, steps.iter().map(|step| step.action).collect()));
        }
        if matches!(setup.scenario, Scenario::Vierzon | Scenario::Salesman) {
            return hard(setup, seed).map(|actions| (seed, actions));
        }
        let way = plan(setup, seed, WIDTH, TRIES);
        eprintln!("seed {seed}: {}", if way.is_won() { "won" } else { "lost" });
        way.is_won().then_some((seed, way.actions))
    });
    let (seed, actions): (Seed, Vec<Action>) = played.expect("a game that is won");
    let fitting = Scenario::ALL.into_iter().filter(|scenario| scenario.is_for(players));
    let steps = fitting.take_while(|scenario| *scenario != setup.scenario).count();
    println!("game orleans\nplayers {players}\nform {steps} {}\nseed {seed}", rows(&setup));
    for line in told(setup, seed, key, &actions).expect("the game can be played again") {
        println!("{line}");
    }
}

/// Returns what the hard computer does alone, if it wins.
fn hard(setup: Setup, seed: Seed) -> Option<Vec<Action>> {
    let mut game = Orleans::new(setup, seed).ok()?;
    let mut actions = Vec::new();
    while let Turn::Of(player) = game.turn() {
        let thought = public_seed(actions.len() as u16, player);
        let action = Thinker::new(Computer::Hard, game.view(player), player, thought).think(1_000_000)?;
        game.apply(action, |_| ()).ok()?;
        actions.push(action);
    }
    game.position().won.then_some(actions)
}

/// Returns the steps in the rows of the form below the scenario.
fn rows(setup: &Setup) -> String {
    let rows = Orleans::CHOICES.iter().filter(|choice| choice.key != "scenario" && (choice.shown)(setup));
    let untouched = Setup { level: Level::Normal, ..*setup };
    let steps = rows.map(|choice| {
        let fitting: Vec<u8> = (0..choice.values.len() as u8).filter(|&value| (choice.fits)(setup, value)).collect();
        let at = |setup: &Setup| fitting.iter().position(|&value| value == (choice.get)(setup, Player(0)));
        let (from, to) = (at(&untouched).unwrap_or(0), at(setup).unwrap_or(0));
        ((to + fitting.len() - from) % fitting.len()).to_string()
    });
    steps.collect::<Vec<_>>().join(" ")
}

/// Returns the lines of a game: the first time that something is asked a picture is taken.
fn told(setup: Setup, seed: Seed, key: &str, actions: &[Action]) -> Option<Vec<String>> {
    let mut game = Orleans::new(setup, seed).ok()?;
    let mut lines = Vec::new();
    let mut shown = BTreeSet::new();
    let picture = |name: &str| format!("shot orleans-{key}{}-{name}", setup.players);
    for &action in actions {
        let bytes = hex(&postcard::to_stdvec(&action).expect("an action can be encoded"));
        let position = game.position();
        let job = format!("{:?}", position.job()?);
        let job = job.split([' ', '{']).next().unwrap_or("").to_lowercase();
        if shown.insert(job.clone()) {
            lines.extend([format!("aim {bytes}"), picture(&job)]);
        }
        let late = matches!(action, Action::Done) && matches!(position.job(), Some(Job::Plan { .. }));
        if late && position.round == 6 && shown.insert("late".into()) {
            // A single player has no page of the others, Invasion none of deeds.
            let pages = if setup.players == 1 || setup.deeds().is_empty() { 5 } else { 6 };
            lines.extend(["press X".into(), picture("goals"), "press DOWN".into(), picture("goals-next")]);
            lines.extend(["press Y".into(), "press A".into(), picture("article"), "press B x2".into()]);
            lines.extend([format!("press X x{pages}"), picture("event"), "press B".into()]);
        }
        lines.push(format!("act {bytes} # {action:?}"));
        game.apply(action, |_| ()).ok()?;
    }
    lines.extend([picture("final"), "press X".into(), picture("final-more"), "press A".into()]);
    Some(lines)
}

/// Returns the lines of a greedy game, if it shows everything.
fn lively(setup: Setup, seed: Seed) -> Option<(Seed, Vec<String>)> {
    let game = Orleans::new(setup, seed).ok()?;
    let players = setup.players;
    let mut lines = Vec::new();
    let mut shown = BTreeSet::new();
    let mut last = None;
    let mut dice = playout::picks(seed);
    let tortured = Cell::new(false);
    let pick = |game: &Orleans, player: Player, list: &[Action]| {
        // The first player idles after a good start, until coins are missing; the others are greedy or busy.
        let idles = player.0 == 0 && game.position().round > 3 && !tortured.get();
        let idle = list.iter().copied().rfind(|action| matches!(action, Action::Draw(_) | Action::Done | Action::Pass));
        match idle.filter(|_| idles) {
            Some(action) => action,
            None if player.0.is_multiple_of(2) => greedy(game, list),
            None => list[game.busy(list, &mut dice)],
        }
    };
    for Step { before: game, player, action, events, .. } in walk::walk(game, pick) {
        let bytes = hex(&postcard::to_stdvec(&action).expect("an action can be encoded"));
        let act = format!("act {bytes} # {action:?}");
        let position = game.position();
        if last.is_some_and(|last| last != player) && position.round == 4 {
            let name = if matches!(position.job(), Some(Job::Act)) { "hand-over-act" } else { "hand-over" };
            if shown.insert(name) {
                lines.push(format!("shot orleans{players}-{name}"));
            }
        }
        let name = name(&game, action);
        tortured.set(tortured.get() || name == Some("torture"));
        if name.is_some_and(|name| shown.insert(name)) {
            lines.push(format!("aim {bytes}"));
            lines.push(format!("shot orleans{players}-{}", name.unwrap_or("")));
        }
        let late = matches!(action, Action::Done) && matches!(position.job(), Some(Job::Plan { .. }));
        if late && position.round == 9 && shown.insert("late") {
            look_around(players, &bytes, &mut lines);
        }
        lines.push(act.clone());
        if matches!(action, Action::Put { .. }) && position.round == 3 && shown.insert("undone") {
            lines.extend(["undo".into(), format!("shot orleans{players}-undone"), act]);
        }
        last = Some(player);
        let done = events.iter().any(|event| matches!(event, Event::DeedDone { .. }));
        if done && shown.insert("deed") {
            lines.push(format!("shot orleans{players}-deed"));
        }
    }
    for (shot, press) in [("first", "press A"), ("second", "press X"), ("all", "press X"), ("more", "press A")] {
        lines.push(format!("shot orleans{players}-final-{shot}"));
        lines.push(press.into());
    }
    let missing: Vec<_> = ALL.iter().filter(|name| !shown.contains(*name)).collect();
    if !missing.is_empty() {
        eprintln!("seed {seed} lacks {missing:?}");
    }
    missing.is_empty().then_some((seed, lines))
}

/// Returns what a decision is called, if it deserves a picture.
fn name(game: &Orleans, action: Action) -> Option<&'static str> {
    let position = game.position();
    Some(match (position.job()?, action) {
        (Job::Draw, _) if position.round > 5 => "draw",
        (Job::Plan { .. }, Action::TakeBack(_)) => "take-back",
        (Job::Plan { .. }, Action::Put { .. }) if position.round == 1 => "first",
        (Job::Plan { .. }, Action::Put { .. }) if position.round > 5 => "plan",
        (Job::Act, Action::Use(_)) if position.round > 5 => "act",
        (Job::Act, Action::Pass) => "pass",
        (Job::Act | Job::Done, Action::Done) => "done",
        (Job::Village, _) => "village",
        (Job::Technology { .. }, _) => "technology",
        (Job::Tile { first: true }, _) => "tile",
        (Job::Tile { .. }, _) => "tile-second",
        (Job::Travel { .. }, Action::Travel { way, .. }) if WAYS[usize::from(way)].water => "ship",
        (Job::Travel { .. }, _) => "wagon",
        (Job::Send { sent: 0, .. }, _) => "send",
        (Job::Send { .. }, _) => "send-second",
        (Job::Feed { .. }, _) => "harvest",
        (Job::Torture { .. }, _) => "torture",
        (Job::Trade { .. }, _) => "trade",
        (Job::Swap, _) => "swap",
        (Job::Pharmacy, _) => "pharmacy",
        (Job::Sacristy, _) => "sacristy",
        (Job::Bathhouse { .. }, _) => "bathhouse",
        _ => return None,
    })
}

/// Adds lines for a look at every page, a follower in the hand, help, the log, and a power cut.
fn look_around(players: u8, done: &str, lines: &mut Vec<String>) {
    lines.push(format!("aim {done}"));
    let pages = [
        "press X",
        "shot map",
        "press RIGHT",
        "press A",
        "shot names",
        "press X",
        "shot tracks",
        "press X",
        "shot status",
        "press X",
        "shot deeds",
        "press X",
        "shot players",
        "press A",
        "shot look",
        "press X",
        "shot event",
        "press X",
        "press Y",
        "press A",
        "shot article",
        "press B",
        "press Y",
        "shot log",
        "press B",
        "press X",
        "shot scores",
        "power-cycle",
        "shot resume",
        "press A",
    ];
    for page in pages {
        lines.push(match page.strip_prefix("shot ") {
            Some(shot) => format!("shot orleans{players}-{shot}"),
            None => page.into(),
        });
    }
}
