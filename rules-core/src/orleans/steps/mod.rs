//! The small steps that jobs, places and events are made of: coins and goods, followers, citizens, technology tiles,
//! tracks.

mod citizens;
mod people;
mod purse;
mod technology;
mod tracks;
