//! The journals of a flash: packed, and put back into one.

use console::{Outline, PackError, Packed};
use saves::{Answer, Blob, Request, Slot, Volume};
use store::Store;
use thiserror::Error;

use crate::Flash;
use crate::now::now;

/// How many finished games the store keeps.
const FINISHED: u8 = 10;

/// Why a journal can't be taken out of a flash, or put into one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ArchiveError {
    /// The head is gone.
    #[error("it is damaged, and can't be read")]
    Lost,
    /// It can't be packed or unpacked.
    #[error(transparent)]
    Pack(#[from] PackError),
    /// The store refused it.
    #[error("it is longer than any journal that can be kept")]
    Long,
}

/// Returns the journals in a flash; none if it holds no saves of this console.
pub fn journals(flash: &Flash) -> Option<Vec<(Volume, Result<Packed, ArchiveError>)>> {
    let mut store = Store::new(flash.clone());
    let mut ours = false;
    now(store.start(|answer| ours |= matches!(answer, Answer::Region(region) if region.is_ours())));
    let volumes = Slot::all().map(Volume::InProgress).chain((0..FINISHED).map(Volume::Finished));
    ours.then(|| volumes.filter_map(|volume| Some((volume, load(&mut store, volume)?))).collect())
}

/// Reads a journal; `None` if there is none.
fn load(store: &mut Store<Flash>, volume: Volume) -> Option<Result<Packed, ArchiveError>> {
    let mut found = None;
    now(store.serve(Request::Load(volume), |answer| {
        let Answer::Journal(journal) = answer else { return };
        found = match (journal.condition, journal.head) {
            (saves::Condition::Empty, _) => None,
            (_, None) => Some(Err(ArchiveError::Lost)),
            (_, Some(head)) => {
                let mut packed = Packed::default();
                let outcome = packed.pack(journal.slot, head, journal.actions);
                Some(outcome.map(|()| packed).map_err(ArchiveError::Pack))
            }
        };
    }));
    found
}

/// Puts a journal into a blank flash, with the store's own requests: to the finished games if it is over.
pub fn restore(packed: &Packed, flash: &Flash) -> Result<(Volume, Outline), ArchiveError> {
    let mut actions = Vec::new();
    let outline = packed.unpack(|action| actions.push(action))?;
    let slot = packed.slot();
    let head = Blob::from_slice(packed.head()).map_err(|_| ArchiveError::Long)?;
    let begin = std::iter::once(Request::Begin(slot, head));
    let append = (0..).zip(actions).map(|(at, action)| Request::Append(slot, at, action));
    let finish = outline.over.then_some(Request::Finish(slot));

    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    let mut refused = false;
    for request in begin.chain(append).chain(finish) {
        now(store.serve(request, |answer| refused |= matches!(answer, Answer::Begun(Err(_)) | Answer::Written(Err(_)))));
        now(store.tidy());
    }
    let volume = if outline.over { Volume::Finished(0) } else { Volume::InProgress(slot) };
    if refused { Err(ArchiveError::Long) } else { Ok((volume, outline)) }
}
