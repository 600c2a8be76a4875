//! What lies in the box: tiles and their effects, estates, shields, cards of trade routes, and the set of expansions.

pub mod counter;
pub mod edition;
pub mod effect;
pub mod estate;
pub mod expansion;
pub mod monastery;
pub mod route;
pub mod shield;
pub mod source;
pub mod tile;
