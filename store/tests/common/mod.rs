//! What the tests of the store share: a flash to break, and what ought to be on it.
#![allow(dead_code, unused_imports, reason = "each test uses its part")]

mod chip;
mod model;
mod rng;

pub use chip::{Chip, Flash};
pub use model::{Model, Seen, SeenJournal, journals, now, open, serve};
pub use rng::Rng;

use console::{ActionBytes, Blob, Record, Request, Slot};

/// A request as a console might make one: mostly appends, in a few slots.
pub fn request(rng: &mut Rng, model: &Model) -> Request {
    let slot = Slot(rng.below(3) as u8);
    let mut bytes = |most: usize| (0..rng.below(most + 1)).map(|_| rng.byte()).collect::<Vec<u8>>();
    let (blob, action) = (Blob::from_slice(&bytes(160)).unwrap(), ActionBytes::from_slice(&bytes(8)).unwrap());
    let length = model.journals.get(&slot.0).map(|(_, actions)| actions.len() as u16);
    match (rng.below(32), length) {
        (0, Some(_)) => Request::Remove(slot),
        (1, Some(_)) | (0..26, None) => Request::Begin(slot, blob),
        (2..6, Some(length)) => Request::Truncate(slot, length - rng.below(length.min(40) as usize + 1) as u16),
        (6, _) => Request::Append(slot, 1000, action),
        (7..26, Some(length)) => Request::Append(slot, length, action),
        (26..29, _) => Request::Store(Record::Settings, blob),
        (29.., _) => Request::Store(Record::Statistics(slot), blob),
    }
}
