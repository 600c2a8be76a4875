//! The journals of a flash as text.

use std::error::Error;
use std::fs;
use std::path::Path;

use handheld::Flash;

/// Returns the text of every journal in the flash file at `path`, each with a comment before it.
pub fn text(path: &Path) -> Result<String, Box<dyn Error>> {
    let at = |problem: &dyn std::fmt::Display| format!("{}: {problem}", path.display());
    let bytes = fs::read(path).map_err(|error| at(&error))?;
    let flash = Flash::from_bytes(bytes).map_err(|error| at(&error))?;
    of(&flash).map_err(|error| at(&error).into())
}

/// Returns the text of every journal in a flash.
pub fn of(flash: &Flash) -> Result<String, &'static str> {
    let text = handheld::export(flash).ok_or("not a flash of ours")?;
    if text.is_empty() { Err("no game in it") } else { Ok(text) }
}
