//! The planted copy of the rules, and the tests that are built on it, once for all mutants.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use crate::plant::{Field, Mutant};
use crate::tables::Tables;

/// Tells the wrapper of rustc where the planted sources are.
const SOURCES: &str = "LOIRE_MUTANTS_SOURCES";

/// Files that are no rules: players for measurements and tests.
const NO_RULES: [&str; 3] = ["playout.rs", "castles/chance.rs", "orleans/filler.rs"];

/// Folders of the project and of what is made here.
#[derive(Clone, Debug)]
pub struct Places {
    pub root: PathBuf,
    pub made: PathBuf,
}

impl Places {
    pub fn new() -> Places {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the project").to_path_buf();
        let made = root.join("target/mutants");
        fs::create_dir_all(&made).expect("a folder");
        Places { root, made }
    }

    fn rules(&self) -> PathBuf {
        self.root.join("rules-core")
    }
}

/// Returns all files under a folder, in order.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("an entry").path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

/// Everything that is planted.
#[derive(Debug)]
pub struct Garden {
    pub mutants: Vec<Mutant>,
    fields: Vec<Field>,
}

impl Garden {
    /// Finds all mutants of the rules.
    pub fn survey(places: &Places) -> Garden {
        let folder = places.rules().join("src");
        let mut sources = Vec::new();
        for path in files(&folder) {
            let file = path.strip_prefix(&folder).expect("inside").display().to_string();
            let tests = file.contains("tests/") || file.ends_with("tests.rs");
            if file.ends_with(".rs") && !tests && !NO_RULES.contains(&file.as_str()) {
                sources.push((file, fs::read_to_string(path).expect("a source file")));
            }
        }
        let mut tables = Tables::default();
        sources.iter().for_each(|(_, source)| tables.add(source));
        let mut mutants = Vec::new();
        let fields = sources.into_iter().map(|(file, source)| Field::survey(&file, source, &tables, &mut mutants));
        Garden { fields: fields.collect(), mutants }
    }

    /// Returns the numbers of the mutants that compile.
    pub fn grown(&self) -> Vec<usize> {
        self.fields.iter().flat_map(Field::grown).collect()
    }

    /// Returns the fingerprint of a file.
    pub fn print(&self, file: &str) -> String {
        self.fields.iter().find(|field| field.file == file).map(Field::print).unwrap_or_default()
    }

    /// Returns whether the file of a mutant has this fingerprint.
    pub fn holds(&self, key: &str, print: &str) -> bool {
        key.split(" | ").next().is_some_and(|file| self.print(file) == print)
    }

    /// Writes the planted copy.
    fn write(&mut self, places: &Places) {
        let (from, to) = (places.rules(), places.made.join("rules-core"));
        for path in files(&from).into_iter().filter(|path| !path.starts_with(from.join("target"))) {
            let name = path.strip_prefix(&from).expect("inside");
            let file = name.strip_prefix("src").unwrap_or(name).display().to_string();
            let text = match self.fields.iter_mut().find(|field| field.file == file) {
                Some(field) => field.plant().into_bytes(),
                None => fs::read(&path).expect("a file"),
            };
            let text = if file == "lib.rs" {
                let text = String::from_utf8(text).expect("a source file");
                let text = text.replace("#![forbid(unsafe_code)]", "#![feature(core_intrinsics, const_eval_select)]");
                format!("{text}\nmod mutant {{\n{}}}\n", include_str!("switch.rs")).into_bytes()
            } else {
                text
            };
            let path = to.join(name);
            if fs::read(&path).ok().as_ref() != Some(&text) {
                fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                fs::write(path, text).expect("a file");
            }
        }
        // A file that has moved must not stay where it was.
        let stale = |path: &PathBuf| !from.join(path.strip_prefix(&to).expect("inside")).exists();
        files(&to).into_iter().filter(stale).for_each(|path| fs::remove_file(path).expect("a file"));
    }

