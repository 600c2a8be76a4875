//! The Fluent files of a language as patterns, and how they may differ from those of another.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::parser;

/// What a part of a message is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Number,
    Text,
    Noun,
}

/// A piece of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    Text(String),
    /// A part as it is.
    Part(String),
    /// A number with its sign.
    Signed(String),
    /// A part with a capital.
    Capital(String),
    /// A form of a noun: what an attribute of its message says.
    Form(String, String),
    /// One of several patterns, by a number or by an attribute of a noun; the last one if no other fits.
    Select(String, Vec<(Key, Vec<Piece>)>),
}

/// When a variant fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Key {
    Number(u8),
    /// The language counts one of it.
    One,
    /// What the noun's `gender` is.
    Gender(String),
    Other,
}

/// A message, or one of its attributes.
#[derive(Clone, Debug)]
pub struct Message {
    /// File, name, and the attribute's name.
    pub file: usize,
    pub name: String,
    pub attribute: Option<String>,
    pub pattern: Vec<Piece>,
    /// In the order of its comment.
    pub parts: Vec<(String, Kind)>,
}

/// All messages of a language: those of a file one after the other, each with its attributes behind it.
pub struct Language {
    pub name: &'static str,
    pub messages: Vec<Message>,
    faults: Vec<String>,
}

impl Language {
    pub fn read(name: &'static str, files: &[(String, String)]) -> Self {
        let mut language = Language { name, messages: Vec::new(), faults: Vec::new() };
        for (file, (path, text)) in files.iter().enumerate() {
            language.read_file(file, path, text);
        }
        language
    }

    fn read_file(&mut self, file: usize, path: &str, text: &str) {
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let line = |at: usize| text[..at.min(text.len())].lines().count();
                self.faults.extend(errors.iter().map(|error| format!("{path}:{}: {error}", line(error.pos.start))));
                resource
            }
        };
        // Messages without parts may be used in others.
        let fixed: BTreeMap<_, _> = resource
            .body
            .iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some((message.id.name.to_owned(), message.value.as_ref()?)),
                Entry::Term(term) => Some((format!("-{}", term.id.name), &term.value)),
                _ => None,
            })
            .collect();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let name = message.id.name.to_owned();
            let parts = message.comment.iter().flat_map(|comment| &comment.content).filter_map(|line| part(line));
            let parts: Vec<_> = parts.collect();
            let attributes =
                message.attributes.iter().map(|attribute| (Some(attribute.id.name), Some(&attribute.value)));
            for (attribute, pattern) in [(None, message.value.as_ref())].into_iter().chain(attributes) {
                let mut reader = Reader { fixed: &fixed, faults: Vec::new(), pieces: Vec::new() };
                match pattern {
                    Some(pattern) => reader.pattern(pattern),
                    None => reader.faults.push("says nothing".to_owned()),
                }
                let Reader { pieces: pattern, faults, .. } = reader;
                self.faults.extend(faults.iter().map(|fault| format!("{path}: {name}: {fault}")));
                let attribute = attribute.map(str::to_owned);
                self.messages.push(Message { file, name: name.clone(), attribute, pattern, parts: parts.clone() });
            }
        }
    }

    /// Returns how it differs from the language that says which messages there are.
    pub fn faults(&self, first: &Language) -> Vec<String> {
        let mut faults = self.faults.clone();
        let keys = |language: &Language| -> BTreeSet<_> { language.messages.iter().map(Message::key).collect() };
        let (own, wanted) = (keys(self), keys(first));
        let mut say = |key: &(usize, String, Option<String>), what: &str| {
            let attribute = key.2.iter().map(|attribute| format!(".{attribute}")).collect::<String>();
            faults.push(format!("{}: {}{attribute} {what}", self.name, key.1));
        };
        wanted.difference(&own).for_each(|key| say(key, "is missing"));
        // A language may have forms of its own.
        let bare = |key: &&(usize, String, Option<String>)| key.2.is_none();
        own.difference(&wanted).filter(bare).for_each(|key| say(key, "is not in the first language"));
        let mut seen = BTreeSet::new();
        let twice = self.messages.iter().filter(|message| !seen.insert(message.key()));
        faults.extend(twice.map(|message| format!("{}: {} is there twice", self.name, message.name)));
        let forms: BTreeSet<_> = self.messages.iter().filter_map(|message| message.attribute.as_ref()).collect();
        for message in &self.messages {
            let Some(wanted) =
                first.messages.iter().find(|other| (other.file, &other.name) == (message.file, &message.name))
            else {
                continue;
            };
            for fault in message.misfits(&wanted.parts, &forms) {
                faults.push(format!("{}: {}: {fault}", self.name, message.name));
            }
        }
        faults
    }
}

impl Message {
    fn key(&self) -> (usize, String, Option<String>) {
        (self.file, self.name.clone(), self.attribute.clone())
    }

    /// Returns which parts and forms it uses that do not exist, or does not use.
    fn misfits(&self, parts: &[(String, Kind)], forms: &BTreeSet<&String>) -> Vec<String> {
        let mut faults = Vec::new();
        let mut used = BTreeSet::new();
        walk(&self.pattern, &mut |piece| {
            let (name, kinds): (_, &[Kind]) = match piece {
                Piece::Text(_) => return,
                Piece::Part(name) => (name, &[Kind::Number, Kind::Text, Kind::Noun]),
                Piece::Signed(name) => (name, &[Kind::Number]),
                Piece::Capital(name) => (name, &[Kind::Text, Kind::Noun]),
                Piece::Form(name, form) => {
                    if !forms.contains(form) {
                        faults.push(format!("no message has a form {form:?}"));
                    }
                    (name, &[Kind::Noun])
                }
                Piece::Select(name, variants) => {
                    let by_gender = variants.iter().any(|(key, _)| matches!(key, Key::Gender(_)));
                    (name, if by_gender { &[Kind::Noun] } else { &[Kind::Number] })
                }
            };
            used.insert(name.clone());
            match parts.iter().find(|(part, _)| part == name) {
                Some((_, kind)) if kinds.contains(kind) => {}
                Some((_, kind)) => faults.push(format!("${name} is a {kind:?}")),
                None => faults.push(format!("there is no part ${name}")),
            }
        });
        if self.attribute.is_none() {
            let unused = parts.iter().filter(|(name, _)| !used.contains(name));
            faults.extend(unused.map(|(name, _)| format!("${name} is not used")));
        }
        faults
    }
}

