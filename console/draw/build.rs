//! Cuts the glyphs of the fonts into rectangles, so that text is drawn by filling rectangles only.

use std::fmt::Write as _;
use std::{env, fs, path::Path};

use embedded_graphics::image::GetPixel as _;
use embedded_graphics::mono_font::{MonoFont, iso_8859_15};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;

/// The letters beyond ASCII that German and French need, with the quotation marks of French: all are in Latin-9.
const LETTERS: &str = "ÄÖÜäöüßÀÂÆÇÉÈÊËÎÏÔŒÙÛŸàâæçéèêëîïôœùûÿ«»";

/// The fonts of the theme.
const FONTS: [(&str, &MonoFont<'static>); 7] = [
    ("FONT_6X10", &iso_8859_15::FONT_6X10),
    ("FONT_6X13", &iso_8859_15::FONT_6X13),
    ("FONT_7X13", &iso_8859_15::FONT_7X13),
    ("FONT_7X13_BOLD", &iso_8859_15::FONT_7X13_BOLD),
    ("FONT_7X14_BOLD", &iso_8859_15::FONT_7X14_BOLD),
    ("FONT_9X15_BOLD", &iso_8859_15::FONT_9X15_BOLD),
    ("FONT_10X20", &iso_8859_15::FONT_10X20),
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let file = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("fonts.rs");
    let mut letters: Vec<char> = LETTERS.chars().collect();
    letters.sort_unstable();
    let fonts: String = FONTS.iter().map(|(name, font)| tabulate(name, font, &letters)).collect();
    let count = letters.len();
    let text = format!("/// Letters beyond ASCII, in order.\nconst LETTERS: [char; {count}] = {letters:?};\n{fonts}");
    fs::write(file, text).expect("the folder for output can be written to");
}

/// Returns a font as the source of a constant.
fn tabulate(name: &str, font: &MonoFont<'_>, letters: &[char]) -> String {
    let mut strokes = String::new();
    let mut ends = String::new();
    let mut count = 0;
    for c in (' '..='~').chain(letters.iter().copied()) {
        for (x, y, width, height) in cut(&rows(font, c)) {
            write!(strokes, "Stroke {{ x: {x}, y: {y}, width: {width}, height: {height} }}, ")
                .expect("a String takes all");
            count += 1;
        }
        write!(ends, "{count}, ").expect("a String takes all");
    }
    let width = font.character_size.width;
    format!(
        "/// As embedded-graphics has it.\n\
         pub static {name}: Font = Font {{ width: {width}, ends: [{ends}], strokes: &[{strokes}] }};\n"
    )
}

/// Returns the rows of a glyph, the leftmost pixel in bit 0.
fn rows(font: &MonoFont<'_>, c: char) -> Vec<u32> {
    let Size { width, height } = font.character_size;
    let index = font.glyph_mapping.index(c) as u32;
    let per_row = font.image.size().width / width;
    let corner = Point::new((index % per_row * width) as i32, (index / per_row * height) as i32);
    let is_on = |x: u32, y: u32| font.image.pixel(corner + Point::new(x as i32, y as i32)) == Some(BinaryColor::On);
    (0..height).map(|y| (0..width).map(|x| u32::from(is_on(x, y)) << x).sum()).collect()
}

/// Returns rectangles (x, y, width, height) that cover the pixels of a glyph, each once: runs that go on in the rows
/// below.
fn cut(rows: &[u32]) -> Vec<(u32, usize, u32, usize)> {
    let mut left = rows.to_vec();
    let mut rectangles = Vec::new();
    for y in 0..left.len() {
        while left[y] != 0 {
            let x = left[y].trailing_zeros();
            let width = (left[y] >> x).trailing_ones();
            let run = ((1 << width) - 1) << x;
            let height = left[y..].iter().take_while(|&&row| row & run == run).count();
            left[y..y + height].iter_mut().for_each(|row| *row &= !run);
            rectangles.push((x, y, width, height));
        }
    }
    rectangles
}
