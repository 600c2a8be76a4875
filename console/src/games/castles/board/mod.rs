//! What a player acts on: the estate, the depots, and the lists to choose from.

pub mod alone;
pub mod choice;
pub mod depots;
pub mod estate;
pub mod focus;
pub mod list;
pub mod routes;
pub mod sheet;
pub mod shields;
pub mod team;
pub mod tribute;
