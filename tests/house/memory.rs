//! Saves lie in the flash where the guide to the hardware says.

use std::fs;
use std::path::Path;

/// Where the processor sees the flash begin.
const FLASH: u32 = 0x1000_0000;

/// Returns the text of a file of the repository.
fn text(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).expect("a text")
}

/// Returns the number behind a word.
fn number(text: &str, word: &str) -> u32 {
    let behind = text.split(word).nth(1).unwrap_or_else(|| panic!("{word:?} in {text:?}"));
    let digits = behind.trim_start().split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    match (digits.strip_prefix("0x"), digits.strip_suffix('K')) {
        (Some(hex), _) => u32::from_str_radix(hex, 16),
        (_, Some(kilobytes)) => kilobytes.parse().map(|kilobytes: u32| kilobytes * 1024),
        _ => digits.parse(),
    }
    .expect("a number")
}

#[test]
fn saves_lie_where_the_guide_says() {
    let layout = text("memory.x");
    let saves = layout.lines().find(|line| line.trim_start().starts_with("SAVES :")).expect("a region");
    let start = number(saves, "ORIGIN =") - FLASH;
    let guide = text("docs/handheld.md").replace('\n', " ");
    let told = (number(&guide, "Saved games live at"), number(&guide, &format!("live at {start:#x} to")));
    assert_eq!(told, (start, start + number(saves, "LENGTH =")));
}
