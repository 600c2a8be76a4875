//! Rulebook cases as text: a position, actions, and what must come out. A game gives its [`Vocabulary`]; the rest is
//! here.
//!
//! | line | meaning |
//! |---|---|
//! | `case NAME` | begins a case |
//! | `covers TAG …` | what it covers |
//! | `edition E`, `[E] …` | this edition only; this line in this edition only |
//! | `start 0000-0001` | instead of a position: sets the table from the set-up and this seed |
//! | `do ACTION` | plays it |
//! | `expect legal ACTION`, `expect refused ACTION because WHY` | the reason by its name in the code |
//! | `expect only ACTION / ACTION`, `expect options 12` | the whole list, or its length |
//! | `expect turn 2`, `expect ranks 1 2`, `expect points 41` | `turn over` after the end |
//! | `expect player 2 …` | asks about another player than the one who acted last |
//! | `expect impossible WHY` | after `start`: the set-up is refused |

mod table;
mod text;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use rules_core::{Game, Seed};

pub use table::{Table, read_player};
pub use text::{Error, Line, Word};

/// The words that the cases of a game are written in.
pub trait Vocabulary: Game {
    /// Reads a position line by line.
    type Reader;

    /// The words for the editions that each case is run for.
    const EDITIONS: &'static [&'static str];

    /// Returns a reader that has read nothing yet.
    fn reader(edition: usize) -> Self::Reader;
    /// Reads a line of a position.
    fn read(reader: &mut Self::Reader, line: Line) -> Result<(), Error>;
    /// Returns the set-up so far.
    fn setup_of(reader: &Self::Reader) -> Self::Setup;
    /// Returns the game on the position that was read; an error belongs to `end`.
    fn finish(reader: Self::Reader, end: Word) -> Result<Self, Error>;
    /// Returns the position as [`read`](Vocabulary::read) reads it.
    fn position_text(&self) -> String;
    /// Returns whether both have the same position, whatever dice are still to come.
    fn has_position_of(&self, other: &Self) -> bool;

    /// Reads an action and nothing more.
    fn read_action(&self, line: &mut Line) -> Result<Self::Action, Error>;
    /// Returns an action as [`read_action`](Vocabulary::read_action) reads it.
    fn action_text(&self, action: Self::Action) -> String;
    /// Checks what a line expects that is not common to all games.
    fn expect(table: &Table<Self>, word: Word, line: Line) -> Result<(), Error>;
    /// Checks what must hold after every action.
    fn check(before: &Self, action: Self::Action, after: &Table<Self>) -> Result<(), String>;
}

/// A case of a file: it is run once for each of its editions.
#[derive(Clone, Debug)]
pub struct Case<'a> {
    /// What it shows.
    pub name: String,
    /// What it covers.
    pub tags: BTreeSet<String>,
    /// The editions it holds for, by index in [`Vocabulary::EDITIONS`].
    pub editions: Vec<usize>,
    lines: Vec<Line<'a>>,
}

/// Reads the cases of a file.
pub fn read_cases<V: Vocabulary>(text: &str) -> Result<Vec<Case<'_>>, Error> {
    let mut cases: Vec<Case> = Vec::new();
    for mut line in Line::all(text) {
        let start = line.start();
        if line.skip("case") {
            let name = line.rest();
            if name.is_empty() {
                return Err(start.error("a case has a name"));
            }
            let editions = (0..V::EDITIONS.len()).collect();
            cases.push(Case { name, tags: BTreeSet::new(), editions, lines: Vec::new() });
            continue;
        }
        let case = cases.last_mut().ok_or_else(|| start.error("a file begins with a case"))?;
        if line.skip("covers") {
            while let Some(word) = line.maybe() {
                case.tags.insert(word.text.into());
            }
        } else if line.skip("edition") {
            case.editions = vec![edition::<V>(line.word("an edition")?)?];
            line.finish()?;
        } else {
            case.lines.push(line);
        }
    }
    Ok(cases)
}

fn edition<V: Vocabulary>(word: Word) -> Result<usize, Error> {
    let name = word.text.trim_matches(['[', ']']);
    let index = V::EDITIONS.iter().position(|&edition| edition == name);
    index.ok_or_else(|| word.error(format!("one of {} is wanted", V::EDITIONS.join(", "))))
}

enum Run<V: Vocabulary> {
    Reading(V::Reader),
    Starting(V::Setup, Seed),
    Playing(Table<V>),
    Refused,
}

