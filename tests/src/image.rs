//! Images of the save region.

use std::path::Path;

use handheld::Flash;

/// Returns the bytes of an image in `tests/flash`, filled up to the size of the save region.
///
/// # Panics
/// If there is none.
pub fn image(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("flash").join(name);
    let mut bytes = std::fs::read(path).expect("the image is there");
    bytes.resize(Flash::SIZE, 0xff);
    bytes
}
