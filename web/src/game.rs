//! A game that came as text.

use console::{Outline, Packed};
use handheld::{Flash, restore_open};
use saves::Volume;
use texts::host as say;

use crate::words::Words;

/// A game to watch.
#[derive(Debug)]
pub struct Game {
    /// The flash that holds it.
    pub flash: Flash,
    /// Where it is in the flash.
    pub volume: Volume,
    /// What it is, in a line.
    pub outline: Words,
    /// All of it, as it came.
    pub packed: Packed,
    /// Whether it can go on.
    pub goes_on: bool,
}

impl Game {
    /// Returns the game of a journal, in a flash of its own: as far as everybody may see it.
    pub fn of(packed: &Packed) -> Result<Self, Words> {
        let flash = Flash::blank();
        let restored = restore_open(packed, &flash);
        let (volume, outline) = restored.map_err(|error| Words::each(|language| error.said(language)))?;
        let goes_on = !outline.over && outline.parted.is_none();
        let secret = goes_on && outline.open < outline.length;
        let words = Words::from(outline);
        let outline = if secret { words.and(say::ROUND_HIDDEN.into()) } else { words };
        Ok(Game { flash, volume, outline, packed: packed.clone(), goes_on })
    }
}

impl From<Outline> for Words {
    fn from(outline: Outline) -> Self {
        Words::each(|language| {
            let mut line = String::new();
            // A string takes everything.
            let _ = outline.write(language, &mut line);
            line
        })
    }
}
