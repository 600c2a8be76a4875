//! Computer players.
//!
//! A game that computers can play implements [`Computer`]: a [`Judge`] says what a position is worth, a table says how
//! hard each [`Level`] looks. The search is shared: a [`Thinker`] plans the rest of a turn by a beam, and may compare the
//! best turns over some draws of what is hidden.
//!
//! A player gets a view and nothing else, so that it knows what a person in its seat knows. The same view, level and
//! seed give the same decision on every machine, however the thinking is sliced.
//!
//! | file | holds |
//! |---|---|
//! | `judge` | what a search asks of a game |
//! | `net` | what players have learned |
//! | `plan` | a beam over the rest of a turn |
//! | `thinker` | a decision from start to end |
//! | `review` | what the decisions of a recorded game cost, and what its draws were worth |
//! | `castles`, `dice_game`, `natick`, `orleans` | the judges, their weights and levels |
//! | `plain` | simple rules to play by |
//!
//! Beside each judge stand its weights in `tuned`, as the tuner writes them. What a table of weights is, and the unit of
//! values, stand in `orleans-value`: both crates need them, and it is the lower one.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

pub mod castles;
pub mod dice_game;
mod judge;
pub mod natick;
pub mod net;
pub mod orleans;
mod plain;
mod plan;
pub mod review;
mod thinker;

pub use orleans_value::weights::{POINT, SHARE, Tunable};

pub use judge::{Approach, Computer, Judge, Level, Next, Search, Valuer};
pub use plan::DEPTH;
pub use thinker::{Thinker, Thought, public_seed};
