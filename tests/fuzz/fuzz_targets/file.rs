//! The games of whatever file the page and `--replay` are given can be watched: `cargo +nightly fuzz run file` in `tests/`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tests::arbitrary::file;

fuzz_target!(|data: &[u8]| file(data));
