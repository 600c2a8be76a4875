//! Devices whose owner has chosen settings.

use console::{Language, Loudness, Name};
use handheld::Flash;
use saves::{Answer, Record, Request};
use store::Store;

use crate::now;

/// Settings as they are stored, with the longest names.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// 0 is off, 1 fast, 2 full.
    pub animations: u8,
    /// The other palette.
    pub colour_blind: bool,
    /// The language of the console.
    pub language: Language,
}

/// Returns a name.
///
/// # Panics
/// If it is too long, or has other letters.
pub fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

impl Preset {
    /// The longest names, in letters and in bytes: of one letter each, so that a part of one can be told from all of it.
    pub const NAMES: [&str; 5] = ["ÉÉÉÉÉÉÉÉÉÉ", "ŒŒŒŒŒŒŒŒŒŒ", "ÜÜÜÜÜÜÜÜÜÜ", "WWWWWWWWWW", "ÇÇÇÇÇÇÇÇÇÇ"];

    /// Returns a flash with these settings, and nothing else in it.
    ///
    /// # Panics
    /// If they cannot be stored.
    pub fn flash(self) -> Flash {
        let flash = Flash::blank();
        self.store_on(&flash);
        flash
    }

    /// Stores these settings on a flash.
    ///
    /// # Panics
    /// If they cannot be stored.
    pub fn store_on(self, flash: &Flash) {
        let mut store = Store::new(flash.clone());
        now(store.start(|_| ()));
        let names = Self::NAMES.map(name);
        let settings = (1_u8, 4_u8, 2_u8, self.animations, self.colour_blind, names);
        let mut bytes = postcard::to_stdvec(&settings).expect("settings can be encoded");
        // Sound, pace, demo, what was learned, tips.
        bytes.extend([Loudness::default() as u8, 1, 0, 0, 0, 1, self.language as u8]);
        let store_settings = Request::Store(Record::Settings, bytes.as_slice().try_into().expect("they are short"));
        now(store.serve(store_settings, |answer| assert!(matches!(answer, Answer::Written(Ok(()))))));
    }
}
