//! Every text of every screen can be read: none is cut at an edge or by what is drawn over it, and no two touch, with
//! the longest names and the largest numbers, in both palettes. And what a screen says of a button, the button does.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use console::{Button, Console, SIDE, ScreenKind};
use handheld::{Command, Flash, Handheld, Host, Script};
use tests::look::tap;
use tests::preset::Preset;
use tests::promise::broken;
use tests::texts::{faults, texts};

/// Returns a flash whose settings have the longest names.
fn flash(colour_blind: bool) -> Flash {
    Preset { animations: 2, colour_blind }.flash()
}

/// Runs every script on a device with this flash, and has a look after each press: at the console, and where it is.
fn look_at_all(flash: impl Fn() -> Flash, look: impl FnMut(&Handheld, &str)) {
    look_at(|_| true, flash, look);
}

/// Runs the scripts whose names are wanted, and has a look after each press.
fn look_at(wanted: impl Fn(&str) -> bool, flash: impl Fn() -> Flash, mut look: impl FnMut(&Handheld, &str)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts");
    for entry in fs::read_dir(folder).expect("there are scripts") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        if !wanted(&name) {
            continue;
        }
        let script: Script = fs::read_to_string(&path).expect("a text").parse().expect("a script");
        let mut handheld = Handheld::new(Host::TEST, flash());
        handheld.settle();
        for (line, command) in script.steps() {
            let (one, times) = match command {
                Command::Press(button, times) => (Command::Press(*button, 1), *times),
                other => (other.clone(), 1),
            };
            let one: Script = one.to_string().parse().expect("a command prints as it is read");
            for _ in 0..times {
                one.run(&mut handheld, |_, _| Ok::<_, String>(())).expect("it runs");
                look(&handheld, &format!("{name}-{line}"));
            }
        }
    }
}

#[test]
fn every_text_can_be_read() {
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/texts");
    fs::create_dir_all(&pictures).expect("a folder for pictures");
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for colour_blind in [false, true] {
        look_at_all(
            || flash(colour_blind),
            |handheld, place| {
                let console = handheld.console();
                // The numbers of a guided game are known.
                let large = if console.guided().is_none() { faults(&console.exaggerated()) } else { BTreeSet::new() };
                for fault in faults(console).union(&large) {
                    let screen = handheld.console().screen();
                    found.entry(format!("{screen:?}: {fault}")).or_insert_with(|| {
                        let picture = pictures.join(format!("{place}.png"));
                        handheld.picture().save(&picture).expect("a picture can be written");
                        place.to_owned()
                    });
                }
            },
        );
    }
    let list: String = found.iter().map(|(fault, place)| format!("{place}: {fault}\n")).collect();
    assert!(found.is_empty(), "{} texts can't be read; pictures are in target/texts:\n{list}", found.len());
}

/// Words that players did not understand.
const RIDDLES: [&str; 4] = ["leave 4", "drawn, 1 of 2", "none that counts", "erase it to keep"];

const THINGS: [&str; 14] = [
    "points", "tiles", "workers", "coins", "spaces", "steps", "games", "actions", "gears", "cards", "players",
    "rounds", "turns", "dice",
];

/// Returns whether a text says one of several: "1 tiles".
fn is_plural_of_one(text: &str) -> bool {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '+' && c != '-').collect();
    let one = |word: &str| word.trim_start_matches(['+', '-']) == "1";
    let words: Vec<&str> = words.into_iter().filter(|word| *word != "more").collect();
    words.windows(2).any(|pair| one(pair[0]) && THINGS.contains(&pair[1]))
}

#[test]
fn every_text_says_it_plainly() {
    assert!(is_plural_of_one("Team: 1 tiles") && is_plural_of_one("+1 points"));
    assert!(is_plural_of_one("1 more coins go"));
    assert!(!is_plural_of_one("1 tile, 11 points") && !is_plural_of_one("shield 1 goes"));
    let mut found = BTreeSet::new();
    look_at_all(Flash::blank, |handheld, place| {
        for text in texts(handheld.console()) {
            let short = text == "in secret" || text.starts_with("Die ") && text.contains("tiles, ");
            if short || is_plural_of_one(&text) || RIDDLES.iter().any(|riddle| text.contains(riddle)) {
                found.insert(format!("{text:?} ({})", place.rsplit_once('-').map_or(place, |(script, _)| script)));
            }
        }
    });
    assert!(found.is_empty(), "{found:#?}");
}

