//! The Colonists of Natick: a piecepack game for two.
//!
//! Each player's colony is a row of villages, towns and roads, with regions above and below that hold coins. In each
//! turn four dice are rolled; the passive player divides them, the active one takes one set. Nulls and aces are events,
//! numbers bring coins; then the active player trades and builds. Seven points bring on the end.
//!
//! Only a fragment of its rulebook is known: what is ours stands in [`tables`], marked.

mod action;
mod build;
mod colony;
mod die_event;
mod event;
mod legal;
mod play;
mod preview;
mod score;
mod setup;
mod state;
mod step;
pub mod tables;
mod tile;
mod trade;
mod turn;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Build, Illegal, Offer, Tray};
pub use colony::{Colony, Columns, Field, HOME, Purse};
pub use die_event::Effect;
pub use event::{Cause, DieEvent, Event, Idle, Origin};
pub use preview::Preview;
pub use score::Source;
pub use setup::{FIRST_SPACES, Refusal, Setup};
pub use state::{Natick, opponent};
pub use step::{Job, Step};
pub use tile::{DiceSet, Region, Regions, Resource, Row, Side, Space, Suit};
