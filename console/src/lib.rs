//! The inside of the handheld: everything between a button and a picture.
//!
//! A pure state machine. A shell (the firmware, the simulator, a test) drives it the same way everywhere:
//!
//! 1. [`Console::new`] with what is known at power-on, then [`Console::answer`] with what the store says of its region;
//! 2. [`Console::press`] and [`Console::release`] for buttons, [`Console::tick`] for time;
//! 3. after each of them, [`Console::request`] until it is empty, each answered by [`Console::answer`];
//! 4. if [`Console::is_stale`], [`Console::draw`] into a [`Frame`] and send what changed.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

mod bits;
mod button;
mod castles;
mod chrome;
mod code;
mod console;
mod core;
mod dice_game;
mod export;
mod font;
mod frame;
mod games;
mod hexagon;
mod map;
mod natick;
mod parcel;
mod part;
mod pen;
mod play;
mod screens;
mod settings;
mod shelf;
mod shell;
mod sprite;
mod statistics;
mod table;
mod theme;

pub use button::{Button, Buttons};
pub use chrome::Line;
pub use console::Console;
pub use frame::{Frame, Patch, SIDE};
pub use parcel::{Fault, Outline, Parcel};
pub use part::{Part, Spoilt, parts};
pub use shelf::{ActionBytes, Blob, Condition, Record, Slot, Volume};
pub use shell::{Answer, Boot, Crash, Entropy, Failure, Health, Journal, Region, Request, TICK_MS};
