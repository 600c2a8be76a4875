//! Nothing is ever lost: whole games are played by buttons, and the power goes at any moment.

mod again;
mod line;
mod single;
mod states;
