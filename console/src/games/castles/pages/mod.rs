//! What one looks at: everybody, the end of a phase, the score.

pub mod interlude;
pub mod players;
pub mod score;
