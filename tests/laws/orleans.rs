//! Orléans: every scenario and number of players, by uniform picks and by a player who fills places.

use rules_core::orleans::{Action, Event, Level, Orleans, Scenario, Setup, Source};
use rules_core::{Game, Player, Seed, playout};
use saves::Journal;

use tests::orleans::{eager, greedy};
use tests::walk::{self, Step, mean_points};

use crate::lawful::{Lawful, digest, hold};

impl Lawful for Orleans {
    const SAMPLE: u32 = 24;
    const ACTION: usize = 6;
    /// Of what `MAX_LENGTH` counts, with their lengths: the draw takes 3 bytes, the end of the plan and the pass 2 each, to
    /// put somebody 5; a use 3, its decision 4 on average, the end of the turn 2; what is due 4; the turns that end again 2.
    const JOURNAL: usize = 5 * 16 * (3 + 2 + 2 + 8 * 5 + 8 * (3 + 4 + 2) + 4 * 4 + 3 * 4 * 2);

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
    hold::<Orleans>(4);
}

#[test]
fn the_digest_changes_only_with_a_rule() {
    assert_eq!(
        format!("{:016x}", digest::<Orleans>()),
        "6382c4ab3348d31d",
        "a rule, a table or the generator has changed"
    );
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Orleans>() <= 4096, "{}", size_of::<Orleans>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

#[test]
fn the_filler_keeps_the_laws_and_its_journals_fit_the_store() {
    for setup in Orleans::setups() {
        for seed in 0..8 {
            let (mut length, mut bytes) = (0, 0);
            for Step { list, action, after, .. } in walk::busy::<Orleans>(setup, Seed::new(seed)) {
                assert!(list.len() <= Orleans::MAX_ACTIONS && list.is_sorted_by(|a, b| a < b), "{list:?}");
                after.conserved().unwrap_or_else(|what| panic!("conserved: {what} after {action:?}"));
                length += 1;
                bytes += 1 + postcard::to_stdvec(&action).expect("an encoding").len();
            }
            assert!(length <= Orleans::MAX_LENGTH && bytes <= Journal::ROOM / 2, "{length} actions, {bytes} bytes");
        }
    }
}

/// A structure card that was never in a player's own hands is not in that player's view, wherever it lies.
#[test]
fn structure_cards_are_seen_by_those_who_held_them() {
    let mut hidden = 0;
    for (players, seed) in (2..=5).flat_map(|players| (0..4).map(move |seed| (players, seed))) {
        let setup = Setup { players, ..Setup::of(Scenario::Prosperity) };
        let mut held = [0_u32; 5];
        for Step { before, .. } in walk::busy::<Orleans>(setup, Seed::new(seed)) {
            for viewer in Player::all(players) {
                let own = &before.position().structures[viewer.index()];
                own.card.iter().chain(&own.offer).for_each(|card| held[viewer.index()] |= 1 << card.number);
                let view = before.view(viewer);
                let table = view.position();
                let hands =
                    table.structures.iter().flat_map(|structures| structures.card.iter().chain(&structures.offer));
                for card in table.deck.iter().chain(hands) {
                    match 1_u32.checked_shl(card.number.into()) {
                        Some(bit) => assert!(held[viewer.index()] & bit != 0, "{viewer:?} sees {card:?}"),
                        None => hidden += 1,
                    }
                }
            }
        }
    }
    assert!(hidden > 1000, "{hidden}");
}

/// Random play agrees with a second model, whose fillers take what lies on the way, feed with food and send all they can.
#[test]
fn eager_fillers_score_what_a_second_model_says() {
    let mut picks = playout::picks(Seed::new(1));
    for (players, model) in (2..=5).zip([56.0, 47.0, 45.0, 43.0]) {
        let mean = mean_points(Setup::base(players), 60, |game: &Orleans, list| eager(game, list, &mut picks));
        println!("eager filler, {players} players: {mean:.1}");
        assert!((mean - model).abs() < 3.0, "{mean}, not {model}");
    }
}

/// So does a greedy player, or it has more points.
#[test]
fn a_greedy_player_scores_what_a_second_model_says() {
    for (players, model) in (2..=5).zip([105.0, 96.0, 89.0, 83.0]) {
        let mean = mean_points(Setup::base(players), 6, greedy);
        println!("greedy, {players} players: {mean:.1}");
        assert!(mean > model, "{mean}, not {model}");
    }
}

#[test]
fn a_greedy_dignitary_can_win() {
    let setup = Setup { level: Level::Easy, ..Setup::of(Scenario::Dignitary) };
    let wins = |seed: u64| {
        let game = Orleans::new(setup, Seed::new(seed)).expect("a possible set-up");
        let last = walk::walk(game, |game, _, list| greedy(game, list)).last();
        last.is_some_and(|step| step.after.position().won)
    };
    let won = (0..40).filter(|&seed| wins(seed)).count();
    println!("dignitary for beginners: {won} of 40");
    assert!(won > 2, "{won}");
}
