//! The store as a shell uses it.

use core::fmt;

use embedded_storage_async::nor_flash::NorFlash;
use heapless::Vec;
use saves::{ActionBytes, Answer, Blob, Condition, Failure, Journal, Place, Region, Request, Slot, Volume};

use crate::chunk::{self, Chunk};
use crate::directory::{Directory, Entry};
use crate::head::Head;
use crate::key::{JournalId, Key};
use crate::log::{Content, Log};
use crate::page::{Label, Page, Pool};
use crate::record::Record;

/// Bytes of the actions of the longest journal.
const MAX_ACTIONS: usize = Key::CHUNKS_PER_JOURNAL as usize * chunk::CAPACITY;
const _: () = assert!(MAX_ACTIONS == Journal::ROOM);
const LAST_CHUNK: u16 = Key::CHUNKS_PER_JOURNAL - 1;

/// The last chunk of a journal, to which the next action goes.
#[derive(Clone, Debug)]
struct Tail {
    id: JournalId,
    index: u16,
    chunk: Chunk,
}

/// Journals, settings and statistics in a region of a NOR flash.
pub struct Store<F> {
    log: Log<F>,
    region: Region,
    directory: Directory,
    pool: Pool,
    /// Worn spots that the console was told of.
    worn: u8,
    /// The last chunk of the journal that was last used.
    tail: Option<Tail>,
    /// The actions of the journal that was last read.
    actions: Vec<u8, MAX_ACTIONS>,
    /// That journal, as long as nothing was written since: a replay in slices asks for it again and again.
    loaded: Option<(JournalId, Condition)>,
}

impl<F> fmt::Debug for Store<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("region", &self.region)
            .field("directory", &self.directory)
            .finish_non_exhaustive()
    }
}

impl<F: NorFlash> Store<F> {
    /// Returns a store on this flash, which is the save region and nothing else; of more than 32 sectors it uses the
    /// first 32. [`start`](Self::start) it before anything else.
    pub const fn new(flash: F) -> Self {
        Store {
            log: Log::new(flash),
            region: Region::Broken,
            directory: Directory::new(),
            pool: Pool::new(),
            worn: 0,
            tail: None,
            actions: Vec::new(),
            loaded: None,
        }
    }

