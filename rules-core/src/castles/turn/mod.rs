//! What can be done in a turn, and what it does.

pub mod legal;
pub mod list;
pub mod play;
pub mod ship;
pub mod waiting;
