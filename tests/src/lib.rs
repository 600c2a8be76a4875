//! What the tests across crates share.

#![forbid(unsafe_code)]

mod golden;
pub mod laws;

pub use golden::golden;
