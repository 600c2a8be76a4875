//! What the console keeps beside the journals, as records: names, settings, statistics, and what reviews found.

pub mod name;
pub mod reviews;
pub mod settings;
pub mod statistics;
