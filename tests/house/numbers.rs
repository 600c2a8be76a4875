//! Numbers of the rulebooks stand in `rules-core`, and nowhere else.
//!
//! Judges have weights, each with a name, and ask the rules for numbers. Screens take theirs from the rules; what texts
//! tell is compared with them beside this, and by tests of `console`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Judges, and their files that hold nothing but weights: tuned tables, and what nets read.
const JUDGES: [&str; 2] = ["players/src", "players/orleans-value/src"];

const WEIGHTS: [&str; 4] = ["tuned.rs", "features.rs", "features", "tests.rs"];

/// Functions of judges whose numbers are weights or sizes of a search, and of no rulebook.
const WEIGHING: [&str; 7] = ["search", "unit_time", "key", "sixths", "equipment", "machine", "class"];

/// Constants that by chance have the name and the number of something else in the rules.
const CHANCE: [&str; 2] = ["KNIGHTS", "ROOM"];

/// Screens of games, below `console/src/games`.
const SCREENS: &str = "console/src/games";

/// Files of screens that draw nothing: all their numbers are those of a rulebook, or have a name.
const TELLING: [&str; 3] = ["lesson.rs", "reason.rs", "log.rs"];

/// Where a number is a name: estates 11a to 11f.
const NAMED: &str = "castles/words/names.rs";

/// What stands before a number that is a name.
const NAMES: [&str; 5] = ["Tile ", "tile ", "Shield ", "shield ", "\\u{"];

/// A source: its code, without comments, tests and what is in quotes; and what is in quotes, with the line.
struct Source {
    path: PathBuf,
    code: String,
    quotes: Vec<(usize, String)>,
}

impl Source {
    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).expect("a source is text");
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let (mut code, mut quotes, mut rest) = (String::new(), Vec::new(), text);
        while let Some(first) = rest.chars().next() {
            let line = || text[..text.len() - rest.len()].lines().count().max(1);
            let length = match first {
                '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
                '"' => {
                    let length = end_of_quote(rest);
                    quotes.push((line(), rest[1..length - 1].to_owned()));
                    length
                }
                '\'' if rest[1..].starts_with('\\') || rest.chars().nth(2) == Some('\'') => {
                    2 + rest[2..].find('\'').map_or(0, |at| at + 1)
                }
                other => {
                    code.push(other);
                    other.len_utf8()
                }
            };
            // Lines stay countable.
            code.extend(rest[..length].chars().filter(|letter| first == '"' && *letter == '\n'));
            rest = &rest[length..];
        }
        Source { path: path.to_owned(), code, quotes }
    }

    /// Returns the literals from 2 up that are no weight, size, index or shift, with their lines.
    fn bare_numbers(&self) -> Vec<(usize, String)> {
        let code = self.without_items();
        let mut found = Vec::new();
        let bytes = code.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            let begins =
                bytes[at].is_ascii_digit() && (at == 0 || !is_in_a_name(bytes[at - 1]) && bytes[at - 1] != b'.');
            let end = (at..bytes.len()).find(|&end| !is_in_a_name(bytes[end])).unwrap_or(bytes.len());
            if !begins {
                at += 1;
                continue;
            }
            let before = code[..at].trim_end();
            let size = before.ends_with(';');
            let index = before.ends_with('[') && code[end..].starts_with(']');
            let shift = before.ends_with("<<") || before.ends_with(">>");
            // A case of a match, the number of a monastery, a square.
            let case = code[end..].split('\n').next().is_some_and(|rest| rest.contains("=>"));
            let named = before.ends_with(".has(") || before.ends_with(".pow(");
            if !(size || index || shift || case || named) && number(&code[at..end]).is_some_and(|number| number > 1) {
                found.push((code[..at].matches('\n').count() + 1, code[at..end].to_owned()));
            }
            at = end;
        }
        found
    }

    /// Returns the code without constants, which have names, and without functions that search.
    fn without_items(&self) -> String {
        let mut code = self.code.clone();
        for word in ["const ", "static "] {
            for at in places(&code, word) {
                let named = code[at + word.len()..].starts_with(|letter: char| letter.is_ascii_uppercase());
                if named {
                    let end = at + end_of_item(&code[at..], ';');
                    blank(&mut code, at, end);
                }
            }
        }
        for name in WEIGHING {
            for at in places(&code, &format!("fn {name}(")) {
                let end = at + end_of_item(&code[at..], '}');
                blank(&mut code, at, end);
            }
        }
        code
    }

    /// Returns the names and the values of its constants that are a number.
    fn constants(&self) -> BTreeSet<(String, String)> {
        let named = places(&self.code, "const ").into_iter().filter_map(|at| {
            let item = &self.code[at + "const ".len()..][..end_of_item(&self.code[at..], ';') - "const ".len()];
            let (name, rest) = item.split_once(':')?;
            let (_, value) = rest.split_once('=')?;
            let value = value.trim().trim_end_matches(';').trim();
            let is_number = number(value).is_some_and(|number| number > 1);
            is_number.then(|| (name.trim().to_owned(), value.to_owned()))
        });
        named.collect()
    }
}

