//! The repository itself: every game has its files, links lead somewhere, the rulebooks' numbers stand in the rules
//! alone, texts agree with them, saves lie where the guide says, and the workflows run every check.

mod games;
mod links;
mod memory;
mod numbers;
mod texts;
mod workflows;
