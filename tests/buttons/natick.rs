//! The Colonists of Natick by its buttons.

use std::collections::BTreeSet;
use std::thread;

use console::{Button, SIDE, ScreenKind};
use rules_core::Seed;
use rules_core::natick::{Action, Natick, Setup};
use tests::buttons::Hand;
use tests::texts::texts;
use tests::walk::{self, Step};

use crate::{Reached, encode, law};

impl Reached for Natick {
    fn is_reached_and_announced() {
        let play = |seed: u64| {
            let (seen, longest) = law::<Natick>(Setup::default(), Seed::new(seed), |_, _, _, _| ());
            assert!(longest <= 20, "an action takes {longest} presses");
            seen
        };
        // Fewer by day, and side by side, as this takes longest of all games.
        let seeds = if tests::is_long() { 6 } else { 4 };
        let positions: usize = thread::scope(|scope| {
            let games: Vec<_> = (1..=seeds).map(|seed| scope.spawn(move || play(seed))).collect();
            games.into_iter().map(|game| game.join().expect("the law holds")).sum()
        });
        assert!(positions as u64 >= 150 * seeds, "{positions} positions are too few to tell");
    }
}

/// Returns the action that A takes, encoded.
fn promised(hand: &Hand) -> Option<Vec<u8>> {
    hand.console().promise().map(|(bytes, _)| bytes.to_vec())
}

/// Returns what the trays show.
fn trays(hand: &Hand) -> Vec<[u8; 3]> {
    let picture = hand.handheld().picture();
    let rows = picture.pixels().chunks(SIDE).skip(93).take(29).map(|row| &row[4..188]);
    rows.flatten().copied().collect()
}

/// A look elsewhere leaves the trays as they are and as they look, none is empty unless the player empties it, and one
/// DONE hands them over.
#[test]
fn trays_stay_where_they_were() {
    let (setup, seed) = (Setup::default(), Seed::new(3));
    let mut hand = Hand::default();
    hand.start::<Natick>(setup, seed);
    let mut divisions = BTreeSet::new();
    for Step { action, .. } in walk::busy::<Natick>(setup, seed) {
        hand.take();
        if let Action::Divide(_) = action {
            let texts = texts(hand.console());
            assert!(!texts.iter().any(|text| text == "empty tray"), "{texts:?}");
            hand.aim(&encode(&action));
            // Nor does a look elsewhere change them, at the first colony, and around.
            for back in [Button::B, Button::X] {
                let (before, shown) = (promised(&hand), trays(&hand));
                hand.press_all([Button::X]);
                assert_eq!(promised(&hand), None, "it looks elsewhere");
                assert!(trays(&hand) == shown, "{action:?} looks different meanwhile");
                for _ in 0..2 {
                    if promised(&hand).is_none() {
                        hand.press_all([back]);
                    }
                }
                assert_eq!(promised(&hand), before, "a look loses the division");
            }
            hand.press_to(&encode(&action), [Button::A]);
            assert_eq!(hand.console().screen(), ScreenKind::HandOver, "{action:?} is handed over");
            divisions.insert(encode(&action));
        } else {
            hand.play(&encode(&action));
        }
    }
    assert!(divisions.len() > 4, "{divisions:?}");
}
