//! The games for one player, and for two teams.

pub mod solo;
pub mod team;
