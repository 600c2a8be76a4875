//! A journal read from a text was played through the rules: `cargo +nightly fuzz run text` in `tests/`.
#![no_main]

use console::Packed;
use libfuzzer_sys::fuzz_target;
use tests::arbitrary::{text, unpack};

fuzz_target!(|data: &[u8]| {
    text(data);
    if let Ok(packed) = Packed::from_bytes(data) {
        unpack(&packed);
    }
});
