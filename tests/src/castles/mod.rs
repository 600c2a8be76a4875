//! The Castles of Burgundy as text: positions, actions and cases. The format is described in
//! `tests/cases/castles/README.md`.

mod actions;
mod case;
mod names;
mod position;
mod shown;
mod text;

pub use actions::{action_text, read_action};
pub use case::{Case, read_cases};
pub use position::{Reader, position_text};
pub use shown::{SHOWN, shows};
pub use text::{Error, Line, Word};
