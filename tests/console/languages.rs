//! A new console asks for its language, and speaks it from then on. Games do not know of it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use console::{Button, Language, ScreenKind};
use handheld::{Command, Flash, Handheld, Host, Script};
use tests::preset::Preset;
use tests::texts::texts;
use tests::{Seen, golden};

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

fn script(name: &str) -> Script {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("scripts/{name}.txt"));
    fs::read_to_string(path).expect("a text").parse().expect("a script")
}

fn preset(language: Language) -> Preset {
    Preset { animations: 0, colour_blind: false, language }
}

/// Plays a script that cuts the power now and then, and changes the language each time. Returns what is saved.
fn saved(name: &str, languages: &[Language]) -> Seen {
    let mut languages = languages.iter().cycle();
    let mut next = || preset(*languages.next().expect("there is one"));
    let flash = next().flash();
    let mut handheld = on(Host::TEST, flash.clone());
    for (_, command) in script(name).steps() {
        if matches!(command, Command::PowerCycle(_)) {
            next().store_on(&flash);
        }
        handheld.perform(command);
    }
    let mut seen = Seen::on(flash);
    seen.records.remove(&saves::Record::Settings);
    seen
}

#[test]
fn a_game_that_was_saved_in_one_language_goes_on_in_another() {
    for name in ["cut-castles", "cut-dice"] {
        let english = saved(name, &[Language::English]);
        assert!(!english.journals.is_empty() || !english.finished.is_empty());
        assert_eq!(saved(name, &Language::ALL), english, "{name}");
    }
}

/// Scripts that show every kind of screen.
const SCRIPTS: [&str; 12] = [
    "screens",
    "service",
    "leaves",
    "computers",
    "castles-4p-2019",
    "dice-3p",
    "natick",
    "orleans-2p",
    "castles-computer",
    "castles-2p-2011",
    "review",
    "tutor",
];

/// One picture of every kind of screen, and of the screens of every game.
#[test]
fn every_kind_of_screen_looks_as_it_did_in_every_language() {
    for language in [Language::German, Language::French] {
        let mut seen = BTreeSet::new();
        for name in SCRIPTS {
            let mut handheld = on(Host { language: Some(language), ..Host::TEST }, Flash::blank());
            for (_, command) in script(name).steps() {
                handheld.perform(command);
                let screen = handheld.console().screen();
                let game = name.split('-').next().filter(|_| {
                    use ScreenKind::{HandOver, Interlude, Log, Scores, Table};
                    matches!(screen, Table | HandOver | Interlude | Log | Scores)
                });
                let picture = [Some(language.code()), Some(&format!("{screen:?}").to_lowercase()), game];
                let picture = picture.into_iter().flatten().collect::<Vec<_>>().join("-");
                let spoken = handheld.console().language() == language;
                if matches!(command, Command::Shot(_)) && spoken && seen.insert((screen, game)) {
                    golden(&picture, &handheld.picture());
                }
            }
        }
        let missing: Vec<_> =
            ScreenKind::ALL.iter().filter(|kind| !seen.iter().any(|(seen, _)| seen == *kind)).collect();
        assert!(missing.is_empty(), "no picture of {missing:?} in {language:?}");
    }
}
