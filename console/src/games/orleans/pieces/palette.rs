//! The colours of Orléans. The same palette serves colour-blind eyes: the kinds differ mainly in lightness, and each
//! has its sign.

use draw::theme::{Tint, Tints, dark, rgb, tint};
use embedded_graphics::pixelcolor::Rgb565;

/// Followers by kind.
pub const KINDS: [Tint; 7] = [
    tint(0x85cf, 0x538a, 0x42c9, 0xb694),
    tint(0x3bff, 0x2a93, 0x2a0f, 0x855e),
    dark(0xa2e3, 0x6204, 0x49a4, 0xc4ad),
    dark(0x718f, 0x494a, 0x3929, 0xa3f4),
    dark(0x7022, 0x4883, 0x38a4, 0xa30c),
    tint(0xc69c, 0x73f1, 0x5b0e, 0xdefc),
    tint(0xff64, 0x9464, 0x7365, 0xff8d),
];

/// A space for anybody.
pub const ANYBODY: Tint = tint(0x8c92, 0x5aec, 0x424a, 0xb5d6);

/// Goods by type; each shows its value too.
pub const GOODS: [Tint; 5] = [
    tint(0xfe69, 0x9404, 0x7365, 0xff8d),
    tint(0xdae1, 0x79a2, 0x6983, 0xe46b),
    dark(0x908a, 0x4883, 0x38a4, 0xa30c),
    tint(0xdedb, 0x73f1, 0x5b0e, 0xdefc),
    tint(0x2cd2, 0x1a12, 0x19d0, 0x751e),
];

/// Coins.
pub const COIN: Rgb565 = rgb(0xfe08);
/// Roads.
pub const ROAD: Rgb565 = rgb(0x8b88);
/// Waterways.
pub const WATER: Rgb565 = rgb(0x2c7a);
/// What would lose the game.
pub const ALARM: Rgb565 = rgb(0xb0c4);
/// Technology.
pub const STEEL: Rgb565 = rgb(0x52ac);

/// For help and lists: knights, places, boatmen, farmers, monks, craftsmen and traders.
pub const TINTS: Tints = [KINDS[4], KINDS[5], KINDS[1], KINDS[0], KINDS[6], KINDS[2]];
