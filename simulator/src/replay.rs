//! A journal watched step by step.

use std::error::Error;
use std::fmt::Display;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use console::{Button, Outline, Packed};
use handheld::{Flash, Handheld, Host, journals, read, restore};

use crate::args::Show;
use crate::output::print;
use crate::window;

/// Shows the journal in `file`, or the one of its journals that is picked.
pub fn run(file: &Path, pick: Option<usize>, show: Show, host: Host) -> Result<(), Box<dyn Error>> {
    let at = |problem: &dyn Display| format!("{}: {problem}", file.display());
    let mut bytes = Vec::new();
    match file.to_str() {
        Some("-") => io::stdin().lock().read_to_end(&mut bytes).map(drop),
        _ => fs::read(file).map(|read| bytes = read),
    }
    .map_err(|error| at(&error))?;
    let packed = choose(find(bytes).map_err(|error| at(&error))?, pick).map_err(|error| at(&error))?;

    let flash = Flash::blank();
    let (volume, outline) = restore(&packed, &flash).map_err(|error| at(&error))?;
    print(&format!("{outline}\n"))?;
    let handheld = Handheld::replaying(host, flash, volume);
    match show {
        Show::Window(scale) => window::run(handheld, None, scale, None),
        Show::Pictures(folder) => pictures(handheld, &outline, &folder),
    }
}

/// Returns the journals of a text or of a flash.
fn find(bytes: Vec<u8>) -> Result<Vec<Packed>, String> {
    if let Some(journals) = Flash::from_bytes(bytes.clone()).ok().and_then(|flash| journals(&flash)) {
        // An export reports those that can't be read.
        let whole: Vec<_> = journals.into_iter().filter_map(|(_, packed)| packed.ok()).collect();
        return if whole.is_empty() { Err("no game in this flash that can be shown".into()) } else { Ok(whole) };
    }
    let reading = read(&bytes);
    let problems: Vec<_> = reading.problems.iter().map(ToString::to_string).collect();
    if reading.journals.is_empty() {
        return Err(problems.join("; "));
    }
    problems.iter().for_each(|problem| eprintln!("simulator: {problem}"));
    Ok(reading.journals)
}

/// Returns the only journal, or the one of this number.
fn choose(mut journals: Vec<Packed>, pick: Option<usize>) -> Result<Packed, String> {
    let at = match pick {
        Some(number) => number - 1,
        None if journals.len() == 1 => 0,
        None => {
            let line = |(number, packed): (usize, &Packed)| match packed.unpack(|_| ()) {
                Ok(outline) => format!("\n  {number}  {outline}"),
                Err(fault) => format!("\n  {number}  {fault}"),
            };
            let list: String = (1..).zip(&journals).map(line).collect();
            return Err(format!("{} games in it: choose one with --pick N{list}", journals.len()));
        }
    };
    if at < journals.len() { Ok(journals.swap_remove(at)) } else { Err(format!("no game {} in it", at + 1)) }
}

/// Writes a picture of every step.
fn pictures(mut handheld: Handheld, outline: &Outline, folder: &Path) -> Result<(), Box<dyn Error>> {
    let at = |path: &Path, error: &dyn Display| format!("{}: {error}", path.display());
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    handheld.settle();
    for step in 0..=outline.length {
        if step > 0 {
            handheld.tap(Button::Right);
        }
        let path = folder.join(format!("{step:04}.png"));
        handheld.picture().save(&path).map_err(|error| at(&path, &error))?;
    }
    Ok(())
}
