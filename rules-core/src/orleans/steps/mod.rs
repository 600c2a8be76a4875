//! The small steps that jobs, places and events are made of: coins and goods, followers, citizens, tracks.

mod citizens;
mod people;
mod purse;
mod tracks;
