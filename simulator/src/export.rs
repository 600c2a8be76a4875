//! The journals of a flash as text.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use handheld::{Flash, journals};
use saves::Volume;

/// Returns the text of every journal in the flash file at `path`, each with a comment before it.
pub fn text(path: &Path) -> Result<String, Box<dyn Error>> {
    let at = |problem: &dyn std::fmt::Display| format!("{}: {problem}", path.display());
    let bytes = fs::read(path).map_err(|error| at(&error))?;
    let flash = Flash::from_bytes(bytes).map_err(|error| at(&error))?;
    of(&flash).map_err(|error| at(&error).into())
}

/// Returns the text of every journal in a flash.
pub fn of(flash: &Flash) -> Result<String, Box<dyn Error>> {
    let journals = journals(flash).ok_or("not a flash of ours")?;
    let mut text = String::new();
    for (volume, packed) in journals {
        match volume {
            Volume::InProgress(_) => write!(text, "# in progress: ")?,
            Volume::Finished(rank) => write!(text, "# finished, number {}: ", rank + 1)?,
        }
        match packed.and_then(|packed| Ok((packed.unpack(|_| ())?, packed))) {
            Ok((outline, packed)) => {
                writeln!(text, "{outline}")?;
                packed.parts().try_for_each(|part| writeln!(text, "{part}"))?;
            }
            Err(error) => writeln!(text, "{error}")?,
        }
    }
    if text.is_empty() { Err("no game in it".into()) } else { Ok(text) }
}
