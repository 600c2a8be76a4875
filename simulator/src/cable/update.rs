//! Another version for the handheld: a UF2 file, copied onto the drive of its boot loader.

use std::error::Error;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// Bytes of a block, and the words that it begins with.
const BLOCK: usize = 512;
const MAGIC: [u32; 2] = [0x0a32_4655, 0x9e5d_5157];
/// The family of the RP2040.
const FAMILY: u32 = 0xe48b_ff56;
/// The flash that an image may write: behind it lie the saves.
const IMAGE: std::ops::Range<u32> = 0x1000_0000..0x101b_f000;
/// What every boot loader's drive has on it.
const MARK: &str = "INFO_UF2.TXT";
/// How long the drive may take to appear.
const PATIENCE: Duration = Duration::from_secs(30);

/// Returns why this is no image for a handheld, if it is not.
pub fn check(bytes: &[u8]) -> Result<(), &'static str> {
    let (blocks, rest) = bytes.as_chunks::<BLOCK>();
    if blocks.is_empty() || !rest.is_empty() {
        return Err("not a UF2 file");
    }
    for block in blocks {
        let word =
            |at: usize| block.get(at..).and_then(|from| from.first_chunk()).map_or(0, |word| u32::from_le_bytes(*word));
        if [word(0), word(4)] != MAGIC {
            return Err("not a UF2 file");
        }
        if word(28) != FAMILY {
            return Err("not for this chip");
        }
        if !IMAGE.contains(&word(12)) {
            return Err("it would write over what is saved");
        }
    }
    Ok(())
}

/// Copies the image onto the drive, as soon as that is there.
pub fn install(path: &Path, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    eprintln!("Waiting for the drive RPI-RP2.");
    let until = Instant::now() + PATIENCE;
    let drive = loop {
        if let Some(drive) = find(&roots()) {
            break drive;
        }
        if Instant::now() > until {
            return Err(format!("no drive RPI-RP2 appears here: copy {} onto it yourself", path.display()).into());
        }
        thread::sleep(Duration::from_millis(250));
    };
    let name = path.file_name().ok_or("a file without a name")?;
    let written = File::create(drive.join(name)).and_then(|mut file| {
        file.write_all(bytes)?;
        // The drive goes away as soon as it has everything.
        let _ = file.sync_all();
        Ok(())
    });
    written.map_err(|error| format!("{}: {error}", drive.display()))?;
    eprintln!("The handheld restarts with it.");
    Ok(())
}

/// Returns where drives appear.
fn roots() -> Vec<PathBuf> {
    let mut roots: Vec<PathBuf> = ["/media", "/run/media", "/Volumes", "/mnt"].map(PathBuf::from).into();
    if cfg!(windows) {
        roots.extend(('D'..='Z').map(|letter| format!("{letter}:\\").into()));
    }
    roots
}

/// Returns the drive of a boot loader in one of these folders, or a folder of a user in it.
fn find(roots: &[PathBuf]) -> Option<PathBuf> {
    let inside = |folder: &PathBuf| -> Vec<PathBuf> {
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
    };
    let first: Vec<PathBuf> = roots.iter().flat_map(inside).collect();
    let second: Vec<PathBuf> = first.iter().flat_map(inside).collect();
    roots.iter().chain(&first).chain(&second).find(|folder| folder.join(MARK).is_file()).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(address: u32, family: u32) -> Vec<u8> {
        let words = [MAGIC[0], MAGIC[1], 0x2000, address, 256, 0, 1, family];
        let mut block: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        block.resize(BLOCK, 0);
        block
    }

    #[test]
    fn only_images_that_leave_the_saves_alone_are_taken() {
        assert_eq!(check(&block(0x1000_0000, FAMILY)), Ok(()));
        assert_eq!(check(&block(0x101e_0000, FAMILY)), Err("it would write over what is saved"));
        assert_eq!(check(&block(0x1000_0000, 7)), Err("not for this chip"));
        assert_eq!(check(&block(0x1000_0000, FAMILY)[..500]), Err("not a UF2 file"));
        assert_eq!(check(&[0; BLOCK]), Err("not a UF2 file"));
        assert_eq!(check(b""), Err("not a UF2 file"));
    }

    #[test]
    fn the_drive_is_found_by_its_mark() {
        let root = std::env::temp_dir().join(format!("loire-drives-{}", std::process::id()));
        let drive = root.join("somebody").join("RPI-RP2");
        fs::create_dir_all(&drive).unwrap();
        assert_eq!(find(std::slice::from_ref(&root)), None);
        fs::write(drive.join(MARK), "UF2 Bootloader").unwrap();
        assert_eq!(find(std::slice::from_ref(&root)), Some(drive));
        fs::remove_dir_all(root).unwrap();
    }
}
