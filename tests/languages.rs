//! A new console asks for its language, and speaks it from then on.

use console::{Button, Language, ScreenKind};
use handheld::{Flash, Handheld, Host};
use tests::texts::texts;

/// A device that nobody told what to speak.
const UNTOLD: Host = Host { language: None, ..Host::TEST };

fn says(handheld: &Handheld, words: &str) -> bool {
    texts(handheld.console()).iter().any(|text| text == words)
}

fn on(host: Host, flash: Flash) -> Handheld {
    let mut handheld = Handheld::new(host, flash);
    assert!(handheld.settle());
    handheld
}

#[test]
fn a_new_console_asks_until_it_is_told() {
    let mut handheld = on(UNTOLD, Flash::blank());
    for button in [Button::B, Button::X, Button::Y, Button::Left] {
        handheld.tap(button);
        assert_eq!(handheld.console().screen(), ScreenKind::Language, "{button:?}");
    }
    assert!(Language::ALL.len() == 3 && ["English", "Deutsch", "Français"].iter().all(|name| says(&handheld, name)));
    assert!(says(&handheld, "LANGUAGE"));
    handheld.tap(Button::Down);
    assert!(says(&handheld, "SPRACHE") && !says(&handheld, "LANGUAGE"), "it asks in the language of the row");
    handheld.power_cycle([]);
    handheld.settle();
    assert_eq!(handheld.console().screen(), ScreenKind::Language, "nobody answered");
    handheld.tap(Button::Up);
    assert!(says(&handheld, "LANGUE"));
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Title);
    assert!(says(&handheld, "Réglages"), "{:?}", texts(handheld.console()));
    handheld.power_cycle([]);
    handheld.settle();
    assert_eq!(handheld.console().screen(), ScreenKind::Title, "it was told");
    assert_eq!(handheld.console().language(), Language::French);
}

#[test]
fn a_host_that_knows_the_language_is_not_asked_and_the_owner_has_the_last_word() {
    let german = Host { language: Some(Language::German), ..Host::TEST };
    let mut handheld = on(german, Flash::blank());
    assert_eq!(handheld.console().screen(), ScreenKind::Title);
    assert!(says(&handheld, "Einstellungen"));
    // The settings are the last row of the title, and the language is theirs.
    for button in [Button::Up, Button::A, Button::Up, Button::A, Button::Down, Button::A] {
        handheld.tap(button);
    }
    assert!(says(&handheld, "RÉGLAGES"), "{:?}", texts(handheld.console()));
    let handheld = on(german, handheld.flash().clone());
    assert_eq!(handheld.console().language(), Language::French);
}

#[test]
fn settings_that_are_restored_speak_on() {
    let mut handheld = on(Host { language: Some(Language::German), ..Host::TEST }, Flash::blank());
    for button in [Button::Up, Button::A, Button::Up, Button::Up, Button::A] {
        handheld.tap(button);
    }
    handheld.hold(Button::A, 1100);
    assert_eq!(handheld.console().language(), Language::German);
    assert!(says(&handheld, "EINSTELLUNGEN"), "{:?}", texts(handheld.console()));
    for button in [Button::Up, Button::Up, Button::A] {
        handheld.tap(button);
    }
    assert!(says(&handheld, "ROT"), "seats have the names of the language: {:?}", texts(handheld.console()));
}
