//! What lies on the table, and every question about it that needs no rule of a job.

pub mod cards;
pub mod check;
pub mod city;
pub mod holding;
pub mod invasion;
pub mod lack;
pub mod state;
pub mod structures;

pub use check::PositionError;
pub use city::City;
pub use holding::Holding;
pub(crate) use holding::spots;
pub use invasion::{Assets, TeamToll};
pub use lack::Lack;
pub use state::Position;
pub use structures::{Card, Site, Structures};
