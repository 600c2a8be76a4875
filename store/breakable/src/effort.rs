//! How thoroughly a law is tried.

/// Returns whether the long runs are wanted: `LOIRE_LONG` is set, and not to 0.
pub fn is_long() -> bool {
    std::env::var_os("LOIRE_LONG").is_some_and(|value| value != "0")
}

/// Returns the seed of what is drawn by lot: `LOIRE_SEED` if it is set, else the same every time. Prints it, so that a
/// test that fails says how to see it again.
///
/// # Panics
/// If `LOIRE_SEED` is no number.
pub fn seed() -> u64 {
    let seed = std::env::var("LOIRE_SEED").map_or(1, |text| text.parse().expect("LOIRE_SEED is a number"));
    println!("LOIRE_SEED={seed}");
    seed
}
