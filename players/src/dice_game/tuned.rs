//! The best weights found for the Dice Game, as `tune --out` writes them.
//!
//! What they were tuned on, the latest run last:
//! - `dice-game --players 1`; seed and games are not known

use super::Weights;

/// The best weights found.
pub const TUNED: Weights = Weights {
    bonuses: [176, 91, 179, 26],
    second: 33,
    ramp: 7,
    progress: [141, 74, 28, 25],
    pace: 51,
    unreached: 38,
    numbers: [29, 64, 56, 68, 60, 49, 72],
    colours: [34, 54, 21, 13],
    early: 11,
    pairs: 7,
    open: -1,
    room: 22,
    marked: 67,
};
