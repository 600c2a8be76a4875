//! Whatever bytes there are where a game should be: nothing panics, nothing hangs, and a state is never another than what
//! the rules make of its actions.

mod actions;
mod files;
mod journals;
mod mutate;
mod records;
mod regions;
mod texts;
