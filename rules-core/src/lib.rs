//! The rules of Loire's games.
//!
//! Each game is a folder with the same file names, and implements [`Game`]: a set-up is checked once, the state
//! lists its legal actions, and `apply` plays one of them and reports what happened. Nothing here knows a screen, a
//! clock, a chip or a flash.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

pub mod base32;
pub mod castles;
pub mod choice;
pub mod dice;
pub mod dice_game;
pub mod game;
mod games;
pub mod hex;
pub mod natick;
pub mod orleans;
pub mod playout;
pub mod seed;
pub mod sort;

pub use dice::Dice;
pub use game::{Actions, Gain, Game, MAX_PLAYERS, Phrase, Player, Reasons, Standing, Turn};
pub use seed::Seed;
