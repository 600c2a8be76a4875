//! All that comes out of a store.

use std::collections::BTreeMap;

use embedded_storage_async::nor_flash::NorFlash;
use saves::{Answer, Condition, Place, Record, Request, Slot, Volume};
use store::{Store, now};

/// A journal as it comes out of a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenJournal {
    /// The kind of game, as far as is known.
    pub slot: Slot,
    /// Whole, or damaged.
    pub condition: Condition,
    /// How it began, if that is left.
    pub head: Option<Vec<u8>>,
    /// Its actions, one behind the other.
    pub actions: Vec<u8>,
    /// What was noted of it.
    pub note: Vec<u8>,
}

/// All that comes out of a store.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// The games in progress, by place.
    pub journals: BTreeMap<u8, SeenJournal>,
    /// The finished games, the last one first.
    pub finished: Vec<SeenJournal>,
    /// Settings, statistics and forms.
    pub records: BTreeMap<Record, Vec<u8>>,
}

impl Seen {
    /// Reads all that is in this flash, as a device does at power-on.
    ///
    /// # Panics
    /// If the store answers what was not asked.
    pub fn on<F: NorFlash>(flash: F) -> Self {
        let mut store = Store::new(flash);
        now(store.start(|_| ()));
        Self::of(&mut store)
    }

    /// Reads all that is in this store, which was started.
    ///
    /// # Panics
    /// If it answers what was not asked.
    pub fn of<F: NorFlash>(store: &mut Store<F>) -> Self {
        let mut seen = Seen::default();
        let by_slot = Slot::all().flat_map(|slot| [Record::Inherited(slot), Record::Form(slot)]);
        for record in [Record::Settings, Record::Era, Record::Hints].into_iter().chain(by_slot) {
            let bytes = fetch(store, record);
            if !bytes.is_empty() {
                seen.records.insert(record, bytes);
            }
        }
        for slot in Slot::all() {
            for (record, bytes) in pages(store, slot) {
                assert_eq!(fetch(store, record), bytes, "{record:?} is the same alone");
                assert_eq!(seen.records.insert(record, bytes), None, "{record:?} is answered once");
            }
        }
        for place in Place::all() {
            if let Some(journal) = load(store, Volume::InProgress(place)) {
                seen.journals.insert(place.0, journal);
            }
        }
        while let Some(journal) = load(store, Volume::Finished(seen.finished.len() as u8)) {
            seen.finished.push(journal);
        }
        seen
    }

    /// Returns the first game in progress of a kind.
    pub fn game(&self, slot: Slot) -> Option<&SeenJournal> {
        self.journals.values().find(|journal| journal.slot == slot)
    }

    /// Returns in words how it differs from what is expected.
    pub fn against(&self, due: &Seen) -> String {
        let journal = |journal: Option<&SeenJournal>| {
            journal.map_or("none".into(), |it| format!("{:?} with {} bytes of actions", it.condition, it.actions.len()))
        };
        let journals =
            Place::all().map(|Place(at)| (format!("place {at}"), self.journals.get(&at), due.journals.get(&at)));
        let finished =
            (0..10).map(|rank| (format!("finished {rank}"), self.finished.get(rank), due.finished.get(rank)));
        let mut words: Vec<String> = journals
            .chain(finished)
            .filter(|(_, found, due)| found != due)
            .map(|(which, found, due)| format!("{which} is {}, due is {}", journal(found), journal(due)))
            .collect();
        if self.records != due.records {
            words.push(format!("records are {:?}, due are {:?}", self.records, due.records));
        }
        words.join("; ")
    }
}

/// Returns the bytes of a record; none if there is none.
///
/// # Panics
/// If the store answers what was not asked.
pub fn fetch<F: NorFlash>(store: &mut Store<F>, record: Record) -> Vec<u8> {
    let mut found = None;
    now(store.serve(Request::Fetch(record), |answer| match answer {
        Answer::Stored(stored, bytes) if stored == record => found = Some(bytes.to_vec()),
        other => panic!("{other:?}"),
    }));
    found.expect("it answers")
}

/// Returns all statistics of a game.
fn pages<F: NorFlash>(store: &mut Store<F>, slot: Slot) -> Vec<(Record, Vec<u8>)> {
    let mut found = Vec::new();
    now(store.serve(Request::Pages(slot), |answer| match answer {
        Answer::Page(of, category, bytes) if of == slot => {
            found.push((Record::Statistics(slot, category), bytes.to_vec()));
        }
        other => panic!("{other:?}"),
    }));
    found
}

fn load<F: NorFlash>(store: &mut Store<F>, volume: Volume) -> Option<SeenJournal> {
    let mut found = None;
    now(store.serve(Request::Load(volume), |answer| {
        let Answer::Journal(journal) = answer else { panic!("{answer:?}") };
        assert_eq!(journal.volume, volume);
        let lost = matches!(journal.condition, Condition::Empty | Condition::Lost);
        assert_eq!(journal.head.is_none(), lost);
        assert!(journal.actions.is_empty() || !lost);
        let seen = SeenJournal {
            slot: journal.slot,
            condition: journal.condition,
            head: journal.head.map(<[u8]>::to_vec),
            actions: journal.actions.to_vec(),
            note: journal.note.to_vec(),
        };
        found = (journal.condition != Condition::Empty).then_some(seen);
    }));
    found
}
