//! Drawing for the screens: the frame and the pen, fonts and sprites, hexagons, and what every screen has.
//!
//! It is a crate of its own so that the image can be small and still fast: what fills pixels is compiled for speed, the
//! screens that decide what to draw for size.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]

pub use texts::line;

pub mod chrome;
pub mod font;
pub mod frame;
pub mod hexagon;
pub mod map;
pub mod pen;
pub mod sprite;
pub mod theme;
