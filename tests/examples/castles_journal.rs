//! Writes the journal of a lively game of Castles: `cargo run -p tests --example castles_journal -- 2 2011 > FILE`,
//! with expansions `-- 3 2019 all`, alone `-- 1 13a`, in teams `-- team 12a`.
//!
//! A greedy player with a taste for effects plays seed after seed until a game has everything that a script should
//! show.

use std::collections::BTreeSet;

use rules_core::castles::{Action, Castles, DepotSpace, Face, Means, Setup};
use rules_core::choice::from_words;
use rules_core::{Player, Seed};
use tests::castles::alone::{ALONE, best, shows_alone};
use tests::castles::{EXPANDED, SHIELDS, SHOWN, shows, shows_expanded};
use tests::journal::hex;
use tests::walk;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let ["1", estate] = words[..] {
        return alone(estate);
    }
    if let ["team", board] = words[..] {
        return team(board);
    }
    // Each edition shows another way to get an estate. The form stands at 2019 without expansions.
    let (estates, form, wanted): (_, _, &[&str]) = match words[..] {
        [_, "2011"] => ("random", "1 2", &SHOWN),
        [_, "2019"] => ("1", "0 0 0", &SHOWN),
        [_, "2019", "all"] => ("random", "0 7 0", &EXPANDED),
        [_, "2019", "shields"] => ("1", "0 6 0", &SHIELDS),
        _ => panic!("castles_journal PLAYERS EDITION [all|shields], or 1 ESTATE, or team ESTATE"),
    };
    let setup = from_words::<Castles>(|key| match key {
        "players" => Some(words[0]),
        "edition" => Some(words[1]),
        "expansions" => words.get(2).copied(),
        "estates" => Some(estates),
        _ => None,
    });
    let setup = setup.expect("a set-up");
    let game = (1..100_000).map(Seed::new).find_map(|seed| lively(setup, seed, wanted));
    let (seed, actions) = game.expect("some game has it all");
    // The form for four has one more row, for teams.
    let form = if setup.players == 4 { &format!("0 {form}") } else { form };
    print(setup.players, form, seed, &actions);
}

fn print(players: u8, form: &str, seed: Seed, actions: &[(Action, String)]) {
    println!("game castles\nplayers {players}\nform {form}\nseed {seed}");
    for (action, shows) in actions {
        println!("act {} # {action:?} {shows}", hex(&postcard::to_stdvec(action).expect("an action can be encoded")));
    }
}

/// Prints the journal of the solo game that shows most.
fn alone(estate: &str) {
    let setup = from_words::<Castles>(|key| (key == "solo").then_some(estate)).expect("a set-up");
    let play = |seed: Seed| {
        let steps: Vec<_> = walk::walk(walk::start(setup, seed), |game, _, list| best(game, list)).collect();
        let shown: BTreeSet<_> = steps.iter().flat_map(shows_alone).collect();
        let won = steps.last().is_some_and(|step| step.after.empty_spaces(Player(0)) == 0);
        let actions: Vec<_> = steps.iter().map(|step| (step.action, shows_alone(step).join(", "))).collect();
        (ALONE.iter().filter(|what| shown.contains(**what)).count(), won, seed, actions)
    };
    let (shown, won, seed, actions) =
        (1..400).map(Seed::new).map(play).max_by_key(|&(shown, won, ..)| (shown, won)).expect("games");
    eprintln!("{shown} of {}, won: {won}", ALONE.len());
    let form = if estate == "13b" { "1 0" } else { "0 0" };
    print(1, form, seed, &actions);
}

/// Prints the journal of a team game that shows what the base game shows.
fn team(board: &str) {
    let setup = from_words::<Castles>(|key| (key == "team").then_some(board)).expect("a set-up");
    let game = (1..100_000).map(Seed::new).find_map(|seed| lively(setup, seed, &SHOWN));
    let (seed, actions) = game.expect("some game has it all");
    print(setup.players, if board == "12b" { "2" } else { "1" }, seed, &actions);
}

