//! Orléans by its buttons.

use console::Button;
use rules_core::orleans::{Action, Job, Orleans, Scenario, Setup};
use rules_core::{Game, Seed, Turn};
use tests::buttons::{Hand, Way};
use tests::walk::{self, Step};
use tests::{Seen, games};

use crate::{Reached, encode, law};

/// Checks that A is held for what loses the game, and for a plan that wastes a round, and that the strip says why.
/// Returns whether the action loses it.
fn held(game: &Orleans, action: Action, way: &Way) -> bool {
    let Turn::Of(player) = game.turn() else { return false };
    let loses = game.view(player).loses_by(action).is_some();
    let says = way.strip.clone().unwrap_or_default()[1].clone();
    assert_eq!(loses, says.ends_with(": lost") || says.ends_with(": all lose"), "{action:?}: {says:?}");
    let plans = matches!(game.position().job(), Some(Job::Plan { .. })) && action == Action::Done;
    assert!(way.held == loses || way.held && plans && says.contains("hold A"), "{action:?}: {says:?}");
    loses
}

impl Reached for Orleans {
    fn is_reached_and_announced() {
        let two = Setup { invasion_tiles: true, ..Setup::base(2) };
        for (setup, seed) in [(two, Seed::new(1)), (Setup::base(5), Seed::new(2))] {
            let (positions, longest) = law::<Orleans>(setup, seed, |game, _, action, way| {
                assert!(!held(game, action, way), "the base game is not lost");
            });
            assert!(positions >= 300, "{positions} positions are too few to tell");
            assert!(longest <= 20, "an action takes {longest} presses");
        }
    }
}

#[test]
fn every_action_of_a_scenario_is_reached_and_announced() {
    let mut lost = 0;
    for setup in Scenario::ALL.map(Setup::of).into_iter().filter(|setup| setup.scenario != Scenario::Base) {
        let (positions, longest) = law::<Orleans>(setup, Seed::new(3), |game, _, action, way| {
            lost += u32::from(held(game, action, way));
        });
        assert!(positions >= 10, "{positions} positions are too few to tell");
        assert!(longest <= 30, "an action of {:?} takes {longest} presses", setup.scenario);
    }
    assert!(lost > 2, "{lost} actions lose a game");
}

#[test]
fn all_of_an_amount_is_given_at_once() {
    let setup = Setup { players: 3, ..Setup::of(Scenario::Invasion) };
    let mut most = 0;
    for seed in (1..8).map(Seed::new) {
        let mut hand = Hand::default();
        hand.start::<Orleans>(setup, seed);
        for Step { action, list, .. } in walk::busy::<Orleans>(setup, seed) {
            hand.aim(&encode(&action));
            if !matches!(action, Action::Team { .. } | Action::Give(_) | Action::Ship { .. } | Action::Donate { .. }) {
                hand.press(Button::A);
                continue;
            }
            let stored = |hand: &Hand| {
                let seen = Seen::on(hand.handheld().flash().clone());
                seen.game(games::slot::<Orleans>()).expect("it is there").actions.clone()
            };
            let before = stored(&hand);
            // LEFT wraps around from one to all.
            hand.press(Button::Left);
            let strip = hand.console().strip().unwrap_or_default()[0].clone();
            let times = strip.split_once(" x ").and_then(|(times, _)| times.parse().ok()).unwrap_or(1);
            hand.press(Button::A);
            hand.take();
            let bytes = encode(&action);
            assert_eq!(stored(&hand)[before.len()..], bytes.repeat(times), "{action:?} of {list:?}: {strip}");
            most = most.max(times);
            if times > 1 {
                break;
            }
        }
    }
    assert!(most > 1, "no amount was found");
}
