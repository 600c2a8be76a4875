//! What a position of Orléans is worth.
//!
//! A value is what the player may expect at the end: coins, goods, development, structures; what followers, tracks and
//! place tiles bring in the rounds that are left; what the places that are filled bring when they are used; and the
//! progress of a scenario's goals.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

mod acts;
pub mod aims;
pub mod alone;
mod city;
mod estimate;
pub mod objectives;
mod payments;
mod step;
mod tables;
pub mod tour;
pub mod trip;
mod tuned;
pub mod weights;

pub use estimate::Weights;
pub use tables::Tables;
pub use weights::{POINT, SHARE};
