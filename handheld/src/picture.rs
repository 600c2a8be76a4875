//! What the panel shows.

use console::{Frame, SIDE};
use embedded_graphics::pixelcolor::raw::RawU16;
use embedded_graphics::pixelcolor::{Rgb565, RgbColor};

/// A picture of 240x240 pixels in red, green and blue of 8 bits each.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    pub(crate) pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// Creates a black picture.
    pub(crate) fn black() -> Self {
        Picture { pixels: vec![[0; 3]; SIDE * SIDE] }
    }

    /// Returns the picture of a frame.
    pub fn of(frame: &Frame) -> Self {
        Self::of_panel(frame.pixels())
    }

    /// Returns the picture of a panel's memory: rows of 16-bit colours, big endian.
    pub fn of_panel(panel: &[u16]) -> Self {
        let widen = |raw: &u16| {
            let colour = Rgb565::from(RawU16::new(raw.swap_bytes()));
            let (r, g, b) = (colour.r(), colour.g(), colour.b());
            [r << 3 | r >> 2, g << 2 | g >> 4, b << 3 | b >> 2]
        };
        Picture { pixels: panel.iter().map(widen).collect() }
    }

    /// Returns all pixels, row by row.
    pub fn pixels(&self) -> &[[u8; 3]] {
        &self.pixels
    }

    /// Returns this picture in half light, with the pixels that are different in `other` in magenta.
    pub fn contrast(&self, other: &Self) -> Self {
        let mark =
            |(here, there): (&[u8; 3], &[u8; 3])| if here == there { here.map(|c| c / 2) } else { [255, 0, 255] };
        Picture { pixels: self.pixels.iter().zip(&other.pixels).map(mark).collect() }
    }
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Picture")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_reach_from_black_to_white() {
        let panel = [0x0000, 0xffff, 0xf800, 0x07e0, 0x001f, 0x8410_u16].map(u16::swap_bytes);
        let expected = [[0, 0, 0], [255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [0x84, 0x82, 0x84]];
        assert_eq!(Picture::of_panel(&panel).pixels(), expected);
    }
}
