//! What things are called, what a counter says, the log, and the words of the form.

pub mod counter;
#[cfg_attr(not(test), expect(dead_code, reason = "the console still takes the words of the rules"))]
pub mod form;
pub mod log;
pub mod names;
