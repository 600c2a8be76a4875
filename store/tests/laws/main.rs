//! The laws of the store, on a flash to break.

mod contract;
mod costs;
mod damage;
mod deeds;
mod model;
mod power_cuts;
mod wear;
