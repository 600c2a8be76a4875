//! Packed texts read as Fluent itself writes them.

use std::collections::BTreeMap;
use std::fs;
use std::string::{String, ToString};
use std::vec::Vec;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::{BOOKS, CATALOGUE, FILES, FORMS, Language, Message, Noun, Part, Text};

/// Marks in what Fluent writes, which no text uses: they enclose a noun, a capital, or a form of a noun, up to `END`.
const NOUN: char = '\u{e}';
const CAPITAL: char = '\u{f}';
const FORM: char = '\u{15}';
const END: char = '\u{16}';

fn folder(language: Language) -> String {
    std::format!("{language:?}").to_lowercase()
}

/// A file of a language for Fluent, with our functions. Those of nouns leave a mark that is resolved afterwards.
fn bundle(language: Language, file: &str) -> FluentBundle<FluentResource> {
    let tag = ["en", "de", "fr"][language as usize];
    let mut bundle = FluentBundle::new(std::vec![tag.parse().expect("a language")]);
    bundle.set_use_isolating(false);
    let text = fs::read_to_string(std::format!("{}/{file}.ftl", folder(language))).expect("the file is there");
    let resource = FluentResource::try_new(text).expect("Fluent reads it");
    bundle.add_resource(resource).expect("every message is there once");
    let signed = function(|arguments, _| match &arguments[0] {
        FluentValue::Number(number) => std::format!("{:+}", number.value as i32).into(),
        _ => FluentValue::Error,
    });
    let capital = function(|arguments, _| std::format!("{CAPITAL}{}{END}", written(&arguments[0])).into());
    let form = function(|arguments, _| {
        let noun = written(&arguments[0]);
        std::format!("{FORM}{}{END}{}{END}", noun.trim_matches([NOUN, END]), written(&arguments[1])).into()
    });
    let genders: BTreeMap<_, _> = CATALOGUE
        .iter()
        .filter_map(|(_, name, _)| {
            let gender = bundle.get_message(name)?.get_attribute("gender")?.value();
            Some((*name, bundle.format_pattern(gender, None, &mut Vec::new()).to_string()))
        })
        .collect();
    let gender = function(move |arguments, _| {
        genders.get(written(&arguments[0]).trim_matches([NOUN, END])).cloned().unwrap_or_default().into()
    });
    bundle.add_function("SIGNED", signed).expect("a name of its own");
    bundle.add_function("CAPITAL", capital).expect("a name of its own");
    bundle.add_function("FORM", form).expect("a name of its own");
    bundle.add_function("GENDER", gender).expect("a name of its own");
    bundle
}

/// Returns a function as Fluent wants it.
fn function<F: for<'a> Fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>>(function: F) -> F {
    function
}

fn written(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.value.to_string(),
        _ => String::new(),
    }
}

/// Writes a message by Fluent.
fn by_fluent(
    bundle: &FluentBundle<FluentResource>,
    name: &str,
    attribute: Option<&str>,
    parts: &FluentArgs<'_>,
) -> String {
    let message = bundle.get_message(name).expect("the message is there");
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute).expect("the form is there").value(),
        None => message.value().expect("it says something"),
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(parts), &mut errors).to_string();
    assert!(errors.is_empty(), "{name}: {errors:?}");
    resolve(bundle, &text)
}

/// Resolves the marks, the last one first: it has none within.
fn resolve(bundle: &FluentBundle<FluentResource>, text: &str) -> String {
    let Some(at) = text.rfind([NOUN, CAPITAL, FORM]) else { return text.to_string() };
    let (before, marked) = text.split_at(at);
    let (name, mut rest) = marked[1..].split_once(END).expect("a mark ends");
    let said = |form: Option<&str>| {
        let message = bundle.get_message(name).expect("the noun is there");
        let form = form.and_then(|form| message.get_attribute(form)).map(|form| form.value());
        let pattern = form.or(message.value()).expect("it says something");
        bundle.format_pattern(pattern, None, &mut Vec::new()).to_string()
    };
    let written = if marked.starts_with(NOUN) {
        said(None)
    } else if marked.starts_with(FORM) {
        let (form, behind) = rest.split_once(END).expect("a form ends");
        rest = behind;
        said(Some(form))
    } else {
        let mut letters = name.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
    };
    resolve(bundle, &std::format!("{before}{written}{rest}"))
}

#[test]
fn every_message_reads_as_fluent_writes_it() {
    let names: BTreeMap<_, _> = (0..).map(Text).zip(&CATALOGUE).map(|(text, row)| ((row.0, row.1), text)).collect();
    for language in Language::ALL {
        let bundles = FILES.map(|file| bundle(language, file));
        for (&(file, name), &text) in &names {
            let bundle = &bundles[FILES.iter().position(|&other| other == file).expect("a file")];
            let parts = CATALOGUE[usize::from(text.0)].2;
            // A noun of the same file without parts, the first one for all.
            let noun = CATALOGUE.iter().find(|row| row.0 == file && row.2.is_empty()).map(|row| row.1);
            for number in [0, 1, 2, 7, 25] {
                let mut arguments = FluentArgs::new();
                let mut own = Vec::new();
                for &(part, kind) in parts {
                    match (kind, noun) {
                        ("Number", _) => {
                            arguments.set(part, number);
                            own.push(Part::Number(number));
                        }
                        ("Noun", Some(noun)) => {
                            arguments.set(part, std::format!("{NOUN}{noun}{END}"));
                            own.push(Part::Noun(Noun::from(names[&(file, noun)])));
                        }
                        _ => {
                            arguments.set(part, "étage");
                            own.push(Part::Text("étage"));
                        }
                    }
                }
                let written = Message::new(text, &own).string::<2048, usize>(language);
                assert_eq!(written, by_fluent(bundle, name, None, &arguments).as_str(), "{language:?}: {name}");
                let message = bundle.get_message(name).expect("the message is there");
                for form in message.attributes().map(|form| form.id()) {
                    let number = FORMS.iter().position(|&other| other == form).expect("a form") as u8;
                    let text = language.book().form(text, number).expect("the form is there");
                    let written = Message::new(text, &own).string::<2048, usize>(language);
                    let expected = by_fluent(bundle, name, Some(form), &arguments);
                    assert_eq!(written, expected.as_str(), "{language:?}: {name}.{form}");
                }
            }
        }
    }
}

#[test]
fn every_language_is_smaller_than_its_files() {
    for (language, book) in Language::ALL.into_iter().zip(&BOOKS) {
        let files: u64 = FILES
            .iter()
            .map(|file| fs::metadata(std::format!("{}/{file}.ftl", folder(language))).expect("the file is there").len())
            .sum();
        let symbols: usize = book.symbols.iter().map(|symbol| symbol.len() + 8).sum();
        let packed = book.bytes.len() + 2 * book.starts.len() + 3 * book.owners.len() + symbols;
        assert!(packed <= 130_000 && 3 * packed as u64 <= 2 * files, "{language:?}: {packed} bytes of {files}");
    }
}
