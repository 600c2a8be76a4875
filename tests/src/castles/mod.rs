//! The Castles of Burgundy as text: positions, actions and cases. The format is described in
//! `tests/cases/castles/README.md`.

mod actions;
pub mod alone;
mod case;
mod names;
mod position;
mod shown;

pub use actions::{action_text, read_action};
pub use shown::{EXPANDED, SHIELDS, SHOWN, shows, shows_expanded};
