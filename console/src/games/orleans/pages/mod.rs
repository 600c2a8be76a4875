//! Pages to look at: goals, the city, everybody, the end of a round, the score.

pub mod city;
pub mod goals;
pub mod interlude;
pub mod players;
pub mod score;
pub mod stock;
