//! The rules of Loire's games.
//!
//! Each game is a folder with the same file names, some of them in subfolders (rooms), and implements [`Game`]: a
//! set-up is checked once, the state lists its legal actions, and `apply` plays one of them and reports what happened.
//! Nothing here knows a screen, a clock, a chip or a flash.
//!
//! | file | holds |
//! |---|---|
//! | `setup` | the plain value that a game starts from, and its options |
//! | `tables` | the values of the rulebook |
//! | `state` | where a game stands |
//! | `action` | what a player decides, and why it may be refused |
//! | `legal` | which actions are legal; `list` has the list of them where it is long |
//! | `play` | what an action does |
//! | `event` | what happened |
//! | `score` | points, and who is ahead |
//! | `preview` | what an action would bring |
//! | `view` | what a player may see |
//!
//! Other files are the game's own nouns. Files and rooms are layered in floors: each uses only what stands below it,
//! which `tests/floors.rs` checks. The rulebook's examples are tests in the game's folder, or texts in `tests/cases`
//! where the game can [check](castles::Position::check) any position that is written down.

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
