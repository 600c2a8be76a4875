//! The inside of the handheld: everything between a button and a picture.
//!
//! A pure state machine. A [`Shell`] (the firmware, the simulator, the page, a test) drives it the same way everywhere:
//!
//! 1. [`Console::new`] with what is known at power-on, then [`Console::answer`] with what the store says of its region;
//! 2. [`Console::press`] and [`Console::release`] for buttons, with [`Console::settle`] after each of them, and
//!    [`Console::pass`] for time: these ask the shell to serve requests, answered by [`Console::answer`], and to show
//!    pictures: [`Console::draw`] into a [`Frame`], and send what changed;
//! 3. [`Console::work`] whenever nothing else is to be done, as long as [`Console::is_working`]: what takes longer than a
//!    press may is done in slices.
//!
//! | room | holds |
//! |---|---|
//! | `port` | what passes between the console and its shell: requests, answers, buttons, sounds |
//! | `records` | what is kept beside the journals, as records: names, settings, statistics, what reviews found |
//! | `game` | how a game plugs in: its screens, a session of it, its log and help |
//! | `export` | packed journals, their parts and QR codes |
//! | `games` | the list of games, and the screens of each |
//! | `state` | what all screens share |
//! | `screens` | the screens around a game |
//! | `console` | the stack of screens, the clock and the light; presses that come too soon; the loop that all shells share |
//!
//! Imports point up this table only.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

mod console;
mod export;
mod game;
mod games;
mod port;
mod records;
mod screens;
mod state;

pub use console::{Console, Shell};
pub use draw::chrome::{CUT, Line};
pub use draw::chrome::{KEYS, STRIP};
pub use draw::frame::{Frame, Patch, SIDE};
pub use draw::pen::{Drawn, Sign};
pub use draw::theme::CURSOR;
pub use export::packed::{Outline, PackError, Packed};
pub use export::part::{Part, Spoilt, parts};
pub use game::lesson::{Step as LessonStep, Task};
pub use port::button::{Button, Buttons};
pub use port::{Answer, Boot, Crash, Entropy, Figures, Health, Loudness, Note, Request, Sound, TICK_MS, Wish};
pub use records::name::Name;
pub use screens::ScreenKind;
pub use state::Mind;
pub use texts::Language;

/// The address of the page, if `LOIRE_PAGE` told the build one.
pub const PAGE: Option<&str> = option_env!("LOIRE_PAGE");
const _: () = {
    if let Some(page) = PAGE {
        assert!(page.len() <= export::qr::LONGEST_ADDRESS, "LOIRE_PAGE has more than the 67 letters that fit a code");
    }
};
