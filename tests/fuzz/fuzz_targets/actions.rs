//! An action is accepted exactly when it is listed, in every game and set-up, whatever bytes they are read from:
//! `cargo +nightly fuzz run actions` in `tests/`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tests::arbitrary::actions;

fuzz_target!(|data: &[u8]| actions(data));
