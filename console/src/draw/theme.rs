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
/// Where you are.
pub const CURSOR: Rgb565 = rgb(0xfa94);
/// Something whole.
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

const fn tint(tile: u16, lit: u16, empty: u16, sign: u16) -> Tint {
    Tint { tile: rgb(tile), lit: rgb(lit), empty: rgb(empty), sign: rgb(sign), digit: INK }
}

const fn dark(tile: u16, lit: u16, empty: u16, sign: u16) -> Tint {
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

/// Castles of Burgundy.
pub const CASTLES: Tints = [
    dark(0x12e8, 0x1207, 0x19c6, 0x74f1),
    tint(0x9d15, 0x632e, 0x52ac, 0xbdf8),
    tint(0x1b1d, 0x1a12, 0x19d0, 0x751e),
    tint(0x7e6f, 0x4bea, 0x4349, 0xa6f4),
    tint(0xff26, 0x9445, 0x7ba5, 0xff49),
    tint(0xb367, 0x6a46, 0x5a06, 0xccef),
];

/// The Dice Game.
pub const DICE_GAME: Tints = [
    dark(0x2348, 0x2227, 0x21e6, 0x74f0),
    tint(0xbe19, 0x73b0, 0x632e, 0xd6bb),
    tint(0x1bdf, 0x1a73, 0x1a30, 0x6d5f),
    tint(0xff47, 0x9466, 0x7ba6, 0xff69),
    dark(0x8950, 0x590b, 0x490a, 0xbbf6),
    tint(0xd3a3, 0x7a64, 0x6a24, 0xe52d),
];

/// The Colonists of Natick: crowns, moons, arms, units, dice, suns.
pub const NATICK: Tints = [
    dark(0x35ad, 0x2369, 0x22e8, 0x8eb5),
    dark(0x8c94, 0x52cd, 0x4a6b, 0xbe19),
    dark(0x3c5f, 0x2ab3, 0x2250, 0x95ff),
    tint(0xfd8a, 0x9347, 0x7ae7, 0xfe93),
    tint(0xf6a3, 0x8be3, 0x7364, 0xf72f),
    dark(0xea46, 0x8985, 0x7165, 0xf4d1),
];

/// Every game, for eyes that mix red and green.
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

/// Goods of types 1 to 6; each shows its digit too.
pub const GOODS: [Rgb565; 6] = [rgb(0x3616), rgb(0x9afc), rgb(0xfc78), rgb(0xea46), rgb(0x9b48), rgb(0xfce3)];

/// Mixes `percent` of the second colour into the first.
pub fn mix(a: Rgb565, b: Rgb565, percent: u32) -> Rgb565 {
    let blend = |a: u8, b: u8| ((u32::from(a) * (100 - percent) + u32::from(b) * percent + 50) / 100) as u8;
    Rgb565::new(blend(a.r(), b.r()), blend(a.g(), b.g()), blend(a.b(), b.b()))
}
