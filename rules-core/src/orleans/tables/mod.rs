//! The printed numbers, and in [`design`] every one that is not known from print.

mod characters;
pub mod design;
mod events;
mod places;
mod printed;

pub use printed::*;
