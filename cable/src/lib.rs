//! What a handheld and a computer say to each other over a serial cable: lines of text, written down in `PROTOCOL.md`.
//!
//! A [`Session`] reads commands from a [`Port`] and does them on a [`Device`]. It never waits: the firmware calls
//! [`Session::run`] whenever bytes have come, the port has room again, or the device has moved on. [`computer`] is the
//! other end, for the simulator and the page.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

mod command;
pub mod computer;
mod device;
mod job;
mod line;
mod pixels;
mod say;
mod session;

pub use command::{Command, Game, Mistake};
pub use device::{Cell, Device, Found, Port};
pub use line::{Line, Spoilt};
pub use pixels::{Runs, unpack};
pub use session::Session;

/// The version of the protocol.
pub const VERSION: u8 = 1;
/// The most bytes of a line that a device sends, with its end.
pub const LONGEST: usize = 544;
/// Bytes of the save memory in a line.
pub const PIECE: usize = 64;
/// The checksum of the save memory.
pub static CRC: crc::Crc<u32> = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC);
