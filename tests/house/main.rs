//! The repository itself: every game has its files, links lead somewhere, numbers of the rulebooks stand in the rules and
//! texts tell them, and the forge checks all.

mod games;
mod links;
mod numbers;
mod texts;
mod workflows;
