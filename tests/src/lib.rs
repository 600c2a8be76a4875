//! What the tests across crates share.

#![forbid(unsafe_code)]

pub mod arbitrary;
pub mod buttons;
pub mod case;
pub mod castles;
pub mod contrast;
pub mod device;
pub mod ends;
pub mod games;
mod golden;
mod image;
pub mod journal;
pub mod look;
pub mod orleans;
pub mod preset;
pub mod promise;
pub mod replay;
pub mod stored;
pub mod texts;
pub mod walk;

pub use breakable::{Chip, Flash, Pulse, Rng, Seen, SeenJournal, fetch, is_long, now, seed};
pub use golden::golden;
pub use image::image;
