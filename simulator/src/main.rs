//! The console in a desktop window, or run from a script without one.

#![forbid(unsafe_code)]

fn main() {}
