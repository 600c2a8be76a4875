//! Numbers in prose, for tests that compare it with the rules.

extern crate std;

use std::collections::BTreeSet;
use std::string::String;
use std::vec::Vec;

/// Numbers that prose writes as words.
const WORDS: [(&str, i32); 15] = [
    ("two", 2),
    ("twice", 2),
    ("three", 3),
    ("four", 4),
    ("fourth", 4),
    ("five", 5),
    ("fifth", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("thirteen", 13),
    ("sixteen", 16),
    ("half", 2),
];

/// Returns the numbers of two and more that a text tells, as digits or as words.
pub fn numbers(text: &str) -> BTreeSet<i32> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase).collect::<Vec<String>>();
    let number = |word: &String| {
        let told = WORDS.iter().find(|(name, _)| name == word).map(|&(_, number)| number);
        told.or_else(|| word.parse().ok())
    };
    counted(words.iter().filter_map(number))
}

/// Returns those of two and more, which prose has to tell.
pub fn counted(numbers: impl IntoIterator<Item = i32>) -> BTreeSet<i32> {
    numbers.into_iter().filter(|&number| number > 1).collect()
}
