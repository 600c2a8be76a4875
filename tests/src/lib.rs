//! What the tests across crates share.

#![forbid(unsafe_code)]

pub mod laws;
