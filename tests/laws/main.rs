//! The laws of the design over random play: one file per game, and one that shows that each law can fail.

mod castles;
mod dice_game;
mod lawful;
mod laws_themselves;
mod natick;
