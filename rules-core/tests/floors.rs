//! The files and rooms (subfolders) of each game are layered in floors: each uses only what stands below it, files of a
//! room do not use each other in a circle, and no game uses another one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The games, and what their folders hold from the bottom up.
#[rustfmt::skip]
const GAMES: [(&str, &[&str]); 4] = [
    ("castles", &[
        "parts", "tables", "setup", "choices", "action", "event", "position", "game", "score", "gains",
        "storage", "expansions", "variants", "turn", "phase", "play", "deal", "check", "preview", "view",
    ]),
    ("dice_game", &[
        "colour", "layout", "setup", "tables", "roll", "prize", "action", "event", "sheet", "round", "state", "score",
        "legal", "play", "preview", "view",
    ]),
    ("natick", &[
        "tile", "action", "tables", "colony", "setup", "score", "event", "step", "state",
        "coins", "legal", "build", "trade", "die_event", "turn", "play", "preview", "view",
    ]),
    ("orleans", &[
        "parts", "tables", "scenarios", "setup", "choices", "action", "job", "event", "position", "game", "score",
        "steps", "jobs", "legal", "round", "play", "deal", "forecast", "preview", "view", "filler",
    ]),
];

/// Calls of methods that stand above, and why they are left.
const CALLS_UP: [(&str, &str, &str); 1] = [
    // What waits in a solo game comes in any order that is of use, and what is of use depends on the whole turn.
    ("castles", "variants", "usable"),
];

/// A source file: its path below `src`, and its code without comments and tests.
struct File {
    path: Vec<String>,
    code: String,
}

impl File {
    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).expect("a source is text");
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let code = code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
        let below = path.strip_prefix(source()).expect("it is below").with_extension("");
        File { path: below.iter().map(|part| part.to_string_lossy().into_owned()).collect(), code }
    }

    /// Returns whether only tests have it.
    fn is_for_tests(&self) -> bool {
        self.path.iter().any(|part| part == "tests") || self.path == ["castles", "chance"]
    }

    /// Returns whether it is the `mod.rs` of its folder.
    fn is_mod(&self) -> bool {
        self.path.last().is_some_and(|name| name == "mod")
    }

    /// Returns its folders and its name as imports have them.
    fn module(&self) -> &[String] {
        &self.path[..self.path.len() - usize::from(self.is_mod())]
    }

    /// Returns every path of the crate that it names, from the crate on.
    fn uses(&self) -> BTreeSet<Vec<String>> {
        let from = |word: &str, base: &[String]| {
            let found = self.code.match_indices(word).filter(|(at, _)| !self.code[..*at].ends_with(is_in_a_name));
            let trees = found.flat_map(|(at, _)| paths(&self.code[at + word.len()..]));
            trees.map(|path| [base, &path].concat()).collect::<Vec<_>>()
        };
        let above = self.module().split_last().map_or(&[][..], |(_, above)| above);
        from("crate::", &[]).into_iter().chain(from("super::", above)).collect()
    }

    /// Returns the names of the methods that it has.
    fn methods(&self) -> BTreeSet<&str> {
        let names = self.code.lines().filter(|line| line.starts_with("    ")).filter_map(|line| {
            let (before, after) = line.split_once("fn ")?;
            let is_item = before.trim().split(' ').all(|word| ["", "const"].contains(&word) || word.starts_with("pub"));
            is_item.then(|| after.split(|letter| !is_in_a_name(letter)).next().unwrap_or_default())
        });
        names.collect()
    }

    /// Returns the names of the methods that it calls, on whatever it may be.
    fn calls(&self) -> BTreeSet<&str> {
        let name = |before: &'_ str| before.rfind(|letter| !is_in_a_name(letter)).map(|at| (at, at + 1));
        let calls = self.code.match_indices('(').filter_map(|(at, _)| {
            let (dot, start) = name(&self.code[..at])?;
            (self.code[..=dot].ends_with('.') || self.code[..=dot].ends_with("::")).then(|| &self.code[start..at])
        });
        calls.collect()
    }

    /// Returns the names that it hands on from the files and folders below it, and where they are.
    fn exports(&self) -> BTreeMap<String, Vec<String>> {
        let found = self.code.match_indices("use ").filter(|(at, _)| {
            let line = self.code[..*at].rsplit('\n').next().unwrap_or_default();
            line.is_empty() || line.starts_with("pub")
        });
        let trees = found.flat_map(|(at, word)| paths(&self.code[at + word.len()..]));
        let is_below = |path: &Vec<String>| self.code.contains(&format!("mod {};", path[0]));
        let below = trees.filter(is_below).map(|path| [self.module(), &path].concat());
        below.filter_map(|path| Some((path.last()?.clone(), path))).collect()
    }
}