/// Returns the number of a literal in decimals, whatever its type.
fn number(literal: &str) -> Option<u64> {
    let digits = literal.split(['u', 'i']).next()?.replace('_', "");
    digits.parse().ok()
}

fn is_in_a_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Returns the length of a text in quotes that some source begins with.
fn end_of_quote(text: &str) -> usize {
    let mut escaped = true;
    let end = text.char_indices().find(|&(_, letter)| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

/// Returns the length of an item, up to a mark outside of brackets.
fn end_of_item(code: &str, mark: char) -> usize {
    let mut depth = 0;
    for (at, letter) in code.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 && letter == mark {
            return at + 1;
        }
    }
    code.len()
}

/// Returns where a word begins.
fn places(code: &str, word: &str) -> Vec<usize> {
    let begins = |at: &usize| *at == 0 || !is_in_a_name(code.as_bytes()[at - 1]);
    code.match_indices(word).map(|(at, _)| at).filter(begins).collect()
}

/// Blanks a part of the code, and keeps its line breaks.
fn blank(code: &mut String, from: usize, to: usize) {
    let blank: String = code[from..to].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
    code.replace_range(from..to, &blank);
}

/// Returns whether a text has a number from 2 up of its own, which is no name and no part of a word.
fn tells_a_number(text: &str) -> bool {
    let without_names = NAMES.iter().fold(text.to_owned(), |text, name| {
        let mut parts = text.split(name);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| text + " " + part.trim_start_matches(|letter: char| letter.is_ascii_digit()))
    });
    // What stands in braces is filled in at run time.
    let own = without_names.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
    let words = own.flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric()));
    words.filter_map(|word| word.parse::<u32>().ok()).any(|number| number > 1)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project").to_owned()
}

/// Returns all sources below a folder of the project.
fn sources(folder: &str) -> Vec<Source> {
    let (mut found, mut folders) = (Vec::new(), vec![root().join(folder)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("an entry").path();
            match path.extension() {
                _ if WEIGHTS.iter().any(|name| path.ends_with(name)) => {}
                None => folders.push(path),
                Some(end) if end == "rs" => found.push(Source::read(&path)),
                _ => {}
            }
        }
    }
    assert!(!found.is_empty(), "{folder} has sources");
    found
}

fn told(found: Vec<String>, rule: &str) {
    assert!(found.is_empty(), "{rule}\n{}", found.join("\n"));
}

#[test]
fn judges_have_no_number_of_a_rulebook() {
    let found = JUDGES.into_iter().flat_map(sources).flat_map(|source| {
        let path = source.path.display().to_string();
        source.bare_numbers().into_iter().map(move |(line, number)| format!("{path}:{line}: {number}"))
    });
    told(found.collect(), "Ask rules-core, or give the weight a name:");
}

#[test]
fn no_constant_is_a_copy_of_one_of_the_rules() {
    let rules: BTreeSet<_> = sources("rules-core/src").iter().flat_map(Source::constants).collect();
    assert!(rules.contains(&("TOWER_MARKET".to_owned(), "2".to_owned())), "constants are read");
    let others = JUDGES.into_iter().chain([SCREENS]).flat_map(sources);
    let found = others.flat_map(|source| {
        let path = source.path.display().to_string();
        let copies = source.constants().intersection(&rules).cloned().collect::<Vec<_>>();
        let copies = copies.into_iter().filter(|(name, _)| !CHANCE.contains(&name.as_str()));
        copies.map(move |(name, number)| format!("{path}: {name} = {number}"))
    });
    told(found.collect(), "Use that of rules-core:");
}

#[test]
fn screens_take_their_numbers_from_the_rules() {
    let found = sources(SCREENS).into_iter().filter(|source| !source.path.ends_with(NAMED));
    let found = found.flat_map(|source| {
        let path = source.path.display().to_string();
        let told: Vec<_> = source.quotes.iter().filter(|(_, text)| tells_a_number(text)).cloned().collect();
        told.into_iter().map(move |(line, text)| format!("{path}:{line}: {text:?}"))
    });
    told(found.collect(), "Let a number of rules-core stand there:");
}

#[test]
fn screens_that_tell_have_no_number_of_a_rulebook() {
    let telling = |source: &Source| TELLING.iter().any(|name| source.path.ends_with(name));
    let found = sources(SCREENS).into_iter().filter(telling).flat_map(|source| {
        let path = source.path.display().to_string();
        source.bare_numbers().into_iter().map(move |(line, number)| format!("{path}:{line}: {number}"))
    });
    told(found.collect(), "Ask rules-core, or give the number a name:");
}

#[test]
fn a_number_is_told_from_a_name() {
    for text in ["5 points", "{}: 3 of a suit", "Tile 28: 2 workers", "3:1"] {
        assert!(tells_a_number(text), "{text}");
    }
    for text in ["Tile 28: buy", "shield 16", "{coins} coins", "1 silver", ", 2nd", "{:02}"] {
        assert!(!tells_a_number(text), "{text}");
    }
}
