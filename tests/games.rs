//! Every game has the same nouns of rules, and every test that takes games one by one has every game of the list.

use std::fs;
use std::path::Path;

use rules_core::Game;

/// The tests that take games one by one, and how they name a game: by its folder or by its type.
const PLACES: [(&str, &str); 6] = [
    ("tests/laws/main.rs", "mod FOLDER;"),
    ("tests/buttons/main.rs", "mod FOLDER;"),
    ("tests/asks.rs", "Step<TYPE>"),
    ("tests/export/packing.rs", "come_back::<TYPE>"),
    ("tests/saves/cuts.rs", "cut_everywhere::<TYPE>"),
    ("players/tests/levels.rs", "levels::<TYPE>"),
];

/// What every game's folder of rules has, there or in one of its rooms: a file, or a room of that name.
const FILES: [&str; 10] = ["setup", "tables", "state", "action", "legal", "play", "event", "score", "preview", "view"];

#[test]
fn every_game_has_the_same_files() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules-core/src");
    macro_rules! look {
        ($($folder:ident::$game:ident),*) => {
            $(let folder = rules.join(stringify!($folder));
            for file in FILES {
                let rooms = fs::read_dir(&folder).expect("it is there").map(|entry| entry.expect("an entry").path());
                let has = |room: &Path| room.join(file).with_extension("rs").is_file() || room.join(file).is_dir();
                assert!(has(&folder) || { rooms }.any(|room| has(&room)), "{} has no {file}", folder.display());
            }
            let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases").join(stringify!($folder));
            let own = rules.join(stringify!($folder)).join("tests");
            assert!(cases.is_dir() || own.is_dir(), "{} has no examples", stringify!($folder));)*
        };
    }
    rules_core::for_each_game!(look);
}

#[test]
fn every_test_has_every_game() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |path: &str| fs::read_to_string(house.join(path)).expect("it is there");
    macro_rules! look {
        ($($folder:ident::$game:ident),*) => {
            $(for (file, words) in PLACES {
                let words = words.replace("FOLDER", stringify!($folder)).replace("TYPE", stringify!($game));
                assert!(read(file).contains(&words), "{file} has no {words}");
            }
            let journals = fs::read_dir(house.join("tests/journals")).expect("it is there");
            let head = format!("game {}\n", rules_core::$folder::$game::KEY);
            let is_of_it = |path: &Path| fs::read_to_string(path).expect("a journal is text").contains(&head);
            assert!(journals.map(|entry| entry.expect("a file").path()).any(|path| is_of_it(&path)), "{head}");)*
        };
    }
    rules_core::for_each_game!(look);
}
