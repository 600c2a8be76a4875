//! The source of what the crate offers: a constant or a function for each message, and the tables of the languages.

use std::fmt::Write as _;

use crate::codes::FIRST_LETTER;
use crate::language::{Kind, Language, Message, Piece};
use crate::pack::{Packed, Text, pack};

/// Returns the source.
pub fn source(languages: &[Language], files: &[(&str, &str)]) -> String {
    let first = &languages[0];
    let bare = |language: &'_ Language| language.messages.iter().filter(|message| message.attribute.is_none()).count();
    let texts = bare(first);
    let mut forms: Vec<String> = languages
        .iter()
        .flat_map(|language| &language.messages)
        .filter_map(|message| message.attribute.clone())
        .collect();
    forms.sort();
    forms.dedup();
    let mut source = modules(first, files) + &catalogue(first, files);
    source += "/// What else a message has to say beside its text: forms of a noun, parts of an article.\n\
               #[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Form {\n";
    for form in &forms {
        let _ = writeln!(source, "/// `.{form}`\n{},", camel(form));
    }
    let _ = writeln!(source, "}}\n#[cfg(test)]\nstatic FORMS: [&str; {}] = {forms:?};", forms.len());
    let gender = forms.iter().position(|form| form == "gender");
    let _ = writeln!(
        source,
        "/// The form that tells the gender of a noun, if any language has one.\nconst GENDER: Option<u8> = {gender:?};"
    );
    let _ = writeln!(
        source,
        "/// Every language, by the same numbers as [`Language`].\nstatic BOOKS: [Book; {}] = [",
        languages.len()
    );
    for language in languages {
        source += &book(language, first, texts, &forms);
    }
    source + "];\n"
}

/// Returns a module for each file.
fn modules(first: &Language, files: &[(&str, &str)]) -> String {
    let mut source = String::new();
    let mut number = 0;
    for (file, (name, doc)) in files.iter().enumerate() {
        let _ = writeln!(
            source,
            "/// {doc}\npub mod {name} {{\n#[allow(unused_imports)]\nuse crate::{{Message, Noun, Part, Text}};"
        );
        let messages = first.messages.iter().filter(|message| message.file == file && message.attribute.is_none());
        let mut family: Vec<(&str, u16)> = Vec::new();
        let mut named = Vec::new();
        let mut icons = Vec::new();
        for message in messages {
            source += &item(message, number);
            if let Some((base, _)) = numbered(message) {
                family.push((base, number));
            }
            if message.parts.is_empty() {
                named.push(format!("({:?}, Text({number}))", message.name));
            }
            if let Some(sprite) = message.name.strip_prefix("icon-") {
                icons.push(format!("({sprite:?}, Text({number}))"));
            }
            number += 1;
        }
        source += &families(&family);
        source += &list("Every message without parts, by its name.", "NAMED", &named);
        if !icons.is_empty() {
            source += &list("The words for icons, by their sprites.", "ICONS", &icons);
        }
        source += "}\n";
    }
    source
}

/// Returns a list of names and texts.
fn list(doc: &str, name: &str, rows: &[String]) -> String {
    format!("/// {doc}\npub static {name}: [(&str, Text); {}] = [{}];\n", rows.len(), rows.join(", "))
}

/// Returns a list of all messages for tests: file, name, and the kinds of its parts.
fn catalogue(first: &Language, files: &[(&str, &str)]) -> String {
    let messages = first.messages.iter().filter(|message| message.attribute.is_none());
    let rows: Vec<_> = messages
        .map(|message| {
            let parts: Vec<_> = message.parts.iter().map(|(name, kind)| (name, format!("{kind:?}"))).collect();
            format!("({:?}, {:?}, &{parts:?}),", files[message.file].0, message.name)
        })
        .collect();
    format!(
        "#[cfg(test)]\ntype Listed = (&'static str, &'static str, &'static [(&'static str, &'static str)]);\n\
         #[cfg(test)]\nstatic CATALOGUE: [Listed; {}] = [{}];\n\
         #[cfg(test)]\nstatic FILES: [&str; {}] = {:?};\n",
        rows.len(),
        rows.concat(),
        files.len(),
        files.iter().map(|(name, _)| name).collect::<Vec<_>>()
    )
}

/// Returns the name without the number at its end, and that number.
fn numbered(message: &Message) -> Option<(&str, u16)> {
    let (base, number) = message.name.rsplit_once('-')?;
    message.parts.is_empty().then_some((base, number.parse().ok()?))
}

