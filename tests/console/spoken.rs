//! Every screen can be heard: what is chosen, what it does, and every icon in words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use console::{Button, Drawn, Language, ScreenKind};
use handheld::{Command, Flash, Handheld, Host, Script, Spoken};
use texts::host as say;

/// Runs a script in a language, and hands every picture to `look`.
fn run(name: &str, language: Language, mut look: impl FnMut(&Handheld)) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("scripts/{name}.txt"));
    let script: Script = fs::read_to_string(path).expect("a text").parse().expect("a script");
    let mut handheld = Handheld::new(Host { language: Some(language), ..Host::TEST }, Flash::blank());
    handheld.settle();
    for (_, command) in script.steps() {
        let (one, times) = match command {
            Command::Press(button, times) => (Command::Press(*button, 1), *times),
            other => (other.clone(), 1),
        };
        for _ in 0..times {
            handheld.perform(&one);
            look(&handheld);
        }
    }
}

/// Scripts that show every game and every screen around them.
const SCRIPTS: [&str; 9] = [
    "screens",
    "castles-computer",
    "castles-expanded-3p",
    "castles-setup",
    "dice-3p",
    "natick",
    "orleans-5p",
    "orleans-invasion-2p",
    "castles-solo",
];

/// Screens where something is chosen, in every picture of them.
fn chooses(screen: ScreenKind) -> bool {
    use ScreenKind::{Ask, Keyboard, Language, Menu, Settings, Setup, Title, Topics, Way};
    matches!(screen, Title | Way | Setup | Menu | Settings | Keyboard | Topics | Language) && screen != Ask
}

#[test]
fn every_picture_of_the_scripts_is_put_into_words() {
    let mut faults = BTreeSet::new();
    let mut pictures = 0;
    for (script, language) in SCRIPTS.into_iter().zip(Language::ALL.into_iter().cycle()) {
        run(script, language, |handheld| {
            let console = handheld.console();
            let (screen, spoken) = (console.screen(), Spoken::of(console));
            pictures += 1;
            let mut fault = |what: &str| _ = faults.insert(format!("{script}, {language:?}, {screen:?}: {what}"));
            if handheld.backlight() == 0 {
                return;
            }
            if spoken.lines.is_empty() {
                fault("nothing is said");
            }
            if spoken.keys.is_empty() && screen != ScreenKind::Service {
                fault("no key is named");
            }
            if chooses(screen) && spoken.chosen.is_empty() {
                fault(&format!("nothing is chosen: {:?}", spoken.lines));
            }
            for text in spoken.lines.iter().chain([&spoken.chosen, &spoken.keys]) {
                if text.chars().any(char::is_control) {
                    fault(&format!("{text:?} has a sign"));
                }
            }
            console.trace(&mut |drawn| {
                if let Drawn::Icon(sprite) = drawn {
                    let name = sprite.name().replace(['/', '_'], "-");
                    if !say::ICONS.iter().any(|(other, _)| *other == name) {
                        fault(&format!("{name} has no word"));
                    }
                }
            });
        });
    }
    assert!(pictures > 1000, "{pictures}");
    let list: Vec<_> = faults.into_iter().collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}

#[test]
fn what_is_new_is_told_once() {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    let title = Spoken::of(handheld.console());
    assert!(title.chosen.contains("Castles of Burgundy"), "{title:?}");
    assert!(title.keys.contains("A: "), "{title:?}");
    assert_eq!(title.news(&title), "");
    assert!(title.news(&Spoken::default()).contains("Colonists"), "a new screen is told whole");
    handheld.tap(Button::Down);
    let next = Spoken::of(handheld.console());
    let news = next.news(&title);
    assert!(news.contains("The Dice Game") && !news.contains("Colonists"), "{news:?}");
}

/// The words of a game of each kind, with the first decisions.
#[test]
fn a_turn_says_what_is_pointed_at_and_what_it_brings() {
    let mut told = Vec::new();
    let mut before = Spoken::default();
    run("orleans-2p", Language::German, |handheld| {
        let now = Spoken::of(handheld.console());
        told.push(now.news(&before));
        before = now;
    });
    let told = told.join("\n");
    for words in
        ["Bauernhaus: ein Bauer, eine Ware", "+1 Bauer +1 Getreide +1 Punkte", "A: setzen", "RUNDE 1 IST VORBEI"]
    {
        assert!(told.contains(words), "{words}");
    }
}
