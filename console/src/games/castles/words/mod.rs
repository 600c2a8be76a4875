//! What things are called, what a counter says, and the log.

pub mod counter;
pub mod log;
pub mod names;
