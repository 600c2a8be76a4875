//! Nothing is ever lost: whole games are played by buttons on a flash whose power and cells fail at any moment.

mod again;
mod cuts;
mod damage;
mod line;
mod states;
mod worn;