    /// Opens the region, makes it ours if it is blank, and answers what it is and the records that concern every game.
    pub async fn start(&mut self, mut answer: impl FnMut(Answer<'_>)) {
        self.region = self.open().await.unwrap_or(Region::Broken);
        answer(Answer::Region(self.region));
        if self.ready().is_ok() {
            let by_slot = Slot::all().flat_map(|slot| [saves::Record::Inherited(slot), saves::Record::Form(slot)]);
            for record in [saves::Record::Settings, saves::Record::Era, saves::Record::Hints].into_iter().chain(by_slot)
            {
                if let Some(stored) = self.fetch(record).await {
                    answer(Answer::Stored(record, &stored));
                }
            }
        }
        self.report(answer);
    }

    /// Does what the console asks for, and answers.
    pub async fn serve(&mut self, request: Request, mut answer: impl FnMut(Answer<'_>)) {
        if request.is_write() {
            self.loaded = None;
        }
        let written = match request {
            Request::Begin(place, slot, head) => {
                answer(Answer::Begun(self.begin(place, slot, &head).await));
                return;
            }
            Request::Append(place, at, action) => self.append(place, at, &action).await,
            Request::Truncate(place, length) => self.truncate(place, length).await,
            Request::Remove(place) => self.remove(place).await,
            Request::Store(record, blob) => self.put(record, &blob).await,
            Request::Finish(place) => self.finish(place).await,
            Request::Note(number, note) => self.note(number, &note).await,
            Request::Load(volume) => {
                self.load(volume, answer).await;
                return;
            }
            Request::Fetch(record) => {
                let stored = self.fetch(record).await;
                answer(Answer::Stored(record, stored.as_deref().unwrap_or_default()));
                return;
            }
            Request::Pages(slot) => {
                self.list(slot, answer).await;
                return;
            }
            Request::Format => {
                self.format().await;
                answer(Answer::Region(self.region));
                return;
            }
        };
        answer(Answer::Written(written));
        self.report(answer);
    }

    /// Tells the console how many spots are worn out, if that has changed.
    fn report(&mut self, mut answer: impl FnMut(Answer<'_>)) {
        let worn = if self.ready().is_ok() { self.log.worn() } else { 0 };
        if core::mem::replace(&mut self.worn, worn) != worn {
            answer(Answer::Worn(worn));
        }
    }

    /// Tells whether the voltage is low: sectors that fail are not marked bad then.
    pub const fn set_low_voltage(&mut self, low: bool) {
        self.log.set_low_voltage(low);
    }

    /// Does a piece of the work that would hold up a later write, one sector erase at most. Returns whether there may be
    /// more. Call it when no answer is awaited.
    pub async fn tidy(&mut self) -> bool {
        self.ready().is_ok() && self.log.tidy().await.unwrap_or(false)
    }

    fn ready(&self) -> Result<(), Failure> {
        match self.region {
            Region::Ours | Region::Damaged | Region::New => Ok(()),
            Region::Foreign | Region::Later(_) => Err(Failure::Foreign),
            Region::Broken => Err(Failure::Flash),
        }
    }

    async fn open(&mut self) -> Result<Region, Failure> {
        (self.tail, self.loaded) = (None, None);
        self.directory = Directory::new();
        self.pool = Pool::new();
        match self.log.open(&self.directory.encode()).await? {
            Content::Later(version) => Ok(Region::Later(version)),
            Content::Foreign => Ok(Region::Foreign),
            Content::Blank => self.log.format(Content::Blank, &self.directory.encode()).await.map(|()| Region::New),
            Content::Ours => {
                self.settle().await?;
                Ok(if self.log.is_in_doubt() { Region::Damaged } else { Region::Ours })
            }
        }
    }

    async fn format(&mut self) {
        let content = match self.region {
            // Not read, as after many crashes: what is there is left whole until the first header of the new log.
            Region::Broken => self.log.open(&Directory::new().encode()).await.unwrap_or(Content::Foreign),
            _ if self.ready().is_ok() => Content::Ours,
            _ => Content::Foreign,
        };
        self.tail = None;
        self.directory = Directory::new();
        self.pool = Pool::new();
        self.region = match self.log.format(content, &self.directory.encode()).await {
            Ok(()) => Region::New,
            Err(_) => Region::Broken,
        };
    }

    /// Finds out which journals and statistics there are, and forgets what is left of others.
    async fn settle(&mut self) -> Result<(), Failure> {
        if let Some(directory) = self.get(Key::DIRECTORY, Directory::decode).await? {
            self.directory = directory;
        }
        while let Some((id, head)) = self.next_head().await? {
            self.directory.begin(head.place, head.slot, id, head.generation);
        }
        for id in JournalId::all() {
            self.settle_journal(id).await?;
        }
        for position in Pool::positions() {
            if !self.log.has(Key::page(position)) {
                continue;
            }
            let label = self.log.get(Key::page(position), |record| Some(Page::decode(record)?.label)).await?;
            if let Some(dropped) = label.and_then(|label| self.pool.insert(position, label)) {
                self.log.forget(Key::page(dropped));
            }
        }
        Ok(())
    }

    /// Returns the head of the first journal that the directory does not know of.
    async fn next_head(&mut self) -> Result<Option<(JournalId, Head)>, Failure> {
        let mut first: Option<(JournalId, Head)> = None;
        for id in JournalId::all() {
            if !self.log.has(Key::head(id)) {
                continue;
            }
            let Some(head) = self.get(Key::head(id), Head::decode).await? else { continue };
            let age = |head: &Head| head.generation.wrapping_sub(self.directory.next);
            if self.directory.is_newer(head.generation)
                && first.as_ref().is_none_or(|(_, first)| age(&head) < age(first))
            {
                first = Some((id, head));
            }
        }
        Ok(first)
    }

    async fn settle_journal(&mut self, id: JournalId) -> Result<(), Failure> {
        let taken = self.directory.is_taken(id);
        let mut entry = self.directory.entry(id);
        let mut proven = self.log.is_proven(Key::head(id));
        for index in 0..Key::CHUNKS_PER_JOURNAL {
            // Most chunks do not exist: skip them before the cost of a read.
            let Some(key) = Key::chunk(id, index).filter(|&key| self.log.has(key)) else { continue };
            let stamp = |data: &[u8]| Chunk::decode(data).map(|chunk| (chunk.generation, chunk.number));
            let Some((generation, number)) = self.get(key, stamp).await? else { continue };
            if taken && generation == entry.generation {
                entry.number = entry.number.max(number);
                proven |= self.log.is_proven(key);
            } else {
                self.log.forget(key);
            }
        }
        if !taken {
            self.log.forget(Key::head(id));
        } else if self.log.is_in_doubt() && self.directory.is_running(id) && !proven {
            // Count one write more than was found, so that the journal reads as cut.
            entry.number = entry.number.saturating_add(1);
        }
        *self.directory.entry_mut(id) = entry;
        Ok(())
    }

    async fn begin(&mut self, place: Place, slot: Slot, blob: &Blob) -> Result<u16, Failure> {
        self.ready()?;
        if place.0 >= Place::COUNT || slot.0 >= Slot::COUNT {
            return Err(Failure::Missing);
        }
        let id = self.directory.free().ok_or(Failure::Full)?;
        let head = Head { generation: self.directory.next, place, slot, blob: blob.clone() };
        self.put_clearing(Key::head(id), &head.encode()).await?;
        let old = self.directory.remove(place);
        self.directory.begin(place, slot, id, head.generation);
        self.release(old);
        Ok(head.generation)
    }

    async fn append(&mut self, place: Place, at: u16, action: &ActionBytes) -> Result<(), Failure> {
        let mut tail = self.tail(place).await?;
        if at != tail.chunk.end() {
            return Err(Failure::Missing);
        }
        if !tail.chunk.push(action) {
            tail.index += 1;
            tail.chunk = Chunk::new(tail.chunk.generation, 0, at, tail.chunk.after());
            tail.chunk.push(action);
        }
        self.write(tail).await
    }

    async fn truncate(&mut self, place: Place, length: u16) -> Result<(), Failure> {
        let mut tail = self.tail(place).await?;
        if length >= tail.chunk.end() {
            return if length == tail.chunk.end() { Ok(()) } else { Err(Failure::Missing) };
        }
        while length < tail.chunk.at {
            tail.index = tail.index.checked_sub(1).ok_or(Failure::Missing)?;
            tail.chunk = self.chunk(tail.id, tail.index).await?.ok_or(Failure::Missing)?;
        }
        tail.chunk.truncate(length - tail.chunk.at);
        self.write(tail).await
    }

    /// Writes the last chunk of a journal. Chunks behind it, if there are any, are undone by the same write.
    async fn write(&mut self, mut tail: Tail) -> Result<(), Failure> {
        let number = self.directory.entry(tail.id).number.saturating_add(1);
        tail.chunk.number = number;
        let key = Key::chunk(tail.id, tail.index).ok_or(Failure::Full)?;
        self.put_clearing(key, &tail.chunk.encode()).await?;
        self.directory.entry_mut(tail.id).number = number;
        self.tail = Some(tail);
        Ok(())
    }

    async fn remove(&mut self, place: Place) -> Result<(), Failure> {
        self.ready()?;
        let mut directory = self.directory.clone();
        match directory.remove(place) {
            Some(id) => self.adopt(directory, Some(id)).await,
            None => Ok(()),
        }
    }

    async fn finish(&mut self, place: Place) -> Result<(), Failure> {
        self.ready()?;
        let mut directory = self.directory.clone();
        let dropped = directory.finish(place).ok_or(Failure::Missing)?;
        self.adopt(directory, dropped).await
    }

    /// Notes something of a finished journal, under the key of the last chunk: only the longest journals need it.
    async fn note(&mut self, number: u16, note: &Blob) -> Result<(), Failure> {
        self.ready()?;
        let is_it = |id: &JournalId| self.directory.entry(*id).generation == number;
        let id = self.directory.finished().iter().copied().find(is_it).ok_or(Failure::Missing)?;
        let (note, key) = (Chunk::note(number, note), Key::chunk(id, LAST_CHUNK));
        let (note, key) = note.zip(key).ok_or(Failure::Full)?;
        if self.chunk(id, LAST_CHUNK).await?.is_some_and(|chunk| chunk.noted().is_none()) {
            return Ok(());
        }
        match self.put_record(key, &note.encode()).await {
            Err(Failure::Full) => Ok(()),
            written => written,
        }
    }

    /// Writes a directory with one journal less, or one game less in progress.
    async fn adopt(&mut self, directory: Directory, dropped: Option<JournalId>) -> Result<(), Failure> {
        self.put_record(Key::DIRECTORY, &directory.encode()).await?;
        self.directory = directory;
        self.release(dropped);
        Ok(())
    }

    async fn put(&mut self, record: saves::Record, blob: &Blob) -> Result<(), Failure> {
        self.ready()?;
        match record {
            saves::Record::Statistics(slot, category) => self.put_page(slot, category, blob).await,
            _ => self.put_record(Key::record(record).ok_or(Failure::Missing)?, blob).await,
        }
    }

    /// Writes the statistics of a category. If the pool is full, the least recently written page makes room.
    async fn put_page(&mut self, slot: Slot, category: u16, blob: &Blob) -> Result<(), Failure> {
        if slot.0 >= Slot::COUNT {
            return Err(Failure::Missing);
        }
        let position = self.pool.room(slot, category);
        let label = Label { slot, category, number: self.pool.next() };
        self.put_clearing(Key::page(position), &Page { label, blob: blob.clone() }.encode()).await?;
        self.pool.insert(position, label);
        Ok(())
    }

    async fn fetch(&mut self, record: saves::Record) -> Option<Blob> {
        self.ready().ok()?;
        match record {
            saves::Record::Statistics(slot, category) => {
                let position = self.pool.find(slot, category)?;
                self.page(position).await.ok()?.map(|page| page.blob)
            }
            _ => self.get(Key::record(record)?, |data| Blob::from_slice(data).ok()).await.ok()?,
        }
    }

    /// Answers all statistics of a game.
    async fn list(&mut self, slot: Slot, mut answer: impl FnMut(Answer<'_>)) {
        for position in Pool::positions() {
            let wanted = self.ready().is_ok() && self.pool.get(position).is_some_and(|label| label.slot == slot);
            if wanted && let Ok(Some(page)) = self.page(position).await {
                answer(Answer::Page(slot, page.label.category, &page.blob));
            }
        }
    }

    /// Returns the page in this position of the pool.
    async fn page(&mut self, position: u8) -> Result<Option<Page>, Failure> {
        self.log.get(Key::page(position), Page::decode).await
    }

    async fn load(&mut self, volume: Volume, mut answer: impl FnMut(Answer<'_>)) {
        let (id, slot) = match volume {
            Volume::InProgress(place) => self.directory.running(place).unzip(),
            Volume::Finished(rank) => (self.directory.finished().get(usize::from(rank)).copied(), None),
        };
        let (condition, head) = match id {
            Some(id) if self.ready().is_ok() => self.reload(id).await.unwrap_or((Condition::Lost, None)),
            _ => {
                self.loaded = None;
                self.actions.clear();
                (Condition::Empty, None)
            }
        };
        let (slot, number) =
            head.as_ref().map_or((slot.unwrap_or(Slot(Slot::COUNT)), 0), |head| (head.slot, head.generation));
        let head = head.as_ref().map(|head| &head.blob[..]);
        let note = match (id, volume) {
            (Some(id), Volume::Finished(_)) if head.is_some() => self.chunk(id, LAST_CHUNK).await.ok().flatten(),
            _ => None,
        };
        let note = note.as_ref().filter(|note| note.generation == number).and_then(Chunk::noted).unwrap_or_default();
        let more = matches!(volume, Volume::Finished(rank) if self.directory.finished().len() > usize::from(rank) + 1);
        answer(Answer::Journal(Journal { volume, slot, number, condition, head, actions: &self.actions, note, more }));
    }

    /// Returns the last chunk of the journal in this place.
    async fn tail(&mut self, place: Place) -> Result<Tail, Failure> {
        self.ready()?;
        let (id, _) = self.directory.running(place).ok_or(Failure::Missing)?;
        if !matches!(&self.tail, Some(tail) if tail.id == id) {
            self.walk(id).await?;
        }
        self.tail.clone().filter(|tail| tail.id == id).ok_or(Failure::Missing)
    }

    /// Reads a journal; of the one that was just read the head only.
    async fn reload(&mut self, id: JournalId) -> Result<(Condition, Option<Head>), Failure> {
        if let Some((_, condition)) = self.loaded.filter(|&(loaded, _)| loaded == id) {
            return Ok((condition, self.get(Key::head(id), Head::decode).await?));
        }
        let (condition, head) = self.walk(id).await?;
        self.loaded = head.is_some().then_some((id, condition));
        Ok((condition, head))
    }

    /// Reads a journal from its head on, as far as each chunk follows from the one before.
    async fn walk(&mut self, id: JournalId) -> Result<(Condition, Option<Head>), Failure> {
        (self.tail, self.loaded) = (None, None);
        self.actions.clear();
        let Entry { generation, number } = self.directory.entry(id);
        let head = self.get(Key::head(id), Head::decode).await?;
        let Some(head) = head.filter(|head| head.generation == generation) else { return Ok((Condition::Lost, None)) };
        let start = Chunk::new(generation, 0, 0, chunk::hash(chunk::EMPTY, &head.encode()));
        let mut tail = Tail { id, index: 0, chunk: start };
        for index in 0..Key::CHUNKS_PER_JOURNAL {
            let Some(chunk) = self.chunk(id, index).await? else { break };
            if !chunk.follows(&tail.chunk) {
                break;
            }
            for action in chunk.actions() {
                // It fits: the actions of all chunks do.
                let _ = self.actions.extend_from_slice(action);
            }
            tail = Tail { id, index, chunk };
        }
        let condition = if tail.chunk.number == number { Condition::Whole } else { Condition::Cut };
        self.tail = Some(tail);
        Ok((condition, Some(head)))
    }

    async fn chunk(&mut self, id: JournalId, index: u16) -> Result<Option<Chunk>, Failure> {
        let Some(key) = Key::chunk(id, index) else { return Ok(None) };
        self.get(key, Chunk::decode).await
    }

    /// Returns what the newest record under a key decodes to.
    async fn get<T>(&mut self, key: Key, decode: fn(&[u8]) -> Option<T>) -> Result<Option<T>, Failure> {
        self.log.get(key, |record| decode(record.data())).await
    }

    /// Forgets all records of a journal that is gone.
    fn release(&mut self, id: Option<JournalId>) {
        let Some(id) = id else { return };
        self.log.forget(Key::head(id));
        for key in (0..Key::CHUNKS_PER_JOURNAL).filter_map(|index| Key::chunk(id, index)) {
            self.log.forget(key);
        }
        self.tail = self.tail.take().filter(|tail| tail.id != id);
    }

    /// Writes a record of a game in progress, or statistics. If there is no room for it, the oldest finished games go.
    async fn put_clearing(&mut self, key: Key, data: &[u8]) -> Result<(), Failure> {
        loop {
            let written = self.put_record(key, data).await;
            let mut directory = self.directory.clone();
            match (written, directory.drop_oldest()) {
                (Err(Failure::Full), Some(id)) => self.adopt(directory, Some(id)).await?,
                _ => return written,
            }
        }
    }

    /// Writes a record. The directory stands in each sector, so that a loss in older ones is noticed.
    async fn put_record(&mut self, key: Key, data: &[u8]) -> Result<(), Failure> {
        self.log.put(Record::new(key, data)?, &self.directory.encode()).await
    }
}
