//! Rewrites a source file so that each mistake that `survey` finds in it can be switched on by its number.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

use crate::survey::survey;
use crate::tables::Tables;

/// A mistake that can be switched on.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// Path under the sources, and line from 1.
    pub file: String,
    pub line: usize,
    /// The function or table that it is in.
    pub place: String,
    /// What was there, and what comes in its place.
    pub change: String,
    /// Which of those with the same file, place and change.
    pub nth: usize,
}

impl Mutant {
    /// Returns what finds this mutant again after a change of other lines.
    pub fn key(&self) -> String {
        format!("{} | {} | {} | {}", self.file, self.place, self.change, self.nth)
    }
}

/// One rewriting: its edits stand or fall together.
#[derive(Debug)]
pub struct Site {
    pub edits: Vec<Edit>,
    pub mutants: Vec<usize>,
}

/// A text that comes in place of a part of the source.
#[derive(Debug)]
pub struct Edit {
    pub at: Range<usize>,
    pub text: String,
    /// Whether it opens what another edit closes.
    pub opens: bool,
    /// How many sites at the same place it comes after.
    pub behind: usize,
}

/// A source file with all that can be wrong in it.
#[derive(Debug)]
pub struct Field {
    pub file: String,
    source: String,
    sites: Vec<Site>,
    /// Sites that do not compile.
    pub barren: BTreeSet<usize>,
    /// Where each site begins and ends in the planted text.
    planted: Vec<Range<usize>>,
}

impl Field {
    /// Finds the mutants of a file, numbered on from those that there are.
    pub fn survey(file: &str, source: String, tables: &Tables, mutants: &mut Vec<Mutant>) -> Field {
        let sites = survey(file, &source, tables, mutants);
        Field { file: file.into(), source, sites, barren: BTreeSet::new(), planted: Vec::new() }
    }

    /// Returns a fingerprint of the source.
    pub fn print(&self) -> String {
        print(&self.source)
    }

    /// Returns the numbers of mutants that compile.
    pub fn grown(&self) -> impl Iterator<Item = usize> {
        let sites = self.sites.iter().enumerate().filter(|(site, _)| !self.barren.contains(site));
        sites.flat_map(|(_, site)| site.mutants.iter().copied())
    }

    /// Returns the rewritten text.
    pub fn plant(&mut self) -> String {
        let mut edits: Vec<(usize, &Edit)> = Vec::new();
        for (number, site) in self.sites.iter().enumerate().filter(|(number, _)| !self.barren.contains(number)) {
            edits.extend(site.edits.iter().map(|edit| (number, edit)));
        }
        // Sites are numbered from the outside to the inside: what closes does so from the inside.
        let depth = |number: usize, edit: &Edit| {
            if edit.opens { (number + edit.behind) as isize } else { -(number as isize) }
        };
        edits.sort_by_key(|(number, edit)| (edit.at.start, edit.opens, depth(*number, edit)));
        let mut planted = vec![0..0; self.sites.len()];
        let (mut text, mut from) = (String::new(), 0);
        for (number, edit) in edits {
            text += &self.source[from..edit.at.start];
            let begin = text.len();
            text += &edit.text;
            from = edit.at.end;
            let begun = if planted[number].is_empty() { begin } else { planted[number].start };
            planted[number] = begun..text.len();
        }
        text += &self.source[from..];
        self.planted = planted;
        text
    }

    /// Gives up the innermost site around a place in the planted text. Returns whether there is one.
    pub fn give_up(&mut self, at: usize) -> bool {
        let around = |site: &usize| self.planted[*site].contains(&at) && !self.barren.contains(site);
        let site = (0..self.sites.len()).filter(around).min_by_key(|&site| self.planted[site].len());
        site.is_some_and(|site| self.barren.insert(site))
    }

    /// Gives up all sites in a part of the planted text. Returns how many there are.
    pub fn give_up_all(&mut self, part: Range<usize>) -> usize {
        let inside = |site: &usize| self.planted[*site].start < part.end && self.planted[*site].end > part.start;
        let sites: Vec<_> = (0..self.sites.len()).filter(inside).collect();
        sites.into_iter().filter(|&site| self.barren.insert(site)).count()
    }
}

/// Returns an edit that takes nothing away.
pub fn insert(at: usize, opens: bool, text: impl Into<String>) -> Edit {
    replace(at..at, opens, text)
}

/// Returns an edit.
pub fn replace(at: Range<usize>, opens: bool, text: impl Into<String>) -> Edit {
    Edit { at, text: text.into(), opens, behind: 0 }
}

/// Returns a fingerprint.
pub fn print(text: impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::Command;
    use std::{env, fs};

    use super::{Field, Tables};

    const RULES: &str = "
const FARES: [u8; 2] = [2, 3];
const CHILD: u8 = 6;

/// Children under six ride for nothing.
const fn fare(age: u8, days: u8) -> u8 {
    if age < CHILD && days < 9 {
        return 0;
    }
    FARES[(age >= 18) as usize] * days
}
";

    const TEST: &str = "
fn main() {
    assert_eq!([fare(5, 1), fare(10, 2), fare(20, 2)], [0, 4, 6]);
    const { assert!(fare(20, 1) == 3) };
}
";

    /// Plants wrong fares in one build, and lists those that the test above does not notice.
    #[test]
    fn finds_what_no_test_notices() {
        let mut tables = Tables::default();
        tables.add(RULES);
        let mut mutants = Vec::new();
        let mut field = Field::survey("fares.rs", RULES.into(), &tables, &mut mutants);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/mutants/fares");
        fs::create_dir_all(&folder).unwrap();
        let switch = include_str!("switch.rs");
        let text = format!(
            "#![feature(core_intrinsics, const_eval_select)]\n{}{TEST}\nmod mutant {{\n{switch}\n}}",
            field.plant()
        );
        fs::write(folder.join("fares.rs"), text).unwrap();
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.args(["--edition", "2024", "--cap-lints", "allow", "fares.rs"]).env("RUSTC_BOOTSTRAP", "1");
        assert!(rustc.current_dir(&folder).status().unwrap().success());

        let holds = |number: Option<usize>| {
            let mut fares = Command::new(folder.join("fares"));
            fares.env_remove("LOIRE_MUTANT").envs(number.map(|number| ("LOIRE_MUTANT", number.to_string())));
            fares.output().unwrap().status.success()
        };
        assert!(holds(None));
        let unnoticed: Vec<_> = field.grown().filter(|&number| holds(Some(number))).collect();
        let unnoticed: Vec<_> = unnoticed.iter().map(|&number| mutants[number].change.as_str()).collect();
        let expected = [
            "`6` -> 6 + 1",
            "`days < 9` -> true",
            "`age < CHILD` -> <=",
            "`days < 9` -> <=",
            "`if age < CHILD && days < 9 {` -> 9 + 1",
            "`if age < CHILD && days < 9 {` -> 9 - 1",
            "`age >= 18` -> >",
            "`FARES[(age >= 18) as usize] * days` -> 18 + 1",
            "`FARES[(age >= 18) as usize] * days` -> 18 - 1",
        ];
        assert_eq!(unnoticed, expected);
        assert_eq!(mutants.len(), 19);
    }
}
