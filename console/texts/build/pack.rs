//! Patterns as bytes: operations, and letters of which frequent pairs become one byte.

use std::collections::BTreeSet;

use crate::codes::{CAPITAL, FIRST_LETTER, FORM, ONE, OTHER, PART, SELECT, SELECT_GENDER, SIGNED};
use crate::language::{Key, Kind, Piece, walk};

/// A byte of a pattern, before and after letters are paired.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    /// A letter, a pair of letters, or pairs of them.
    Letters(u8),
    /// An operation or what it works on: never part of a pair.
    Byte(u8),
    /// Where the length of a variant goes, up to its end.
    Length,
    EndOfVariant,
    EndOfText,
}

/// A language, packed.
pub struct Packed {
    /// What each byte from [`FIRST_LETTER`] on stands for.
    pub symbols: Vec<String>,
    /// Where each text begins in the bytes; one more for the end.
    pub starts: Vec<usize>,
    pub bytes: Vec<u8>,
}

/// A text to pack: its pattern, and the parts of its message in the order in which they are passed.
pub struct Text<'a> {
    pub pattern: &'a [Piece],
    pub parts: &'a [(String, Kind)],
}

/// Packs the texts of a language. Forms of nouns are known by their place in `forms`.
pub fn pack(texts: &[Text<'_>], forms: &[String]) -> Packed {
    let mut letters = BTreeSet::new();
    for text in texts {
        walk(text.pattern, &mut |piece| {
            if let Piece::Text(text) = piece {
                letters.extend(text.chars());
            }
        });
    }
    let mut symbols: Vec<String> = letters.iter().map(char::to_string).collect();
    let code = |letter: char| FIRST_LETTER + letters.iter().position(|&other| other == letter).unwrap_or(0) as u8;
    let mut writer = Writer { code: &code, forms, units: Vec::new(), parts: &[] };
    for text in texts {
        writer.parts = text.parts;
        writer.pattern(text.pattern);
        writer.units.push(Unit::EndOfText);
    }
    let mut units = writer.units;
    while symbols.len() < 256 - usize::from(FIRST_LETTER) {
        let Some(pair) = most_frequent(&units) else { break };
        let code = FIRST_LETTER + symbols.len() as u8;
        let of = |code: u8| symbols[usize::from(code - FIRST_LETTER)].clone();
        symbols.push(of(pair.0) + &of(pair.1));
        units = join(&units, pair, code);
    }
    let (starts, bytes) = lay_out(&units);
    assert_eq!(starts.len(), texts.len() + 1);
    Packed { symbols, starts, bytes }
}

struct Writer<'a> {
    code: &'a dyn Fn(char) -> u8,
    forms: &'a [String],
    units: Vec<Unit>,
    parts: &'a [(String, Kind)],
}

impl Writer<'_> {
    fn pattern(&mut self, pattern: &[Piece]) {
        for piece in pattern {
            match piece {
                Piece::Text(text) => self.units.extend(text.chars().map(|letter| Unit::Letters((self.code)(letter)))),
                Piece::Part(name) => self.operation(PART, name),
                Piece::Signed(name) => self.operation(SIGNED, name),
                Piece::Capital(name) => self.operation(CAPITAL, name),
                Piece::Form(name, form) => {
                    self.operation(FORM, name);
                    let form = self.forms.iter().position(|other| other == form).unwrap_or(0);
                    self.units.push(Unit::Byte(form as u8));
                }
                Piece::Select(name, variants) => self.select(name, variants),
            }
        }
    }

    fn operation(&mut self, operation: u8, part: &str) {
        let part = self.parts.iter().position(|(name, _)| name == part).unwrap_or(0);
        self.units.extend([Unit::Byte(operation), Unit::Byte(part as u8)]);
    }

    fn select(&mut self, name: &str, variants: &[(Key, Vec<Piece>)]) {
        let by_gender = variants.iter().any(|(key, _)| matches!(key, Key::Gender(_)));
        self.operation(if by_gender { SELECT_GENDER } else { SELECT }, name);
        for (key, pattern) in variants {
            let key = match key {
                Key::Number(number) => *number,
                Key::One => ONE,
                Key::Other => OTHER,
                Key::Gender(name) => name.as_bytes()[0],
            };
            self.units.extend([Unit::Byte(key), Unit::Length]);
            self.pattern(pattern);
            self.units.push(Unit::EndOfVariant);
        }
    }
}

/// Returns the most frequent pair of letters, if it is worth a byte.
fn most_frequent(units: &[Unit]) -> Option<(u8, u8)> {
    let mut counts = vec![0_u32; 1 << 16];
    for pair in units.windows(2) {
        if let [Unit::Letters(first), Unit::Letters(second)] = *pair {
            counts[usize::from(first) << 8 | usize::from(second)] += 1;
        }
    }
    // Of equal ones the first, so that every build is the same.
    let (at, &count) = counts.iter().enumerate().max_by_key(|&(at, &count)| (count, usize::MAX - at))?;
    (count >= 8).then_some(((at >> 8) as u8, at as u8))
}

fn join(units: &[Unit], pair: (u8, u8), code: u8) -> Vec<Unit> {
    let mut joined = Vec::with_capacity(units.len());
    let mut at = 0;
    while at < units.len() {
        let found = units[at] == Unit::Letters(pair.0) && units.get(at + 1) == Some(&Unit::Letters(pair.1));
        joined.push(if found { Unit::Letters(code) } else { units[at] });
        at += 1 + usize::from(found);
    }
    joined
}

/// Returns where texts begin, and all bytes.
fn lay_out(units: &[Unit]) -> (Vec<usize>, Vec<u8>) {
    let (mut starts, mut bytes, mut open) = (vec![0], Vec::new(), Vec::new());
    for unit in units {
        match *unit {
            Unit::Letters(byte) | Unit::Byte(byte) => bytes.push(byte),
            Unit::Length => {
                open.push(bytes.len());
                bytes.push(0);
            }
            Unit::EndOfVariant => {
                let from = open.pop().expect("a variant is open");
                bytes[from] = u8::try_from(bytes.len() - from - 1).expect("a variant has at most 255 bytes");
            }
            Unit::EndOfText => starts.push(bytes.len()),
        }
    }
    (starts, bytes)
}
