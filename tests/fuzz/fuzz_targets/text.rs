//! A journal read from a text was played through the rules: `cargo +nightly fuzz run text` in `tests/`.
#![no_main]

use console::Parcel;
use libfuzzer_sys::fuzz_target;
use tests::arbitrary::{parcel, text};

fuzz_target!(|data: &[u8]| {
    text(data);
    if let Ok(packed) = Parcel::from_bytes(data) {
        parcel(&packed);
    }
});
