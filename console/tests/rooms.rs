//! The rooms of the console are ordered: each imports only earlier ones, and files of one folder do not import each
//! other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms in order: each may use earlier ones.
const ROOMS: [&str; 8] = ["port", "records", "game", "export", "games", "state", "screens", "console"];

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

    /// Returns its folders and its name as imports have them.
    fn module(&self) -> &[String] {
        if self.path.ends_with(&["mod".to_owned()]) { self.folder() } else { &self.path }
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

/// Returns every source file of a crate.
fn files(source: &Path) -> Vec<File> {
    files_below(source, source)
}

fn files_below(source: &Path, folder: &Path) -> Vec<File> {
    let entries = fs::read_dir(folder).expect("the folder can be read").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let files = files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    let here = files.map(|path| File::read(source, path));
    here.chain(folders.iter().flat_map(|folder| files_below(source, folder))).collect()
}

/// Returns where a room stands in the order.
fn floor(room: &str) -> Option<usize> {
    ROOMS.iter().position(|other| *other == room)
}

#[test]
fn rooms_import_only_earlier_ones() {
    let files = files(&source());
    let (root, files): (Vec<_>, Vec<_>) = files.iter().partition(|file| file.path == ["lib"]);
    // What the crate offers to others, by the room that it comes from.
    let mut offered = BTreeMap::new();
    let uses = root[0].code.lines().filter_map(|line| line.strip_prefix("pub use "));
    for line in uses.filter(|line| !["draw::", "texts::"].iter().any(|other| line.starts_with(other))) {
        let room = line.split("::").next().and_then(floor).expect("it comes from a room");
        offered.extend(line.split(|c: char| !c.is_alphanumeric() && c != '_').map(|word| (word.to_owned(), room)));
    }
    for file in files {
        let path = file.path.join("/");
        let here = floor(&file.path[0]).unwrap_or_else(|| panic!("{path} is in no room"));
        for used in file.after("crate::").into_iter() {
            let there = floor(&used).or_else(|| offered.get(&used).copied());
            let there = there.unwrap_or_else(|| panic!("{path} uses {used}, which is in no room"));
            assert!(there <= here, "{path} uses {used} of {}, which comes after {}", ROOMS[there], ROOMS[here]);
        }
    }
}

/// Checks that no file of a folder is used by what it uses. A file of a subfolder counts as part of the file or folder
/// that it belongs to.
fn no_circle(files: &[File], folder: &[String]) {
    let path: String =
        ["crate"].into_iter().chain(folder.iter().map(String::as_str)).map(|name| format!("{name}::")).collect();
    let mut uses: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for file in files.iter().filter(|file| file.module().len() > folder.len() && file.module().starts_with(folder)) {
        let own = uses.entry(&file.module()[folder.len()]).or_default();
        own.extend(file.after(&path));
        if file.module().len() == folder.len() + 1 {
            own.extend(file.after("super::"));
        }
    }
    for file in uses.keys() {
        let (mut reached, mut next) = (BTreeSet::new(), vec![*file]);
        while let Some(other) = next.pop() {
            let used = uses[other].iter().map(String::as_str).filter(|used| *used != other && uses.contains_key(used));
            next.extend(used.filter(|used| reached.insert(*used)));
        }
        assert!(!reached.contains(file), "{path}{file} is used by what it uses: {reached:?}");
    }
}

#[test]
fn files_of_a_folder_do_not_use_each_other_in_a_circle() {
    let files = files(&source());
    let folders: BTreeSet<_> = files.iter().map(|file| file.folder()).filter(|folder| !folder.is_empty()).collect();
    folders.into_iter().for_each(|folder| no_circle(&files, folder));
}

#[test]
fn files_of_the_drawing_crate_do_not_use_each_other_in_a_circle() {
    no_circle(&files(&source().join("../draw/src")), &[]);
}

#[test]
fn imports_are_written_so_that_these_tests_see_them() {
    for file in files(&source()) {
        let path = file.path.join("/");
        assert!(!file.code.contains("super::super"), "{path}: say crate::");
        for import in file.code.split("use ").skip(1).filter_map(|rest| rest.split(';').next()) {
            assert!(!import.starts_with("crate") || import.matches('{').count() < 2, "{path}: braces in braces");
        }
    }
}
