//! Packs the texts of every language into tables, and makes a function of each message, so that the use of a missing
//! message, or with wrong parts, does not compile.

#[path = "src/codes.rs"]
mod codes;
#[path = "build/generate.rs"]
mod generate;
#[path = "build/language.rs"]
mod language;
#[path = "build/pack.rs"]
mod pack;

use std::path::Path;
use std::{env, fs};

use language::Language;

/// The folders of the languages; the first one says which messages there are.
const LANGUAGES: [&str; 3] = ["english", "german", "french"];
/// The files of each, and what the modules of their messages are for.
const FILES: [(&str, &str); 5] = [
    ("console", "What the console says whatever is played."),
    ("castles", "What The Castles of Burgundy says."),
    ("dice_game", "What the Dice Game says."),
    ("natick", "What The Colonists of Natick says."),
    ("orleans", "What Orléans says."),
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    let languages = LANGUAGES.map(|folder| {
        println!("cargo::rerun-if-changed={folder}");
        let read = |(name, _): &(&str, &str)| {
            let path = format!("{folder}/{name}.ftl");
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            (path, text)
        };
        Language::read(folder, &FILES.each_ref().map(read))
    });
    let faults: Vec<_> = languages.iter().flat_map(|language| language.faults(&languages[0])).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let file = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("texts.rs");
    fs::write(file, generate::source(&languages, &FILES)).expect("the folder for output can be written to");
}
