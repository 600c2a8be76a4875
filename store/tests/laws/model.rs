//! What ought to be in a store.

use std::collections::{BTreeMap, VecDeque};

use breakable::{Seen, SeenJournal, fetch};
use embedded_storage_async::nor_flash::NorFlash;
use saves::{Answer, Condition, Failure, Record, Region, Request, Slot};
use store::{Store, now};

/// A journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    pub number: u16,
    pub slot: Slot,
    pub head: Vec<u8>,
    pub actions: Vec<Vec<u8>>,
    pub note: Vec<u8>,
}

/// What a shell asks a store to do.
#[derive(Clone, Debug)]
pub enum Operation {
    Serve(Request),
    Tidy,
}

/// What ought to be in a store, by the contract of the requests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model {
    pub journals: BTreeMap<u8, Journal>,
    pub finished: VecDeque<Journal>,
    pub records: BTreeMap<Record, Vec<u8>>,
    /// How many journals were begun.
    begun: u16,
    /// The statistics among the records, the least recently written first.
    pages: VecDeque<Record>,
}

impl Model {
    /// Returns a model with these records.
    pub fn of(records: &BTreeMap<Record, Vec<u8>>) -> Self {
        Model { records: records.clone(), ..Default::default() }
    }

    /// Does what a store is asked to do.
    pub fn act(&mut self, operation: &Operation) -> Result<(), Failure> {
        match operation {
            Operation::Serve(request) => self.serve(request)?,
            Operation::Tidy => (),
        }
        Ok(())
    }

    fn serve(&mut self, request: &Request) -> Result<(), Failure> {
        match request {
            Request::Begin(place, slot, head) => {
                let journal = Journal {
                    number: self.begun,
                    slot: *slot,
                    head: head.to_vec(),
                    actions: Vec::new(),
                    note: Vec::new(),
                };
                self.begun += 1;
                self.journals.insert(place.0, journal);
            }
            Request::Append(place, at, action) => {
                let Journal { actions, .. } = self.journals.get_mut(&place.0).ok_or(Failure::Missing)?;
                if actions.len() != *at as usize {
                    return Err(Failure::Missing);
                }
                actions.push(action.to_vec());
            }
            Request::Truncate(place, length) => {
                let Journal { actions, .. } = self.journals.get_mut(&place.0).ok_or(Failure::Missing)?;
                if actions.len() < *length as usize {
                    return Err(Failure::Missing);
                }
                actions.truncate(*length as usize);
            }
            Request::Remove(place) => {
                self.journals.remove(&place.0);
            }
            Request::Finish(place) => {
                self.finished.push_front(self.journals.remove(&place.0).ok_or(Failure::Missing)?);
                self.finished.truncate(10);
            }
            Request::Note(number, note) => {
                let is_it = |journal: &&mut Journal| journal.number == *number;
                self.finished.iter_mut().find(is_it).ok_or(Failure::Missing)?.note = note.to_vec();
            }
            Request::Store(record, blob) => {
                self.records.insert(*record, blob.to_vec());
                if let Record::Statistics(..) = record {
                    self.pages.retain(|page| page != record);
                    self.pages.push_back(*record);
                    if self.pages.len() > 160 {
                        self.pages.pop_front().map(|oldest| self.records.remove(&oldest));
                    }
                }
            }
            Request::Format => *self = Model::default(),
            other => panic!("{other:?} is not for the store"),
        }
        Ok(())
    }

    /// Returns the same as it comes out of a store.
    pub fn seen(&self) -> Seen {
        let seen = |journal: &Journal| SeenJournal {
            slot: journal.slot,
            condition: Condition::Whole,
            head: Some(journal.head.clone()),
            actions: journal.actions.concat(),
            note: journal.note.clone(),
        };
        Seen {
            journals: self.journals.iter().map(|(&place, journal)| (place, seen(journal))).collect(),
            finished: self.finished.iter().map(seen).collect(),
            records: self.records.clone(),
        }
    }
}

/// A store as a shell has it, and what it said.
#[derive(Debug)]
pub struct Session<F> {
    pub store: Store<F>,
    pub region: Region,
}

impl<F: NorFlash> Session<F> {
    /// Starts a store, as at power-on.
    pub fn start(flash: F) -> Self {
        let mut store = Store::new(flash);
        let (mut region, mut records) = (None, BTreeMap::new());
        now(store.start(|answer| match answer {
            Answer::Region(found) => region = Some(found),
            Answer::Stored(record, bytes) => {
                assert!(region.is_some(), "the region comes first");
                assert_eq!(records.insert(record, bytes.to_vec()), None);
            }
            Answer::Worn(_) => (),
            other => panic!("{other:?}"),
        }));
        let mut session = Session { store, region: region.expect("the region is announced") };
        for (record, bytes) in records {
            assert_eq!(fetch(&mut session.store, record), bytes, "{record:?} comes unasked as it is stored");
        }
        session
    }

    /// Has the store do something.
    pub fn act(&mut self, operation: &Operation) -> Result<(), Failure> {
        let mut outcome = Ok(());
        match operation {
            Operation::Serve(request) => {
                now(self.store.serve(request.clone(), |answer| match answer {
                    Answer::Begun(begun) => outcome = begun.map(drop),
                    Answer::Written(written) => outcome = written,
                    Answer::Region(region) => {
                        self.region = region;
                        outcome = if region == Region::New { Ok(()) } else { Err(Failure::Flash) };
                    }
                    Answer::Worn(_) => (),
                    other => panic!("{other:?}"),
                }));
            }
            Operation::Tidy => while now(self.store.tidy()) {},
        }
        outcome
    }

    /// Reads all that comes out of it.
    pub fn seen(&mut self) -> Seen {
        Seen::of(&mut self.store)
    }
}