/// Returns lists of the messages whose names differ only in a number at the end, in order.
fn families(members: &[(&str, u16)]) -> String {
    let mut source = String::new();
    let mut rest = members;
    while let Some(&(base, _)) = rest.first() {
        let count = rest.iter().take_while(|(other, _)| *other == base).count();
        let texts: Vec<_> = rest[..count].iter().map(|(_, number)| format!("Text({number})")).collect();
        let _ = writeln!(
            source,
            "/// All `{base}` in order.\npub static EACH_{}: [Text; {count}] = [{}];",
            upper(base),
            texts.join(", ")
        );
        rest = &rest[count..];
    }
    source
}

/// Returns a constant, or a function of the message's parts.
fn item(message: &Message, number: u16) -> String {
    let doc = format!("/// {}\n", described(&message.pattern).replace('\n', " / "));
    if message.parts.is_empty() {
        return format!("{doc}pub const {}: Text = Text({number});\n", upper(&message.name));
    }
    let mut parameters = String::new();
    let mut parts = String::new();
    for (name, kind) in &message.parts {
        let (name, kind, part) = match kind {
            Kind::Number => (name, "impl Into<i32>", format!("Part::Number({name}.into())")),
            Kind::Text => (name, "&'a str", format!("Part::Text({name})")),
            Kind::Noun => (name, "impl Into<Noun>", format!("Part::Noun({name}.into())")),
        };
        let _ = write!(parameters, "{name}: {kind}, ");
        let _ = write!(parts, "{part}, ");
    }
    let name = message.name.replace('-', "_");
    format!("{doc}pub fn {name}<'a>({parameters}) -> Message<'a> {{ Message::new(Text({number}), &[{parts}]) }}\n",)
}

/// Returns a pattern as one would read it.
fn described(pattern: &[Piece]) -> String {
    pattern
        .iter()
        .map(|piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Part(name) | Piece::Capital(name) | Piece::Form(name, _) => format!("`{name}`"),
            Piece::Signed(name) => format!("`+{name}`"),
            Piece::Select(_, variants) => variants.last().map_or_else(String::new, |(_, pattern)| described(pattern)),
        })
        .collect()
}

/// Returns the tables of a language.
fn book(language: &Language, first: &Language, count: usize, forms: &[String]) -> String {
    let find = |wanted: &Message, attribute: Option<&str>| {
        language
            .messages
            .iter()
            .find(|own| (own.file, &own.name, own.attribute.as_deref()) == (wanted.file, &wanted.name, attribute))
    };
    let (mut texts, mut owners, mut kinds) = (Vec::new(), Vec::new(), Vec::new());
    let mut behind = Vec::new();
    let wanted = first.messages.iter().filter(|message| message.attribute.is_none());
    for (number, wanted) in wanted.enumerate() {
        let pattern = find(wanted, None).map_or(&[][..], |message| &message.pattern);
        texts.push(Text { pattern, parts: &wanted.parts });
        for (kind, form) in forms.iter().enumerate() {
            if let Some(message) = find(wanted, Some(form)) {
                behind.push(Text { pattern: &message.pattern, parts: &wanted.parts });
                owners.push(number);
                kinds.push(kind);
            }
        }
    }
    assert_eq!(texts.len(), count);
    texts.append(&mut behind);
    let Packed { symbols, starts, bytes } = pack(&texts, forms);
    // The texts at which the beginnings pass another 65,536 bytes.
    let carries = (1..=starts[starts.len() - 1] >> 16).map(|high| starts.partition_point(|&start| start >> 16 < high));
    let carries: Vec<_> = carries.collect();
    let low: Vec<_> = starts.iter().map(|start| start & 0xFFFF).collect();
    assert!(symbols.len() + usize::from(FIRST_LETTER) <= 256 && texts.len() < usize::from(u16::MAX));
    println!(
        "cargo::metadata={}={} bytes",
        language.name,
        bytes.len() + 2 * low.len() + 3 * owners.len() + symbols.iter().map(|symbol| symbol.len() + 8).sum::<usize>()
    );
    format!(
        "Book {{ texts: {count}, starts: &{low:?}, carries: &{carries:?}, bytes: &{bytes:?}, symbols: &{symbols:?}, \
         owners: &{owners:?}, forms: &{kinds:?} }},\n"
    )
}

fn upper(name: &str) -> String {
    name.replace('-', "_").to_uppercase()
}

fn camel(name: &str) -> String {
    name.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}
