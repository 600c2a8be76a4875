//! What all views draw with: icons, colours, followers and goods, the two lines of the strip.

pub mod icons;
pub mod lines;
pub mod paint;
pub mod palette;
