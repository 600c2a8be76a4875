//! What the tests across crates share.

#![forbid(unsafe_code)]

pub mod buttons;
mod golden;

pub use golden::golden;
