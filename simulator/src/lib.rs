//! The console on a desktop: in a window, or run from a script without one.
//!
//! [`Shell`] is the handheld without a window: it drives the console as the firmware does, on a [`Flash`] in memory and
//! in time of its own. The window, the [`Script`] and the tests press its buttons and look at its [`Picture`].

#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

mod archive;
mod flash;
mod flash_file;
mod picture;
mod reader;
mod recorder;
mod runner;
mod script;
mod shell;

pub use archive::{ArchiveError, journals, shelve};
pub use flash::{Flash, WrongSize};
pub use flash_file::{FlashFile, FlashFileError};
pub use picture::{Picture, PictureError};
pub use reader::{ReadError, Reading, read};
pub use recorder::Recorder;
pub use runner::RunError;
pub use script::{Command, Problem, Script, SyntaxError};
pub use shell::{PATIENCE_MS, PRESS_MS, Shell};
