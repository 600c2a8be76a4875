//! The printed numbers, and in [`design`] every one that is not known from print.

pub mod design;
mod places;
mod printed;

pub use printed::*;
