//! What the tests across crates share.

#![forbid(unsafe_code)]

mod golden;

pub use golden::golden;
