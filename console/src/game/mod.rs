//! How a game plugs into the console, and a session of it.

pub mod card;
pub mod form;
pub mod help;
pub mod lesson;
pub mod log;
pub mod motion;
pub mod opening;
pub mod reason;
pub mod scene;
pub mod session;
pub mod step;
pub mod table;
pub mod visitor;
pub mod wording;