/// Returns the actions of a greedy game, if it shows everything and the estates fill well.
fn lively(setup: Setup, seed: Seed, wanted: &[&str]) -> Option<(Seed, Vec<(Action, String)>)> {
    let mut end = None;
    let mut actions = Vec::new();
    let mut shown = BTreeSet::new();
    for step in walk::greedy(setup, seed, worth) {
        let shows: Vec<_> = [shows(&step.before, step.action), shows_expanded(&step.before, step.action)]
            .into_iter()
            .flatten()
            .collect();
        shown.extend(shows.iter().copied());
        actions.push((step.action, shows.join(", ")));
        end = Some(step.after);
    }
    let game = end?;
    let empty = Player::all(setup.players).map(|player| game.empty_spaces(player)).max()?;
    let most = if setup.is_team() { 30 } else { 14 };
    (wanted.iter().all(|what| shown.contains(what)) && empty <= most).then_some((seed, actions))
}

/// Returns how much a greedy player likes an action.
fn worth(game: &Castles, player: Player, action: Action) -> i32 {
    let preview = game.preview(action).unwrap_or_default();
    let duchy = game.position().duchy(player);
    let stored = game.position().all_stored(player).count() as i32;
    let points = 3 * i32::from(preview.total());
    let paid = 7 * i32::from(preview.workers_paid);
    let waits = if preview.waits.is_some() { 10 } else { 0 };
    let lost = if preview.lost.is_some() { 8 } else { 0 };
    let begun = |space| game.area(player, space).map_or(0, |area| area.spaces.len() - area.empty.len()) as i32;
    match action {
        Action::PickEstate(second) => i32::from(second),
        Action::PickCastle { space } => i32::from(space) * [1, -1][player.index() % 2],
        Action::Place { with, storage, space } => {
            let castle = game.position().stored(player, storage).is_some_and(|tile| tile.face() == Face::Castle);
            let nested = if castle && with == Means::Effect { 60 } else { 0 };
            40 + points + nested + waits + 2 * begun(space) - lost - paid
        }
        Action::PlaceFrom { space, .. } => 40 + points + waits + 2 * begun(space) - lost,
        Action::Take { from, into, .. } => {
            let discard = into.and_then(|storage| game.position().stored(player, storage));
            let Some(tile) = game.position().tile(from) else { return 0 };
            let room = game.built(player).spaces_for(tile).len() as i32;
            let castle = if tile.face() == Face::Castle { 9 } else { 0 };
            let double = game.position().all_stored(player).filter(|(_, other)| *other == tile).count() as i32;
            24 + 3 * room.min(3) + castle - 6 * double - paid - if discard.is_some() { 8 } else { 0 }
        }
        Action::Buy { from, .. } | Action::BuyInto { from, .. } => {
            let Some(tile) = game.position().tile(from) else { return 0 };
            let inn = if from == DepotSpace::INNS { 3 } else { 0 };
            20 + inn + 4 * (game.built(player).spaces_for(tile).len() as i32).min(3) - 9 * stored
        }
        Action::Sell { .. } => 14 + points + waits + if game.position().waiting().is_some() { 20 } else { 0 } - paid,
        Action::Hire { .. } => 24 - 4 * i32::from(duchy.workers.min(5)),
        Action::Load { depot, types } => {
            let goods = &game.position().depot_goods[usize::from(depot) - 1];
            let choice = if game.cargo(depot).choice.is_empty() { 0 } else { 9 };
            5 + choice + types.map(|of| i32::from(goods.of(of))).sum::<i32>()
        }
        Action::Choose { .. } => 40,
        Action::Copy { .. } => 10 + points + waits,
        Action::Gather { .. } | Action::Follow { .. } => 30,
        Action::FreeDie { .. } => 70,
        Action::BuyWorkers => 23 - 8 * i32::from(duchy.workers.min(5)),
        Action::TakeShield { space, .. } => {
            let held = game.position().shields_of(player).count() as i32;
            let old = if game.shield_on(player, space).is_some() { 40 } else { 0 };
            66 - 12 * held - old - paid
        }
        Action::PayTribute { .. } => 12 + i32::from(duchy.silver.min(4)),
        Action::GiveUpShield => 13,
        Action::BuyPoints => 40,
        Action::Pick { .. } | Action::Exchange { .. } | Action::Give { .. } => 20,
        Action::Discard { .. } => 5,
        Action::Decline => 1,
        Action::EndTurn => 10,
    }
}
