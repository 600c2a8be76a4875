//! What the owner of the device chose, and the names of the players.

use draw::theme::{self, Tints};
use rules_core::MAX_PLAYERS;
use saves::{Blob, Slot};
use serde::{Deserialize, Serialize};
use texts::{Language, Text, console};

use crate::port::Loudness;
use crate::records::name::Name;

/// Returns the names of a new device: the colours of the seats.
fn names(language: Language) -> [Name; MAX_PLAYERS] {
    console::EACH_SEAT.map(|seat| seat.line(language).parse().unwrap_or_default())
}

/// Seconds without a button until the panel sleeps, by step; it dims at half of that.
pub const SLEEP_SECONDS: [u32; 5] = [30, 60, 120, 300, 0];

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Animations {
    /// Nothing moves.
    Off,
    /// Short.
    Fast,
    /// Long enough to watch.
    Full,
}

/// How fast the actions of computers are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Pace {
    /// With time to think about each.
    Slow,
    /// With time to see each.
    #[default]
    Fast,
    /// Not at all: they can be looked at afterwards.
    AtOnce,
}

impl Pace {
    /// All of them, from the slowest.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Fast, Pace::AtOnce];

    /// Returns its name.
    pub const fn name(self) -> Text {
        match self {
            Pace::Slow => console::SLOW,
            Pace::Fast => console::FAST,
            Pace::AtOnce => console::AT_ONCE,
        }
    }

    /// Returns how many ticks an action shows.
    pub const fn ticks(self) -> u32 {
        match self {
            Pace::Slow => 250,
            Pace::Fast => 100,
            Pace::AtOnce => 1,
        }
    }
}

/// When somebody looks over a player's shoulder, and warns before a turn that costs too much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tutor {
    /// Where one person plays a game that was learned here.
    #[default]
    Learned,
    /// Where one person plays.
    Alone,
    /// Also where several play: all of them agree.
    Everybody,
    /// Never.
    Off,
}

impl Tutor {
    /// All of them, as they are kept.
    pub const ALL: [Tutor; 4] = [Tutor::Learned, Tutor::Alone, Tutor::Everybody, Tutor::Off];

    /// Returns its name.
    pub const fn name(self) -> Text {
        match self {
            Tutor::Learned => console::TUTOR_LEARNED,
            Tutor::Alone => console::TUTOR_ALONE,
            Tutor::Everybody => console::TUTOR_EVERYBODY,
            Tutor::Off => console::OFF,
        }
    }
}

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The version of this record.
    version: u8,
    /// Light of the panel, 1 to 5.
    pub brightness: u8,
    /// Index into [`SLEEP_SECONDS`].
    pub sleep: u8,
    /// How fast things move.
    pub animations: Animations,
    /// Whether to use the palette for colour-blind eyes.
    pub colour_blind: bool,
    /// Names by seat.
    pub names: [Name; MAX_PLAYERS],
    /// How loud the device is: a byte behind the rest, which the first consoles did not write and do not read.
    #[serde(skip)]
    pub sound: Loudness,
    /// How fast the actions of computers are shown.
    #[serde(skip)]
    pub pace: Pace,
    /// Whether computers play on the title when nobody does.
    #[serde(skip)]
    pub demo: bool,
    /// The kinds of game of which the guided first one was finished, by slot, as bits.
    #[serde(skip)]
    pub learned: u16,
    /// Whether a player who learns a game gets a tip in each turn.
    #[serde(skip)]
    pub tips: bool,
    /// When there is a tutor.
    #[serde(skip)]
    pub tutor: Tutor,
    /// The language that the console speaks, once one was chosen.
    #[serde(skip)]
    language: Option<Language>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            version: Self::VERSION,
            brightness: 4,
            sleep: 2,
            animations: Animations::Full,
            colour_blind: false,
            names: names(Language::default()),
            sound: Loudness::default(),
            pace: Pace::Fast,
            demo: false,
            learned: 0,
            tips: true,
            tutor: Tutor::default(),
            language: None,
        }
    }
}

impl Settings {
    const VERSION: u8 = 1;

    /// Returns the language that the console speaks.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_default()
    }

    /// Returns whether no language was chosen yet.
    pub const fn needs_language(&self) -> bool {
        self.language.is_none()
    }

    /// Changes the language. Seats that still have the default names of the old one get those of the new one.
    pub fn speak(&mut self, language: Language) {
        let (old, new) = (names(self.language()), names(language));
        for ((name, old), new) in self.names.iter_mut().zip(old).zip(new) {
            if *name == old {
                *name = new;
            }
        }
        self.language = Some(language);
    }

    /// Reads a stored record; `None` if it is of another version, or makes no sense. Settings that were added later are
    /// one byte each behind the rest.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let (mut settings, rest): (Settings, _) = postcard::take_from_bytes(bytes).ok()?;
        if let Some(&level) = rest.first() {
            settings.sound = *Loudness::ALL.get(usize::from(level))?;
        }
        if let Some(&pace) = rest.get(1) {
            settings.pace = *Pace::ALL.get(usize::from(pace))?;
        }
        settings.demo = rest.get(2) == Some(&1);
        settings.learned = rest.get(3..5).map_or(0, |bits| u16::from_le_bytes([bits[0], bits[1]]));
        settings.tips = rest.get(5) != Some(&0);
        // Consoles with only one language did not write it.
        settings.language = Some(*Language::ALL.get(rest.get(6).map_or(0, |&language| usize::from(language)))?);
        settings.tutor = *Tutor::ALL.get(rest.get(7).map_or(0, |&tutor| usize::from(tutor)))?;
        let sound = settings.version == Self::VERSION
            && (1..=5).contains(&settings.brightness)
            && usize::from(settings.sleep) < SLEEP_SECONDS.len()
            && settings.names.iter().all(|name| !name.is_empty());
        sound.then_some(settings)
    }

    /// Returns the record to store.
    pub fn encode(&self) -> Blob {
        let mut blob = Blob::new();
        let mut buffer = [0; 160];
        if let Ok(bytes) = postcard::to_slice(self, &mut buffer) {
            // A blob has room for as much as the buffer.
            let _ = blob.extend_from_slice(bytes);
            let _ = blob.extend_from_slice(&[self.sound as u8, self.pace as u8, self.demo.into()]);
            let _ = blob.extend_from_slice(&self.learned.to_le_bytes());
            let _ = blob.extend_from_slice(&[self.tips.into(), self.language() as u8, self.tutor as u8]);
        }
        blob
    }

    /// Returns whether the guided first game of this kind was finished.
    pub const fn has_learned(&self, slot: Slot) -> bool {
        self.learned >> slot.0 & 1 == 1
    }

    /// Returns the backlight in per cent while somebody plays.
    pub const fn backlight(&self) -> u8 {
        self.brightness * 20
    }

    /// Returns the ticks without a button until the panel sleeps, if it ever does.
    pub fn sleep_ticks(&self) -> Option<u32> {
        let seconds = SLEEP_SECONDS[usize::from(self.sleep)];
        (seconds > 0).then_some(seconds * 1000 / crate::TICK_MS)
    }

    /// Returns the tints for a game that has its own.
    pub const fn tints(&self, own: &'static Tints) -> &'static Tints {
        if self.colour_blind { &theme::COLOUR_BLIND } else { own }
    }
}
