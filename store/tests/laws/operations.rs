//! Random operations on a store.

use breakable::Rng;
use saves::{ActionBytes, Blob, Journal, Place, Record, Request, Slot};

use crate::model::{Model, Operation};

fn bytes(rng: &mut Rng, most: usize) -> Vec<u8> {
    (0..=rng.below(most)).map(|_| rng.byte()).collect()
}

/// Returns an action that begins with its length, so that a list of them can be taken apart.
pub fn action(rng: &mut Rng) -> ActionBytes {
    let mut bytes = bytes(rng, 8);
    bytes[0] = bytes.len() as u8;
    ActionBytes::from_slice(&bytes).unwrap()
}

/// Takes the actions apart that a store answered.
pub fn split(mut bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut actions = Vec::new();
    while let Some(&length) = bytes.first() {
        let (action, rest) = bytes.split_at(length as usize);
        actions.push(action.to_vec());
        bytes = rest;
    }
    actions
}

/// Returns what a shell might ask for next: mostly appends, in a few places, to games of a kind or two.
pub fn operation(rng: &mut Rng, model: &Model) -> Operation {
    let (place, slot) = (Place(rng.below(3) as u8), Slot(15 * rng.below(2) as u8));
    let blob = Blob::from_slice(&bytes(rng, 160)).unwrap();
    let action = action(rng);
    let length = model.journals.get(&place.0).map(|journal| journal.actions.len() as u16);
    Operation::Serve(match (rng.below(36), length) {
        (0, Some(_)) => Request::Remove(place),
        (1, Some(_)) => Request::Begin(place, slot, blob),
        (2, _) => Request::Finish(place),
        (3..7, Some(length)) => Request::Truncate(place, length - rng.below(length.min(40) as usize + 1) as u16),
        (7, _) => Request::Append(place, 1000, action),
        (8..26, Some(length)) => Request::Append(place, length, action),
        (_, None) => Request::Begin(place, slot, blob),
        (26..28, _) => Request::Store(Record::Settings, blob),
        (28, _) => Request::Store(Record::Form(slot), blob),
        (29..32, _) => Request::Store(Record::Statistics(slot, [7, 199][rng.below(2)]), blob),
        (32, _) if !model.finished.is_empty() => {
            let blob = Blob::from_slice(&bytes(rng, Journal::NOTE)).unwrap();
            Request::Note(model.finished[rng.below(model.finished.len())].number, blob)
        }
        (32.., _) => return Operation::Tidy,
    })
}
