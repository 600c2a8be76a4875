//! What ought to be in a store.

use std::collections::BTreeMap;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use console::{Answer, Condition, Failure, Record, Region, Request, Slot};
use embedded_storage_async::nor_flash::NorFlash;
use store::Store;

/// The outcome of a future that never waits.
pub fn now<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(outcome) => outcome,
        Poll::Pending => panic!("nothing here waits"),
    }
}

/// A journal: its head and its actions.
pub type Journal = (Vec<u8>, Vec<Vec<u8>>);

/// What ought to be in a store, by the contract of the requests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model {
    pub journals: BTreeMap<u8, Journal>,
    pub records: BTreeMap<Record, Vec<u8>>,
}

impl Model {
    /// Does what a request asks for.
    pub fn serve(&mut self, request: &Request) -> Result<(), Failure> {
        match request {
            Request::Begin(slot, head) => {
                self.journals.insert(slot.0, (head.to_vec(), Vec::new()));
            }
            Request::Append(slot, at, action) => {
                let (_, actions) = self.journals.get_mut(&slot.0).ok_or(Failure::Missing)?;
                if actions.len() != *at as usize {
                    return Err(Failure::Missing);
                }
                actions.push(action.to_vec());
            }
            Request::Truncate(slot, length) => {
                let (_, actions) = self.journals.get_mut(&slot.0).ok_or(Failure::Missing)?;
                if actions.len() < *length as usize {
                    return Err(Failure::Missing);
                }
                actions.truncate(*length as usize);
            }
            Request::Remove(slot) => {
                self.journals.remove(&slot.0);
            }
            Request::Store(record, blob) => {
                self.records.insert(*record, blob.to_vec());
            }
            Request::Format => *self = Model::default(),
            other => panic!("{other:?} is not for the store"),
        }
        Ok(())
    }

    /// The same as it comes out of a store.
    pub fn seen(&self) -> Seen {
        let journals = self.journals.iter().map(|(&slot, (head, actions))| {
            (slot, SeenJournal { condition: Condition::Whole, head: Some(head.clone()), actions: actions.concat() })
        });
        Seen { journals: journals.collect(), records: self.records.clone() }
    }
}

/// A journal as it comes out of a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenJournal {
    pub condition: Condition,
    pub head: Option<Vec<u8>>,
    pub actions: Vec<u8>,
}

/// All that comes out of a store.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    pub journals: BTreeMap<u8, SeenJournal>,
    pub records: BTreeMap<Record, Vec<u8>>,
}

/// Opens a store on this flash, and says what it announces.
pub fn open<F: NorFlash>(flash: F) -> (Store<F>, Region, BTreeMap<Record, Vec<u8>>) {
    let mut store = Store::new(flash);
    let (mut region, mut records) = (None, BTreeMap::new());
    now(store.start(|answer| match answer {
        Answer::Region(found) => region = Some(found),
        Answer::Stored(record, bytes) => {
            assert!(region.is_some(), "the region comes first");
            assert_eq!(records.insert(record, bytes.to_vec()), None);
        }
        other => panic!("{other:?}"),
    }));
    (store, region.expect("the region is announced"), records)
}

/// What is in the journals of a store.
pub fn journals<F: NorFlash>(store: &mut Store<F>) -> BTreeMap<u8, SeenJournal> {
    let mut journals = BTreeMap::new();
    for slot in Slot::all() {
        let rest = now(store.serve(Request::Load(slot), |answer| match answer {
            Answer::Journal { slot: found, condition, head, actions } => {
                assert_eq!(found, slot);
                if condition != Condition::Empty {
                    let journal = SeenJournal { condition, head: head.map(<[u8]>::to_vec), actions: actions.to_vec() };
                    journals.insert(slot.0, journal);
                } else {
                    assert!(head.is_none() && actions.is_empty());
                }
            }
            other => panic!("{other:?}"),
        }));
        assert!(rest.is_none());
    }
    journals
}

/// Serves a write.
pub fn serve<F: NorFlash>(store: &mut Store<F>, request: Request) -> Result<(), Failure> {
    let mut outcome = None;
    let rest = now(store.serve(request, |answer| match answer {
        Answer::Written(written) => outcome = Some(written),
        Answer::Region(region) => {
            outcome = Some(if region == Region::New { Ok(()) } else { Err(Failure::Flash) });
        }
        other => panic!("{other:?}"),
    }));
    assert!(rest.is_none());
    outcome.expect("every write is answered")
}
