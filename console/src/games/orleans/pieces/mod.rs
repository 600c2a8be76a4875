//! What all is drawn and said with: icons, colours, followers and goods, the two lines of the strip.

pub mod icons;
pub mod lines;
pub mod paint;
pub mod palette;
