//! Files that the page and the simulator are given to watch: texts, flashes, and some that are neither.

use tests::arbitrary::file;
use tests::{Rng, image, is_long, seed};

use crate::mutate::{bytes, mutate};
use crate::texts::packed;

#[test]
fn mutated_files() {
    let seed = seed();
    let flashes = ["v2-running.bin", "v4-worn.bin"].map(image);
    for round in 0..if is_long() { 1500 } else { 60 } {
        println!("LOIRE_SEED={seed}, round {round}");
        let mut rng = Rng(seed.wrapping_add(round));
        let mut all = match rng.below(4) {
            0 => flashes[rng.below(2)].clone(),
            1 => bytes(&mut rng, 2000),
            _ => [packed(&mut rng).1, packed(&mut rng).1].concat().into_bytes(),
        };
        let whole = all.len();
        (0..rng.below(6)).for_each(|_| mutate(&mut all, b"LOIRE1-1-2-", &mut rng));
        if whole == flashes[0].len() {
            // A flash of another length is none.
            all.resize(whole, 0xff);
        }
        file(&all);
    }
}
