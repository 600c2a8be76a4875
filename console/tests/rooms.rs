//! The rooms of the console stand in an order: each imports only what stands before it, and files of one folder import
//! each other in no circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each may use what stands before it.
const ROOMS: [&str; 9] = ["port", "draw", "save", "game", "games", "export", "state", "screens", "console"];

/// A source file: its folders and its name below `src`, and its code without comments and tests.
struct File {
    path: Vec<String>,
    code: String,
}

impl File {
    fn read(source: &Path, path: &Path) -> Self {
        let text = fs::read_to_string(path).expect("a source is text");
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let code = code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
        let below = path.strip_prefix(source).expect("it is below").with_extension("");
        File { path: below.iter().map(|part| part.to_string_lossy().into_owned()).collect(), code }
    }

    fn folder(&self) -> &[String] {
        &self.path[..self.path.len() - 1]
    }

    fn name(&self) -> &str {
        &self.path[self.path.len() - 1]
    }

    /// Returns the words that follow `prefix`, alone or in braces.
    fn after(&self, prefix: &str) -> BTreeSet<String> {
        let first = |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("").to_owned();
        let found = self.code.split(prefix).skip(1).flat_map(|rest| match rest.strip_prefix('{') {
            Some(list) => {
                let list = list.split('}').next().unwrap_or_default();
                list.split(',').map(|word| first(word.trim())).filter(|word| !word.is_empty()).collect()
            }
            None => vec![first(rest)],
        });
        found.collect()
    }
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Returns every source file below `folder`.
fn files(folder: &Path) -> Vec<File> {
    let entries = fs::read_dir(folder).expect("the folder can be read").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let files = files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    let here = files.map(|path| File::read(&source(), path));
    here.chain(folders.iter().flat_map(|folder| self::files(folder))).collect()
}

/// Returns where a room stands in the order.
fn floor(room: &str) -> Option<usize> {
    ROOMS.iter().position(|other| *other == room)
}

#[test]
fn rooms_import_what_stands_before_them() {
    let files = files(&source());
    let (root, files): (Vec<_>, Vec<_>) = files.iter().partition(|file| file.path == ["lib"]);
    // What the crate offers to others, by the room that it comes from.
    let mut offered = BTreeMap::new();
    for line in root[0].code.lines().filter_map(|line| line.strip_prefix("pub use ")) {
        let room = line.split("::").next().and_then(floor).expect("it comes from a room");
        offered.extend(line.split(|c: char| !c.is_alphanumeric() && c != '_').map(|word| (word.to_owned(), room)));
    }
    for file in files {
        let path = file.path.join("/");
        let here = floor(&file.path[0]).unwrap_or_else(|| panic!("{path} is in no room"));
        for used in file.after("crate::").into_iter().filter(|used| used != "line") {
            let there = floor(&used).or_else(|| offered.get(&used).copied());
            let there = there.unwrap_or_else(|| panic!("{path} uses {used}, which is in no room"));
            assert!(there <= here, "{path} uses {used} of {}, which stands behind {}", ROOMS[there], ROOMS[here]);
        }
    }
}

#[test]
fn files_of_a_folder_use_each_other_in_no_circle() {
    let files = files(&source());
    let folders: BTreeSet<_> = files.iter().map(|file| file.folder()).filter(|folder| !folder.is_empty()).collect();
    for folder in folders {
        let here = || files.iter().filter(|file| file.folder() == folder && file.name() != "mod");
        let names: BTreeSet<_> = here().map(|file| file.name().to_owned()).collect();
        let path = format!("crate::{}::", folder.join("::"));
        let uses: BTreeMap<_, BTreeSet<_>> = here()
            .map(|file| {
                let used = file.after("super::").into_iter().chain(file.after(&path));
                let others = used.filter(|word| word != file.name() && names.contains(word));
                (file.name().to_owned(), others.collect())
            })
            .collect();
        for file in uses.keys() {
            let (mut reached, mut next) = (BTreeSet::new(), vec![file]);
            while let Some(other) = next.pop() {
                next.extend(uses[other].iter().filter(|other| reached.insert(*other)));
            }
            assert!(!reached.contains(file), "{path}{file} is used by what it uses: {reached:?}");
        }
    }
}
