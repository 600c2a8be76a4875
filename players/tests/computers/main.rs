//! What holds of computer players. One program: what each part would search with is built once.

mod features;
mod laws;
mod levels;
mod plain;
mod review;
mod values;
