//! What passes between the console and the shell that runs it.

pub mod button;

use heapless::String;
use texts::Language;

use crate::Buttons;

/// The console counts time in ticks of this length.
pub const TICK_MS: u32 = 10;

/// What a shell knows at power-on.
#[derive(Clone, Debug, Default)]
pub struct Boot {
    /// Buttons held while the power came on: Y opens the service page; any other is ignored until it is let go.
    pub held: Buttons,
    /// Where the last run ended, if it ended in a panic.
    pub crash: Option<Crash>,
    /// Whether it has crashed several times, each within a minute: the saves may be the cause, and are not read.
    pub safe: bool,
    /// The build: version and board. The title shows the version, the service page both.
    pub build: &'static str,
    /// A journal to look at before anything else.
    pub replay: Option<saves::Volume>,
    /// A game in progress to go on with before anything else.
    pub resume: Option<saves::Place>,
    /// The address of the page, which codes then lead to: [`PAGE`](crate::PAGE) outside of tests.
    pub page: Option<&'static str>,
    /// Whether the panel never sleeps, and dims only after ten minutes: a page that turns black looks dead.
    pub awake: bool,
    /// The language of a console whose owner has not chosen one; `None` if it asks.
    pub language: Option<Language>,
}

/// Where a panic happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crash {
    /// The end of the source file's path, or what else is known.
    pub file: String<48>,
    /// The line in it; 0 if there is none.
    pub line: u32,
}

/// What the console wants done. The shell does it in order, and answers each one that has an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Something for the store, which answers each one.
    Save(saves::Request),
    /// Light the panel at this per cent; 0 puts it to sleep. No answer.
    Backlight(u8),
    /// Play a sound, in place of one that still plays. No answer.
    Sound(Sound, Loudness),
    /// Fresh random bits. Answer: `Entropy`.
    Entropy,
    /// Write the lines of [`Console::export`](crate::Console::export) to the log. No answer.
    Log,
    /// Write the whole save region to the log, to find out what broke. No answer.
    LogRegion,
    /// Panic on purpose (crash test of the service page). No answer.
    Panic,
}

impl Request {
    /// Returns whether a picture is shown first: it takes long, or ends the program.
    pub(crate) const fn can_wait(&self) -> bool {
        matches!(self, Request::Save(saves::Request::Format) | Request::Log | Request::LogRegion | Request::Panic)
    }

    /// Returns its name for logs.
    pub const fn name(&self) -> &'static str {
        match self {
            Request::Save(request) => request.name(),
            Request::Backlight(_) => "backlight",
            Request::Sound(..) => "sound",
            Request::Entropy => "entropy",
            Request::Log => "log",
            Request::LogRegion => "log of the region",
            Request::Panic => "panic",
        }
    }
}

/// A tone: its frequency in hertz, 0 for silence, and its length in milliseconds.
pub type Note = (u16, u8);

/// A short sound, never longer than 300 ms. Of several at once the last of this list is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A cursor or a choice moved.
    Tick,
    /// Points were made.
    Points,
    /// An area or another large part was completed.
    Area,
    /// A phase or a round ended.
    Phase,
    /// Somebody won.
    Win,
    /// Something went wrong.
    Error,
}

impl Sound {
    /// All of them.
    pub const ALL: [Sound; 6] = [Sound::Tick, Sound::Points, Sound::Area, Sound::Phase, Sound::Win, Sound::Error];

    /// Returns its notes. None lasts longer than 300 ms.
    pub const fn tune(self) -> &'static [Note] {
        match self {
            Sound::Tick => &[(2000, 4)],
            Sound::Points => &[(1319, 40), (1760, 60)],
            Sound::Area => &[(1047, 40), (1319, 40), (1568, 80)],
            Sound::Phase => &[(784, 60), (0, 20), (784, 60)],
            Sound::Win => &[(1047, 60), (1319, 60), (1568, 60), (2093, 110)],
            Sound::Error => &[(262, 120)],
        }
    }

    /// Returns its name in scripts and logs.
    pub const fn name(self) -> &'static str {
        match self {
            Sound::Tick => "tick",
            Sound::Points => "points",
            Sound::Area => "area",
            Sound::Phase => "phase",
            Sound::Win => "win",
            Sound::Error => "error",
        }
    }
}

/// What a computer at the other end of a cable wants, and the owner has to allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To press buttons, until the cable is pulled out.
    Press,
    /// To replace all that is saved.
    Restore,
    /// To restart in the boot loader, for another version of the firmware.
    Update,
}

/// How loud sounds are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Loudness {
    /// Silent.
    Off,
    /// Soft: the default.
    #[default]
    Low,
    /// As loud as the device can.
    High,
}

impl Loudness {
    /// All of them.
    pub const ALL: [Loudness; 3] = [Loudness::Off, Loudness::Low, Loudness::High];
}

/// What the shell answers.
#[derive(Clone, Copy, Debug)]
pub enum Answer<'a> {
    /// What the store said.
    Save(saves::Answer<'a>),
    /// The random bits that were asked for.
    Entropy(Entropy),
    /// The battery in per cent, where the board can tell; whenever it changes.
    Battery(u8),
}

impl<'a> From<saves::Answer<'a>> for Answer<'a> {
    fn from(answer: saves::Answer<'a>) -> Self {
        Answer::Save(answer)
    }
}

/// Random bits and how good they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entropy {
    /// The bits.
    pub bits: u64,
    /// Whether the source passed its tests.
    pub health: Health,
    /// What was counted in the source's raw bits; nothing on a host.
    pub figures: Figures,
}

/// Counts of a source's raw bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// How many there were.
    pub bits: u16,
    /// How many of them were ones.
    pub ones: u16,
    /// The most equal bits in a row.
    pub longest_run: u16,
}

/// What the health tests say of the random source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Health {
    /// All tests passed.
    #[default]
    Good,
    /// The same bit too often in a row: the bits come from button timing alone.
    Stuck,
    /// One value too often in a window: the bits come from button timing alone.
    Biased,
}
