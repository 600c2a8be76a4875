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
const FILES: [(&str, &str); 6] = [
    ("console", "What the console says whatever is played."),
    ("castles", "What The Castles of Burgundy says."),
    ("dice_game", "What the Dice Game says."),
    ("natick", "What The Colonists of Natick says."),
    ("orleans", "What Orléans says."),
    HOST,
];
/// The file that only comes with the feature of its name: the image has no room for it.
const HOST: (&str, &str) = ("host", "What is said around the console: by the page, and of files and texts with games.");

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    let wanted = |file: &(&str, &str)| *file != HOST || env::var_os("CARGO_FEATURE_HOST").is_some();
    let files: Vec<_> = FILES.into_iter().filter(wanted).collect();
    let languages = LANGUAGES.map(|folder| {
        println!("cargo::rerun-if-changed={folder}");
        let read = |(name, _): &(&str, &str)| {
            let path = format!("{folder}/{name}.ftl");
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            (path, text)
        };
        Language::read(folder, &files.iter().map(read).collect::<Vec<_>>())
    });
    let faults: Vec<_> = languages.iter().flat_map(|language| language.faults(&languages[0])).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let file = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("texts.rs");
    fs::write(file, generate::source(&languages, &files)).expect("the folder for output can be written to");
}
