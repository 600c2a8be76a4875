//! Drawing for screens: text, boxes, sprites and hexagons on any target.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use heapless::Vec;
use texts::{Language, Line, Message};

use crate::font::{Font, Stroke, letters};
use crate::frame::SIDE;
use crate::hexagon::{Hexagon, Side};
use crate::sprite::Sprite;
use crate::theme::{self, PAPER};

/// A pen on a target of any kind: all that screens draw comes down to filled rectangles.
pub struct Pen<'a> {
    out: &'a mut dyn Surface,
    /// Rows that show, from the first to before the last: what lies above or below them need not be drawn.
    rows: (i32, i32),
    /// The language that it writes.
    pub language: Language,
}

/// Every row shows.
const ALL: (i32, i32) = (i32::MIN, i32::MAX);

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
    /// The rectangles up to `IconEnd` are this sprite.
    Icon(&'a Sprite),
    /// The sprite is complete.
    IconEnd,
    /// The next rectangles mean this.
    Sign(Sign),
}

/// What is drawn without a sprite, and means something alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// The shape of the player of this seat, counted from 0.
    Seat(u8),
    /// A die with this many pips up.
    Die(u8),
}

/// What a pen draws on.
trait Surface {
    fn draw(&mut self, drawn: Drawn<'_>);

    /// Draws rectangles of one colour, from this corner on: a letter, a hexagon.
    fn strokes(&mut self, corner: Point, strokes: &[Stroke], colour: Rgb565) {
        strokes.iter().for_each(|stroke| self.draw(Drawn::Fill(stroke.area(corner), colour)));
    }
}

impl<F: FnMut(Drawn<'_>)> Surface for F {
    fn draw(&mut self, drawn: Drawn<'_>) {
        self(drawn);
    }
}

/// A target, and its first error.
struct Target<'a, D: DrawTarget>(&'a mut D, Result<(), D::Error>);

impl<D: DrawTarget<Color = Rgb565>> Surface for Target<'_, D> {
    fn draw(&mut self, drawn: Drawn<'_>) {
        if let (Drawn::Fill(area, colour), Ok(())) = (drawn, &self.1) {
            self.1 = self.0.fill_solid(&area, colour);
        }
    }

    /// Draws them in one call: of the thousands of rectangles of a picture, nearly all are strokes.
    fn strokes(&mut self, corner: Point, strokes: &[Stroke], colour: Rgb565) {
        for stroke in strokes {
            if self.1.is_ok() {
                self.1 = self.0.fill_solid(&stroke.area(corner), colour);
            }
        }
    }
}

/// Gathers strokes of one colour, to hand them over together.
struct Batch<'a> {
    out: &'a mut dyn Surface,
    corner: Point,
    colour: Rgb565,
    strokes: Vec<Stroke, 32>,
}

impl Batch<'_> {
    /// Adds a rectangle, from the corner on.
    fn add(&mut self, x: i32, y: i32, width: i32, height: i32) {
        if self.strokes.is_full() {
            self.flush();
        }
        let stroke = Stroke { x: x as u8, y: y as u8, width: width as u8, height: height as u8 };
        // There is room: the batch was emptied just now.
        let _ = self.strokes.push(stroke);
    }

    fn flush(&mut self) {
        if !self.strokes.is_empty() {
            self.out.strokes(self.corner, &self.strokes, self.colour);
            self.strokes.clear();
        }
    }
}

impl core::fmt::Debug for Pen<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Pen")
    }
}

/// Returns the width of a text in pixels.
pub fn text_width(font: &Font, text: &str) -> i32 {
    letters(text) as i32 * i32::from(font.width)
}

