//! The Castles of Burgundy by its buttons.

use rules_core::Seed;
use rules_core::castles::{Action, Castles, Edition, Estates, Expansion, Expansions, Setup};

use crate::law;

fn check(setup: Setup, seed: u64) {
    let (positions, longest) = law::<Castles>(setup, Seed::new(seed), |game, list, action, way| {
        let presses = way.presses.len();
        assert!(presses <= 6 || !is_plain(game, list, action), "{action:?} takes {presses} presses");
    });
    assert!(positions >= 100, "{positions} positions are too few to tell");
    let most = if setup.expansions.is_empty() { 14 } else { 18 };
    assert!(longest <= most, "an action takes {longest} presses");
}

/// Checks a mix of expansions, on estates that go with it.
fn check_expanded(expansions: impl IntoIterator<Item = Expansion>, players: u8, seed: u64) {
    let expansions: Expansions = expansions.into_iter().collect();
    check(Setup { players, edition: Edition::E2019, estates: Estates::Random, expansions }, seed);
}

#[test]
fn extra_tiles_and_posts_are_reached() {
    check_expanded([Expansion::Extra, Expansion::Posts], 2, 11);
}

#[test]
fn white_castles_and_inns_are_reached() {
    check_expanded([Expansion::White, Expansion::Inns], 2, 12);
}

#[test]
fn trade_routes_are_reached() {
    check_expanded([Expansion::Routes], 2, 13);
}

#[test]
fn shields_are_reached() {
    check_expanded([Expansion::Shields], 2, 14);
}

#[test]
fn shields_and_inns_are_reached() {
    check_expanded([Expansion::Shields, Expansion::Inns, Expansion::Extra], 2, 16);
}

#[test]
fn all_expansions_are_reached() {
    check_expanded(Expansion::ALL, 3, 15);
}

/// Whether it is what a turn begins with: to take or to place a tile for no worker, where nothing else is to be chosen.
fn is_plain(game: &Castles, list: &[Action], action: Action) -> bool {
    let position = game.position();
    let hand = position.hand(position.current());
    let start = hand.used == [false; 2] && position.waiting().is_none() && !position.bought;
    let alone = match action {
        Action::Take { from, discard, .. } => {
            discard.is_none() && !list.iter().any(|other| matches!(other, Action::Buy { from: at, .. } if *at == from))
        }
        Action::Place { storage, space, .. } => !list
            .iter()
            .any(|other| matches!(other, Action::Place { storage: s, space: at, .. } if *at == space && *s != storage)),
        _ => false,
    };
    start && alone && game.workers(action) == 0
}

#[test]
fn two_players_of_2011_reach_every_action() {
    check(Setup { players: 2, edition: Edition::E2011, estates: Estates::Random, expansions: Default::default() }, 1);
}

#[test]
fn three_players_of_2019_reach_every_action() {
    check(
        Setup {
            players: 3,
            edition: Edition::E2019,
            estates: Estates::Named([1, 3, 5, 0]),
            expansions: Default::default(),
        },
        2,
    );
}

#[test]
fn four_players_of_2019_reach_every_action() {
    check(
        Setup { players: 4, edition: Edition::E2019, estates: Estates::Beginner(1), expansions: Default::default() },
        3,
    );
}
