//! Drawing: the frame and the pen, fonts and sprites, hexagons, and what every screen has.

pub mod chrome;
pub mod font;
pub mod frame;
pub mod hexagon;
pub mod map;
pub mod pen;
pub mod sprite;
pub mod step;
pub mod theme;
