//! The printed parts: estates, depots, tiles, and what things are worth.

mod estates;
mod printed;
#[cfg(test)]
mod tests;

pub use estates::*;
pub use printed::*;
