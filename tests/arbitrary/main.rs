//! Arbitrary bytes in place of a game: nothing panics, nothing hangs, and a state is always what the rules make of its
//! actions.

mod actions;
mod files;
mod journals;
mod mutate;
mod records;
mod regions;
mod texts;
