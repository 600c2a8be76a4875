//! What tests of saved games share: a flash chip that loses power and wears out, all that comes out of a store on it,
//! and how thoroughly a law is tried.

#![forbid(unsafe_code)]

mod chip;
mod effort;
mod rng;
mod seen;

pub use chip::{Chip, Flash, Pulse};
pub use effort::{is_long, seed};
pub use rng::Rng;
pub use seen::{Seen, SeenJournal, fetch};
