//! The rooms of the console stand in an order, and imports point one way: up.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// From the ground to the roof: each may use what stands before it.
const ROOMS: [&str; 9] = ["port", "draw", "save", "game", "games", "export", "state", "screens", "console"];

/// Every source file below `folder`, with its path.
fn files(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push((path.display().to_string(), fs::read_to_string(&path).expect("a source is text")));
        }
    }
}

/// The words that follow `prefix` wherever it stands in the code of a file, without its tests.
fn after<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.split(prefix).skip(1).map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or(""))
}

#[test]
fn imports_point_up() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (floor, room) in ROOMS.iter().enumerate() {
        let mut found = Vec::new();
        if source.join(room).is_dir() {
            files(&source.join(room), &mut found);
        } else {
            let file = source.join(format!("{room}.rs"));
            found.push((file.display().to_string(), fs::read_to_string(file).expect("it is there")));
        }
        assert!(!found.is_empty());
        for (path, text) in &found {
            for used in after(text, "crate::") {
                let above = ROOMS.iter().position(|other| *other == used).is_some_and(|other| other > floor);
                assert!(!above, "{path} uses {used}, which stands above {room}");
            }
        }
    }
}

#[test]
fn files_of_a_game_use_each_other_in_no_circle() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    for game in fs::read_dir(games).expect("the folder can be read").map(|entry| entry.expect("an entry").path()) {
        if !game.is_dir() {
            continue;
        }
        let mut found = Vec::new();
        files(&game, &mut found);
        let name = |path: &str| Path::new(path).file_stem().expect("it has a name").to_string_lossy().into_owned();
        let names: BTreeSet<String> = found.iter().map(|(path, _)| name(path)).collect();
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (path, text) in found.iter().filter(|(path, _)| name(path) != "mod") {
            let braces = after_braces(text);
            let words = after(text, "super::").map(str::to_owned).chain(braces);
            uses.insert(name(path), words.filter(|word| names.contains(word)).collect());
        }
        for file in uses.keys() {
            let (mut reached, mut next) = (BTreeSet::new(), vec![file]);
            while let Some(other) = next.pop() {
                next.extend(uses.get(other).into_iter().flatten().filter(|other| reached.insert(*other)));
            }
            assert!(!reached.contains(file), "{file} is used by what it uses: {reached:?}");
        }
    }
}

/// The words inside `use super::{…}`.
fn after_braces(text: &str) -> impl Iterator<Item = String> {
    let lists = text.split("use super::{").skip(1).filter_map(|rest| rest.split('}').next());
    lists.flat_map(|list| list.split(',').map(|word| word.trim().to_owned()))
}
