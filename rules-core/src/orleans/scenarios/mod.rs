//! What a scenario changes, as data.

pub mod citizen;
pub mod objective;
pub mod rules;
pub mod scenario;

pub use objective::{Goal, Objective};
pub use rules::DIGNITARY_TOWNS;
pub use scenario::{Level, Scenario};
