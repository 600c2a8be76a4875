//! What all views draw with: icons, colours, tiles and dice, the spaces of an estate.

pub mod icons;
pub mod layout;
pub mod paint;
pub mod palette;
