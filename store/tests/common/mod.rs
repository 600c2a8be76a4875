//! What the tests of the store share: a flash to break, and what ought to be on it.
#![allow(dead_code, unused_imports, reason = "each test uses its part")]

mod chip;
mod deeds;
mod model;
mod rng;

pub use chip::{Chip, Flash};
pub use deeds::{action, deed, split};
pub use model::{Deed, Journal, Model, Seen, SeenJournal, Session, now};
pub use rng::Rng;

/// Whether the long runs are wanted.
pub fn is_long() -> bool {
    std::env::var_os("LOIRE_LONG").is_some_and(|value| value != "0")
}
