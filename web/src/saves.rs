//! The flash in IndexedDB, and who may write it.
//!
//! The database `loire` has one store: the sectors of the flash under their numbers, and under `revision` how often they
//! were written. Each write is one transaction, which the browser does whole or not at all.
//!
//! One tab writes. It holds a lock as long as it is open; one that does not get the lock plays on a copy. Where the browser
//! has no locks (pages from another machine without encryption), the revision decides: a tab that finds another one
//! than its own has been overtaken, and stops writing.

use handheld::Flash;
use js_sys::{Function, Object, Promise, Reflect, Uint8Array};
use texts::host as say;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction};

use crate::js::{LockManager, window};
use crate::words::Words;

/// The database, the lock, and the store in the database.
const NAME: &str = "loire";
const REVISION: &str = "revision";
/// Bytes that are written as one.
const SECTOR: usize = 4096;

/// Why something is not saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// Another tab writes.
    Elsewhere,
    /// There is no room.
    Full,
    /// The browser does not keep anything, or not any more.
    Refused(String),
}

impl From<&SaveError> for Words {
    fn from(error: &SaveError) -> Self {
        match error {
            SaveError::Elsewhere => say::ELSEWHERE.into(),
            SaveError::Full => say::FULL.into(),
            SaveError::Refused(reason) => say::refused(reason).into(),
        }
    }
}

impl From<JsValue> for SaveError {
    fn from(error: JsValue) -> Self {
        let name = error.dyn_ref::<DomException>().map_or_else(|| "IndexedDB".into(), DomException::name);
        if name == "QuotaExceededError" { SaveError::Full } else { SaveError::Refused(name) }
    }
}

/// Saves that this tab may write.
#[derive(Debug)]
pub struct Saves {
    database: IdbDatabase,
    revision: f64,
    /// What the database holds.
    kept: Vec<u8>,
}

impl Saves {
    /// Opens the saves. If they can't be written, there may still be something to read.
    pub async fn open() -> Result<(Self, Flash), (SaveError, Flash)> {
        let blank = |error: JsValue| (error.into(), Flash::blank());
        let database = open_database().await.map_err(blank)?;
        let locked = lock().await;
        let (kept, revision) = read(&database).await.map_err(blank)?;
        let flash = Flash::from_bytes(kept.clone()).unwrap_or_else(|_| Flash::blank());
        if locked { Ok((Saves { database, revision, kept }, flash)) } else { Err((SaveError::Elsewhere, flash)) }
    }

    /// Writes what is different in these bytes. Returns when it is safe.
    pub async fn write(&mut self, bytes: &[u8]) -> Result<(), SaveError> {
        if bytes == self.kept {
            return Ok(());
        }
        let transaction = transaction(&self.database, "readwrite")?;
        let done = done(&transaction);
        let store = transaction.object_store(NAME)?;
        if revision(&store).await? != self.revision {
            return Err(SaveError::Elsewhere);
        }
        let sectors = bytes.chunks(SECTOR).zip(self.kept.chunks(SECTOR)).enumerate();
        for (number, (new, _)) in sectors.filter(|(_, (new, old))| new != old) {
            store.put_with_key(&Uint8Array::from(new), &(number as u32).into())?;
        }
        store.put_with_key(&(self.revision + 1.0).into(), &REVISION.into())?;
        JsFuture::from(done).await?;
        self.revision += 1.0;
        self.kept.copy_from_slice(bytes);
        Ok(())
    }
}

/// Reads the sectors, those that were never written as erased, and the revision.
async fn read(database: &IdbDatabase) -> Result<(Vec<u8>, f64), JsValue> {
    let store = transaction(database, "readonly")?.object_store(NAME)?;
    let mut bytes = Flash::blank().to_bytes();
    let revision = revision(&store).await?;
    for (number, sector) in bytes.chunks_mut(SECTOR).enumerate() {
        let found = answer(&store.get(&(number as u32).into())?).await?;
        if let Some(found) = found.dyn_ref::<Uint8Array>().filter(|found| found.length() == SECTOR as u32) {
            found.copy_to(sector);
        }
    }
    Ok((bytes, revision))
}

async fn revision(store: &IdbObjectStore) -> Result<f64, JsValue> {
    Ok(answer(&store.get(&REVISION.into())?).await?.as_f64().unwrap_or(0.0))
}

async fn open_database() -> Result<IdbDatabase, JsValue> {
    let factory = window().indexed_db()?.ok_or("no database")?;
    let request = factory.open_with_u32(NAME, 1)?;
    let opened = request.clone();
    let create = Closure::once(move || {
        let database: Result<IdbDatabase, _> = opened.result().map(JsCast::unchecked_into);
        let _ = database.and_then(|database| database.create_object_store(NAME));
    });
    request.set_onupgradeneeded(Some(create.as_ref().unchecked_ref()));
    Ok(answer(&request).await?.unchecked_into())
}

/// Begins a transaction that reports only when the bytes are on the disk.
fn transaction(database: &IdbDatabase, mode: &str) -> Result<IdbTransaction, JsValue> {
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let begin: Function = Reflect::get(database, &"transaction".into())?.unchecked_into();
    begin.call3(database, &NAME.into(), &mode.into(), &options).map(JsCast::unchecked_into)
}

/// Waits for the result of a request to the database.
async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => request.result(),
        Err(_) => Err(request.error()?.map_or(JsValue::UNDEFINED, JsValue::from)),
    }
}

/// Waits for the end of a transaction. Returns whether it ended well.
fn done(transaction: &IdbTransaction) -> Promise {
    Promise::new(&mut |resolve, reject| {
        let failed = transaction.clone();
        let reject = Closure::once_into_js(move || {
            let error = failed.error().map_or(JsValue::UNDEFINED, JsValue::from);
            let _ = reject.call1(&JsValue::UNDEFINED, &error);
        });
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(reject.unchecked_ref()));
    })
}

/// Takes the lock for as long as the page is open. Returns whether it got it, or there are no locks.
async fn lock() -> bool {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).unwrap_or(JsValue::UNDEFINED);
    if locks.is_undefined() {
        return true;
    }
    let options = Object::new();
    let _ = Reflect::set(&options, &"ifAvailable".into(), &true.into());
    let locks: LockManager = locks.unchecked_into();
    let granted = Promise::new(&mut |resolve, _| {
        let refused = resolve.clone();
        let granted = Closure::once_into_js(move |lock: JsValue| {
            let _ = resolve.call1(&JsValue::UNDEFINED, &(!lock.is_null()).into());
            // The lock is held until this promise is settled, which it never is.
            Promise::new(&mut |_, _| ())
        });
        // A page that may not have locks goes by the revision.
        let refused = Closure::once_into_js(move || refused.call1(&JsValue::UNDEFINED, &true.into()));
        locks.request(NAME, &options, granted.unchecked_ref()).catch_with(refused.unchecked_ref());
    });
    JsFuture::from(granted).await.is_ok_and(|granted| granted.is_truthy())
}
