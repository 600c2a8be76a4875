//! The colours of Castles.

use draw::theme::{QUIET, Tint, Tints, dark, rgb, tint};
use embedded_graphics::pixelcolor::Rgb565;

/// By kind of space.
pub const TINTS: Tints = [
    dark(0x12e8, 0x1207, 0x19c6, 0x74f1),
    tint(0x9d15, 0x632e, 0x52ac, 0xbdf8),
    tint(0x1b1d, 0x1a12, 0x19d0, 0x751e),
    tint(0x7e6f, 0x4bea, 0x4349, 0xa6f4),
    tint(0xff26, 0x9445, 0x7ba5, 0xff49),
    tint(0xb367, 0x6a46, 0x5a06, 0xccef),
];

/// Goods of types 1 to 6; each shows its digit too.
pub const GOODS: [Rgb565; 6] = [rgb(0x3616), rgb(0x9afc), rgb(0xfc78), rgb(0xea46), rgb(0x9b48), rgb(0xfce3)];

/// Tiles that lie face down, and not in an estate.
pub const BLACK: Tint = Tint { digit: QUIET, ..dark(0x0000, 0x0000, 0x0000, 0x8410) };

/// Inns that do not lie in an estate: no kind of space has this colour.
pub const INN: Tint = tint(0xdef7, 0x8c51, 0x8c51, 0xdef7);
