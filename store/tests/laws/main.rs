//! The laws of the store, on a flash that breaks.

mod contract;
mod costs;
mod damage;
mod model;
mod operations;
mod pages;
mod power_cuts;
mod staging;
mod wear;
