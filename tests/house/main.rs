//! The repository itself: every game has its files, links lead somewhere, and numbers of the rulebooks stand in the rules.

mod games;
mod links;
mod numbers;
