//! What happens and what would, in words: the log, what an action brings, what an event takes.

pub mod gain;
pub mod log;
pub mod toll;
