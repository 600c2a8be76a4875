//! The Castles of Burgundy by its buttons.

use std::collections::{BTreeMap, BTreeSet};

use rules_core::castles::{Action, Castles, DepotSpace, Edition, Estates, Expansion, Expansions, Setup};
use rules_core::{Game, Seed};

use tests::castles::alone::{ALONE, best, shows_alone};
use tests::walk::{self, Step};

use crate::{Reached, law, law_on};

fn check(setup: Setup, seed: u64) {
    // Workers and presses of each action of this position, by what it is about.
    let mut seen: BTreeMap<(bool, u8), Vec<(u8, usize)>> = BTreeMap::new();
    let (positions, longest) = law::<Castles>(setup, Seed::new(seed), |game, list, action, way| {
        let presses = way.presses.len();
        if action == list[0] {
            for (about, ways) in std::mem::take(&mut seen) {
                let (shortest, cheapest) = (ways.iter().map(|way| way.1).min(), ways.iter().min());
                assert_eq!(
                    shortest,
                    cheapest.map(|way| way.1),
                    "the default is not the cheapest on {about:?}: {ways:?}"
                );
            }
        }
        let about = match action {
            Action::Take { from, .. } => Some((true, from.0)),
            Action::Place { space, .. } => Some((false, space)),
            _ => None,
        };
        if let Some(about) = about {
            seen.entry(about).or_default().push((game.workers(action), presses));
        }
        // The estate of a team is twice as large.
        let most = if setup.is_team() { 7 } else { 6 };
        assert!(presses <= most || !is_plain(game, list, action), "{action:?} takes {presses} presses");
    });
    assert!(positions >= 100, "{positions} positions are too few to tell");
    let most = if setup.expansions.is_empty() && !setup.is_team() { 14 } else { 18 };
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

#[test]
fn a_team_is_reached() {
    check(Setup { players: 4, estates: Estates::Team(17), ..Castles::DEFAULT }, 17);
}

#[test]
fn a_team_on_the_other_board_is_reached() {
    check(Setup { players: 4, estates: Estates::Team(18), ..Castles::DEFAULT }, 18);
}

/// Returns whether an action is a plain one: to take or to place a tile for no worker, where nothing else is to be
/// chosen.
fn is_plain(game: &Castles, list: &[Action], action: Action) -> bool {
    let position = game.position();
    let hand = position.hand(position.current());
    let start = hand.used == [false; 2] && position.waiting().is_none() && !position.bought;
    let alone = match action {
        Action::Take { from, into: discard, .. } => {
            discard.is_none() && !list.iter().any(|other| matches!(other, Action::Buy { from: at, .. } if *at == from))
        }
        Action::Place { storage, space, .. } => !list
            .iter()
            .any(|other| matches!(other, Action::Place { storage: s, space: at, .. } if *at == space && *s != storage)),
        _ => false,
    };
    start && alone && game.workers(action) == 0
}

/// A player who hoards tiles by shield 4: long lists of tiles.
#[test]
fn a_hoard_is_reached() {
    let most = |seed| collect(2, 4, seed).map(|step| stored(&step.before)).max().unwrap_or(0);
    let seed = (0..200).map(Seed::new).max_by_key(|&seed| most(seed)).expect("there are seeds");
    assert!(most(seed) >= 12, "{} tiles are no hoard", most(seed));
    law_on(with_inns(2), seed, collect(2, 4, seed), |_, _, _, _| ());
}

/// Inns that shield 18 lets go anywhere have so many placements that the tile is asked for first.
#[test]
fn a_tile_chosen_before_its_space_is_reached() {
    let asks = |step: Step<Castles>| step.list.iter().any(|action| matches!(action, Action::Choose { .. }));
    let seed = (0..400).map(Seed::new).find(|&seed| collect(4, 18, seed).any(asks));
    let seed = seed.expect("some game has so many placements");
    law_on(with_inns(4), seed, collect(4, 18, seed), |_, _, _, _| ());
}

/// Returns a set-up with shields and inns.
fn with_inns(players: u8) -> Setup {
    let expansions = Expansions::NONE.with(Expansion::Shields).with(Expansion::Inns);
    Setup { players, edition: Edition::E2019, estates: Estates::Beginner(1), expansions }
}

/// Returns how many tiles the player to move has stored.
fn stored(game: &Castles) -> usize {
    game.position().all_stored(game.position().current()).count()
}

/// Returns a game of players who take a shield as soon as possible, then workers and tiles, and place nothing.
fn collect(players: u8, shield: u8, seed: Seed) -> impl Iterator<Item = Step<Castles>> {
    walk::walk(walk::start(with_inns(players), seed), move |game: &Castles, player, list| {
        let holds = game.position().shields_of(player).any(|number| number == shield);
        let duchy = game.position().duchy(player);
        let worth = |action: &Action| match *action {
            Action::TakeShield { shield: taken, .. } if taken == shield => 9,
            Action::PayTribute { .. } => 8,
            Action::Sell { .. } if holds => 7,
            Action::Buy { from: DepotSpace::INNS, .. } => 6,
            Action::Buy { .. } if holds && duchy.silver > 3 => 6,
            Action::Hire { .. } if duchy.workers < 4 => 5,
            Action::Take { into: None, .. } => 4,
            Action::Hire { .. } => 3,
            Action::EndTurn => 2,
            Action::Place { .. } => 1,
            _ => 0,
        };
        *list.iter().max_by_key(|action| worth(action)).expect("something to do")
    })
}

impl Reached for Castles {
    fn is_reached_and_announced() {
        check(
            Setup { players: 2, edition: Edition::E2011, estates: Estates::Random, expansions: Default::default() },
            1,
        );
    }
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

/// Checks a solo game of a player who covers many spaces: a target is reached, points are bought, goods are given for a
/// black tile, which is placed, a colour is covered, and the order is chosen.
fn check_alone(estate: u8, target: u8) {
    let setup = Setup { players: 1, estates: Estates::Solo { estate, target }, ..Castles::DEFAULT };
    let steps = |seed| walk::walk(walk::start(setup, seed), |game, _, list| best(game, list));
    let shows_all = |seed| {
        let shown: BTreeSet<_> = steps(seed).flat_map(|step| shows_alone(&step)).collect();
        ALONE.iter().all(|what| *what == "chain" || shown.contains(what))
    };
    let seed = (0..400).map(Seed::new).find(|&seed| shows_all(seed)).expect("some game shows it all");
    let (_, longest) = law_on(setup, seed, steps(seed), |_, _, _, _| ());
    assert!(longest <= 16, "an action takes {longest} presses");
}

#[test]
fn alone_on_13a_every_action_is_reached() {
    check_alone(19, 45);
}

#[test]
fn alone_on_13b_every_action_is_reached() {
    check_alone(20, 55);
}

#[test]
fn a_busy_player_alone_reaches_every_action() {
    let setup = Setup { players: 1, estates: Estates::Solo { estate: 20, target: 50 }, ..Castles::DEFAULT };
    law::<Castles>(setup, Seed::new(4), |_, _, _, _| ());
}
