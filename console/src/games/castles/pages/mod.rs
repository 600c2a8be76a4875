//! Pages to look at: everybody, the end of a phase, the score.

pub mod colours;
pub mod interlude;
pub mod players;
pub mod score;
