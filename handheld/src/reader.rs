//! Finds journals in any text that they were pasted into.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use console::{Language, PackError, Packed, Part, Spoilt};
use texts::host as say;

/// What a text holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// Every whole journal, in the order in which they begin.
    pub journals: Vec<Packed>,
    /// What else was found.
    pub problems: Vec<ReadError>,
}

/// What is wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// There is no part of any journal.
    Nothing,
    /// A part is not there.
    Missing(u8, u8),
    /// A part is not as it was written.
    Damaged(u8, u8),
    /// A part is of a later version.
    Later(u32),
    /// Its parts are all there, and don't fit together.
    Mixed,
    /// Joined, they make no sense.
    Pack(PackError),
}

impl ReadError {
    /// Returns what it says, after a colon.
    pub fn said(&self, language: Language) -> String {
        match *self {
            ReadError::Nothing => say::TEXT_NOTHING.said(language),
            ReadError::Missing(number, of) => say::part_missing(number, of).said(language),
            ReadError::Damaged(number, of) => say::part_damaged(number, of).said(language),
            ReadError::Later(version) => say::journal_later(&version.to_string()).said(language),
            ReadError::Mixed => say::JOURNAL_MIXED.said(language),
            ReadError::Pack(fault) => say::journal_fault(&fault.message().said(language)).said(language),
        }
    }
}

/// In English, for command lines.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(Language::English))
    }
}

impl Error for ReadError {}

/// Reads all journals of a text: their parts may stand in any order, doubled, and with anything between them.
pub fn read(text: &[u8]) -> Reading {
    let mut reading = Reading::default();
    let mut sets: Vec<Set> = Vec::new();
    for found in console::parts(text) {
        match found {
            Ok(part) => match sets.iter_mut().find(|set| set.takes(&part)) {
                Some(set) => set.add(part),
                None => sets.push(Set::new(part)),
            },
            Err(Spoilt::Damaged { number, of }) => reading.problems.push(ReadError::Damaged(number, of)),
            Err(Spoilt::Later(version)) => reading.problems.push(ReadError::Later(version)),
        }
    }
    for set in &sets {
        match set.join() {
            Ok(packed) => reading.journals.push(packed),
            Err(problems) => reading.problems.extend(problems),
        }
    }
    if reading == Reading::default() {
        reading.problems.push(ReadError::Nothing);
    }
    reading
}

/// The parts of one journal.
struct Set {
    tag: u32,
    of: u8,
    parts: BTreeMap<u8, Part>,
}

impl Set {
    fn new(part: Part) -> Self {
        Set { tag: part.tag, of: part.of, parts: BTreeMap::from([(part.number, part)]) }
    }

    fn takes(&self, part: &Part) -> bool {
        (self.tag, self.of) == (part.tag, part.of)
    }

    fn add(&mut self, part: Part) {
        self.parts.insert(part.number, part);
    }

    /// Returns the journal, or each thing that is wrong with it.
    fn join(&self) -> Result<Packed, Vec<ReadError>> {
        let missing = (1..=self.of).filter(|number| !self.parts.contains_key(number));
        let missing: Vec<_> = missing.map(|number| ReadError::Missing(number, self.of)).collect();
        if !missing.is_empty() {
            return Err(missing);
        }
        let bytes: Vec<u8> = self.parts.values().flat_map(|part| part.data.iter().copied()).collect();
        match Packed::from_bytes(&bytes) {
            Ok(packed) if packed.tag() == self.tag => Ok(packed),
            Ok(_) => Err(vec![ReadError::Mixed]),
            Err(fault) => Err(vec![ReadError::Pack(fault)]),
        }
    }
}
