//! What the console keeps beside the journals: settings and statistics as records.

pub mod settings;
pub mod statistics;
