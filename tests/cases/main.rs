//! Rulebook cases as data: one file per game.

mod castles;
mod orleans;
