//! What the tests across crates share.

#![forbid(unsafe_code)]

pub mod buttons;
pub mod castles;
mod golden;
pub mod journal;

pub use golden::golden;
