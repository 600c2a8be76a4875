//! The best weights found for Castles, as `tune --out` writes them.
//!
//! What they were tuned on, the latest run last:
//! - `castles`; seed and games are not known
//! - `castles --players 1`, those of the solo game; seed and games are not known

use super::{Alone, Weights};

/// The best weights found.
pub const TUNED: Weights = Weights {
    silver: 87,
    workers: [20, 21],
    sale: 154,
    progress: [164, 106, 87, 56, 15, 34, 15, 30],
    kinds: [12, -2, 79, 44, 64, 70],
    pace: 82,
    unreached: 70,
    colours: [252, 118, 55, 39, 14, 13],
    stored: 27,
    blocked: 20,
    late: 56,
    crowded: [-18, -39],
    spaces: 15,
    castle: 491,
    ship: -49,
    cargo: 70,
    mine: -15,
    buildings: [60, 195, 178, 170, 206, 233, 155, 260],
    monasteries: [257, 154, 422, 229, 133, 588, 180, 554, 537, 289, 205, 361, 241, 446],
    growth: [1149, 458, 533, 735, 631],
    die: 322,
    waiting: [109, 215, 181],
    first: 43,
    open_kinds: 23,
    open: 13,
    numbers: 6,
    herd: 19,
    filled: 80,
    ramp: 15,
    alone: Alone {
        kinds: [1, 0, -6, 10, 1, -12],
        stored: [32, 14],
        crowded: [6, -6],
        silver: 11,
        workers: [15, 5],
        goods: 5,
        ship: [8, 2],
        mine: 0,
        buildings: [2, 9, 17, 19, 12, 22, 4, 21],
        monasteries: [17, 20, 24, 25, 6, 63, 9, 52, 48, 16, 17, 36, 26, 50],
        acts: [29, 25, 29, 10, 64],
        target: 29,
        pace: 233,
        progress: [30, 27, 18, 18, 8, 1],
        colours: [37, 30, 25, 15, 7, 4],
        open: [8, 5, 2],
        ramp: 7,
    },
};
