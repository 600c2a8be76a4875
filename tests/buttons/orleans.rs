//! Orléans by its buttons.

use std::collections::BTreeMap;

use console::{Button, ScreenKind};
use handheld::Handheld;
use rules_core::orleans::{Action, Job, Need, Orleans, Place, Scenario, Setup};
use rules_core::{Game, Seed, Turn};
use tests::buttons::{Hand, Way};
use tests::texts::texts;
use tests::walk::{self, Step};
use tests::{Seen, games};

use crate::{Reached, encode, law};

/// Checks that A is held for what loses the game, for a plan that wastes a round, and to pass while a place can be used,
/// and that the strip says why.
/// Returns whether the action loses it.
fn held(game: &Orleans, action: Action, way: &Way) -> bool {
    let Turn::Of(player) = game.turn() else { return false };
    let loses = game.view(player).loses_by(action).is_some();
    let says = way.strip.clone().unwrap_or_default()[1].clone();
    assert_eq!(loses, says.ends_with(": lost") || says.ends_with(": all lose"), "{action:?}: {says:?}");
    let plans = matches!(game.position().job(), Some(Job::Plan { .. })) && action == Action::Done;
    let uses = walk::distinct(game).iter().any(|other| matches!(other, Action::Use(_)));
    let unused = action == Action::Pass && uses && !loses;
    let wastes = way.held && says.contains("hold A");
    assert!(way.held == loses || wastes && (plans || unused), "{action:?}: {says:?}");
    assert!(!unused || wastes, "a place is left unused: {says:?}");
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
    let mut lost = BTreeMap::new();
    for setup in Scenario::ALL.map(Setup::of).into_iter().filter(|setup| setup.scenario != Scenario::Base) {
        let (positions, longest) = law::<Orleans>(setup, Seed::new(3), |game, _, action, way| {
            *lost.entry(format!("{:?}", setup.scenario)).or_insert(0) += u32::from(held(game, action, way));
        });
        assert!(positions >= 10, "{positions} positions are too few to tell");
        assert!(longest <= 30, "an action of {:?} takes {longest} presses", setup.scenario);
    }
    assert!(["Invasion", "Duel", "Salesman"].iter().all(|&scenario| lost[scenario] > 0), "lost: {lost:?}");
}

/// Returns whether an action puts a follower on a space of a place that asks for its kind.
fn fills(action: Action, place: Place) -> bool {
    matches!(action, Action::Put { follower, at }
        if at.place == place && place.needs().get(usize::from(at.space)) == Some(&Need::Of(follower.kind())))
}

/// While followers are there that a place asks for, the cursor stays on it.
#[test]
fn the_cursor_stays_on_the_place_that_is_filled() {
    let mut stayed = 0;
    for setup in Scenario::ALL.map(Setup::of) {
        let mut hand = Hand::default();
        hand.start::<Orleans>(setup, Seed::new(4));
        for Step { action, after, .. } in walk::busy::<Orleans>(setup, Seed::new(4)).take(120) {
            hand.play(&encode(&action));
            let Action::Put { at, .. } = action else { continue };
            if !walk::distinct(&after).iter().any(|&next| fills(next, at.place)) {
                continue;
            }
            let (promised, _) = hand.console().promise().expect("A does something");
            let promised = postcard::from_bytes(&promised).expect("an action");
            assert!(fills(promised, at.place), "{promised:?} after {action:?} of {:?}", setup.scenario);
            stayed += 1;
        }
    }
    assert!(stayed > 50, "{stayed}");
}

/// Returns the actions of the game in progress.
fn stored(handheld: &Handheld) -> Vec<u8> {
    let seen = Seen::on(handheld.flash().clone());
    seen.game(games::slot::<Orleans>()).expect("it is there").actions.clone()
}

/// Checks that one press takes an amount, whatever is pressed meanwhile, and that one step takes it back and again.
fn is_given_by_one_press(hand: Hand, amount: &[u8]) {
    let mut handheld = hand.into_handheld();
    let before = stored(&handheld);
    for button in [Button::A, Button::Y] {
        handheld.press(button);
        handheld.release(button);
    }
    handheld.settle();
    assert_eq!(handheld.console().screen(), ScreenKind::Menu);
    handheld.tap(Button::B);
    assert_eq!(stored(&handheld)[before.len()..], *amount, "the menu opened before all was given");
    // A second B in a row would be a slip.
    handheld.run(2000);
    handheld.tap(Button::B);
    assert_eq!(handheld.console().screen(), ScreenKind::Undo, "{:?}", texts(handheld.console()));
    handheld.tap(Button::A);
    assert_eq!(stored(&handheld), before, "one step takes it back");
    assert!(texts(handheld.console()).iter().any(|text| text.starts_with("Taken back: 1 ")));
    handheld.tap(Button::X);
    assert_eq!(stored(&handheld)[before.len()..], *amount, "one step takes it again");
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
            // LEFT wraps around from one to all.
            hand.press(Button::Left);
            let strip = hand.console().strip().unwrap_or_default()[0].clone();
            let times = strip.split_once(" x ").and_then(|(times, _)| times.parse().ok()).unwrap_or(1);
            let amount = encode(&action).repeat(times);
            most = most.max(times);
            if times > 1 {
                is_given_by_one_press(hand, &amount);
                break;
            }
            let before = stored(hand.handheld());
            hand.press(Button::A);
            hand.take();
            assert_eq!(stored(hand.handheld())[before.len()..], amount, "{action:?} of {list:?}: {strip}");
        }
    }
    assert!(most > 1, "no amount was found");
}
