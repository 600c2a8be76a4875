//! What a player acts on: the player's board, the map, tracks, deeds, place tiles, structures.

pub mod deeds;
pub mod map;
pub mod mat;
pub mod structures;
pub mod tiles;
pub mod tracks;
