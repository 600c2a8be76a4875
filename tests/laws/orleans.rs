//! Orléans: every scenario and number of players, by uniform picks and by a player who fills places.

use rules_core::orleans::{Action, Event, Orleans, Setup, Source};
use rules_core::{Actions, Game, Player, Seed, playout};

use tests::orleans::greedy;

use crate::lawful::{Lawful, hold};

impl Lawful for Orleans {
    const SAMPLE: u32 = 24;

    fn scored(event: Event) -> Option<(Player, Source, i16)> {
        match event {
            Event::Points { player, points, source } => Some((player, source, points)),
            _ => None,
        }
    }

    fn conserved(&self) -> Result<(), String> {
        self.position().check().map_err(|wrong| format!("{wrong:?}"))
    }
}

#[test]
fn every_law_holds() {
    hold::<Orleans>(10);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Orleans>() <= 4096, "{}", size_of::<Orleans>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

/// Plays a game by the filler, and hands over each position and the action taken there.
fn fill(setup: Setup, seed: u64, mut see: impl FnMut(&Orleans, Action)) -> Orleans {
    let mut game = Orleans::new(setup, Seed::new(seed)).expect("a possible set-up");
    let mut picks = playout::picks(Seed::new(seed));
    let mut list = Actions::new();
    while !game.is_over() {
        game.legal(&mut list);
        assert!(list.len() <= Orleans::MAX_ACTIONS && list.is_sorted_by(|a, b| a < b), "{list:?}");
        let action = list[game.busy(&list, &mut picks)];
        see(&game, action);
        game.apply(action, |_| ()).expect("a listed action");
        if let Err(what) = game.conserved() {
            panic!("conserved: {what} after {action:?}");
        }
    }
    game
}

/// The bytes that the store has for the actions of a journal.
const JOURNAL: usize = 128 * 108;

#[test]
fn the_filler_keeps_the_laws_and_its_journals_fit_the_store() {
    for setup in Orleans::setups() {
        for seed in 0..8 {
            let (mut length, mut bytes) = (0, 0);
            fill(setup, seed, |_, action| {
                length += 1;
                bytes += 1 + postcard::to_stdvec(&action).expect("an encoding").len();
            });
            assert!(length <= Orleans::MAX_LENGTH && bytes <= JOURNAL / 2, "{length} actions, {bytes} bytes");
        }
    }
}

/// Mean points of all players over some games.
fn mean(players: u8, games: u64, mut pick: impl FnMut(&Orleans, &[Action], u64) -> Action) -> f64 {
    let mut points = 0;
    for seed in 0..games {
        let mut game = Orleans::new(Setup::base(players), Seed::new(seed)).expect("a possible set-up");
        let mut list = Actions::new();
        while !game.is_over() {
            game.legal(&mut list);
            let action = pick(&game, &list, seed);
            game.apply(action, |_| ()).expect("a listed action");
        }
        points += Player::all(players).map(|player| i64::from(game.total(player))).sum::<i64>();
    }
    points as f64 / games as f64 / f64::from(players)
}

/// A second model has 56, 47, 45 and 43 points for such a player.
#[test]
fn a_filler_scores_about_40() {
    let mut picks = playout::picks(Seed::new(1));
    for players in 2..=5 {
        let mean = mean(players, 60, |game, list, _| list[game.busy(list, &mut picks)]);
        println!("filler, {players} players: {mean:.1}");
        assert!((30.0..60.0).contains(&mean), "{mean}");
    }
}

/// A second model has 105, 96, 89 and 83 points for a greedy player.
#[test]
fn a_greedy_player_scores_twice_as_much() {
    for players in 2..=5 {
        let mean = mean(players, 4, |game, list, _| greedy(game, list));
        println!("greedy, {players} players: {mean:.1}");
        assert!(mean > 55.0, "{mean}");
    }
}
