//! What a scenario changes, as data.

pub mod citizen;
pub mod objective;
pub mod rules;
pub mod scenario;

pub use citizen::DIGNITARY_TOWNS;
pub use objective::{Goal, Objective};
pub use scenario::{Level, Scenario};
