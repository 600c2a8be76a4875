//! Writes the journal of a lively game of Castles: `cargo run -p tests --example castles_journal -- 2 2011 > FILE`.
//!
//! A greedy player with a taste for effects plays seed after seed until a game has everything that a script should show.

use std::collections::BTreeSet;

use rules_core::castles::{Action, Castles, Edition, Estates, Face, Means, Setup};
use rules_core::{Player, Seed};
use tests::castles::{SHOWN, shows};
use tests::journal::hex;
use tests::walk;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (players, edition) = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [players, "2011"] => (players.parse().expect("a number of players"), Edition::E2011),
        [players, "2019"] => (players.parse().expect("a number of players"), Edition::E2019),
        _ => panic!("castles_journal PLAYERS EDITION"),
    };
    // Each edition shows another way to get an estate.
    let (estates, form) = match edition {
        Edition::E2011 => (Estates::Random, "1 2"),
        Edition::E2019 => (Estates::Beginner(1), "0 0"),
    };
    let setup = Setup { players, edition, estates, expansions: Default::default() };
    let game = (1..100_000).map(Seed::new).find_map(|seed| lively(setup, seed));
    let (seed, actions) = game.expect("some game has it all");
    println!("game castles\nplayers {players}\nform {form}\nseed {seed}");
    for (action, shows) in actions {
        println!("act {} # {action:?} {shows}", hex(&postcard::to_stdvec(&action).expect("an action can be encoded")));
    }
}

/// The actions of a greedy game, if it shows everything and the estates fill well.
fn lively(setup: Setup, seed: Seed) -> Option<(Seed, Vec<(Action, &'static str)>)> {
    let mut end = None;
    let mut actions = Vec::new();
    let mut shown = BTreeSet::new();
    for step in walk::greedy(setup, seed, worth) {
        let shows = shows(&step.before, step.action);
        shown.extend(shows);
        actions.push((step.action, shows.unwrap_or("")));
        end = Some(step.after);
    }
    let game = end?;
    let empty = Player::all(setup.players).map(|player| game.empty_spaces(player)).max()?;
    (SHOWN.iter().all(|what| shown.contains(what)) && empty <= 12).then_some((seed, actions))
}

/// How much a greedy player likes an action.
fn worth(game: &Castles, player: Player, action: Action) -> i32 {
    let preview = game.preview(action).unwrap_or_default();
    let (hand, duchy) = (game.position().hand(player), game.position().duchy(player));
    let stored = hand.storage.iter().flatten().count() as i32;
    let points = 3 * i32::from(preview.total());
    let paid = 7 * i32::from(preview.workers_paid);
    match action {
        Action::PickEstate(second) => i32::from(second),
        Action::PickCastle { space } => i32::from(space) * [1, -1][player.index() % 2],
        Action::Place { with, storage, space } => {
            let area = game.area(player, space).map_or(0, |area| area.spaces.len() - area.empty.len()) as i32;
            let castle = hand.storage[storage.index()].is_some_and(|tile| tile.face() == Face::Castle);
            let nested = if castle && with == Means::Effect { 60 } else { 0 };
            let waits = if preview.waits.is_some() { 10 } else { 0 };
            let lost = if preview.lost.is_some() { 8 } else { 0 };
            40 + points + nested + waits + 2 * area - lost - paid
        }
        Action::Take { from, discard, .. } => {
            let Some(tile) = game.position().tile(from) else { return 0 };
            let room = game.built(player).spaces_for(tile).len() as i32;
            let castle = if tile.face() == Face::Castle { 9 } else { 0 };
            let double = hand.storage.iter().flatten().filter(|other| **other == tile).count() as i32;
            24 + 3 * room.min(3) + castle - 6 * double - paid - if discard.is_some() { 8 } else { 0 }
        }
        Action::Buy { from, .. } => {
            let Some(tile) = game.position().tile(from) else { return 0 };
            20 + 4 * (game.built(player).spaces_for(tile).len() as i32).min(3) - 9 * stored
        }
        Action::Sell { .. } => 14 + points + if game.position().waiting().is_some() { 20 } else { 0 } - paid,
        Action::Hire { .. } => 24 - 4 * i32::from(duchy.workers.min(5)),
        Action::Load { depot, types } => {
            let goods = &game.position().depot_goods[usize::from(depot) - 1];
            let choice = if game.cargo(depot).choice.is_empty() { 0 } else { 9 };
            5 + choice + types.map(|of| i32::from(goods.of(of))).sum::<i32>()
        }
        Action::Decline => 1,
        Action::EndTurn => 10,
        // The journals are of games without expansions.
        _ => 0,
    }
}
