//! Every game has the same files of rules, and a journal. The compiler makes sure that tests which list the games have
//! all of them.

use std::fs;
use std::path::Path;

use rules_core::Game;

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
fn every_game_has_a_journal() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("journals");
    macro_rules! look {
        ($($folder:ident::$game:ident),*) => {
            $(let journals = fs::read_dir(&folder).expect("it is there");
            let head = format!("game {}\n", rules_core::$folder::$game::KEY);
            let is_of_it = |path: &Path| fs::read_to_string(path).expect("a journal is text").contains(&head);
            assert!({ journals }.any(|entry| is_of_it(&entry.expect("a file").path())), "{head}");)*
        };
    }
    rules_core::for_each_game!(look);
}
