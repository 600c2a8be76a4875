//! The best weights found for Natick, as `tune --out` writes them.
//!
//! What they were tuned on, the latest run last:
//! - `natick`; seed and games are not known

use super::Weights;

/// The best weights found.
pub const TUNED: Weights = Weights {
    point: 171,
    near: 23,
    goal: 678,
    coins: [46, 29, 18, 19, 13, 13],
    regions: [41, 64, 26],
    resources: [-19, -2, -4, 17],
    coming: 14,
    full: -2,
    numbers: 3,
    sites: [-6, 36, 32, 20, 21],
    ready: [2, 48, 49, 21, 37],
    lack: -7,
    traders: 10,
    knights: 33,
    raid: -39,
    accept: 34,
    won: 1675,
};
