//! Stores journals, settings and statistics on any NOR flash.
//!
//! The power may go at any moment: after a restart everything is as it was before the request in flight, or as it is
//! after it. `FORMAT.md` beside this crate says how that is done, byte by byte.
//!
//! A shell keeps one [`Store`], calls [`Store::start`] at power-on, hands each request of the console to
//! [`Store::serve`], and calls [`Store::tidy`] when nobody waits. [`Staging`] takes another region in, to replace this one.
//! On a flash in memory nothing of that waits: [`now`] returns what comes out.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

mod chunk;
mod directory;
mod head;
mod key;
mod log;
mod medium;
mod now;
mod page;
mod record;
mod sector;
mod staging;
mod store;

pub use now::now;
pub use staging::{Refusal, Staging};
pub use store::Store;
