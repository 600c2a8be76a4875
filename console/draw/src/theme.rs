//! One palette and one set of fonts for every screen.

use embedded_graphics::pixelcolor::{Rgb565, RgbColor};

use crate::font::{self, Font};

/// Returns the colour with this RGB565 value.
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
/// Numbers that a decision depends on.
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

/// Returns a tint with dark digits.
pub const fn tint(tile: u16, lit: u16, empty: u16, sign: u16) -> Tint {
    Tint { tile: rgb(tile), lit: rgb(lit), empty: rgb(empty), sign: rgb(sign), digit: INK }
}

/// Returns a tint with light digits.
pub const fn dark(tile: u16, lit: u16, empty: u16, sign: u16) -> Tint {
    Tint { digit: TEXT, ..tint(tile, lit, empty, sign) }
}

/// Tints by [`Swatch`].
pub type Tints = [Tint; 6];

/// The six tints of a game, named after the kinds of space that Castles and the Dice Game have.
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

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;

    type Three = [f64; 3];

    /// What is seen of red, green and blue light without one kind of cones (Machado and others, 2009).
    const EYES: [(&str, [Three; 3]); 4] = [
        ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
        (
            "no red",
            [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
        ),
        (
            "no green",
            [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_82, 0.042_94, 0.968_881]],
        ),
        (
            "no blue",
            [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_9]],
        ),
    ];
    /// Light of red, green and blue as CIE XYZ, with the white point at 1.
    const XYZ: [Three; 3] = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8728]];

    fn times(matrix: [Three; 3], v: Three) -> Three {
        matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
    }

    /// Returns a colour as such eyes see it, in CIELAB.
    fn seen(eyes: [Three; 3], colour: Rgb565) -> Three {
        let parts = [(colour.r(), 31.0), (colour.g(), 63.0), (colour.b(), 31.0)].map(|(of, most)| f64::from(of) / most);
        let light = parts.map(|c| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) });
        let light = times(eyes, light).map(|c| c.clamp(0.0, 1.0));
        let [x, y, z] = times(XYZ, light).map(|t| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// Swatches of the colour-blind palette differ by 25 at least (CIE76), where 2 can be told side by side.
    #[test]
    fn the_colour_blind_palette_can_be_told_apart_by_all_eyes() {
        for (whose, eyes) in EYES {
            let seen = COLOUR_BLIND.map(|tint| seen(eyes, tint.tile));
            for (i, a) in seen.iter().enumerate() {
                for (j, b) in seen.iter().enumerate().skip(i + 1) {
                    let far = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                    assert!(far > 25.0, "{whose}: {i} and {j} differ by {far}");
                }
            }
        }
    }
}