fn is_in_a_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Reads the paths that a text begins with: names, or lists of them in braces.
fn paths(text: &str) -> Vec<Vec<String>> {
    if let Some(list) = text.strip_prefix('{') {
        let (mut all, mut depth, mut start) = (Vec::new(), 0, 0);
        for (at, letter) in list.char_indices() {
            match letter {
                '{' => depth += 1,
                ',' | '}' if depth == 0 => {
                    all.extend(paths(list[start..at].trim()));
                    start = at + 1;
                    if letter == '}' {
                        break;
                    }
                }
                '}' => depth -= 1,
                _ => {}
            }
        }
        return all;
    }
    let name = text.split(|letter| !is_in_a_name(letter)).next().unwrap_or_default();
    let rest = text[name.len()..].strip_prefix("::").map(paths).unwrap_or_default();
    match name {
        "" => Vec::new(),
        // All of a file, or the file itself.
        _ if rest.is_empty() => vec![vec![name.to_owned()]],
        _ => rest.into_iter().map(|rest| [vec![name.to_owned()], rest].concat()).collect(),
    }
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Returns every source file below a folder that is not for tests.
fn files(folder: &Path) -> Vec<File> {
    let entries = fs::read_dir(folder).expect("the folder can be read").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let here = files.iter().map(|path| File::read(path)).filter(|file| !file.is_for_tests());
    here.chain(folders.iter().flat_map(|folder| self::files(folder))).collect()
}

/// Follows a path to the file or folder that has it, through what `mod.rs` of a folder hands on.
fn follow(path: &[String], files: &[File]) -> Vec<String> {
    let find = |module: &[String]| files.iter().find(|file| file.module() == module);
    let depth = (1..=path.len()).take_while(|&depth| find(&path[..depth]).is_some()).last().unwrap_or(0);
    let folder = find(&path[..depth]).filter(|file| file.is_mod());
    let handed_on = folder.and_then(|folder| folder.exports().remove(path.get(depth)?));
    handed_on.map_or_else(|| path[..depth].to_vec(), |other| follow(&other, files))
}

/// Returns what each file and room of a folder uses of the others in it.
fn used_in(folder: &[String], files: &[File]) -> BTreeMap<String, BTreeSet<String>> {
    let is_below = |path: &[String]| path.len() > folder.len() && path.starts_with(folder);
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files.iter().filter(|file| is_below(file.module())) {
        let own = &file.module()[folder.len()];
        let used = uses.entry(own.clone()).or_default();
        for path in file.uses().iter().filter(|path| is_below(path)) {
            let there = follow(path, files);
            let name = there.get(folder.len()).unwrap_or_else(|| {
                panic!("{} uses {}, which is not in a file of its own", file.path.join("/"), path.join("::"))
            });
            used.extend((name != own).then(|| name.clone()));
        }
    }
    uses
}

#[test]
fn a_file_uses_only_what_stands_below_it() {
    let files = files(&source());
    for (game, floors) in GAMES {
        let floor = |name: &str| {
            let found = floors.iter().position(|other| *other == name);
            found.unwrap_or_else(|| panic!("{game}/{name} stands on no floor"))
        };
        let uses = used_in(&[game.to_owned()], &files);
        for (name, used) in &uses {
            for other in used {
                assert!(floor(other) < floor(name), "{game}/{name} uses {other}, which stands above it");
            }
        }
        let has: BTreeSet<_> = uses.keys().map(String::as_str).collect();
        assert_eq!(has, floors.iter().copied().collect(), "{game}: its files and rooms, and its floors");
    }
}

/// Imports tell nothing of methods: here are those of one file or room alone, whose names tell where they stand. Traits
/// and the standard library have some of the names, too.
#[test]
fn a_file_calls_only_methods_that_stand_below_it() {
    const COMMON: [&str; 10] =
        ["collect", "contains", "count", "default", "finish", "from", "new", "of", "position", "take"];
    let files = files(&source());
    let mut left = BTreeSet::new();
    for (game, floors) in GAMES {
        let floor = |file: &File| floors.iter().position(|name| Some(*name) == file.path.get(1).map(String::as_str));
        let own: Vec<_> = files.iter().filter(|file| file.path[0] == game).collect();
        let mut stands: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        for file in &own {
            for method in file.methods() {
                stands.entry(method).or_default().extend(floor(file));
            }
        }
        for (file, here) in own.iter().filter_map(|file| Some((file, floor(file)?))) {
            for call in file.calls().into_iter().filter(|call| !COMMON.contains(call)) {
                let there = stands.get(call).filter(|floors| floors.len() == 1).and_then(|floors| floors.first());
                if let Some(&above) = there.filter(|&&there| there > here) {
                    let known = (game, floors[here], call);
                    let path = file.path.join("/");
                    assert!(
                        CALLS_UP.contains(&known),
                        "{path} calls {call} of {}, which stands above it",
                        floors[above]
                    );
                    left.insert(known);
                }
            }
        }
    }
    assert_eq!(left, BTreeSet::from(CALLS_UP), "what is left");
}

#[test]
fn files_of_a_room_do_not_use_each_other_in_a_circle() {
    let files = files(&source());
    let rooms: BTreeSet<_> = files.iter().map(|file| &file.path[..file.path.len() - 1]).collect();
    for room in rooms.into_iter().filter(|room| room.len() > 1) {
        let uses = used_in(room, &files);
        for file in uses.keys() {
            let (mut reached, mut next) = (BTreeSet::new(), vec![file]);
            while let Some(other) = next.pop() {
                next.extend(uses[other].iter().filter(|used| reached.insert(*used)));
            }
            assert!(!reached.contains(file), "{}/{file} is used by what it uses: {reached:?}", room.join("/"));
        }
    }
}

#[test]
fn games_use_no_other_game_and_what_they_share_uses_none() {
    for file in files(&source()).iter().filter(|file| file.path != ["games"]) {
        for (game, _) in GAMES.into_iter().filter(|(game, _)| file.path[0] != *game) {
            assert!(file.uses().iter().all(|path| path[0] != game), "{} uses {game}", file.path.join("/"));
        }
    }
}

#[test]
fn every_game_stands_on_floors() {
    let folders = fs::read_dir(source()).expect("it is there").map(|entry| entry.expect("an entry").path());
    let folders = folders.filter(|path| path.is_dir()).map(|path| path.file_name().expect("a name").to_owned());
    assert_eq!(folders.collect::<BTreeSet<_>>(), GAMES.map(|(game, _)| game.into()).into());
}

#[test]
fn imports_are_written_so_that_these_tests_see_them() {
    for file in files(&source()) {
        let path = file.path.join("/");
        assert!(!file.code.contains("super::super"), "{path}: say crate::");
        assert!(!file.code.contains("super::*"), "{path}: say what is used");
        let whole = |path: &&Vec<String>| path.len() == 1 && GAMES.iter().any(|(game, _)| path[0] == *game);
        let uses = file.uses();
        assert_eq!(uses.iter().find(whole), None, "{path}: say what of the game is used");
    }
}

#[test]
fn paths_are_read_from_imports_and_from_code() {
    let words = |text: &str| paths(text).into_iter().map(|path| path.join("::")).collect::<Vec<_>>();
    assert_eq!(words("{a::{B, C}, d::E,\n f};"), ["a::B", "a::C", "d::E", "f"]);
    assert_eq!(words("a::B::new(c::D)"), ["a::B::new"]);
    assert_eq!(words("a::*;"), ["a"]);
}
