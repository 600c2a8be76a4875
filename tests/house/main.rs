//! The repository itself: every game has its files, links lead somewhere, the rulebooks' numbers stand in the rules
//! alone, texts agree with them, and the workflows run every check.

mod games;
mod links;
mod numbers;
mod texts;
mod workflows;
