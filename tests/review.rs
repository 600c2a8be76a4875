//! A review on the screen: it can be left and gone on with, it is the same each time, and it makes room for codes.

use std::collections::HashSet;

use console::{Button, Console, Language, SIDE, ScreenKind};
use handheld::{Handheld, Host};
use rules_core::Game;
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use tests::preset::Preset;
use tests::stored::finished;
use tests::texts::texts;

/// Returns a device with a finished game, at the review of it.
fn reviewed<G: Game>() -> Handheld {
    let flash = Preset { animations: 0, colour_blind: false, language: Language::English }.flash();
    finished::<G>(Preset::NAMES, 1).next().expect("a game").keep(&flash, 0);
    let mut handheld = Handheld::new(Host::TEST, flash);
    handheld.settle();
    // Its result is seen, and it is among the finished ones.
    handheld.tap(Button::A);
    handheld.tap(Button::A);
    for _ in 0..40 {
        if handheld.console().screen() == ScreenKind::Scores {
            handheld.tap(Button::A);
        }
    }
    let row = Console::games().position(|(key, _)| key == G::KEY).expect("it is listed");
    (row..Console::GAMES).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Finished);
    open(&mut handheld);
    handheld
}

/// Goes on from a finished game to its review.
fn open(handheld: &mut Handheld) {
    handheld.tap(Button::Y);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Review);
}

fn finish(handheld: &mut Handheld) {
    for _ in 0..1000 {
        if !handheld.console().is_reviewing() {
            return;
        }
        handheld.run(1000);
    }
    panic!("a review does not end");
}

/// Returns what the pages say.
fn pages(handheld: &mut Handheld) -> Vec<String> {
    let mut pages = texts(handheld.console());
    handheld.tap(Button::A);
    pages.extend(texts(handheld.console()));
    handheld.tap(Button::B);
    pages
}

fn can_be_left<G: Game>() {
    let mut whole = reviewed::<G>();
    finish(&mut whole);
    let mut left = reviewed::<G>();
    let mut times = 0;
    while left.console().is_reviewing() {
        left.run(1700);
        left.tap(Button::B);
        assert_eq!(left.console().screen(), ScreenKind::Finished);
        open(&mut left);
        times += 1;
    }
    assert!(times > 2, "it ended at once");
    assert_eq!(pages(&mut left), pages(&mut whole));
}

#[test]
fn a_review_can_be_left_and_gone_on_with() {
    can_be_left::<DiceGame>();
    can_be_left::<Natick>();
}

/// A turn is shown as it was and as it could have been, and the game is as it was afterwards.
#[test]
fn turns_are_shown_and_put_back() {
    let mut handheld = reviewed::<Castles>();
    finish(&mut handheld);
    let before = pages(&mut handheld);
    handheld.tap(Button::A);
    handheld.tap(Button::A);
    let start = handheld.picture().pixels()[..195 * SIDE].to_vec();
    let mut seen = HashSet::from([start.clone()]);
    for _ in 0..12 {
        handheld.tap(Button::Right);
        seen.insert(handheld.picture().pixels()[..195 * SIDE].to_vec());
    }
    assert!(seen.len() > 2, "nothing is better");
    for _ in 0..12 {
        handheld.tap(Button::Left);
    }
    assert!(handheld.picture().pixels()[..195 * SIDE] == start, "back at the start of the turn");
    // The same turn as it was taken, and the replay there.
    handheld.tap(Button::X);
    assert!(handheld.picture().pixels()[..195 * SIDE] == start, "the same position");
    handheld.tap(Button::Right);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Replay);
    handheld.tap(Button::B);
    handheld.tap(Button::X);
    handheld.tap(Button::Right);
    handheld.tap(Button::B);
    handheld.tap(Button::B);
    assert_eq!(pages(&mut handheld), before);
    // The card of the game has its result, and the codes have it whole.
    handheld.tap(Button::B);
    handheld.tap(Button::X);
    assert_eq!(handheld.console().screen(), ScreenKind::Export);
    assert!(handheld.console().export().count() > 0);
    handheld.tap(Button::B);
    open(&mut handheld);
    finish(&mut handheld);
    assert_eq!(pages(&mut handheld), before);
}
