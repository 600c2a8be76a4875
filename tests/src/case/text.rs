//! Lines and words of a text, each with its place.

use std::fmt;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for Error {}

/// A word of a text and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// Its characters.
    pub text: &'a str,
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
}

impl Word<'_> {
    /// Returns an error at this word.
    pub fn error(&self, message: impl Into<String>) -> Error {
        Error { line: self.line, column: self.column, message: message.into() }
    }

    /// Compares what was found with the rest of the line.
    pub fn same(&self, line: Line, found: impl Into<String>) -> Result<(), Error> {
        let (found, wanted) = (found.into(), line.rest());
        if found == wanted { Ok(()) } else { Err(self.error(format!("found {} {found}, not {wanted}", self.text))) }
    }

    /// Reads a number up to `max`.
    pub fn number(&self, max: u16) -> Result<u16, Error> {
        let number = self.text.parse().ok().filter(|&number| number <= max);
        number.ok_or_else(|| self.error(format!("a number up to {max} is wanted, not {:?}", self.text)))
    }

    /// Reads a number from `min` to `max`.
    pub fn within(&self, min: u8, max: u8) -> Result<u8, Error> {
        let number = self.number(max.into())? as u8;
        if number < min { Err(self.error(format!("a number from {min} is wanted"))) } else { Ok(number) }
    }
}

/// The words of a line, taken one after the other.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    words: std::collections::VecDeque<Word<'a>>,
    end: Word<'a>,
}

impl<'a> Line<'a> {
    /// Returns the lines of a text that have words; `#` begins a comment.
    pub fn all(text: &'a str) -> impl Iterator<Item = Line<'a>> {
        let lines = text.lines().enumerate().map(|(number, line)| Line::new(line, number + 1));
        lines.filter(|line| !line.words.is_empty())
    }

    /// Returns a line with its number.
    pub fn new(text: &'a str, line: usize) -> Line<'a> {
        let text = text.split('#').next().unwrap_or_default();
        let column = |at: usize| text[..at].chars().count() + 1;
        let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        let words = text.split_whitespace().map(|word| Word { text: word, line, column: column(start(word)) });
        Line { words: words.collect(), end: Word { text: "", line, column: column(text.trim_end().len()) } }
    }

    /// Returns where the line begins.
    pub fn start(&self) -> Word<'a> {
        self.words.front().copied().unwrap_or(self.end)
    }

    /// Takes the next word, if there is one.
    pub fn maybe(&mut self) -> Option<Word<'a>> {
        self.words.pop_front()
    }

    /// Takes the next word, if it is this one. Returns whether it was.
    pub fn skip(&mut self, text: &str) -> bool {
        let found = self.words.front().is_some_and(|word| word.text == text);
        if found {
            self.words.pop_front();
        }
        found
    }

    /// Takes the next word; `what` says what is missing.
    pub fn word(&mut self, what: &str) -> Result<Word<'a>, Error> {
        self.maybe().ok_or_else(|| self.end.error(format!("{what} is missing")))
    }

    /// Refuses what is left over.
    pub fn finish(mut self) -> Result<(), Error> {
        self.maybe().map_or(Ok(()), |word| Err(word.error(format!("{:?} is too much", word.text))))
    }

    /// Returns what is left, as it was written, with single spaces.
    pub fn rest(self) -> String {
        self.words.iter().map(|word| word.text).collect::<Vec<_>>().join(" ")
    }
}