/// Visits every piece.
pub fn walk(pattern: &[Piece], visit: &mut impl FnMut(&Piece)) {
    for piece in pattern {
        visit(piece);
        if let Piece::Select(_, variants) = piece {
            variants.iter().for_each(|(_, pattern)| walk(pattern, visit));
        }
    }
}

/// Reads a line of a comment that tells of a part: `$count (number) coins to pay`.
fn part(line: &str) -> Option<(String, Kind)> {
    let (name, rest) = line.trim().strip_prefix('$')?.split_once(" (")?;
    let kind = match rest.split(')').next()? {
        "number" => Kind::Number,
        "text" => Kind::Text,
        "noun" => Kind::Noun,
        _ => return None,
    };
    Some((name.to_owned(), kind))
}

/// Reads a pattern.
struct Reader<'a> {
    fixed: &'a BTreeMap<String, &'a ast::Pattern<&'a str>>,
    faults: Vec<String>,
    pieces: Vec<Piece>,
}

impl Reader<'_> {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(value),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.inline(inline),
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    self.select(selector, variants);
                }
            }
        }
    }

    fn text(&mut self, text: &str) {
        match self.pieces.last_mut() {
            Some(Piece::Text(last)) => last.push_str(text),
            _ => self.pieces.push(Piece::Text(text.to_owned())),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                let mut text = String::new();
                // Escapes of Unicode are resolved.
                let _ = fluent_syntax::unicode::unescape_unicode(&mut text, value);
                self.text(&text);
            }
            InlineExpression::NumberLiteral { value } => self.text(value),
            InlineExpression::VariableReference { id } => self.pieces.push(Piece::Part(id.name.to_owned())),
            InlineExpression::MessageReference { id, attribute: None } => self.insert(id.name),
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                self.insert(&format!("-{}", id.name));
            }
            InlineExpression::FunctionReference { id, arguments } => match (id.name, &arguments.positional[..]) {
                ("SIGNED", [InlineExpression::VariableReference { id }]) => {
                    self.pieces.push(Piece::Signed(id.name.to_owned()));
                }
                ("CAPITAL", [InlineExpression::VariableReference { id }]) => {
                    self.pieces.push(Piece::Capital(id.name.to_owned()));
                }
                ("FORM", [InlineExpression::VariableReference { id }, InlineExpression::StringLiteral { value }]) => {
                    self.pieces.push(Piece::Form(id.name.to_owned(), (*value).to_owned()));
                }
                (name, _) => self.faults.push(format!("{name} is no function of ours, or has other arguments")),
            },
            InlineExpression::Placeable { expression } => match &**expression {
                Expression::Inline(inline) => self.inline(inline),
                Expression::Select { selector, variants } => self.select(selector, variants),
            },
            _ => self.faults.push(format!("{inline:?} is not understood")),
        }
    }

    /// Puts another message of the file here.
    fn insert(&mut self, name: &str) {
        match self.fixed.get(name) {
            Some(pattern) => self.pattern(pattern),
            None => self.faults.push(format!("there is no {name} in the file")),
        }
    }

    fn select(&mut self, selector: &InlineExpression<&str>, variants: &[ast::Variant<&str>]) {
        let (name, by_gender) = match selector {
            InlineExpression::VariableReference { id } => (id.name, false),
            InlineExpression::FunctionReference { id, arguments } if id.name == "GENDER" => {
                match &arguments.positional[..] {
                    [InlineExpression::VariableReference { id }] => (id.name, true),
                    _ => return self.faults.push("GENDER wants a part".to_owned()),
                }
            }
            _ => return self.faults.push(format!("{selector:?} decides nothing")),
        };
        let mut read: Vec<_> = variants.iter().map(|variant| self.variant(variant, by_gender)).collect();
        // The default is the last one.
        let default = variants.iter().position(|variant| variant.default).unwrap_or(0);
        let last = read.remove(default);
        read.push((Key::Other, last.1));
        self.pieces.push(Piece::Select(name.to_owned(), read));
    }

    fn variant(&mut self, variant: &ast::Variant<&str>, by_gender: bool) -> (Key, Vec<Piece>) {
        let key = match variant.key {
            VariantKey::NumberLiteral { value } => match value.parse() {
                Ok(number @ 0..200) => Key::Number(number),
                _ => {
                    self.faults.push(format!("{value} is no number of a variant"));
                    Key::Other
                }
            },
            VariantKey::Identifier { name } if by_gender => Key::Gender(name.to_owned()),
            VariantKey::Identifier { name: "one" } => Key::One,
            VariantKey::Identifier { name } => {
                if name != "other" {
                    self.faults.push(format!("{name} counts nothing"));
                }
                Key::Other
            }
        };
        let mut reader = Reader { fixed: self.fixed, faults: Vec::new(), pieces: Vec::new() };
        reader.pattern(&variant.value);
        self.faults.append(&mut reader.faults);
        (key, reader.pieces)
    }
}
