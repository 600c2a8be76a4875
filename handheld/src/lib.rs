//! The handheld without a chip.
//!
//! [`Handheld`] drives the console as the firmware does, on a [`Flash`] in memory and in time of its own. A desktop
//! window, a browser page, a [`Script`] and the tests press its buttons and look at its [`Picture`].

#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

mod animation;
mod archive;
mod flash;
#[cfg(feature = "files")]
mod flash_file;
mod handheld;
mod picture;
#[cfg(feature = "files")]
mod picture_file;
mod reader;
mod recorder;
mod runner;
mod script;
mod spoken;

pub use animation::Animation;
pub use archive::{ArchiveError, Inventory, NoSaves, export, journals, restore, restore_open, take_up};
pub use flash::{Flash, WrongSize};
#[cfg(feature = "files")]
pub use flash_file::{FlashFile, FlashFileError};
pub use handheld::{Handheld, Host, PATIENCE_MS, PRESS_MS};
pub use picture::Picture;
#[cfg(feature = "files")]
pub use picture_file::PictureError;
pub use reader::{ReadError, Reading, read};
pub use recorder::Recorder;
pub use runner::RunError;
pub use script::{Command, Problem, Script, SyntaxError};
pub use spoken::Spoken;
