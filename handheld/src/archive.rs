//! What a flash holds: counting it, taking its journals out, and putting one in.

use std::error::Error;
use std::fmt::{self, Write as _};

use console::{Language, Outline, PackError, Packed};
use saves::{ActionBytes, Answer, Blob, Condition, Place, Record, Region, Request, Slot, Volume};
use store::{Store, now};
use texts::host as say;

use crate::Flash;

/// How many finished games the store keeps.
const FINISHED: u8 = 10;

/// Why a journal can't be taken out of a flash, or put into one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArchiveError {
    /// The head is gone.
    Lost,
    /// It can't be packed or unpacked.
    Pack(PackError),
    /// The store refused it.
    Long,
    /// As many games are in progress as can be.
    Full,
}

impl ArchiveError {
    /// Returns what it says, after a colon.
    pub fn said(&self, language: Language) -> String {
        match self {
            ArchiveError::Lost => say::JOURNAL_LOST.said(language),
            ArchiveError::Pack(fault) => fault.message().said(language),
            ArchiveError::Long => say::JOURNAL_LONG.said(language),
            ArchiveError::Full => say::JOURNAL_FULL.said(language),
        }
    }
}

/// In English, for command lines.
impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(Language::English))
    }
}

impl Error for ArchiveError {}

impl From<PackError> for ArchiveError {
    fn from(fault: PackError) -> Self {
        ArchiveError::Pack(fault)
    }
}

/// What there is in a flash, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Inventory {
    /// Games in progress.
    pub running: usize,
    /// Finished games.
    pub finished: usize,
    /// How many of both can't be read, or not to their end.
    pub damaged: usize,
    /// Set-ups that have statistics.
    pub statistics: usize,
}

/// Why an image holds no usable saves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSaves {
    /// It is something else.
    Foreign,
    /// A later version wrote it.
    Later(u32),
}

impl NoSaves {
    /// Returns what it says, after a colon.
    pub fn said(&self, language: Language) -> String {
        match *self {
            NoSaves::Foreign => say::SAVES_FOREIGN.said(language),
            NoSaves::Later(format) => say::saves_later(&format.to_string()).said(language),
        }
    }
}

impl Inventory {
    /// Counts what an image holds, and leaves it as it is.
    pub fn of(image: &Flash) -> Result<Self, NoSaves> {
        // Starting a store may repair what a power cut left.
        let copy = Flash::from_bytes(image.to_bytes()).map_err(|_| NoSaves::Foreign)?;
        let mut store = Store::new(copy);
        let mut region = Region::Broken;
        let mut inherited = 0;
        now(store.start(|answer| match answer {
            Answer::Region(found) => region = found,
            Answer::Stored(Record::Inherited(_), bytes) if !bytes.is_empty() => inherited += 1,
            _ => {}
        }));
        match region {
            Region::Ours | Region::Damaged => {}
            Region::Later(version) => return Err(NoSaves::Later(version)),
            Region::New | Region::Foreign | Region::Broken => return Err(NoSaves::Foreign),
        }
        let mut inventory = Inventory { statistics: inherited, ..Inventory::default() };
        for slot in Slot::all() {
            now(store.serve(Request::Pages(slot), |_| inventory.statistics += 1));
        }
        for volume in volumes() {
            let count = match volume {
                Volume::InProgress(_) => &mut inventory.running,
                Volume::Finished(_) => &mut inventory.finished,
            };
            now(store.serve(Request::Load(volume), |answer| {
                let Answer::Journal(journal) = answer else { return };
                if journal.condition != Condition::Empty {
                    *count += 1;
                    inventory.damaged += usize::from(journal.condition != Condition::Whole);
                }
            }));
        }
        Ok(inventory)
    }

    /// Counts what the save memory of a handheld holds; a blank one is that of a new one.
    pub fn of_handheld(image: &Flash) -> Result<Self, NoSaves> {
        if image.is_blank() { Ok(Inventory::default()) } else { Self::of(image) }
    }

    /// Returns what there is, in a line.
    pub fn said(&self, language: Language) -> String {
        let Inventory { running, finished, damaged, statistics } = *self;
        let parts = [
            (running, say::games_running(running as i32)),
            (finished, say::games_finished(finished as i32)),
            (damaged, say::games_damaged(damaged as i32)),
            (statistics, say::STATISTICS.into()),
        ];
        let parts = parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, part)| part.said(language));
        let parts = parts.collect::<Vec<_>>().join(", ");
        if parts.is_empty() { say::NO_GAMES.said(language) } else { parts }
    }
}

/// Returns everywhere where a journal can be.
fn volumes() -> impl Iterator<Item = Volume> {
    Place::all().map(Volume::InProgress).chain((0..FINISHED).map(Volume::Finished))
}

