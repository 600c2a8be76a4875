//! Saves that outlast the program.

use std::fs;
use std::path::{Path, PathBuf};

use handheld::{Flash, FlashFile, FlashFileError};

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("flash-file").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder.join("deep/flash.bin")
}

#[test]
fn what_was_saved_is_read_again() {
    let path = file("again");
    let mut first = FlashFile::open(&path).unwrap();
    assert_eq!(first.flash().to_bytes(), Flash::blank().to_bytes());
    first.save().unwrap();
    assert!(!path.exists(), "nothing changed, nothing to save");
    first.flash().damage(|bytes| bytes[70_000] = 7);
    first.save().unwrap();
    drop(first);

    let bytes = fs::read(&path).unwrap();
    assert_eq!((bytes.len(), bytes[70_000]), (Flash::SIZE, 7));
    assert_eq!(FlashFile::open(&path).unwrap().flash().to_bytes(), bytes);
}

#[test]
fn two_consoles_never_share_a_file() {
    let path = file("shared");
    let first = FlashFile::open(&path).unwrap();
    assert!(matches!(FlashFile::open(&path), Err(FlashFileError::InUse(_))));
    drop(first);
    FlashFile::open(&path).unwrap();
}

#[test]
fn a_failed_save_keeps_the_old_file_and_the_next_one_saves() {
    let path = file("failed");
    let mut flash_file = FlashFile::open(&path).unwrap();
    flash_file.flash().damage(|bytes| bytes[0] = 1);
    flash_file.save().unwrap();

    // A folder where the new file would be written: the save fails.
    let obstacle = path.with_extension("bin.new");
    fs::create_dir(&obstacle).unwrap();
    flash_file.flash().damage(|bytes| bytes[0] = 2);
    flash_file.save().unwrap_err();
    assert_eq!(fs::read(&path).unwrap()[0], 1);

    fs::remove_dir(&obstacle).unwrap();
    flash_file.save().unwrap();
    assert_eq!(fs::read(&path).unwrap()[0], 2);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let path = file("link");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let link = path.with_file_name("link.bin");
    fs::write(&path, Flash::blank().to_bytes()).unwrap();
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let mut flash_file = FlashFile::open(&link).unwrap();
    flash_file.flash().damage(|bytes| bytes[0] = 9);
    flash_file.save().unwrap();
    assert!(link.is_symlink());
    assert_eq!(fs::read(&path).unwrap()[0], 9);
}
