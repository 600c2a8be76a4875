//! Nothing is ever lost: whole games are played by buttons on a flash that loses its power at any moment, and its cells.

mod again;
mod cuts;
mod damage;
mod line;
mod states;
mod worn;
