//! The save region as a file.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::{Flash, WrongSize};

/// A [`Flash`] with the file that keeps it: the save region alone, byte for byte, as the device has it.
#[derive(Debug)]
pub struct FlashFile {
    path: PathBuf,
    flash: Flash,
    saved: u64,
    /// Held as long as the file is open, so that two consoles never write over each other's games.
    _lock: File,
}

/// Why a flash file can't be opened or saved.
#[derive(Debug, Error)]
pub enum FlashFileError {
    /// The operating system refused.
    #[error("{0}: {1}", .path.display(), .error)]
    Io {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// It is not an image of the save region.
    #[error("{0}: {1}", .path.display(), .error)]
    Size {
        /// Which file.
        path: PathBuf,
        /// How long it is.
        error: WrongSize,
    },
    /// Another console has it open.
    #[error("{}: another simulator has this flash open", .0.display())]
    InUse(PathBuf),
}

/// Returns `path` with `ending` behind it.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

impl FlashFile {
    /// Opens the file at `path`; if there is none, the flash is blank and the first save makes it.
    pub fn open(path: &Path) -> Result<Self, FlashFileError> {
        let io_error = |path: &Path| {
            let path = path.to_owned();
            move |error| FlashFileError::Io { path, error }
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(io_error(folder))?;
        }
        // A save replaces the file: through a link, it must be the one that the link points at.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let lock_path = beside(&path, ".lock");
        let lock = File::create(&lock_path).map_err(io_error(&lock_path))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(FlashFileError::InUse(path)),
            Err(TryLockError::Error(error)) => return Err(FlashFileError::Io { path: lock_path, error }),
        }
        let flash = match fs::read(&path) {
            Ok(bytes) => {
                Flash::from_bytes(bytes).map_err(|error| FlashFileError::Size { path: path.clone(), error })?
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Flash::blank(),
            Err(error) => return Err(FlashFileError::Io { path, error }),
        };
        Ok(FlashFile { path, saved: flash.changes(), flash, _lock: lock })
    }

    /// Returns the flash.
    pub fn flash(&self) -> &Flash {
        &self.flash
    }

    /// Saves the flash if it changed since the last save. The file is always whole: the old one or the new one.
    pub fn save(&mut self) -> Result<(), FlashFileError> {
        let changes = self.flash.changes();
        if changes != self.saved {
            self.replace().map_err(|error| FlashFileError::Io { path: self.path.clone(), error })?;
            self.saved = changes;
        }
        Ok(())
    }

    fn replace(&self) -> io::Result<()> {
        let new = beside(&self.path, ".new");
        let mut file = File::create(&new)?;
        file.write_all(&self.flash.to_bytes())?;
        file.sync_all()?;
        fs::rename(new, &self.path)
    }
}
