//! The form of a new game and the keyboard: each row has help, a typed seed is not dropped without a question, and names
//! have all digits and a way out.

use console::{Button, Console, ScreenKind};
use handheld::{Flash, Handheld, Host};
use tests::texts::texts;

/// A device with the form of the game in this row of the title.
fn form(row: usize) -> Handheld {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    (0..row).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::X);
    assert_eq!(handheld.console().screen(), ScreenKind::Setup);
    handheld
}

fn shows(handheld: &Handheld, words: &str) -> bool {
    texts(handheld.console()).iter().any(|text| text.contains(words))
}

#[test]
fn every_row_has_help() {
    for row in 0..Console::GAMES {
        let mut handheld = form(row);
        for line in 0..12 {
            handheld.tap(Button::Y);
            assert_eq!(handheld.console().screen(), ScreenKind::Notice);
            assert!(!shows(&handheld, "An option of this game"), "row {line} of game {row} has no help");
            handheld.tap(Button::B);
            handheld.tap(Button::Down);
        }
    }
}

#[test]
fn a_typed_seed_is_not_dropped_without_a_question() {
    let mut handheld = form(0);
    // From the top of the list around its end: the button, then the seed.
    handheld.tap(Button::Up);
    handheld.tap(Button::Up);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Keyboard);
    "00000007".chars().for_each(|letter| handheld.write(letter));
    handheld.tap(Button::X);
    assert!(shows(&handheld, "0000-0007"), "{:?}", texts(handheld.console()));
    handheld.tap(Button::B);
    assert!(shows(&handheld, "drops the typed seed"));
    handheld.tap(Button::Down);
    assert!(!shows(&handheld, "drops the typed seed"), "another button keeps it");
    handheld.tap(Button::B);
    assert_eq!(handheld.console().screen(), ScreenKind::Setup);
    handheld.tap(Button::B);
    assert_eq!(handheld.console().screen(), ScreenKind::Title);
}

#[test]
fn names_have_digits_and_a_way_out() {
    let mut handheld = form(1);
    handheld.tap(Button::Down);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Keyboard);
    ('0'..='9').for_each(|digit| assert!(shows(&handheld, &digit.to_string()), "no {digit}"));
    handheld.write('x');
    handheld.tap(Button::Y);
    assert!(shows(&handheld, "RED"), "nothing was renamed");
    handheld.tap(Button::A);
    (0..3).for_each(|_| handheld.tap(Button::B));
    "ann 7".chars().for_each(|letter| handheld.write(letter));
    handheld.tap(Button::X);
    assert!(shows(&handheld, "ANN 7"));
}
