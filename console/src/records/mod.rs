//! What the console keeps beside the journals: names, settings and statistics as records.

pub mod name;
pub mod reviews;
pub mod settings;
pub mod statistics;
