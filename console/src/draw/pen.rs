//! Drawing for screens: text, boxes, sprites and hexagons on any target.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use crate::draw::font::Font;
use crate::draw::hexagon::{Hexagon, Side};
use crate::draw::sprite::Sprite;
use crate::draw::theme::{self, PAPER};

/// A pen on a target of any kind: all that screens draw comes down to filled rectangles.
pub struct Pen<'a> {
    out: &'a mut dyn FnMut(Drawn<'_>),
    /// Rows that show, from the first to before the last: what lies above or below them need not be drawn.
    rows: (i32, i32),
}

/// Height of the tallest font.
const TALLEST: u8 = 20;

/// What a pen draws, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn<'a> {
    /// A filled rectangle.
    Fill(Rectangle, Rgb565),
    /// The rectangles up to `TextEnd` are this text.
    Text(&'a str),
    /// The text is complete.
    TextEnd,
}

impl core::fmt::Debug for Pen<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Pen")
    }
}

/// How far a text of this length runs.
pub fn text_width(font: &Font, text: &str) -> i32 {
    text.chars().count() as i32 * i32::from(font.width)
}

/// Lets `draw` draw on a target. The first error ends the drawing, and is returned.
pub fn draw_on<D: DrawTarget<Color = Rgb565>>(target: &mut D, draw: impl FnOnce(&mut Pen<'_>)) -> Result<(), D::Error> {
    let mut result = Ok(());
    trace(
        &mut |drawn| {
            if let (Drawn::Fill(area, colour), Ok(())) = (drawn, &result) {
                result = target.fill_solid(&area, colour);
            }
        },
        draw,
    );
    result
}

/// Hands everything that `draw` draws to `out`.
pub fn trace(out: &mut dyn FnMut(Drawn<'_>), draw: impl FnOnce(&mut Pen<'_>)) {
    draw(&mut Pen { out, rows: (i32::MIN, i32::MAX) });
}

impl Pen<'_> {
    /// Fills a rectangle.
    pub fn fill(&mut self, x: i32, y: i32, width: u32, height: u32, colour: Rgb565) {
        (self.out)(Drawn::Fill(Rectangle::new(Point::new(x, y), Size::new(width, height)), colour));
    }

    /// Lets `draw` draw a part of a picture: what lies in `from` comes to `corner`, and nothing else shows.
    pub fn window(&mut self, from: Rectangle, corner: Point, draw: impl FnOnce(&mut Pen<'_>)) {
        let out = &mut *self.out;
        draw(&mut Pen {
            rows: (from.top_left.y, from.top_left.y + from.size.height as i32),
            out: &mut |drawn| match drawn {
                Drawn::Fill(area, colour) => {
                    let seen = area.intersection(&from);
                    if !seen.is_zero_sized() {
                        out(Drawn::Fill(seen.translate(corner - from.top_left), colour));
                    }
                }
                other => out(other),
            },
        });
    }

    /// Whether nothing shows of what has this height and begins here.
    fn hides(&self, y: i32, height: i32) -> bool {
        y >= self.rows.1 || y + height <= self.rows.0
    }

    /// Fills everything.
    pub fn clear(&mut self, colour: Rgb565) {
        self.fill(0, 0, crate::SIDE as u32, crate::SIDE as u32, colour);
    }

    /// The outline of a rectangle, `thick` pixels inwards.
    pub fn frame(&mut self, x: i32, y: i32, width: u32, height: u32, thick: u32, colour: Rgb565) {
        let t = thick as i32;
        self.fill(x, y, width, thick, colour);
        self.fill(x, y + height as i32 - t, width, thick, colour);
        self.fill(x, y + t, thick, height - 2 * thick, colour);
        self.fill(x + width as i32 - t, y + t, thick, height - 2 * thick, colour);
    }

    /// A box with its corners cut by one pixel.
    pub fn rounded(&mut self, x: i32, y: i32, width: u32, height: u32, colour: Rgb565) {
        self.fill(x + 1, y, width - 2, 1, colour);
        self.fill(x, y + 1, width, height - 2, colour);
        self.fill(x + 1, y + height as i32 - 1, width - 2, 1, colour);
    }

    /// The outline of such a box.
    pub fn rounded_frame(&mut self, x: i32, y: i32, width: u32, height: u32, thick: u32, colour: Rgb565) {
        let t = thick as i32;
        self.fill(x + 1, y, width - 2, thick, colour);
        self.fill(x + 1, y + height as i32 - t, width - 2, thick, colour);
        self.fill(x, y + 1, thick, height - 2, colour);
        self.fill(x + width as i32 - t, y + 1, thick, height - 2, colour);
    }

    /// Draws the cursor around a box: pink with a rim of ink, outside of the box.
    pub fn cursor(&mut self, x: i32, y: i32, width: u32, height: u32) {
        self.rounded_frame(x - 3, y - 3, width + 6, height + 6, 1, theme::INK);
        self.rounded_frame(x - 2, y - 2, width + 4, height + 4, 2, theme::CURSOR);
    }

    /// Text with its upper left corner here; returns where it ends.
    pub fn text(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, text: &str) -> i32 {
        self.glyphs(x, y, font, colour, text, 1)
    }

    /// Text with every pixel drawn as a square of `scale` pixels.
    fn glyphs(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, text: &str, scale: u8) -> i32 {
        let scaled = |length: u8| i32::from(length) * i32::from(scale);
        if self.hides(y, scaled(TALLEST)) {
            return x + i32::from(scale) * text_width(font, text);
        }
        (self.out)(Drawn::Text(text));
        let mut left = x;
        for c in text.chars() {
            for stroke in font.glyph(c) {
                let (width, height) = (scaled(stroke.width) as u32, scaled(stroke.height) as u32);
                self.fill(left + scaled(stroke.x), y + scaled(stroke.y), width, height, colour);
            }
            left += scaled(font.width);
        }
        (self.out)(Drawn::TextEnd);
        left
    }

    /// Text in which some characters are signs, 13 pixels high with their paper; returns where it ends.
    pub fn text_with_signs(
        &mut self,
        x: i32,
        y: i32,
        (font, colour, paper): (&Font, Rgb565, Rgb565),
        text: &str,
        sign: impl Fn(char) -> Option<(&'static Sprite, Rgb565)>,
    ) -> i32 {
        (self.out)(Drawn::Text(text));
        let mut left = x;
        for c in text.chars() {
            if let Some((sprite, ink)) = sign(c) {
                self.sprite_on(left + 1, y + (13 - i32::from(sprite.height)) / 2, sprite, ink, paper);
                left += i32::from(sprite.width) + 3;
                continue;
            }
            for stroke in font.glyph(c) {
                let (x, y) = (left + i32::from(stroke.x), y + i32::from(stroke.y));
                self.fill(x, y, stroke.width.into(), stroke.height.into(), colour);
            }
            left += i32::from(font.width);
        }
        (self.out)(Drawn::TextEnd);
        left
    }

    /// Text that ends before `right`.
    pub fn text_right(&mut self, right: i32, y: i32, font: &Font, colour: Rgb565, text: &str) {
        self.text(right - text_width(font, text), y, font, colour, text);
    }

    /// Text around the middle `x`.
    pub fn text_centred(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, text: &str) {
        self.text(x - text_width(font, text) / 2, y, font, colour, text);
    }

    /// Text with every pixel doubled.
    pub fn text_doubled(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, text: &str) {
        self.glyphs(x, y, font, colour, text, 2);
    }

    /// A sprite with paper of its usual colour.
    pub fn sprite(&mut self, x: i32, y: i32, sprite: &Sprite, ink: Rgb565) {
        self.sprite_on(x, y, sprite, ink, PAPER);
    }

    /// A sprite with both colours given.
    pub fn sprite_on(&mut self, x: i32, y: i32, sprite: &Sprite, ink: Rgb565, paper: Rgb565) {
        if self.hides(y, i32::from(sprite.height)) {
            return;
        }
        sprite.runs(|dx, dy, length, is_ink| {
            self.fill(x + dx, y + dy, length, 1, if is_ink { ink } else { paper });
        });
    }

    /// A filled hexagon with its box's corner here, grown by `grow` pixels on every side.
    pub fn hexagon(&mut self, at: Point, hexagon: Hexagon, grow: i32, colour: Rgb565) {
        if self.hides(at.y - grow, hexagon.height + 2 * grow) {
            return;
        }
        let mut y = -grow;
        while y < hexagon.height + grow {
            let width = hexagon.row(y, grow);
            // Rows of the same width are one rectangle.
            let mut rows = 1;
            while y + rows < hexagon.height + grow && hexagon.row(y + rows, grow) == width {
                rows += 1;
            }
            self.fill(at.x + (hexagon.width - width) / 2, at.y + y, width as u32, rows as u32, colour);
            y += rows;
        }
    }

    /// A ring between two sizes of a hexagon: from `outer` pixels grown down to `inner`. Dashed: every other four rows.
    pub fn ring(&mut self, at: Point, hexagon: Hexagon, outer: i32, inner: i32, dashed: bool, colour: Rgb565) {
        if self.hides(at.y - outer, hexagon.height + 2 * outer) {
            return;
        }
        for y in -outer..hexagon.height + outer {
            if dashed && (y + 32) & 4 == 0 {
                continue;
            }
            let (wide, narrow) = (hexagon.row(y, outer), hexagon.row(y, inner));
            let left = at.x + (hexagon.width - wide) / 2;
            if narrow <= 0 {
                self.fill(left, at.y + y, wide as u32, 1, colour);
            } else {
                let thick = (wide - narrow) / 2;
                self.fill(left, at.y + y, thick as u32, 1, colour);
                self.fill(left + wide - thick, at.y + y, thick as u32, 1, colour);
            }
        }
    }

    /// One side of a hexagon, `thick` pixels inwards.
    pub fn side(&mut self, at: Point, hexagon: Hexagon, side: Side, thick: i32, colour: Rgb565) {
        if self.hides(at.y, hexagon.height) {
            return;
        }
        let slope = hexagon.slope();
        let (right, top) = match side {
            Side::Left | Side::Right => {
                let x = if side == Side::Left { 0 } else { hexagon.width - thick };
                let height = hexagon.height - 2 * slope;
                return self.fill(at.x + x, at.y + slope, thick as u32, height as u32, colour);
            }
            Side::UpperLeft => (false, true),
            Side::UpperRight => (true, true),
            Side::LowerRight => (true, false),
            Side::LowerLeft => (false, false),
        };
        // A stair of 2:1 is two pixels wide for each pixel of thickness; it ends at the middle of the row.
        for step in 0..slope + thick {
            let y = if top { step } else { hexagon.height - 1 - step };
            let width = hexagon.row(y, 0);
            let left = (hexagon.width - width) / 2;
            let inside = hexagon.row(y, -thick);
            let length = if inside <= 0 { width / 2 } else { (width - inside) / 2 };
            let x = if right { left + width - length } else { left };
            self.fill(at.x + x, at.y + y, length as u32, 1, colour);
        }
    }
}
