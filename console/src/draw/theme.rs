//! One palette and one set of fonts for every screen.

use embedded_graphics::pixelcolor::{Rgb565, RgbColor};

use crate::draw::font::{self, Font};

/// The colour with this RGB565 value.
pub const fn rgb(raw: u16) -> Rgb565 {
    Rgb565::new((raw >> 11) as u8, (raw >> 5 & 63) as u8, (raw & 31) as u8)
}

/// Outlines, and text on bright colours.
pub const INK: Rgb565 = rgb(0x0883);
/// What everything lies on.
pub const GROUND: Rgb565 = rgb(0x18e5);
/// Boxes and bars.
pub const PANEL: Rgb565 = rgb(0x2167);
/// Boxes that can be chosen.
pub const RAISED: Rgb565 = rgb(0x320b);
/// Lines between parts.
pub const LINE: Rgb565 = rgb(0x532f);
/// Text.
pub const TEXT: Rgb565 = rgb(0xffbb);
/// Text that matters less.
pub const QUIET: Rgb565 = rgb(0x9d57);
/// What a choice brings.
pub const GAIN: Rgb565 = rgb(0x7f93);
/// What a choice costs, and workers.
pub const COST: Rgb565 = rgb(0xfd8a);
/// The cursor.
pub const CURSOR: Rgb565 = rgb(0xfa94);
/// A completed area.
pub const COMPLETE: Rgb565 = rgb(0xff0f);
/// What you can use.
pub const LEGAL: Rgb565 = rgb(0xffff);
/// Silver.
pub const SILVER: Rgb565 = rgb(0xd71d);
/// The light plane of sprites.
pub const PAPER: Rgb565 = rgb(0xffbc);

/// Single words and counts only.
pub const TINY: &Font = &font::FONT_6X10;
/// Key caps and labels of rows.
pub const SMALL: &Font = &font::FONT_6X13;
/// Plain text.
pub const PLAIN: &Font = &font::FONT_7X13;
/// Headings and lists.
pub const BOLD: &Font = &font::FONT_7X13_BOLD;
/// Names in bars and lists.
pub const NAME: &Font = &font::FONT_7X14_BOLD;
/// Numbers that decide.
pub const NUMBER: &Font = &font::FONT_9X15_BOLD;
/// Marks and stocks.
pub const LARGE: &Font = &font::FONT_10X20;

/// How one kind of space or tile is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint {
    /// Placed, marked, or lying ready.
    pub tile: Rgb565,
    /// A space that can be used now.
    pub lit: Rgb565,
    /// Any other space.
    pub empty: Rgb565,
    /// The small symbol on an empty space.
    pub sign: Rgb565,
    /// Digits on a tile.
    pub digit: Rgb565,
}

/// A tint with dark digits.
pub const fn tint(tile: u16, lit: u16, empty: u16, sign: u16) -> Tint {
    Tint { tile: rgb(tile), lit: rgb(lit), empty: rgb(empty), sign: rgb(sign), digit: INK }
}

/// A tint with light digits.
pub const fn dark(tile: u16, lit: u16, empty: u16, sign: u16) -> Tint {
    Tint { digit: TEXT, ..tint(tile, lit, empty, sign) }
}

/// Tints by [`Swatch`].
pub type Tints = [Tint; 6];

/// The six kinds of space, in both games of the Loire valley.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Swatch {
    /// Dark green.
    Castle,
    /// Grey.
    Mine,
    /// Blue: ships, rivers.
    Ship,
    /// Pastures.
    Animal,
    /// Monasteries.
    Monastery,
    /// Buildings, cities.
    Building,
}

/// The colours of every game for red-green colour blindness.
pub const COLOUR_BLIND: Tints = [
    dark(0x5041, 0x3883, 0x30a3, 0x9bae),
    tint(0x8c74, 0x5acd, 0x4a6c, 0xb598),
    dark(0x09ba, 0x1150, 0x114e, 0x6c3c),
    tint(0x67db, 0x44b1, 0x3bef, 0x97dc),
    tint(0xf6a3, 0x9404, 0x7b64, 0xf70a),
    tint(0xd260, 0x79a2, 0x6983, 0xe46b),
];

/// Colours of the seats; each has a shape too.
pub const SEATS: [Rgb565; 5] = [rgb(0xfb47), rgb(0x4e5d), rgb(0xc3ff), rgb(0xf759), rgb(0x9f2d)];

/// Mixes `percent` of the second colour into the first.
pub fn mix(a: Rgb565, b: Rgb565, percent: u32) -> Rgb565 {
    let blend = |a: u8, b: u8| ((u32::from(a) * (100 - percent) + u32::from(b) * percent + 50) / 100) as u8;
    Rgb565::new(blend(a.r(), b.r()), blend(a.g(), b.g()), blend(a.b(), b.b()))
}
