//! A device starts on whatever is in its save region: `cargo +nightly fuzz run region flash` in `tests/`, which begins
//! with the images there.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tests::Chip;
use tests::arbitrary::region;

fuzz_target!(|data: &[u8]| {
    let mut chip = Chip::new(32, 4096);
    for (cell, byte) in chip.cells.iter_mut().zip(data) {
        *cell = *byte;
    }
    region::<4096>(&chip);
});
