//! Fonts of fixed width, each glyph cut into rectangles.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

/// A font for ASCII and the other letters of German and French.
#[derive(Debug)]
pub struct Font {
    /// Width of a character in pixels.
    pub width: u8,
    /// By character, those of ASCII first: where its strokes end and those of the next begin.
    ends: [u16; Font::GLYPHS],
    strokes: &'static [Stroke],
}

/// A rectangle of a glyph or another small shape, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// Left edge.
    pub x: u8,
    /// Top edge.
    pub y: u8,
    /// Width.
    pub width: u8,
    /// Height.
    pub height: u8,
}

impl Stroke {
    /// Returns the rectangle, if the glyph's corner lies here.
    pub fn area(self, corner: Point) -> Rectangle {
        let size = Size::new(self.width.into(), self.height.into());
        Rectangle::new(corner + Point::new(self.x.into(), self.y.into()), size)
    }
}

impl Font {
    /// From the space to the tilde.
    const ASCII: usize = 95;
    const GLYPHS: usize = Self::ASCII + LETTERS.len();
    /// A space at which no line breaks, as French has it before some marks. Here it is as wide as any letter.
    const NARROW_SPACE: char = '\u{202f}';

    /// Returns whether it has a character.
    pub fn has(c: char) -> bool {
        Self::index(c).is_some()
    }

    /// Returns the strokes of a character; those of the question mark if the font does not have it.
    pub fn glyph(&self, c: char) -> &'static [Stroke] {
        const UNKNOWN: usize = '?' as usize - ' ' as usize;
        let index = Self::index(c).unwrap_or(UNKNOWN);
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.strokes[start.into()..self.ends[index].into()]
    }

    /// Returns the place of a character in the font.
    fn index(c: char) -> Option<usize> {
        match c {
            ' '..='~' => Some(c as usize - ' ' as usize),
            Self::NARROW_SPACE => Some(0),
            _ => LETTERS.binary_search(&c).ok().map(|index| Self::ASCII + index),
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/fonts.rs"));

/// Returns how many letters a text has: all are of the same width.
pub fn letters(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use embedded_graphics::image::GetPixel as _;
    use embedded_graphics::mono_font::{MonoFont, iso_8859_15};
    use embedded_graphics::pixelcolor::BinaryColor;
    use embedded_graphics::prelude::*;

    use super::*;

    #[test]
    fn strokes_cover_the_pixels_of_every_glyph_once() {
        for (font, original) in [
            (&FONT_6X10, &iso_8859_15::FONT_6X10),
            (&FONT_6X13, &iso_8859_15::FONT_6X13),
            (&FONT_7X13, &iso_8859_15::FONT_7X13),
            (&FONT_7X13_BOLD, &iso_8859_15::FONT_7X13_BOLD),
            (&FONT_7X14_BOLD, &iso_8859_15::FONT_7X14_BOLD),
            (&FONT_9X15_BOLD, &iso_8859_15::FONT_9X15_BOLD),
            (&FONT_10X20, &iso_8859_15::FONT_10X20),
        ] {
            assert_eq!(original.character_size.width, font.width.into());
            for c in (' '..='~').chain(LETTERS) {
                for y in 0..original.character_size.height as u8 {
                    for x in 0..font.width {
                        let covers = |stroke: &&Stroke| {
                            (stroke.x..stroke.x + stroke.width).contains(&x)
                                && (stroke.y..stroke.y + stroke.height).contains(&y)
                        };
                        let strokes = font.glyph(c).iter().filter(covers).count();
                        assert_eq!(strokes, usize::from(is_on(original, c, x, y)), "{c:?} at {x}, {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn an_unknown_character_is_a_question_mark() {
        for unknown in ['ñ', '\u{a0}', '\n', '€'] {
            assert_eq!(FONT_7X13.glyph(unknown).as_ptr(), FONT_7X13.glyph('?').as_ptr(), "{unknown:?}");
        }
    }

    #[test]
    fn every_letter_of_german_and_french_is_there() {
        let letters = "äöüßÄÖÜéèêëàâçîïôœùûüÿæÉÈÊËÀÂÇÎÏÔŒÙÛÜŸÆ«»\u{202f}";
        assert!(letters.chars().all(Font::has));
        assert_eq!(FONT_7X13.glyph('\u{202f}'), []);
        for (i, letter) in LETTERS.iter().enumerate() {
            for other in LETTERS[..i].iter().chain(&['?']) {
                assert_ne!(FONT_6X10.glyph(*letter), FONT_6X10.glyph(*other), "{letter} and {other} look the same");
            }
        }
    }

    fn is_on(font: &MonoFont<'_>, c: char, x: u8, y: u8) -> bool {
        let size = font.character_size;
        let index = font.glyph_mapping.index(c) as u32;
        let per_row = font.image.size().width / size.width;
        let corner = Point::new((index % per_row * size.width) as i32, (index / per_row * size.height) as i32);
        font.image.pixel(corner + Point::new(x.into(), y.into())) == Some(BinaryColor::On)
    }
}