    /// Builds the tests, and gives up what does not compile. Returns the binaries.
    pub fn build(&mut self, places: &Places) -> Vec<PathBuf> {
        let list = places.made.join("barren.txt");
        let known = fs::read_to_string(&list).unwrap_or_default();
        for line in known.lines() {
            if let Some((file, site)) = line.split_once(' ')
                && let Some(field) =
                    self.fields.iter_mut().find(|field| format!("{}#{}", field.file, field.print()) == file)
            {
                field.barren.insert(site.parse().expect("a number"));
            }
        }
        loop {
            self.write(places);
            // The first error of each kind of check hides the next: the library alone shows them soonest.
            let told = cargo(places, &["check", "-p", "rules-core", "--lib", "--tests"]);
            let wrong = self.give_up(places, &told);
            let barren = self.fields.iter().flat_map(|field| {
                field.barren.iter().map(move |site| format!("{}#{} {site}\n", field.file, field.print()))
            });
            fs::write(&list, barren.collect::<String>()).expect("a file");
            if wrong == 0 {
                break;
            }
            eprintln!("{wrong} changes do not compile");
        }
        let told = cargo(
            places,
            &["test", "--no-run", "-p", "rules-core", "-p", "tests", "--lib", "--test", "cases", "--test", "laws"],
        );
        let binaries = told.lines().filter(|line| line.contains("Executable"));
        let path = |line: &str| Some(places.root.join(line.split_once('(')?.1.strip_suffix(')')?));
        let binaries: Vec<_> = binaries.filter_map(path).collect();
        assert!(!binaries.is_empty(), "{told}");
        binaries
    }

    /// Gives up the sites where errors are, or else those around them. Returns how many.
    fn give_up(&mut self, places: &Places, told: &str) -> usize {
        let sources = places.made.join("rules-core/src");
        let (mut wrong, mut elsewhere) = (0, Vec::new());
        for line in told.lines().filter(|line| line.contains(": error")) {
            let mut parts = line.splitn(4, ':');
            let (Some(path), Some(row), Some(column)) = (parts.next(), parts.next(), parts.next()) else { continue };
            let (Ok(row), Ok(column)) = (row.parse::<usize>(), column.parse::<usize>()) else { continue };
            let path = places.root.join(path);
            let file = path.strip_prefix(&sources).map(|file| file.display().to_string()).unwrap_or_default();
            let Some(field) = self.fields.iter().position(|field| field.file == file) else { continue };
            let text = fs::read_to_string(&path).expect("a source file");
            let start = |row: usize| text.split_inclusive('\n').take(row).map(str::len).sum::<usize>();
            let before = text[start(row - 1)..].chars().take(column - 1).map(char::len_utf8).sum::<usize>();
            if self.fields[field].give_up(start(row - 1) + before) {
                wrong += 1;
            } else {
                elsewhere.push((field, NEAR.map(|near| start(row.saturating_sub(near + 1))..start(row + near))));
            }
        }
        for near in 0..NEAR.len() {
            if wrong == 0 {
                let parts = elsewhere.iter().map(|(field, parts)| (*field, parts[near].clone()));
                wrong = parts.map(|(field, part)| self.fields[field].give_up_all(part)).sum();
            }
        }
        assert!(wrong > 0 || !told.contains("\nerror"), "the planted copy does not compile:\n{told}");
        wrong
    }
}

/// Lines around an error that may be its cause: the nearest first, then also those of a long table.
const NEAR: [usize; 3] = [3, 12, 48];

/// Runs cargo with this program as the wrapper of rustc. Returns what it told.
fn cargo(places: &Places, arguments: &[&str]) -> String {
    // Crates without rules need not be fast.
    let others = ["console", "players", "orleans-value", "store", "breakable", "embedded-graphics", "rqrr", "crc"];
    let others = others.map(|name| format!("--config=profile.dev.package.{name}.opt-level=0"));
    let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(arguments)
        .args(others)
        .args(["--message-format", "short", "--target-dir"])
        .arg(places.made.join("build"))
        .current_dir(&places.root)
        .env("RUSTC_WORKSPACE_WRAPPER", env::current_exe().expect("this program"))
        .env("CARGO_INCREMENTAL", "0")
        .env(SOURCES, places.made.join("rules-core/src"))
        .output()
        .expect("cargo runs");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Takes the place of rustc, if cargo called this program as its wrapper: the rules come from the planted copy.
pub fn wrapper() -> Option<ExitCode> {
    let sources = PathBuf::from(env::var_os(SOURCES)?);
    let mut arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let mut rustc = Command::new(arguments.remove(0));
    let library = |argument: &OsString| Path::new(argument).ends_with("rules-core/src/lib.rs");
    if let Some(library) = arguments.iter_mut().find(|argument| library(argument)) {
        *library = sources.join("lib.rs").into();
        arguments.extend(["--cap-lints".into(), "allow".into()]);
        rustc.env("RUSTC_BOOTSTRAP", "1");
    }
    let status = rustc.args(arguments).status().expect("rustc runs");
    Some(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
