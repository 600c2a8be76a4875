//! What the tests across crates share.

#![forbid(unsafe_code)]
