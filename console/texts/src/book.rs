//! A language as it lies in flash: packed texts, and the code that reads them.

use core::fmt::{self, Write};

use crate::codes::{CAPITAL, FIRST_LETTER, FORM, ONE, OTHER, PART, SELECT, SELECT_GENDER, SIGNED};
use crate::{GENDER, Language, Noun, Part, Text};

/// The texts of a language.
#[derive(Debug)]
pub struct Book {
    /// How many texts there are without forms; forms come after them.
    pub texts: u16,
    /// The low 16 bits of where each text begins in the bytes; one more for the end.
    pub starts: &'static [u16],
    /// The texts from which on the beginnings are 65,536 more.
    pub carries: &'static [u16],
    /// Operations, and letters; one byte may stand for several letters.
    pub bytes: &'static [u8],
    /// What a byte from [`FIRST_LETTER`] on stands for.
    pub symbols: &'static [&'static str],
    /// By form: the text that it belongs to, in order.
    pub owners: &'static [u16],
    /// By form: which one it is.
    pub forms: &'static [u8],
}

impl Book {
    fn bytes(&self, text: Text) -> &'static [u8] {
        let start = |at: u16| {
            let carries = self.carries.iter().filter(|&&from| from <= at).count();
            self.starts.get(usize::from(at)).map_or(0, |&low| usize::from(low) + (carries << 16))
        };
        self.bytes.get(start(text.0)..start(text.0 + 1)).unwrap_or_default()
    }

    /// Returns a form of a text, by its number.
    pub fn form(&self, text: Text, form: u8) -> Option<Text> {
        let first = self.owners.partition_point(|&owner| owner < text.0);
        let mut own = self.owners.iter().zip(self.forms).enumerate().skip(first);
        let (at, _) = own.find(|&(_, (&owner, &own))| owner > text.0 || own == form)?;
        (self.owners.get(at) == Some(&text.0)).then_some(Text(self.texts + at as u16))
    }

    /// Writes a text with its parts.
    pub fn write(&self, language: Language, text: Text, parts: &[Part<'_>], out: &mut dyn Write) -> fmt::Result {
        self.write_bytes(language, self.bytes(text), parts, out)
    }

    fn write_bytes(
        &self,
        language: Language,
        mut bytes: &[u8],
        parts: &[Part<'_>],
        out: &mut dyn Write,
    ) -> fmt::Result {
        while let Some(byte) = next(&mut bytes) {
            if let Some(letters) = byte.checked_sub(FIRST_LETTER) {
                out.write_str(self.symbols.get(usize::from(letters)).unwrap_or(&""))?;
                continue;
            }
            let part = parts.get(usize::from(next(&mut bytes).unwrap_or(0))).unwrap_or(&Part::Number(0));
            match (byte, part) {
                (SIGNED, Part::Number(number)) => write!(out, "{number:+}")?,
                (CAPITAL, part) => self.write_part(language, part, &mut Capital(out, true))?,
                (FORM, Part::Noun(noun)) => {
                    let form = self.form(noun.text, next(&mut bytes).unwrap_or(0)).unwrap_or(noun.text);
                    self.write_noun(language, Noun { text: form, ..*noun }, out)?;
                }
                (SELECT | SELECT_GENDER, part) => {
                    let variant = self.select(language, part, &mut bytes);
                    self.write_bytes(language, variant, parts, out)?;
                }
                (PART, part) => self.write_part(language, part, out)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn write_part(&self, language: Language, part: &Part<'_>, out: &mut dyn Write) -> fmt::Result {
        match part {
            Part::Number(number) => write!(out, "{number}"),
            Part::Text(text) => out.write_str(text),
            Part::Noun(noun) => self.write_noun(language, *noun, out),
        }
    }

    fn write_noun(&self, language: Language, noun: Noun, out: &mut dyn Write) -> fmt::Result {
        self.write(language, noun.text, &[Part::Number(noun.number.into())], out)
    }

    /// Goes over the variants, and returns the one that fits first.
    fn select<'a>(&self, language: Language, part: &Part<'_>, bytes: &mut &'a [u8]) -> &'a [u8] {
        let mut found = None;
        while let (Some(key), Some(length)) = (next(bytes), next(bytes)) {
            let (variant, rest) = bytes.split_at_checked(length.into()).unwrap_or_default();
            *bytes = rest;
            let fits = match (key, part) {
                (OTHER, _) => true,
                (ONE, Part::Number(number)) => language.is_one(*number),
                (_, Part::Number(number)) => *number == i32::from(key),
                (_, Part::Noun(noun)) => self.gender(noun.text) == Some(key),
                _ => false,
            };
            if fits && found.is_none() {
                found = Some(variant);
            }
            if key == OTHER {
                break;
            }
        }
        found.unwrap_or_default()
    }

    /// Returns the gender of a noun, by its letter.
    fn gender(&self, text: Text) -> Option<u8> {
        let gender = self.bytes(self.form(text, GENDER?)?).first()?.checked_sub(FIRST_LETTER)?;
        self.symbols.get(usize::from(gender))?.bytes().next()
    }
}

/// Takes the next byte.
fn next(bytes: &mut &[u8]) -> Option<u8> {
    let (first, rest) = bytes.split_first()?;
    *bytes = rest;
    Some(*first)
}

/// Writes the first letter as a capital.
struct Capital<'a>(&'a mut dyn Write, bool);

impl Write for Capital<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut letters = text.chars();
        if core::mem::take(&mut self.1)
            && let Some(first) = letters.next()
        {
            first.to_uppercase().try_for_each(|letter| self.0.write_char(letter))?;
        }
        self.0.write_str(letters.as_str())
    }
}
