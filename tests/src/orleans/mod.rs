//! Orléans as text: positions, actions and cases. The format is described in `tests/cases/orleans/README.md`.

mod actions;
mod city;
mod expect;
mod greedy;
mod names;
pub mod planner;
mod position;
mod written;

pub use actions::{action_text, read_action};
pub use greedy::{eager, greedy};
pub use names::event_name;
pub use position::Reader;
pub use written::position_text;
