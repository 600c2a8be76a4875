//! What the tests across crates share.

#![forbid(unsafe_code)]

pub mod arbitrary;
pub mod buttons;
pub mod castles;
mod chip;
pub mod device;
mod effort;
mod golden;
mod image;
pub mod journal;
pub mod look;
mod now;
pub mod replay;
mod rng;
mod seen;
pub mod stored;

pub use chip::{Chip, Flash, Pulse};
pub use effort::{is_long, seed};
pub use golden::golden;
pub use image::image;
pub use now::now;
pub use rng::Rng;
pub use seen::{Seen, SeenJournal, fetch};
