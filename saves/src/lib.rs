//! What the console and the store say to each other: journals, records, requests and answers.
//!
//! The console asks, the store serves; a shell passes requests and answers between them. Neither knows the other's
//! crate.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

mod journal;
mod record;
mod request;

pub use journal::{ActionBytes, Condition, Journal, Place, Slot, Volume};
pub use record::{Blob, Record};
pub use request::{Answer, Failure, Region, Request};