/// Returns the journals in a flash; none if it holds no saves of this console.
pub fn journals(flash: &Flash) -> Option<Vec<(Volume, Result<Packed, ArchiveError>)>> {
    let mut store = Store::new(flash.clone());
    let mut ours = false;
    now(store.start(|answer| ours |= matches!(answer, Answer::Region(region) if region.is_ours())));
    ours.then(|| volumes().filter_map(|volume| Some((volume, load(&mut store, volume)?))).collect())
}

/// Returns the text of every journal in a flash, each with a comment before it; none if it holds no saves of this console.
pub fn export(flash: &Flash) -> Option<String> {
    let mut text = String::new();
    for (volume, packed) in journals(flash)? {
        let place = match volume {
            Volume::InProgress(_) => "in progress".into(),
            Volume::Finished(rank) => format!("finished, number {}", rank + 1),
        };
        // A string takes everything.
        let _ = match packed.and_then(|packed| Ok((packed.unpack(|_| ())?, packed))) {
            Ok((outline, packed)) => writeln!(text, "# {place}: {outline}")
                .and_then(|()| packed.parts().try_for_each(|part| writeln!(text, "{part}"))),
            Err(error) => writeln!(text, "# {place}: {error}"),
        };
    }
    Some(text)
}

/// Reads a journal; `None` if there is none.
fn load(store: &mut Store<Flash>, volume: Volume) -> Option<Result<Packed, ArchiveError>> {
    let mut found = None;
    now(store.serve(Request::Load(volume), |answer| {
        let Answer::Journal(journal) = answer else { return };
        found = match (journal.condition, journal.head) {
            (Condition::Empty, _) => None,
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
    put(packed, flash, false)
}

/// Puts a journal into a blank flash as far as everybody may see it: a round that is still secret is left out.
pub fn restore_open(packed: &Packed, flash: &Flash) -> Result<(Volume, Outline), ArchiveError> {
    put(packed, flash, true)
}

fn put(packed: &Packed, flash: &Flash, open: bool) -> Result<(Volume, Outline), ArchiveError> {
    let mut actions = Vec::new();
    let outline = packed.unpack(|action| actions.push(action))?;
    if open && outline.parted.is_none() {
        actions.truncate(outline.open.into());
    }
    let place = Place(0);
    let finish = outline.over.then_some(Request::Finish(place));
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    write(&mut store, [begin(packed, place)?].into_iter().chain(append(place, 0, &actions)).chain(finish))?;
    let volume = if outline.over { Volume::Finished(0) } else { Volume::InProgress(place) };
    Ok((volume, outline))
}

/// Puts a running game among those in progress. Where the same game is, not as far, it goes on there: so a game that
/// goes back and forth between two devices stays one. What an error leaves in the flash may be a part of it.
pub fn take_up(packed: &Packed, flash: &Flash) -> Result<Place, ArchiveError> {
    let mut actions = Vec::new();
    packed.unpack(|action| actions.push(action))?;
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    let (mut free, mut begun) = (None, None);
    for place in Place::all() {
        now(store.serve(Request::Load(Volume::InProgress(place)), |answer| {
            let Answer::Journal(journal) = answer else { return };
            match journal.condition {
                Condition::Empty => free = free.or(Some(place)),
                Condition::Whole if (journal.slot, journal.head) == (packed.slot(), Some(packed.head())) => {
                    let common = common(&actions, journal.actions);
                    begun = begun.or(common.map(|length| (place, length)));
                }
                _ => {}
            }
        }));
    }
    let (place, length) = begun.or(free.map(|place| (place, 0))).ok_or(ArchiveError::Full)?;
    let begin = if begun.is_some() { None } else { Some(begin(packed, place)?) };
    write(&mut store, begin.into_iter().chain(append(place, length, &actions)))?;
    Ok(place)
}

/// Returns how many of these actions make up a journal; `None` if it goes on otherwise.
fn common(actions: &[ActionBytes], mut journal: &[u8]) -> Option<usize> {
    let mut length = 0;
    for action in actions {
        let Some(rest) = journal.strip_prefix(&action[..]) else { break };
        (journal, length) = (rest, length + 1);
    }
    journal.is_empty().then_some(length)
}

/// Begins a journal in this place.
fn begin(packed: &Packed, place: Place) -> Result<Request, ArchiveError> {
    let head = Blob::from_slice(packed.head()).map_err(|_| ArchiveError::Long)?;
    Ok(Request::Begin(place, packed.slot(), head))
}

/// Appends the actions from this one on to the journal in this place.
fn append(place: Place, from: usize, actions: &[ActionBytes]) -> impl Iterator<Item = Request> {
    (0..).zip(actions).skip(from).map(move |(at, action)| Request::Append(place, at, action.clone()))
}

/// Writes to the store.
fn write(store: &mut Store<Flash>, requests: impl Iterator<Item = Request>) -> Result<(), ArchiveError> {
    let mut refused = false;
    for request in requests {
        now(store.serve(request, |answer| refused |= matches!(answer, Answer::Begun(Err(_)) | Answer::Written(Err(_)))));
        now(store.tidy());
    }
    if refused { Err(ArchiveError::Long) } else { Ok(()) }
}
