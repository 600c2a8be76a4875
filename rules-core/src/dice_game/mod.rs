//! The Castles of Burgundy: The Dice Game.
//!
//! Everybody marks hexes of their own sheet with pairs of dice that all share: one for the number, one for the colour.
//! Whole areas bring points, the more the sooner, and bonuses that bend the dice. [`DiceGame`] is the game;
//! `RULES.md` beside this crate lists how open questions are settled.

mod action;
mod event;
mod layout;
mod legal;
mod play;
mod preview;
mod round;
mod score;
mod setup;
mod sheet;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Change, Illegal};
pub use event::Event;
pub use layout::Layout;
pub use legal::Ask;
pub use preview::Preview;
pub use round::{Part, Roll};
pub use score::{Grade, Prize, Race, Source};
pub use setup::{Duchy, Refusal, Setup, Variant};
pub use sheet::Sheet;
pub use state::{DiceGame, Stage};
pub use tables::{AREA_POINTS, BOXES, Bonus, Colour, FINISH_POINTS, PHASES, SALE_POINTS, SOLO_ROUNDS};
