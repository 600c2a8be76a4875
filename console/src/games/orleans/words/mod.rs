//! What happens and what would happen, in words: the log, what an action brings, what an event takes.

pub mod form;
pub mod gain;
pub mod log;
pub mod names;
pub mod toll;
