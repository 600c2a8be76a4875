//! What the window shows: the picture, and a strip below it.

use std::convert::Infallible;

use console::SIDE;
use embedded_graphics::mono_font::{MonoTextStyle, ascii::FONT_6X10};
use embedded_graphics::pixelcolor::{IntoStorage, Rgb888};
use embedded_graphics::prelude::*;
use embedded_graphics::text::{Alignment, Baseline, Text, TextStyleBuilder};
use handheld::Picture;

/// Height of the strip.
const STRIP: usize = 14;
const STRIP_COLOUR: u32 = 0x10_1418;
const LEGEND_COLOUR: Rgb888 = Rgb888::new(0x90, 0x98, 0xa0);

/// Pixels of the console's size, and the window's pixels that are made of them.
pub struct Canvas {
    scale: usize,
    small: Vec<u32>,
    large: Vec<u32>,
}

impl Canvas {
    /// Returns a canvas whose pixels are squares of `scale`.
    pub fn new(scale: usize) -> Self {
        let size = SIDE * (SIDE + STRIP);
        Canvas { scale, small: vec![STRIP_COLOUR; size], large: vec![0; size * scale * scale] }
    }

    /// Returns the width in pixels of the window.
    pub fn width(&self) -> usize {
        SIDE * self.scale
    }

    /// Returns the height in pixels of the window.
    pub fn height(&self) -> usize {
        (SIDE + STRIP) * self.scale
    }

    /// Returns the window's pixels, row by row.
    pub fn pixels(&self) -> &[u32] {
        &self.large
    }

    /// Shows `picture` under a light of `light` per cent, with `legend` below.
    pub fn paint(&mut self, picture: &Picture, light: u32, legend: &str) {
        for (small, rgb) in self.small.iter_mut().zip(picture.pixels()) {
            let [r, g, b] = rgb.map(|part| u32::from(part) * light / 100);
            *small = r << 16 | g << 8 | b;
        }
        self.small[SIDE * SIDE..].fill(STRIP_COLOUR);
        let at = Point::new(SIDE as i32 / 2, SIDE as i32 + STRIP as i32 / 2);
        let place = TextStyleBuilder::new().alignment(Alignment::Center).baseline(Baseline::Middle).build();
        let style = MonoTextStyle::new(&FONT_6X10, LEGEND_COLOUR);
        let Ok(_) = Text::with_text_style(legend, at, style, place).draw(self);
        self.enlarge();
    }

    fn enlarge(&mut self) {
        let width = self.width();
        for (small, large) in self.small.chunks_exact(SIDE).zip(self.large.chunks_exact_mut(width * self.scale)) {
            let (first, others) = large.split_at_mut(width);
            for (pixel, square) in small.iter().zip(first.chunks_exact_mut(self.scale)) {
                square.fill(*pixel);
            }
            others.chunks_exact_mut(width).for_each(|row| row.copy_from_slice(first));
        }
    }
}

impl OriginDimensions for Canvas {
    fn size(&self) -> Size {
        Size::new(SIDE as u32, (SIDE + STRIP) as u32)
    }
}

impl DrawTarget for Canvas {
    type Color = Rgb888;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb888>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(at, colour) in pixels {
            if self.bounding_box().contains(at) {
                self.small[at.y as usize * SIDE + at.x as usize] = colour.into_storage();
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use handheld::{Flash, Handheld, Host};

    #[test]
    fn each_pixel_becomes_a_square() {
        let picture = Handheld::new(Host::TEST, Flash::blank()).picture();
        let mut canvas = Canvas::new(3);
        canvas.paint(&picture, 100, "A");
        assert_eq!(canvas.pixels().len(), canvas.width() * canvas.height());
        for (at, pixel) in canvas.pixels().iter().enumerate().step_by(7) {
            let (x, y) = (at % canvas.width() / 3, at / canvas.width() / 3);
            if let Some([r, g, b]) = picture.pixels().get(y * SIDE + x) {
                assert_eq!(*pixel, u32::from_be_bytes([0, *r, *g, *b]));
            }
        }
        assert!(canvas.pixels().contains(&LEGEND_COLOUR.into_storage()));
    }

    #[test]
    fn a_sleeping_panel_is_black() {
        let mut canvas = Canvas::new(1);
        canvas.paint(&Handheld::new(Host::TEST, Flash::blank()).picture(), 0, "");
        assert_eq!(canvas.pixels()[..SIDE * SIDE], [0; SIDE * SIDE]);
    }
}