impl Case<'_> {
    /// Plays it in an edition: the error says where the rules did something else.
    pub fn run<V: Vocabulary>(&self, edition: usize) -> Result<(), Error> {
        let mut run = Run::<V>::Reading(V::reader(edition));
        for line in &self.lines {
            let mut line = line.clone();
            let start = line.start();
            if start.text.starts_with('[') {
                line.maybe();
                if self::edition::<V>(start)? != edition {
                    continue;
                }
            }
            let start = line.start();
            run = match (run, start.text) {
                (Run::Reading(reader), "start") => {
                    line.maybe();
                    let word = line.word("a seed")?;
                    let seed: Seed = word.text.parse().map_err(|error| word.error(format!("{error}")))?;
                    line.finish()?;
                    Run::Starting(V::setup_of(&reader), seed)
                }
                (Run::Reading(reader), "do" | "expect") => {
                    Run::play(Table::new(V::finish(reader, start)?, start)?, line)?
                }
                (Run::Starting(setup, seed), "do" | "expect") => Run::started(setup, seed, line)?,
                (Run::Reading(mut reader), _) => {
                    V::read(&mut reader, line)?;
                    Run::Reading(reader)
                }
                (Run::Playing(table), "do" | "expect") => Run::play(table, line)?,
                (run @ Run::Refused, _) => run,
                (Run::Playing(_) | Run::Starting(..), _) => {
                    return Err(start.error("only do and expect come after the position"));
                }
            };
        }
        match run {
            Run::Playing(_) | Run::Refused => Ok(()),
            _ => Err(Error { line: 0, column: 0, message: format!("{:?} expects nothing", self.name) }),
        }
    }
}

impl<V: Vocabulary> Run<V> {
    fn play(mut table: Table<V>, line: Line) -> Result<Self, Error> {
        table.line(line)?;
        Ok(Run::Playing(table))
    }

    fn started(setup: V::Setup, seed: Seed, mut line: Line) -> Result<Self, Error> {
        let start = line.start();
        match V::new(setup, seed) {
            Ok(game) => Run::play(Table::new(game, start)?, line),
            Err(reasons) => {
                line.maybe();
                let expected = line.skip("impossible");
                let word = line.word("a reason")?;
                if expected && reasons.iter().any(|reason| format!("{reason:?}") == word.text) {
                    Ok(Run::Refused)
                } else {
                    Err(start.error(format!("the set-up is refused: {reasons:?}")))
                }
            }
        }
    }
}

/// Checks that a position can be written down and read again.
pub fn check_text<V: Vocabulary>(game: &V) -> Result<(), String> {
    let text = game.position_text();
    let fail = |error| format!("cannot read its own text: {error}\n{text}");
    let mut reader = V::reader(0);
    for line in Line::all(&text) {
        V::read(&mut reader, line).map_err(fail)?;
    }
    let again = V::finish(reader, Word { text: "", line: 0, column: 0 }).map_err(fail)?;
    if again.has_position_of(game) { Ok(()) } else { Err(format!("its own text gives another position:\n{text}")) }
}

/// Returns the files of a folder of cases: name and text.
fn files(folder: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cases").join(folder);
    let files = fs::read_dir(folder).expect("the folder of the cases").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|ending| ending == "txt")).collect();
    files.sort();
    let read = |path: PathBuf| (path.display().to_string(), fs::read_to_string(&path).expect("a text"));
    files.into_iter().map(read).collect()
}

/// Runs every case of a folder.
///
/// # Panics
/// With all that do not hold, or if there are fewer than `enough`.
pub fn hold<V: Vocabulary>(folder: &str, enough: usize) {
    let mut wrong = Vec::new();
    let mut count = 0;
    for (file, text) in files(folder) {
        let cases = read_cases::<V>(&text).unwrap_or_else(|error| panic!("{file}:{error}"));
        count += cases.len();
        for case in cases {
            for &edition in &case.editions {
                if let Err(error) = case.run::<V>(edition) {
                    wrong.push(format!("{file}:{error}\n    in {:?}, {}", case.name, V::EDITIONS[edition]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count} cases:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= enough, "{count} cases");
}

/// Checks that every tag of `needed` has a case, and no case another tag. One that ends with an edition is needed in
/// that edition, one that ends with the name of a file in that file.
///
/// # Panics
/// With those that are missing or unknown, or if two cases have the same name.
pub fn cover<V: Vocabulary>(folder: &str, needed: impl IntoIterator<Item = String>) {
    let mut covered = BTreeSet::new();
    let mut tags = BTreeSet::new();
    let mut names = BTreeSet::new();
    for (file, text) in files(folder) {
        let stem = Path::new(&file).file_stem().and_then(OsStr::to_str).unwrap_or_default();
        for case in read_cases::<V>(&text).unwrap_or_else(|error| panic!("{file}:{error}")) {
            assert!(names.insert(case.name.clone()), "two cases are called {:?}", case.name);
            for tag in case.tags {
                covered.extend(case.editions.iter().map(|&edition| format!("{tag} {}", V::EDITIONS[edition])));
                covered.insert(format!("{tag} {stem}"));
                covered.insert(tag.clone());
                tags.insert(tag);
            }
        }
    }
    let needed: BTreeSet<_> = needed.into_iter().collect();
    let missing: Vec<_> = needed.difference(&covered).collect();
    assert!(missing.is_empty(), "without a case: {missing:?}");

    // A tag that nothing asks for is a typing mistake.
    let asked: BTreeSet<_> = needed.iter().filter_map(|tag| tag.split(' ').next()).collect();
    let unknown: Vec<_> = tags.iter().filter(|tag| !asked.contains(tag.as_str())).collect();
    assert!(unknown.is_empty(), "nobody asks for {unknown:?}");
}
