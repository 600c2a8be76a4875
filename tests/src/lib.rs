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

use std::sync::Mutex;
use std::thread;

pub use breakable::{Chip, Flash, Pulse, Rng, Seen, SeenJournal, fetch, is_long, seed};
pub use golden::golden;
pub use image::image;
pub use store::now;

/// Does this with each, on all cores.
///
/// # Panics
/// If one of them does.
pub fn each<T: Send>(items: impl IntoIterator<Item = T>, work: impl Fn(T) + Sync) {
    let items = Mutex::new(items.into_iter().collect::<Vec<_>>());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, Into::into) {
            scope.spawn(|| {
                while let Some(item) = { items.lock().expect("no thread panicked in it").pop() } {
                    work(item);
                }
            });
        }
    });
}
