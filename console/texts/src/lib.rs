//! Everything that the console says, in every language.
//!
//! The texts are Fluent files in a folder for each language: one for the console, one for each game, and `host` for what
//! is said around the console. The build packs them, and makes a constant or a function of every message: [`Text`] where
//! it is always the same, [`Message`] where parts go into it. Which language it is in is decided when it is written.
//!
//! One more language is a folder like the others, its name in `build.rs`, and a variant of [`Language`] with its code and
//! its plural. If it has letters that no other has, `draw/build.rs` lists them.

#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

#[cfg(feature = "host")]
extern crate alloc;

mod book;
mod codes;
mod line;

use core::fmt::{self, Write};

use heapless::{LenType, String};

use book::Book;
pub use line::{CUT, Line, append};

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The languages that it speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; BOOKS.len()] = [Language::English, Language::German, Language::French];

    /// Returns its code in a tag such as `de-CH`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
        }
    }

    /// Returns the language of a tag such as `de-CH`, if it is spoken here.
    pub fn of(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    fn book(self) -> &'static Book {
        &BOOKS[self as usize]
    }

    /// Returns whether it counts a number as one of something.
    const fn is_one(self, number: i32) -> bool {
        match self {
            Language::English | Language::German => number.unsigned_abs() == 1,
            Language::French => number.unsigned_abs() < 2,
        }
    }
}

/// The most parts that a message has.
const PARTS: usize = 5;

/// A text without parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text(u16);

/// A text, or words from the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A text of the files.
    Text(Text),
    /// Words that are the same in every language.
    Raw(&'static str),
}

/// A text within another, in the form that its language wants there; some have a number in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noun {
    text: Text,
    number: i16,
}

/// A text with what goes into it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Message<'a> {
    text: Text,
    parts: [Part<'a>; PARTS],
}

/// What goes into a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part<'a> {
    Number(i32),
    Text(&'a str),
    Noun(Noun),
}

impl Text {
    /// Returns it as a line.
    pub fn line(self, language: Language) -> Line {
        Message::from(self).line(language)
    }

    /// Returns it in a string of another size.
    pub fn string<const N: usize, L: LenType>(self, language: Language) -> String<N, L> {
        Message::from(self).string(language)
    }

    /// Returns all of it, where there is a heap.
    #[cfg(feature = "host")]
    pub fn said(self, language: Language) -> alloc::string::String {
        Message::from(self).said(language)
    }

    /// Returns whether it has a form.
    pub fn has(self, form: Form, language: Language) -> bool {
        language.book().form(self, form as u8).is_some()
    }

    /// Returns a form of it; nothing, if it has no such form.
    pub fn form<const N: usize, L: LenType>(self, form: Form, language: Language) -> String<N, L> {
        let text = language.book().form(self, form as u8);
        text.map_or_else(String::new, |text| text.string(language))
    }
}

impl From<Text> for Noun {
    fn from(text: Text) -> Self {
        Noun { text, number: 0 }
    }
}

/// For a message whose only part is a number: goods 3, tile 14.
impl From<Message<'_>> for Noun {
    fn from(Message { text, parts }: Message<'_>) -> Self {
        let number = if let Part::Number(number) = parts[0] { number as i16 } else { 0 };
        Noun { text, number }
    }
}

impl From<Text> for Message<'_> {
    fn from(text: Text) -> Self {
        Noun::from(text).into()
    }
}

impl From<Said> for Message<'static> {
    fn from(said: Said) -> Self {
        match said {
            Said::Text(text) => text.into(),
            Said::Raw(text) => console::as_is(text),
        }
    }
}

impl From<&'static str> for Said {
    fn from(text: &'static str) -> Self {
        Said::Raw(text)
    }
}

impl From<Text> for Said {
    fn from(text: Text) -> Self {
        Said::Text(text)
    }
}

impl From<Noun> for Message<'_> {
    fn from(noun: Noun) -> Self {
        Message::new(noun.text, &[Part::Number(noun.number.into())])
    }
}

impl<'a> Message<'a> {
    fn new(text: Text, parts: &[Part<'a>]) -> Self {
        let mut all = [Part::Number(0); PARTS];
        all.iter_mut().zip(parts).for_each(|(to, part)| *to = *part);
        Message { text, parts: all }
    }

    /// Writes it in a language.
    pub fn write(&self, language: Language, out: &mut dyn Write) -> fmt::Result {
        language.book().write(language, self.text, &self.parts, out)
    }

    /// Returns all of it, where there is a heap.
    #[cfg(feature = "host")]
    pub fn said(&self, language: Language) -> alloc::string::String {
        let mut text = alloc::string::String::new();
        // A string takes everything.
        let _ = self.write(language, &mut text);
        text
    }

    /// Returns it as a line, which ends with a [mark](CUT) if it is too long.
    pub fn line(&self, language: Language) -> Line {
        self.string(language)
    }

    /// Returns it in a string of another size, which ends with a [mark](CUT) if it is too long.
    pub fn string<const N: usize, L: LenType>(&self, language: Language) -> String<N, L> {
        let mut string = String::new();
        if self.write(language, &mut string).is_err() {
            line::cut(&mut string);
        }
        string
    }
}

#[cfg(test)]
mod tests;