/// Lets `draw` draw on a target. The first error ends the drawing, and is returned.
pub fn draw_on<D: DrawTarget<Color = Rgb565>>(target: &mut D, draw: impl FnOnce(&mut Pen<'_>)) -> Result<(), D::Error> {
    let mut target = Target(target, Ok(()));
    draw(&mut Pen { out: &mut target, rows: ALL, language: Language::default() });
    target.1
}

/// Hands everything that `draw` draws to `out`.
pub fn trace(out: &mut dyn FnMut(Drawn<'_>), draw: impl FnOnce(&mut Pen<'_>)) {
    draw(&mut Pen { out: &mut |drawn: Drawn<'_>| out(drawn), rows: ALL, language: Language::default() });
}

impl Pen<'_> {
    /// Fills a rectangle.
    pub fn fill(&mut self, x: i32, y: i32, width: u32, height: u32, colour: Rgb565) {
        self.out.draw(Drawn::Fill(Rectangle::new(Point::new(x, y), Size::new(width, height)), colour));
    }

    /// Fills the rectangles that `shape` adds, each at most 255 pixels from this corner.
    fn batch(&mut self, corner: Point, colour: Rgb565, shape: impl FnOnce(&mut Batch<'_>)) {
        let mut batch = Batch { out: self.out, corner, colour, strokes: Vec::new() };
        shape(&mut batch);
        batch.flush();
    }

    /// Lets `draw` draw a part of a picture: what lies in `from` comes to `corner`, and nothing else shows.
    pub fn window(&mut self, from: Rectangle, corner: Point, draw: impl FnOnce(&mut Pen<'_>)) {
        let out = &mut *self.out;
        draw(&mut Pen {
            language: self.language,
            rows: (from.top_left.y, from.top_left.y + from.size.height as i32),
            out: &mut |drawn: Drawn<'_>| match drawn {
                Drawn::Fill(area, colour) => {
                    let seen = area.intersection(&from);
                    if !seen.is_zero_sized() {
                        out.draw(Drawn::Fill(seen.translate(corner - from.top_left), colour));
                    }
                }
                other => out.draw(other),
            },
        });
    }

    /// Returns whether nothing shows of what has this height and begins here.
    fn hides(&self, y: i32, height: i32) -> bool {
        y >= self.rows.1 || y + height <= self.rows.0
    }

    /// Says what the next rectangles mean.
    pub fn sign(&mut self, sign: Sign) {
        self.out.draw(Drawn::Sign(sign));
    }

    /// Fills everything.
    pub fn clear(&mut self, colour: Rgb565) {
        self.fill(0, 0, SIDE as u32, SIDE as u32, colour);
    }

    /// Draws the outline of a rectangle, `thick` pixels inwards.
    pub fn frame(&mut self, x: i32, y: i32, width: u32, height: u32, thick: u32, colour: Rgb565) {
        let t = thick as i32;
        self.fill(x, y, width, thick, colour);
        self.fill(x, y + height as i32 - t, width, thick, colour);
        self.fill(x, y + t, thick, height - 2 * thick, colour);
        self.fill(x + width as i32 - t, y + t, thick, height - 2 * thick, colour);
    }

    /// Draws a box with its corners cut by one pixel.
    pub fn rounded(&mut self, x: i32, y: i32, width: u32, height: u32, colour: Rgb565) {
        self.fill(x + 1, y, width - 2, 1, colour);
        self.fill(x, y + 1, width, height - 2, colour);
        self.fill(x + 1, y + height as i32 - 1, width - 2, 1, colour);
    }

    /// Draws the outline of such a box.
    pub fn rounded_frame(&mut self, x: i32, y: i32, width: u32, height: u32, thick: u32, colour: Rgb565) {
        let t = thick as i32;
        self.fill(x + 1, y, width - 2, thick, colour);
        self.fill(x + 1, y + height as i32 - t, width - 2, thick, colour);
        self.fill(x, y + 1, thick, height - 2, colour);
        self.fill(x + width as i32 - t, y + 1, thick, height - 2, colour);
    }

    /// Draws the cursor around a box: pink between two rims of ink, so that it shows beside any colour. The inner rim is
    /// the edge of the box itself.
    pub fn cursor(&mut self, x: i32, y: i32, width: u32, height: u32) {
        self.rounded_frame(x - 3, y - 3, width + 6, height + 6, 2, theme::INK);
        self.rounded_frame(x - 2, y - 2, width + 4, height + 4, 2, theme::CURSOR);
        self.frame(x, y, width, height, 1, theme::INK);
    }

    /// Draws text with its upper left corner here; returns where it ends.
    pub fn text(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, text: &str) -> i32 {
        self.glyphs(x, y, font, colour, text, 1)
    }

    /// Draws text, each pixel of it as a square of `scale` pixels.
    fn glyphs(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, text: &str, scale: u8) -> i32 {
        let scaled = |length: u8| i32::from(length) * i32::from(scale);
        if self.hides(y, scaled(TALLEST)) {
            return x + i32::from(scale) * text_width(font, text);
        }
        self.out.draw(Drawn::Text(text));
        let mut left = x;
        for c in text.chars() {
            if scale == 1 {
                self.out.strokes(Point::new(left, y), font.glyph(c), colour);
            } else {
                self.batch(Point::new(left, y), colour, |batch| {
                    for stroke in font.glyph(c) {
                        batch.add(scaled(stroke.x), scaled(stroke.y), scaled(stroke.width), scaled(stroke.height));
                    }
                });
            }
            left += scaled(font.width);
        }
        self.out.draw(Drawn::TextEnd);
        left
    }

    /// Draws text in which some characters are signs, 13 pixels high with their paper; returns where it ends.
    pub fn text_with_signs(
        &mut self,
        x: i32,
        y: i32,
        (font, colour, paper): (&Font, Rgb565, Rgb565),
        text: &str,
        sign: impl Fn(char) -> Option<(&'static Sprite, Rgb565)>,
    ) -> i32 {
        self.out.draw(Drawn::Text(text));
        let mut left = x;
        for c in text.chars() {
            if let Some((sprite, ink)) = sign(c) {
                self.sprite_on(left + 1, y + (13 - i32::from(sprite.height)) / 2, sprite, ink, paper);
                left += i32::from(sprite.width) + 3;
                continue;
            }
            self.out.strokes(Point::new(left, y), font.glyph(c), colour);
            left += i32::from(font.width);
        }
        self.out.draw(Drawn::TextEnd);
        left
    }

    /// Draws text that ends before `right`.
    pub fn text_right(&mut self, right: i32, y: i32, font: &Font, colour: Rgb565, text: &str) {
        self.text(right - text_width(font, text), y, font, colour, text);
    }

    /// Returns a message in the language of the pen.
    pub fn line<'m>(&self, message: impl Into<Message<'m>>) -> Line {
        message.into().line(self.language)
    }

    /// Draws a message, as [`text`](Self::text) does. Returns where it ends.
    pub fn say<'m>(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, message: impl Into<Message<'m>>) -> i32 {
        let line = self.line(message);
        self.text(x, y, font, colour, &line)
    }

    /// Draws a message that ends at `right`.
    pub fn say_right<'m>(&mut self, right: i32, y: i32, font: &Font, colour: Rgb565, message: impl Into<Message<'m>>) {
        let line = self.line(message);
        self.text_right(right, y, font, colour, &line);
    }

    /// Draws a message around the middle `x`.
    pub fn say_centred<'m>(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, message: impl Into<Message<'m>>) {
        let line = self.line(message);
        self.text_centred(x, y, font, colour, &line);
    }

    /// Draws text around the middle `x`.
    pub fn text_centred(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, text: &str) {
        self.text(x - text_width(font, text) / 2, y, font, colour, text);
    }

    /// Draws text with every pixel doubled.
    pub fn text_doubled(&mut self, x: i32, y: i32, font: &Font, colour: Rgb565, text: &str) {
        self.glyphs(x, y, font, colour, text, 2);
    }

    /// Draws a sprite with paper of its usual colour.
    pub fn sprite(&mut self, x: i32, y: i32, sprite: &Sprite, ink: Rgb565) {
        self.sprite_on(x, y, sprite, ink, PAPER);
    }

    /// Draws a sprite with both colours given.
    pub fn sprite_on(&mut self, x: i32, y: i32, sprite: &Sprite, ink: Rgb565, paper: Rgb565) {
        if self.hides(y, i32::from(sprite.height)) {
            return;
        }
        self.out.draw(Drawn::Icon(sprite));
        for (strokes, colour) in [(sprite.paper, paper), (sprite.ink, ink)] {
            self.out.strokes(Point::new(x, y), strokes, colour);
        }
        self.out.draw(Drawn::IconEnd);
    }

    /// Draws a filled hexagon with its box's corner here, grown by `grow` pixels on every side.
    pub fn hexagon(&mut self, at: Point, hexagon: Hexagon, grow: i32, colour: Rgb565) {
        if self.hides(at.y - grow, hexagon.height + 2 * grow) {
            return;
        }
        let (width, height) = (hexagon.width + 2 * grow, hexagon.height + 2 * grow);
        self.batch(at - Point::new(grow, grow), colour, |batch| {
            // The rows of a slope are narrower than those between the slopes.
            let slope = (width - 1) / 4;
            for row in 0..slope {
                let wide = 4 + 4 * row;
                batch.add((width - wide) / 2, row, wide, 1);
                batch.add((width - wide) / 2, height - 1 - row, wide, 1);
            }
            batch.add(0, slope, width, height - 2 * slope);
        });
    }

    /// Draws a ring between two sizes of a hexagon: from `outer` pixels grown down to `inner`. Dashed: every other four
    /// rows.
    pub fn ring(&mut self, at: Point, hexagon: Hexagon, outer: i32, inner: i32, dashed: bool, colour: Rgb565) {
        if self.hides(at.y - outer, hexagon.height + 2 * outer) {
            return;
        }
        // Equal rows are one rectangle on either side.
        let row = |y: i32| (dashed && (y + 32) & 4 == 0, hexagon.row(y, outer), hexagon.row(y, inner));
        let end = hexagon.height + outer;
        self.batch(at - Point::new(outer, outer), colour, |batch| {
            let mut y = -outer;
            while y < end {
                let (gap, wide, narrow) = row(y);
                let start = y;
                while y < end && row(y) == (gap, wide, narrow) {
                    y += 1;
                }
                let (left, top, rows) = (outer + (hexagon.width - wide) / 2, outer + start, y - start);
                if gap {
                    continue;
                }
                if narrow <= 0 {
                    batch.add(left, top, wide, rows);
                } else {
                    let thick = (wide - narrow) / 2;
                    batch.add(left, top, thick, rows);
                    batch.add(left + wide - thick, top, thick, rows);
                }
            }
        });
    }

    /// Draws one side of a hexagon, `thick` pixels inwards.
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
        // A stair of 2:1 from near the middle of the first row outwards; what lies inside of it begins some rows later.
        let middle = hexagon.width / 2;
        let stair = |step: i32| middle - 2 - 2 * step;
        let mut strokes = [Stroke { x: 0, y: 0, width: 0, height: 1 }; 24];
        let mut drawn = 0;
        for (step, stroke) in (0..slope + thick).zip(&mut strokes) {
            let outer = stair(step).max(0);
            let inner = if step < thick { middle } else { stair(step - thick).max(thick) };
            stroke.x = if right { hexagon.width - inner } else { outer } as u8;
            stroke.y = if top { step } else { hexagon.height - 1 - step } as u8;
            stroke.width = (inner - outer) as u8;
            drawn += 1;
        }
        self.out.strokes(at, &strokes[..drawn], colour);
    }
}
