//! Words of the trade: what English calls by a word of a glossary, the other language calls by the word beside it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

const FILES: [&str; 6] = ["console", "castles", "dice_game", "natick", "orleans", "host"];

/// The messages and terms of a file, each with its forms as one text. Parts are left out, and all variants are there.
struct File(BTreeMap<String, String>);

impl File {
    fn read(language: &str, file: &str) -> Self {
        let source = fs::read_to_string(format!("{language}/{file}.ftl")).expect("the file is there");
        let resource = parser::parse(source).expect("Fluent reads it");
        let mut patterns = BTreeMap::new();
        for entry in resource.body {
            let (name, value, attributes) = match entry {
                Entry::Message(message) => (message.id.name, message.value, message.attributes),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
                _ => continue,
            };
            patterns.insert(name, value.into_iter().chain(attributes.into_iter().map(|form| form.value)).collect());
        }
        File(patterns.keys().map(|name| (name.clone(), text(&patterns, name))).collect())
    }
}

type Patterns = BTreeMap<String, Vec<Pattern<String>>>;

fn text(patterns: &Patterns, name: &str) -> String {
    patterns.get(name).into_iter().flatten().map(|pattern| written(patterns, pattern)).collect::<Vec<_>>().join(" ")
}

fn written(patterns: &Patterns, pattern: &Pattern<String>) -> String {
    pattern.elements.iter().fold(String::new(), |text, element| match element {
        PatternElement::TextElement { value } => text + &value.replace('\n', " "),
        PatternElement::Placeable { expression } => text + &placed(patterns, expression),
    })
}

fn placed(patterns: &Patterns, expression: &Expression<String>) -> String {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().map(|variant| written(patterns, &variant.value)).collect::<Vec<_>>().join(" ")
        }
        Expression::Inline(inline) => match inline {
            InlineExpression::StringLiteral { value } => value.clone(),
            InlineExpression::MessageReference { id, .. } => text(patterns, &id.name),
            InlineExpression::TermReference { id, .. } => text(patterns, &format!("-{}", id.name)),
            InlineExpression::Placeable { expression } => placed(patterns, expression),
            _ => String::new(),
        },
    }
}

/// Returns whether a text has a word, alone or in the plural.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let is_apart = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric() && letter != '_');
        let rest = &text[at + word.len()..];
        is_apart(text[..at].chars().next_back())
            && ["", "s", "es"]
                .iter()
                .any(|end| rest.strip_prefix(end).is_some_and(|rest| is_apart(rest.chars().next())))
    })
}

/// A word of English, and what stands for it.
type Word = (String, Vec<String>);

/// A message, and the word of English that it may do without.
type Exception = (String, String);

/// Returns the words of a glossary by file, and its exceptions.
fn glossary(language: &str) -> (BTreeMap<String, Vec<Word>>, BTreeSet<Exception>) {
    let (mut words, mut exceptions) = (BTreeMap::<_, Vec<Word>>::new(), BTreeSet::new());
    let mut heading = String::new();
    for line in fs::read_to_string(format!("{language}/glossary.md")).expect("the glossary is there").lines() {
        if let Some(name) = line.strip_prefix("## ") {
            heading = name.to_owned();
        } else if let Some((name, word)) = line.strip_prefix("- ").and_then(|line| line.split_once(": ")) {
            exceptions.insert((name.to_owned(), word.to_lowercase()));
        } else if let Some(row) = line.strip_prefix('|').filter(|row| !row.contains("---") && !row.contains("English"))
        {
            let cells: Vec<&str> = row.trim_end_matches('|').split('|').map(str::trim).collect();
            let forms = cells[1..].iter().flat_map(|cell| cell.split(',')).map(|form| form.trim().to_lowercase());
            let forms = forms.filter(|form| !form.is_empty()).collect();
            words.entry(heading.clone()).or_default().push((cells[0].to_lowercase(), forms));
        }
    }
    (words, exceptions)
}

fn keeps_to_its_glossary(language: &str) {
    let (words, exceptions) = glossary(language);
    assert!(words.keys().all(|file| FILES.contains(&file.as_str())), "{:?}", words.keys());
    let (mut faults, mut met, mut used) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for file in FILES {
        let (english, other) = (File::read("english", file), File::read(language, file));
        let own: &[Word] = words.get(file).map_or(&[], Vec::as_slice);
        let shared = words["console"].iter().filter(|(word, _)| !own.iter().any(|(other, _)| other == word));
        let all: Vec<&Word> = own.iter().chain(shared.filter(|_| file != "console")).collect();
        for (name, text) in english.0.iter().filter(|(name, _)| !name.starts_with('-')) {
            let (here, there) = (text.to_lowercase(), other.0[name].to_lowercase());
            for (word, forms) in all.iter().filter(|(word, _)| has_word(&here, word)) {
                met.insert(word);
                let exception = (name.clone(), word.clone());
                if forms.iter().any(|form| there.contains(form)) {
                    continue;
                }
                if exceptions.contains(&exception) {
                    used.insert(exception);
                } else {
                    faults.push(format!("{file}: {name}: {word:?} is {:?}\n    {here}\n    {there}", forms[0]));
                }
            }
        }
    }
    faults.extend(
        words.values().flatten().filter(|(word, _)| !met.contains(word)).map(|(word, _)| format!("no {word:?}")),
    );
    faults.extend(exceptions.difference(&used).map(|exception| format!("no exception: {exception:?}")));
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert!(met.len() >= 60, "{} words are no glossary", met.len());
}

#[test]
fn german_keeps_to_its_glossary() {
    keeps_to_its_glossary("german");
}

#[test]
fn french_keeps_to_its_glossary() {
    keeps_to_its_glossary("french");
}

#[test]
fn a_word_stands_alone_or_in_the_plural() {
    assert!(has_word("a tile", "tile") && has_word("tiles, too", "tile") && has_word("both boxes", "box"));
    assert!(!has_word("a reptile", "tile") && !has_word("tiled", "tile"));
}
