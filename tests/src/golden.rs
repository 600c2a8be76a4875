//! Pictures that must stay as they are.

use std::path::{Path, PathBuf};

use console::SIDE;
use handheld::Picture;

/// The environment variable that, if set, accepts every picture as the one to compare with.
const BLESS: &str = "LOIRE_BLESS";

/// Compares `picture` with `tests/golden/NAME.png`.
///
/// # Panics
///
/// If it is different, or there is none to compare with. The message says where to look, and how to accept it.
#[track_caller]
pub fn golden(name: &str, picture: &Picture) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this crate is a folder of the workspace");
    let fresh = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from).join("golden");
    if let Err(complaint) =
        compare(name, picture, &root.join("tests/golden"), &fresh, std::env::var_os(BLESS).is_some())
    {
        panic!("{complaint}");
    }
}

/// Compares `picture` with the one in a folder, for testing.
fn compare(name: &str, picture: &Picture, golden: &Path, fresh: &Path, bless: bool) -> Result<(), String> {
    let file = format!("{name}.png");
    let save = |folder: &Path, file: &str, picture: &Picture| {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let path = folder.join(file);
        picture.save(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok::<_, String>(path)
    };
    let stored = golden.join(&file);
    let (problem, contrast) = match Picture::load(&stored) {
        Ok(expected) if expected == *picture => return Ok(()),
        Ok(expected) => (difference(&expected, picture), Some(picture.contrast(&expected))),
        Err(error) => (error.to_string(), None),
    };
    if bless {
        return save(golden, &file, picture).map(drop);
    }
    let new = save(fresh, &file, picture)?;
    let contrast = contrast.map(|contrast| save(fresh, &format!("{name}.contrast.png"), &contrast)).transpose()?;
    Err(format!(
        "{}: {problem}\n   now: {}\n{}accept: run the test again with {BLESS}=1",
        stored.display(),
        new.display(),
        contrast.map(|path| format!("  what: {}\n", path.display())).unwrap_or_default(),
    ))
}

/// Returns how many pixels differ, and where the first one is.
fn difference(expected: &Picture, picture: &Picture) -> String {
    let differ = || (0..).zip(expected.pixels().iter().zip(picture.pixels())).filter(|(_, (old, new))| old != new);
    let first: usize = differ().next().map_or(0, |(at, _)| at);
    format!("{} pixels differ, the first at {}, {}", differ().count(), first % SIDE, first / SIDE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use handheld::{Flash, Handheld, Host};

    #[test]
    fn a_picture_must_be_accepted_before_it_passes() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/golden-test");
        let _ = std::fs::remove_dir_all(&folder);
        let (golden, fresh) = (folder.join("golden"), folder.join("fresh"));
        let compare = |picture: &Picture, bless| compare("screen", picture, &golden, &fresh, bless);

        let picture = Handheld::new(Host::TEST, Flash::blank()).picture();
        let complaint = compare(&picture, false).unwrap_err();
        assert!(complaint.contains("LOIRE_BLESS=1"), "{complaint}");
        assert_eq!(Picture::load(&fresh.join("screen.png")).unwrap(), picture);
        compare(&picture, true).unwrap();
        compare(&picture, false).unwrap();

        let other = picture.contrast(&picture);
        let complaint = compare(&other, false).unwrap_err();
        assert!(complaint.contains("pixels differ, the first at 0, 0"), "{complaint}");
        let contrast = Picture::load(&fresh.join("screen.contrast.png")).unwrap();
        assert!(contrast.pixels().contains(&[255, 0, 255]));
        compare(&picture, false).unwrap();
    }
}