/// The other palette changes these.
const COLOURS: [&str; 7] = ["purple", "yellow", "brown", "blue", "green", "orange", "grey"];

#[test]
fn no_text_names_a_colour_that_the_palette_changes() {
    let mut found = BTreeSet::new();
    look_at_all(
        || flash(true),
        |handheld, place| {
            for text in texts(handheld.console()) {
                // Names of players are in capital letters.
                if text.split(|c: char| !c.is_alphabetic()).any(|word| COLOURS.contains(&word)) {
                    found.insert(format!("{text:?} ({place})"));
                }
            }
        },
    );
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn whoever_looks_at_another_sees_it_in_the_bar() {
    let corner = |handheld: &Handheld| handheld.picture().pixels()[SIDE + 1];
    let looks_on = |console: &Console| texts(console).iter().any(|text| text == "looking at");
    let (mut seats, mut looks, mut orleans) = (HashSet::new(), BTreeMap::new(), false);
    look_at_all(Flash::blank, |handheld, place| {
        if handheld.console().screen() == ScreenKind::HandOver {
            seats.insert(corner(handheld));
        }
        if looks_on(handheld.console()) {
            looks.insert(place.to_owned(), corner(handheld));
        }
        // From the overview of Orléans to the board of each player.
        if place.starts_with("orleans") && texts(handheld.console()).iter().any(|text| text == "order") {
            orleans |= [Button::Left, Button::Right].into_iter().any(|button| {
                let mut console = handheld.console().clone();
                [button, Button::A].into_iter().for_each(|button| tap(&mut console, button));
                looks_on(&console)
            });
        }
    });
    assert!(orleans, "Orléans");
    for game in ["castles", "dice"] {
        assert!(looks.keys().any(|place| place.starts_with(game)), "{game}");
    }
    looks.retain(|_, colour| seats.contains(colour));
    assert!(looks.is_empty(), "in the colour of a seat: {looks:?}");
}

#[test]
fn the_end_of_a_phase_is_a_page() {
    // Scripts of whole games, and the pages that they must come to.
    let due: [(&str, &[&str]); 7] = [
        ("castles-2p-2011", &["PHASE A IS OVER", "PHASE B IS OVER", "PHASE C IS OVER", "PHASE D IS OVER"]),
        ("castles-team", &["PHASE A IS OVER", "PHASE B IS OVER", "PHASE C IS OVER", "PHASE D IS OVER"]),
        ("castles-solo", &["PHASE A IS OVER", "PHASE B IS OVER"]),
        ("dice-solo", &["PHASE I IS OVER", "PHASE II IS OVER"]),
        ("dice-3p", &["PHASE I IS OVER", "PHASE II IS OVER"]),
        ("natick", &["THE LAST TURN"]),
        ("orleans-dignitary", &["ROUND 1 IS OVER", "ROUND 2 IS OVER", "ROUND 3 IS OVER"]),
    ];
    let mut pages = BTreeSet::new();
    look_at(
        |name| due.iter().any(|(script, _)| *script == name),
        Flash::blank,
        |handheld, place| {
            if handheld.console().screen() == ScreenKind::Interlude {
                let script = place.rsplit_once('-').map_or(place, |(script, _)| script).to_owned();
                pages.extend(texts(handheld.console()).into_iter().map(|text| (script.clone(), text)));
            }
        },
    );
    for (script, headings) in due {
        for heading in headings {
            assert!(pages.contains(&(script.to_owned(), (*heading).to_owned())), "{script}: {heading}");
        }
    }
}

#[test]
fn every_key_and_direction_that_is_named_does_something() {
    let mut seen = HashSet::new();
    let mut found = BTreeMap::new();
    look_at_all(Flash::blank, |handheld, place| {
        if handheld.backlight() > 0 && seen.insert(handheld.picture().pixels().to_vec()) {
            for (button, words) in broken(handheld.console()) {
                let screen = handheld.console().screen();
                found.entry(format!("{screen:?}: {button:?} {words:?}")).or_insert_with(|| place.to_owned());
            }
        }
    });
    assert!(found.is_empty(), "{found:#?}");
}
