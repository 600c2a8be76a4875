//! What things are called, what a counter says, the log, and the words of the form.

pub mod counter;
pub mod form;
pub mod log;
pub mod names;
