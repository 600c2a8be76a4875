//! Animations after an action are short, leave nothing behind, and nothing waits for them.

use std::collections::HashSet;

use console::{Button, Console, Frame, Language, Request};
use handheld::Command;
use rules_core::Seed;
use rules_core::orleans::{Orleans, Setup};
use tests::buttons::Hand;
use tests::journal::{Journal, ONE_OF_EACH};
use tests::look::picture;
use tests::preset::Preset;
use tests::texts::texts;

/// How many actions of each game are watched.
const WATCHED: usize = 60;

/// Ticks of the longest movement.
const LONGEST: u32 = 36;

/// Returns the picture as it is now.
fn shown(console: &Console) -> Vec<u16> {
    let mut frame = Box::new(Frame::new());
    let Ok(()) = console.draw(&mut *frame);
    frame.pixels().to_vec()
}

/// Returns a copy after a press, whose requests are served elsewhere.
fn pressed(console: &Console, button: Button) -> (Console, Vec<Request>) {
    let mut after = console.clone();
    after.press(button);
    after.release(button);
    let requests = std::iter::from_fn(|| after.request()).collect();
    (after, requests)
}

/// Returns a copy that has come to rest.
fn rested(console: &Console) -> Console {
    let mut rested = console.clone();
    picture(&mut rested);
    rested
}

/// Plays a game with these animations. Returns the pictures at rest after each action, and after how many of them
/// something moved.
fn watch(name: &str, animations: u8) -> (Vec<Vec<u16>>, usize) {
    let journal = Journal::of(name);
    let mut hand = Hand::on(Preset { animations, colour_blind: false, language: Language::English }.flash());
    journal.start(&mut hand);
    let (mut pictures, mut moved) = (Vec::new(), 0);
    for action in journal.actions().into_iter().take(WATCHED) {
        if hand.followed().is_some() {
            continue;
        }
        hand.aim(&action);
        // A press that follows another at once may count as a slip.
        hand.command(&Command::Wait(600));
        let (after, requests) = pressed(hand.console(), Button::A);
        let saved = requests.iter().any(|request| matches!(request, Request::Save(saves::Request::Append(..))));
        assert!(saved, "{name}: an action is saved before anything moves");
        let rest = rested(&after);
        if shown(&after) != shown(&rest) {
            moved += 1;
            assert!(after.next_tick().is_some_and(|ticks| ticks <= LONGEST / 4), "{name}: it goes on");
            let (ended, _) = pressed(&after, Button::Right);
            assert!(shown(&ended) == shown(&rested(&ended)), "{name}: a button ends it");
            assert!(shown(&ended) == shown(&pressed(&rest, Button::Right).0), "{name}: and does what it does at rest");
        }
        pictures.push(shown(&rest));
        hand.press_to(&action, [Button::A]);
    }
    (pictures, moved)
}

#[test]
fn what_moves_is_over_soon_and_leaves_nothing() {
    for name in ONE_OF_EACH {
        let [off, fast, full] = [0, 1, 2].map(|animations| watch(name, animations));
        assert_eq!(off.1, 0, "{name}: nothing moves if the setting is off");
        assert!(fast.1 == full.1 && full.1 > WATCHED / 4, "{name}: {} and {} movements", fast.1, full.1);
        assert!(off.0 == fast.0 && off.0 == full.0, "{name}: the same pictures at rest");
    }
}

#[test]
fn what_a_computer_draws_comes_out_of_its_bag() {
    let mut hand = Hand::default();
    hand.start_against::<Orleans>(Setup::base(2), &[1, 1], Seed::new(5));
    let mut handheld = hand.into_handheld();
    let mut pictures = HashSet::new();
    for _ in 0..3000 {
        handheld.run(10);
        if texts(handheld.console()).iter().any(|text| text == "drew followers") {
            pictures.insert(shown(handheld.console()));
        } else if !pictures.is_empty() {
            break;
        }
    }
    assert_eq!(pictures.len(), 2 * 6, "of either computer: what it chose, four on the way, and the result");
}
