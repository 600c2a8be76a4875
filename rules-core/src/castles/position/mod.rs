//! What lies on the table, and what follows from it.

pub mod built;
pub mod rights;
pub mod state;
