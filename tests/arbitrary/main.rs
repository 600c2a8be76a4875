//! Whatever bytes there are where a game should be: nothing panics, nothing hangs, and a state is never another than what
//! the rules make of its actions.

mod journals;
mod mutate;
mod regions;
mod texts;
